/** Made from the types of the server by `npm run types`; change those. */

export type Step =
  'setup' | 'keep' | 'turn' | 'place' | 'move' | 'act' | 'token' | 'build' | 'return' | 'extra' | 'over'
export type Kind =
  | 'copper_mine'
  | 'silk_mill'
  | 'tea_farm'
  | 'fishing_ground'
  | 'bank'
  | 'port'
  | 'laboratory'
  | 'employment_agency'
  | 'chinatown'
  | 'church'
  | 'customs'
  | 'canal'
export type Category = 'none' | 'production' | 'commercial'
export type Holder = number | 'neutral' | null
export type TriggerKind = 'houses' | 'shops' | 'church' | 'customs' | 'orders'
export type Country = 'england' | 'america' | 'france' | 'germany' | 'netherlands'
export type Good = 'copper' | 'silk' | 'tea' | 'fish'
export type FinalSource = 'church' | 'customs' | 'technology' | 'countries' | 'other'

/** The table as one seat sees it. */
export interface View {
  round: number
  last_round: number | null
  first: number | null
  mover: number | null
  keeping: number | null
  step: Step
  acting: Acting | null
  placed: string[]
  agent_used: boolean
  rows: number[]
  boards: BoardView[]
  ports: {
    [k: string]: (string | null)[]
  }
  laboratories: {
    [k: string]: (string | null)[]
  }
  order_deck: number
  technology_deck: number
  church: Holder[]
  customs: Holder[]
  achievements: AchievementView[]
  agents: {
    england: number
    america: number
    france: number
    germany: number
    netherlands: number
  }
  triggers: Trigger[]
  players: PlayerView[]
}

/** The location whose action is under way. */
export interface Acting {
  board: string
  power: number
  agent: boolean
}

/** A location board; `assistants` and `power` are by seat, `shops` by space. */
export interface BoardView {
  id: string
  kind: Kind
  category: Category
  row: number
  column: number
  scale: number[] | null
  site: string | null
  token: string | null
  assistants: number[]
  presidents: number[]
  shops: (number | null)[]
  house: number | null
  station: boolean
  power: number[]
}

/** An achievement: its points for the first and the later, its claims, how near all are. */
export interface AchievementView {
  id: string
  vp: number[]
  claims: number[]
  next: number
  progress: Progress[]
}

/** What a player has of what an achievement asks for. */
export interface Progress {
  have: number[]
  need: number[]
  met: boolean
}

/** How near the game is to its end. */
export interface Trigger {
  kind: TriggerKind
  now: number
  limit: number
  seat: number | null
  met: boolean
}

/** A merchant house; `hand_orders`, `dealt` and `boxed` are for its own eyes alone. */
export interface PlayerView {
  seat: number
  score: number
  yen: number
  imported: number
  goods: {
    copper: number
    silk: number
    tea: number
    fish: number
  }
  hand: Pieces
  warehouse: Warehouse
  house_prices: number[]
  president: string | null
  on_board: number
  built: Built
  orders: number
  hand_orders: HandOrder[] | null
  dealt: string[] | null
  boxed: string | null
  fulfilled: string[]
  technologies: string[]
  industry: number
  nations: {
    england: Nation
    america: Nation
    france: Nation
    germany: Nation
    netherlands: Nation
  }
  tokens: string[]
  used: string[]
  sets: number
  projected: {
    church: number
    customs: number
    technology: number
    countries: number
    other: number
  }
}

/** Pieces that can be used. */
export interface Pieces {
  assistants: number
  shops: number
  houses: number
}

/** Pieces that must be taken out first. */
export interface Warehouse {
  assistants: number
  shops: number
  houses: number
  prices: Prices
}

/** What it costs to take a piece out of the warehouse. */
export interface Prices {
  assistant: number
  shop: number
  house: number | null
}

/** Buildings on the board. */
export interface Built {
  shops: number
  houses: number
}

/** An order in hand: what it still lacks, and the agent it would bring. */
export interface HandOrder {
  id: string
  ready: boolean
  missing: Goods
  agent: Country | null
}

/** Goods, only those that are there. */
export interface Goods {
  copper?: number
  silk?: number
  tea?: number
  fish?: number
}

/** A country's icons and agents; `to_agent` is how many more icons bring the next agent. */
export interface Nation {
  icons: number
  agents: number
  used: number
  to_agent: number | null
}

/** What is said by which kind; None says no more than its kind. */
export interface Questions {
  keep: null
  turn: null
  place: OfPlaces
  telegram: OfBoard
  move: null
  route: OfBoard
  recall: null
  send: null
  take: OfBoard
  second: OfBoard
  technology: OfPoweredBoard
  crates: OfCrates
  station: null
  warehouse: Left
  trade: Left
  church: OfPower
  faith: OfFaith
  customs: OfPower
  pawn: OfBoard
  token: OfToken
  build: OfBoard
  goods: Left
  assistants: Left
  shift: OfBoard
  leave: OfBoard
  extra: null
}

/** Which assistant this is, and how many there may be. */
export interface OfPlaces {
  n: number
  most: number
}

/** The area it is about. */
export interface OfBoard {
  board: string
}

/** The area, and the power of the action there. */
export interface OfPoweredBoard {
  board: string
  power: number
}

/** The technology, and how many imported goods its industry may lack. */
export interface OfCrates {
  technology: string
  n: number
}

/** How many are still to be chosen, or which of them this is. */
export interface Left {
  n: number
}

/** The power of the action. */
export interface OfPower {
  power: number
}

/** Which good is paid, for which space of the church. */
export interface OfFaith {
  n: number
  space: number
}

/** The area, and its token. */
export interface OfToken {
  board: string
  token: string
}
/**
 * What an option leads to, beside what it changes.
 *
 * `later` is what is gained once the details of the choice are settled, beside goods of one's own
 * choice; `agent` is the country whose agent comes, sooner or later.
 */
export interface Preview {
  ends?: End[]
  routes?: Route[]
  action?: Ahead
  boards?: Ahead[]
  need?: number
  power?: number
  short?: number
  payments?: Payment[]
  later?: {
    [k: string]: number
  }
  agent?: Country
}

/** Where the president could go, with what power and for what fees at least. */
export interface End {
  board: string
  power: number
  yen: number
}

/** A way of the president: whom it pays and where it passes; `ride` is the Tram's. */
export interface Route {
  fees: Fee[]
  yen: number
  path: string[]
  ride: boolean
}

/** Yen to a seat, or to the bank. */
export interface Fee {
  seat: number | null
  yen: number
}

/** An action to come: its power, the token in reach, and whether there is something to build. */
export interface Ahead {
  board: string
  power: number
  token: string | null
  build: boolean
}

/** A way to pay for industrialisation. */
export interface Payment {
  imported: number
  yen: number
}
