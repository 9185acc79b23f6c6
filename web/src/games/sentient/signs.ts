/** The key to the symbols of Sentient. */
import type { KeyGroup } from '../../lib/game'
import { TYPES } from './components'

const signs: KeyGroup[] = [
  {
    title: 'key-types',
    signs: TYPES.map((type) => ({
      symbol: `sen-type-${type}`,
      colour: `var(--${type})`,
      text: `type-${type}`,
      says: `key-${type}`,
    })),
  },
  {
    title: 'key-robot',
    signs: [
      { letters: 'sen-key-lr', text: 'key-lr' },
      { letters: '+', text: 'key-plus' },
      { letters: '−', text: 'key-minus' },
      { letters: '=', text: 'key-equals' },
      { symbol: 'sen-pawn', colour: 'var(--seat-0)', text: 'sen-key-block' },
      { letters: '4', text: 'key-points' },
      { letters: '2/7', text: 'key-points-two' },
      { letters: '0–6', text: 'key-points-range' },
    ],
  },
  {
    title: 'key-network',
    signs: [
      { letters: '⎵', colour: 'var(--transport)', text: 'sen-key-lit' },
      { letters: '5 / 5', text: 'key-now' },
      { letters: '+3', colour: 'var(--good)', text: 'key-net' },
      { symbol: 'sen-lock', text: 'key-lock' },
    ],
  },
  {
    title: 'key-factory',
    signs: [
      { symbol: 'sen-pawn', colour: 'var(--seat-0)', text: 'key-agent' },
      { symbol: 'sen-pawn', colour: 'var(--seat-1)', text: 'key-assistant' },
      { letters: '▮▮▯', text: 'key-bars' },
      { letters: '①', colour: 'var(--accent)', text: 'key-chip' },
      { letters: '▰', text: 'key-marker' },
    ],
  },
]

export default signs
