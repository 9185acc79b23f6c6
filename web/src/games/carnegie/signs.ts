/** The key to the symbols of Carnegie. */
import type { KeyGroup } from '../../lib/game'
import Bulb from './Bulb.svelte'
import Chain from './Chain.svelte'
import { ACTIONS, LEVELS, PROJECTS } from './components'
import Cube from './Cube.svelte'
import Glyph from './Glyph.svelte'
import Person from './Person.svelte'
import Piece from './Piece.svelte'
import Vp from './Vp.svelte'
import { ACTION_ICON, COLUMN_ICON } from './words'

const middle = { cx: 12, cy: 12 }
const LEVEL_ICON = { cart: 'old-wagon', stagecoach: 'horse-head', railroad: 'steam-locomotive' }
const person = { x: 12, y: 23, h: 22, color: 'var(--seat-0)' }

const signs: KeyGroup[] = [
  {
    title: 'key-counted',
    signs: [
      { letters: '$', text: 'car-dollars', says: 'key-dollars' },
      { Drawing: Cube, props: { ...middle, s: 20 }, text: 'car-goods', says: 'car-goods-says' },
      { Drawing: Bulb, props: { ...middle, k: 1.6 }, text: 'key-research-point' },
      { Drawing: Vp, props: { ...middle, n: 2, r: 10 }, text: 'key-vp-end' },
      { Drawing: Vp, props: { ...middle, n: 2, r: 10, now: true }, text: 'key-vp-now' },
    ],
  },
  {
    title: 'key-people',
    signs: [
      { Drawing: Person, props: person, text: 'key-active' },
      { Drawing: Person, props: { ...person, x: 23, y: 18, look: 'lying' }, text: 'key-idle' },
      { Drawing: Person, props: { ...person, color: '#a08c55', look: 'free' }, text: 'key-place' },
      { letters: '$1', text: 'key-place-price' },
      { symbol: 'car-suitcase', colour: 'var(--suitcase)', text: 'key-mission' },
      { symbol: 'car-doorway', colour: '#8a6a2a', text: 'key-lobby' },
      { symbol: 'car-walk', text: 'key-moves' },
    ],
  },
  {
    title: 'key-actions',
    signs: ACTIONS.map((action) => ({
      symbol: `car-${ACTION_ICON[action]}`,
      text: `action-${action}`,
      says: `key-${action}`,
    })),
  },
  {
    title: 'key-projects',
    signs: [
      ...PROJECTS.map((type) => ({
        Drawing: Glyph,
        props: { ...middle, type, size: 18 },
        text: `key-${type}`,
      })),
      { Drawing: Piece, props: { ...middle, by: 0, r: 8, type: 'housing' }, text: 'key-disk' },
      { Drawing: Piece, props: { ...middle, by: 'neutral', r: 8 }, text: 'key-neutral' },
      { symbol: 'car-cartwheel', colour: '#7b5b2c', text: 'key-wheel' },
    ],
  },
  {
    title: 'key-map',
    signs: [
      { Drawing: Chain, props: { x: 0, cy: 12, n: 1 }, text: 'car-key-links' },
      ...LEVELS.map((level) => ({ symbol: `car-${LEVEL_ICON[level]}`, text: `key-${level}` })),
    ],
  },
  {
    title: 'key-timeline',
    signs: [
      { letters: '◉', text: 'key-marker' },
      { symbol: 'car-receive-money', colour: 'var(--hand)', text: 'key-donation' },
      { Drawing: Person, props: { ...person, color: 'var(--r-west-ink)' }, text: 'key-income' },
      { symbol: 'car-steam-locomotive', colour: 'var(--hand)', text: 'key-first' },
    ],
  },
  {
    title: 'key-donations',
    signs: (['education', 'human_rights', 'welfare', 'health'] as const).map((column) => ({
      symbol: `car-${COLUMN_ICON[column]}`,
      colour: 'var(--hand)',
      text: `car-column-${column}`,
      says: `key-${column}`,
    })),
  },
]

export default signs
