import type { Cover } from '../../lib/game'
import Poster from './Poster.svelte'

export default {
  Poster,
  part: '0 56 332 140',
  badge: { ground: '#10151a', ink: '#2dd4bf', icon: 'robot' },
  accent: {
    light: { accent: '#00756a', ink: '#fff' },
    dark: { accent: '#2dd4bf', ink: '#06201c' },
  },
  seats: {
    light: ['#f0b90b', '#d92f3a', '#fff', '#7d8894', '#26323b'],
    dark: ['#ffc933', '#ef4550', '#f6fafc', '#8d99a6', '#0b1015'],
  },
} satisfies Cover
