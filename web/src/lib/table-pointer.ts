/** What lies under the pointer counts as pointed at only once the person has moved it. */

interface Place {
  x: number
  y: number
}

/** How far a resting hand may tremble, in pixels. */
const TREMBLE = 2

const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Place => ({ x, y })

/** Where the pointer was last, if it was ever seen. */
let at: Place | null = null
for (const type of ['pointermove', 'pointerdown'] as const)
  window.addEventListener(type, (event) => (at = placeOf(event)))

export class Pointer {
  /** The question that the pointer rests at, and where it lay when that came. */
  #version: number | undefined
  #rest: Place | null = null

  /** Whether an event over a choice of this question points at it; a finger does so only by pressing. */
  points(event: PointerEvent, version: number | undefined): boolean {
    if (event.pointerType === 'touch') return event.type === 'pointerdown'
    if (version !== this.#version) [this.#version, this.#rest] = [version, at]
    if (!this.#rest) return event.type !== 'pointerenter'
    const { x, y } = placeOf(event)
    return Math.hypot(x - this.#rest.x, y - this.#rest.y) > TREMBLE
  }
}
