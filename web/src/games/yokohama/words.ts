/** Areas, cards, bonuses and fees in the words of the table. */
import { getTable as tableHere } from '../../lib/context'
import type { TableContext, Tip } from '../../lib/game'
import { parts } from './bonus'
import {
  TECHNOLOGIES,
  type Bonus,
  type Components,
  type Order,
  type Site,
  type Space,
  type Technology,
} from './components'
import type { BoardView, Fee, Goods, Kind, View } from './view.gen'
import { comma } from '../../lib/text.svelte'

export type Table = TableContext<View>

/** The table that a component of this game is drawn on. */
export const getTable = (): Table => tableHere<View>()

const tables = (table: Table) => table.components as unknown as Components
export const orderOf = (table: Table, id: string): Order => tables(table).orders[id]!
export const technologyOf = (table: Table, id: string): Technology => tables(table).technologies[id]!
export const siteOf = (table: Table, id: string): Site => tables(table).sites[id]!
export const tokenOf = (table: Table, id: string): Bonus => tables(table).tokens[id]?.bonus ?? {}
export const componentsOf = tables

const RULE: Record<Kind, string> = {
  copper_mine: 'YOK-14.1.1',
  silk_mill: 'YOK-14.1.2',
  tea_farm: 'YOK-14.1.3',
  fishing_ground: 'YOK-14.1.4',
  bank: 'YOK-14.2.1',
  port: 'YOK-14.3.2',
  laboratory: 'YOK-14.4.3',
  employment_agency: 'YOK-14.5.2',
  chinatown: 'YOK-14.6.1',
  church: 'YOK-14.7.2',
  customs: 'YOK-14.8.2',
  canal: 'YOK-6.2.6',
}

export const areaName = (table: Table, board: string): string => table.text(`board-${board}`)
/** The name on an area's sign, shortened where the full one has no room. */
export const signName = (table: Table, board: string): string => {
  const key = `yok-sign-${board}`
  return table.hasText(key) ? table.text(key) : areaName(table, board)
}
/** A name where room is scarce: the page's own, or the rules'. */
export const short = (table: Table, own: string, full: string): string =>
  table.text(table.hasText(own) ? own : full)

export const shortName = (table: Table, board: string): string =>
  short(table, `yok-short-${board}`, `board-${board}`)
export const boardOf = (table: Table, id: string): BoardView | undefined =>
  table.view.boards.find((board) => board.id === id)

/** "3 VP, 1 yen"; what there is of nothing is said as "nothing". */
export function amounts(table: Table, bonus: Bonus | Goods): string {
  const list = parts(bonus).map(([icon, n]) => table.text(`amount-${icon}`, { n }))
  return list.join(comma()) || table.text('yok-nothing')
}

/** A space of the church or customs: what it asks for and what it gives. */
export const spaceWords = (table: Table, kind: 'church' | 'customs', { faith, imported, bonus }: Space) => [
  table.text(`yok-asks-${kind}`, { n: faith ?? imported ?? 0 }),
  table.text('yok-gain', { list: amounts(table, bonus) }),
]

const GIVEN = ['bonus', 'reward', 'shops', 'house', 'goods']

/** What is printed in a field of the edition. */
export function printedWords(table: Table, field: string, value: Record<string, unknown>): string | null {
  if (GIVEN.includes(field)) return amounts(table, value)
  if (field !== 'spaces') return null
  const space = value as unknown as Space
  return spaceWords(table, space.faith === undefined ? 'customs' : 'church', space).join(' ')
}

export function feeWords(table: Table, fees: readonly Fee[]): string {
  return fees
    .map(({ seat, yen }) =>
      seat === null
        ? table.text('yok-fee-bank', { n: yen })
        : table.text('yok-fee-seat', { n: yen, name: table.name(seat) }),
    )
    .join(comma())
}

export function areaTip(table: Table, board: BoardView): Tip {
  const seats = table.view.players.flatMap(({ seat }) => {
    const assistants = board.assistants[seat] ?? 0
    const president = board.presidents.includes(seat)
    if (!assistants && !president) return []
    return [
      table.text('yok-area-seat', {
        name: table.name(seat),
        assistants,
        president: president ? 'yes' : 'no',
        power: board.power[seat] ?? 0,
      }),
    ]
  })
  return {
    title: `${areaName(table, board.id)} · ${table.text(`yok-category-${board.category}`)}`,
    body: [table.text(`yok-does-${board.kind}`), ...seats],
    rule: RULE[board.kind],
  }
}

export function orderTip(table: Table, id: string, more: string[] = []): Tip {
  const { country, goods, reward } = orderOf(table, id)
  return {
    title: table.text('yok-order-of', { country: table.text(`country-${country}`) }),
    body: [
      table.text('yok-deliver', { list: amounts(table, goods) }),
      table.text('yok-gain', { list: amounts(table, reward) }),
      ...more,
    ],
    rule: 'YOK-11.4.1',
  }
}

export const technologyName = (table: Table, id: string): string => table.text(`technology-${id}`)

export function technologyTip(table: Table, id: string, surcharge?: number): Tip {
  const { industry, country } = technologyOf(table, id)
  return {
    title: technologyName(table, id),
    body: [
      table.text(`yok-tech-${id}-says`),
      table.text('yok-tech-worth', { n: industry, country: table.text(`country-${country}`) }),
      ...(surcharge === undefined
        ? []
        : [table.text('yok-tech-needs', { n: industry, more: surcharge, total: industry + surcharge })]),
    ],
    rule: surcharge === undefined ? `YOK-16.1.${TECHNOLOGIES.indexOf(id) + 1}` : 'YOK-14.4.2',
  }
}
