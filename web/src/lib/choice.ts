/** What the choice of the moment is about, at any table: read from the decision, its options and the pointer. */
import { applied } from './changes'
import type { TableContext } from './game'

/** True if this page is being asked a question of one of these kinds; of any kind if none is named. */
export function asked(table: TableContext<unknown>, ...kinds: string[]): boolean {
  return table.options.size > 0 && (!kinds.length || kinds.includes(table.decision?.kind ?? ''))
}

/** The names of what the questions of a game say, and what one of them may be. */
type Named<Questions> = { [Kind in keyof Questions]: keyof Questions[Kind] }[keyof Questions] & string
type Said<Questions, Name extends string> = {
  [Kind in keyof Questions]: Questions[Kind] extends Record<Name, infer Value> ? Value : never
}[keyof Questions]

/** Reads what the question is about: a number, a word, or the id of a component, as the game's questions say. */
export const reader =
  <Questions>() =>
  <Name extends Named<Questions>>(table: TableContext<unknown>, name: Name): Said<Questions, Name> | null =>
    read(table, name) as Said<Questions, Name> | null

function read(table: TableContext<unknown>, name: string): string | number | null {
  const value = table.decision?.ask.args[name]
  if (typeof value === 'number' || typeof value === 'string') return value
  return value && 'ref' in value ? (value.ref ?? null) : null
}

/** The option under the pointer or the focus, in its parts: ["take", "2", "red"]. */
export function pointed(table: TableContext<unknown>): string[] {
  return table.hovered !== null && table.options.has(table.hovered) ? table.hovered.split(':') : []
}

/** The table as this page would see it after an option, whether or not it is under the pointer. */
export function afterwards<View>(table: TableContext<View>, id: string): View | null {
  const option = table.options.get(id)
  return option ? applied(table.view, option.changes) : null
}

/** What the game itself says of an option: of the one under the pointer, or of another. */
export function previewOf<Preview>(table: TableContext<unknown>, id = table.hovered): Preview | null {
  return id === null ? null : ((table.options.get(id)?.preview ?? null) as Preview | null)
}

/** A change: "+2", "−1", "±0". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
