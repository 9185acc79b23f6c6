/** What a fact lights on the page: the pieces that moved or came, what it names, or else whatever is different. */
import type { Moved } from './flip'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A place that is lit, and where the piece there came from. */
export interface Spot {
  box: Box
  from?: Box
}

/** Where facts can be lit: the boards, and the rows of the players. */
const ROOTS = 'main, [data-seat-row]'
const DRAWN = ['x', 'y', 'cx', 'cy', 'd', 'transform', 'href', 'points', 'width', 'height']
const MOST = 8
const LARGEST = 0.3
/** Boxes nearer than this many pixels are lit as one. */
const NEAR = 6
/** The least side of a spot. */
const LEAST = 18

/** Watches what is drawn differently from now on; the answer tells, once it is drawn. */
export function watch(): () => Element[] {
  const observer = new MutationObserver(() => {})
  for (const root of document.querySelectorAll(ROOTS))
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: DRAWN,
    })
  return () => {
    const records = observer.takeRecords()
    observer.disconnect()
    const found = new Set<Element>()
    for (const record of records) {
      if (record.type === 'childList')
        for (const node of record.addedNodes) {
          const element = node instanceof Element ? node : node.parentElement
          if (element) found.add(element)
        }
      else {
        const element = record.target instanceof Element ? record.target : record.target.parentElement
        if (element) found.add(element)
      }
    }
    return [...found].filter((element) => element.isConnected)
  }
}

function visible(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}

/** The elements of the board that stand for components, the smallest of each. */
export function named(ids: Iterable<string>): Element[] {
  return [...ids].flatMap((id) => {
    const name = CSS.escape(id)
    const all = [...document.querySelectorAll(`main :is([data-mark="${name}"], [data-piece="${name}"])`)]
    const sized = all.filter(visible).map((element) => ({ element, size: area(element) }))
    const least = sized.filter(({ size }) => size > 0).sort((a, b) => a.size - b.size)[0]
    return least ? [least.element] : []
  })
}

function area(element: Element): number {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}

/** The row of a seat among the players, if it is in sight. */
export function rowOf(seat: number | null): Element[] {
  const row = seat === null ? null : document.querySelector(`[data-seat-row="${seat}"]`)
  return row && visible(row) ? [row] : []
}

const boxOf = (element: Element): Box => grown(element.getBoundingClientRect())

function grown({ x, y, width, height }: Box): Box {
  const [w, h] = [Math.max(width, LEAST), Math.max(height, LEAST)]
  return { x: x - (w - width) / 2, y: y - (h - height) / 2, width: w, height: h }
}

/** What of a box is in sight: of one over the boards what lies in their pane, of another all. */
function inSight(box: Box, pane: Box | undefined): Box {
  if (!pane || box.y + box.height <= pane.y || box.x >= pane.x + pane.width) return box
  const [x, y] = [Math.max(box.x, pane.x), Math.max(box.y, pane.y)]
  return {
    x,
    y,
    width: Math.min(box.x + box.width, pane.x + pane.width) - x,
    height: Math.min(box.y + box.height, pane.y + pane.height) - y,
  }
}

/** The spots of a fact: what it names and what moved; failing these what is different; at last the seat's own row. */
export function spots(moved: Moved[], names: Element[], changed: Element[], row: Element[]): Spot[] {
  const whole = LARGEST * window.innerWidth * window.innerHeight
  const fits = ({ width, height }: Box): boolean => width > 0 && height > 0 && width * height < whole
  const flown = moved.map(({ from, to }): Spot => ({ box: grown(to), ...(from ? { from } : {}) }))
  const pane = document.querySelector('main')?.getBoundingClientRect()
  const seen = (spot: Spot): Spot => ({ ...spot, box: inSight(spot.box, pane) })
  const first = [...flown, ...names.map((element): Spot => ({ box: boxOf(element) }))]
  const lit = first.map(seen).filter(({ box }) => fits(box))
  if (lit.length) return merged(lit).slice(0, MOST)
  const other = changed
    .filter((element) => visible(element) && fits(element.getBoundingClientRect()))
    .map((element): Spot => seen({ box: boxOf(element) }))
    .filter(({ box }) => fits(box))
  const found = merged(other)
  if (found.length && found.length <= MOST) return found
  return row.map((element) => ({ box: boxOf(element) }))
}

/** Spots that touch become one. */
function merged(all: Spot[]): Spot[] {
  const found: Spot[] = []
  for (const spot of all) {
    const near = found.find(({ box }) => touch(box, spot.box))
    if (!near) found.push({ ...spot })
    else {
      near.box = around(near.box, spot.box)
      if (spot.from && !near.from) near.from = spot.from
    }
  }
  return found.length < all.length ? merged(found) : found
}

function touch(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + NEAR &&
    b.x < a.x + a.width + NEAR &&
    a.y < b.y + b.height + NEAR &&
    b.y < a.y + a.height + NEAR
  )
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}
