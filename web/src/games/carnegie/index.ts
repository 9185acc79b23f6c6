/** Carnegie on the page. */
import type { GameModule } from '../../lib/game'
import type { Words } from '../../lib/protocol.gen'
import Board from './Board.svelte'
import './carnegie.css'
import Hint from './Hint.svelte'
import Inline from './Inline.svelte'
import Key from './Key.svelte'
import Mine from './Mine.svelte'
import PhoneBoard from './PhoneBoard.svelte'
import PhoneMine from './PhoneMine.svelte'
import PhoneOthers from './PhoneOthers.svelte'
import Player from './Player.svelte'
import Result from './Result.svelte'
import Rival from './Rival.svelte'
import Side from './Side.svelte'
import Symbols from './Symbols.svelte'
import type { View } from './view.gen'

/** Questions that are answered on the map, the timeline or a table beside them. */
const ON_BOARD = [
  'row',
  'first',
  'slot',
  'reserve',
  'department',
  'donate',
  'top',
  'return',
  'mission',
  'region',
  'level',
]

const carnegie: GameModule<View> = {
  Board,
  Mine,
  Rival,
  Player,
  Inline,
  Symbols,
  Key,
  Hint,
  Side,
  Result,
  phoneTabs: [
    { id: 'board', title: 'tab-board', component: PhoneBoard },
    { id: 'mine', title: 'tab-mine', component: PhoneMine },
    { id: 'others', title: 'tab-others', component: PhoneOthers },
  ],
  focusTab: (decision) => (ON_BOARD.includes(decision.kind) ? 'board' : 'mine'),
  size: () => ({ board: [1148, 580], mine: [1148, 224] }),
  status: ({ round, rounds }): Words =>
    round ? { key: 'car-status', args: { round, rounds } } : { key: 'car-status-setup', args: {} },
  order: (view) => (view.order.length ? view.order : view.players.map((player) => player.seat)),
  score: (view, seat) => {
    const { score, forecast } = view.players[seat]!
    const total = forecast['total'] ?? score
    return view.phase === 'over' || total === score
      ? { points: score }
      : { points: score, coming: total - score }
  },
}

export default carnegie
