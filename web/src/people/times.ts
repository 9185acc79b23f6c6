/** Times as people say them. */
import type { ListedTable } from '../lib/protocol.gen'
import { text } from '../lib/text.svelte'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** Figures and their units, which Japanese writes without a space. */
const close = (words: string) =>
  text.language === 'ja' ? words.replaceAll(/(?<=\d) (?=\p{L})/gu, '') : words

/** How long ago something was. */
export function since(then: string): string {
  const passed = Date.now() - Date.parse(then)
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['second', Infinity]
  const words = new Intl.RelativeTimeFormat(text.language, { numeric: 'auto' })
  return close(words.format(-Math.floor(passed / length), unit))
}

export const minutesSince = (then: string): number => Math.floor((Date.now() - Date.parse(then)) / 60_000)

/** A date: of a game its day, of a beginning its month. */
export function dateOf(then: string, what: 'day' | 'month'): string {
  const style: Intl.DateTimeFormatOptions =
    what === 'day' ? { day: 'numeric', month: 'short' } : { month: 'long', year: 'numeric' }
  return new Intl.DateTimeFormat(text.dates, style).format(new Date(then))
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function unit(value: number, name: 'day' | 'hour' | 'minute' | 'second'): string {
  const words = { style: 'unit', unit: name, unitDisplay: name === 'day' ? 'long' : 'short' } as const
  return close(new Intl.NumberFormat(text.language, words).format(value))
}

/** A stretch of time, as long as there is time to read it: days and hours, hours, or minutes and seconds. */
export function stretch(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  if (left >= 2 * DAY)
    return `${unit(Math.floor(left / DAY), 'day')} ${unit(Math.floor((left % DAY) / HOUR), 'hour')}`
  if (left >= 2 * HOUR) return unit(Math.floor(left / HOUR), 'hour')
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`
}

/** The rule of a clock in short: 20 min + 15 sec, or 3 days. */
export function ruleOf(clock: ListedTable['clock']): string {
  if (!clock) return ''
  if (clock.kind === 'days') return unit(clock.days, 'day')
  const bank = unit(Math.round(clock.bank / MINUTE), 'minute')
  return clock.increment ? `${bank} + ${unit(clock.increment, 'second')}` : bank
}

/** Seconds from now until a moment. */
export function secondsTo(until: string, now: number): number {
  return (Date.parse(until) - now) / 1000
}
