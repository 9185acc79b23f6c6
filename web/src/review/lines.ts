/** A line of choices on the board: the table after each of them, and where something happens. */
import { tick } from 'svelte'
import { applied } from '../lib/changes'
import { fly, land, places, type Moved } from '../lib/flip'
import { named, spots, watch, type Box } from '../lib/lit'
import type { Seen } from '../lib/protocol.gen'
import { refsOf } from '../lib/refs'
import type { Table } from '../lib/table.svelte'
import type { LineStep } from '../lib/protocol.gen'

/** A place on the page where a step of a line is seen. */
export interface Spot {
  n: number
  box: Box
}

/** The table after every choice of a line, the table before them first. */
export function tablesAfter(before: Seen, line: readonly LineStep[]): Seen[] {
  const found = [before]
  for (const { changes } of line) {
    const last = found.at(-1)!
    found.push({ ...last, view: applied(last.view, changes as Parameters<typeof applied>[1]) })
  }
  return found
}

/** So many pieces that go the same way were pushed aside by something else. */
const PUSHED = 3
/** A piece that goes less than so many times its width while another goes farther makes room. */
const ROOM = 2.5

/** The pieces that went somewhere of their own. */
function alone(moved: Moved[]): Moved[] {
  const way = ({ from, to }: Moved) => from && `${Math.round(to.x - from.x)}/${Math.round(to.y - from.y)}`
  const far = ({ from, to }: Moved) =>
    !from || Math.hypot(to.x - from.x, to.y - from.y) > ROOM * Math.max(to.width, to.height)
  const some = moved.some(far) ? moved.filter(far) : moved
  return some.filter((one) => !one.from || some.filter((other) => way(other) === way(one)).length < PUSHED)
}

/** So many places of a step are marked. */
const MOST = 4

/** Whether a place is small enough to be one. */
function fits({ width, height }: Box): boolean {
  return width > 0 && width * height < 0.2 * window.innerWidth * window.innerHeight
}

function placesOf(option: string): Box[] {
  const all = document.querySelectorAll(`main [data-option="${CSS.escape(option)}"]`)
  return [...all]
    .filter((element) => element.checkVisibility?.() ?? true)
    .map((element) => element.getBoundingClientRect())
}

/**
 * Where each step of a line is seen: every table is laid out once, between two frames of the screen, so that nobody sees
 * it, and what is drawn differently then is where the step happens.
 */
export async function traced(
  table: Table,
  tables: readonly Seen[],
  line: readonly LineStep[],
): Promise<Spot[]> {
  const found: Spot[] = []
  const shown = table.laid
  table.laid = null
  await tick()
  /** Where the first choice is made, if it can be made here. */
  const offered = line[0] ? placesOf(line[0].option) : []
  const top = () => document.querySelector('main')?.getBoundingClientRect().y ?? 0
  const before = top()
  table.laid = tables[0]!
  await tick()
  land()
  for (const [i, { words, facts }] of line.entries()) {
    const [lay, drawn] = [places(), watch()]
    table.laid = tables[i + 1]!
    await tick()
    const now = places()
    const gone = [...lay].filter(([piece]) => !now.has(piece)).map(([, box]) => box)
    const changed = drawn().filter((element) => element.closest('main'))
    const names = named(new Set([...refsOf(words), ...facts.flatMap((fact) => [...refsOf(fact)])]))
    const down = top() - before
    const own = changed.filter((element) => element.closest('.mine'))
    // Best is where the choice itself is made; then what moved and what is named; then what left; then what is drawn differently.
    const ways = [
      i ? [] : offered.map(({ x, y, width, height }) => ({ x, y: y + down, width, height })),
      [...alone(fly(lay, true)).map(({ to }) => to), ...names.map((one) => one.getBoundingClientRect())]
        .filter(fits)
        .slice(0, MOST),
      gone.filter(fits).slice(0, MOST),
      spots([], [], changed, []).map(({ box }) => box),
      spots([], [], own, []).map(({ box }) => box),
    ]
    const lit: Box[] = ways.find((way) => way.length) ?? []
    for (const box of lit) found.push({ n: i + 1, box })
  }
  table.laid = shown
  await tick()
  return found
}
