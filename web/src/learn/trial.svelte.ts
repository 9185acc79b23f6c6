/** One step of a lesson by itself: a small position to try something on, as often as one likes. */
import { Live } from '../lib/live.svelte'
import type { LessonJson, PageFrame } from '../lib/protocol.gen'
import { text } from '../lib/text.svelte'
import { type At, standOf } from './course'

export interface Example {
  lesson: string
  step: LessonJson['steps'][number]
}

/** The step that shows a rule best, for every rule that one is about: rather one to do than one to read. */
export function examplesOf(lessons: readonly LessonJson[]): Map<string, Example> {
  const found = new Map<string, Example>()
  for (const kind of ['led', 'goal', 'say']) {
    for (const { id, steps } of lessons) {
      for (const step of steps) {
        if (step.rule && step.kind === kind && !found.has(step.rule)) {
          found.set(step.rule, { lesson: id, step })
        }
      }
    }
  }
  return found
}

export class Trial extends Live {
  at: At | null = $state.raw(null)
  #choices: string[] = $state.raw([])
  #version = 0

  constructor(
    readonly game: string,
    readonly example: Example,
  ) {
    super(`example-${example.lesson}-${example.step.id}`, [])
  }

  /** True once something was chosen. */
  get begun(): boolean {
    return this.#choices.length > 0
  }
  /** True when nothing is left to choose. */
  get done(): boolean {
    return this.at !== null && (this.at.step !== this.example.step.id || this.at.outcome !== 'asked')
  }

  #says(key: string, attribute?: string): string {
    const answer = this.at?.answer
    const figures = { ...this.at?.figures, yours: answer?.yours ?? 0, best: answer?.best ?? 0 }
    return text.has(key) ? text.format(key, figures as Record<string, number>, attribute) : ''
  }
  get #key(): string {
    return `lesson-${this.example.lesson}-${this.example.step.id}`
  }
  get title(): string {
    return this.#says(this.#key, 'title')
  }
  get task(): string {
    return this.#says(this.#key, 'do')
  }
  /** What there is to see, or what came of a choice. */
  get words(): string {
    const { at } = this
    if (!at || !this.done) return this.#says(this.#key)
    if (at.outcome === 'tried')
      return at.answer?.key ? this.#says(at.answer.key) : text.format('lesson-other')
    if (at.outcome === 'missed') return this.#says(`${this.#key}-missed`)
    const done = this.#says(`${this.#key}-done`)
    return done || this.#says(`lesson-${this.example.lesson}-${at.step}`)
  }

  again(): void {
    void this.#stand([])
  }
  override undo(): void {
    this.again()
  }
  override confirm(): void {}

  protected override connect(): void {
    void this.#stand(this.#choices)
  }
  protected override say(frame: PageFrame): void {
    if (frame.type === 'choose') void this.#stand([...this.#choices, frame.option])
  }

  /** Nothing flies here: other examples on the page have the same pieces. */
  async #stand(choices: string[]): Promise<void> {
    this.busy = true
    try {
      const { lesson, step } = this.example
      const { table, state, at } = await standOf(this.game, lesson, { step: step.id, choices })
      this.#choices = choices
      this.at = at
      this.table ??= table
      const waits = at.step === step.id && at.outcome === 'asked'
      this.state = { ...state, version: ++this.#version, decision: waits ? state.decision : null }
      this.standing = 'live'
    } catch {
      this.standing = this.state ? 'reconnecting' : 'offline'
    }
    this.busy = false
  }
}
