/** How wide words are, so that they fit the place they are given in every language. */
const SMALLEST = 11.5
const NARROWEST = 0.74

let fonts = $state(0)
let ruler: CanvasRenderingContext2D | null = null
/** What was measured with the fonts there are now, and the faces of the game at the table. */
const widths = new Map<string, number>()
const faces = new Map<string, string>()

if (typeof document !== 'undefined') {
  ruler = document.createElement('canvas').getContext('2d')
  const loaded = () => {
    widths.clear()
    faces.clear()
    fonts += 1
  }
  document.fonts?.addEventListener('loadingdone', loaded)
  void document.fonts?.ready.then(loaded)
}

/** The page's sans, or the game's face for titles. */
export type Face = '--sans' | '--display'

function family(face: Face): string {
  const root = document.documentElement
  const key = `${root.dataset['game'] ?? ''}${face}`
  let known = faces.get(key)
  if (known === undefined) {
    known = getComputedStyle(root).getPropertyValue(face) || 'sans-serif'
    faces.set(key, known)
  }
  return known
}

/** The width of one line; reactive to fonts that arrive late. */
export function width(words: string, size: number, weight: number, face: Face = '--sans'): number {
  if (!ruler) return words.length * size * 0.58
  void fonts
  const font = `${weight} ${size}px ${family(face)}`
  const key = `${font}|${words}`
  let known = widths.get(key)
  if (known === undefined) {
    ruler.font = font
    known = ruler.measureText(words).width
    widths.set(key, known)
  }
  return known
}

export interface Fitted {
  text: string
  size: number
  /** Set when the letters are to be narrowed to this length. */
  length: number | undefined
}

/** Words made to fit: smaller first, then narrower, and cut with an ellipsis only where `cut` allows. */
export function fit(
  words: string,
  size: number,
  weight: number,
  max: number,
  cut = false,
  face: Face = '--sans',
): Fitted {
  if (max === Infinity) return { text: words, size, length: undefined }
  const wide = width(words, size, weight, face)
  if (wide <= max) return { text: words, size, length: undefined }
  if (cut) return { text: shortened(words, size, weight, max, face), size, length: undefined }
  const smaller = Math.max(Math.min(size, SMALLEST), (size * max) / wide)
  const left = (wide * smaller) / size
  if (left <= max + 0.5) return { text: words, size: smaller, length: undefined }
  return { text: words, size: smaller, length: Math.max(max, left * NARROWEST) }
}

function shortened(words: string, size: number, weight: number, max: number, face: Face): string {
  const letters = [...words]
  let kept = letters.length - 1
  const short = (): string => `${letters.slice(0, kept).join('').trimEnd()}…`
  while (kept > 1 && width(short(), size, weight, face) > max) kept -= 1
  return short()
}
