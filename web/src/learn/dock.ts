/** Where a bubble goes: beside what it points at, never over it. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export type Side = 'above' | 'below' | 'right' | 'left' | 'free'

export interface Dock {
  x: number
  y: number
  side: Side
  /** Where the tail stands along the bubble's edge. */
  tail: number
}

const SIDES = ['above', 'below', 'right', 'left'] as const
/** Between the bubble and what it points at: wide, or only as much as the tail needs. */
const GAPS = [16, 10]
const CORNER = 26
/** What it may cover of choices before it gives up its tail, as a part of itself: where it fills the width. */
const LITTLE = 0.1

const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(value, Math.max(low, high)))

export function union(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.w))
  const bottom = Math.max(...boxes.map((box) => box.y + box.h))
  return { x, y, w: right - x, h: bottom - y }
}

function shared(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

/**
 * The place for a bubble of this size inside an area: above, else below, right, left of what it points at; over as
 * few choices as can be, and over nothing it points at.  Where it is as wide as the area it would hide all of them;
 * there it goes to an edge instead.
 */
export function dock(boxes: readonly Box[], choices: readonly Box[], w: number, h: number, area: Box): Dock {
  if (!boxes.length) return freest(choices, w, h, area)
  const all = union(boxes)
  const covered = (at: Dock) => choices.reduce((sum, box) => sum + shared({ ...at, w, h }, box), 0)
  const places = GAPS.flatMap((gap) =>
    [all, boxes[0]!].flatMap((target) => SIDES.map((side) => beside(side, target, gap, w, h, area))),
  ).filter((at) => inside(at, w, h, area) && boxes.every((box) => !shared({ ...at, w, h }, box)))
  const free = () => freest([...boxes, ...boxes, ...choices], w, h, area)
  if (!places.length) return free()
  const best = places.reduce((a, b) => (covered(b) < covered(a) ? b : a))
  if (w < area.w || covered(best) < LITTLE * w * h) return best
  const away = free()
  const hides = boxes.some((box) => shared({ ...away, w, h }, box))
  return !hides && covered(away) < covered(best) / 2 ? away : best
}

function inside({ x, y }: Dock, w: number, h: number, area: Box): boolean {
  return x >= area.x && y >= area.y && x + w <= area.x + area.w && y + h <= area.y + area.h
}

function beside(side: Exclude<Side, 'free'>, box: Box, gap: number, w: number, h: number, area: Box): Dock {
  const cx = box.x + box.w / 2
  const cy = box.y + box.h / 2
  if (side === 'above' || side === 'below') {
    const x = clamp(cx - w / 2, area.x, area.x + area.w - w)
    const y = side === 'above' ? box.y - gap - h : box.y + box.h + gap
    return { x, y, side, tail: clamp(cx - x, CORNER, w - CORNER) }
  }
  const y = clamp(cy - h / 2, area.y, area.y + area.h - h)
  const x = side === 'right' ? box.x + box.w + gap : box.x - gap - w
  return { x, y, side, tail: clamp(cy - y, CORNER, h - CORNER) }
}

/** The place that covers least: the middle, or a corner. */
function freest(boxes: readonly Box[], w: number, h: number, area: Box): Dock {
  const xs = [area.x + (area.w - w) / 2, area.x, area.x + area.w - w]
  const ys = [area.y + (area.h - h) / 2, area.y + area.h - h, area.y]
  const places = ys.flatMap((y) => xs.map((x) => ({ x, y })))
  const cost = (at: { x: number; y: number }) =>
    boxes.reduce((sum, box) => sum + shared({ ...at, w, h }, box), 0)
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return { ...best, side: 'free', tail: 0 }
}
