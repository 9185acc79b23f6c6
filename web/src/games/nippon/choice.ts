/** What the choice of the moment is about, and what the option under the pointer would change. */
import { spacesOf, type Table } from './printed'
import type { TakePreview } from './preview'
import type { Action, Colour, Consolidation, Good, Region, StandingView, TrackName } from './view.gen'

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

export function takeAhead(table: Table): { slot: number; colour: Colour; preview: TakePreview } | null {
  const [name, slot, colour] = pointed(table)
  if (name !== 'take' || !table.preview) return null
  return { slot: Number(slot), colour: colour as Colour, preview: table.preview as unknown as TakePreview }
}

/** A number of the decision's question: `n`, `cost`, `cubes` … */
export function about(table: Table, name: string): string | number | null {
  const value = table.decision?.ask.args?.[name]
  if (typeof value === 'number' || typeof value === 'string') return value
  return value && 'ref' in value ? (value.ref ?? null) : null
}

/** What the option under the pointer would make of the mover's board. */
export interface Ahead {
  yen?: number
  coal?: number
  blueprints?: number
  vp?: number
  tracks: Partial<Record<TrackName, number>>
  stock: Partial<Record<Good, number>>
  machine: Partial<Record<Good, number>>
  achievement?: { id: string; vp: number }
}

function trackAt(table: Table, seat: number, name: TrackName, value: number): number {
  const { at } = table.view.players[seat]!.tracks[name]
  const spaces = spacesOf(table, name)
  const found = spaces.findIndex((space) => space.value === value)
  return found < 0 ? at : Math.max(found, value === spaces[at]!.value ? at : found)
}

export function ahead(table: Table, seat: number): Ahead | null {
  const preview = table.preview
  const [name, ...rest] = pointed(table)
  if (!preview || table.decision?.seat !== seat) return null
  const number = (key: string) => (typeof preview[key] === 'number' ? (preview[key] as number) : undefined)
  const found: Ahead = { tracks: {}, stock: {}, machine: {} }
  const player = table.view.players[seat]!
  const good = rest[0] as Good
  switch (name) {
    case 'consolidate': {
      const { after, vp } = preview as unknown as Consolidation
      return { ...found, ...after, ...(vp ? { vp } : {}) }
    }
    case 'step':
    case 'steps': {
      const track = preview['track'] as TrackName
      found.tracks[track] = number('at')!
      return { ...found, yen: number('yen'), blueprints: number('blueprints') }
    }
    case 'run':
      found.stock[good] = number('stock')
      return { ...found, coal: number('left') }
    case 'contract':
      if (number('money')) found.tracks.money = trackAt(table, seat, 'money', number('money')!)
      return {
        ...found,
        ...(number('yen') ? { yen: player.yen + number('yen')! } : {}),
        ...(number('vp') ? { vp: number('vp') } : {}),
      }
    case 'pay':
      found.stock[good] = number('stock')
      return found
    case 'tile':
      return { ...found, yen: number('yen'), blueprints: player.blueprints - (number('blueprints') ?? 0) }
    case 'upgrade':
      if (rest[0] !== 'spare') found.machine[good] = number('machine')
      return { ...found, yen: number('yen') }
    case 'train':
    case 'ship':
      if (number('money')) found.tracks.money = trackAt(table, seat, 'money', number('money')!)
      return { ...found, yen: number('yen') }
    case 'reward':
      return { ...found, yen: number('yen'), coal: number('coal'), blueprints: number('blueprints') }
    case 'achievement':
      return { ...found, achievement: { id: rest[0]!, vp: number('vp') ?? 0 } }
    default:
      return found
  }
}

/** The standing in a region after the option under the pointer, where that changes it. */
export function tallyAhead(table: Table, region: Region): StandingView[] | null {
  const [name, value] = pointed(table)
  const preview = table.preview
  if (!preview) return null
  const tally = preview['tally']
  const here = name === 'train' || name === 'ship' ? value : regionAsked(table)
  return Array.isArray(tally) && here === region ? (tally as StandingView[]) : null
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

/** A train or ship that would be put into a region. */
export function lineAhead(table: Table, region: Region): 'train' | 'ship' | null {
  const [name, value] = pointed(table)
  return (name === 'train' || name === 'ship') && value === region ? name : null
}

/** The influence tile that would lie on a side of a city. */
export function sealAhead(table: Table, city: string, side: string): number | null {
  const [name, value] = pointed(table)
  if (name !== 'influence' || !asked(table, 'influence')) return null
  return about(table, 'city') === city && about(table, 'side') === side ? Number(value) : null
}

/** Why an action of a slot cannot be done now, as the rule's id. */
export function barredAction(table: Table, slot: number, action: Action): string | null {
  return table.view.slots[slot]?.actions.find((one) => one.action === action)?.barred ?? null
}
