import type { Cover } from '../lib/game'

const covers = import.meta.glob<{ default: Cover }>('../games/*/cover.ts', { eager: true })

/** How the games look on the start page, as far as they say. */
export const COVERS: Partial<Record<string, Cover>> = Object.fromEntries(
  Object.entries(covers).map(([path, { default: cover }]) => [path.split('/').at(-2)!, cover]),
)
