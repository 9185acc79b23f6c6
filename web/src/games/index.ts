import type { GameModule } from '../lib/game'

/** What the games draw themselves, loaded when a table needs it. */
const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const boards = import.meta.glob('./*/Board.svelte')

/** The games with a board of their own. */
export const DRAWN = Object.keys(boards).map((path) => path.split('/')[1]!)

/** What a game draws itself: nothing, if it leaves all of it to the board for any game. */
export async function moduleOf(game: string): Promise<GameModule> {
  return (await modules[`./${game}/index.ts`]?.())?.default ?? {}
}
