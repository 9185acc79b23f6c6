/** Which variants a table of so many seats may choose, and what their names say. */
import type { GameJson } from '../lib/protocol.gen'

export function fitting(game: GameJson, seats: number): string[] {
  return game.variants.filter((variant) => game.fits[variant]?.includes(seats) ?? true)
}

/** "Andrew: easy" as what it is about and what is chosen of it; the first is empty in a name that is not of that shape. */
export function parts(name: string): [string, string] {
  const [, head = '', tail = name] = /^(.+?)\s*[:：]\s*(.+)$/.exec(name) ?? []
  return [head, tail.charAt(0).toUpperCase() + tail.slice(1)]
}
