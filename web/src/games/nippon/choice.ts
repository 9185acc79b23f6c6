/** What the choice of the moment is about, and what the option under the pointer would change. */
import { applied } from '../../lib/changes'
import type { Table } from './printed'
import type { CityView, Colour, LineKind, PlayerView, Preview, Region, StandingView, View } from './view.gen'

/** True if this page is being asked a question of one of these kinds. */
export function asked(table: Table, ...kinds: string[]): boolean {
  return table.options.size > 0 && kinds.includes(table.decision?.kind ?? '')
}

/** True if this page is asked about something on the board of this seat. */
export const asksOf = (table: Table, seat: number): boolean =>
  table.options.size > 0 && table.decision?.seat === seat

/** The option under the pointer or the focus, in its parts: ["take", "2", "red"]. */
export function pointed(table: Table): string[] {
  return table.hovered !== null && table.options.has(table.hovered) ? table.hovered.split(':') : []
}

/** A number of the decision's question: `n`, `cost`, `cubes` … */
export function about(table: Table, name: string): string | number | null {
  const value = table.decision?.ask.args?.[name]
  if (typeof value === 'number' || typeof value === 'string') return value
  return value && 'ref' in value ? (value.ref ?? null) : null
}

/** The table after an option, under the pointer or not. */
export function afterOf(table: Table, id: string): View | null {
  const option = table.options.get(id)
  return option ? applied(table.view, option.changes) : null
}

/** What the rules add about an option. */
export const previewOf = (table: Table, id: string | null): Preview | null =>
  id === null ? null : ((table.options.get(id)?.preview as Preview | null | undefined) ?? null)

/** The board of a seat that chooses, after the option under the pointer. */
export function ahead(table: Table, seat: number): PlayerView | null {
  const then = table.after?.players[seat]
  if (!then || table.decision?.seat !== seat) return null
  if (table.hovered === 'consolidate') return { ...then, ...table.view.players[seat]!.consolidation.after }
  const contract = previewOf(table, table.hovered)
  if (contract?.money === undefined) return then
  const { yen = then.yen, score = then.score, money: at } = contract
  return { ...then, yen, score, tracks: { ...then.tracks, money: { ...then.tracks.money, at } } }
}

/** What a worker would add to the wages of the seat that chooses. */
export function moreWages(table: Table, id: string): number | null {
  const then = afterOf(table, id)
  const seat = table.decision?.seat
  return then && seat !== undefined ? then.players[seat]!.wages - table.view.players[seat]!.wages : null
}

export interface Take {
  slot: number
  colour: Colour
  /** The board of the seat that takes it, after that. */
  then: PlayerView
  more: number
  /** Whether the slot runs empty. */
  empties: boolean
}

/** The worker under the pointer. */
export function takeAhead(table: Table): Take | null {
  const [name, at, colour] = pointed(table)
  const seat = table.decision?.seat
  if (name !== 'take' || !table.after || seat === undefined) return null
  const slot = Number(at)
  return {
    slot,
    colour: colour as Colour,
    then: table.after.players[seat]!,
    more: moreWages(table, table.hovered!) ?? 0,
    empties: table.view.slots[slot]!.workers.length === 1,
  }
}

/** The standing in a region after the option under the pointer, where that changes it. */
export function tallyAhead(table: Table, region: Region): StandingView[] | null {
  const at = table.view.regions.findIndex((one) => one.region === region)
  const then = table.after?.regions[at]?.tally
  return then && then !== table.view.regions[at]!.tally ? then : null
}

/** The region the question is about: where influence is being placed. */
export function regionAsked(table: Table): Region | null {
  const city = cityAsked(table)
  return table.view.regions.find(({ cities }) => cities.some((one) => one.city === city))?.region ?? null
}

/** The city being supplied: named by the question, or under the pointer. */
export function cityAsked(table: Table): string | null {
  const named = about(table, 'city')
  if (typeof named === 'string') return named
  const [name, city] = pointed(table)
  return name === 'slot' ? city! : null
}

/** The train or ship that would be put on a slot of a region. */
export function lineAhead(table: Table, region: number, slot: number): LineKind | null {
  const now = table.view.regions[region]!.lines[slot]
  return now ? null : (table.after?.regions[region]?.lines[slot]?.kind ?? null)
}

/** A city after the option under the pointer. */
export const cityAhead = (table: Table, city: string): CityView | null =>
  table.after?.regions.flatMap(({ cities }) => cities).find((one) => one.city === city) ?? null
