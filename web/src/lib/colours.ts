/** The colours of the seats: a game has four, and a table says which seat has which. */

/** The colours of a game, before a table gives them to its seats. */
export const PAINTS = [0, 1, 2, 3] as const

/** Gives every seat its colour, as the style of what shows them. */
export function painted(colours: readonly number[]): string {
  return colours
    .slice(0, PAINTS.length)
    .map((paint, seat) => {
      const k = paint % PAINTS.length
      return `--seat-${seat}: var(--paint-${k}); --on-seat-${seat}: var(--on-paint-${k})`
    })
    .join('; ')
}

/** The next colour for a seat; whoever had it gets the one that comes free. */
export function repainted(colours: readonly number[], seat: number): number[] {
  const now = colours[seat]!
  const next = (now + 1) % PAINTS.length
  return colours.map((paint, i) => (i === seat ? next : paint === next ? now : paint))
}
