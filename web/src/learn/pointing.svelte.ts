/** Finds on the page what a lesson points at, and follows it while things move. */
import { type Box } from './dock'

/** How long pieces may fly. */
const MOVING = 700
const MARGIN = 6
/** What leads on counts as so many choices. */
const WEIGHT = 4

/** `slot:2` and `slot:*` are options, `piece:SER-08` a piece, `spot:deck` a part of the board; several make one. */
export function selectorOf(point: string): string {
  return point.split(' ').map(oneOf).join(',')
}

function oneOf(point: string): string {
  const [, kind, name] = /^(piece|spot):(.*)$/.exec(point) ?? []
  const attributes = kind ? [`data-${kind}`] : ['data-option', 'data-barred']
  const wanted = name ?? point
  return attributes
    .map((attribute) =>
      wanted.endsWith('*')
        ? `[${attribute}^="${CSS.escape(wanted.slice(0, -1))}"]`
        : `[${attribute}="${CSS.escape(wanted)}"]`,
    )
    .join(',')
}

export function pointed(point: string): Element[] {
  if (!point) return []
  return [...document.querySelectorAll(selectorOf(point))].filter((element) => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && (element.checkVisibility?.({ visibilityProperty: true }) ?? true)
  })
}

function boxOf(elements: Element[]): Box | null {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  if (!boxes.length) return null
  const x = Math.min(...boxes.map((box) => box.left)) - MARGIN
  const y = Math.min(...boxes.map((box) => box.top)) - MARGIN
  const right = Math.max(...boxes.map((box) => box.right)) + MARGIN
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN
  return { x, y, w: right - x, h: bottom - y }
}

/** What of the things pointed at is in sight: a board that scrolls ends at its pane. */
function seenOf(elements: Element[], area: Box): Box | null {
  const box = boxOf(elements)
  if (!box || !elements.every((element) => element.closest('main'))) return box
  const [x, y] = [Math.max(box.x, area.x), Math.max(box.y, area.y)]
  const w = Math.min(box.x + box.w, area.x + area.w) - x
  const h = Math.min(box.y + box.h, area.y + area.h) - y
  return w > 0 && h > 0 ? { x, y, w, h } : null
}

/** Whether all of it lies in the window and in the part of the page that shows it. */
export function inSight(element: Element): boolean {
  const pane = element.closest('[role=region], main')?.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  if (!pane) return false
  return box.left >= pane.left && box.right <= pane.right && box.top >= pane.top && box.bottom <= pane.bottom
}

function areaOf(selector: string): Box {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box
    ? { x: box.x, y: box.y, w: box.width, h: box.height }
    : { x: 0, y: 96, w: innerWidth, h: innerHeight - 96 }
}

export class Pointing {
  boxes: Box[] = $state.raw([])
  /** Where something can be chosen. */
  choices: Box[] = $state.raw([])
  area: Box = $state.raw({ x: 0, y: 0, w: 0, h: 0 })
  #points: readonly string[] = []
  #leads: readonly string[] = []
  #until = 0
  #frame = 0

  /** Points at these from now on; what leads on should be seen rather than other choices. */
  show(points: readonly string[], leads: readonly string[]): void {
    this.#points = points
    this.#leads = leads
    this.follow()
  }

  /** Looks again and again until nothing moves any more. */
  follow = (): void => {
    this.#until = performance.now() + MOVING
    cancelAnimationFrame(this.#frame)
    this.#look()
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
  }

  #look = (): void => {
    const area = areaOf('main.area, main.pane')
    if (JSON.stringify(area) !== JSON.stringify(this.area)) this.area = area
    const boxes = this.#points.map((point) => seenOf(pointed(point), area)).filter((box) => box !== null)
    if (JSON.stringify(boxes) !== JSON.stringify(this.boxes)) this.boxes = boxes
    const choices = [...document.querySelectorAll<HTMLElement>('main [data-option]')].flatMap((one) =>
      Array<Box>(this.#leads.includes(one.dataset['option']!) ? WEIGHT : 1).fill(boxOf([one])!),
    )
    if (JSON.stringify(choices) !== JSON.stringify(this.choices)) this.choices = choices
    if (performance.now() < this.#until) this.#frame = requestAnimationFrame(this.#look)
  }
}
