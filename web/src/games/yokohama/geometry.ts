/** Where the area boards lie: rows of brickwork on the quay, one unit to a pixel at 1440 × 900. */
export const MINE_HIGH = 140
/** The desk: the town, and what stands on the stairs of its quay. */
export const [WIDE, HIGH] = [1148, 663]

export const PITCH_X = 148
export const PITCH_Y = 132
export const AREA_W = 141
export const AREA_H = 119
export const TOP = 15
/** Inside an area: power scale, pieces, building site. */
export const SCALE_Y = 26
export const PIECES_Y = 57
export const SITE_Y = 89

export interface Slot {
  row: number
  column: number
}

export function left(rows: readonly number[], wide: number): number {
  return (wide - rows[0]! * PITCH_X + PITCH_X - AREA_W) / 2
}

export function areaAt(rows: readonly number[], wide: number, { row, column }: Slot): [number, number] {
  return [left(rows, wide) + (column + row / 2) * PITCH_X, TOP + row * PITCH_Y]
}

/** The stepped quay under the town. */
export function quay(rows: readonly number[], wide: number): string {
  const steps = rows.flatMap((_, r): [number, number][] => {
    const x = left(rows, wide) + (r / 2) * PITCH_X - 9
    const y = TOP + r * PITCH_Y - 15
    return [
      [x, r ? y : -4],
      [x, y + PITCH_Y],
    ]
  })
  const back = steps.map(([x, y]): [number, number] => [wide - x, y]).reverse()
  return `M${[...steps, ...back].map((point) => point.join(' ')).join('L')}z`
}
