/** The printed components of Yokohama, as an edition tells them. */
import type { Country, Good, Goods } from './view.gen'

export const GOODS = ['copper', 'silk', 'tea', 'fish'] as const satisfies readonly Good[]
/** In the order of their rules. */
export const TECHNOLOGIES = [
  'gaslight',
  'station',
  'mining_technology',
  'spinning_mill',
  'stagecoach',
  'exposition',
  'ball',
  'language_school',
  'letterpress_printing',
  'winery',
  'postal_system',
  'newspaper',
  'electrical_light',
  'university',
  'telegram',
  'telephone',
  'brickyard',
  'system_of_stock',
  'patent_system',
  'tram',
]

export const COUNTRIES = [
  'england',
  'america',
  'france',
  'germany',
  'netherlands',
] as const satisfies readonly Country[]

export const KANJI: Record<Country, string> = {
  england: '英',
  america: '米',
  france: '仏',
  germany: '独',
  netherlands: '蘭',
}

export type Resource = Good | 'imported' | 'yen'
export const RESOURCES = ['copper', 'silk', 'imported', 'tea', 'fish', 'yen'] as const

export type BonusIcon = Resource | 'vp' | 'any_goods' | 'warehouse' | 'assistants'
export type Bonus = Partial<Record<BonusIcon, number>>

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
  locations: {
    port: { vp: number[]; second: Record<'yen' | 'imported', number> }
    chinatown: Record<'sell' | 'buy', Partial<Record<Resource, number>>>
  }
  achievements: Record<string, { condition: Condition }>
  scoring: { church: [number, number]; customs: [number, number]; technology: [number, number] }
}

export interface Condition {
  own?: string
  n?: number
  /** Areas built on: production, commercial. */
  built?: [number, number]
}

export type Zone = 'blue' | 'yellow' | 'red'
