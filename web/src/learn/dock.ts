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
/** How far it may be shifted along that side, as a part of half its length. */
const SHIFTS = [0, 0.5, -0.5, 1, -1]
const CORNER = 26
/** What it may cover of choices before it gives up its tail, as a part of itself: where it fills the width. */
const LITTLE = 0.1
/** From this part on a choice is hidden. */
const HIDDEN = 0.1
/** Where it looks for a free place: across the area, and down it. */
const PARTS = [0.5, 0, 1, 0.25, 0.75]

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
 * few choices as can be, and over nothing it points at.  Where every place beside it hides choices it goes to the
 * freest part of the area instead, if that hides no more than half.
 */
export function dock(boxes: readonly Box[], choices: readonly Box[], w: number, h: number, area: Box): Dock {
  const covered = (at: Dock, box: Box) => shared({ ...at, w, h }, box)
  /** How many choices it hides; where it fills the width and hides some anywhere, how much of them. */
  const cost = (at: Dock) =>
    choices.reduce((sum, box) => {
      if (w >= area.w) return sum + covered(at, box) / (LITTLE * w * h)
      const part = covered(at, box) / (box.w * box.h)
      return sum + (part < HIDDEN ? part : 1 + part)
    }, 0)
  const away = freest(
    (at) => boxes.reduce((sum, box) => sum + (2 * covered(at, box)) / (LITTLE * w * h), cost(at)),
    w,
    h,
    area,
  )
  if (!boxes.length) return away
  const all = union(boxes)
  const free = (at: Dock) => boxes.every((box) => !covered(at, box))
  const places = GAPS.flatMap((gap) =>
    [boxes[0]!, all].flatMap((target) => SIDES.flatMap((side) => beside(side, target, gap, w, h, area))),
  ).filter((at) => inside(at, w, h, area) && free(at))
  if (!places.length) return away
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return cost(best) >= 1 && free(away) && cost(away) < cost(best) / 2 ? away : best
}

function inside({ x, y }: Dock, w: number, h: number, area: Box): boolean {
  return x >= area.x && y >= area.y && x + w <= area.x + area.w && y + h <= area.y + area.h
}

/** On that side: in the middle, then shifted as far as the tail still reaches. */
function beside(side: Exclude<Side, 'free'>, box: Box, gap: number, w: number, h: number, area: Box): Dock[] {
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2]
  if (side === 'above' || side === 'below') {
    const y = side === 'above' ? box.y - gap - h : box.y + box.h + gap
    return SHIFTS.map((shift) => {
      const x = clamp(cx - w / 2 + shift * (w / 2 - CORNER), area.x, area.x + area.w - w)
      return { x, y, side, tail: clamp(cx - x, CORNER, w - CORNER) }
    })
  }
  const x = side === 'right' ? box.x + box.w + gap : box.x - gap - w
  return SHIFTS.map((shift) => {
    const y = clamp(cy - h / 2 + shift * (h / 2 - CORNER), area.y, area.y + area.h - h)
    return { x, y, side, tail: clamp(cy - y, CORNER, h - CORNER) }
  })
}

/** The place that covers least: the middle, or nearer to an edge. */
function freest(cost: (at: Dock) => number, w: number, h: number, area: Box): Dock {
  const xs = PARTS.map((part) => area.x + part * (area.w - w))
  const ys = PARTS.map((part) => area.y + part * (area.h - h))
  const places = ys.flatMap((y) => xs.map((x): Dock => ({ x, y, side: 'free', tail: 0 })))
  return places.reduce((a, b) => (cost(b) < cost(a) ? b : a))
}
