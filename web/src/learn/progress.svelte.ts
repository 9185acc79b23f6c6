/** How far somebody has come in the lessons of every game: kept in this browser and, where there is one, in the account. */
import { get } from '../lib/api'
import type { Learned, LessonProgress } from '../lib/protocol.gen'
import { sent } from '../people/api'
import { who } from '../people/who.svelte'

/** The step to go on with, what led on in those before, and the figures that were in their texts. */
export type Progress = LessonProgress

interface Kept {
  lessons?: Record<string, Progress>
  /** Somebody who knows the game. */
  waved?: boolean
  /** The kinds of decision the coach has spoken of. */
  coached?: string[]
  /** True where the coach shall say no more. */
  quiet?: boolean
}

const KEY = 'magnate.lessons'
/** Tables with a coach, the latest last. */
const COACHED = 'magnate.coached'
const TABLES = 20

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

/** What two devices know of one lesson: what is done stays done, and one that is under way goes on. */
function together(here: Progress, there: Progress): Progress {
  const further = here.step && !here.done ? here : there.step ? there : here
  return { ...further, done: !!(here.done || there.done) }
}

class Learning {
  #kept: Record<string, Kept> = $state.raw(read())
  /** Games of which the account does not know the latest. */
  #unsent = new Set<string>()
  #sending = false

  #keep(game: string, kept: Kept): void {
    this.#kept = { ...read(), [game]: { ...this.of(game), ...kept } }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }

  /** Tells the account, one game at a time; whatever does not arrive is told with the next change. */
  async #send(game: string): Promise<void> {
    this.#unsent.add(game)
    if (this.#sending || !who.me?.account) return
    this.#sending = true
    try {
      for (const one of this.#unsent) {
        this.#unsent.delete(one)
        const { lessons = {}, waved = false } = this.of(one)
        await sent('PUT', `/api/me/lessons/${encodeURIComponent(one)}`, { lessons, waved } satisfies Learned)
      }
    } catch {
      // Kept here all the same.
    }
    this.#sending = false
  }

  /** Brings together what this browser and the account know, where there is one. */
  async share(): Promise<void> {
    await who.ask()
    if (!who.me?.account) return
    const there = await get<Record<string, Learned>>('/api/me/lessons').catch(() => null)
    if (!there) return
    for (const game of new Set([...Object.keys(there), ...Object.keys(this.#kept)])) {
      const lessons = { ...there[game]?.lessons }
      for (const [id, one] of Object.entries(this.of(game).lessons ?? {}))
        lessons[id] = together(one, lessons[id] ?? {})
      const waved = !!(this.of(game).waved || there[game]?.waved)
      this.#keep(game, { lessons, waved })
      if (this.#news(game, there[game] ?? {})) void this.#send(game)
    }
  }

  /** True where the account does not know everything. */
  #news(game: string, { lessons = {}, waved = false }: Learned): boolean {
    const here = this.of(game)
    return (
      waved !== !!here.waved ||
      Object.entries(here.lessons ?? {}).some(
        ([id, { step, done }]) => step !== lessons[id]?.step || !!done !== !!lessons[id]?.done,
      )
    )
  }

  /** Leaves nothing of an account behind in this browser. */
  forget(): void {
    this.#kept = {}
    try {
      localStorage.removeItem(KEY)
    } catch {
      // Nothing was kept.
    }
  }

  of(game: string): Kept {
    return this.#kept[game] ?? {}
  }
  lesson(game: string, lesson: string): Progress {
    return this.of(game).lessons?.[lesson] ?? {}
  }
  isDone(game: string, lesson: string): boolean {
    return this.lesson(game, lesson).done ?? false
  }

  note(game: string, lesson: string, progress: Progress): void {
    const lessons = { ...this.of(game).lessons, [lesson]: { ...this.lesson(game, lesson), ...progress } }
    this.#keep(game, { lessons })
    void this.#send(game)
  }
  wave(game: string, waved = true): void {
    this.#keep(game, { waved })
    void this.#send(game)
  }

  /** The kinds of decision the coach has spoken of, in order. */
  heard(game: string): readonly string[] {
    return this.of(game).coached ?? []
  }
  hear(game: string, kind: string): void {
    this.#keep(game, { coached: [...new Set([...this.heard(game), kind])] })
  }
  isQuiet(game: string): boolean {
    return this.of(game).quiet ?? false
  }
  hush(game: string, quiet: boolean): void {
    this.#keep(game, { quiet })
  }
  /** Gives a table a coach who begins anew. */
  coachAt(table: string, game: string): void {
    this.#keep(game, { coached: [], quiet: false })
    try {
      localStorage.setItem(COACHED, JSON.stringify([...tables(), table].slice(-TABLES)))
    } catch {
      // Without a memory there is no coach; the table is the same.
    }
  }
  hasCoach(table: string): boolean {
    return tables().includes(table)
  }
}

function tables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(COACHED) ?? '[]') as string[]
  } catch {
    return []
  }
}

export const learning = new Learning()

/** For pages that show how far one is: whoever has an account goes on where they were, on any device. */
export function shareProgress(): void {
  $effect(() => {
    void who.me
    void learning.share()
  })
}
