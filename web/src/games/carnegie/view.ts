/** What the server says about a Carnegie table: the view, the printed components and the previews. */

export const REGIONS = ['west', 'midwest', 'east', 'south'] as const
export type Region = (typeof REGIONS)[number]
export const PROJECTS = ['housing', 'commerce', 'industry', 'infrastructure'] as const
export type Project = (typeof PROJECTS)[number]
export const ACTIONS = ['human_resources', 'management', 'construction', 'research'] as const
export type Action = (typeof ACTIONS)[number]
export const LEVELS = ['cart', 'stagecoach', 'railroad'] as const
export type Level = (typeof LEVELS)[number]
export const CELLS = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`))
export const SPACES = 5

export type Owner = number | 'neutral' | 'andrew'

export interface Gain {
  money?: number
  goods?: number
  vp?: number
  rp?: number
  moves?: number
  new_employee?: number
}
export type Income = Gain | { choose_one: Gain[] }

export interface Event {
  region: Region | null
  donation: boolean
}

export interface TimelineRow {
  row: Action
  tile: number
  face: 'front' | 'back'
  marker: number
  spaces: Event[]
  chosen: boolean
  turned: boolean
  exhausted: boolean
}

export interface Disk {
  by: Owner
  type: Project | null
}

export interface Cell {
  department: string | null
  printed: boolean
  type: Action | null
  active: number
  idle: number
  permanent: boolean
  places: number[]
  uses: number
  vp: number
}

export interface TabSpace {
  kind: 'project' | 'blank' | 'end'
  cost: number
  income: Income | null
  end_vp: number
  cap: number
  disk: boolean
  open: boolean
}

export interface Tab {
  side: 'A' | 'B' | null
  exposed: number
  built: number
  disks: number
  spaces: TabSpace[]
  end_vp: number
  next_cost: number | null
  goods: number
}

export interface Track {
  space: number
  level: Level
  income: Gain
  next_cost: number | null
}

export interface Links {
  points: number
  level: Level | null
  vp: number
  majors: string[]
  cities: string[]
  roads: [string, string][]
}

export interface Prospects {
  moves?: number
  rp?: number
  uses?: number
}

export interface PlayerView {
  seat: number
  vp: number
  money: number
  goods: number
  disks: number
  unhired: number
  choice_tile: boolean
  reserved: string | null
  moves: number
  rp: number
  cells: Record<string, Cell>
  missions: Record<Region, number>
  transport: Record<Region, Track>
  tabs: Record<Project, Tab>
  income: Income[]
  donations: string[]
  donation_cost: number
  donation_step: number
  cap: number
  links: Links
  networks: { cities: string[]; roads: [string, string][] }[]
  staff: { active: number; idle: number; away: number; hired: number }
  projects: number
  built: number
  uses: Record<Action, Prospects>
  forecast: Record<string, number>
  donation_vp: Record<string, number>
}

export interface AndrewView {
  difficulty: 'easy' | 'normal' | 'difficult' | 'expert'
  side: 'left' | 'right'
  card: string | null
  back: Action | 'hard' | null
  next_back: Action | 'hard' | null
  deck: number
  position: number
  vp_cards: number[]
  tucked: number[]
  departments: string[]
  disks: number
  transport: Record<Region, { space: number; level: Level }>
  donations: string[]
  projects: number
  forecast: Record<string, number>
}

export interface CarnegieView {
  round: number
  rounds: number
  phase: string
  first: number | null
  order: number[]
  mover: number | null
  action: Action | null
  mover_action: Action | null
  event: (Event & { row: Action; space: number }) | null
  rows: TimelineRow[]
  cities: Record<string, (Disk | null)[]>
  donations: Record<string, Owner[]>
  departments: Record<string, { left: number; type: Action; number: number }>
  neutral: number
  open_use: string | null
  players: PlayerView[]
  andrew: AndrewView | null
}

/* ------------------------------------------------------------------ printed components */

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

/* ------------------------------------------------------------------ previews */

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
