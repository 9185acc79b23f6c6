/** The key to the symbols of Yokohama. */
import type { KeyGroup } from '../../lib/game'
import { COUNTRIES, TECHNOLOGIES } from './components'

const COUNTED = ['copper', 'silk', 'tea', 'fish', 'imported', 'yen']
const AREAS = [
  'copper_mine',
  'silk_mill',
  'tea_farm',
  'fishing_ground',
  'bank',
  'port',
  'laboratory',
  'employment_agency',
  'chinatown',
  'church',
  'customs',
  'canal',
]

const signs: KeyGroup[] = [
  {
    title: 'key-counted',
    signs: [
      ...COUNTED.map((name) => ({ symbol: `yok-${name}`, text: `yok-${name}`, says: `yok-${name}-says` })),
      { symbol: 'yok-any_goods', text: 'key-any_goods' },
      { symbol: 'yok-vp', text: 'key-vp' },
    ],
  },
  {
    title: 'key-pieces',
    signs: [
      { symbol: 'yok-president', colour: 'var(--seat-0)', text: 'key-president' },
      { symbol: 'yok-assistants', text: 'key-assistants' },
      { symbol: 'yok-shop', text: 'key-shop' },
      { symbol: 'yok-house', text: 'key-house' },
      { symbol: 'yok-agent', text: 'key-agent' },
      { symbol: 'yok-order', text: 'key-order' },
    ],
  },
  {
    title: 'key-marks',
    signs: [
      { symbol: 'yok-power', text: 'key-power' },
      { letters: '◉', text: 'yok-token', says: 'yok-token-says' },
      { symbol: 'yok-warehouse', text: 'key-warehouse' },
      { symbol: 'yok-i-gear', text: 'key-gear' },
      { symbol: 'yok-faith', text: 'key-faith' },
      { symbol: 'yok-production', colour: 'var(--production)', text: 'key-production' },
      { symbol: 'yok-i-commercial', colour: 'var(--commercial)', text: 'key-commercial' },
      { symbol: 'yok-barred', text: 'key-barred' },
    ],
  },
  {
    title: 'chapter-12',
    signs: COUNTRIES.map((country) => ({ symbol: `yok-flag-${country}`, text: `country-${country}` })),
  },
  {
    title: 'chapter-14',
    signs: AREAS.map((kind) => ({
      symbol: `yok-i-${kind}`,
      text: `key-area-${kind}`,
      says: `yok-does-${kind}`,
    })),
  },
  {
    title: 'chapter-16',
    signs: TECHNOLOGIES.map((name) => ({
      symbol: `yok-i-${name}`,
      text: `technology-${name}`,
      says: `yok-tech-${name}-says`,
    })),
  },
]

export default signs
