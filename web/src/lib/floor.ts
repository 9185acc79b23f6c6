/** Letters of a drawing are never smaller on the screen than can be read, however small the drawing is. */

/** The smallest letters in pixels, at arm's length and on a phone. */
const [DESK, PHONE] = [11, 12]
/** A line of letters that had to grow may become this much longer. */
const LONGER = 1.04

interface Grown {
  /** The size it had of its own. */
  size: string
  /** The length it was given, where it had none. */
  given: string | null
}

const grown = new WeakMap<SVGElement, Grown>()

function least(): number {
  return window.innerWidth <= 640 ? PHONE : DESK
}

/** Gives back what the drawing says, where letters had been made larger. */
function restore(text: SVGElement): void {
  const before = grown.get(text)
  if (!before) return
  text.style.fontSize = before.size
  if (before.given !== null && before.given === text.getAttribute('textLength')) {
    text.removeAttribute('textLength')
    text.removeAttribute('lengthAdjust')
  }
  grown.delete(text)
}

interface Small {
  text: SVGTextContentElement
  size: number
  length: number
}

function small(text: SVGTextContentElement, floor: number): Small | null {
  const matrix = (text as unknown as SVGGraphicsElement).getScreenCTM?.()
  if (!matrix || !text.textContent?.trim()) return null
  const scale = Math.hypot(matrix.a, matrix.b)
  const now = parseFloat(getComputedStyle(text).fontSize)
  if (!scale || now * scale >= floor - 0.05) return null
  return { text, size: floor / scale, length: text.getComputedTextLength() }
}

/** Makes letters that are too small larger, and as narrow as keeps them in their place. */
export function raise(root: Element): void {
  const texts = [...root.querySelectorAll<SVGTextContentElement>('svg :is(text, tspan[font-size])')]
  texts.forEach(restore)
  const floor = least()
  const found = texts.flatMap((text) => small(text, floor) ?? [])
  for (const { text, size } of found) {
    grown.set(text, { size: text.style.fontSize, given: null })
    text.style.fontSize = `${size}px`
  }
  for (const { text, length } of found) {
    if (text.hasAttribute('textLength') || text.getComputedTextLength() <= length * LONGER) continue
    text.setAttribute('textLength', `${length * LONGER}`)
    grown.get(text)!.given = text.getAttribute('textLength')
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  }
}

/** Keeps the letters below an element large enough while its drawings and their sizes change. */
export function legible(root: Element): () => void {
  let waiting = 0
  const soon = (): void => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0
      changes.disconnect()
      raise(root)
      watch()
    })
  }
  const changes = new MutationObserver(soon)
  const watch = (): void =>
    changes.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['viewBox', 'font-size', 'textLength'],
    })
  const sizes = new ResizeObserver(soon)
  sizes.observe(root)
  document.fonts?.addEventListener('loadingdone', soon)
  watch()
  soon()
  return () => {
    cancelAnimationFrame(waiting)
    changes.disconnect()
    sizes.disconnect()
    document.fonts?.removeEventListener('loadingdone', soon)
  }
}
