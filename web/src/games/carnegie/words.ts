/** Components and numbers in the words of the table. */
import { getTable as tableHere } from '../../lib/context'
import type { TableContext, Tip } from '../../lib/game'
import type { IconName } from './icons'
import type { City, Department, Donation, Effect, PrintedSpace, PrintedTrack, SoloCard } from './components'
import type { Action, View, Gain, Income, Level, Owner, Project, Region } from './view.gen'
import { comma } from '../../lib/text.svelte'

export type Table = TableContext<View>

/** The table that a component of this game is drawn on. */
export const getTable = (): Table => tableHere<View>()

export const ACTION_ICON: Record<Action, IconName> = {
  human_resources: 'shaking-hands',
  management: 'organigram',
  construction: 'crane',
  research: 'microscope',
}
export const COLUMN_ICON: Record<Donation['column'], IconName> = {
  education: 'graduate-cap',
  human_rights: 'scales',
  welfare: 'family-house',
  health: 'caduceus',
}

const table_of = <T>(table: Table, name: string) => (table.components[name] ?? {}) as Record<string, T>

export const cityOf = (table: Table, id: string): City => table_of<City>(table, 'cities')[id]!
export const donationOf = (table: Table, id: string): Donation => table_of<Donation>(table, 'donations')[id]!
export const trackOf = (table: Table, region: Region): PrintedTrack =>
  table_of<PrintedTrack>(table, 'transport')[region]!
export const roadsOf = (table: Table): [string, string][] =>
  (table.components['roads'] as { edges: [string, string][] }).edges
export const cardOf = (table: Table, id: string): SoloCard =>
  (table.components['solo'] as { cards: Record<string, SoloCard> }).cards[id]!
export const linkTable = (table: Table): Record<Level, number[]> =>
  table.components['links'] as Record<Level, number[]>
export const buildGoods = (table: Table, project: Project): number =>
  table_of<{ goods: number }>(table, 'tabs')[project]!.goods

export function departmentOf(table: Table, id: string): Department | undefined {
  for (const name of ['departments', 'printed', 'expansion']) {
    const found = table_of<Department>(table, name)[id]
    if (found) return found
  }
  return undefined
}

/** What is printed of one way to use a department. */
export const effectOf = (table: Table, department: string, id: string): Effect | undefined =>
  departmentOf(table, department)?.effects.find((effect) => effect.id === id)

/** The ids of a table of the edition, without its notes. */
export function idsOf(table: Table, name: string): string[] {
  return Object.entries(table_of<unknown>(table, name))
    .filter(([, value]) => typeof value === 'object' && value !== null && !Array.isArray(value))
    .map(([id]) => id)
}

/** A component's own name, from the rules' texts; the page may keep a shorter one. */
export function named(table: Table, kind: string, id: string): string {
  const key = `${kind}-${id}`
  return table.hasText(key) ? table.text(key) : id.replaceAll('_', ' ')
}

export function short(table: Table, kind: string, id: string): string {
  const key = `car-${kind}-${id}`
  return table.hasText(key) ? table.text(key) : named(table, kind, id)
}

/** A row of the timeline is called by its action. */
export function rowName(table: Table, row: Action): string {
  const key = `car-row-${row}`
  return table.hasText(key) ? table.text(key) : named(table, 'action', row)
}

export function ownerName(table: Table, owner: Owner): string {
  return typeof owner === 'number'
    ? table.name(owner)
    : table.text(owner === 'andrew' ? owner : 'car-neutral')
}

/** A gain in words: "2 dollars, 1 goods". */
export function gainWords(table: Table, gain: Gain): string {
  return Object.entries(gain)
    .filter(([, n]) => typeof n === 'number' && n)
    .map(([kind, n]) => table.text(`gain-${kind}`, { n: n as number }))
    .join(comma())
}

export function incomeWords(table: Table, income: Income): string {
  if ('choose_one' in income) {
    return income.choose_one.map((one) => gainWords(table, one)).join(` ${table.text('car-or')} `)
  }
  return gainWords(table, income)
}

/** What is printed on a space of a tab. */
export function spaceWords(table: Table, space: PrintedSpace): string[] {
  if (space.income) return [incomeWords(table, space.income)]
  if (space.kind !== 'end') return [table.text('car-tab-blank')]
  const end = table.text('car-tab-end', { vp: space.vp ?? 0 })
  return space.cap ? [end, table.text('car-tab-cap', { n: space.cap })] : [end]
}

/** What is printed in a field of the edition. */
export function printedWords(table: Table, field: string, value: Record<string, unknown>): string | null {
  if (field === 'effects') return effectWords(table, value as unknown as Effect)
  if (field === 'income') return incomeWords(table, value as unknown as Income)
  if (field !== 'spaces') return null
  const space = value as unknown as PrintedSpace
  const slide = space.cost ? [table.text('car-tab-slide', { n: space.cost })] : []
  return [...spaceWords(table, space), ...slide].join(' · ')
}

/** One way to use a department, as a sentence. */
export function effectWords(table: Table, effect: Effect): string {
  const parts: string[] = []
  if (effect.mission) parts.push(table.text('car-effect-mission'))
  if (effect.pay) {
    const pay = gainWords(table, effect.pay)
    parts.push(
      effect.times
        ? table.text('car-effect-pay-times', { pay, times: effect.times })
        : table.text('car-effect-pay', { pay }),
    )
  }
  if (effect.do) parts.push(table.text(`car-effect-${effect.do}`))
  if (effect.gain) {
    const gain = gainWords(table, effect.gain)
    const other = effect.instead ? gainWords(table, effect.instead) : ''
    if (other) parts.push(table.text('car-effect-either', { gain, other }))
    else if (effect.per) parts.push(table.text(`car-effect-per-${effect.per}`, { gain }))
    else if (effect.times) parts.push(table.text('car-effect-gain-each', { gain }))
    else parts.push(gain)
  }
  return parts.join(' → ')
}

export function departmentTip(table: Table, id: string, more: string[] = []): Tip {
  const department = departmentOf(table, id)
  if (!department)
    return {
      title: named(table, 'department', id),
      body: [table.text('car-lobby-says'), ...more],
      rule: 'CAR-3.3',
    }
  const number = department.number ? `${department.number} ` : ''
  const says = department.effects.map((effect) => effectWords(table, effect))
  const joined = says.length > 1 ? [says.join(` ${table.text('car-or')} `)] : says
  if (department.ongoing) joined.push(table.text(`car-ongoing-${department.ongoing}`))
  if (department.final) joined.push(table.text(`car-final-${id}`))
  const places = department.workplaces.length
    ? [table.text('car-workplaces', { costs: department.workplaces.map((cost) => `$${cost}`).join(' · ') })]
    : []
  const extra = department.extra_goods ? [table.text('car-extra-goods', { n: department.extra_goods })] : []
  return {
    title: `${number}${named(table, 'department', id)}`,
    body: [
      table.text('car-of-type', { type: named(table, 'action', department.type) }),
      ...joined,
      ...extra,
      ...places,
      ...more,
    ],
    rule: department.number && department.number <= 16 ? `CAR-6.4.${department.number}` : RULE[id],
  }
}

const RULE: Record<string, string> = {
  hr_office: 'CAR-6.1.1',
  commerce_and_finance: 'CAR-6.2.1',
  strategic_planning: 'CAR-6.2.2',
  construction_office: 'CAR-6.3.1',
  research_office: 'CAR-7.1',
}

/** The event of a space in a few words, or in fewer where there is little room. */
export function eventWords(
  table: Table,
  event: { region: Region | null; donation: boolean },
  brief = false,
): string {
  const region = event.region ? (brief ? short : named)(table, 'region', event.region) : ''
  if (event.region && event.donation)
    return table.text(brief ? 'car-event-both-brief' : 'car-event-both', { region })
  return event.region ? table.text('car-event-income', { region }) : table.text('car-event-donation')
}

export function cityTip(table: Table, id: string): Tip {
  const city = cityOf(table, id)
  const slots = city.slots.map((slot) =>
    slot === 'any' ? table.text('car-any-project') : named(table, 'project', slot),
  )
  const body = [`${named(table, 'region', city.region)} · ${slots.join(comma())}`]
  body.push(table.text('car-city-vp', { n: city.vp }))
  if (city.transport_income) body.push(table.text('car-city-transport'))
  if (city.link_points) body.push(table.text('car-city-links', { n: city.link_points }))
  return { title: named(table, 'city', id), body, rule: city.link_points ? 'CAR-9.7' : 'CAR-6.3.4' }
}

/** What a donation counts, as a sentence. */
export function donationTip(table: Table, id: string, more: string[] = []): Tip {
  const space = donationOf(table, id)
  const owners = table.view.donations[id] ?? []
  const taken = owners.map((owner) => ownerName(table, owner))
  return {
    title: `${named(table, 'donation', id)}`,
    body: [
      ...(taken.length ? [table.text('car-donation-taken', { who: taken.join(comma()) })] : []),
      ...more,
      ...(space.times ? [table.text('car-donation-times', { n: space.times })] : []),
    ],
    rule: 'CAR-9.10',
  }
}
