/** A department's effect as a row of symbols and a few letters. */
import type { IconName } from './icons'
import { layout } from './gains'
import type { Department, Effect } from './components'
import type { Gain } from './view.gen'
import type { Table } from './words'

export type Token =
  { gain: Gain; width: number } | { icon: IconName; width: number } | { text: string; width: number }

const gain = (of: Gain): Token => ({ gain: of, width: layout(of, 2).width })
const icon = (name: IconName, width = 14): Token => ({ icon: name, width })

function one(table: Table, effect: Effect, words: (text: string) => Token, suitcase: boolean): Token[] {
  const tokens: Token[] = []
  if (effect.mission && suitcase) tokens.push(icon('suitcase'))
  if (effect.times) tokens.push(words(`≤${effect.times}`))
  if (effect.pay) tokens.push(gain(effect.pay), words('→'))
  if (effect.do === 'donation') tokens.push(icon('receive-money', 15))
  if (effect.do && effect.do !== 'region') tokens.push(words(table.text(`car-short-${effect.do}`)))
  if (effect.gain) tokens.push(gain(effect.gain))
  if (effect.instead) tokens.push(words('/'), gain(effect.instead))
  if (effect.per || effect.do === 'region')
    tokens.push(words(table.text(`car-short-per-${effect.per ?? 'region'}`)))
  return tokens
}

/** The symbols of all ways to use a department; `measure` says how wide letters are. */
export function tokensOf(
  table: Table,
  department: Department,
  id: string,
  measure: (text: string) => number,
): Token[] {
  const words = (text: string): Token => ({ text, width: measure(text) })
  if (department.ongoing) {
    const short = words(table.text(`car-short-${department.ongoing}`))
    return department.ongoing === 'cheap_donations' ? [icon('receive-money', 15), short] : [short]
  }
  if (department.final) return [words(table.text(`car-short-final-${id}`))]
  const always = department.effects.every((effect) => effect.mission)
  return department.effects.flatMap((effect, i) => [
    ...(i ? [words('/')] : []),
    ...one(table, effect, words, !always || i === 0),
  ])
}
