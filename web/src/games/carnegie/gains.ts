/** Gains as a row of symbols: what stands where. */
import type { Gain, Income } from './view.gen'

export interface Part {
  kind: 'money' | 'cube' | 'vp' | 'bulb' | 'person' | 'walk' | 'text'
  x: number
  n: number | string
}

const DIGIT = 6.9

export const noteWidth = (n: number): number => 12 + 6.6 * String(n).length

class Line {
  parts: Part[] = []
  x = 0

  constructor(private gap: number) {}

  get tight(): boolean {
    return this.gap <= 2
  }

  put(kind: Part['kind'], width: number, n: number | string = ''): void {
    this.parts.push({ kind, n, x: this.x + width / 2 })
    this.x += width
  }
  text(words: string | number): void {
    const letters = String(words)
    this.put('text', DIGIT * letters.length, letters)
  }
  space(): void {
    this.x += this.gap
  }
}

function put(line: Line, gain: Gain): void {
  const { money, goods, vp, rp, moves, new_employee: hired } = gain
  if (money) {
    line.put('money', noteWidth(money), money)
    line.space()
  }
  if (goods && goods <= 3) {
    for (let i = 0; i < goods; i++) line.put('cube', 11)
    line.space()
  } else if (goods) {
    line.text(goods)
    line.put('cube', 13)
    line.space()
  }
  if (vp) {
    line.put('vp', 17, vp)
    line.space()
  }
  if (rp) {
    line.text(rp)
    line.put('bulb', 12)
    line.space()
  }
  if (moves) {
    line.text(moves)
    line.put('walk', 13)
    line.space()
  }
  if (hired) {
    if (hired > 1 || !line.tight) line.text(hired > 1 ? `+${hired}` : '+')
    line.put('person', 12)
    line.space()
  }
}

/** The symbols of a gain, of a choice ("a/b") or of several incomes in a row, and how wide they are. */
export function layout(incomes: Income | Income[], gap = 4): { parts: Part[]; width: number } {
  const line = new Line(gap)
  for (const income of Array.isArray(incomes) ? incomes : [incomes]) {
    if (!('choose_one' in income)) {
      put(line, income)
      continue
    }
    income.choose_one.forEach((one, i) => {
      if (i) {
        line.x -= gap
        line.put('text', 7, '/')
      }
      put(line, one)
    })
  }
  return { parts: line.parts, width: Math.max(0, line.x - (line.parts.length ? gap : 0)) }
}

export const isEmpty = (gain: Gain | null | undefined): boolean =>
  !gain || !Object.values(gain).some((n) => Boolean(n))
