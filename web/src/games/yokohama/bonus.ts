/** How wide a bonus is: yen and victory points carry their figure inside, things have it beside them. */
import type { Bonus, BonusIcon } from './components'

const ORDER: BonusIcon[] = [
  'vp',
  'yen',
  'copper',
  'silk',
  'tea',
  'fish',
  'imported',
  'any_goods',
  'warehouse',
  'assistants',
]
export const WIDEST_FIGURE = 9

export function parts(bonus: Bonus): [BonusIcon, number][] {
  return ORDER.flatMap((icon): [BonusIcon, number][] => (bonus[icon] ? [[icon, bonus[icon]]] : []))
}

export function partWidth(icon: BonusIcon, n: number, size: number): number {
  if (icon === 'vp') return n > WIDEST_FIGURE ? Math.max(size, 21) : size
  if (icon === 'yen') return size
  return size + (n > 1 ? size * 0.55 : 0)
}

export function bonusWidth(bonus: Bonus, size = 17, gap = 2): number {
  const all = parts(bonus)
  return all.reduce((sum, [icon, n]) => sum + partWidth(icon, n, size), 0) + gap * Math.max(0, all.length - 1)
}
