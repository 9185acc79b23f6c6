/** A small picture of the board on the page: its drawing with the page's styles, drawn once more as an image. */
import type { Pictures } from '../lib/pictures.svelte'

const [WIDTH, HEIGHT] = [336, 252]
const SVG = 'http://www.w3.org/2000/svg'
/** What belongs to the moment: what can be chosen, who points where, what is typed into. */
const PASSING = 'foreignObject, .halo, .ring, .glow, .ghost'
const MARKS = ['can', 'hovered', 'barred', 'lit']
/** The kinds a canvas can write, the smallest first. */
const KINDS = ['image/webp', 'image/jpeg']
const QUALITY = 0.6
/** How long it may wait for the page to have nothing else to do, in milliseconds. */
const PATIENCE = 2000

const leisure = () =>
  new Promise<unknown>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: PATIENCE })
    else setTimeout(done)
  })

/** The styles of the page that hold for windows of any size; letters come from the machine's own fonts. */
function styles(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .map(({ cssText }) => cssText)
    .join('\n')
}

/** Where a part of a drawing lies on the screen. */
function onScreen(board: SVGSVGElement, part: string): DOMRect {
  const [x, y, width, height] = part.split(' ').map(Number) as [number, number, number, number]
  const { a, d, e, f } = board.getScreenCTM()!
  return new DOMRect(a * x + e, d * y + f, a * width, d * height)
}

/** Leaves out of a copy what lies outside of the picture: most of a board. */
function crop(board: Element, copy: Element, port: DOMRect): void {
  const copies = [...copy.children]
  for (const [i, element] of [...board.children].entries()) {
    const box = element.getBoundingClientRect()
    const outside =
      box.right < port.left || box.left > port.right || box.bottom < port.top || box.top > port.bottom
    // What others refer to has no place of its own.
    if (outside && (box.width || box.height)) copies[i]!.remove()
    else crop(element, copies[i]!, port)
  }
}

/** The part of the board that says of itself it may be pictured, with all it refers to, as one drawing. */
function drawing(page: Element, game: string, colours: string): SVGSVGElement | null {
  const board = page.querySelector<SVGSVGElement>('svg[data-picture]')
  const symbols = page.querySelector('svg.symbols')
  if (!board || !symbols) return null
  const whole = document.createElementNS(SVG, 'svg')
  whole.setAttribute('width', `${WIDTH}`)
  whole.setAttribute('height', `${HEIGHT}`)
  whole.setAttribute('style', 'background: var(--ground)')
  whole.dataset['game'] = game
  const style = document.createElementNS(SVG, 'style')
  style.textContent = styles()
  const part = board.cloneNode(true) as SVGSVGElement
  const shown = board.dataset['picture']!
  if (board.isConnected) crop(board, part, onScreen(board, shown))
  part.setAttribute('viewBox', shown)
  part.setAttribute('preserveAspectRatio', 'xMidYMid slice')
  part.setAttribute('style', `${colours}; width: ${WIDTH}px; height: ${HEIGHT}px; padding: 0`)
  for (const passing of part.querySelectorAll(PASSING)) passing.remove()
  for (const marked of part.querySelectorAll(MARKS.map((mark) => `.${mark}`).join()))
    marked.classList.remove(...MARKS)
  whole.append(style, symbols.cloneNode(true), part)
  return whole
}

async function drawn(whole: SVGSVGElement, theme: keyof Pictures): Promise<string> {
  whole.dataset['theme'] = theme
  const image = new Image(WIDTH, HEIGHT)
  // A blob's address would taint the canvas.
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(whole))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')!.drawImage(image, 0, 0, WIDTH, HEIGHT)
  const written = KINDS.map((kind) => [kind, canvas.toDataURL(kind, QUALITY)] as const)
  return written.find(([kind, url]) => url.startsWith(`data:${kind}`))![1]
}

/** The board by day and by night, made while the page has nothing else to do; nothing, if none is on the page. */
export async function picture(page: Element, game: string, colours: string): Promise<Pictures | null> {
  await leisure()
  const whole = drawing(page, game, colours)
  if (!whole) return null
  await leisure()
  const light = await drawn(whole, 'light')
  await leisure()
  return { light, dark: await drawn(whole, 'dark') }
}
