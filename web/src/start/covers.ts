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

/** The colours of the seats and of their rim by game, as its own stylesheet has them at the table. */
const SEATS: Partial<Record<string, Record<'light' | 'dark', string[]>>> = {
  sentient: {
    light: ['#f0b90b', '#d92f3a', '#fff', '#7d8894', '#26323b'],
    dark: ['#ffc933', '#ef4550', '#f6fafc', '#8d99a6', '#0b1015'],
  },
  nippon: {
    light: ['#d9a514', '#c23b3b', '#7a4fa3', '#2f6db3', '#1c2740'],
    dark: ['#dcab24', '#c94842', '#8a60b8', '#3a78c2', '#0b0f18'],
  },
  yokohama: {
    light: ['#2763a8', '#c8452f', '#e0aa1e', '#3f7f4a', '#fffdf7'],
    dark: ['#4f8fd8', '#e0614a', '#e8b93a', '#5fa56b', '#17222c'],
  },
  carnegie: {
    light: ['#d9a514', '#b93434', '#7a4fa3', '#2f6db3', 'transparent'],
    dark: ['#e6b52a', '#d14a4a', '#9a6fc6', '#4a88d0', 'transparent'],
  },
}

/** The colours of a game's seats, as the style of what shows them. */
export function seatsOf(game: string): string {
  const colours = SEATS[game]?.[settings.shown] ?? []
  return colours.map((colour, i) => `--seat-${i < 4 ? i : 'rim'}: ${colour}`).join('; ')
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
