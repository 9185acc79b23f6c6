/** What is on a game's player aid: rules by chapter. */

export interface Aid {
  chapter: number
  rules: string[]
}

const files = import.meta.glob<Aid[]>('../../../src/magnate/games/*/lessons/aid.json', { import: 'default' })

/** Loads the aid of a game, where there is one. */
export function aidOf(game: string): (() => Promise<Aid[]>) | undefined {
  return Object.entries(files).find(([path]) => path.includes(`/${game}/`))?.[1]
}
