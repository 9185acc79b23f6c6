/** What the choice of the moment is about, and what the option under the pointer would change. */
import { afterwards, pointed, previewOf, reader } from '../../lib/choice'
import type { Table } from './printed'
import type {
  CityView,
  Colour,
  LineKind,
  PlayerView,
  Preview,
  Questions,
  Region,
  StandingView,
} from './view.gen'

/** What the question is about. */
export const about = reader<Questions>()

/** The board of a seat that chooses, after the option under the pointer. */
export function ahead(table: Table, seat: number): PlayerView | null {
  const then = table.after?.players[seat]
  if (!then || table.decision?.seat !== seat) return null
  if (table.hovered === 'consolidate') return { ...then, ...table.view.players[seat]!.consolidation.after }
  const contract = previewOf<Preview>(table)
  if (contract?.money === undefined) return then
  const { yen = then.yen, score = then.score, money: at } = contract
  return { ...then, yen, score, tracks: { ...then.tracks, money: { ...then.tracks.money, at } } }
}

/** What a worker would add to the wages of the seat that chooses. */
export function moreWages(table: Table, id: string): number | null {
  const then = afterwards(table, id)
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
  if (named) return named
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
