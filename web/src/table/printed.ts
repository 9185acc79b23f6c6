/** What the tables of an edition file, their rows and their values are called where they are shown. */
import { t, text } from '../lib/text.svelte'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The families of messages that name components by their id. */
const FAMILIES = [
  ...['printed', 'type', 'good', 'track', 'region', 'city', 'achievement', 'board', 'country', 'technology'],
  ...['project', 'level', 'donation', 'department', 'colour', 'action', 'event'],
  ...['workshop-icon', 'workshop-of', 'workshop-kind', 'workshop-zones'],
]

/** A message that says all by itself. */
function plain(key: string): string | null {
  if (!text.has(key)) return null
  const said = t(key)
  return said.includes('{') ? null : said
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase(text.language) + word.slice(1)
const spaced = (id: string) => id.replaceAll('_', ' ')
/** The family of a table's rows: `cities` has those of `city`. */
const familyOf = (table: string) => table.replace(/ies$/, 'y').replace(/s$/, '')

function word(id: string, table: string): string | null {
  for (const family of [familyOf(table), ...FAMILIES]) {
    const said = plain(`${family}-${id}`)
    if (said !== null) return said
  }
  return null
}

/** A field as the workshop asks for it; where a field is known from is its source. */
function asked(field: string, table: string): string | null {
  const said = plain(`workshop-${table}-${field}`) ?? plain(`workshop-${field}`)
  const [source, of] = /^(?:(\w+)_)?source$/.exec(field) ?? []
  return said ?? (source ? t('edition-source') + (of ? `: ${fieldName(of, table)}` : '') : null)
}

export function tableName(table: string): string {
  return plain(`printed-${table}`) ?? plain(`workshop-group-${table}`) ?? spaced(table)
}

/** A row: by its name, as so many of something (`yen-5`), or as one of several alike (`silk_a`, `contract_1`). */
export function rowName(row: string, table: string): string {
  const said = word(row, table) ?? asked(row, table)
  if (said !== null) return capital(said)
  const [, of, n] = /^([a-z_]+)-(\d+)$/.exec(row) ?? []
  if (of && text.has(`amount-${of}`)) return t(`amount-${of}`, { n: Number(n) })
  const [, kind, one] = /^([a-z_]+)_([a-z]|\d+)$/.exec(row) ?? []
  const among = kind && word(kind, table)
  if (one && among) return `${capital(among)} ${one.toUpperCase()}`
  return kind === familyOf(table) ? one! : spaced(row)
}

/** An id as a value. */
export const valueName = (id: string, table: string): string => word(id, table) ?? spaced(id)

/** An id as the name of a value. */
export const fieldName = (id: string, table: string): string =>
  word(id, table) ?? asked(id, table) ?? spaced(id)
