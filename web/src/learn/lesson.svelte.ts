/** The table of a lesson: what the learner chooses goes to the lesson instead of a table of the server. */
import { getContext, setContext } from 'svelte'
import { Live } from '../lib/live.svelte'
import type { LessonJson, PageFrame } from '../lib/protocol.gen'
import { text } from '../lib/text.svelte'
import { type At, standOf } from './course'
import { learning } from './progress.svelte'

const AGAIN = 2000

export class Lesson extends Live {
  at: At | null = $state.raw(null)
  /** True once the last step is done. */
  finished = $state(false)
  #version = 0
  #picked: Record<string, string>
  /** The figures in the texts of the steps seen so far. */
  #figures: Record<string, At['figures']>
  #choices: string[] = []
  #step: string
  #later: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly game: string,
    readonly lesson: LessonJson,
  ) {
    super(`lesson-${lesson.id}`, [])
    const { step, picked, figures } = learning.lesson(game, lesson.id)
    const known = lesson.steps.some(({ id }) => id === step)
    this.#step = (known && step) || lesson.steps[0]!.id
    this.#picked = (known && picked) || {}
    this.#figures = figures ?? {}
  }

  get steps(): LessonJson['steps'] {
    return this.lesson.steps
  }
  get index(): number {
    return Math.max(
      0,
      this.steps.findIndex(({ id }) => id === this.at?.step),
    )
  }
  get step(): LessonJson['steps'][number] {
    return this.steps[this.index]!
  }
  get tried(): boolean {
    return this.at?.outcome === 'tried' || this.at?.outcome === 'missed'
  }

  /** True on the way to a goal, after the first choice. */
  get underWay(): boolean {
    return this.step.kind === 'goal' && (this.at?.left ?? this.step.choices) < this.step.choices
  }

  /** What a step says, or one of its further texts. */
  says(step: string, attribute?: string, more = ''): string {
    const seen = step === this.at?.step ? this.at.figures : this.#figures[step]
    const figures = { ...seen, ...(this.at?.left !== null && { left: this.at?.left }) }
    const answer = this.at?.answer
    const compared = answer && { yours: answer.yours ?? 0, best: answer.best ?? 0 }
    const key = `lesson-${this.lesson.id}-${step}${more}`
    return text.has(key)
      ? text.format(key, { ...figures, ...compared } as Record<string, number>, attribute)
      : ''
  }
  get title(): string {
    return text.format(`lesson-${this.lesson.id}`)
  }

  /** On: to the next step, or to the end. */
  onward(): void {
    const next = this.steps[this.index + 1]
    if (next) void this.#stand(next.id)
    else this.#finish()
  }
  back(): void {
    if (this.tried || this.finished) this.again()
    else if (this.index) void this.#stand(this.steps[this.index - 1]!.id)
  }
  /** The step once more, from its beginning. */
  again(): void {
    void this.#stand(this.step.id)
  }
  /** A step that was done before. */
  look(step: string): void {
    void this.#stand(step)
  }

  override undo(): void {
    this.back()
  }
  override restart(): void {
    this.again()
  }
  override confirm(): void {}

  override close(): void {
    clearTimeout(this.#later)
    super.close()
  }

  protected override connect(): void {
    void this.#stand(this.#step, this.#choices)
  }

  protected override say(frame: PageFrame): void {
    if (frame.type === 'choose') void this.#stand(this.#step, [...this.#choices, frame.option])
  }

  /** How many steps were met before: one more once the lesson is done. */
  get #met(): number {
    const { game, lesson } = this
    if (learning.isDone(game, lesson.id)) return this.steps.length + 1
    return this.steps.filter(({ id }) => id in this.#figures).length
  }

  async #stand(step: string, choices: string[] = []): Promise<void> {
    this.busy = true
    clearTimeout(this.#later)
    try {
      const stand = await standOf(this.game, this.lesson.id, {
        step,
        picked: this.#picked,
        choices,
        met: this.#met,
      })
      if (!this.table) await this.hear(stand.table)
      this.#note(step, choices, stand.at)
      this.at = stand.at
      await this.hear({ ...stand.state, version: ++this.#version })
    } catch {
      this.busy = false
      this.standing = this.state ? 'reconnecting' : 'offline'
      this.#later = setTimeout(() => this.connect(), AGAIN)
    }
  }

  #note(step: string, choices: string[], at: At): void {
    const leads = at.step !== step || at.outcome === 'finished'
    if (leads && choices[0]) this.#picked = { ...this.#picked, [step]: choices[0] }
    this.#step = at.step
    this.#figures = { ...this.#figures, [at.step]: at.figures }
    this.#choices = at.outcome === 'asked' && at.step === step ? choices : []
    this.finished = false
    const last = at.step === this.steps.at(-1)?.id
    if (at.outcome === 'finished') this.#finish()
    else
      learning.note(this.game, this.lesson.id, {
        step: at.step,
        picked: this.#picked,
        figures: this.#figures,
        ...(last && at.outcome === 'reached' && { done: true }),
      })
  }

  #finish(): void {
    this.finished = true
    learning.note(this.game, this.lesson.id, { done: true, step: this.steps[0]!.id, picked: {} })
  }
}

const KEY = Symbol('lesson')

export function setLesson(lesson: Lesson): void {
  setContext(KEY, lesson)
}
export function getLesson(): Lesson {
  return getContext<Lesson>(KEY)
}
