/** Carnegie on the page. */
import '../../lib/display.css'
import type { GameModule } from '../../lib/game'
import type { Words } from '../../lib/protocol.gen'
import Board from './Board.svelte'
import './carnegie.css'
import Hint from './Hint.svelte'
import Inline from './Inline.svelte'
import Key from './Key.svelte'
import Mine from './Mine.svelte'
import Minute from './Minute.svelte'
import PhoneBoard from './PhoneBoard.svelte'
import PhoneMine from './PhoneMine.svelte'
import PhoneOthers from './PhoneOthers.svelte'
import Player from './Player.svelte'
import Rival from './Rival.svelte'
import Side from './Side.svelte'
import Symbols from './Symbols.svelte'
import type { View } from './view.gen'
import { printedWords } from './words'

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

/** What is told of somebody's company; all else is of the map and what lies around it. */
const TOLD_OF_COMPANIES = [
  'side',
  'reserve',
  'gain',
  'exchange',
  'discard',
  'choice',
  'given',
  'move',
  'use',
  'build',
  'bring',
  'slide',
  'activate',
  'payroll',
].map((key) => `fact-${key}`)

const carnegie: GameModule<View> = {
  face: 'car-steam-locomotive',
  minute: { Drawing: Minute, lesson: 'projects', step: 'link' },
  Board,
  Mine,
  Rival,
  Player,
  Inline,
  Symbols,
  Key,
  Hint,
  Side,
  phoneTabs: [
    { id: 'board', title: 'tab-board', component: PhoneBoard },
    { id: 'mine', title: 'tab-mine', component: PhoneMine },
    { id: 'others', title: 'tab-others', component: PhoneOthers },
  ],
  focusTab: (decision) => (ON_BOARD.includes(decision.kind) ? 'board' : 'mine'),
  factTab: (key, own) => (!TOLD_OF_COMPANIES.includes(key) ? 'board' : own ? 'mine' : 'others'),
  size: (layout) =>
    layout === 'folded'
      ? { board: [1264, 580], mine: [1264, 247] }
      : { board: [1148, 580], mine: [1148, 224] },
  status: ({ round, rounds }): Words =>
    round ? { key: 'car-status', args: { round, rounds } } : { key: 'car-status-setup', args: {} },
  printed: printedWords,
  scoring: {
    title: () => ({ key: 'scoring-title-final', args: {} }),
    parts: {
      'fact-final': { of: 'source', points: true },
      'fact-andrew-score': { of: 'source', points: true, who: 'andrew' },
    },
  },
  loss: ({ decision, view }) => {
    const { moves, rp } = view.players[decision?.seat ?? 0]!
    return decision?.kind === 'use' && (moves || rp) ? { key: 'car-hint-lost', args: { moves, rp } } : null
  },
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
