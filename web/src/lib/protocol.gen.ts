/** Made from the types of the server by `npm run types`; change those. */

export type ServerFrame = TableFrame | StateFrame | ErrorFrame
export type Arg = number | string | SeatName | Words | (number | string | SeatName | Words)[]
export type PageFrame = Hello | ChooseFrame | ActFrame

export interface Protocol {
  ServerFrame: ServerFrame
  PageFrame: PageFrame
  TableBody: TableBody
  JoinBody: JoinBody
  Hello: Hello
  ChooseFrame: ChooseFrame
  ActFrame: ActFrame
  GameJson: GameJson
  ListedTable: ListedTable
  Opened: Opened
  SeatLink: SeatLink
  Failure: Failure
}

/** What does not change with the moves; `components` are the tables of the edition. */
export interface TableFrame {
  type: 'table'
  id: string
  game: string
  name: string | null
  variants: string[]
  edition: EditionName
  components: {
    [k: string]: unknown
  }
  seeded: boolean
  hides: boolean
  seats: SeatInfo[]
  mine: number[]
}

/** Which edition. */
export interface EditionName {
  name: string
  hash: string
}

/** Who sits there. */
export interface SeatInfo {
  seat: number
  name: string | null
  kind: 'human' | 'bot'
  level: string | null
  taken: boolean
}
/**
 * How the table stands for one page; `view` is the game's own `View`.
 *
 * It is `described` only to a page that has no board of the game.
 */
export interface StateFrame {
  type: 'state'
  version: number
  eyes: number | null
  view: {
    [k: string]: unknown
  }
  decision: DecisionJson | null
  draft: Draft | null
  closed: 'revealed' | null
  log: LogEntry[]
  log_from: number
  over: Over | null
  connected: number[]
  described?: Described
}

/** What a game waits for; options and what is barred are for the seat that answers. */
export interface DecisionJson {
  seat: number
  kind: string
  ask: Words
  options?: OptionJson[]
  barred?: BarredJson[]
}

/** A text by its key; `ref` is the id of the component it is about, where there is one. */
export interface Words {
  key: string
  args: {
    [k: string]: Arg
  }
  ref?: string
}

/** A seat inside a text: the reader sees its name. */
export interface SeatName {
  seat: number
}
/**
 * An option: its id, its name, and what it would do.
 *
 * `changes` is what playing it changes in the view, `facts` what it tells, both down to the next
 * reveal; `preview` is what the game itself adds.
 */
export interface OptionJson {
  id: string
  words: Words
  changes:
    | {
        [k: string]: unknown
      }
    | unknown[]
    | null
  facts: Words[]
  preview: {
    [k: string]: unknown
  } | null
}

/** What cannot be chosen, the rule that says so, and why with this table's figures. */
export interface BarredJson {
  id: string
  rule: string
  words: Words
  why: Words | null
}

/** Choices that only the mover sees yet. */
export interface Draft {
  length: number
  complete: boolean
}

/** What one seat made for good in one go, and what chance answered. */
export interface LogEntry {
  n: number
  seat: number | null
  facts: Words[]
}

/** The end, by seat; `ranking` is the place, 1 for the winner, equal for a tie. */
export interface Over {
  scores: number[]
  ranking: number[]
  breakdown: {
    [k: string]: number
  }[]
}

/** The table in words, and the points of every seat so far. */
export interface Described {
  lines: Words[]
  scores: number[]
}

/** A frame of the page that was refused; some codes say what would have been right. */
export interface ErrorFrame {
  type: 'error'
  code: string
  message: string
  legal?: string[]
  version?: number
}
/**
 * The first frame: the seats a page holds, and how many entries of the log it has.
 *
 * `draws` are the games that the page has a board for; a table of any other is put into words.
 */
export interface Hello {
  type: 'hello'
  tokens?: string[]
  log?: number
  draws?: string[] | null
}

/** An option chosen. */
export interface ChooseFrame {
  seat: number
  version: number
  option: string
  type: 'choose'
}

/** Something done to the draft. */
export interface ActFrame {
  seat: number
  version: number
  type: 'undo' | 'restart' | 'confirm'
}

/** A table to be opened. */
export interface TableBody {
  game: string
  seats: SeatBody[]
  seed?: number | string | null
  edition?: string | null
  variants?: string[]
  name?: string | null
  open?: boolean
}

/** Who shall sit there; an open seat is left for somebody to join. */
export interface SeatBody {
  kind: 'human' | 'bot'
  level?: string | null
  name?: string | null
  open?: boolean
}

/** A free seat to be taken. */
export interface JoinBody {
  seat: number
  name?: string | null
}

/** A game that can be played here. */
export interface GameJson {
  key: string
  words: {
    [k: string]: GameWords
  }
  seats: number[]
  variants: string[]
  alternatives: string[][]
  assumed: string[]
  fits: {
    [k: string]: number[]
  }
  edition: EditionJson
}

/** What the start page says of a game, in one language. */
export interface GameWords {
  title: string
  line: string
  by: string
  facts: string[]
  variants: {
    [k: string]: string
  }
}

/** Which edition. */
export interface EditionJson {
  name: string
  hash: string
}

/** A table on the start page. */
export interface ListedTable {
  id: string
  game: string
  name: string | null
  seats: ListedSeat[]
  over: boolean
  watch: WatchLink
  started: string
}

/** A seat of a listed table. */
export interface ListedSeat {
  name: string | null
  kind: 'human' | 'bot'
  level: string | null
  taken: boolean
}

/** The way to watch. */
export interface WatchLink {
  url: string
}

/** A table that has been opened. */
export interface Opened {
  id: string
  seats: (SeatLink | null)[]
  watch: WatchLink
}

/** The way to a seat; the token is told this once. */
export interface SeatLink {
  url: string
  token: string
}

/** Every error has this shape. */
export interface Failure {
  error: ErrorJson
}

/** What went wrong, and what would have been right. */
export interface ErrorJson {
  code: string
  message: string
  [k: string]: unknown
}
