/** The printed components of Sentient, as an edition tells them. */
import type { RobotType } from './view.gen'

export const TYPES = [
  'information',
  'service',
  'transport',
  'military',
  'industry',
] as const satisfies readonly RobotType[]
export const DIE_COLOURS = ['green', 'blue', 'pink', 'orange', 'purple'] as const

export const AGENTS = 4
export const ASSISTANTS = 5

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
