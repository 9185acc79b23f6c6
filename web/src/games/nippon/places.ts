/** Where things lie on the board: 1148 wide, or 1054 where the window is narrow. */
import type { Strip } from '../../lib/area'

/** A part of a zaibatsu's holdings; live where its choices can be made. */
export interface Part extends Strip {
  seat: number
  live: boolean
}

export interface Place {
  x: number
  y: number
  corner: 'ne' | 'nw' | 'se' | 'sw'
}

export interface Layout {
  width: number
  /** The part that lists show of a table: the middle of the land. */
  picture: string
  /** How large the land is drawn. */
  land: number
  cities: readonly (readonly Place[])[]
  /** Where the thread from each card ends. */
  threads: readonly (readonly [number, number])[]
  card: { w: number; step: number }
  track: { x: number; w: number }
  factories: { x: number; cell: number }
  rows: number
  slot: { x: number; w: number; gap: number }
  rewards: { x: number; w: number }
}

export const HEIGHT = 544
export const SHORE = 404
export const CARD_TOP = 8
export const STRIP = { y: 410, h: 126 }

export const WIDE: Layout = {
  width: 1148,
  picture: '250 150 338 254',
  land: 1,
  cities: [
    [
      { x: 150, y: 192, corner: 'sw' },
      { x: 256, y: 246, corner: 'se' },
    ],
    [
      { x: 328, y: 178, corner: 'ne' },
      { x: 401, y: 261, corner: 'ne' },
    ],
    [
      { x: 499, y: 287, corner: 'sw' },
      { x: 576, y: 340, corner: 'se' },
    ],
    [
      { x: 742, y: 238, corner: 'se' },
      { x: 962, y: 168, corner: 'ne' },
    ],
  ],
  threads: [
    [192, 150],
    [250, 152],
    [529, 230],
    [792, 202],
  ],
  card: { w: 204, step: 212 },
  track: { x: 860, w: 276 },
  factories: { x: 808, cell: 53 },
  rows: 106,
  slot: { x: 128, w: 146, gap: 8 },
  rewards: { x: 900, w: 236 },
}

export const NARROW: Layout = {
  width: 1054,
  picture: '226 146 338 254',
  land: 0.93,
  cities: [
    [
      { x: 138, y: 180, corner: 'sw' },
      { x: 238, y: 232, corner: 'se' },
    ],
    [
      { x: 306, y: 172, corner: 'ne' },
      { x: 372, y: 243, corner: 'ne' },
    ],
    [
      { x: 466, y: 272, corner: 'sw' },
      { x: 538, y: 328, corner: 'se' },
    ],
    [
      { x: 690, y: 221, corner: 'sw' },
      { x: 895, y: 164, corner: 'ne' },
    ],
  ],
  threads: [
    [178, 140],
    [232, 141],
    [492, 214],
    [737, 188],
  ],
  card: { w: 190, step: 196 },
  track: { x: 798, w: 244 },
  factories: { x: 722, cell: 52 },
  rows: 98,
  slot: { x: 116, w: 137, gap: 6 },
  rewards: { x: 832, w: 210 },
}

/** Parts of given shares side by side with a gap between them. */
export function sideBySide(x: number, w: number, shares: number[], gap: number): { x: number; w: number }[] {
  const unit = (w - gap * (shares.length - 1)) / shares.reduce((sum, share) => sum + share, 0)
  let at = x
  return shares.map((share) => {
    const part = { x: at, w: share * unit }
    at += part.w + gap
    return part
  })
}
