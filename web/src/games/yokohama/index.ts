/** Yokohama on the page. */
import type { GameModule } from '../../lib/game'
import Board from './Board.svelte'
import { MINE_HIGH, sheet } from './geometry'
import Hint from './Hint.svelte'
import Inline from './Inline.svelte'
import Key from './Key.svelte'
import Mine from './Mine.svelte'
import PhoneBoard from './PhoneBoard.svelte'
import PhoneDocks from './PhoneDocks.svelte'
import PhoneMine from './PhoneMine.svelte'
import PhoneOthers from './PhoneOthers.svelte'
import Player from './Player.svelte'
import Rival from './Rival.svelte'
import Symbols from './Symbols.svelte'
import type { View } from './view.gen'
import './yokohama.css'

const DOCKS = ['take', 'second', 'technology', 'crates', 'church', 'customs']
const MINE = ['keep', 'faith', 'warehouse', 'trade', 'goods', 'extra']

const yokohama: GameModule<View> = {
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
  size: (_, seats) => {
    const { board } = sheet(seats)
    return { board, mine: [board[0], MINE_HIGH] }
  },
  status: ({ round, last_round }) => ({
    key: !round ? 'yok-status-setup' : last_round === null ? 'line-round' : 'yok-status-last',
    args: { round, last: last_round ?? round },
  }),
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
