/** Names for tiles that the rules do not tell apart, so that one that is placed, built or sent home flies there. */
import type { View } from './view.gen'

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

/** A train or ship in a region: it keeps the first free place of its owner's board for its name. */
export function lineId(view: View, id: string): string {
  if (view !== seen) {
    const before = built
    const lines = view.regions.flatMap((region) => region.lines.filter((line) => line !== null))
    built = new Map(lines.flatMap((line) => (before.has(line.id) ? [[line.id, before.get(line.id)!]] : [])))
    const taken = new Set(built.values())
    for (const { id: line, kind, seat } of lines) {
      if (built.has(line)) continue
      let place = 1
      while (taken.has(fleetId(kind, seat, place))) place += 1
      built.set(line, fleetId(kind, seat, place))
      taken.add(fleetId(kind, seat, place))
    }
    seen = view
  }
  return built.get(id) ?? id
}
