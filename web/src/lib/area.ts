/** Where a piece is drawn, and how large. */
export interface Strip {
  x: number
  y: number
  w: number
}
export interface Area extends Strip {
  h: number
}
