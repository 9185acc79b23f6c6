import type { Cover } from '../../lib/game'
import Poster from './Poster.svelte'

export default {
  Poster,
  part: '0 60 332 140',
  native: '横濱',
  serif: true,
  badge: { ground: '#1d4a6b', ink: '#d9a760', icon: 'crate' },
  accent: {
    light: { accent: '#b3262b', ink: '#fff' },
    dark: { accent: '#ff8a84', ink: '#2c0506' },
  },
  seats: {
    light: ['#2763a8', '#c8452f', '#e0aa1e', '#3f7f4a', '#fffdf7'],
    dark: ['#4f8fd8', '#e0614a', '#e8b93a', '#5fa56b', '#17222c'],
  },
} satisfies Cover
