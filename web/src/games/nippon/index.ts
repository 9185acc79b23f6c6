/** Nippon on the page. */
import type { GameModule } from '../../lib/game'
import Board from './Board.svelte'
import Hint from './Hint.svelte'
import Inline from './Inline.svelte'
import Key from './Key.svelte'
import Mine from './Mine.svelte'
import Minute from './Minute.svelte'
import './nippon.css'
import PhoneActions from './PhoneActions.svelte'
import PhoneMap from './PhoneMap.svelte'
import PhoneMine from './PhoneMine.svelte'
import PhoneOthers from './PhoneOthers.svelte'
import { HEIGHT, NARROW, WIDE } from './places'
import Player from './Player.svelte'
import type { Effect } from './printed'
import Rival from './Rival.svelte'
import Symbols from './Symbols.svelte'
import type { View } from './view.gen'
import { effectWords } from './words'

const ON_MAP = ['train', 'ship', 'bonus', 'market', 'back', 'cubes', 'influence']
const ON_MINE = ['steps', 'run', 'contract', 'pay', 'upgrade', 'achievement', 'end']

/** What is told of the map, and of what lies beside it; all else is of somebody's own board. */
const TOLD_ON_MAP = ['influence', 'replaced', 'built', 'region', 'foreign', 'scoring'].map(
  (key) => `fact-${key}`,
)
const TOLD_OF_ACTIONS = ['first', 'take', 'refill', 'drawn', 'short', 'marker', 'leaves', 'golden'].map(
  (key) => `fact-${key}`,
)

const nippon: GameModule<View> = {
  Board,
  Mine,
  Rival,
  Player,
  Inline,
  Symbols,
  Key,
  Hint,
  face: 'nip-worker',
  minute: { Drawing: Minute, lesson: 'points', step: 'place' },
  phoneTabs: [
    { id: 'board', title: 'nip-tab-actions', component: PhoneActions },
    { id: 'map', title: 'nip-tab-map', component: PhoneMap },
    { id: 'mine', title: 'tab-mine', component: PhoneMine },
    { id: 'others', title: 'tab-others', component: PhoneOthers },
  ],
  focusTab: ({ kind }) => (ON_MAP.includes(kind) ? 'map' : ON_MINE.includes(kind) ? 'mine' : 'board'),
  factTab: (key, own) =>
    TOLD_ON_MAP.includes(key) ? 'map' : TOLD_OF_ACTIONS.includes(key) ? 'board' : own ? 'mine' : 'others',
  size: (layout) => {
    const width = layout === 'folded' ? NARROW.width : WIDE.width
    return { board: [width, HEIGHT], mine: [width, 260] }
  },
  status: ({ space, spaces, turns_left: turns, refill, scoring }) => ({
    key: `nip-status-${turns !== null ? 'last' : refill === 'scoring' ? 'scoring' : 'space'}`,
    args: { space, spaces, n: turns ?? scoring },
  }),
  printed: (table, field, value) =>
    field === 'effects' ? effectWords(table, value as unknown as Effect) : null,
  scoring: {
    title: (_, { args }) => ({ key: 'scoring-title-nth', args: { n: args['n'] ?? 0 } }),
    rule: 'NIP-7.1.5',
    parts: {
      'fact-scoring': { begins: true },
      'fact-region': { of: 'region', points: true, also: 'source-ships', place: 'place' },
      'fact-foreign': { of: 'region', place: 'place', who: 'nip-foreign' },
      'fact-unpaid': { within: true, what: 'source-unpaid', points: true, minus: true },
      'fact-final': { of: 'achievement', points: true, column: 'scoring-achievements' },
    },
  },
  order: ({ players, first }) => players.map((_, i) => ((first ?? 0) + i) % players.length),
  score: (view, seat) => {
    const { score } = view.players[seat]!
    return view.mover === null ? { points: score } : { points: score, coming: view.gain[seat] ?? 0 }
  },
}

export default nippon
