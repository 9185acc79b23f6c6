/** The review of a game: asked for again until it is done, with the board its turns are shown on. */
import { get, post, type Refused } from '../lib/api'
import { moduleOf } from '../games'
import { hueOf } from '../generic/hue'
import { seatsKept } from '../lib/seats'
import { settings } from '../lib/settings.svelte'
import { Table } from '../lib/table.svelte'
import { t, text } from '../lib/text.svelte'
import { Recording } from '../replay/recording.svelte'
import type { Analysis, ReviewFrame, ReviewTurn, Total, Verdict } from '../lib/protocol.gen'

/** Milliseconds between two questions for a review that is being computed. */
const AGAIN = 1200
/** Stands behind the address of a turn whose mistake is to be found out. */
const LEARN = '#learn'

export const VERDICTS = ['find', 'fine', 'unclear', 'inaccuracy', 'mistake', 'blunder'] as const
export const isMistake = (verdict: Verdict): boolean => ['inaccuracy', 'mistake', 'blunder'].includes(verdict)
const isMarked = (verdict: Verdict): boolean => isMistake(verdict) || verdict === 'find'

/** A scoring on the line of time. */
export interface Mark {
  turn: number
  label: string
  short: string
}
export interface Turning {
  /** How many turns were made before it. */
  turn: number
  n: number
}

const path = (id: string) => `/api/reviews/${encodeURIComponent(id)}`

/** Begins the review of a finished game, or finds the one there is; its address. */
export async function reviewOf(table: string): Promise<string> {
  return (await post<{ url: string }>(`/api/tables/${encodeURIComponent(table)}/review`, {})).url
}

export class Reviewing {
  frame: ReviewFrame | null = $state.raw(null)
  table: Table | null = $state.raw(null)
  refused: Refused | null = $state.raw(null)
  /** Whose game it is to be seen as. */
  seat = $state(0)
  /** Whether mistakes are to be found out before the answer is shown. */
  learning = $state(false)
  recording: Recording | null = null
  #opened = new Map<number, ReviewTurn>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    this.refused = null
    try {
      this.frame = await get<ReviewFrame>(path(this.id))
      const recording = new Recording(this.frame.table, seatsKept(this.frame.table)[0] ?? null)
      this.seat = this.#firstSeat(this.frame)
      await recording.fetch(Infinity, this.seat)
      const { game } = recording.table!
      const [module] = await Promise.all([moduleOf(game), text.show(settings.language, game)])
      if (this.#closed) return
      document.documentElement.dataset['game'] = game
      if (!module.Board) document.documentElement.style.setProperty('--game-hue', `${hueOf(game)}`)
      this.learning = location.hash === LEARN
      this.recording = recording
      this.table = new Table(recording, module)
      this.#askAgain()
    } catch (error) {
      this.refused = error as Refused
    }
  }

  /** One's own seat; of others' games that of a person, or else of the winner. */
  #firstSeat({ seats, over, table }: ReviewFrame): number {
    const people = seats.filter(({ kind }) => kind === 'human')
    const own = seatsKept(table).length || people.length === 1 ? people[0] : undefined
    return own?.seat ?? over.ranking.indexOf(Math.min(...over.ranking))
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    delete document.documentElement.dataset['game']
    document.documentElement.style.removeProperty('--game-hue')
    void text.show(settings.language, null)
  }

  get computing(): boolean {
    return this.frame?.status === 'waiting' || this.frame?.status === 'running'
  }

  #askAgain(): void {
    clearTimeout(this.#timer)
    if (this.#closed || !this.computing) return
    this.#timer = setTimeout(() => void this.#ask(), AGAIN)
  }
  async #ask(): Promise<void> {
    try {
      const known = this.frame?.review?.turns.length ?? 0
      const query = this.frame?.review ? `?known=${known}` : ''
      const now = await get<ReviewFrame>(`${path(this.id)}${query}`)
      this.frame = { ...now, review: now.review ?? this.frame?.review ?? null }
    } catch {
      // The line may be back at the next question.
    }
    this.#askAgain()
  }

  async stop(): Promise<void> {
    await this.#tell('stop')
  }
  async goOn(): Promise<void> {
    await this.#tell('go-on')
  }
  async #tell(what: 'stop' | 'go-on'): Promise<void> {
    try {
      const now = await post<ReviewFrame>(`${path(this.id)}/${what}`, {})
      this.frame = { ...now, review: now.review ?? this.frame?.review ?? null }
    } catch (error) {
      this.refused = (error as Refused).status ? (error as Refused) : this.refused
    }
    this.#askAgain()
  }

  get review(): Analysis | null {
    return this.frame?.review ?? null
  }
  /** The turns of the seat it is seen as, as far as they are known. */
  get turns(): readonly ReviewTurn[] {
    return this.review?.turns.filter(({ seat }) => seat === this.seat) ?? []
  }
  get marked(): readonly ReviewTurn[] {
    return this.turns.filter(({ verdict }) => isMarked(verdict))
  }
  get mistakes(): readonly ReviewTurn[] {
    return this.turns.filter(({ verdict }) => isMistake(verdict))
  }
  get total(): Total | null {
    return this.review?.totals.find(({ seat }) => seat === this.seat) ?? null
  }
  turn(n: number): ReviewTurn | null {
    return this.review?.turns.find((turn) => turn.n === n) ?? null
  }
  /** A turn judged once more, with everybody's cards open. */
  async withOpenCards(n: number): Promise<ReviewTurn> {
    const turn = this.#opened.get(n) ?? (await post<ReviewTurn>(`${path(this.id)}/opened`, { turn: n }))
    this.#opened.set(n, turn)
    return turn
  }
  /** The turns that cost most, dearest first; before all is known, of those that are. */
  get turnings(): readonly ReviewTurn[] {
    const found = this.total
      ? this.total.turning.flatMap((n) => this.turn(n) ?? [])
      : this.mistakes.toSorted((a, b) => (b.loss?.win ?? 0) - (a.loss?.win ?? 0))
    return found.slice(0, 3).toSorted((a, b) => a.n - b.n)
  }
  /** The scorings, each turn of them once. */
  get marks(): Mark[] {
    const found = [...new Set(this.review?.marks.map(({ turn }) => turn))].sort((a, b) => a - b)
    return found.map((turn, i) => ({
      turn,
      label: found.length > 1 ? t('review-mark-nth', { n: i + 1 }) : t('review-mark'),
      short: `${i + 1}`,
    }))
  }
}
