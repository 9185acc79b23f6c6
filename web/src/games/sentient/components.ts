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

export interface Robot {
  type: RobotType
  left: -1 | 0 | 1
  right: -1 | 0 | 1
  condition: { kind: string }
  points: number | 'computed' | { one: number; both: number }
  max_points: number
  note?: string
}
