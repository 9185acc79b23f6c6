/** What the previews of Sentient say. */
import type { Rank } from './view.gen'

export interface PlugPreview {
  dice: number[]
  points: (number | null)[]
  here: number
  net: number
  left?: number
}

export interface InfluencePreview {
  investors: Rank[][]
  left?: number
}

export const isPlug = (p: unknown): p is PlugPreview => typeof p === 'object' && p !== null && 'dice' in p

export const isInfluence = (p: unknown): p is InfluencePreview =>
  typeof p === 'object' && p !== null && 'investors' in p
