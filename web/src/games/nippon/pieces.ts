/** Names for tiles that the rules do not tell apart, so that one that is placed, built or sent home flies there. */
import { fleetOf, type Table } from './printed'
import type { Line, View } from './view.gen'

/** An influence tile: those of one value and seat are counted through, first those on the map in its order. */
export function sealId(seat: number, value: number, k: number): string {
  return `seal-${seat}-${value}-${k}`
}

/** The influence tile on a side of a city. */
export function placedSeal(view: View, city: string, side: string): string | null {
  const before = new Map<string, number>()
  for (const { cities } of view.regions) {
    for (const one of cities) {
      for (const { side: at, tile } of one.sides) {
        if (!tile) continue
        const key = `${tile.seat}-${tile.value}`
        const k = before.get(key) ?? 0
        if (one.city === city && at === side) return sealId(tile.seat, tile.value, k)
        before.set(key, k + 1)
      }
    }
  }
  return null
}

let seen: View | null = null
let built = new Map<string, string>()

/** A train or ship of a seat by the place it left on its board, from 1. */
export const fleetId = (kind: string, seat: number, place: number): string => `${kind}-${seat}-${place}`

/** A train or ship in a region: it keeps the first free place of its owner's board for its name, while that is empty. */
export function lineId(table: Table, id: string): string {
  const { view } = table
  if (view !== seen) {
    const before = built
    const lines = view.regions.flatMap((region) => region.lines.filter((line) => line !== null))
    const free = ({ kind, seat }: Line): string[] => {
      const gone = fleetOf(table, kind).tiles - view.players[seat]![`${kind}s`]
      return Array.from({ length: gone }, (_, k) => fleetId(kind, seat, k + 1))
    }
    const kept = lines.filter((line) => free(line).includes(before.get(line.id)!))
    built = new Map(kept.map((line) => [line.id, before.get(line.id)!]))
    for (const line of lines) {
      if (built.has(line.id)) continue
      const taken = new Set(built.values())
      built.set(line.id, free(line).find((name) => !taken.has(name)) ?? line.id)
    }
    seen = view
  }
  return built.get(id) ?? id
}
