/** Robots, conditions and numbers in the words of the table. */
import { getTable as tableHere } from '../../lib/context'
import type { TableContext, Tip } from '../../lib/game'
import type { Words } from '../../lib/protocol.gen'
import type { Components, Robot } from './components'
import type { RobotType, View, Side } from './view.gen'

interface Look {
  blocked?: readonly Side[]
  /** What it scores as the dice lie. */
  now?: number
  condition?: Words
}

export type Table = TableContext<View>

/** The table that a component of this game is drawn on. */
export const getTable = (): Table => tableHere<View>()

/** What is printed. */
export const componentsOf = (table: TableContext<unknown>): Components =>
  table.components as unknown as Components

export const robotOf = (table: Table, id: string): Robot => componentsOf(table).robots[id]!

/** A type's name where room is scarce. */
export function typeShort(table: Table, type: RobotType): string {
  const key = `sen-short-${type}`
  return table.text(table.hasText(key) ? key : `type-${type}`)
}

export const plus = (n: number): string => `+${n}`
export const sign = (delta: number): string => (delta > 0 ? '+' : delta < 0 ? '−' : '=')

const RULE: Record<RobotType, string> = {
  information: 'SEN-7.2',
  service: 'SEN-7.3',
  transport: 'SEN-7.4',
  military: 'SEN-7.5',
  industry: 'SEN-7.6',
}

/** What a robot asks of its dice: the rules' own words. */
const conditionOf = (table: Table, id: string): Words => table.view.conditions[id]!

/** The condition in signs. */
export const notation = (table: Table, id: string): string => table.say(conditionOf(table, id))

/** The condition in signs, on one or two short lines. */
export function notationLines(table: Table, id: string): string[] {
  const { key, args } = conditionOf(table, id)
  if (key !== 'condition-sum-tails') return [notation(table, id)]
  return [
    table.text('condition-sum-most', { n: args['low']! }),
    table.text('sen-or-least', { n: args['high']! }),
  ]
}

/** The page's own words about a condition: of its own, or of all of its kind. */
function about(table: Table, robot: Robot, condition: Words, form: 'words' | 'says'): string {
  const { key, args } = condition
  const points = typeof robot.points === 'object' ? robot.points : { points: Number(robot.points) || 0 }
  const own = table.hasText(`${key}-${form}`)
  const kind = robot.condition.kind === 'formula' ? 'condition-formula' : 'condition-sum'
  return table.text(`${own ? key : kind}-${form}`, { ...args, ...points, condition: table.say(condition) })
}

/** The condition in two or three plain words. */
export const plainWords = (table: Table, id: string): string =>
  about(table, robotOf(table, id), conditionOf(table, id), 'words')

/** The points as printed: "4", "2/7", "0–6". */
export function printed(robot: Robot): string {
  if (typeof robot.points === 'object') return `${robot.points.one}/${robot.points.both}`
  return robot.points === 'computed' ? `0–${robot.max_points}` : String(robot.points)
}

/** A robot explained; one that has left the table brings its condition along. */
export function robotTip(table: Table, id: string, look: Look = {}): Tip {
  const { blocked = [], now, condition = conditionOf(table, id) } = look
  const robot = robotOf(table, id)
  const corner = (side: Side) =>
    blocked.includes(side)
      ? table.text('sen-corner-blocked', { side })
      : table.text('sen-corner', { side, delta: robot[side] })
  return {
    title: `${table.text(`sen-robot-${robot.type}`)}: ${table.say(condition)}`,
    body: [
      about(table, robot, condition, 'says'),
      corner('left'),
      corner('right'),
      ...(now === undefined ? [] : [table.text('sen-scores-now', { now })]),
    ],
    rule: RULE[robot.type],
  }
}

/** A robot named for people who hear the page. */
export function robotName(table: Table, id: string): string {
  return `${table.text(`sen-robot-${robotOf(table, id).type}`)}: ${notation(table, id)}`
}
