/** The key to the symbols of Nippon. */
import type { KeyGroup } from '../../lib/game'
import { ACTIONS, COLOURS, GOODS } from './components'
import Cube from './Cube.svelte'
import { ACTION_ICON } from './words'

const cube = { Drawing: Cube, props: { x: 6, y: 6, size: 12 } }

const signs: KeyGroup[] = [
  {
    title: 'key-counted',
    signs: [
      { symbol: 'nip-yen', text: 'nip-yen', says: 'nip-yen-says' },
      { ...cube, text: 'nip-coal', says: 'nip-coal-says' },
      { ...cube, text: 'key-cube' },
      { symbol: 'nip-blueprint', text: 'nip-blueprints', says: 'nip-blueprints-says' },
      { symbol: 'nip-vp', colour: 'var(--accent)', text: 'key-vp' },
    ],
  },
  {
    title: 'key-goods',
    signs: GOODS.map((good, i) => ({
      symbol: `nip-${good}`,
      colour: `var(--gi-${good})`,
      ground: `var(--g-${good})`,
      text: `good-${good}`,
      says: 'key-level',
      args: { n: Math.floor(i / 2) + 1 },
    })),
  },
  {
    title: 'key-workers',
    signs: COLOURS.map((colour) => ({
      symbol: ['nip-worker', `nip-chest-${colour}`],
      colour: `var(--w-${colour})`,
      text: `nip-worker-${colour}`,
    })),
  },
  {
    title: 'chapter-4',
    signs: ACTIONS.map((action) => ({
      symbol: `nip-${ACTION_ICON[action]}`,
      text: `action-${action}`,
      says: `nip-action-${action}-says`,
    })),
  },
  {
    title: 'key-board',
    signs: [
      { symbol: 'nip-gate', colour: 'var(--accent)', text: 'key-gate' },
      { letters: '10·7·5', text: 'key-prizes' },
      { symbol: 'nip-globe', colour: 'var(--ink-2)', text: 'nip-key-globe' },
      { symbol: 'nip-seal', text: 'key-seal' },
      { letters: '+2', text: 'key-train' },
      { symbol: 'nip-bag', text: 'key-bag' },
      { symbol: 'nip-crown', text: 'nip-rewards', says: 'nip-rewards-says' },
      { letters: '×3', text: 'key-multiplier' },
    ],
  },
  {
    title: 'key-own',
    signs: [
      { letters: '+1', ground: 'var(--well)', text: 'key-machine' },
      { symbol: 'nip-gears', text: 'key-no-machine' },
      { letters: '▮', colour: 'var(--indigo)', text: 'key-lasting' },
      { letters: '▮', colour: 'var(--stage)', text: 'key-once' },
      { symbol: 'nip-contract', text: 'nip-contract', says: 'key-contract' },
      { letters: '¥▲', text: 'nip-key-money' },
      { symbol: 'nip-star', colour: 'var(--star)', text: 'nip-key-star' },
      { symbol: 'nip-tick', colour: 'var(--good)', text: 'key-ran' },
    ],
  },
]

export default signs
