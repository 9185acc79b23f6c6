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
 *   its `index.ts`, sets `[data-game='sentient'] { … }` and `[data-game='sentient'][data-theme='dark'] { … }`. Shared tokens are in
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

export interface TableContext<View = Record<string, unknown>> {
  readonly game: string
  readonly view: View
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

  readonly layout: Layout
  /** True when nothing may move. */
  readonly calm: boolean
  readonly language: string

  /** Words as a plain string, in the language of the moment. */
  say(words: Words): string
  /** A message of the game (or the frame) by key. */
  text(key: string, args?: Record<string, Arg>): string
  /** True if the key has a message. */
  hasText(key: string): boolean
  /** The name of a seat as people read it. */
  name(seat: number): string

  /** Makes an element stand for an option (or a barred one). `label` replaces the option's own words for a screen reader. */
  option(id: string, label?: () => string): Attachment<Element>
  /** A tooltip on hover, focus and long press. */
  tip(content: () => Tip | null): Attachment<Element>
  /** A piece that flies from where the same id was drawn before. */
  piece(id: string): Attachment<Element>
}

export interface PhoneTab {
  id: string
  /** Key of the tab's name: `tab-board`, `tab-mine`, `tab-others` are there already. */
  title: string
  component: Component
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
  /** The legend below the log: a `<dl class="key">`. */
  Key?: Component
  /** What the hovered option would do, or how many are left, beside the ask in the prompt bar. */
  Hint?: Component
  /** What lies beside the table on a desk, between the players and the log; elsewhere the Board shows it itself. */
  Side?: Component
  /** What the end shows below the ranking, as the points of a rival who has no seat. */
  Result?: Component
  /** Tabs of a phone, at least one; the frame adds the log. Without them the Board is the only one. */
  phoneTabs?: PhoneTab[]
  /** The id of the phone tab that holds the choice; the first if it does not say. */
  focusTab?(decision: DecisionJson, view: View): string
  /** Width and height of Board and Mine in CSS pixels at scale 1; the frame never draws them under 0.97 of it, it scrolls.
   *  Without it they take the room they need. */
  size?(layout: Exclude<Layout, 'phone'>, seats: number): { board: [number, number]; mine: [number, number] }
  /** Where the game stands ("Round 2 of 3"), for the head; the first line of the table in words if it does not say. */
  status?(view: View): Words
  /** The order of the players list; that of the seats if it does not say. */
  order?(view: View): number[]
  /** A seat's points, and what it would gain if scored now (shown as +6); the points alone if it does not say. */
  score?(view: View, seat: number): { points: number; coming?: number }
}

/** How a game looks on the start page, in `src/games/<key>/cover.ts`; a game without one gets a drawn poster with its title. */
export interface Cover {
  /** A picture of 332 × 208. */
  Poster: Component
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
