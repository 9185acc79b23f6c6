/** What the server and a page say to each other: docs/protocol.md in types. */

export type Arg = number | string | { seat: number } | Words | Arg[]

export interface Words {
  key: string
  args?: Record<string, Arg>
  /** The id of the component these words are about, where there is one. */
  ref?: string
}

export interface Option {
  id: string
  words: Words
  /** What playing it would tell. */
  facts?: Words[]
  preview?: Record<string, unknown> | null
}

export interface Barred {
  id: string
  rule: string
  words: Words
}

export interface Decision {
  seat: number
  kind: string
  ask: Words
  /** Only there if the question is this page's to answer. */
  options?: Option[]
  barred?: Barred[]
}

export interface SeatInfo {
  seat: number
  name: string | null
  kind: 'human' | 'bot'
  level: string | null
  taken?: boolean
}

export interface LogEntry {
  n: number
  seat: number | null
  facts: Words[]
}

export interface Over {
  scores: number[]
  /** The place of each seat, 1 for the winner; equal places are shared. */
  ranking: number[]
  breakdown: Record<string, number>[]
}

export interface TableFrame {
  type: 'table'
  id: string
  game: string
  name: string | null
  variants: string[]
  edition: { name: string; hash: string }
  components: Record<string, unknown>
  /** True if a seat may see what others must not. */
  hides: boolean
  seats: SeatInfo[]
  mine: number[]
}

export interface StateFrame<View = Record<string, unknown>> {
  type: 'state'
  version: number
  eyes: number | null
  view: View
  decision: Decision | null
  draft: { length: number; complete: boolean } | null
  closed: string | null
  log: LogEntry[]
  log_from: number
  over: Over | null
  connected: number[]
  /** The table in words, and the points of every seat: only for a page that has no board of the game. */
  described?: { lines: Words[]; scores: number[] }
}

export interface ErrorFrame {
  type: 'error'
  code: string
  message: string
}

export type ServerFrame = TableFrame | StateFrame | ErrorFrame

export type PageFrame =
  | { type: 'hello'; tokens: string[]; log: number; draws: string[] }
  | { type: 'choose'; seat: number; version: number; option: string }
  | { type: 'undo' | 'restart' | 'confirm'; seat: number; version: number }

/** What the start page says of a game, in one language. */
export interface GameWords {
  title: string
  line: string
  by: string
  facts: string[]
  variants: Record<string, string>
}

export interface GameInfo {
  key: string
  words: Record<string, GameWords>
  seats: number[]
  variants: string[]
  /** Variants of which at most one may be chosen. */
  alternatives: string[][]
  edition: { name: string; hash: string }
}

export interface SeatRequest {
  kind: 'human' | 'bot'
  level?: string
  name?: string
  /** Left for somebody to join: no token is handed out for it. */
  open?: boolean
}

export interface TableRequest {
  game: string
  seats: SeatRequest[]
  seed?: number
  edition?: string
  variants?: string[]
  name?: string
  open?: boolean
}

export interface SeatLink {
  url: string
  token: string
}

export interface TableCreated {
  id: string
  seats: (SeatLink | null)[]
  watch: { url: string }
}

export interface TableListing {
  id: string
  game: string
  name: string | null
  seats: { name: string | null; kind: 'human' | 'bot'; taken: boolean }[]
  over: boolean
  watch: { url: string }
  started: string | number | null
}

export interface Failure {
  error: { code: string; message: string; legal?: string[] }
}
