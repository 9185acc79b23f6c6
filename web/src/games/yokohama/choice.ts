/** What the choice of the moment is about, read from the decision, its options and their previews. */
import type { Bonus, Resource } from './components'
import type { Preview, Route } from './preview'
import type { Table } from './words'

/** True if this page is being asked a question of one of these kinds. */
export function asked(table: Table, ...kinds: string[]): boolean {
  return table.options.size > 0 && kinds.includes(table.decision?.kind ?? '')
}

const AREA_OPTION: Record<string, string> = {
  turn: 'place',
  place: 'place',
  telegram: 'place',
  move: 'move',
  send: 'send',
  station: 'station',
  assistants: 'assist:put',
  shift: 'shift',
}

/** The option that an area stands for now; "" if none. */
export function areaOption(table: Table, board: string): string {
  const name = table.options.size ? AREA_OPTION[table.decision?.kind ?? ''] : undefined
  return name ? `${name}:${board}` : ''
}

/** The option that the chooser's assistants on an area stand for; "" if none. */
export function pawnOption(table: Table, board: string): string {
  if (asked(table, 'assistants')) return `assist:lift:${board}`
  return asked(table, 'pawn') && table.view.acting?.board === board ? 'pawn:here' : ''
}

export function ahead(table: Table): Preview | null {
  return table.preview as Preview | null
}

/** The last part of an option that names an area. */
const boardIn = (id: string): string | undefined => id.split(':').at(-1)

function previewOf(table: Table, id: string): Preview | null {
  return (table.options.get(id)?.preview ?? null) as Preview | null
}

export interface Goal {
  power: number
  yen: number
  /** True if it can be chosen now, false if it would come next. */
  now: boolean
}

export const cheapest = (routes: readonly Route[] = []): Route | null =>
  routes.reduce<Route | null>((best, route) => (best && best.yen <= route.yen ? best : route), null)

/** Where the president may go, or could after the hovered placement, with the power there and the fees. */
export function goals(table: Table): Map<string, Goal> {
  const found = new Map<string, Goal>()
  if (asked(table, 'move')) {
    for (const [id, { preview }] of table.options) {
      const [name, board] = id.split(':')
      const { power = 0, routes } = (preview ?? {}) as Preview
      if (name === 'move') found.set(board!, { power, yen: cheapest(routes)?.yen ?? 0, now: true })
    }
  } else if (asked(table, 'send', 'station', 'assistants', 'shift')) {
    for (const [id, { preview }] of table.options) {
      const board = boardIn(id)
      const { power } = (preview ?? {}) as Preview
      if (board && power !== undefined) found.set(board, { power, yen: 0, now: true })
    }
  } else if (asked(table, 'turn', 'place', 'telegram')) {
    const ends = ahead(table)?.ends ?? previewOf(table, 'stop')?.ends ?? []
    for (const { board, power, yen } of ends) found.set(board, { power, yen, now: false })
  }
  return found
}

/** Areas the president may cross but not stop on. */
export function passes(table: Table): Set<string> {
  const found = new Set<string>()
  if (!asked(table, 'move')) return found
  for (const { preview } of table.options.values()) {
    for (const { path } of (preview as Preview | null)?.routes ?? [])
      path.forEach((board) => found.add(board))
  }
  for (const id of table.options.keys()) if (id.startsWith('move:')) found.delete(id.slice('move:'.length))
  return found
}

/** The way of the hovered movement, from where the president stands. */
export function route(table: Table): string[] | null {
  const preview = ahead(table)
  if (!preview || !table.decision || !asked(table, 'move', 'route')) return null
  const start = table.view.players[table.decision.seat]?.president
  const path = preview.path ?? cheapest(preview.routes)?.path
  if (!start || !path?.length) return null
  return path[0] === start ? path : [start, ...path]
}

/** Where the president would stand. */
export function destination(table: Table): string | null {
  const [name, board] = table.hovered?.split(':') ?? []
  return name === 'move' && table.options.has(table.hovered!) ? board! : null
}

const STORED = new Set(['vp', 'yen', 'imported', 'copper', 'silk', 'tea', 'fish'])

const add = (sum: Map<string, number>, bonus: Bonus = {}, sign: 1 | -1) => {
  for (const [icon, n] of Object.entries(bonus)) sum.set(icon, (sum.get(icon) ?? 0) + sign * n)
}

/** What an option (the hovered one) would take from and add to the chooser's stores. */
export function changes(table: Table, id = table.hovered ?? ''): Map<Resource | 'vp', number> {
  const sum = new Map<string, number>()
  const preview = previewOf(table, id)
  if (preview) {
    const offer = ['take', 'second', 'keep'].includes(table.decision?.kind ?? '')
    if (!offer) add(sum, preview.gain, 1)
    add(sum, preview.pay, -1)
    const fees = preview.fees ?? cheapest(preview.routes)?.fees ?? []
    add(sum, { yen: fees.reduce((total, fee) => total + fee.yen, 0) }, -1)
    if (preview.points) add(sum, { vp: preview.points }, 1)
  }
  const stored = [...sum].filter(([icon, n]) => n !== 0 && STORED.has(icon))
  return new Map(stored) as Map<Resource | 'vp', number>
}

/** The number an ask names, "3 left". */
export function argument(table: Table, name: string): number | null {
  const value = table.decision?.ask.args?.[name]
  return typeof value === 'number' ? value : null
}
