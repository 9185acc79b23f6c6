/** Where things lie on the board: 1148 × 580, one unit is one CSS pixel at scale 1. */
import type { City } from './components'
import type { Region } from './view.gen'

export const BOARD = { w: 1148, h: 580, column: 348 } as const
/** The part that lists show of a table: the East, where most is built. */
export const PICTURE = '796 172 344 258'
export const SLOT = 9.5

/** Centres of the cities' slots: Albers coordinates of the real places, moved apart where names would touch. */
export const CITIES: Record<string, readonly [number, number]> = {
  seattle: [437, 125],
  portland: [422, 165],
  helena: [557, 169],
  boise: [492, 213],
  reno: [468, 262],
  salt_lake_city: [541, 277],
  san_francisco: [401, 307],
  denver: [635, 309],
  los_angeles: [434, 385],
  santa_fe: [617, 382],
  phoenix: [515, 413],
  fargo: [745, 175],
  duluth: [827, 165],
  st_paul: [805, 224],
  omaha: [750, 276],
  chicago: [887, 262],
  kansas_city: [769, 335],
  st_louis: [860, 340],
  cincinnati: [934, 327],
  albany: [1028, 215],
  boston: [1108, 203],
  pittsburgh: [978, 281],
  new_york: [1087, 275],
  washington: [1037, 347],
  el_paso: [597, 456],
  dallas: [750, 446],
  memphis: [853, 403],
  atlanta: [942, 417],
  charleston: [1029, 429],
  san_antonio: [684, 501],
  houston: [755, 499],
  new_orleans: [839, 475],
}

/** The slots of a city round its centre, in the order of the data: upper row, then lower row. */
export const SLOTS: Record<City['size'], readonly (readonly [number, number])[]> = {
  small: [[0, 0]],
  medium: [
    [0, -9.5],
    [-10.5, 9.5],
    [10.5, 9.5],
  ],
  large: [
    [-10.5, -9.5],
    [10.5, -9.5],
    [-21, 9.5],
    [0, 9.5],
    [21, 9.5],
  ],
}

/** How far a road bends to the side of the straight line. */
const BENDS: Record<string, number> = {
  'portland-san_francisco': 0.08,
  'boise-denver': -0.12,
  'helena-fargo': -0.05,
  'st_paul-chicago': -0.12,
  'omaha-chicago': 0.05,
  'kansas_city-dallas': 0.05,
  'los_angeles-santa_fe': -0.1,
  'los_angeles-phoenix': 0.12,
  'denver-omaha': -0.06,
  'denver-kansas_city': 0.08,
  'cincinnati-washington': 0.1,
  'chicago-pittsburgh': -0.06,
  'atlanta-washington': -0.06,
  'charleston-washington': 0.1,
  'san_francisco-los_angeles': 0.06,
  'boston-new_york': 0.1,
  'new_orleans-atlanta': 0.1,
}

/** The curve of the road between two cities, whichever is named first. */
export function road(a: string, b: string): string {
  const turned = `${a}-${b}` in BENDS || !(`${b}-${a}` in BENDS)
  const [from, to] = turned ? [a, b] : [b, a]
  const [x1, y1] = CITIES[from]!
  const [x2, y2] = CITIES[to]!
  const bend = 1.6 * (BENDS[`${from}-${to}`] ?? 0)
  const [mx, my] = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend]
  return `M${x1} ${y1}Q${mx.toFixed(0)} ${my.toFixed(0)} ${x2} ${y2}`
}

/** A transport track with its mission circle: 258 × 92. */
export const PLATES: Record<Region, readonly [number, number]> = {
  midwest: [622, 5],
  east: [886, 5],
  west: [356, 483],
  south: [886, 483],
}
export const PLATE = { space: 38, h: 92, w: 262, mission: [224, 54] } as const

export const NAMES: readonly (readonly [Region, number, number])[] = [
  ['west', 522, 338],
  ['midwest', 708, 228],
  ['south', 806, 398],
  ['east', 996, 192],
]

/** Corners of a hexagon standing on a point. */
export function hexagon(cx: number, cy: number, r: number): string {
  const corner = (k: number) => {
    const angle = (Math.PI / 3) * k + Math.PI / 6
    return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`
  }
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`
}
