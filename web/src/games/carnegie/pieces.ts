/** Which piece is which: people and disks keep their identity from one state to the next, so that they can be seen to move. */
import { REGIONS } from './components'
import type { View, PlayerView } from './view.gen'

type Places = Map<string, string[]>

/** Pieces by place: those whose place still has room stay, the others go where some are missing. */
function settle(before: Places, counts: Map<string, number>, fresh: () => string): Places {
  const after: Places = new Map()
  const free: string[] = []
  for (const [place, pieces] of before) {
    const room = counts.get(place) ?? 0
    after.set(place, pieces.slice(0, room))
    free.push(...pieces.slice(room))
  }
  for (const [place, count] of counts) {
    const here = after.get(place) ?? []
    while (here.length < count) here.push(free.shift() ?? fresh())
    after.set(place, here)
  }
  return after
}

function whereabouts(player: PlayerView): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [cell, { active, idle }] of Object.entries(player.cells)) {
    if (active) counts.set(`active:${cell}`, active)
    if (idle) counts.set(`idle:${cell}`, idle)
  }
  for (const region of REGIONS)
    if (player.missions[region]) counts.set(`away:${region}`, player.missions[region])
  return counts
}

const staffs: Places[] = []
const known = new WeakMap<View, Places[]>()
let hired = 0

/** The employees of a seat by place: "active:43", "idle:42", "away:west". */
export function staffOf(view: View, seat: number): Places {
  let all = known.get(view)
  if (!all) {
    all = view.players.map((player) =>
      settle(staffs[player.seat] ?? new Map(), whereabouts(player), () => `clerk-${player.seat}-${hired++}`),
    )
    all.forEach((places, i) => (staffs[i] = places))
    known.set(view, all)
  }
  return all[seat]!
}

const numbers = new Map<string, string>()
const disks = new WeakMap<View, Map<string, string>>()

/** The disks on the map by slot ("chicago:1"): the first housing disk of seat 2 is "disk-2-housing-0", on the tab and on the map. */
export function disksOf(view: View): Map<string, string> {
  let found = disks.get(view)
  if (found) return found
  found = new Map()
  const fresh: [string, string][] = []
  for (const [city, slots] of Object.entries(view.cities)) {
    slots.forEach((disk, n) => {
      if (!disk || typeof disk.by !== 'number' || !disk.type) return
      const slot = `${city}:${n}`
      const stem = `disk-${disk.by}-${disk.type}-`
      const was = numbers.get(slot)
      if (was?.startsWith(stem)) found!.set(slot, was)
      else fresh.push([slot, stem])
    })
  }
  const used = new Set(found.values())
  for (const [slot, stem] of fresh) {
    let n = 0
    while (used.has(stem + n)) n += 1
    found.set(slot, stem + n)
    used.add(stem + n)
  }
  numbers.clear()
  for (const [slot, id] of found) numbers.set(slot, id)
  disks.set(view, found)
  return found
}
