/** What the server says about a Yokohama table: the view, the printed tables and the previews. */

export const GOODS = ['copper', 'silk', 'tea', 'fish'] as const
export type Good = (typeof GOODS)[number]
export const COUNTRIES = ['england', 'america', 'france', 'germany', 'netherlands'] as const
export type Country = (typeof COUNTRIES)[number]
export const KANJI: Record<Country, string> = {
  england: '英',
  america: '米',
  france: '仏',
  germany: '独',
  netherlands: '蘭',
}
export type Resource = Good | 'imported' | 'yen'
/** In the order of the six bins of a store. */
export const RESOURCES = ['copper', 'silk', 'imported', 'tea', 'fish', 'yen'] as const
export type BonusIcon = Resource | 'vp' | 'any_goods' | 'warehouse' | 'assistants'
export type Bonus = Partial<Record<BonusIcon, number>>
export type Goods = Partial<Record<Good, number>>

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

export interface BoardView {
  id: string
  kind: Kind
  category: 'production' | 'commercial' | 'none'
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

export interface AchievementView {
  id: string
  vp: [number, number]
  claims: number[]
  next: number
  progress: { have: number[]; need: number[]; met: boolean }[]
}

export interface HandOrder {
  id: string
  ready: boolean
  missing: Goods
  agent: Country | null
}

export interface Nation {
  icons: number
  agents: number
  used: number
  to_agent: number | null
}

export interface PlayerView {
  seat: number
  score: number
  yen: number
  imported: number
  goods: Record<Good, number>
  hand: { assistants: number; shops: number; houses: number }
  warehouse: {
    assistants: number
    shops: number
    houses: number
    prices: { assistant: number; shop: number; house: number | null }
  }
  house_prices: number[]
  president: string | null
  on_board: number
  built: { shops: number; houses: number }
  orders: number
  hand_orders: HandOrder[] | null
  dealt: string[] | null
  boxed: string | null
  fulfilled: string[]
  technologies: string[]
  industry: number
  nations: Record<Country, Nation>
  tokens: string[]
  used: string[]
  sets: number
  projected: Record<'church' | 'customs' | 'technology' | 'countries' | 'other', number>
}

export type Holder = number | 'neutral' | null

export interface Trigger {
  kind: 'houses' | 'shops' | 'church' | 'customs' | 'orders'
  now: number
  limit: number
  seat: number | null
  met: boolean
}

export interface YokohamaView {
  round: number
  last_round: number | null
  first: number | null
  mover: number | null
  keeping: number | null
  step: string
  acting: { board: string; power: number; agent: boolean } | null
  placed: string[]
  agent_used: boolean
  rows: number[]
  boards: BoardView[]
  ports: Record<string, (string | null)[]>
  laboratories: Record<string, (string | null)[]>
  order_deck: number
  technology_deck: number
  church: Holder[]
  customs: Holder[]
  achievements: AchievementView[]
  agents: Record<Country, number>
  triggers: Trigger[]
  players: PlayerView[]
}

export interface Order {
  country: Country
  goods: Goods
  reward: Bonus
}
export interface Technology {
  copies: number
  industry: number
  country: Country
}
export interface Site {
  shops: Bonus[]
  house: Bonus
}
export interface Space {
  faith?: number
  imported?: number
  bonus: Bonus
}

export interface Components {
  orders: Record<string, Order>
  technologies: Record<string, Technology>
  sites: Record<string, Site>
  tokens: Record<string, { bonus: Bonus; copies: number }>
  ports: { zones: Zone[] }
  laboratories: { surcharge: number[] }
  church: { spaces: Space[] }
  customs: { spaces: Space[] }
  countries: { agents: Record<Country, number> }
  locations: Record<string, { vp?: number[]; second?: Bonus[] }>
  achievements: Record<string, { condition: Condition }>
  scoring: { church: [number, number]; customs: [number, number]; technology: [number, number] }
}
/** What an achievement asks for. */
export interface Condition {
  own?: string
  n?: number
  /** Areas built on: production, commercial. */
  built?: [number, number]
}
export type Zone = 'blue' | 'yellow' | 'red'

export interface Fee {
  seat: number | null
  yen: number
}
export interface End {
  board: string
  power: number
  fees: Fee[]
  yen: number
}
export interface Route {
  id?: string
  fees: Fee[]
  yen: number
  path: string[]
}

/** All that a preview may say; each decision fills in its own part. */
export interface Preview {
  fees?: Fee[]
  left?: number
  power?: number
  ends?: End[]
  from_hand?: boolean
  ride?: boolean
  routes?: Route[]
  path?: string[]
  yen?: number
  gain?: Bonus & { assistant?: number }
  pay?: Bonus
  payments?: Bonus[]
  token?: string | null
  build?: boolean
  returns?: number
  boards?: { board: string; power: number }[]
  missing?: Goods
  agent?: Country | null
  points?: number
  first?: boolean
  need?: number
  short?: number
  hand?: number
  here?: number
  next?: number | null
  assistants?: number
}
