/** What the choice of the moment is about: where it leads on the map, and what it changes. */
import { afterwards, asked, previewOf } from '../../lib/choice'
import { RESOURCES, type Resource } from './components'
import type { Fee, PlayerView, Preview, Route } from './view.gen'
import type { Table } from './words'

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

export const said = (table: Table, id = table.hovered): Preview => previewOf<Preview>(table, id) ?? {}

const chooser = (table: Table): number => table.decision?.seat ?? table.me

/** The chooser now and after an option. */
export function before(table: Table): PlayerView {
  return table.view.players[chooser(table)]!
}
export function after(table: Table, id: string): PlayerView {
  return (afterwards(table, id) ?? table.view).players[chooser(table)]!
}

export const cheapest = (routes: readonly Route[] = []): Route | null =>
  routes.reduce<Route | null>((best, route) => (best && best.yen <= route.yen ? best : route), null)

/** Who is paid by an option: on the cheapest way, or for an assistant placed beside presidents. */
export function feesOf(table: Table, id: string): Fee[] {
  const way = cheapest(said(table, id).routes)
  if (way || !id.startsWith('place:')) return way?.fees ?? []
  const players = afterwards(table, id)?.players ?? []
  return players.flatMap(({ seat, yen }) => {
    const more = yen - table.view.players[seat]!.yen
    return more > 0 ? [{ seat, yen: more }] : []
  })
}

/** The power of an action where an option leads, if it leads to an area. */
export function powerOf(table: Table, id: string): number | null {
  const { action } = said(table, id)
  if (action) return action.power
  if (!/^(place|assist:put|shift|station):/.test(id)) return null
  const board = afterwards(table, id)?.boards.find((one) => id.endsWith(`:${one.id}`))
  return board?.power[chooser(table)] ?? null
}

export interface Goal {
  power: number
  yen: number
  /** True if it can be chosen now, false if it would come next. */
  now: boolean
}

/** Where the president may go, or could after the hovered placement, with the power there and the fees. */
export function goals(table: Table): Map<string, Goal> {
  if (asked(table, 'turn', 'place', 'telegram')) {
    const ends = said(table).ends ?? said(table, 'stop').ends ?? []
    return new Map(ends.map(({ board, power, yen }) => [board, { power, yen, now: false }]))
  }
  const found = new Map<string, Goal>()
  if (!asked(table, 'move', 'send', 'station', 'assistants', 'shift')) return found
  for (const { id: board } of table.view.boards) {
    const id = areaOption(table, board)
    const power = powerOf(table, id)
    if (power === null || !table.options.has(id)) continue
    found.set(board, { power, yen: cheapest(said(table, id).routes)?.yen ?? 0, now: true })
  }
  return found
}

/** Areas the president may cross but not stop on. */
export function passes(table: Table): Set<string> {
  const found = new Set<string>()
  if (!asked(table, 'move')) return found
  for (const id of table.options.keys())
    for (const { path } of said(table, id).routes ?? []) path.forEach((board) => found.add(board))
  for (const id of table.options.keys()) found.delete(id.slice('move:'.length))
  return found
}

/** The way of the hovered movement, from where the president stands. */
export function route(table: Table): string[] | null {
  const path = cheapest(said(table).routes)?.path
  const start = before(table).president
  if (!start || !path?.length) return null
  return path[0] === start ? path : [start, ...path]
}

/** Where the president would stand. */
export function destination(table: Table): string | null {
  const [name, board] = table.hovered?.split(':') ?? []
  return name === 'move' && table.options.has(table.hovered!) ? board! : null
}

export const held = (player: PlayerView, icon: Resource | 'vp'): number => {
  if (icon === 'vp') return player.score
  return icon === 'yen' || icon === 'imported' ? player[icon] : player.goods[icon]
}

/** What an option (the hovered one) takes from and adds to the chooser's stores, once its details are settled. */
export function changes(table: Table, id = table.hovered ?? ''): Map<Resource | 'vp', number> {
  const { later = {} } = said(table, id)
  const [now, then] = [before(table), after(table, id)]
  const found = (['vp', ...RESOURCES] as const).map(
    (icon) => [icon, held(then, icon) - held(now, icon) + (later[icon] ?? 0)] as const,
  )
  return new Map(found.filter(([, n]) => n !== 0))
}

const PIECES = { assistants: 'pawn', shops: 'shop', houses: 'house' } as const

/** Pieces in the hand that an option adds or takes: what they are drawn as, now and then. */
export function pieces(table: Table, id: string): [string, number, number][] {
  const [now, then] = [before(table).hand, after(table, id).hand]
  return (Object.keys(PIECES) as (keyof typeof PIECES)[])
    .filter((piece) => now[piece] !== then[piece])
    .map((piece) => [PIECES[piece], now[piece], then[piece]])
}

/** True if there is something to say of an option beside its name. */
export function speaks(table: Table, id: string): boolean {
  if (!table.options.has(id)) return false
  return Object.keys(said(table, id)).length + changes(table, id).size + pieces(table, id).length > 0
}
