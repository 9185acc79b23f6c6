/** What the choice of the moment is about, and what the option under the pointer would change. */
import { asked, pointed, previewOf, reader } from '../../lib/choice'
import type { PlayerView, Preview, Questions, View } from './view.gen'
import type { Table } from './words'

/** What the question is about. */
const about = reader<Questions>()

/** The column whose robot is being taken: under the pointer, or chosen and waiting for its assistants. */
export function procured(table: Table): number | null {
  const [name, column] = pointed(table)
  if (name === 'procure') return Number(column)
  return asked(table, 'assistants') ? about(table, 'column') : null
}

/** The robot a seat holds, or is about to take. */
export function incoming(
  table: Table,
  seat: number,
): { robot: string; column: number; held: boolean } | null {
  const player = table.view.players[seat]
  if (player?.held) return { robot: player.held, column: player.from_column ?? 0, held: true }
  const column = table.decision?.seat === seat ? procured(table) : null
  const robot = column === null ? null : table.view.columns[column]?.robot
  return column !== null && robot ? { robot, column, held: false } : null
}

/** The table after the option under the pointer, while the round lasts; else the table as it is. */
export function ahead(table: Table): View {
  const { after, view } = table
  return after?.round === view.round && after.columns.length ? after : view
}

/** The slot of the robot whose corners can be blocked now. */
export const blockedSlot = (table: Table): number | null =>
  asked(table, 'block') ? about(table, 'slot') : null

/** What the mover's network would become; while corners are asked about, what it becomes without a block. */
export function networkAhead(table: Table, seat: number): PlayerView | null {
  if (table.decision?.seat !== seat) return null
  const preview = previewOf<Preview>(table) ?? previewOf<Preview>(table, 'block:none')
  return preview?.network ?? null
}

/** What a network would bring more than now in all, and in which slots; the robot just plugged in is all gain. */
export function gains(
  table: Table,
  network: PlayerView,
): { net: number; slots: [slot: number, gain: number][] } {
  const { slots } = table.view.players[network.seat]!
  const fresh = blockedSlot(table)
  const gain = network.slots.map(
    (then, s) => (then?.points ?? 0) - (s === fresh ? 0 : (slots[s]?.points ?? 0)),
  )
  return {
    net: gain.reduce((sum, one) => sum + one, 0),
    slots: gain
      .map((one, s): [number, number] => [s, one])
      .filter(([s, one]) => one && s !== fresh && slots[s]),
  }
}
