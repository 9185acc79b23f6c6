/** Where a tip or a preview stands: beside what it explains, over no choice, and not over the prompt or what is taught. */
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const GAP = 10
const MARGIN = 8

/** What nothing should lie on. */
const KEPT = '.prompt, .thumb, .lesson .bubble, [role=note], [data-option], [data-preview]'

/** The best place for a box of that size: above, below, right, left, by what it would cover least. */
export function dock(element: Element, w: number, h: number): { left: number; top: number } {
  const at = element.getBoundingClientRect()
  const [right, bottom] = [window.innerWidth - MARGIN, window.innerHeight - MARGIN]
  const clampX = (x: number) => Math.max(MARGIN, Math.min(x, right - w))
  const clampY = (y: number) => Math.max(MARGIN, Math.min(y, bottom - h))
  const [above, below] = [at.top - GAP - h, at.bottom + GAP]
  const [before, after] = [at.left - GAP - w, at.right + GAP]
  const xs = [clampX(at.x + at.width / 2 - w / 2), clampX(at.left), clampX(at.right - w)]
  const ys = [clampY(at.y + at.height / 2 - h / 2), clampY(at.top), clampY(at.bottom - h)]
  const docks = [
    ...(above >= MARGIN ? xs.map((left) => ({ left, top: above })) : []),
    ...(below + h <= bottom ? xs.map((left) => ({ left, top: below })) : []),
    ...(after + w <= right ? ys.map((top) => ({ left: after, top })) : []),
    ...(before >= MARGIN ? ys.map((top) => ({ left: before, top })) : []),
    { left: xs[0]!, top: clampY(above) },
  ]
  const others = kept(element)
  const covers = docks.map(({ left, top }) => covered(new DOMRect(left, top, w, h), others))
  return docks[covers.indexOf(Math.min(...covers))]!
}

function kept(explained: Element): DOMRect[] {
  return [...document.querySelectorAll(KEPT)]
    .filter((other) => !other.contains(explained) && !explained.contains(other))
    .map((other) => other.getBoundingClientRect())
}

/** How much of these a box there would cover. */
function covered(box: DOMRect, others: DOMRect[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
    return sum + Math.max(0, width) * Math.max(0, height)
  }, 0)
}

/** Puts a fixed box beside what stands for an option, once it is drawn. */
export function beside(id: () => string | null): Attachment<HTMLElement> {
  return (box) => {
    const option = id()
    if (option === null) return
    box.removeAttribute('data-preview')
    void tick().then(() => {
      const shown = [...document.querySelectorAll(`[data-option=${CSS.escape(option)}]`)]
      const element = shown.find((one) => one.checkVisibility?.() ?? true)
      if (!element || !box.isConnected) return
      const { left, top } = dock(element, box.offsetWidth, box.offsetHeight)
      Object.assign(box.style, { left: `${left}px`, top: `${top}px` })
      box.setAttribute('data-preview', '')
    })
  }
}
