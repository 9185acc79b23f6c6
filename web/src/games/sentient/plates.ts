/** The shape of cards: corner pads, condition, band with type and printed points. L mine and factory, M phone, S others. */
export type Size = 'L' | 'M' | 'S'

export const SIZES: Record<Size, { pad: [number, number]; font: number; band: number; cut: number }> = {
  L: { pad: [36, 32], font: 20, band: 26, cut: 10 },
  M: { pad: [23, 24], font: 13.5, band: 0, cut: 8 },
  S: { pad: [22, 20], font: 13, band: 0, cut: 7 },
}

/** The middle of the condition's lines. */
export function conditionMiddle(y: number, h: number, size: Size): number {
  const { pad, band } = SIZES[size]
  if (size === 'M' && h > 110) return y + h - 40
  return size === 'L' ? y + h - band - 25 : y + pad[1] + (h - pad[1]) / 2
}

export function plate(x: number, y: number, w: number, h: number, cut: number): string {
  return `M${x + 6} ${y}H${x + w - 6}q6 0 6 6V${y + h - cut}l${-cut} ${cut}H${x + cut}l${-cut} ${-cut}V${y + 6}q0 -6 6 -6Z`
}
