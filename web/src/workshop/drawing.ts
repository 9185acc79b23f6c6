/** How games draw a component for the workshop: `games/<game>/Workshop.svelte`. */
import type { Component as SvelteComponent, Snippet } from 'svelte'
import type { TableContext } from '../lib/game'
import type { Component, Row } from './forms'

export type Ring = Snippet<[field: string, x: number, y: number, w: number, h: number]>

export interface Drawings {
  /** A component as on the board; `ring` draws a ring round the place of a field. */
  default: SvelteComponent<{ path: string[]; ring?: Ring | undefined }>
  /** The table as it has to look for the drawing. */
  seen?(view: Record<string, unknown>, components: Row, one: Component): Record<string, unknown>
  /** A component's name in a list of its own kind, where it has a shorter one there. */
  label?(table: TableContext, one: Component): string | null
  /** Its values in a few signs. */
  brief?(row: Row): string
  /** True if neighbours look the same, and need not be shown. */
  alike?: boolean
  /** The key of what is odd about values that can be. */
  odd?(row: Row): string | null
  /** What a value that is like that of another component says. */
  like?(table: TableContext, id: string): string
}

const files = import.meta.glob<Drawings>('../games/*/Workshop.svelte')

export async function drawingsOf(game: string): Promise<Drawings | null> {
  return (await files[`../games/${game}/Workshop.svelte`]?.()) ?? null
}
