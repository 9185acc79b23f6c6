/** A seat's shape on a 24 × 24 field: disc, square, diamond, hexagon. */
export const SHAPES = [
  'M1.5 12a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0Z',
  'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z',
  'M12 .8 23.2 12 12 23.2 .8 12Z',
  'M6.2 2h11.6l5.7 10-5.7 10H6.2L.5 12Z',
] as const
