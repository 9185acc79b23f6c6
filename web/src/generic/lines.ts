/** The table in words, sorted: what lies on the table, and what each seat has. */
import type { Words } from '../lib/protocol.gen'
import { type Calls, type Piece, text } from '../lib/text.svelte'

/** A line, in two parts where it has a colon ("Market: rye, oats"), and the lines that stand below it. */
export interface Line {
  label: Piece[]
  body: Piece[]
  below: Line[]
}

/** A line that begins with this belongs to the one above. */
const BELOW = /^·\s*/
const COLON = /\s?[:：]\s*/

function seatOf(words: Words): number | null {
  const seat = words.args?.['seat']
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : null
}

/** The lines of one seat, or of the table (`null`), as they are shown under its name. */
export function linesOf(all: readonly Words[], seat: number | null, calls: Calls): Line[] {
  const lines: Line[] = []
  let owner: number | null = null
  for (const words of all) {
    const pieces = text.pieces(words, calls)
    const below = typeof pieces[0] === 'string' && BELOW.test(pieces[0])
    if (!below) owner = seatOf(words)
    if (owner !== seat) continue
    const line = parted(
      below ? [(pieces[0] as string).replace(BELOW, ''), ...pieces.slice(1)] : withoutSeat(pieces, seat),
    )
    const above = lines.at(-1)
    if (below && above) above.below.push(line)
    else lines.push(line)
  }
  return lines
}

/** Without the seat's name in front, where it is known who is meant. */
export function withoutSeat(pieces: Piece[], seat: number | null): Piece[] {
  const [first, second, ...rest] = pieces
  if (typeof first !== 'object' || !('seat' in first) || first.seat !== seat) return pieces
  return typeof second === 'string' ? [second.replace(/^[\s:：,、]+/, ''), ...rest] : pieces.slice(1)
}

function parted(pieces: Piece[]): Line {
  const at = pieces.findIndex((piece) => typeof piece === 'string' && COLON.test(piece))
  if (at < 0) return { label: [], body: pieces, below: [] }
  const piece = pieces[at] as string
  const colon = COLON.exec(piece)!
  const before = piece.slice(0, colon.index)
  const after = piece.slice(colon.index + colon[0].length)
  return {
    label: [...pieces.slice(0, at), ...(before ? [before] : [])],
    body: [...(after ? [after] : []), ...pieces.slice(at + 1)],
    below: [],
  }
}

/** The line that says no more than the points ("14 coins"), if a seat's lines begin with it. */
export function pointsLine(lines: Line[], points: number): string | null {
  const [first] = lines
  if (!first || first.label.length || first.body.length !== 1) return null
  const [said] = first.body
  return typeof said === 'string' && said.match(/\d+/g)?.join() === `${points}` ? said : null
}
