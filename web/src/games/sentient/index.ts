/** Sentient on the page. */
import type { GameModule } from '../../lib/game'
import Board from './Board.svelte'
import Effect from './Effect.svelte'
import Inline from './Inline.svelte'
import Key from './Key.svelte'
import Mine from './Mine.svelte'
import PhoneBoard from './PhoneBoard.svelte'
import PhoneMine from './PhoneMine.svelte'
import PhoneOthers from './PhoneOthers.svelte'
import Player from './Player.svelte'
import Rival from './Rival.svelte'
import './sentient.css'
import Symbols from './Symbols.svelte'
import type { View } from './view.gen'

const sentient: GameModule<View> = {
  Board,
  Mine,
  Rival,
  Player,
  Inline,
  Symbols,
  Key,
  Hint: Effect,
  phoneTabs: [
    { id: 'board', title: 'tab-board', component: PhoneBoard },
    { id: 'mine', title: 'tab-mine', component: PhoneMine },
    { id: 'others', title: 'tab-others', component: PhoneOthers },
  ],
  focusTab: (decision) => (['slot', 'block'].includes(decision.kind) ? 'mine' : 'board'),
  size: (layout) =>
    layout === 'folded'
      ? { board: [1048, 296], mine: [1048, 338] }
      : { board: [1148, 464], mine: [1148, 338] },
  status: ({ round, rounds, turn, turns }) => ({ key: 'sen-status', args: { round, rounds, turn, turns } }),
  order: (view) => view.order,
  score: (view, seat) => {
    const { score, now } = view.players[seat]!
    return view.mover === null ? { points: score } : { points: score, coming: now }
  },
}

export default sentient
