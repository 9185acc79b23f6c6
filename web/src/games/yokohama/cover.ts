import type { Cover } from '../../lib/game'
import Poster from './Poster.svelte'

export default {
  Poster,
  native: '横濱',
  serif: true,
  badge: { ground: '#1d4a6b', ink: '#d9a760', icon: 'crate' },
  accent: {
    light: { accent: '#b3262b', ink: '#fff' },
    dark: { accent: '#ff8a84', ink: '#2c0506' },
  },
} satisfies Cover
