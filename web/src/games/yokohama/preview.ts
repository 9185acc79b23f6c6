/** What the previews of Yokohama say. */
import type { Bonus } from './components'
import type { Country, Goods } from './view.gen'

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
