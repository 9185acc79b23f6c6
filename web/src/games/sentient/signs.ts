/** The key to the symbols of Sentient. */
import type { KeyGroup } from '../../lib/game'
import { TYPES } from './components'
import KeySign from './KeySign.svelte'

const piece = (is: string, text: string) => ({ Drawing: KeySign, props: { is }, text })

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
      piece('assistant', 'sen-key-block'),
      { letters: '4', text: 'key-points' },
      { letters: '2/7', text: 'key-points-two' },
      { letters: '0–6', text: 'key-points-range' },
    ],
  },
  {
    title: 'key-network',
    signs: [
      piece('lit', 'sen-key-lit'),
      { letters: '5 / 5', text: 'key-now' },
      { letters: '+3', colour: 'var(--good)', text: 'key-net' },
      { symbol: 'sen-lock', text: 'key-lock' },
    ],
  },
  {
    title: 'key-factory',
    signs: [
      piece('agent', 'key-agent'),
      piece('assistant', 'key-assistant'),
      piece('bars', 'key-bars'),
      piece('chip', 'key-chip'),
      piece('marker', 'key-marker'),
    ],
  },
]

export default signs
