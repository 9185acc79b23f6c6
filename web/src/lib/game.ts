/**
 * What a game draws, and what the frame gives it.
 *
 * A game is a folder `src/games/<key>/` whose `index.ts` ends with `export default { Board, … } satisfies GameModule<View>`. The
 * frame draws the head, the prompt bar, the side panel and the tabs; the game draws what lies on the table, or leaves it to
 * the board for any game. Every component reads the same
 * `TableContext`, which is reactive: use its fields in markup, `$derived` or `$effect`, and never destructure them.
 *
 * ```svelte
 * <script lang="ts">
 *   import { getTable } from '../../lib/context'
 *   import type { View } from './view.gen'
 *   const table = getTable<View>()
 *   const me = $derived(table.view.players[table.me]!)
 *   // The preview of what is hovered or focused now, or null: ghosts, ±numbers.
 *   const preview = $derived(table.preview as SlotPreview | null)
 * </script>
 *
 * <svg viewBox="0 0 1148 338" aria-label={table.text('tip-network')}>
 *   {#each me.slots as slot, s}
 *     <!-- An element that stands for an option. If `slot:2` can be chosen the frame adds data-option, role, tabindex,
 *          aria-label, class `can`, click, Enter/Space, hover and focus (table.hovered); if it is barred, class
 *          `barred`, aria-disabled and a tooltip with the reason; if neither, nothing at all. -->
 *     <g transform="translate({s * 152} 0)" {@attach table.option(`slot:${s}`)}>
 *       {#if slot}
 *         <!-- A piece that is found again after a change, wherever it went, flies there. -->
 *         <g {@attach table.piece(slot.robot)} {@attach table.tip(() => ({ title: robotWords(slot.robot) }))}>…</g>
 *       {:else if table.options.has(`slot:${s}`)}
 *         <rect class="halo" … />
 *         <text>{table.text('slot', { n: s })}</text>
 *       {/if}
 *     </g>
 *   {/each}
 * </svg>
 * ```
 *
 * Rules of the house:
 * - Draw an option on one element only. On a phone only the shown tab is mounted, so tabs may repeat each other.
 * - The frame sets class names `can`, `barred`, `hovered` (and data-option, data-barred) on the attached element: keep an
 *   element's own changing `class={…}` on a child, or it would overwrite them.
 * - Options without a visible element become buttons of the prompt bar by themselves.
 * - Words: the rules' own texts (`ask-`, `option-`, `fact-`, `tip-` …) and those of the game's `text/page/{en,ru,ja}.ftl`, for
 *   words that only the page needs, are one bundle: `table.text('deck')`, `table.say(words)`.
 * - Colours are tokens. `<html>` carries `data-game` and `data-theme` ("dark" or "light"); a game's stylesheet, imported by
 *   its `index.ts`, sets `[data-game='sentient'] { --ground: light-dark(#fff, #000); … }`. Shared tokens are in
 *   lib/base.css: --ground --panel --ink --ink-2 --line --accent --accent-ink --good --bad --seat-0…3 --seat-rim.
 * - Seat marks: `<SeatMark seat={1} size={16} />` from lib/SeatMark.svelte in HTML, `<use href="#seat-1" …>` in SVG (24 × 24).
 */
import type { Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { IconName } from './icons'
import type { Arg, BarredJson, DecisionJson, OptionJson, Over, SeatInfo, Words } from './protocol.gen'

/**
 * `desk`: everything at once. `folded` (a narrow or low window): the Board leaves out the opponents' own areas; the frame
 * opens them one at a time with `Rival`. `phone`: only `phoneTabs` are drawn.
 */
export type Layout = 'desk' | 'folded' | 'phone'

export interface Tip {
  /** What it is, in bold. */
  title?: Words | string
  /** What it does; each string or words is a paragraph. */
  body?: (Words | string)[]
  /** The rule id ("SEN-5.2.2"); the tooltip names it. */
  rule?: string
}

/** A sign of the game, for the key to the symbols: a symbol of its page or letters, and the text that says what it is. */
export interface KeySign {
  /** The id of a `<symbol>`, or several drawn over each other. */
  symbol?: string | string[]
  /** Letters, or the text that has them. */
  letters?: string
  /** A component that draws it in 24 × 24, with what it is given. */
  // Each drawing names what it is given.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Drawing?: Component<any>
  props?: Record<string, unknown>
  colour?: string
  /** The colour of the tile it stands on. */
  ground?: string
  /** The key of its text; more sentences may follow. */
  text: string
  args?: Record<string, Arg>
  says?: string
}

/** Signs of one kind, under a heading. */
export interface KeyGroup {
  title: string
  signs: KeySign[]
}

/** Whoever leads through a table: may take the middle of the head, have a tab before the log, and say something at the board. */
export interface Guide {
  Head?: Component
  Tab?: Component
  Note?: Component
}

export interface TableContext<View = Record<string, unknown>> {
  readonly game: string
  readonly view: View
  /** What a lesson leads to; empty at other tables. */
  readonly wanted: readonly string[]
  /** What the game waits for; its options are empty unless this page is to answer. */
  readonly decision: DecisionJson | null
  /** The tables of the edition: `components.robots`. */
  readonly components: Record<string, unknown>
  readonly seats: readonly SeatInfo[]
  /** The seats this page plays. */
  readonly mine: readonly number[]
  /** Whose view it is; null for a spectator. */
  readonly eyes: number | null
  /** The seat drawn as "mine": the eyes, or the seat a spectator follows. */
  readonly me: number
  /** The other seats in seat order, beginning after `me`. */
  readonly others: readonly number[]
  readonly over: Over | null
  /** Whose turn is shown on the board now, if one is. */
  readonly shown: number | null
  /** True while what only the seat to move may see is covered: draw its hand face down. */
  readonly covered: boolean

  readonly options: ReadonlyMap<string, OptionJson>
  readonly barred: ReadonlyMap<string, BarredJson>
  /** The option under the pointer or the focus; assignable, so a game may preview from another element. */
  hovered: string | null
  /** The table as this page would see it after the hovered option, down to the next reveal; null while nothing is hovered. */
  readonly after: View | null
  /** What the log would say of it. */
  readonly told: readonly Words[]
  /** What the game itself adds about the hovered option, where `after` cannot say it. */
  readonly preview: Record<string, unknown> | null
  choose(id: string): void
  /** Takes the last choice of the draft back. */
  undo(): void
  /** Something opened over the table, closed by Escape; the answer says that it is closed. */
  opened(close: () => void): () => void

  readonly layout: Layout
  /** True when nothing may move. */
  readonly calm: boolean
  readonly language: string

  /** Words as a plain string, in the language of the moment; they speak to the reader as "you". */
  say(words: Words): string
  /** A message of the game (or the frame) by key. */
  text(key: string, args?: Record<string, Arg>): string
  /** True if the key has a message. */
  hasText(key: string): boolean
  /** The name of a seat as people read it. */
  name(seat: number): string
  /** The same, but for the reader's only seat: "You". */
  called(seat: number): string

  /** Makes an element stand for an option (or a barred one). `label` replaces the option's own words for a screen reader. */
  option(id: string, label?: () => string): Attachment<Element>
  /** A tooltip on hover, focus and long press. */
  tip(content: () => Tip | null): Attachment<Element>
  /** A place or a card that lies still: what is told of the component of this id lights it. */
  mark(id: string): Attachment<Element>
  /** A piece that flies from where the same id was drawn before. */
  piece(id: string): Attachment<Element>
}

export interface PhoneTab {
  id: string
  /** Key of the tab's name: `tab-board`, `tab-mine`, `tab-others` are there already. */
  title: string
  component: Component
}

/** What a fact says of a scoring. */
export interface ScoringPart {
  /** True for the fact that begins one, where several may follow each other. */
  begins?: boolean
  /** True if it belongs to a scoring only where one has begun. */
  within?: boolean
  /** The argument that says what is scored. */
  of?: string
  /** What it is for, where no argument says so. */
  what?: string
  /** True if its points are lost. */
  minus?: boolean
  /** True if it gives points, told as `points`. */
  points?: boolean
  /** The column its points stand in, where every seat is scored for something of its own; else one for each thing. */
  column?: string
  /** The column of points told as `ships`. */
  also?: string
  /** The argument that tells the place, from 0, or the place itself. */
  place?: string | number
  /** Who it is about, where that is no seat. */
  who?: string
}

/** How a game tells its scorings: the title, and the facts they are made of by key. */
export interface ScoringSpec<View = Record<string, unknown>> {
  title(view: View, fact: Words): Words
  parts: Record<string, ScoringPart>
  /** The rule that says who stands where. */
  rule?: string
}

/**
 * What a game draws itself. Nothing has to be there: a game without a module is played on the board for any game (`src/generic`),
 * and each field replaces one piece of it. A game with a `Board` of its own keeps it in `Board.svelte`; the server
 * then does not put its tables into words.
 */
export interface GameModule<View = Record<string, unknown>> {
  /** The main area of a desk; fills its box (width and height 100 %). */
  Board?: Component
  /** The bottom area: the board of `table.me`. A Board without it has the whole area. */
  Mine?: Component
  /** The board of another seat, for windows where the Board leaves it out. */
  Rival?: Component<{ seat: number }>
  /** The body of a side-panel row, below mark, name and score: an HTML fragment. */
  Player?: Component<{ seat: number }>
  /** A component of the game inside a line of text: `words.ref` is its id. */
  Inline?: Component<{ words: Words }>
  /** `<symbol>`s, put once into a hidden svg on the page. */
  Symbols?: Component
  /** The symbol that speaks in lessons: a piece of the game. */
  face?: string
  /** Drawings for "the game in a minute": the parts `aim`, `turn` and `round`, at the table of a lesson's step. */
  minute?: { Drawing: Component<{ part: string }>; lesson: string; step: string }
  /** The legend below the log: a `<dl class="key">`. */
  Key?: Component
  /** What the hovered option would do, or how many are left, beside the ask in the prompt bar. */
  Hint?: Component
  /** What lies beside the table on a desk, between the players and the log; elsewhere the Board shows it itself. */
  Side?: Component
  /** What is shown as a scoring when it is told. */
  scoring?: ScoringSpec<View>
  /** Tabs of a phone, at least one; the frame adds the log. Without them the Board is the only one. */
  phoneTabs?: PhoneTab[]
  /** The id of the phone tab that holds the choice; the first if it does not say. */
  focusTab?(decision: DecisionJson, view: View): string
  /** The id of the phone tab where a fact is seen, told by the reader or by another; none if that is no matter. */
  factTab?(key: string, own: boolean): string | undefined
  /** Width and height of Board and Mine in CSS pixels at scale 1; the frame never draws them under 0.97 of it, it scrolls.
   *  Without it they take the room they need. */
  size?(layout: Exclude<Layout, 'phone'>, seats: number): { board: [number, number]; mine: [number, number] }
  /** Where the game stands ("Round 2 of 3"), for the head; the first line of the table in words if it does not say. */
  status?(view: View): Words
  /** What is printed in a field of the edition, as the tips say it; its parts one by one if it does not say. */
  printed?(table: TableContext<View>, field: string, value: Record<string, unknown>): string | null
  /** What passing, stopping or ending the turn would lose now, if it costs anything: then it asks first. */
  loss?(table: TableContext<View>): Words | null
  /** The order of the players list; that of the seats if it does not say. */
  order?(view: View): number[]
  /** A seat's points, and what it would gain if scored now (shown as +6); the points alone if it does not say. */
  score?(view: View, seat: number): { points: number; coming?: number }
}

/** How a game looks on the start page, in `src/games/<key>/cover.ts`; a game without one gets a drawn poster with its title. */
export interface Cover {
  /** A picture of 332 × 208. */
  Poster: Component
  /** The part of it that is shown where there is less room: a view box about 140 high. */
  part: string
  /** The name in the country of the game, where that adds something. */
  native?: string
  /** True if its title is set in serifs. */
  serif?: boolean
  badge: { ground: string; ink: string; icon: IconName }
  /** The colour of what can be pressed, and of the letters on it, by day and by night. */
  accent: Record<'light' | 'dark', { accent: string; ink: string }>
  /** The colours of the seats and of their rim, as the game's stylesheet has them at the table. */
  seats: Record<'light' | 'dark', string[]>
}
