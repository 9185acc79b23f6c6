/** Sentient on the page. */
import type { GameModule } from '../../lib/game'
import type { Words } from '../../lib/protocol.gen'
import Board from './Board.svelte'
import Effect from './Effect.svelte'
import Inline from './Inline.svelte'
import Key from './Key.svelte'
import Mine from './Mine.svelte'
import Minute from './Minute.svelte'
import PhoneBoard from './PhoneBoard.svelte'
import PhoneMine from './PhoneMine.svelte'
import PhoneOthers from './PhoneOthers.svelte'
import Player from './Player.svelte'
import Rival from './Rival.svelte'
import './sentient.css'
import Symbols from './Symbols.svelte'
import type { View } from './view.gen'

/** What is told of the networks. */
const ON_NETWORKS = ['fact-roll', 'fact-plug', 'fact-block', 'fact-calibrate', 'fact-score', 'fact-company']

const sentient: GameModule<View> = {
  Board,
  Mine,
  Rival,
  Player,
  Inline,
  Symbols,
  face: 'sen-robot-service',
  minute: { Drawing: Minute, lesson: 'points', step: 'pays' },
  Key,
  Hint: Effect,
  phoneTabs: [
    { id: 'board', title: 'tab-board', component: PhoneBoard },
    { id: 'mine', title: 'tab-mine', component: PhoneMine },
    { id: 'others', title: 'tab-others', component: PhoneOthers },
  ],
  focusTab: (decision) => (['slot', 'block'].includes(decision.kind) ? 'mine' : 'board'),
  factTab: (key, own) => (!ON_NETWORKS.includes(key) ? 'board' : own ? 'mine' : 'others'),
  size: (layout) =>
    layout === 'folded'
      ? { board: [1048, 296], mine: [1048, 338] }
      : { board: [1148, 464], mine: [1148, 338] },
  status: ({ round, rounds, turn, turns }) => ({ key: 'sen-status', args: { round, rounds, turn, turns } }),
  scoring: {
    title: ({ round }) => ({ key: 'scoring-title-round', args: { round } }),
    rule: 'SEN-8.3',
    parts: {
      'fact-score': { of: 'robot', points: true, column: 'scoring-robots' },
      'fact-investor': { of: 'type', place: 0 },
      'fact-chip': { of: 'type', points: true, place: 1, column: 'scoring-chips' },
      'fact-final': { of: 'type', points: true, column: 'scoring-investors' },
    },
  },
  // Without agents there is nothing but to pass, and the robots stay.
  loss: ({ decision, view }): Words | null =>
    view.players[decision?.seat ?? 0]!.agents ? { key: 'sen-loss-pass', args: {} } : null,
  order: (view) => view.order,
  score: (view, seat) => {
    const { score, now } = view.players[seat]!
    return view.mover === null ? { points: score } : { points: score, coming: now }
  },
}

export default sentient
