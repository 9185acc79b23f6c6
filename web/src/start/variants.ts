/** Which variants a table of so many seats may choose, and what their names say. */
import type { GameJson } from '../lib/protocol.gen'

/** The only number of seats that knows a variant, where it is one. */
const ONLY: Partial<Record<string, Record<string, number>>> = {
  carnegie: { 'andrew-easy': 1, 'andrew-normal': 1, 'andrew-difficult': 1, 'andrew-expert': 1 },
  yokohama: { neutral_assistants: 2, neutral_technology: 2 },
}

/** The level of a rival without a seat, if nobody chooses another. */
export const STANDARD: Partial<Record<string, string>> = { carnegie: 'andrew-normal' }

export function fitting(game: GameJson, seats: number): string[] {
  return game.variants.filter((variant) => (ONLY[game.key]?.[variant] ?? seats) === seats)
}

/** "Andrew: easy" as what it is about and what is chosen of it; the first is empty in a name that is not of that shape. */
export function parts(name: string): [string, string] {
  const [, head = '', tail = name] = /^(.+?)\s*[:：]\s*(.+)$/.exec(name) ?? []
  return [head, tail.charAt(0).toUpperCase() + tail.slice(1)]
}
