/** Figures as people write them in the language of the moment: a true minus, ± behind the value. */
import { text } from '../lib/text.svelte'

/** A value, and how far it may be from the truth in nine cases of ten. */
export interface Measured {
  value: number
  within: number
}

function digits(value: number, places: number): string {
  const format = new Intl.NumberFormat(text.language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
  return format.format(value).replace('-', '−')
}

/** A number with so many places behind the point. */
export function number(value: number, places = 1): string {
  const shown = digits(value, places)
  return shown === digits(-0, places) ? digits(0, places) : shown
}

/** The same with its sign, which nothing has not. */
export function signed(value: number, places = 1): string {
  const shown = number(value, places)
  return shown === number(0, places) || shown.startsWith('−') ? shown : `+${shown}`
}

/** A chance between 0 and 1, in hundredths. */
export function chance(value: number, places = 0): string {
  return number(100 * value, places)
}

/** How far a value may be from the truth; nothing where that is less than it shows. */
export function within(value: number, places = 1): string {
  const shown = number(value, places)
  return shown === number(0, places) ? '' : `±${shown}`
}
