/** Robots, conditions and numbers in the words of the table. */
import type { TableContext, Tip } from '../../lib/game'
import type { Comparison, Condition, Robot } from './components'
import type { RobotType, View, Side } from './view.gen'

export type Table = TableContext<View>

export function robotOf(table: Table, id: string): Robot {
  return (table.components['robots'] as Record<string, Robot>)[id]!
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
export const plus = (n: number): string => `+${n}`
export const sign = (delta: number): string => (delta > 0 ? '+' : delta < 0 ? '−' : '=')

const COMPARE: Record<Comparison, string> = { '<': 'lt', '>': 'gt', '<=': 'le', '>=': 'ge', '==': 'eq' }
const RULE: Record<RobotType, string> = {
  information: 'SEN-7.2',
  service: 'SEN-7.3',
  transport: 'SEN-7.4',
  military: 'SEN-7.5',
  industry: 'SEN-7.6',
}
const LOWEST_SUM = 2
const HIGHEST_SUM = 12

/** The key that a condition's notation, its plain words and its sentence are kept under. */
function keyOf(condition: Exclude<Condition, { kind: 'sum_in' }>): string {
  switch (condition.kind) {
    case 'target_number':
      return 'sen-target'
    case 'formula':
      return `sen-${condition.of}-${condition.sign > 0 ? 'less' : 'from'}`
    case 'compare':
      return `sen-${COMPARE[condition.op]}`
    case 'abs_diff':
      return 'sen-difference'
    case 'parity':
      return `sen-${condition.left}-${condition.right}`
    case 'sum_parity':
      return `sen-sum-${condition.value}`
  }
}

function figures(robot: Robot): Record<string, number> {
  const { condition, points } = robot
  const n =
    condition.kind === 'formula'
      ? Math.abs(condition.offset)
      : 'value' in condition
        ? Number(condition.value)
        : 0
  return { n, ...(typeof points === 'object' ? points : {}), points: typeof points === 'number' ? points : 0 }
}

function range(table: Table, word: 'sum' | 'or', [low, high]: [number, number]): string {
  if (low === high) return table.text(`sen-${word}-is`, { n: low })
  if (low <= LOWEST_SUM) return table.text(`sen-${word}-most`, { n: high })
  if (high >= HIGHEST_SUM) return table.text(`sen-${word}-least`, { n: low })
  return table.text(`sen-${word}-within`, { low, high })
}

/** The condition in signs, one or two short lines. */
export function notation(table: Table, robot: Robot): string[] {
  const { condition } = robot
  if (condition.kind === 'sum_in') {
    return condition.ranges.map((one, i) => range(table, i ? 'or' : 'sum', one))
  }
  return [table.text(keyOf(condition), figures(robot))]
}

/** The condition in two or three plain words. */
export function plainWords(table: Table, robot: Robot): string {
  const { condition } = robot
  if (condition.kind === 'formula') return table.text('sen-formula-words')
  if (condition.kind === 'sum_in' || condition.kind === 'sum_parity') return table.text('sen-sum-words')
  return table.text(`${keyOf(condition)}-words`, figures(robot))
}

/** The condition as a sentence with its points. */
export function sentence(table: Table, robot: Robot): string {
  if (robot.condition.kind === 'sum_in') {
    const args = { range: notation(table, robot).join(' '), points: figures(robot)['points']! }
    return table.text('sen-sum-says', args)
  }
  return table.text(`${keyOf(robot.condition)}-says`, figures(robot))
}

/** The points as printed: "4", "2/7", "0–6". */
export function printed(robot: Robot): string {
  if (typeof robot.points === 'object') return `${robot.points.one}/${robot.points.both}`
  return robot.points === 'computed' ? `0–${robot.max_points}` : String(robot.points)
}

export function robotTip(table: Table, id: string, blocked: readonly Side[] = [], now?: number): Tip {
  const robot = robotOf(table, id)
  const corner = (side: Side) =>
    blocked.includes(side)
      ? table.text('sen-corner-blocked', { side })
      : table.text('sen-corner', { side, delta: robot[side] })
  return {
    title: `${table.text(`sen-robot-${robot.type}`)}: ${notation(table, robot).join(' ')}`,
    body: [
      sentence(table, robot),
      corner('left'),
      corner('right'),
      ...(now === undefined ? [] : [table.text('sen-scores-now', { now })]),
    ],
    rule: RULE[robot.type],
  }
}

/** A robot named for people who hear the page. */
export function robotName(table: Table, id: string): string {
  const robot = robotOf(table, id)
  return `${table.text(`sen-robot-${robot.type}`)}: ${notation(table, robot).join(' ')}`
}
