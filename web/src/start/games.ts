import type { Component } from 'svelte'
import type { IconName } from './icons'
import Carnegie from './posters/Carnegie.svelte'
import Nippon from './posters/Nippon.svelte'
import Sentient from './posters/Sentient.svelte'
import Yokohama from './posters/Yokohama.svelte'

export interface Cover {
  Poster: Component
  /** The name in the country of the game, where that adds something. */
  native?: string
  by: string
  badge: { ground: string; ink: string; icon: IconName }
}

export const COVERS: Record<string, Cover> = {
  sentient: {
    Poster: Sentient,
    by: 'J. Alex Kevern',
    badge: { ground: '#10151a', ink: '#2dd4bf', icon: 'robot' },
  },
  nippon: {
    Poster: Nippon,
    native: '日本',
    by: 'Sentieiro & Soledade',
    badge: { ground: '#1c2740', ink: '#f3ece0', icon: 'factory' },
  },
  yokohama: {
    Poster: Yokohama,
    native: '横濱',
    by: 'Hisashi Hayashi',
    badge: { ground: '#1d4a6b', ink: '#d9a760', icon: 'crate' },
  },
  carnegie: {
    Poster: Carnegie,
    by: 'Xavier Georges',
    badge: { ground: '#17332b', ink: '#d8b45f', icon: 'locomotive' },
  },
}
