/** The table as a game's components see it: the last state, made of reactive questions and attachments. */
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { applied } from './changes'
import type { GameModule, Layout, TableContext, Tip } from './game'
import type { Live } from './live.svelte'
import type { Arg, BarredJson, DecisionJson, OptionJson, Over, SeatInfo, Words } from './protocol.gen'
import { settings } from './settings.svelte'
import { Pointer } from './table-pointer'
import { levelName, t, text } from './text.svelte'
import { tip } from './tips.svelte'

/** Whether an option gives something up: to pass, to stop, to end the turn, to place nobody. */
export const givesUp = (id: string): boolean => id === 'pass' || id === 'stop'

export class Table implements TableContext {
  hovered: string | null = $state(null)
  layout: Layout = $state('desk')
  /** The seat a person looks at, if not their own. */
  #followed: number | null = $state(null)
  #tried: string | null = $state(null)
  /** The seat that said "show me" last, on a page of several. */
  #shown: number | null = $state(null)
  /** Counts the changes of what is drawn, so that the prompt knows which options have an element. */
  drawings = $state(0)
  readonly pointer = new Pointer()
  /** How to close what lies open over the table, the topmost last. */
  #open: (() => void)[] = []

  constructor(
    readonly live: Live,
    readonly module: GameModule,
  ) {}

  #options = $derived.by(() => new Map(this.#answerable?.options?.map((o) => [o.id, o])))
  #after = $derived.by(() => {
    const option = this.hovered === null ? undefined : this.options.get(this.hovered)
    return option ? applied(this.view, option.changes) : null
  })
  #barred = $derived.by(() => new Map(this.#answerable?.barred?.map((b) => [b.id, b])))

  get #state() {
    return this.live.state!
  }

  get #answerable(): DecisionJson | null {
    return this.live.mover === null || this.covered ? null : this.decision
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

  get game(): string {
    return this.live.table!.game
  }
  get view(): Record<string, unknown> {
    return this.#state.view
  }
  get decision(): DecisionJson | null {
    return this.#state.decision
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
    return this.#state.described?.lines ?? []
  }
  /** Where the game stands for good, if it says so: a draft changes it only when it is confirmed. */
  get status(): Words | undefined {
    const { view, described } = this.live.settled ?? this.#state
    if (this.module.status) return this.module.status(view)
    const first = described?.lines[0]
    return first?.args?.['seat'] === undefined ? first : undefined
  }
  /** The seats in the order of play. */
  get order(): readonly number[] {
    return this.module.order?.(this.view) ?? this.seats.map((_, seat) => seat)
  }
  score(seat: number): { points: number; coming?: number } {
    const points = this.#state.described?.scores[seat] ?? 0
    return this.module.score?.(this.view, seat) ?? { points }
  }
  get eyes(): number | null {
    return this.#state.eyes
  }
  get over(): Over | null {
    return this.#state.over
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
    this.live.choose(id)
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
    return text.say(words, (seat) => this.name(seat))
  }
  text(key: string, args: Record<string, Arg> = {}): string {
    return this.say({ key, args })
  }
  hasText(key: string): boolean {
    return text.has(key)
  }
  name(seat: number): string {
    const info = this.seats[seat]
    if (info?.name) return info.name
    return info?.level ? this.#botName(info.level, seat) : t('seat-nth', { n: seat + 1 })
  }
  /** Bots of one level are told apart by a number. */
  #botName(level: string, seat: number): string {
    const alike = this.seats.filter((info) => info.level === level && !info.name)
    if (alike.length === 1) return levelName(level)
    return `${levelName(level)} ${alike.findIndex((info) => info.seat === seat) + 1}`
  }
  /** "You" for the only seat of this page, the name otherwise. */
  called(seat: number): string {
    return this.mine.length === 1 && this.mine[0] === seat ? t('you') : this.name(seat)
  }

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
        element.classList.toggle('hovered', this.hovered === id && this.options.has(id))
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
    const undress = dress(element, 'barred', {
      'data-barred': barred.id,
      role: 'button',
      tabindex: '0',
      'aria-disabled': 'true',
      'aria-label': label ? `${label()}. ${why}` : why,
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
