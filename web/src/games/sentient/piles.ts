/** A seat's robots of one type, and what its investors make of them. */
import type { Tip } from '../../lib/game'
import type { RobotType } from './view.gen'
import { notation, robotOf, type Table } from './words'

export function robotsOf(table: Table, seat: number, type: RobotType): string[] {
  const player = table.view.players[seat]!
  const all = [...player.pile, ...player.slots.flatMap((slot) => (slot ? [slot.robot] : []))]
  return all.filter((id) => robotOf(table, id).type === type)
}

export function pileTip(table: Table, seat: number, type: RobotType): Tip {
  const player = table.view.players[seat]!
  const [investors, robots] = [player.investors[type], player.bots[type]]
  const list = robotsOf(table, seat, type).map((id) => notation(table, id))
  return {
    title: table.text(`type-${type}`),
    body: [
      table.text('sen-end-tip', { investors, robots, points: player.worth[type] }),
      ...(list.length ? [table.text('sen-end-robots', { list: list.join('; ') })] : []),
    ],
    rule: 'SEN-10.2',
  }
}
