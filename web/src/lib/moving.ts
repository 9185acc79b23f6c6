/** Moving the focus between what can be chosen: in reading order, and to neighbours by geometry. */

type Focusable = HTMLElement | SVGElement

const ROW = 24
const LAST = '[data-gives-up]'

function visible(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}

function found(selector: string): Focusable[] {
  return [...document.querySelectorAll<Focusable>(selector)].filter(visible)
}

/** Everything that can be chosen, line by line from the top left; what gives something up comes last. */
export function choices(): Focusable[] {
  const boxes = found('[data-option]').map((element) => ({ element, box: element.getBoundingClientRect() }))
  return boxes
    .sort((a, b) => (Math.abs(a.box.y - b.box.y) > ROW ? a.box.y - b.box.y : a.box.x - b.box.x))
    .map(({ element }) => element)
    .sort((a, b) => Number(a.matches(LAST)) - Number(b.matches(LAST)))
}

export function isChoice(element: Element | null): element is Focusable {
  return element?.matches('[data-option], [data-barred]') ?? false
}

/** The next choice in reading order, or null past the end. */
export function nextChoice(from: Element | null, back: boolean): Focusable | null {
  const all = choices()
  const at = all.findIndex((choice) => choice === from)
  if (at < 0) return (back ? all.at(-1) : all[0]) ?? null
  return all[at + (back ? -1 : 1)] ?? null
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest choice (or barred element, which explains itself) in the direction of an arrow key. */
export function neighbour(from: Element, key: string): Focusable | null {
  const direction = DIRECTIONS[key]
  if (!direction) return null
  const [ux, uy] = direction
  const here = centre(from)
  let best: Focusable | null = null
  let least = Infinity
  for (const other of found('[data-option], [data-barred]')) {
    if (other === from) continue
    const there = centre(other)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const along = dx * ux + dy * uy
    const aside = Math.abs(dx * uy) + Math.abs(dy * ux)
    const cost = along + 2 * aside
    if (along > 4 && cost < least) [best, least] = [other, cost]
  }
  return best
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function isTyping(element: EventTarget | null): boolean {
  return element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]')
}
