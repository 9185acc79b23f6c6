/** Made from the types of the server by `npm run types`; change those. */

export type Refill = 'row' | 'scoring' | 'space' | 'last'
export type Doing = Action | 'consolidate'
export type Action =
  'knowledge' | 'produce' | 'export' | 'invest' | 'mines' | 'ships' | 'machinery' | 'trains' | 'local_market'
export type Region = 'kyushu' | 'west' | 'east' | 'north'
export type Good = 'silk' | 'paper' | 'bento' | 'lenses' | 'clocks' | 'light_bulbs'
export type Colour = 'black' | 'red' | 'grey' | 'blue' | 'white' | 'yellow'
export type Arg = number | string | SeatName | Words | (number | string | SeatName | Words)[]
export type RewardBonus = 'blueprints' | 'coal' | 'yen'
export type LineKind = 'train' | 'ship'
export type Side = 'north' | 'east' | 'south' | 'west'
export type TrackName = 'coal' | 'money' | 'knowledge'

/** The table as everybody sees it. */
export interface View {
  space: number
  spaces: number
  golden: number
  scored_after: number[]
  scoring: number
  prizes: number[]
  refill: Refill | null
  turns_left: number | null
  mover: number | null
  first: number | null
  active: Active | null
  bag: number
  bag_colours: {
    black: number
    red: number
    grey: number
    blue: number
    white: number
    yellow: number
  }
  rows: Colour[][]
  row_size: number
  owed: number[]
  slots: SlotView[]
  rewards: RewardView[]
  multipliers: number
  factories: FactoryPile[]
  regions: RegionView[]
  gain: number[]
  ranking: number[]
  players: PlayerView[]
}

/** What the mover is doing, and what it has used so far. */
export interface Active {
  action: Doing
  slot: number | null
  regions: Region[]
  run: Good[]
  count: number
}

/** An action slot with its workers. */
export interface SlotView {
  workers: Colour[]
  actions: SlotAction[]
}

/** An action of a slot: the least it costs in yen, and what bars it. */
export interface SlotAction {
  action: Action
  price: number | null
  barred: Closed | null
}

/** Why the mover cannot carry out an action: the rule, and this table's figures. */
export interface Closed {
  rule: string
  why: Words
}

/** A text by its key; `ref` is the id of the component it is about, where there is one. */
export interface Words {
  key: string
  args: {
    [k: string]: Arg
  }
  ref?: string
}

/** A seat inside a text: the reader sees its name. */
export interface SeatName {
  seat: number
}

/** A kind of reward tile and how many are left. */
export interface RewardView {
  multiplier: number
  bonus: RewardBonus
  left: number
}

/** The factories of a good that can be bought. */
export interface FactoryPile {
  good: Good
  tiles: string[]
}

/** A region of the map. */
export interface RegionView {
  region: Region
  bonus: Bonus
  lines: (Line | null)[]
  foreign: number
  tally: StandingView[]
  cities: CityView[]
}

/** What a region gives, only what is there. */
export interface Bonus {
  yen?: number
  coal?: number
  blueprints?: number
  vp?: number
}

/** A train or ship tile in a region. */
export interface Line {
  id: string
  seat: number
  kind: LineKind
  value: number
}
/**
 * A party's standing in a region if it were scored now.
 *
 * `seat` is null for the foreign companies; `lost` is the share they take from the table.
 */
export interface StandingView {
  seat: number | null
  influence: number
  trains: number
  place: number
  tied: boolean
  vp: number
  ships: number
  total: number
  lost: number
}

/** A city and the tile that lies there. */
export interface CityView {
  city: string
  tile: string
  rotation: number
  limit: number
  sides: SideView[]
}

/** A side of a city tile: the good it asks for, the foreign influence, the tile on it. */
export interface SideView {
  side: Side
  good: Good
  foreign: number
  tile: InfluenceTile | null
}

/** An influence tile and whose it is. */
export interface InfluenceTile {
  seat: number
  value: number
}

/** A zaibatsu; `trains` and `ships` are the tiles left on its board. */
export interface PlayerView {
  seat: number
  score: number
  yen: number
  coal: number
  blueprints: number
  tracks: {
    coal: TrackView
    money: TrackView
    knowledge: TrackView
  }
  workers: Colour[]
  places: number
  wages: number
  level: number | null
  consolidation: Consolidation
  trains: number
  ships: number
  train_value: number
  ship_value: number
  train_stars: number
  ship_stars: number
  prices: {
    train: number
    ship: number
    machinery: number
  }
  factories: (FactoryView | null)[]
  spare: number
  contracts: ContractView[]
  influence: number[]
  influence_placed: number
  achievements: AchievementView[]
  achievements_now: number
}

/** A marker on a track. */
export interface TrackView {
  at: number
  value: number
  stars: number
}

/** What consolidating now would bring, before a reward's bonus. */
export interface Consolidation {
  lost: Budget
  budget: Budget
  level: number | null
  rewards: string[]
  multiplier: boolean
  colours: number
  wages: number
  paid: number
  unpaid: number
  vp: number
  after: Budget
}

/** Yen and coal. */
export interface Budget {
  yen: number
  coal: number
}

/** A factory of a player; run now, it `makes` so many cubes, and `wasted` find no room. */
export interface FactoryView {
  tile: string
  good: Good
  coal: number
  stock: number
  storage: number
  machine: number
  can_upgrade: boolean
  makes: number
  wasted: number
  can_run: boolean
}

/** A contract of a player. */
export interface ContractView {
  contract: string
  done: boolean
  payable: boolean
}

/** An achievement space as it would score. */
export interface AchievementView {
  achievement: string
  tile: number | null
  printed: number
  base: number
  count: number
  vp: number
}

/** What is said by which kind; None says no more than its kind. */
export interface Questions {
  turn: null
  action: OfActionSlot
  steps: OfTrack
  run: Nth
  contract: Nth
  pay: OfContract
  tile: null
  upgrade: NthPaid
  train: NthPaid
  ship: NthPaid
  bonus: null
  market: Nth
  cubes: OfGood
  influence: OfCubes
  back: OfValue
  reward: null
  achievement: OfMultiplier
  end: null
}

/** The slot whose worker was taken. */
export interface OfActionSlot {
  slot: number
}

/** The track that goes up. */
export interface OfTrack {
  track: TrackName
}

/** Which of up to three this is, from 1. */
export interface Nth {
  n: number
}

/** The contract that is paid, and the cubes it still asks for. */
export interface OfContract {
  contract: string
  cubes: number
}

/** Which of up to three this is, and what it costs in yen. */
export interface NthPaid {
  n: number
  cost: number
}

/** The city that is supplied, on which side, with what. */
export interface OfGood {
  good: Good
  city: string
  side: Side
}

/** The same, and how many cubes go there. */
export interface OfCubes {
  good: Good
  city: string
  side: Side
  cubes: number
}

/** The least value that a tile has to have. */
export interface OfValue {
  value: number
}

/** The multiplier to be placed. */
export interface OfMultiplier {
  multiplier: number
}
/**
 * What an option leads to that the table after it does not show yet.
 *
 * Of a contract, before it is paid: the chooser's yen and score, and the space of the money
 * marker, with its reward.  Of a slot or cubes for it: the `best` influence tile that may lie
 * there, and whether the city is `crowded`, so that its lowest tile goes back.
 */
export interface Preview {
  yen?: number
  score?: number
  money?: number
  best?: number
  crowded?: boolean
}
