/** What the previews of Carnegie say. */
import type { Action, Gain, Income, Level, Links, Prospects, Region } from './view.gen'

export interface RowPreview {
  action: Action
  row: Action
  space: number
  turned: boolean
  region: Region | null
  donation: boolean
  players: {
    seat: number
    away: number
    transport: Gain
    each: Gain
    projects: Income[]
    total: Gain
    choices: Gain[][]
    donate: { cost: number; can: boolean } | null
    then: Prospects
  }[]
}

export interface ToPreview {
  cost: number
  left: number
  wakes: number | null
}

export interface SlotPreview {
  vp: number
  open: Income | null
  links: Links
  goods?: number
  transport?: Gain | null
  region?: Region
  links_vp?: number
  discard?: number
}

export interface UsePreview {
  gain: Gain | null
  mission: boolean
  pay: Gain | null
  closes: string | null
  uses: number
}

export interface DonatePreview {
  cost: number
  now: number
  cap: number
  max: number
  discard: number
}

export interface SlidePreview {
  cost: number
  rp: number
  space: number
  disk: boolean
  end_vp: number
  cap: number
}

export interface AdvancePreview {
  cost: number
  rp: number
  space: number
  income: Gain
  level: Level
  reward: Gain | null
}
