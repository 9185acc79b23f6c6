import type { Cover } from '../../lib/game'
import Poster from './Poster.svelte'

export default {
  Poster,
  part: '52 62 280 118',
  native: '日本',
  serif: true,
  badge: { ground: '#1c2740', ink: '#f3ece0', icon: 'factory' },
  accent: {
    light: { accent: '#bf321d', ink: '#fff' },
    dark: { accent: '#ff7a61', ink: '#2a0a04' },
  },
  seats: {
    light: ['#d9a514', '#c23b3b', '#7a4fa3', '#2f6db3', '#1c2740'],
    dark: ['#dcab24', '#c94842', '#8a60b8', '#3a78c2', '#0b0f18'],
  },
} satisfies Cover
