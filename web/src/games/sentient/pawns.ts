/**
 * Which pawn stands where. The view counts pawns; a drawing that lets them fly needs to know them apart,
 * so each change of the counts moves as few of them as it can.
 */
import type { PlayerView, View } from './view.gen'
import { componentsOf, type Table } from './words'

type Kind = 'agent' | 'assistant'
/** Place ("supply", "column-2", "slot-1-left") to the pawns there. */
type Places = Map<string, string[]>

interface Standing {
  view: View | null
  seats: Record<Kind, Places>[]
}

const known = new WeakMap<Table, Standing>()

function counts(view: View, player: PlayerView, kind: Kind): Map<string, number> {
  const at = new Map<string, number>()
  view.columns.forEach((column, c) => {
    const pawns = column.pawns[player.seat]
    at.set(`column-${c}`, pawns ? (kind === 'agent' ? pawns.agents : pawns.assistants) : 0)
  })
  if (kind === 'assistant') {
    player.slots.forEach((slot, s) => slot?.blocked.forEach((side) => at.set(`slot-${s}-${side}`, 1)))
  }
  at.set('supply', kind === 'agent' ? player.agents : player.assistants)
  return at
}

function everyPawn(table: Table, seat: number, kind: Kind): string[] {
  const length = componentsOf(table).pieces[`${kind}s`]
  return Array.from({ length }, (_, i) => `${kind}-${seat}-${i}`)
}

function moved(before: Places | undefined, now: Map<string, number>, all: string[]): Places {
  const after: Places = new Map()
  const idle = new Set(all)
  for (const [place, n] of now) {
    const stay = (before?.get(place) ?? []).slice(0, n)
    stay.forEach((pawn) => idle.delete(pawn))
    after.set(place, stay)
  }
  const free = [...idle]
  for (const [place, n] of now) {
    const here = after.get(place)!
    while (here.length < n && free.length) here.push(free.shift()!)
  }
  return after
}

/** The names of a seat's pawns at a place, for the pieces that fly. */
export function pawnsAt(table: Table, seat: number, kind: Kind, place: string): string[] {
  const { view } = table
  let standing = known.get(table)
  if (!standing || standing.view !== view) {
    const before = standing?.seats
    const stand = (player: PlayerView, kind: Kind): Places =>
      moved(before?.[player.seat]?.[kind], counts(view, player, kind), everyPawn(table, player.seat, kind))
    standing = {
      view,
      seats: view.players.map((player) => ({
        agent: stand(player, 'agent'),
        assistant: stand(player, 'assistant'),
      })),
    }
    known.set(table, standing)
  }
  return standing.seats[seat]?.[kind].get(place) ?? []
}
