/** Pieces that were drawn before and are drawn again fly from the old place to the new. */

const DURATION = 300
const STAGGER = 30
const EASING = 'cubic-bezier(.2, .7, .2, 1)'

export type Places = Map<string, DOMRect>

/** A piece that lies elsewhere now, or is new. */
export interface Moved {
  to: DOMRect
  from?: DOMRect
}

function pieces(): (HTMLElement | SVGGraphicsElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGGraphicsElement>('[data-piece]')]
}

/** Lets every piece that still flies be where it goes. */
export function land(): void {
  for (const piece of pieces()) for (const flight of piece.getAnimations()) flight.finish()
}

/** Where every piece is now. */
export function places(): Places {
  const found: Places = new Map()
  for (const piece of pieces()) {
    const box = piece.getBoundingClientRect()
    if (box.width) found.set(piece.dataset['piece']!, box)
  }
  return found
}

/** The same places after everything has been scrolled by so much. */
export function scrolled(before: Places, x: number, y: number): Places {
  if (!x && !y) return before
  return new Map(
    [...before].map(([id, box]) => [id, new DOMRect(box.x - x, box.y - y, box.width, box.height)]),
  )
}

function move(piece: HTMLElement | SVGGraphicsElement, from: DOMRect, to: DOMRect): string {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2)
  const dy = from.y + from.height / 2 - (to.y + to.height / 2)
  const k = from.width / to.width
  if (!(piece instanceof SVGGraphicsElement)) return `translate(${dx}px, ${dy}px) scale(${k})`
  const scale = piece.getScreenCTM()?.a || 1
  const box = piece.getBBox()
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  return (
    `translate(${dx / scale}px, ${dy / scale}px) ` +
    `translate(${cx}px, ${cy}px) scale(${k}) translate(${-cx}px, ${-cy}px)`
  )
}

function still(piece: HTMLElement | SVGGraphicsElement): string {
  if (!(piece instanceof SVGGraphicsElement)) return 'translate(0px, 0px) scale(1)'
  return 'translate(0px, 0px) translate(0px, 0px) scale(1) translate(0px, 0px)'
}

/** Lets every piece fly from where it was, a new one appear, unless all is to be calm; says which they were. */
export function fly(before: Places, calm = false): Moved[] {
  const moved: Moved[] = []
  if (!before.size) return moved
  let order = 0
  for (const piece of pieces()) {
    const to = piece.getBoundingClientRect()
    if (!to.width) continue
    const from = before.get(piece.dataset['piece']!)
    if (!from) {
      moved.push({ to })
      if (calm) continue
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION, easing: 'ease-out' })
      continue
    }
    if (Math.hypot(from.x - to.x, from.y - to.y) < 2 && Math.abs(from.width - to.width) < 2) continue
    moved.push({ to, from })
    if (calm) continue
    piece.animate([{ transform: move(piece, from, to) }, { transform: still(piece) }], {
      duration: DURATION,
      delay: Math.min(order++, 4) * STAGGER,
      easing: EASING,
      fill: 'backwards',
      composite: 'add',
    })
  }
  return moved
}
