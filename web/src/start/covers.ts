import { hueOf } from '../generic/hue'
import '../generic/generic.css'
import type { Cover } from '../lib/game'
import type { GameJson } from '../lib/protocol.gen'
import { settings } from '../lib/settings.svelte'
import { text } from '../lib/text.svelte'

const covers = import.meta.glob<{ default: Cover }>('../games/*/cover.ts', { eager: true })

/** How the games look on the start page, as far as they say. */
export const COVERS: Partial<Record<string, Cover>> = Object.fromEntries(
  Object.entries(covers).map(([path, { default: cover }]) => [path.split('/').at(-2)!, cover]),
)

/** The colours of a game's seats, as the style of what shows them. */
export function seatsOf(game: string): string {
  const colours = COVERS[game]?.seats[settings.shown] ?? []
  return colours
    .map((colour, i) => (i < 4 ? `--seat-${i}: ${colour}; --paint-${i}: ${colour}` : `--seat-rim: ${colour}`))
    .join('; ')
}

/** The accent of a game, as the style of what speaks of it. */
export function accentOf(game: string): string {
  const room = COVERS[game]?.accent[settings.shown]
  return room ? `--accent: ${room.accent}; --accent-ink: ${room.ink}` : `--game-hue: ${hueOf(game)}`
}

/** The title of a game, or its key on a server that no longer has it. */
export function titleOf(games: GameJson[], key: string): string {
  const game = games.find((info) => info.key === key)
  return game ? text.about(game).title : key
}
