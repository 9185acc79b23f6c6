/** What the choice of the moment is about, read from the decision and its previews. */
import { isInfluence, isPlug, type InfluencePreview, type PlugPreview } from './preview'
import type { Rank } from './view.gen'
import { robotOf, type Table } from './words'

/** True if this page is being asked a question of one of these kinds. */
export function asked(table: Table, ...kinds: string[]): boolean {
  return table.options.size > 0 && kinds.includes(table.decision?.kind ?? '')
}

function argument(table: Table, name: string): number | null {
  const value = table.decision?.ask.args?.[name]
  return typeof value === 'number' ? value : null
}

/** The column whose robot is being procured: hovered, or chosen and waiting for its assistants. */
export function procured(table: Table): number | null {
  if (asked(table, 'turn')) {
    const [name, column] = table.hovered?.split(':') ?? []
    return name === 'procure' && table.options.has(table.hovered!) ? Number(column) : null
  }
  if (!asked(table, 'assistants')) return null
  return argument(table, 'column') ?? columnOf(table)
}

/** The rankings at both investors beside a column change with its assistants: the first of them is the column. */
function columnOf(table: Table): number | null {
  const previews = [...table.options.values()].map((option): unknown => option.preview).filter(isInfluence)
  const [none, some] = previews
  if (!none || !some) return null
  const total = (ranking: Rank[] = []) => ranking.reduce((sum, rank) => sum + rank.influence, 0)
  return none.investors.findIndex((ranking, i) => total(ranking) !== total(some.investors[i]))
}

/** The rankings to show instead of those on the table. */
export function influenceAhead(table: Table): InfluencePreview | null {
  if (isInfluence(table.preview)) return table.preview
  if (!asked(table, 'assistants')) return null
  const alone = table.options.get('assistants:0')?.preview
  return isInfluence(alone) ? alone : null
}

/** Pawns that would join a column, of the seat that chooses. */
export function pawnsAhead(table: Table): { column: number; assistants: number } | null {
  const column = procured(table)
  if (column === null) return null
  const [name, n] = table.hovered?.split(':') ?? []
  return { column, assistants: name === 'assistants' ? Number(n) : 0 }
}

/** The slot of the robot whose corners can be blocked now. */
export function blockedSlot(table: Table): number | null {
  if (!asked(table, 'block')) return null
  const said = argument(table, 'slot')
  if (said !== null) return said
  const player = table.view.players[table.decision!.seat]!
  const plain = table.options.get('block:none')?.preview
  if (!isPlug(plain)) return null
  const found = player.slots.findIndex((slot, s) => {
    if (!slot || slot.blocked.length) return false
    const robot = robotOf(table, slot.robot)
    return plain.dice.every((value, i) => {
      const turn = i === s ? robot.left : i === s + 1 ? robot.right : 0
      return value === ((player.dice[i]! - 1 + turn + 6) % 6) + 1
    })
  })
  return found < 0 ? null : found
}

/** What the mover's network would become; while corners are asked about, what it becomes without a block. */
export function networkAhead(table: Table, seat: number): PlugPreview | null {
  if (table.decision?.seat !== seat) return null
  if (isPlug(table.preview)) return table.preview
  const plain = asked(table, 'block') ? table.options.get('block:none')?.preview : null
  return isPlug(plain) ? plain : null
}

/** The robot a seat holds, or is about to take. */
export function incoming(
  table: Table,
  seat: number,
): { robot: string; column: number; held: boolean } | null {
  const player = table.view.players[seat]
  if (player?.held) return { robot: player.held, column: player.from_column ?? 0, held: true }
  if (table.decision?.seat !== seat) return null
  const column = procured(table)
  const robot = column === null ? null : table.view.columns[column]?.robot
  return column !== null && robot ? { robot, column, held: false } : null
}
