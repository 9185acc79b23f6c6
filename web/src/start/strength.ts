/** How strong the levels are, as far as it was measured: docs/opponents.md has the commands and seeds. */
import { t, text } from '../lib/text.svelte'

export interface Strength {
  /** Games won against the level below, a draw as a half, and all that were played. */
  won: number
  of: number
  /** The points it made in them, on average. */
  points: number
}

/** By folder of a game: by seats and level. */
const measured = import.meta.glob<Record<string, Record<string, Strength>>>('../games/*/strength.json', {
  eager: true,
  import: 'default',
})

export function strengthOf(game: string, seats: number, level: string): Strength | null {
  return measured[`../games/${game}/strength.json`]?.[seats]?.[level] ?? null
}

/** The 95 % interval of a share (Wilson). */
export function interval({ won, of }: Strength): [number, number] {
  const z = 1.96
  const share = won / of
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/** What a level is like, in a line. */
export function levelLine(level: string): string {
  return text.has(`level-${level}-line`) ? t(`level-${level}-line`) : t('seat-bot')
}
