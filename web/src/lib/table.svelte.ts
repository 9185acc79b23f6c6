/** The table as a game's components see it: the last state, made of reactive questions and attachments. */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { applied } from './changes'
import type { GameModule, Guide, Layout, TableContext, Tip } from './game'
import type { Live } from './live.svelte'
import type {
  Arg,
  BarredJson,
  DecisionJson,
  LogEntry,
  OptionJson,
  Over,
  SeatInfo,
  Seen,
  Words,
} from './protocol.gen'
import type { Scoring } from './scoring'
import { settings } from './settings.svelte'
import { Show } from './show.svelte'
import { Pointer } from './table-pointer'
import { type Calls, levelName, t, text } from './text.svelte'
import { tip, tipsOf } from './tips.svelte'

/** Whether an option gives something up: to pass, to stop, to end the turn, to place nobody. */
export const givesUp = (id: string): boolean => id === 'pass' || id === 'stop'

export class Table implements TableContext {
  hovered: string | null = $state(null)
  layout: Layout = $state('desk')
  /** The seat a person looks at, if not their own. */
  #followed: number | null = $state(null)
  #tried: string | null = $state(null)
  #givingUp: string | null = $state(null)
  /** The seat that said "show me" last, on a page of several. */
  #shown: number | null = $state(null)
  /** Counts the changes of what is drawn, so that the prompt knows which options have an element. */
  drawings = $state(0)
  /** What a lesson leads to: a board that shows only a part of itself shows this one. */
  wanted: readonly string[] = $state.raw([])
  readonly pointer = new Pointer()
  /** What others did, as long as it is shown. */
  readonly show: Show
  /** The table as it would lie after a line of choices, while somebody looks at that: nothing can be chosen then. */
  laid: Seen | null = $state.raw(null)
  /** The scorings whose panels are to be seen, the first first. */
  scorings: Scoring[] = $state.raw([])
  /** How many of them are on the way. */
  scoringsAwaited = $state(0)
  /** How to close what lies open over the table, the topmost last. */
  #open: (() => void)[] = []

  constructor(
    readonly live: Live,
    readonly module: GameModule,
    /** Whoever leads through this table, if anybody does. */
    readonly guide: Guide | null = null,
  ) {
    this.show = new Show(live)
  }

  /** Where nothing is left to choose, the only answer goes with Confirm. */
  #options = $derived.by(
    () => new Map(this.live.canConfirm ? [] : this.#answerable?.options?.map((o) => [o.id, o])),
  )
  #after = $derived.by(() => {
    const option = this.hovered === null ? undefined : this.options.get(this.hovered)
    return option ? applied(this.view, option.changes) : null
  })
  #barred = $derived.by(() => new Map(this.#answerable?.barred?.map((b) => [b.id, b])))

  get #state() {
    return this.live.state!
  }

  get #answerable(): DecisionJson | null {
    return this.live.mover === null || this.covered || this.show.on || this.laid ? null : this.decision
  }

  get covered(): boolean {
    return this.live.table!.hides && this.mine.length > 1 && this.eyes !== null && this.#shown !== this.eyes
  }
  /** "Show me": the seat to move looks at what only it may see, until another seat's turn. */
  uncover(): void {
    this.#shown = this.eyes
  }
  /** Covers again what was shown to a seat that is no longer to move. */
  coverOthers(): void {
    if (this.#shown !== this.eyes) this.#shown = null
  }

  get #described() {
    return this.show.on ? this.show.seen?.described : (this.laid ?? this.#state).described
  }
  /** The seat whose turn it is, or was in what is shown. */
  get turn(): number | null {
    return this.show.on ? (this.show.shot?.seat ?? null) : (this.decision?.seat ?? this.live.mover)
  }
  /** The log as far as it has been shown. */
  get log(): readonly LogEntry[] {
    const { live, show } = this
    const end = show.on && !show.again ? (show.shot?.entry ?? -1) : null
    return end === null ? live.log : live.log.filter(({ n }) => n <= end)
  }

  get game(): string {
    return this.live.table!.game
  }
  get view(): Record<string, unknown> {
    return (this.show.seen ?? this.laid ?? this.#state).view
  }
  get decision(): DecisionJson | null {
    return this.show.on || this.laid ? null : this.#state.decision
  }
  get components(): Record<string, unknown> {
    return this.live.table!.components
  }
  get seats(): readonly SeatInfo[] {
    return this.live.table!.seats
  }
  get mine(): readonly number[] {
    return this.live.table!.mine
  }
  /** The table in words, where the game has no board of its own. */
  get lines(): readonly Words[] {
    return this.#described?.lines ?? []
  }
  /** Where the game stands for good, if it says so: a draft changes it only when it is confirmed. */
  get status(): Words | undefined {
    const { view, described } = this.show.seen ?? this.live.settled ?? this.#state
    if (this.module.status) return this.module.status(view)
    const first = described?.lines[0]
    return first?.args?.['seat'] === undefined ? first : undefined
  }
  /** The seats in the order of play. */
  get order(): readonly number[] {
    return this.module.order?.(this.view) ?? this.seats.map((_, seat) => seat)
  }
  score(seat: number): { points: number; coming?: number } {
    const points = this.#described?.scores[seat] ?? 0
    return this.module.score?.(this.view, seat) ?? { points }
  }
  /** A seat's points at a table that was shown. */
  pointsIn({ view, described }: Seen, seat: number): number {
    return this.module.score?.(view, seat).points ?? described?.scores[seat] ?? 0
  }
  /** Opens the panels of the scorings that an entry of the log tells. */
  /** Whose turn is shown now. */
  get shown(): number | null {
    return this.show.shot?.seat ?? null
  }
  async openScoring(entry: number): Promise<void> {
    this.scoringsAwaited += 1
    const found = await this.show.scorings(this.module, entry).catch(() => [])
    this.scorings = [...this.scorings, ...found]
    this.scoringsAwaited -= 1
  }
  get eyes(): number | null {
    return this.show.on && this.mine.length > 1 ? null : this.#state.eyes
  }
  get over(): Over | null {
    return this.show.on ? null : this.#state.over
  }
  get options(): ReadonlyMap<string, OptionJson> {
    return this.#options
  }
  get barred(): ReadonlyMap<string, BarredJson> {
    return this.#barred
  }
  get calm(): boolean {
    return settings.calm
  }
  get language(): string {
    return text.language
  }

  get me(): number {
    return this.eyes ?? this.#followed ?? 0
  }
  get others(): readonly number[] {
    const n = this.seats.length
    return Array.from({ length: n - 1 }, (_, i) => (this.me + 1 + i) % n)
  }
  /** Lets a spectator sit behind another seat. */
  follow(seat: number): void {
    this.#followed = seat
  }

  get after(): Record<string, unknown> | null {
    return this.#after
  }
  get told(): readonly Words[] {
    return (this.hovered !== null && this.options.get(this.hovered)?.facts) || []
  }
  get preview(): Record<string, unknown> | null {
    return this.hovered === null ? null : (this.options.get(this.hovered)?.preview ?? null)
  }

  /** The barred choice a person tried last, while it is still barred. */
  get why(): BarredJson | null {
    return this.#tried === null ? null : (this.barred.get(this.#tried) ?? null)
  }

  choose(id: string): void {
    if (!this.options.has(id) || !this.live.takes(id)) return
    this.hovered = null
    this.#tried = null
    if (this.#costs(id)) this.#givingUp = id
    else this.live.choose(id)
  }

  /** What is about to be given up, and what that costs, until it is answered. */
  get givingUp(): { option: OptionJson; loss: Words } | null {
    const option = this.#givingUp === null ? undefined : this.options.get(this.#givingUp)
    const loss = option && this.#costs(option.id)
    return option && loss ? { option, loss } : null
  }
  /** Gives up what was asked about, or goes on. */
  giveUp(really: boolean): void {
    const id = this.#givingUp
    this.#givingUp = null
    if (really && id !== null) this.live.choose(id, true)
  }
  #costs(id: string): Words | null {
    if (!givesUp(id) || this.guide || !settings.guards) return null
    return this.module.loss?.(this) ?? null
  }

  undo(): void {
    this.live.undo()
  }

  /** Something opened over the table, closed by Escape; the answer says that it is closed. */
  opened(close: () => void): () => void {
    this.#open.push(close)
    return () => {
      this.#open = this.#open.filter((other) => other !== close)
    }
  }
  /** Closes the topmost of what lies open, if anything does. */
  closeTop(): boolean {
    const close = this.#open.at(-1)
    close?.()
    return close !== undefined
  }

  say(words: Words): string {
    return text.say(words, this.calls)
  }
  text(key: string, args: Record<string, Arg> = {}): string {
    return text.say({ key, args }, (seat) => ({ name: this.name(seat), reader: false }))
  }
  hasText(key: string): boolean {
    return text.has(key)
  }
  /** Equal names are told apart by a number. */
  name(seat: number): string {
    const name = this.#given(seat)
    const alike = this.seats.filter((info) => this.#given(info.seat) === name)
    return alike.length > 1 ? `${name} ${alike.findIndex((info) => info.seat === seat) + 1}` : name
  }
  #given(seat: number): string {
    const info = this.seats[seat]
    if (info?.name) return info.name
    return info?.level ? levelName(info.level) : t('seat-nth', { n: seat + 1 })
  }
  /** Whether this page plays that seat, and no other. */
  isReader(seat: number): boolean {
    return this.mine.length === 1 && this.mine[0] === seat
  }
  /** "You" for the only seat of this page, the name otherwise. */
  called(seat: number): string {
    return this.isReader(seat) ? t('you') : this.name(seat)
  }
  readonly calls: Calls = (seat) => ({ name: this.called(seat), reader: this.isReader(seat) })

  tip(content: () => Tip | null): Attachment<Element> {
    return tip(content)
  }

  piece(id: string): Attachment<Element> {
    return (element) => {
      element.setAttribute('data-piece', id)
      return () => {
        if (element.getAttribute('data-piece') === id) element.removeAttribute('data-piece')
      }
    }
  }

  mark(id: string): Attachment<Element> {
    return (element) => {
      element.setAttribute('data-mark', id)
      return () => element.removeAttribute('data-mark')
    }
  }

  option(id: string, label?: () => string): Attachment<Element> {
    return (element) => {
      $effect(() => {
        const option = this.options.get(id)
        if (option) return this.#offer(element, option, label)
        const barred = this.barred.get(id)
        if (barred) return this.#bar(element, barred, label)
        return undefined
      })
      $effect(() => {
        const waits = this.live.pending
        element.classList.toggle('hovered', this.hovered === id && this.options.has(id))
        element.classList.toggle('waits', waits?.type === 'choose' && waits.option === id)
      })
    }
  }

  #offer(element: Element, option: OptionJson, label?: () => string): () => void {
    const { id } = option
    const undress = dress(element, 'can', {
      'data-option': id,
      role: 'button',
      tabindex: '0',
      'aria-label': label?.() ?? this.say(option.words),
      ...(givesUp(id) && { 'data-gives-up': '' }),
    })
    const enter = () => (this.hovered = id)
    const point = (event: Event) => {
      if (this.pointer.points(event as PointerEvent, this.live.state?.version)) enter()
    }
    const leave = () => {
      if (this.hovered === id) this.hovered = null
    }
    const deaf = listen(element, {
      click: () => this.choose(id),
      keydown: (event) => {
        const key = (event as KeyboardEvent).key
        if (element instanceof HTMLButtonElement || (key !== 'Enter' && key !== ' ')) return
        event.preventDefault()
        this.choose(id)
      },
      pointerenter: point,
      pointermove: point,
      pointerdown: point,
      // An element that is being taken away blurs in the middle of the drawing: wait until that is done.
      pointerleave: () => queueMicrotask(leave),
      focus: () => element.matches(':focus-visible') && enter(),
      blur: () => queueMicrotask(leave),
    })
    this.#redrawn()
    return () => {
      undress()
      deaf()
      untrack(leave)
      this.#redrawn()
    }
  }

  #bar(element: Element, barred: BarredJson, label?: () => string): () => void {
    const why = this.say(barred.why ?? barred.words)
    const title = tipsOf(element).find((one) => one.title)?.title
    const name = label?.() ?? (typeof title === 'object' ? this.say(title) : title)
    const undress = dress(element, 'barred', {
      'data-barred': barred.id,
      role: 'button',
      tabindex: '0',
      'aria-disabled': 'true',
      'aria-label': name ? `${name}. ${why}` : why,
    })
    const hush = tip(() => ({
      body: barred.why ? [barred.why, barred.words] : [barred.words],
      rule: barred.rule,
    }))(element)
    const explain = () => (this.#tried = barred.id)
    const deaf = listen(element, {
      click: explain,
      keydown: (event) => {
        if (['Enter', ' '].includes((event as KeyboardEvent).key)) explain()
      },
    })
    return () => {
      undress()
      deaf()
      hush?.()
    }
  }

  #redrawn(): void {
    untrack(() => (this.drawings += 1))
  }
}

/** Sets attributes and a class; the answer takes them off again, leaving what was there before. */
function dress(element: Element, name: string, attributes: Record<string, string>): () => void {
  const before = Object.keys(attributes).map((key) => [key, element.getAttribute(key)] as const)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.classList.add(name)
  return () => {
    element.classList.remove(name)
    for (const [key, value] of before) {
      if (value === null) element.removeAttribute(key)
      else element.setAttribute(key, value)
    }
  }
}

function listen(element: Element, handlers: Record<string, (event: Event) => void>): () => void {
  for (const [type, handler] of Object.entries(handlers)) element.addEventListener(type, handler)
  return () => {
    for (const [type, handler] of Object.entries(handlers)) element.removeEventListener(type, handler)
  }
}
