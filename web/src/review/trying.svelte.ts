/** A turn of a review that is tried again: what is laid out at a table of one's own is judged before it is confirmed. */
import { post, type Refused } from '../lib/api'
import type { Live } from '../lib/live.svelte'
import type { Opened, ReviewTurn, Try, Words } from '../lib/protocol.gen'
import { keepSeats } from '../lib/seats'
import { t } from '../lib/text.svelte'

const KEY = 'magnate.trying'

/** What is tried, of which review; kept with the table it is tried at. */
export interface Task {
  table: string
  review: string
  turn: ReviewTurn
  /** Which of the mistakes it is, where they are gone through. */
  nth: number
  all: number
  /** The mistake after it. */
  next: number | null
  tries: Tried[]
  /** How much the log told when the turn began. */
  told?: number
}

/** One try: what was laid out, and what it came to against the best line. */
export interface Tried extends Try {
  options: string
  said: Words[]
}

function read(): Task[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Task[]
  } catch {
    return []
  }
}

/** So many tables remember what was tried at them. */
const KEPT = 8

/** Keeps what is to be tried at a table. */
export function keep(task: Task): void {
  const others = read().filter(({ table }) => table !== task.table)
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others.slice(1 - KEPT), task]))
  } catch {
    // The table is there all the same.
  }
}

/** Opens a private table where a turn of another is played once more, from a step of its replay on. */
export async function playAgain(
  source: string,
  { move, seat, token }: { move: number; seat: number; token?: string | undefined },
): Promise<{ id: string; url: string }> {
  const { id, seats } = await post<Omit<Opened, 'watch'>>(
    `/api/tables/${encodeURIComponent(source)}/play-on`,
    { move, seats: [seat] },
    token,
  )
  const tokens = seats.flatMap((link) => link?.token ?? [])
  keepSeats(id, tokens)
  return { id, url: `/table/${id}#${tokens[0]}` }
}

export class Trying {
  task: Task | null = $state.raw(null)
  busy = $state(false)
  failure = $state('')
  #told: number | undefined
  constructor(readonly live: Live) {
    this.task = read().find(({ table }) => table === live.id) ?? null
    this.#told = this.task?.told
    if (this.task) live.holds = () => this.on
  }

  /** Whether the turn to be tried is the one at the table: once it is confirmed the game simply goes on. */
  get on(): boolean {
    const { live, task } = this
    if (!task || !live.state) return false
    if (this.#told === undefined) keep({ ...task, told: (this.#told = live.log.length) })
    return live.mover === task.turn.seat && live.log.length === this.#told
  }
  get tries(): readonly Tried[] {
    return this.task?.tries ?? []
  }
  get found(): boolean {
    return this.tries.some(({ accepted }) => accepted)
  }
  /** What is laid out, if all of it is known and it is a whole turn. */
  get laid(): readonly string[] | null {
    const { live } = this
    return live.canConfirm && live.drafted.length === live.state?.draft?.length ? live.drafted : null
  }
  get tried(): Tried | null {
    const options = this.laid?.join(' ')
    return this.tries.find((one) => one.options === options) ?? null
  }

  async judge(): Promise<void> {
    const { task, laid } = this
    if (!task || !laid || this.busy || this.tried) return
    const { review, turn } = task
    this.busy = true
    this.failure = ''
    try {
      const body = { turn: turn.n, at: turn.at, choices: laid }
      const found = await post<Try>(`/api/reviews/${encodeURIComponent(review)}/tries`, body)
      const said = found.line.steps.map(({ words }) => words)
      this.task = {
        ...task,
        told: this.#told!,
        tries: [...task.tries, { ...found, options: laid.join(' '), said }],
      }
      keep(this.task)
    } catch (error) {
      this.failure = (error as Refused).message || t('offline-short')
    }
    this.busy = false
  }
}
