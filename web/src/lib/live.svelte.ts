/** The line to a table: what the server last said, and what the page asks of it. */
import { tick } from 'svelte'
import { DRAWN } from '../games'
import { api, type Refused } from './api'
import { fly, places } from './flip'
import type {
  LogEntry,
  Next,
  OptionJson,
  PageFrame,
  Seen,
  ServerFrame,
  StateFrame,
  Story,
  TableFrame,
} from './protocol.gen'
import { router } from './router.svelte'
import { sitDown } from './seats'
import { settings } from './settings.svelte'

export type Standing = 'loading' | 'live' | 'reconnecting' | 'offline' | 'foreign' | 'missing'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
/** A second Confirm is about something else than the first. */
export const CONFIRM = 'confirm'

export class Live {
  standing: Standing = $state('loading')
  table: TableFrame | null = $state.raw(null)
  state: StateFrame | null = $state.raw(null)
  /** The last state without a draft, if this page has seen one. */
  settled: StateFrame | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  /** What the server refused last, until the next change: a code of the protocol. */
  refused: string | null = $state(null)
  /** True between asking and the answer. */
  busy = $state(false)
  /** When the present question came. */
  #since = 0
  /** The control that was pressed last. */
  #pressed: string | null = null
  /** Told of entries of others, with the table as it lay before them: shows them, if that is wanted. */
  follower: ((since: number, until: number, held: Seen) => void) | null = null
  /** The options chosen here, while the draft they make up stands; too few where some were chosen before this page. */
  drafted: readonly string[] = []
  /** Whether nothing is confirmed unless it is said, whatever the settings are. */
  holds: () => boolean = () => false
  /** The last option chosen here, while the draft it belongs to stands. */
  last: OptionJson | null = $state.raw(null)

  /** Counts what was said or asked at the table while this page is open. */
  news = $state(0)
  /** The bot that thinks, and how far it is, from 0 to 1. */
  thinking: { seat: number; done: number } | null = $state.raw(null)

  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  /** When the line is tried again, in milliseconds since the page was opened. */
  retryAt = $state(0)
  /** True while a choice is on its way that was confirmed before it was made. */
  #sure = false
  #asked: Exclude<PageFrame, { type: 'hello' }> | null = $state.raw(null)
  #fresh = true
  #closed = false

  #tokens: string[]
  #seated: boolean

  constructor(
    readonly id: string,
    tokens: string[],
  ) {
    this.#tokens = tokens
    this.#seated = !tokens.length
  }

  /** What opens the seats of this page. */
  get tokens(): readonly string[] {
    return this.#tokens
  }

  open(): void {
    this.#closed = false
    this.connect()
    window.addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    window.removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    this.#socket?.close()
  }

  /** Tries at once instead of waiting. */
  retry(): void {
    clearTimeout(this.#timer)
    this.#wait = FIRST_WAIT
    this.connect()
  }

  #again = (): void => {
    const waiting = this.standing === 'offline' || this.standing === 'reconnecting'
    if (waiting && !document.hidden) this.retry()
  }

  protected connect(): void {
    if (this.#closed) return
    this.#socket?.close()
    if (!this.#seated) {
      void this.#sitDown()
      return
    }
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    this.#fresh = true
    socket.onopen = () =>
      this.say({ type: 'hello', tokens: this.#tokens, log: this.log.length, draws: DRAWN })
    socket.onmessage = (message: MessageEvent<string>) =>
      void this.hear(JSON.parse(message.data) as ServerFrame)
    socket.onclose = () => {
      if (this.#socket === socket) void this.#lost()
    }
  }

  /** Takes the seats for this browser alone, then connects. */
  async #sitDown(): Promise<void> {
    try {
      this.#tokens = await sitDown(this.id, this.#tokens)
    } catch {
      await this.#lost()
      return
    }
    this.#seated = true
    router.rekey(this.id, this.#tokens)
    this.connect()
  }

  protected async hear(frame: ServerFrame): Promise<void> {
    if (frame.type === 'table') this.table = frame
    else if (frame.type === 'state') await this.#show(frame)
    else if (frame.type === 'news') this.news += 1
    else if (frame.type === 'thinking') this.thinking = frame
    else this.#refuse(frame.code)
  }

  async #show(frame: StateFrame): Promise<void> {
    this.#wait = FIRST_WAIT
    this.thinking = null
    const before = settings.calm || document.hidden || !this.state ? new Map<string, DOMRect>() : places()
    const [length, asked] = [frame.draft?.length ?? 0, this.#asked]
    this.drafted =
      asked?.type === 'choose' && length === this.drafted.length + 1
        ? [...this.drafted, asked.option]
        : this.drafted.slice(0, length)
    if (frame.version !== this.state?.version) this.#since = performance.now()
    this.#letFollow(frame)
    this.log = [...this.log.slice(0, frame.log_from), ...frame.log]
    this.state = frame
    if (!frame.draft?.length) this.settled = frame
    this.standing = 'live'
    this.busy = false
    this.refused = null
    this.#askAgain(frame.version)
    if (!frame.draft?.complete && !this.#asked) this.last = null
    if (this.next && (this.#sure || !(this.holds() || settings.asks(this.next)))) this.#ask('confirm')
    this.#sure = false
    await tick()
    fly(before)
  }

  /** Lets what others did be shown, unless it should be there at once. */
  #letFollow({ log }: StateFrame): void {
    const [now, mine] = [this.state, this.table?.mine ?? []]
    if (!now || document.hidden || settings.pace === 'instant') return
    const first = log.find(({ seat, facts }) => facts.length && (seat === null || !mine.includes(seat)))
    const { view, described } = now
    if (first) this.follower?.(first.n, log.at(-1)!.n + 1, { view, ...(described ? { described } : {}) })
  }

  /** What was told from one entry of the log to before another, to the eyes of this page's only seat. */
  story(since: number, until: number): Promise<Story> {
    const token = this.#tokens.length === 1 ? this.#tokens[0]! : null
    return api.story(this.id, token, since, until, !DRAWN.includes(this.table!.game))
  }

  /** The present question is seen only now. */
  asksAnew(): void {
    this.#since = performance.now()
  }

  #refuse(code: string): void {
    this.busy = false
    this.#asked = null
    if (code === 'not-found') this.standing = 'missing'
    else if (!this.table) void this.#lost()
    else {
      this.refused = code
      if (code === 'stale') this.connect()
    }
  }

  /** The line broke: says why if it can, and tries again if that may help. */
  async #lost(): Promise<void> {
    if (this.#closed || this.standing === 'missing' || this.standing === 'foreign') return
    this.busy = false
    try {
      await api.look(this.id, this.#tokens[0] ?? null)
      this.standing = this.state ? 'reconnecting' : 'loading'
    } catch (error) {
      this.standing = this.#standingAfter(error as Refused)
    }
    if (this.standing === 'missing' || this.standing === 'foreign') return
    this.#timer = setTimeout(() => this.connect(), this.#wait)
    this.retryAt = performance.now() + this.#wait
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  #standingAfter(refused: Refused): Standing {
    if (refused.status === 404) return 'missing'
    if (refused.status === 401 || refused.status === 403) return 'foreign'
    return this.state ? 'reconnecting' : 'offline'
  }

  /** What was asked when the line broke is asked again on the new one, if nothing has changed since. */
  #askAgain(version: number): void {
    const asked = this.#asked
    if (asked && asked.version === version) {
      if (!this.#fresh) return
      this.busy = true
      this.say(asked)
    } else this.#asked = null
    this.#fresh = false
  }

  protected say(frame: PageFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  /** What waits for a broken line, if anything does. */
  get pending(): Exclude<PageFrame, { type: 'hello' }> | null {
    return this.standing === 'reconnecting' ? this.#asked : null
  }
  /** Takes back what waits: it will not be sent. */
  takeBack(): void {
    if (!this.pending) return
    this.#asked = null
    this.last = null
    this.busy = false
  }

  /** The seat this page moves for now, if any. */
  get mover(): number | null {
    const { table, state } = this
    if (!table || !state || state.over) return null
    const seat = state.decision?.seat ?? (state.draft ? state.eyes : null)
    return seat !== null && table.mine.includes(seat) ? seat : null
  }

  /** Whether a press is meant for the present question: a hasty one on another control is not. */
  takes(control: string): boolean {
    const hasty = performance.now() - this.#since < settings.pause
    if (hasty && (control !== this.#pressed || control === CONFIRM)) return false
    this.#pressed = control
    return true
  }

  #ask(type: 'undo' | 'restart' | 'confirm'): void {
    const seat = this.mover
    if (seat === null || !this.state || this.busy || this.pending) return
    this.busy = true
    this.#asked = { type, seat, version: this.state.version }
    this.say(this.#asked)
  }

  /** Chooses; who is sure of it has confirmed already where nothing else is left to choose. */
  choose(option: string, sure = false): void {
    const seat = this.mover
    if (seat === null || !this.state || this.busy || this.pending) return
    this.#sure = sure
    this.last = this.state.decision?.options?.find(({ id }) => id === option) ?? null
    this.busy = true
    this.#asked = { type: 'choose', seat, version: this.state.version, option }
    this.say(this.#asked)
  }

  get canUndo(): boolean {
    return this.mover !== null && (this.state?.draft?.length ?? 0) > 0
  }

  /** What confirming leads to, where nothing is left to choose. */
  get next(): Next | null {
    return this.mover === null ? null : (this.state?.draft?.next ?? null)
  }

  get canConfirm(): boolean {
    return this.next !== null
  }

  undo(): void {
    if (this.canUndo) this.#ask('undo')
  }

  restart(): void {
    if (this.canUndo) this.#ask('restart')
  }

  confirm(): void {
    if (!this.canConfirm) return
    settings.confirms += 1
    this.#ask('confirm')
  }
}
