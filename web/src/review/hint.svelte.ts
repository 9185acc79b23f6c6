/** A hint at the table: asked for, thought about, looked at on the board, and taken. */
import { tick } from 'svelte'
import { follow, Refused } from '../lib/api'
import type { Live } from '../lib/live.svelte'
import type { Seen } from '../lib/protocol.gen'
import type { Table } from '../lib/table.svelte'
import { t } from '../lib/text.svelte'
import { tablesAfter, traced, type Spot } from './lines'
import type { Hint, HintFrame, ReviewLine } from '../lib/protocol.gen'

/** Milliseconds that a choice may take to be answered, and between two looks whether it is. */
const PATIENCE = 10_000
const MOMENT = 30

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']

export class Asking {
  on = $state(false)
  frame: HintFrame | null = $state.raw(null)
  /** Why there is none. */
  failure = $state('')
  /** First where to look, then what to do. */
  stage: 'where' | 'what' = $state('where')
  /** The line that is looked at, and how many of its steps lie on the board. */
  line = $state(0)
  step = $state(0)
  spots: Spot[] = $state.raw([])
  #looking = Promise.resolve()
  /** Ends the thought. */
  #thought = new AbortController()
  #begun = 0
  /** How long it has been thought about, in seconds. */
  seconds = $state(0)

  constructor(
    readonly table: Table,
    readonly live: Live,
    /** Turns to where a kind of question is answered, on a page that shows a part of the table at a time. */
    readonly turn: (kind: string) => void,
  ) {}

  /** Whether one can be asked for now. */
  get allowed(): boolean {
    const { table, live } = this
    return (
      (live.table?.hints ?? false) &&
      live.mover !== null &&
      !live.canConfirm &&
      !table.covered &&
      !table.show.on
    )
  }
  get thinking(): boolean {
    return this.on && !this.failure && (!this.frame || this.frame.status === 'thinking')
  }
  get hint(): Hint | null {
    return this.frame?.hint ?? null
  }
  get shown(): ReviewLine | null {
    return this.hint?.lines[this.line] ?? null
  }
  get steps(): number {
    return this.shown?.steps.length ?? 0
  }
  /** The hints this page's seat has had in this game. */
  get taken(): number {
    const seat = this.live.mover
    return seat === null ? 0 : (this.live.table?.seats[seat]?.hints ?? 0)
  }

  async ask(): Promise<void> {
    if (this.on) {
      this.close()
      return
    }
    const seat = this.live.mover
    if (!this.allowed || seat === null) return
    this.on = true
    this.frame = null
    this.failure = ''
    this.stage = 'where'
    this.line = this.step = 0
    this.spots = []
    this.#begun = performance.now()
    this.seconds = 0
    const thought = (this.#thought = new AbortController())
    const { id, tokens, table, state } = this.live
    const path = `/api/tables/${encodeURIComponent(id)}/hint?follow=true`
    const token = tokens[table?.mine.indexOf(seat) ?? 0]
    try {
      for await (const frame of follow<HintFrame>(
        path,
        { seat, version: state!.version },
        token,
        thought.signal,
      )) {
        if (thought.signal.aborted) return
        await this.#hear(frame)
      }
      if (this.thinking) this.failure = t('offline-short') // the line was cut
    } catch (error) {
      const said = error instanceof Refused ? error.message : ''
      if (!thought.signal.aborted) this.failure = said || t('offline-short')
    }
  }

  async #hear(frame: HintFrame): Promise<void> {
    if (!this.on) return
    this.frame = frame
    this.seconds = (performance.now() - this.#begun) / 1000
    if (frame.status === 'thinking') return
    if (!frame.hint?.lines.length) this.failure = t('hint-none')
    else await this.#mark()
  }

  /** Ends the thought and shows what is known by then. */
  async stop(): Promise<void> {
    this.#thought.abort()
    if (this.frame?.status === 'thinking') await this.#hear({ ...this.frame, status: 'stopped' })
  }

  close(): void {
    this.#thought.abort()
    this.on = false
    this.spots = []
    this.table.laid = null
  }

  #before(): Seen {
    const { view, described } = this.live.state!
    return { view, ...(described ? { described } : {}) }
  }
  /** Looks for the places of the line; one look at a time, since each lays out tables of its own. */
  #mark(): Promise<void> {
    return (this.#looking = this.#looking.then(() => this.#look()))
  }
  async #look(): Promise<void> {
    const line = this.shown
    this.spots = []
    if (!line) return
    const now = line.steps[Math.max(0, this.step - 1)]
    if (now) this.turn(now.kind)
    await tick()
    const found = await traced(this.table, tablesAfter(this.#before(), line.steps), line.steps)
    if (this.on && line === this.shown) this.spots = found
  }
  /** What is drawn has moved. */
  again(): void {
    if (!this.on || this.thinking) return
    void this.#mark()
  }

  async what(): Promise<void> {
    this.stage = 'what'
    await this.pick(0)
  }
  async pick(line: number): Promise<void> {
    this.line = line
    this.table.laid = null
    this.step = this.steps
    await this.#mark()
    this.#lay()
  }
  /** Lays the table as it would lie after so many steps. */
  go(step: number): void {
    this.step = Math.max(0, Math.min(this.steps, step))
    this.#lay()
    if (this.table.layout === 'phone') void this.#mark()
  }
  #lay(): void {
    const line = this.shown
    this.table.laid =
      this.step && line ? (tablesAfter(this.#before(), line.steps.slice(0, this.step)).at(-1) ?? null) : null
  }

  /** Makes the choices of the line as if they were clicked, as far as they are offered; confirming stays the player's. */
  async take(): Promise<void> {
    const options = this.shown?.steps.map(({ option }) => option) ?? []
    this.close()
    for (const option of options) {
      const { live } = this
      if (!live.state?.decision?.options?.some(({ id }) => id === option)) break
      const { version } = live.state
      live.choose(option)
      if (!(await answered(live, version))) break
    }
  }
}

/** Waits for the table after a choice; false if it does not come. */
async function answered(live: Live, version: number): Promise<boolean> {
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    if (live.refused) return false
    if (!live.busy && live.state?.version !== version) return true
    await new Promise((resolve) => setTimeout(resolve, MOMENT))
  }
  return false
}
