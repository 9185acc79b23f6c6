/** A game that is shown again: a table whose line ends, with a hand on its time. */
import { tick } from 'svelte'
import { DRAWN } from '../games'
import { get, post } from '../lib/api'
import { applied } from '../lib/changes'
import { fly, places } from '../lib/flip'
import { Live } from '../lib/live.svelte'
import type { Opened, Replay, ReplayStep, Shown, StateFrame } from '../lib/protocol.gen'
import { settings } from '../lib/settings.svelte'
import { asMe } from '../talk/visitor'

export const PACES = ['slow', 'normal', 'fast'] as const
export type Pace = (typeof PACES)[number]
const SECONDS: Record<Pace, number> = { slow: 2.4, normal: 1.4, fast: 0.6 }

const path = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export class Recording extends Live {
  replay: Replay | null = $state.raw(null)
  step = $state(0)
  playing = $state(false)
  pace: Pace = $state('normal')
  #shown: Shown[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(id: string, token: string | null) {
    super(id, token ? [token] : [])
  }

  get token(): string | null {
    return this.tokens[0] ?? null
  }

  /** Fetches the game as these eyes saw it, and shows a step of it. */
  async fetch(step: number, eyes: number | null): Promise<void> {
    const query = new URLSearchParams(eyes === null ? {} : { eyes: `${eyes}` })
    const headers = asMe(this.token)
    let replay = await get<Replay>(`${path(this.id)}/replay?${query}`, { headers })
    if (!DRAWN.includes(replay.table.game)) {
      query.set('described', 'true')
      replay = await get<Replay>(`${path(this.id)}/replay?${query}`, { headers })
    }
    this.#shown = []
    for (const { changes } of replay.steps) {
      const before = this.#shown.at(-1)
      this.#shown.push(before ? applied(before, changes as Parameters<typeof applied>[1]) : replay.first)
    }
    this.replay = replay
    this.table = replay.table
    this.standing = 'live'
    this.#lay(Math.min(Math.max(0, step), this.last_step))
  }

  get steps(): readonly ReplayStep[] {
    return this.replay?.steps ?? []
  }
  get last_step(): number {
    return Math.max(0, this.steps.length - 1)
  }
  /** The first step of every round, if the game counts them. */
  get rounds(): { step: number; round: number }[] {
    const end = this.replay?.whole ? this.last_step : Infinity
    return this.steps.flatMap(({ round }, step) =>
      round && step < end && round !== this.steps[step - 1]?.round ? [{ step, round }] : [],
    )
  }
  /** The steps that gave points to several seats at once. */
  get scorings(): number[] {
    return this.steps.flatMap(({ scores }, step) => {
      const before = this.steps[step - 1]?.scores
      return before && scores.filter((points, seat) => points !== before[seat]).length > 1 ? [step] : []
    })
  }

  /** Goes to a step; the pieces fly there. */
  async go(step: number): Promise<void> {
    const to = Math.min(Math.max(0, step), this.last_step)
    if (to === this.step) return
    const before = settings.calm || document.hidden ? new Map<string, DOMRect>() : places()
    this.#lay(to)
    await tick()
    fly(before)
  }

  #lay(step: number): void {
    const replay = this.replay!
    const now = this.#shown[step]!
    this.step = step
    this.log = this.steps.slice(0, step + 1).map(({ seat, facts }, n) => ({ n, seat, facts }))
    this.state = this.settled = {
      type: 'state',
      version: step,
      eyes: replay.eyes,
      draft: null,
      closed: null,
      log: [],
      log_from: 0,
      connected: replay.table.seats.map(({ seat }) => seat),
      ...now,
    } satisfies StateFrame
  }

  /** Goes to the round before or after. */
  round(by: 1 | -1): void {
    const marks = this.rounds.map(({ step }) => step)
    const to = by > 0 ? marks.find((step) => step > this.step) : marks.findLast((step) => step < this.step)
    void this.go(to ?? (by > 0 ? this.last_step : 0))
  }

  play(): void {
    this.playing = !this.playing
    if (this.playing && this.step === this.last_step) this.#lay(0)
    this.#tick()
  }
  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }
  #tick(): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    this.#timer = setTimeout(() => {
      void this.go(this.step + 1)
      if (this.step >= this.last_step) this.pause()
      this.#tick()
    }, 1000 * SECONDS[this.pace])
  }

  /** Opens a private table that goes on from here. */
  playOn(seats: number[], level: string | null): Promise<Omit<Opened, 'watch'>> {
    const body = { move: this.step, seats, ...(level ? { level } : {}) }
    return post(`${path(this.id)}/play-on`, body, this.token ?? undefined)
  }
}

/** Reads a record; the address of its replay. */
export async function readRecord(record: string): Promise<string> {
  return (await post<{ url: string }>('/api/records', { record })).url
}
