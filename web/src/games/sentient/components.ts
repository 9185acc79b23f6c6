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

/** The tables of an edition that the page reads. */
export interface Components {
  robots: Record<string, Robot>
  pieces: { agents: number; assistants: number }
  factory: { chip: number }
  investors: { points_per_robot: number }
}

export interface Robot {
  type: RobotType
  left: -1 | 0 | 1
  right: -1 | 0 | 1
  condition: { kind: string }
  points: number | 'computed' | { one: number; both: number }
  max_points: number
  note?: string
}
