import type { Cover } from '../../lib/game'
import Poster from './Poster.svelte'

export default {
  Poster,
  part: '18 58 296 125',
  serif: true,
  badge: { ground: '#17332b', ink: '#d8b45f', icon: 'locomotive' },
  accent: {
    light: { accent: '#17533f', ink: '#fff' },
    dark: { accent: '#d8b45f', ink: '#241a02' },
  },
  seats: {
    light: ['#d9a514', '#b93434', '#7a4fa3', '#2f6db3', 'transparent'],
    dark: ['#e6b52a', '#d14a4a', '#9a6fc6', '#4a88d0', 'transparent'],
  },
} satisfies Cover
