/** How a table lies in its window, and what of it a game draws itself. */
import AnyBoard from '../generic/Board.svelte'
import AnyMine from '../generic/Mine.svelte'
import AnyPhone from '../generic/Phone.svelte'
import type { GameModule, Layout, PhoneTab } from '../lib/game'

const PHONE = 640
/** A window as wide as this has a side panel. */
export const SIDE = 1300
/** A window lower than this has no room for what stands below the log. */
export const LOW = 800

export function layoutOf(width: number, height: number): Layout {
  if (width <= PHONE) return 'phone'
  return width < SIDE || height < LOW ? 'folded' : 'desk'
}

/** The boards of a game, and its tabs on a phone; those for any game, where it has none of its own. */
export function boardsOf({ Board, Mine, phoneTabs }: GameModule): {
  Board: NonNullable<GameModule['Board']>
  Mine: GameModule['Mine'] | null
  phoneTabs: readonly PhoneTab[]
} {
  return {
    Board: Board ?? AnyBoard,
    Mine: Mine ?? (Board ? null : AnyMine),
    phoneTabs: phoneTabs ?? [{ id: 'board', title: 'tab-board', component: Board ?? AnyPhone }],
  }
}
