import type { Cover } from '../../lib/game'
import Poster from './Poster.svelte'

export default {
  Poster,
  native: '日本',
  serif: true,
  badge: { ground: '#1c2740', ink: '#f3ece0', icon: 'factory' },
  accent: {
    light: { accent: '#bf321d', ink: '#fff' },
    dark: { accent: '#ff7a61', ink: '#2a0a04' },
  },
} satisfies Cover
