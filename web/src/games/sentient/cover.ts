import type { Cover } from '../../lib/game'
import Poster from './Poster.svelte'

export default {
  Poster,
  badge: { ground: '#10151a', ink: '#2dd4bf', icon: 'robot' },
  accent: {
    light: { accent: '#00756a', ink: '#fff' },
    dark: { accent: '#2dd4bf', ink: '#06201c' },
  },
} satisfies Cover
