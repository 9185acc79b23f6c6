/** Made from the types of the server by `npm run types`; change those. */

export type RobotType = 'information' | 'service' | 'transport' | 'military' | 'industry'
export type Side = 'left' | 'right'
export type Arg = number | string | SeatName | Words | (number | string | SeatName | Words)[]

/** The table as everybody sees it; `conditions` words what the robots in sight ask for. */
export interface View {
  round: number
  rounds: number
  turn: number
  turns: number
  order: number[]
  next_order: number[]
  deck: number
  discard: number
  mover: number | null
  columns: Column[]
  investors: InvestorView[]
  players: PlayerView[]
  conditions: {
    [k: string]: Words
  }
}

/** A column of the factory; `pawns` are by seat. */
export interface Column {
  robot: string | null
  pawns: Pawns[]
  fresh: boolean
}

/** What a player has sent to a column. */
export interface Pawns {
  agents: number
  assistants: number
}

/** An investor of the round, and who would take it, the first first. */
export interface InvestorView {
  type: RobotType
  ranking: Rank[]
}

/** A player's standing at an investor. */
export interface Rank {
  seat: number
  influence: number
  agents: number
}

/** A company; `now` and `worth` are what its network and investors would score at the end. */
export interface PlayerView {
  seat: number
  company: string
  score: number
  now: number
  dice: number[]
  slots: (SlotView | null)[]
  held: string | null
  from_column: number | null
  pile: string[]
  agents: number
  assistants: number
  passed: boolean
  investors: {
    information: number
    service: number
    transport: number
    military: number
    industry: number
  }
  bots: {
    information: number
    service: number
    transport: number
    military: number
    industry: number
  }
  worth: {
    information: number
    service: number
    transport: number
    military: number
    industry: number
  }
}

/** A robot in a network: its blocked corners, and what it would score now. */
export interface SlotView {
  robot: string
  blocked: Side[]
  points: number
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

/** What is said by which kind; None says no more than its kind. */
export interface Questions {
  turn: null
  assistants: OfColumn
  slot: null
  block: OfSlot
}

/** How many assistants go beside the agent, at which column. */
export interface OfColumn {
  column: number
}

/** Which corners of the robot just plugged in are blocked. */
export interface OfSlot {
  slot: number
  robot: string
}

/** The chooser's company once the robot is calibrated, before anything else happens. */
export interface Preview {
  network: PlayerView
}
