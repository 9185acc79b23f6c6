/** Made from the types of the server by `npm run types`; change those. */

export type ServerFrame = TableFrame | StateFrame | NewsFrame | ThinkingFrame | ErrorFrame
export type Arg = number | string | SeatName | Words | (number | string | SeatName | Words)[]
export type PageFrame = Hello | ChooseFrame | ActFrame
export type Verdict = 'forced' | 'fine' | 'unclear' | 'inaccuracy' | 'mistake' | 'blunder' | 'find'

export interface Protocol {
  ServerFrame: ServerFrame
  PageFrame: PageFrame
  Story: Story
  Replay: Replay
  Talk: Talk
  Daily: Daily
  Past: Past
  HintFrame: HintFrame
  ReviewFrame: ReviewFrame
  ReviewLink: ReviewLink
  Try: Try
  TableBody: TableBody
  JoinBody: JoinBody
  LessonBody: LessonBody
  Hello: Hello
  ChooseFrame: ChooseFrame
  ActFrame: ActFrame
  MeBody: MeBody
  AccountBody: AccountBody
  ChannelBody: ChannelBody
  EditionBody: EditionBody
  Learned: Learned
  GameJson: GameJson
  ListedTable: ListedTable
  Opened: Opened
  SeatLink: SeatLink
  Failure: Failure
  Me: Me
  MyTable: MyTable
  Profile: Profile
  Channel: Channel
  PushKey: PushKey
  LessonJson: LessonJson
  WorkshopJson: WorkshopJson
  EditionRead: EditionRead
  SharedEdition: SharedEdition
}
/**
 * What does not change with the moves; `components` are the tables of the edition.
 *
 * `hints` says whether they are given here, `day` whose game it is, of a daily table.
 */
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
  clock: ClockRule | null
  closed: boolean
  hints: boolean
  hides: boolean
  day: string | null
  seats: SeatInfo[]
  mine: number[]
  origin?: FromWhere
}

/** Which edition. */
export interface EditionName {
  name: string
  hash: string
}

/** Seconds in the bank and added with a turn, or days for a turn. */
export interface ClockRule {
  kind: 'live' | 'days'
  bank?: number
  increment?: number
  days?: number
}
/**
 * Who sits there.
 *
 * A human seat has a level while a bot stands in; `ends` if it would end the game here; `hints`
 * counts those it has asked for.
 */
export interface SeatInfo {
  seat: number
  name: string | null
  kind: 'human' | 'bot'
  level: string | null
  taken: boolean
  ends: boolean
  colour: number
  hints: number
}

/** What a table was played on from: a move of another table, or a record. */
export interface FromWhere {
  table: string | null
  move: number
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
  clock?: ClockTime
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

/** Choices that only the mover sees yet; `next` comes with a complete one. */
export interface Draft {
  length: number
  complete: boolean
  next: Next | null
}
/**
 * What confirming leads to: a reveal, another seat, a new round or the end.
 *
 * `asked` is the last question the mover had a choice in, `drawn` what chance is asked for.
 */
export interface Next {
  to: 'reveal' | 'seat' | 'round' | 'end'
  asked: string
  drawn: string | null
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
  rivals: Rival[]
}

/** Somebody without a seat who scores too. */
export interface Rival {
  name: Words
  breakdown: {
    [k: string]: number
  }
}

/** The table in words, and the points of every seat so far. */
export interface Described {
  lines: Words[]
  scores: number[]
}

/** What every seat has left, in seconds; whose time runs, and until when (as ISO 8601). */
export interface ClockTime {
  left: number[]
  seat: number | null
  until: string | null
}

/** Something was said at the table, or asked: `GET …/talk` tells what. */
export interface NewsFrame {
  type: 'news'
}

/** A bot thinks, and is so far with it, from 0 to 1; the next `state` ends it. */
export interface ThinkingFrame {
  type: 'thinking'
  seat: number
  done: number
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

/** What was told from one entry of the log to before another, and the table before it. */
export interface Story {
  since: number
  until: number
  before: Seen
  steps: Step[]
}

/** The table to somebody's eyes; `described` only to a page that has no board of the game. */
export interface Seen {
  view: {
    [k: string]: unknown
  }
  described?: Described
}

/** A fact, the entry of the log it stands in, and what is different on the table since. */
export interface Step {
  entry: number
  seat: number | null
  fact: Words
  changes:
    | {
        [k: string]: unknown
      }
    | unknown[]
    | null
}

/** A game from its set-up, `first`, to where it stands; step 0 has changed nothing yet. */
export interface Replay {
  table: TableFrame
  eyes: number | null
  first: Shown
  steps: ReplayStep[]
  whole: boolean
}

/** A position as somebody sees it who is not asked anything. */
export interface Shown {
  view: {
    [k: string]: unknown
  }
  decision: DecisionJson | null
  over: Over | null
  described?: Described
}
/**
 * What one seat made for good in one go, and what is different on the table since.
 *
 * `turn` counts the turns, `round` is where the game stands, if it counts rounds.
 */
export interface ReplayStep {
  seat: number | null
  facts: Words[]
  turn: number
  round: number | null
  scores: number[]
  changes: unknown
}

/** All that a page shows beside the game; `delay` is how late players hear who looks on. */
export interface Talk {
  lines: Line[]
  notes: string
  delay: number
  asked: Asked | null
  refused: number[]
}

/** Something said: by a seat, by somebody who looks on, or by the table itself. */
export interface Line {
  n: number
  kind: 'said' | 'undone' | 'refused'
  seat: number | null
  author: string
  name?: string | null
  text: string
  at: number
  mine: boolean
}

/** A turn that a seat asks to take back; what chance has `revealed` since stays known. */
export interface Asked {
  seat: number
  entries: TakenBack[]
  revealed: Words[]
  agreed: number[]
  waiting: number[]
}

/** An entry of the log that would go. */
export interface TakenBack {
  seat: number | null
  facts: Words[]
}
/**
 * A day; its `results`, and where they `parted`, are for those who have finished it.
 *
 * Once it is over they are for all; so is `turn` always, which is one of an earlier day.
 */
export interface Daily {
  day: string
  number: number
  game: string
  seats: number
  level: string
  rules: string
  today: boolean
  left: number
  tomorrow: string | null
  played: number
  mine: Mine | null
  results: Result[] | null
  parted: Parted[]
  turn: DayTurn | null
}

/** One's own counted try. */
export interface Mine {
  table: string
  over: boolean
}

/** How somebody came out of a day; `table` leads to the replay. */
export interface Result {
  name: string | null
  points: number
  place: number
  seconds: number
  table: string
  mine: boolean
}
/**
 * What some of those did who have finished a day, and others did not.
 *
 * `round` is when, in a game that tells of rounds; `share` how many did it, from 0 to 1, and
 * `mine` whether one did oneself; `points` are their mean and `others` that of the others.
 */
export interface Parted {
  round: number | null
  fact: Words
  share: number
  mine: boolean
  points: number
  others: number
}
/**
 * A turn to be tried: number `turn` of a review, and number `own` of its seat.
 *
 * Where it was `found`, any other line was behind the best by `win` of the chance to win; where it
 * was not, that is what was missed.
 */
export interface DayTurn {
  review: string
  game: string
  turn: number
  own: number
  found: boolean
  win: number
}

/** A day in the archive, and how one came out of it. */
export interface Past {
  day: string
  number: number
  game: string
  seats: number
  played: number
  mine: Result | null
  behind: number | null
}

/** A hint in the making: how far it is, from 0 to 1, and what is known of it. */
export interface HintFrame {
  seat: number
  version: number
  status: 'thinking' | 'done' | 'stopped' | 'failed'
  done: number
  hint: Hint | null
}

/** The best lines of the turn, the best first; `outlook` is what the best one leads to. */
export interface Hint {
  lines: ReviewLine[]
  outlook: Outlook
  deals: number
  positions: number
}
/**
 * Choices to the end of a turn or to the next reveal, for the seat that makes them.
 *
 * `against` is what it comes to less the best line, on the same deals; none for the best itself.
 * `sources` is that difference by source.
 */
export interface ReviewLine {
  steps: LineStep[]
  value: Estimate
  against: Estimate | null
  sources: {
    [k: string]: number
  }
}

/** One choice of a line: its option, what the log tells, what changes to its seat's eyes. */
export interface LineStep {
  option: string
  kind: string
  words: Words
  facts: Words[]
  changes:
    | {
        [k: string]: unknown
      }
    | unknown[]
    | null
}

/** A chance to win and points, and how far they may be off. */
export interface Estimate {
  win: number
  win90: number
  points: number
  points90: number
}

/** What a position comes to, by seat. */
export interface Outlook {
  win: number[]
  points: number[]
}

/** A review in the making: how far it is, from 0 to 1, the seconds left, and what is known. */
export interface ReviewFrame {
  id: string
  table: string
  status: 'waiting' | 'running' | 'done' | 'stopped' | 'failed'
  done: number
  left: number | null
  at: string
  seats: SeatInfo[]
  over: Over
  review: Analysis | null
}

/** A whole review; while it is made, what is known so far, and no totals. */
export interface Analysis {
  game: string
  seats: number
  version: string
  turns_of: number
  curve: CurvePoint[]
  marks: Mark[]
  turns: ReviewTurn[]
  draws: ReviewDraw[]
  totals: Total[]
}

/** How the game stood after a turn, 0 for the beginning: chances, points, what is scored. */
export interface CurvePoint {
  turn: number
  round: number | null
  win: number[]
  points: number[]
  scored: {
    [k: string]: number
  }[]
}

/** A turn in which a source brought points to several seats at once: a scoring. */
export interface Mark {
  turn: number
  source: string
}
/**
 * A turn: what it lost against the best line found, and both lines.
 *
 * `n` counts all turns from 1, `own` those of the seat.  It is the moves from `first` to before
 * `last`; the lines begin at move `at`, later than `first` where a reveal lies between them.
 * `lines` are all that were compared, the best first and the one that was played among them;
 * `better` is none where nothing better was found.  In a game that is decided the loss of points
 * counts.  `then` is what came of a marked turn: who took most where it was `punished`, or else
 * who gave most back; none if nobody did much.
 */
export interface ReviewTurn {
  n: number
  own: number
  seat: number
  round: number | null
  first: number
  last: number
  at: number
  verdict: Verdict
  decided: boolean
  loss: Estimate | null
  played: ReviewLine
  better: ReviewLine | null
  lines: ReviewLine[]
  sources: {
    [k: string]: number
  }
  punished: boolean
  then: Then | null
  deals: number
  first_ply?: number
  at_ply?: number
  last_ply?: number
}

/** The turn of another seat that moved a chance most before its own next turn, and how far. */
export interface Then {
  turn: number
  win: number
  points: number
}

/** What chance answered in one go, and what that brought each seat against other answers. */
export interface ReviewDraw {
  move: number
  turn: number
  kind: string
  options: string[]
  facts: Words[]
  luck: Worth[]
  ply?: number
}

/** A chance to win and points, without a word on how sure they are. */
export interface Worth {
  win: number
  points: number
}
/**
 * What made the result of a seat: start + luck + own + others + rest = result, exactly.
 *
 * `adjusted` is the result without luck.  `turning` are the turns that cost it most, `strength`
 * its best find, `draw` the number of the draw that moved it most.
 */
export interface Total {
  seat: number
  place: number
  start: Worth
  luck: Estimate
  own: Estimate
  others: Estimate
  rest: Worth
  result: Worth
  adjusted: Estimate
  turning: number[]
  strength: number | null
  draw: number | null
  counts: {
    forced: number
    fine: number
    unclear: number
    inaccuracy: number
    mistake: number
    blunder: number
    find: number
  }
}

/** The way to a review. */
export interface ReviewLink {
  id: string
  url: string
}
/**
 * What somebody tries instead, less the best line; accepted where that is close.
 *
 * `close` is what may be missing, in winning chance, or in points where the game was `decided`.
 */
export interface Try {
  difference: Estimate
  accepted: boolean
  decided: boolean
  close: number
  line: ReviewLine
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
  clock?: (LiveClock | DaysClock) | null
  stand_in?: string | null
  hints?: boolean | null
}

/** Who shall sit there; an open seat is left for somebody to join. */
export interface SeatBody {
  kind: 'human' | 'bot'
  level?: string | null
  name?: string | null
  open?: boolean
  colour?: number | null
}

/** Seconds in everybody's bank, and those that every turn adds. */
export interface LiveClock {
  kind: 'live'
  bank: number
  increment?: number
}

/** Days for every turn, of which each player's waking hours count. */
export interface DaysClock {
  kind: 'days'
  days: number
}

/** A free seat to be taken. */
export interface JoinBody {
  seat: number
  name?: string | null
  colour?: number | null
}

/** How far a learner has come: the step, what led on in those before, the choices in it. */
export interface LessonBody {
  step: string
  picked?: {
    [k: string]: string
  }
  choices?: string[]
  met?: number
}
/**
 * What somebody says of themselves; whoever is not known yet becomes a guest.
 *
 * The game's clock of days runs, and notices come, between the hours `wakes` and `sleeps`.
 */
export interface MeBody {
  name?: string | null
  language?: string | null
  zone?: string | null
  wakes?: number | null
  sleeps?: number | null
  shown?: ('me' | 'met' | 'all') | null
}

/** An account to be made of a guest. */
export interface AccountBody {
  name: string
  password: string
}
/**
 * A way to be told: a mail address, the URL of a webhook, or a browser by push.
 *
 * With `daily` all that there is to tell comes in one, once a day.
 */
export interface ChannelBody {
  kind: 'mail' | 'discord' | 'slack' | 'json' | 'push'
  address: string
  keys?: PushKeys | null
  daily?: boolean
}

/** What a browser gives with the address where it is reached by push. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** An edition's text, as its file has it. */
export interface EditionBody {
  game: string
  text: string
}

/** How far somebody has come in a game's lessons; `waved` says that they know the game. */
export interface Learned {
  lessons?: {
    [k: string]: LessonProgress
  }
  waved?: boolean
}

/** How far somebody has come in a lesson. */
export interface LessonProgress {
  step?: string | null
  picked?: {
    [k: string]: string
  }
  figures?: {
    [k: string]: {
      [k: string]: number
    }
  }
  done?: boolean
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
  lessons: string[]
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
  changed: string
  mover: number | null
  round: number | null
  variants: string[]
  seeded: boolean
  clock: LiveClock | DaysClock | null
  until: string | null
}

/** A seat of a listed table. */
export interface ListedSeat {
  name: string | null
  kind: 'human' | 'bot'
  level: string | null
  taken: boolean
  colour: number
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

/** Who this browser is. */
export interface Me {
  id: string
  name: string | null
  account: boolean
  since: string
  language: string
  zone: string
  wakes: number
  sleeps: number
  shown: 'me' | 'met' | 'all'
}

/** A table where I sit. */
export interface MyTable {
  id: string
  game: string
  name: string | null
  seats: ListedSeat[]
  mine: MySeat[]
  mover: number | null
  round: number | null
  over: boolean
  closed: boolean
  open: boolean
  seeded: boolean
  day: string | null
  variants: string[]
  changed: string
  clock: LiveClock | DaysClock | null
  until: string | null
  result: MyResult | null
}

/** A seat of mine. */
export interface MySeat {
  url: string
  token: string
  seat: number
}

/** How a game ended for me, at the best of my seats. */
export interface MyResult {
  place: number
  points: number
}

/** What somebody has played. */
export interface Profile {
  name: string | null
  account: boolean
  since: string
  mine: boolean
  shown: 'me' | 'met' | 'all'
  games: number
  played: Played[]
  recent: Recent[]
  met: Met[]
}

/** How somebody does in one game with so many seats; no rating before five games. */
export interface Played {
  game: string
  seats: number
  games: number
  first: number
  mean: number
  best: number
  mu: number | null
  sigma: number | null
  sources: Sources[]
}

/** A source of points: in the last game, and on average. */
export interface Sources {
  source: string
  last: number
  mean: number
}

/** A finished game. */
export interface Recent {
  id: string
  game: string
  name: string | null
  place: number
  seats: number
  points: number
  at: string
  others: (string | null)[]
}

/** Somebody, or the bots of a level, who sat at the same tables. */
export interface Met {
  name: string | null
  level: string | null
  games: number
  ahead: number
  behind: number
}

/** A way to be told; `problem` is what went wrong the last time. */
export interface Channel {
  id: string
  kind: 'mail' | 'discord' | 'slack' | 'json' | 'push'
  address: string
  daily: boolean
  confirmed: boolean
  problem: string | null
}

/** The key by which browsers know this server's pushes; none if it sends none. */
export interface PushKey {
  key: string | null
}

/** A lesson of a game's course. */
export interface LessonJson {
  id: string
  minutes: number
  steps: StepJson[]
}

/** A step as a page needs it before it comes to it. */
export interface StepJson {
  id: string
  kind: 'led' | 'goal' | 'say'
  point: string[]
  rule: string | null
  choices: number
  leads: string[]
}

/** What the workshop of a game asks for, and frames of a table to draw it at. */
export interface WorkshopJson {
  components: ComponentJson[]
  table: {
    [k: string]: unknown
  }
  state: {
    [k: string]: unknown
  }
}

/** A component that the workshop asks for; `marks` is what it adds once it is checked. */
export interface ComponentJson {
  path: string[]
  group: string
  words: {
    [k: string]: unknown
  } | null
  fields: FieldJson[]
  marks: {
    [k: string]: unknown
  }
}

/** A value of a component: how it can be said, or where it is known from. */
export interface FieldJson {
  key: string
  form: {
    [k: string]: unknown
  }
  known: string | null
}

/** What is in an edition's text: its tables, those of the standard edition under them. */
export interface EditionRead {
  name: string
  hash: string
  tables: {
    [k: string]: unknown
  }
}

/** An edition that somebody has shared. */
export interface SharedEdition {
  id: string
  game: string
  name: string
  hash: string
  text: string
  url: string
}
