/** The key to the symbols of a game, in its `signs.ts`: every sign of its table in groups. */
import type { KeyGroup } from '../lib/game'

const files = import.meta.glob<KeyGroup[]>('../games/*/signs.ts', { import: 'default' })

/** Loads the key of a game, where there is one. */
export function signsOf(game: string): (() => Promise<KeyGroup[]>) | undefined {
  return files[`../games/${game}/signs.ts`]
}
