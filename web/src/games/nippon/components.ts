/** The printed components of Nippon, as an edition tells them. */
import type { Action, Colour, Good, Region, Side, TrackName } from './view.gen'

export const COLOURS = [
  'black',
  'red',
  'grey',
  'blue',
  'white',
  'yellow',
] as const satisfies readonly Colour[]
export const GOODS = [
  'silk',
  'paper',
  'bento',
  'lenses',
  'clocks',
  'light_bulbs',
] as const satisfies readonly Good[]

export const REGIONS = ['kyushu', 'west', 'east', 'north'] as const satisfies readonly Region[]
export const SIDES = ['north', 'east', 'south', 'west'] as const satisfies readonly Side[]

export const TRACKS = ['coal', 'money', 'knowledge'] as const satisfies readonly TrackName[]
export const ACTIONS = [
  'knowledge',
  'produce',
  'export',
  'invest',
  'mines',
  'ships',
  'machinery',
  'trains',
  'local_market',
] as const satisfies readonly Action[]

export const RESOURCES = ['yen', 'coal', 'blueprints', 'vp'] as const
export type Resource = (typeof RESOURCES)[number]
