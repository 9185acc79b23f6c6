/** Yokohama on the page. */
import '../../lib/display.css'
import type { GameModule } from '../../lib/game'
import type { Words } from '../../lib/protocol.gen'
import Board from './Board.svelte'
import { HIGH, MINE_HIGH, WIDE } from './geometry'
import Hint from './Hint.svelte'
import Inline from './Inline.svelte'
import Key from './Key.svelte'
import Mine from './Mine.svelte'
import Minute from './Minute.svelte'
import PhoneBoard from './PhoneBoard.svelte'
import PhoneDocks from './PhoneDocks.svelte'
import PhoneMine from './PhoneMine.svelte'
import PhoneOthers from './PhoneOthers.svelte'
import Player from './Player.svelte'
import Rival from './Rival.svelte'
import Symbols from './Symbols.svelte'
import type { View } from './view.gen'
import { printedWords } from './words'
import './yokohama.css'

const DOCKS = ['take', 'second', 'technology', 'crates', 'church', 'customs']
const MINE = ['keep', 'faith', 'warehouse', 'trade', 'goods', 'extra']

/** What is told of the ports and laboratories, and of what somebody has; all else is of the areas. */
const TOLD_OF_DOCKS = ['take', 'reveal', 'develop', 'discover', 'church', 'customs'].map(
  (key) => `fact-${key}`,
)
const TOLD_OF_STORES = [
  'keep',
  'gain',
  'choose',
  'pay',
  'perk',
  'use',
  'warehouse',
  'sell',
  'buy',
  'fulfil',
  'envoy',
].map((key) => `fact-${key}`)

const yokohama: GameModule<View> = {
  face: 'yok-president',
  minute: { Drawing: Minute, lesson: 'power', step: 'token' },
  Board,
  Mine,
  Rival,
  Player,
  Inline,
  Symbols,
  Key,
  Hint,
  phoneTabs: [
    { id: 'board', title: 'tab-board', component: PhoneBoard },
    { id: 'mine', title: 'tab-mine', component: PhoneMine },
    { id: 'docks', title: 'yok-tab-docks', component: PhoneDocks },
    { id: 'others', title: 'tab-others', component: PhoneOthers },
  ],
  focusTab: ({ kind }) => (DOCKS.includes(kind) ? 'docks' : MINE.includes(kind) ? 'mine' : 'board'),
  factTab: (key, own) =>
    TOLD_OF_DOCKS.includes(key) ? 'docks' : !TOLD_OF_STORES.includes(key) ? 'board' : own ? 'mine' : 'others',
  size: () => ({ board: [WIDE, HIGH], mine: [WIDE, MINE_HIGH] }),
  status: ({ round, last_round }) => ({
    key: !round ? 'yok-status-setup' : last_round === null ? 'line-round' : 'yok-status-last',
    args: { round, last: last_round ?? round },
  }),
  printed: printedWords,
  scoring: {
    title: () => ({ key: 'scoring-title-final', args: {} }),
    parts: { 'fact-final': { of: 'source', points: true } },
  },
  loss: ({ decision, view }): Words | null => {
    if (decision?.kind === 'move') return { key: 'yok-loss-move', args: {} }
    const n = view.players[decision?.seat ?? 0]!.hand.assistants
    return decision?.kind === 'turn' ? { key: 'yok-loss-turn', args: { n } } : null
  },
  order: ({ players, first }) => {
    const from = first ?? 0
    return players.map((_, i) => (from + i) % players.length)
  },
  score: ({ players }, seat) => {
    const { score, projected } = players[seat]!
    const coming = Object.values(projected).reduce((sum, points) => sum + points, 0)
    return { points: score, ...(coming ? { coming } : {}) }
  },
}

export default yokohama
