/** What the server says about a Sentient table: the view, the printed robots and the previews. */

export const TYPES = ['information', 'service', 'transport', 'military', 'industry'] as const
export type RobotType = (typeof TYPES)[number]
export const DIE_COLOURS = ['green', 'blue', 'pink', 'orange', 'purple'] as const
export const AGENTS = 4
export const ASSISTANTS = 5

export type Side = 'left' | 'right'
export type Parity = 'odd' | 'even'
export type Comparison = '<' | '>' | '<=' | '>=' | '=='

export type Condition =
  | { kind: 'target_number'; value: number }
  | { kind: 'formula'; of: 'sum' | 'min' | 'max'; sign: 1 | -1; offset: number; floor: number }
  | { kind: 'compare'; op: Comparison }
  | { kind: 'sum_in'; ranges: [number, number][] }
  | { kind: 'abs_diff'; value: number }
  | { kind: 'parity'; left: Parity; right: Parity }
  | { kind: 'sum_parity'; value: Parity }

export interface Robot {
  type: RobotType
  left: -1 | 0 | 1
  right: -1 | 0 | 1
  condition: Condition
  points: number | 'computed' | { one: number; both: number }
  max_points: number
  note?: string
}

export interface Pawns {
  agents: number
  assistants: number
}

export interface Column {
  robot: string | null
  pawns: Pawns[]
  fresh: boolean
}

export interface Rank {
  seat: number
  influence: number
  agents: number
}

export interface InvestorView {
  type: RobotType
  ranking: Rank[]
}

export interface SlotView {
  robot: string
  blocked: Side[]
  points: number
}

export interface PlayerView {
  seat: number
  company: string
  score: number
  now: number
  dice: number[]
  slots: (SlotView | null)[]
  held: string | null
  from_column: number | null
  pile: string[]
  agents: number
  assistants: number
  passed: boolean
  investors: Record<RobotType, number>
  bots: Record<RobotType, number>
}

export interface SentientView {
  round: number
  rounds: number
  turn: number
  turns: number
  order: number[]
  next_order: number[]
  deck: number
  discard: number
  mover: number | null
  columns: Column[]
  investors: InvestorView[]
  players: PlayerView[]
}

/** What a slot or block option would make of the mover's network. */
export interface PlugPreview {
  dice: number[]
  points: (number | null)[]
  here: number
  net: number
  left?: number
}

/** What a procure or assistants option would make of the rankings at the five investors. */
export interface InfluencePreview {
  investors: Rank[][]
  left?: number
}

export const isPlug = (p: unknown): p is PlugPreview => typeof p === 'object' && p !== null && 'dice' in p

export const isInfluence = (p: unknown): p is InfluencePreview =>
  typeof p === 'object' && p !== null && 'investors' in p
