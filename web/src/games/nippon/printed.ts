/** What is printed on the components of the edition at the table. */
import type { TableContext } from '../../lib/game'
import type { Resource } from './components'
import type { Good, TrackName, View } from './view.gen'

export type Table = TableContext<View>

interface Tables {
  goods: Record<Good, { level: number; knowledge: number; coal: number; storage: number; market: number[] }>
  factory_tiles: Record<string, FactoryTile>
  contracts: Record<string, { goods: number[]; yen?: number; vp?: number; money_steps: number }>
  tracks: Record<TrackName, { values: number[]; stars: number[] }>
  trains: Fleet
  ships: Fleet
  costs: { factory: number; steps: number[] }
  rewards: { bonuses: Record<Exclude<Resource, 'vp'>, number> }
  workers: { reward_levels: number[] }
  influence: { tiles: number[] }
  scoring: { vp: number[][] }
}

interface Fleet {
  tiles: number
  value: number
  flipped: number
  stars: number[]
  money: number[]
}

export interface Effect {
  type: string
  amount?: number
  track?: TrackName
  achievement?: string
}

export interface FactoryTile {
  good: Good
  timing: 'immediate' | 'permanent'
  trigger: string
  effects: Effect[]
}

const tables = (table: Table): Tables => table.components as unknown as Tables

export const goodOf = (table: Table, good: Good) => tables(table).goods[good]
export const tileOf = (table: Table, id: string): FactoryTile => tables(table).factory_tiles[id]!
export const contractOf = (table: Table, id: string) => tables(table).contracts[id]!
export const influenceOf = (table: Table): number[] => tables(table).influence.tiles
export const factoryPrice = (table: Table): number => tables(table).costs.factory
export const stepPrice = (table: Table, steps: number): number => tables(table).costs.steps[steps - 1]!
export const rewardBonus = (table: Table, bonus: Exclude<Resource, 'vp'>): number =>
  tables(table).rewards.bonuses[bonus]
export const levelsOf = (table: Table): number[] => tables(table).workers.reward_levels
export const prizesOf = (table: Table): number[][] => tables(table).scoring.vp
export const fleetOf = (table: Table, kind: 'train' | 'ship'): Fleet => tables(table)[`${kind}s`]

/** The tiles of a good in the order of their ids. */
export function tilesOf(table: Table, good: Good): string[] {
  const all = tables(table).factory_tiles
  return Object.keys(all).filter((id) => all[id]!.good === good)
}

export interface Space {
  value: number
  /** The number printed on it; the step between two numbers has none. */
  label: number | null
  star: boolean
}

/** The spaces of a track from the lowest; money is printed in thousands. */
export function spacesOf(table: Table, name: TrackName): Space[] {
  const { values, stars } = tables(table).tracks[name]
  return values.map((value, k) => ({
    value,
    label: value === values[k - 1] ? null : name === 'money' ? value / 1000 : value,
    star: stars.includes(k),
  }))
}
