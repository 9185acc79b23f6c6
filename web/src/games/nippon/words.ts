/** Money, bonuses, synergies and places in the words of the table. */
import { getTable as tableHere } from '../../lib/context'
import type { Tip } from '../../lib/game'
import { contractOf, fleetOf, goodOf, tileOf, type Effect, type FactoryTile, type Table } from './printed'
import { COLOURS, RESOURCES, type Resource } from './components'
import type { Take } from './choice'
import type { Action, Bonus, Closed, Colour, Good, StandingView, View } from './view.gen'
import { comma } from '../../lib/text.svelte'

/** The table that a component of this game is drawn on. */
export const getTable = (): Table => tableHere<View>()

/** ¥4,000. */
export const yen = (table: Table, n: number): string => table.text('nip-n-yen', { n })

/** ¥4k: for small places. */
export const kilo = (table: Table, n: number): string =>
  n === 0 || n % 1000 ? yen(table, n) : table.text('nip-kilo', { n: n / 1000 })

/** 4k, where a coin stands beside it. */
export const thousands = (table: Table, n: number): string =>
  n === 0 || n % 1000 ? n.toLocaleString(table.language) : table.text('nip-thousands', { n: n / 1000 })

/** A number of some resource as people write it: "+2", "+5k". */
export function amount(table: Table, kind: Resource, n: number): string {
  return kind === 'yen' ? `+${thousands(table, n)}` : `+${n}`
}

/** What a worker adds to the wages: "+¥3k". */
export const addedWages = (table: Table, n: number): string => (n ? `+${kilo(table, n)}` : kilo(table, 0))

export function bonusOf(bonus: Bonus): [Resource, number] {
  const kind = RESOURCES.find((one) => bonus[one])!
  return [kind, bonus[kind]!]
}

/** "2 coal", "5,000 yen". */
export function bonusWords(table: Table, bonus: Bonus): string {
  const [kind, n] = bonusOf(bonus)
  const own = `nip-gain-${kind}`
  return table.text(table.hasText(own) ? own : `bonus-${kind}`, {
    n: kind === 'yen' ? n.toLocaleString(table.language) : n,
  })
}

export const ACTION_ICON: Record<Action, string> = {
  knowledge: 'book',
  produce: 'cubes',
  export: 'crane',
  invest: 'factory',
  mines: 'mining',
  ships: 'ship',
  machinery: 'gears',
  trains: 'train',
  local_market: 'shop',
}
const ACTION_RULE: Record<Action, string> = {
  knowledge: 'NIP-4.4.1',
  produce: 'NIP-4.3.1',
  export: 'NIP-4.6.1',
  invest: 'NIP-4.1.1',
  mines: 'NIP-4.4.2',
  ships: 'NIP-4.5.1',
  machinery: 'NIP-4.2.1',
  trains: 'NIP-4.5.1',
  local_market: 'NIP-4.7.1',
}

export function actionTip(table: Table, action: Action, closed: Closed | null): Tip {
  const title = table.text(`action-${action}`)
  if (closed === null) {
    return { title, body: [table.text(`nip-action-${action}-says`)], rule: ACTION_RULE[action] }
  }
  return { title: table.text('nip-barred', { what: title }), body: [closed.why], rule: closed.rule }
}

/** The actions of a slot that can be done now. */
export const openActions = (table: Table, slot: number): Action[] =>
  table.view.slots[slot]!.actions.flatMap(({ action, barred }) => (barred === null ? [action] : []))

export const actionNames = (table: Table, actions: Action[]): string =>
  actions.map((action) => table.text(`action-${action}`)).join(comma())

export const wagesWords = (table: Table, { more, then }: Take): string =>
  more
    ? table.text('nip-hint-wages', { more: kilo(table, more), yen: yen(table, then.wages) })
    : table.text('nip-hint-free')

/** What follows if the slot runs empty. */
export const refillWords = (table: Table): string =>
  table.text(`nip-then-${table.view.refill ?? 'none'}`, { n: table.view.scoring })

/** What taking a worker would open and close, what it would cost, and what follows. */
/** "Black worker 2, Red worker 1": who stands somewhere. */
export function workersOf(table: Table, workers: readonly Colour[]): string {
  const of = (colour: Colour) => workers.filter((one) => one === colour).length
  const said = COLOURS.filter(of).map((colour) => `${table.text(`nip-worker-${colour}`)} ${of(colour)}`)
  return said.join(comma()) || table.text('nip-no-workers')
}

export function takeTip(table: Table, take: Take): Tip {
  const { actions } = table.view.slots[take.slot]!
  const closed = actions.flatMap(({ action, barred }) =>
    barred
      ? [table.text('closed', { action: table.text(`action-${action}`), why: table.say(barred.why) })]
      : [],
  )
  const worker = table.text(`nip-worker-${take.colour}`)
  return {
    title: table.text('nip-take', { worker, opens: actionNames(table, openActions(table, take.slot)) }),
    body: [
      ...closed,
      sentence(wagesWords(table, take)),
      ...(take.empties ? [sentence(refillWords(table))] : []),
    ],
    rule: actions.find(({ barred }) => barred)?.barred?.rule ?? 'NIP-6.3.1',
  }
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const TRIGGER_ICON: Record<string, string> = {
  export_action: 'contract',
  local_market_action: 'shop',
  knowledge_action: 'book',
  mines_action: 'mining',
  produce_action: 'cubes',
  trains_action: 'train',
  ships_action: 'ship',
  machinery_action: 'gears',
  region_scoring: 'ship',
  produce_this_factory: 'cubes',
}
const EFFECT_ICON: Record<string, string> = {
  gain_yen: 'yen',
  gain_yen_per_contract: 'contract',
  gain_coal: 'coal',
  gain_blueprints: 'blueprints',
  build_free_train: 'train',
  build_free_ship: 'ship',
  flip_all_trains: 'train',
  flip_all_ships: 'ship',
  train_price: 'train',
  ship_price: 'ship',
  machinery_price: 'gears',
  free_machinery_upgrades: 'gears',
  goods_on_this_factory: 'cubes',
  extra_goods: 'cubes',
  coal_discount_per_action: 'cubes',
}
const trackIcon = (track: string | undefined) =>
  track === 'knowledge' ? 'book' : track === 'coal' ? 'coal' : 'yen'

/** The picture of a tile's synergy. */
export function synergyIcon({ timing, trigger, effects }: FactoryTile): string {
  const effect = effects[0]!
  if (effect.type === 'extra_star') return ACHIEVEMENT_ICON[effect.achievement ?? ''] ?? 'star'
  const triggered = timing === 'permanent' ? TRIGGER_ICON[trigger] : undefined
  if (triggered) return triggered
  return effect.type === 'track_steps' ? trackIcon(effect.track) : (EFFECT_ICON[effect.type] ?? 'star')
}

/** The synergy in two to four signs, beside its picture. */
export function synergyShort(table: Table, tile: FactoryTile): string {
  const { type, amount: n = 0 } = tile.effects[0]!
  switch (type) {
    case 'gain_yen':
    case 'gain_yen_per_contract':
      return amount(table, 'yen', n)
    case 'track_steps':
      return `▲${n}`
    case 'extra_star':
      return n > 1 ? `+${n}★` : '+★'
    case 'coal_discount_per_action':
      return `−${n}■`
    case 'flip_all_trains':
      return `=${fleetOf(table, 'train').flipped}`
    case 'flip_all_ships':
      return `=${fleetOf(table, 'ship').flipped}`
    case 'train_price':
    case 'ship_price':
    case 'machinery_price':
      return kilo(table, n)
    case 'region_bonus_of_one_built_region':
      return '+◎'
    case 'ships_score_in_third_place':
      return table.text('nip-third')
    default:
      return `+${n}`
  }
}

export function effectWords(table: Table, effect: Effect): string {
  const { type, amount: n = 0, track, achievement } = effect
  const fleet = type === 'flip_all_ships' ? 'ship' : 'train'
  return table.text(`nip-effect-${type}`, {
    n,
    yen: n.toLocaleString(table.language),
    value: fleetOf(table, fleet).flipped,
    track: track ? table.text(`nip-the-track-${track}`) : '',
    achievement: achievement ? table.text(`achievement-${achievement}`) : '',
  })
}

/** What a tile's synergy does, in a sentence. */
export function synergyWords(table: Table, id: string): string {
  const tile = tileOf(table, id)
  const when = tile.timing === 'immediate' ? 'nip-when-build' : `nip-when-${tile.trigger}`
  const effect = tile.effects.map((part) => effectWords(table, part)).join(comma())
  return table.text(table.hasText(when) ? when : 'nip-when-always', { effect })
}

export const goodName = (table: Table, good: Good): string => table.text(`good-${good}`)
export function goodShort(table: Table, good: Good): string {
  const key = `nip-short-${good}`
  return table.hasText(key) ? table.text(key) : goodName(table, good)
}

export function tileTip(table: Table, id: string): Tip {
  const { good } = tileOf(table, id)
  const { level, knowledge, coal, market } = goodOf(table, good)
  return {
    title: table.text('nip-tile-title', { good: goodName(table, good), letter: id.slice(-1).toUpperCase() }),
    body: [
      synergyWords(table, id),
      table.text('nip-good-says', { level, knowledge, coal, market: market.join(' · ') }),
    ],
    rule: 'NIP-4.1.4',
  }
}

export const ACHIEVEMENT_ICON: Record<string, string> = {
  contracts: 'contract',
  money: 'yen',
  knowledge: 'book',
  ships: 'ship',
  trains: 'train',
  coal: 'coal',
  factories: 'factory',
  machinery: 'gears',
  influence: 'seal',
}

/** A contract for people who hear the page: "2 and 1 goods: 7,000 yen, money two steps up". */
export function contractWords(table: Table, id: string): string {
  const { goods, yen: pay, vp, money_steps: steps } = contractOf(table, id)
  const reward = bonusWords(table, pay ? { yen: pay } : { vp: vp ?? 0 })
  const words = table.text('nip-contract-words', { goods: goods.join(' + '), reward })
  return steps ? `${words}, ${table.text('nip-contract-steps', { n: steps })}` : words
}

export const partyName = (table: Table, seat: number | null): string =>
  seat === null ? table.text('nip-foreign') : table.name(seat)

export function standingWords(table: Table, standing: StandingView): string {
  const { seat, influence, trains, place, tied, vp, ships, lost } = standing
  const name = partyName(table, seat)
  const words = table.text('nip-standing', { name, influence, place, tied: tied ? 'yes' : 'no' })
  const parts = [
    ...(trains ? [table.text('nip-standing-trains', { n: trains })] : []),
    ...(seat === null
      ? lost
        ? [table.text('nip-standing-lost', { n: lost })]
        : []
      : [table.text('nip-standing-vp', { n: vp })]),
    ...(ships ? [table.text('nip-standing-ships', { n: ships })] : []),
  ]
  return `${words}: ${parts.join(comma()) || '0'}`
}
