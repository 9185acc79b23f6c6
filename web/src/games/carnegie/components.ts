/** The printed components of Carnegie, as an edition tells them. */
import type { Action, Gain, Income, Level, Project, Region, SpaceKind } from './view.gen'

export const REGIONS = ['west', 'midwest', 'east', 'south'] as const satisfies readonly Region[]
export const PROJECTS = [
  'housing',
  'commerce',
  'industry',
  'infrastructure',
] as const satisfies readonly Project[]

export const ACTIONS = [
  'human_resources',
  'management',
  'construction',
  'research',
] as const satisfies readonly Action[]
export const LEVELS = ['cart', 'stagecoach', 'railroad'] as const satisfies readonly Level[]

export const CELLS = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`))

export interface City {
  name: string
  region: Region
  size: 'small' | 'medium' | 'large'
  slots: (Project | 'any')[]
  vp: number
  transport_income: boolean
  link_points: number
}

export interface PrintedTrack {
  level: Level[]
  cost: number[]
  income: Gain[]
  reward: Gain
}

export type DonationColumn = 'education' | 'human_rights' | 'welfare' | 'health'

export interface Donation {
  column: DonationColumn
  row: number
  per:
    | 'department'
    | 'project'
    | 'railroad'
    | 'donation'
    | 'flat'
    | 'payment'
    | 'active'
    | 'region'
    | 'small_city'
  vp: number
  type?: Action
  types?: Project[]
  pay?: Gain
  times?: number
  region?: Region
}

/** A space of a project tab. */
export interface PrintedSpace {
  kind: SpaceKind
  income?: Income | null
  vp?: number
  cap?: number
  cost: number
}

export interface Effect {
  id: string
  mission?: boolean
  gain?: Gain
  instead?: Gain
  pay?: Gain
  times?: number
  do?: string
  per?: string
}

export interface Department {
  number?: number
  name: string
  type: Action
  workplaces: number[]
  permanent?: number
  effects: Effect[]
  ongoing?: string
  final?: { vp?: number; per?: string; links?: number; points?: number }
  extra_goods?: number
}

export interface SoloCard {
  deck: 'normal' | 'hard'
  main: Action
  donation: string
  shift: number
  departments: Action[]
  cities: string[]
  region: Region
  steps: number
}
