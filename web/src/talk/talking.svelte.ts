/** What is said at a table, one's notes there, and a turn that somebody asks to take back. */
import { api, get, request } from '../lib/api'
import type { Live } from '../lib/live.svelte'
import type { Asked, Line } from '../lib/protocol.gen'
import { settings } from '../lib/settings.svelte'
import { why } from '../lib/why'
import { asMe } from './visitor'

interface Talk {
  lines: Line[]
  notes: string
  delay: number
  asked: Asked | null
  refused: number[]
}

const EVERY = 30_000
const MUTED = 'magnate.muted'

function readMuted(): string[] {
  try {
    return JSON.parse(localStorage.getItem(MUTED) ?? '[]') as string[]
  } catch {
    return []
  }
}

export class Talking {
  lines: Line[] = $state.raw([])
  notes = $state('')
  delay = $state(0)
  asked: Asked | null = $state.raw(null)
  /** The seats that may not ask again before another move. */
  refused: number[] = $state.raw([])
  /** A no that has come while the page was open. */
  no: Line | null = $state.raw(null)
  /** The last line that was looked at. */
  read = $state(-1)
  failure = $state('')
  /** True while somebody here thinks of taking a turn back. */
  asking = $state(false)
  #muted: string[] = $state.raw(readMuted())
  #known = false
  #tokens: Map<number, string> | null = null

  constructor(readonly live: Live) {}

  /** Looks again whenever the table says that there is something, and now and then. */
  listen(): () => void {
    void this.look()
    const timer = setInterval(() => !document.hidden && void this.look(), EVERY)
    return () => clearInterval(timer)
  }

  get #path(): string {
    return `/api/tables/${encodeURIComponent(this.live.id)}`
  }

  async look(): Promise<void> {
    try {
      const talk = await get<Talk>(`${this.#path}/talk`, { headers: asMe(this.live.tokens[0]) })
      const last = this.lines.at(-1)?.n ?? -1
      if (this.#known) this.no = talk.lines.find(({ kind, n }) => kind === 'refused' && n > last) ?? this.no
      this.lines = talk.lines
      this.delay = talk.delay
      this.asked = talk.asked
      this.refused = talk.refused
      if (!this.#known) {
        this.notes = talk.notes
        this.read = talk.lines.at(-1)?.n ?? -1
        this.#known = true
      }
    } catch {
      // The next look may succeed.
    }
  }

  get heard(): Line[] {
    return this.lines.filter((line) => line.mine || !this.#muted.includes(this.#voice(line)))
  }
  get unread(): number {
    return this.heard.filter((line) => line.n > this.read && !line.mine).length
  }
  seen(): void {
    this.read = this.lines.at(-1)?.n ?? -1
  }

  #voice(line: Line): string {
    return `${this.live.id}/${line.author}`
  }
  muted(line: Line): boolean {
    return this.#muted.includes(this.#voice(line))
  }
  /** Whoever said this is heard no more in this browser, at this table. */
  mute(line: Line): void {
    this.#muted = [...this.#muted, this.#voice(line)].slice(-200)
    this.#keep()
  }
  unmuteAll(): void {
    this.#muted = this.#muted.filter((voice) => !voice.startsWith(`${this.live.id}/`))
    this.#keep()
  }
  get anyMuted(): boolean {
    return this.#muted.some((voice) => voice.startsWith(`${this.live.id}/`))
  }
  #keep(): void {
    try {
      localStorage.setItem(MUTED, JSON.stringify(this.#muted))
    } catch {
      // It holds as long as the page is open.
    }
  }

  async #send(path: string, method: string, body: unknown, token = this.live.tokens[0]): Promise<boolean> {
    this.failure = ''
    try {
      const headers = { 'content-type': 'application/json', ...asMe(token) }
      await request(`${this.#path}/${path}`, { method, headers, body: JSON.stringify(body) })
      await this.look()
      return true
    } catch (error) {
      this.failure = why(error)
      return false
    }
  }

  say(text: string): Promise<boolean> {
    const name = this.live.tokens.length || !settings.name ? {} : { name: settings.name }
    return this.#send('talk', 'POST', { text, ...name })
  }
  report(line: Line): Promise<boolean> {
    return this.#send(`talk/${line.n}/report`, 'POST', {})
  }
  write(text: string): Promise<boolean> {
    this.notes = text
    return this.#send('notes', 'PUT', { text })
  }

  /** Which of these seats has moved last. */
  last(seats: readonly number[]): number | null {
    return this.live.log.findLast(({ seat }) => seat !== null && seats.includes(seat))?.seat ?? null
  }

  /** The token of a seat, on a page of several. */
  async #token(seat: number): Promise<string | undefined> {
    const { tokens } = this.live
    if (tokens.length === 1) return tokens[0]
    if (!this.#tokens) {
      const looks = await Promise.all(tokens.map((token) => api.table(this.live.id, token)))
      this.#tokens = new Map(looks.map(({ table }, n) => [table.mine[0]!, tokens[n]!]))
    }
    return this.#tokens.get(seat)
  }
  async askBack(seat: number): Promise<boolean> {
    return this.#send('take-back', 'POST', { seat }, await this.#token(seat))
  }
  async answer(seat: number, agree: boolean): Promise<boolean> {
    return this.#send('take-back/answer', 'POST', { seat, agree }, await this.#token(seat))
  }
}

const all = new WeakMap<Live, Talking>()

/** The talk of a table, one for all parts of its page. */
export function talkingAt(live: Live): Talking {
  const found = all.get(live) ?? new Talking(live)
  all.set(live, found)
  return found
}
