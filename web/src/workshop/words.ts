/** What components, their values and what is wrong with them are called. */
import { comma, t, text, type Calls } from '../lib/text.svelte'
import type { Words } from '../lib/protocol.gen'
import {
  gainsOf,
  type ChoiceForm,
  type Component,
  type Form,
  type Problem,
  type Row,
  type Scalar,
} from './forms'

const calls: Calls = (seat) => ({ name: String(seat + 1), reader: false })
const said = (words: unknown): string => text.say(words as Words, calls)

/** A component's name; `n` is its place among those of its table. */
export function nameOf({ path, words }: Component, n: number): string {
  const rest = path.slice(2)
  if (words) return [capital(said(words)), ...rest].join(' ')
  const own = `workshop-one-${path.join('-')}`
  return t(text.has(own) ? own : `workshop-one-${path[0]}`, { n })
}

/** What a group of components is called. */
export function groupName(group: string): string {
  const own = `workshop-group-${group}`
  return capital(t(text.has(own) ? own : group))
}

/** A field's name: that of its table, or that it has everywhere. */
export function fieldName(key: string, table: string): string {
  const own = `workshop-${table}-${key}`
  return t(text.has(own) ? own : `workshop-${key}`)
}

/** What a value of a choice is called. */
export function choiceName(key: string, { term }: ChoiceForm, value: Scalar): string {
  if (term) return capital(t(`${term}-${value}`))
  const own = `workshop-${key}-${String(value).replace('-', 'minus-')}`
  if (text.has(own)) return t(own)
  const [floor = '', room = ''] = String(value)
  return t(`workshop-${key}-nth`, { floor, room })
}

export const iconName = (icon: string): string => capital(t(`workshop-icon-${icon}`))

/** A gain in a line: "3 VP, 1 yen". */
export function gainWords(gain: Record<string, unknown>): string {
  const parts = Object.entries(gain).map(([icon, n]) => `${String(n)} ${t(`workshop-icon-${icon}`)}`)
  return parts.join(comma()) || '–'
}

/** A value in a line, for lists of what differs. */
export function valueWords(key: string, form: Form, value: unknown): string {
  const row = (value ?? {}) as Row
  switch (form.is) {
    case 'number':
      return String(Number(value) + (form.shown ?? 0))
    case 'choice':
      return choiceName(key, form, value as Scalar)
    case 'set':
      return (value as number[]).map((one) => one - form.from + 1).join(comma())
    case 'list':
      return (value as unknown[]).map((one) => valueWords(key, form.of, one)).join(' · ')
    case 'row':
      return Object.entries(form.of)
        .filter(([part]) => part in row)
        .map(([part, of]) => valueWords(part, of, row[part]))
        .join(' ')
    case 'gain':
      return gainWords(row)
    case 'either':
      return gainsOf(row)
        .map(gainWords)
        .join(` ${t('workshop-or')} `)
    case 'like':
      return ((row['effects'] ?? []) as Row[]).map((one) => String(one['amount'] ?? '✓')).join(comma())
    default:
      return ''
  }
}

export const problemWords = ({ n, from, to }: Problem): string =>
  n === null || n === undefined || Number.isNaN(n)
    ? t('workshop-empty', { from, to })
    : t('workshop-outside', { n: String(n), from, to })

/** What the server says is wrong, in the words of the rule it names where there is one. */
export function faultWords(says: string): string {
  const rule = /\(([A-Z]+-[\d.]+)/.exec(says)?.[1]
  const key = `rule-${rule?.replaceAll('.', '-') ?? ''}`
  if (!rule || !text.has(key)) return t('workshop-says', { says })
  return t('workshop-rule', { id: rule, rule: text.format(key) })
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase(text.language) + words.slice(1)
