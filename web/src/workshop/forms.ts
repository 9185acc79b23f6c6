/** How the values of a component are said, kept and written: numbers, choices, and what is made of them. */
import type { Words } from '../lib/protocol.gen'

interface Part {
  /** Where it is known from: then it is not asked for. */
  known?: string
  /** Only in rows where another part has this value. */
  when?: Record<string, unknown>
}
export type Scalar = string | number
export interface NumberForm extends Part {
  is: 'number'
  from: number
  to: number
  step?: number
  /** Another entry that says the same. */
  also?: string
  /** What people count from, where the file counts from 0. */
  shown?: number
}
export interface ChoiceForm extends Part {
  is: 'choice'
  of: Scalar[]
  /** The kind of word a value is called by. */
  term?: string
}
export interface SetForm extends Part {
  is: 'set'
  from: number
  to?: number
  /** As far as another entry is long. */
  along?: string
}
export interface ListForm extends Part {
  is: 'list'
  least: number
  most: number
  of: Form
}
export interface RowForm extends Part {
  is: 'row'
  of: Record<string, Form>
}
export interface GainForm extends Part {
  is: 'gain'
  of: string[]
  to: number
}
/** A gain, or two of which one is chosen. */
export interface EitherForm extends Part {
  is: 'either'
  of: GainForm
}
/** As on another component, with other amounts. */
export interface LikeForm extends Part {
  is: 'like'
  keys: string[]
  of: Record<string, Row>
  to: number
}
export type Form =
  | NumberForm
  | ChoiceForm
  | SetForm
  | ListForm
  | RowForm
  | GainForm
  | EitherForm
  | LikeForm
  | (Part & { is: 'words' })

export type Row = Record<string, unknown>
/** A value of a component, or where it is known from. */
export interface Field {
  key: string
  form: Form
  known: string | null
}
/** A component that is asked for; `marks` is what an edition adds to it once it is checked. */
export interface Component {
  path: string[]
  group: string
  words: Words | null
  fields: Field[]
  marks: Row
}
/** A number that cannot be printed there. */
export interface Problem {
  n: unknown
  from: number
  to: number
}

export const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRow(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  )
}

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The entry at a path of keys. */
export function at(tables: Row, path: readonly string[]): Row {
  return path.reduce((row, key) => (row[key] ?? {}) as Row, tables)
}

/** The value of a field in the row of its component. */
export function valueOf(row: Row, { key, form }: Field): unknown {
  if (form.is !== 'like') return row[key]
  return Object.fromEntries(form.keys.map((one) => [one, row[one]]))
}

/** The entries that a field's value stands for. */
export function entriesOf({ key, form }: Field, value: unknown): Row {
  if (form.is === 'like') return { ...(value as Row) }
  return form.is === 'number' && form.also ? { [key]: value, [form.also]: value } : { [key]: value }
}

/** What an empty place of a list or a row begins with. */
export function blank(form: Form): unknown {
  switch (form.is) {
    case 'number':
      return form.from
    case 'choice':
      return form.of[0]
    case 'set':
      return []
    case 'list':
      return Array.from({ length: form.least }, () => blank(form.of))
    case 'row':
      return fitting(form, {})
    case 'like':
      return Object.values(form.of)[0]
    default:
      return {}
  }
}

/** A row with all parts that belong there, and no other. */
export function fitting(form: RowForm, row: Row): Row {
  const found: Row = {}
  for (const [key, part] of Object.entries(form.of)) {
    if (!belongs(part, { ...row, ...found })) continue
    const value = row[key] ?? blank(part)
    // What is nothing is left out, as the standard edition does.
    if (part.when && value === 0 && row[key] === undefined) continue
    found[key] = value
  }
  return found
}

export const belongs = ({ when }: Part, row: Row): boolean =>
  Object.entries(when ?? {}).every(([key, value]) => row[key] === value)

/** The first number in a value that cannot be. */
export function problemOf(form: Form, value: unknown): Problem | null {
  switch (form.is) {
    case 'number':
      return outside(value, form.from, form.to)
    case 'list':
      return first((value as unknown[]).map((one) => problemOf(form.of, one)))
    case 'row':
      return first(
        Object.entries(form.of).map(([key, part]) =>
          (value as Row)[key] === undefined ? null : problemOf(part, (value as Row)[key]),
        ),
      )
    case 'gain':
      return first(Object.values(value as Row).map((n) => outside(n, 1, form.to)))
    case 'either':
      return first(gainsOf(value as Row).map((one) => problemOf(form.of, one)))
    case 'like':
      return first(
        ((value as Row)['effects'] as Row[]).map((one) =>
          one['amount'] === undefined ? null : outside(one['amount'], 0, form.to),
        ),
      )
    default:
      return null
  }
}

const first = (found: (Problem | null)[]): Problem | null => found.find((one) => one !== null) ?? null

function outside(n: unknown, from: number, to: number): Problem | null {
  const fits = typeof n === 'number' && Number.isInteger(n) && n >= from && n <= to
  return fits ? null : { n, from, to }
}

/** The one gain, or the two of which one is chosen. */
export const gainsOf = (value: Row): Row[] => (value['choose_one'] as Row[] | undefined) ?? [value]

export const either = (gains: Row[]): Row => (gains.length === 1 ? gains[0]! : { choose_one: gains })
