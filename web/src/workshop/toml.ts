/** Writes edition files: TOML. */
import type { Row } from './forms'

const keyed = (key: string): string => (/^[\w-]+$/.test(key) ? key : JSON.stringify(key))

/** A value on one line. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, one]) => `${keyed(key)} = ${inline(one)}`)
  return entries.length ? `{ ${entries.join(', ')} }` : '{}'
}

/** The text of an edition: its game, its name, and the entries of each table by its path. */
export function editionText(game: string, name: string, tables: [string[], Row][]): string {
  const head = `game = ${inline(game)}\nname = ${inline(name)}\n`
  const parts = tables.map(([path, row]) => {
    const lines = Object.entries(row).map(([key, value]) => `${keyed(key)} = ${inline(value)}\n`)
    return `\n[${path.map(keyed).join('.')}]\n${lines.join('')}`
  })
  return head + parts.join('')
}
