/** What the server says about a Nippon table: the view, the printed components and the previews. */

export const COLOURS = ['black', 'red', 'grey', 'blue', 'white', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]
export const GOODS = ['silk', 'paper', 'bento', 'lenses', 'clocks', 'light_bulbs'] as const
export type Good = (typeof GOODS)[number]
export const REGIONS = ['kyushu', 'west', 'east', 'north'] as const
export type Region = (typeof REGIONS)[number]
export const SIDES = ['north', 'east', 'south', 'west'] as const
export type Side = (typeof SIDES)[number]
export const TRACKS = ['coal', 'money', 'knowledge'] as const
export type TrackName = (typeof TRACKS)[number]
export const ACTIONS = [
  'knowledge',
  'produce',
  'export',
  'invest',
  'mines',
  'ships',
  'machinery',
  'trains',
  'local_market',
] as const
export type Action = (typeof ACTIONS)[number]
export const RESOURCES = ['yen', 'coal', 'blueprints', 'vp'] as const
export type Resource = (typeof RESOURCES)[number]
export type Bonus = Partial<Record<Resource, number>>

/** A party's standing in a region if it were scored now; `seat` is null for the foreign companies. */
export interface Standing {
  seat: number | null
  influence: number
  trains: number
  place: number
  tied: boolean
  vp: number
  ships: number
  total: number
  /** The share that the foreign companies take from the table. */
  lost: number
}

export interface Line {
  id: string
  seat: number
  kind: 'train' | 'ship'
  value: number
}

export interface SideView {
  side: Side
  good: Good
  foreign: number
  tile: { seat: number; value: number } | null
}

export interface CityView {
  city: string
  tile: string
  rotation: number
  limit: number
  sides: SideView[]
}

export interface RegionView {
  region: Region
  bonus: Bonus
  lines: (Line | null)[]
  foreign: number
  tally: Standing[]
  cities: CityView[]
}

export interface SlotAction {
  action: Action
  price: number | null
  barred: string | null
}

export interface SlotView {
  workers: Colour[]
  actions: SlotAction[]
}

export interface Reward {
  multiplier: number
  bonus: Exclude<Resource, 'vp'>
  left: number
}

export interface FactoryView {
  tile: string
  good: Good
  coal: number
  stock: number
  storage: number
  machine: number
  can_upgrade: boolean
  makes: number
  can_run: boolean
}

export interface AchievementView {
  achievement: string
  tile: number | null
  printed: number
  base: number
  count: number
  vp: number
}

/** What consolidating now would bring, before a reward's bonus. */
export interface Consolidation {
  lost: { yen: number; coal: number }
  budget: { yen: number; coal: number }
  level: number | null
  rewards: unknown[]
  multiplier: boolean
  colours: number
  wages: number
  paid: number
  unpaid: number
  vp: number
  after: { yen: number; coal: number }
}

export interface PlayerView {
  seat: number
  score: number
  yen: number
  coal: number
  blueprints: number
  tracks: Record<TrackName, { at: number; value: number; stars: number }>
  workers: Colour[]
  places: number
  wages: number
  level: number | null
  consolidation: Consolidation
  /** Tiles left on the board. */
  trains: number
  ships: number
  train_value: number
  ship_value: number
  train_stars: number
  ship_stars: number
  prices: { train: number; ship: number; machinery: number }
  factories: (FactoryView | null)[]
  spare: number
  contracts: { contract: string; done: boolean; payable: boolean }[]
  influence: number[]
  influence_placed: number
  achievements: AchievementView[]
  achievements_now: number
}

/** What happens when a slot runs empty now. */
export type Refill = 'row' | 'scoring' | 'space' | 'last' | null

export interface NipponView {
  space: number
  spaces: number
  golden: number
  scored_after: number[]
  scoring: number
  prizes: number[]
  refill: Refill
  turns_left: number | null
  mover: number | null
  first: number | null
  bag: number
  bag_colours: Partial<Record<Colour, number>>
  rows: Colour[][]
  row_size: number
  owed: number[]
  slots: SlotView[]
  rewards: Reward[]
  multipliers: number
  factories: { good: Good; tiles: string[] }[]
  regions: RegionView[]
  gain: number[]
  players: PlayerView[]
  active: { action: Action; slot: number | null; regions: Region[]; run: Good[]; count: number } | null
}

export interface TakePreview {
  place: number
  level: number | null
  colours: number
  wages: number
  more: number
  opens: Action[]
  barred: Partial<Record<Action, string>>
  empties: boolean
  then: Refill
}
