import type { GameModule } from '../lib/game'

/** The games that can be drawn, loaded when a table needs them. */
const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')

export const GAMES: Record<string, () => Promise<GameModule>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.split('/')[1]!, async () => (await load()).default]),
)
