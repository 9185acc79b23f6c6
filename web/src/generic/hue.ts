/** The colour of a game that has none of its own: a hue out of the letters of its key. */
export function hueOf(key: string): number {
  let hash = 7
  for (const letter of key) hash = (hash * 31 + letter.codePointAt(0)!) % 360
  return hash
}
