/** Nippon on the page. */
import type { GameModule } from '../../lib/game'
import Board from './Board.svelte'
import Hint from './Hint.svelte'
import Inline from './Inline.svelte'
import Key from './Key.svelte'
import Mine from './Mine.svelte'
import './nippon.css'
import PhoneActions from './PhoneActions.svelte'
import PhoneMap from './PhoneMap.svelte'
import PhoneMine from './PhoneMine.svelte'
import PhoneOthers from './PhoneOthers.svelte'
import { HEIGHT, NARROW, WIDE } from './places'
import Player from './Player.svelte'
import Rival from './Rival.svelte'
import Symbols from './Symbols.svelte'
import type { View } from './view.gen'

const ON_MAP = ['train', 'ship', 'bonus', 'market', 'back', 'cubes', 'influence']
const ON_MINE = ['steps', 'run', 'contract', 'pay', 'upgrade', 'achievement', 'end']

const nippon: GameModule<View> = {
  Board,
  Mine,
  Rival,
  Player,
  Inline,
  Symbols,
  Key,
  Hint,
  phoneTabs: [
    { id: 'board', title: 'nip-tab-actions', component: PhoneActions },
    { id: 'map', title: 'nip-tab-map', component: PhoneMap },
    { id: 'mine', title: 'tab-mine', component: PhoneMine },
    { id: 'others', title: 'tab-others', component: PhoneOthers },
  ],
  focusTab: ({ kind }) => (ON_MAP.includes(kind) ? 'map' : ON_MINE.includes(kind) ? 'mine' : 'board'),
  size: (layout) => {
    const width = layout === 'folded' ? NARROW.width : WIDE.width
    return { board: [width, HEIGHT], mine: [width, 260] }
  },
  status: ({ space, spaces, turns_left: turns, refill, scoring }) => ({
    key: `nip-status-${turns !== null ? 'last' : refill === 'scoring' ? 'scoring' : 'space'}`,
    args: { space, spaces, n: turns ?? scoring },
  }),
  order: ({ players, first }) => players.map((_, i) => ((first ?? 0) + i) % players.length),
  score: (view, seat) => {
    const { score } = view.players[seat]!
    return view.mover === null ? { points: score } : { points: score, coming: view.gain[seat] ?? 0 }
  },
}

export default nippon
