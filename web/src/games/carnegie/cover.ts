import type { Cover } from '../../lib/game'
import Poster from './Poster.svelte'

export default {
  Poster,
  serif: true,
  badge: { ground: '#17332b', ink: '#d8b45f', icon: 'locomotive' },
  accent: {
    light: { accent: '#17533f', ink: '#fff' },
    dark: { accent: '#d8b45f', ink: '#241a02' },
  },
} satisfies Cover
