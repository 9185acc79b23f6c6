/** Where printed values come from: checked with a copy, known, or reconstructed. */
import { isRow, type Row } from './forms'

export const STANDINGS = ['checked', 'printed', 'reconstructed'] as const
export type Standing = (typeof STANDINGS)[number]
/** Sources by tag; that of everything else has none. */
type Sources = Record<string, string>

function own(row: Row): Sources {
  const found: Sources = {}
  for (const [key, value] of Object.entries(row)) {
    const tag = key === 'source' ? '' : key.endsWith('_source') ? key.slice(0, -'_source'.length) : null
    if (tag === null) continue
    if (isRow(value)) Object.assign(found, value)
    else found[tag] = String(value)
  }
  return found
}

/** What a row says itself, and of its table what it does not say otherwise. */
function sourcesOf(row: Row, above: Sources): Sources {
  const said = own(row)
  if (row['source'] !== undefined) return said
  const tagged = Object.fromEntries(Object.entries(above).filter(([tag]) => tag))
  return { ...(Object.keys(tagged).length ? tagged : above), ...said }
}

function standing(sources: Sources): Standing | null {
  const all = Object.values(sources)
  if (!all.length) return null
  if (all.some((one) => /\breconstructed\b/.test(one) && !one.includes('cosmetic'))) return 'reconstructed'
  return all.some((one) => one.startsWith('checked')) ? 'checked' : 'printed'
}

const rowsOf = (table: Row): [string, Row][] =>
  Object.entries(table).filter((entry): entry is [string, Row] => entry[0] !== 'source' && isRow(entry[1]))

/** How a row of a table stands, with the rows in it: as the least known of them. */
function standingOf(row: Row, above: Sources): Standing | null {
  const sources = sourcesOf(row, above)
  const inside = rowsOf(row).filter(([, one]) => rowsOf(one).length || 'spaces' in one)
  if (!inside.length) return standing(sources)
  const all = inside.map(([, one]) => standingOf(one, sources))
  return (['reconstructed', 'checked', 'printed'] as const).find((one) => all.includes(one)) ?? null
}

/** How the rows of a table stand, by name; a table without rows stands as a whole. */
export function standings(table: Row): Map<string, Standing | null> {
  const rows = rowsOf(table)
  if (!rows.length) return new Map([['', standing(own(table))]])
  return new Map(rows.map(([name, row]) => [name, standingOf(row, own(table))]))
}
