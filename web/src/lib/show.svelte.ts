/** Shows on the board what others did: fact by fact, the table as it lay at each. */
import { tick } from 'svelte'
import { applied } from './changes'
import { fly, places, scrolled, type Places } from './flip'
import { named, rowOf, spots, watch, type Box, type Spot } from './lit'
import type { GameModule } from './game'
import type { Live } from './live.svelte'
import type { Seen, Story, Words } from './protocol.gen'
import { namedIn } from './refs'
import { scoringsIn, type Scoring } from './scoring'
import { PACES, settings } from './settings.svelte'

/** A fact, and the table when it was told. */
export interface Shot {
  entry: number
  /** Its place among the facts of the entry. */
  nth: number
  seat: number | null
  fact: Words
  seen: Seen
}

/** So many facts may wait to be shown; what came before them is passed over. */
const BEHIND = 60
/** How long the page waits for a story, in milliseconds. */
const PATIENCE = 2500

export class Show {
  #shots: Shot[] = $state.raw([])
  #at = $state(-1)
  /** The shot it is on its way to: boards may have to be turned to first. */
  #goal = -1
  /** The table as it lay before, while its story is on the way. */
  #held: Seen | null = $state.raw(null)
  #asking = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Whether it is something seen before, asked for again. */
  again = $state(false)
  paused = $state(false)
  /** Where the boards began when something was lit. */
  #lay: [number, number] = [0, 0]
  /** What is lit now. */
  spots: Spot[] = $state.raw([])

  /** Turns to where a fact can be seen; true if that was elsewhere. */
  turns: ((shot: Shot) => boolean) | undefined

  constructor(readonly live: Live) {
    live.follower = (since, until, held) => void this.follow(since, until, held)
  }

  get on(): boolean {
    return this.#held !== null || this.#at >= 0
  }
  get shot(): Shot | null {
    return this.#shots[this.#at] ?? null
  }
  get seen(): Seen | null {
    return this.shot?.seen ?? this.#held
  }

  /** The facts of the turn that is shown: the first of them and the first after. */
  get turn(): [number, number] {
    const [shots, at] = [this.#shots, this.#at]
    const seat = shots[at]?.seat
    let [first, end] = [at, at + 1]
    while (first > 0 && shots[first - 1]!.seat === seat) first -= 1
    while (end < shots.length && shots[end]!.seat === seat) end += 1
    return [first, end]
  }
  get step(): number {
    return this.#at - this.turn[0] + 1
  }
  get steps(): number {
    return this.turn[1] - this.turn[0]
  }
  get first(): boolean {
    return this.#at <= 0
  }

  /** Holds the table still until the story of new entries is there, then tells it. */
  async follow(since: number, until: number, held: Seen): Promise<void> {
    if (this.again) return
    if (!this.on) this.#held = held
    const shots = await this.#ask(since, until)
    if (this.again || (!this.#held && this.#at < 0)) return
    this.#shots = [...this.#shots, ...shots]
    if (this.#goal < 0) await this.#to(this.#shots.length ? 0 : -1)
    else if (this.#shots.length - this.#at > BEHIND) await this.#to(this.#shots.length - shots.length)
    else this.#schedule()
  }

  /** Tells entries again, from one of their facts on. */
  async replay(since: number, until: number, from = 0): Promise<void> {
    this.end()
    this.again = true
    const shots = await this.#ask(since, until)
    if (!this.again) return
    this.#shots = shots
    this.paused = false
    await this.#to(shots.length ? Math.min(from, shots.length - 1) : -1)
  }

  /** The scorings that an entry of the log tells. */
  async scorings(module: GameModule, entry: number): Promise<Scoring[]> {
    const story = await this.live.story(entry, entry + 1)
    return scoringsIn(module, told(story), story.before)
  }

  async #ask(since: number, until: number): Promise<Shot[]> {
    this.#asking += 1
    try {
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
      return told(await Promise.race([this.live.story(since, until), late]))
    } catch {
      return []
    } finally {
      this.#asking -= 1
    }
  }

  /** On to the next fact, or to the end. */
  next = (): void => {
    void this.#to(this.#at + 1)
  }
  back = (): void => {
    this.paused = true
    if (this.#at > 0) void this.#to(this.#at - 1)
  }
  toggle = (): void => {
    this.paused = !this.paused
    if (this.paused) clearTimeout(this.#timer)
    else if (settings.pace === 'step') this.next()
    else this.#schedule()
  }
  /** Goes on in the pace of the moment. */
  resume(): void {
    this.#schedule()
  }
  /** Past everything, to the table as it stands. */
  skip = (): void => {
    const before = calmPlaces()
    this.end()
    void tick().then(() => fly(before))
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#shots = []
    this.#at = this.#goal = -1
    this.#held = null
    this.spots = []
    this.again = false
    this.paused = false
    this.live.asksAnew()
  }

  /** Takes a key while something is shown; true if it was for this. */
  key(event: KeyboardEvent): boolean {
    const act = { ArrowLeft: this.back, ArrowRight: this.next, ' ': this.toggle, Escape: this.skip }[
      event.key
    ]
    if (!this.on || !act) return false
    if (event.key === ' ' && document.activeElement instanceof HTMLButtonElement) return false
    event.preventDefault()
    act()
    return true
  }

  async #to(at: number): Promise<void> {
    clearTimeout(this.#timer)
    if (at >= this.#shots.length || at < 0) {
      if (at >= 0 && this.#asking) return
      this.skip()
      return
    }
    if (at === this.#goal && at !== this.#at) return
    this.#goal = at
    if (this.turns?.(this.#shots[at]!)) {
      await tick()
      if (at !== this.#goal) return
    }
    const pane = document.querySelector('main')
    const [before, drawn, lay] = [places(), watch(), origin(pane)]
    this.#at = at
    this.spots = []
    await tick()
    const changed = drawn()
    const shot = this.shot
    if (!shot) return
    const names = named(namedIn(shot.fact))
    const there = names[0] ?? pane?.querySelector(`[data-board-of="${shot.seat}"]`)
    there?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    this.#lay = origin(pane)
    const moved = fly(scrolled(before, lay[0] - this.#lay[0], lay[1] - this.#lay[1]), settings.calm)
    this.spots = spots(moved, names, changed, rowOf(shot.seat))
    this.#schedule()
  }

  /** What is lit goes where the boards are scrolled or pushed to; inside of a board nobody knows where that is. */
  follows(scroller: EventTarget | null): void {
    const pane = document.querySelector('main')
    if (!pane || !(scroller instanceof Node) || !scroller.contains(pane)) {
      if (scroller instanceof Node && pane?.contains(scroller)) this.spots = []
      return
    }
    const lies = origin(pane)
    const [x, y] = [lies[0] - this.#lay[0], lies[1] - this.#lay[1]]
    this.#lay = lies
    const gone = (box: Box): Box => ({ ...box, x: box.x + x, y: box.y + y })
    if (x || y)
      this.spots = this.spots.map(({ box, from }) => ({
        box: gone(box),
        ...(from ? { from: gone(from) } : {}),
      }))
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    const wait = PACES[settings.pace]
    if (this.paused || wait === null) return
    this.#timer = setTimeout(this.next, wait || PACES.normal!)
  }
}

/** Where the boards begin on the page: they are scrolled, and what lies above them grows. */
function origin(pane: Element | null): [number, number] {
  const box = pane?.getBoundingClientRect()
  return [(box?.x ?? 0) - (pane?.scrollLeft ?? 0), (box?.y ?? 0) - (pane?.scrollTop ?? 0)]
}

function calmPlaces(): Places {
  return settings.calm ? new Map() : places()
}

/** A story as shots, each with the whole table. */
function told(story: Story | null): Shot[] {
  if (!story) return []
  let seen = story.before
  let [entry, nth] = [-1, 0]
  return story.steps.map((step) => {
    seen = applied(seen, step.changes)
    nth = step.entry === entry ? nth + 1 : 0
    entry = step.entry
    return { entry, nth, seat: step.seat, fact: step.fact, seen }
  })
}
