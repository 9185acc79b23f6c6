/** Made from the types of the server by `npm run types`; change those. */

export type Action = 'human_resources' | 'management' | 'construction' | 'research'
export type Region = 'west' | 'midwest' | 'east' | 'south'
export type Owner = number | ('neutral' | 'andrew')
export type Project = 'housing' | 'commerce' | 'industry' | 'infrastructure'
export type Level = 'cart' | 'stagecoach' | 'railroad'
export type TabSide = 'A' | 'B'
export type SpaceKind = 'project' | 'blank' | 'end'
export type Difficulty = 'easy' | 'normal' | 'difficult' | 'expert'
export type Back = 'human_resources' | 'management' | 'construction' | 'research' | 'hard'
export type Income = Gain | IncomeChoice

/** The table as everybody sees it. */
export interface View {
  round: number
  rounds: number
  phase: string
  first: number | null
  order: number[]
  mover: number | null
  action: Action | null
  mover_action: Action | null
  event: NextEvent | null
  rows: TimelineRow[]
  cities: {
    [k: string]: (Disk | null)[]
  }
  donations: {
    [k: string]: Owner[]
  }
  departments: {
    [k: string]: Offer
  }
  neutral: number
  open_use: string | null
  players: PlayerView[]
  andrew: AndrewView | null
}

/** The event that the chosen row advances to. */
export interface NextEvent {
  region: Region | null
  donation: boolean
  row: Action
  space: number
}

/** A row of the timeline. */
export interface TimelineRow {
  row: Action
  marker: number
  spaces: Event[]
  chosen: boolean
  turned: boolean
  exhausted: boolean
}

/** A space of the timeline. */
export interface Event {
  region: Region | null
  donation: boolean
}

/** A disk in a city; a neutral one has no type. */
export interface Disk {
  by: Owner
  type: Project | null
}

/** A kind of department: how many are on offer. */
export interface Offer {
  left: number
  type: Action
  number: number
}

/** A company; `forecast` is by source, with `play` so far and the `total`. */
export interface PlayerView {
  seat: number
  score: number
  money: number
  goods: number
  disks: number
  unhired: number
  choice_tile: boolean
  reserved: string | null
  moves: number
  rp: number
  cells: {
    [k: string]: Cell
  }
  missions: {
    west: number
    midwest: number
    east: number
    south: number
  }
  transport: {
    west: Track
    midwest: Track
    east: Track
    south: Track
  }
  tabs: {
    housing: Tab
    commerce: Tab
    industry: Tab
    infrastructure: Tab
  }
  donations: string[]
  donation_cost: number
  cap: number
  links: Links
  networks: Network[]
  staff: Staff
  projects: number
  built: number
  uses: {
    human_resources: Prospects
    management: Prospects
    construction: Prospects
    research: Prospects
  }
  forecast: {
    [k: string]: number
  }
  donation_vp: {
    [k: string]: number
  }
}

/** A cell of a company. */
export interface Cell {
  department: string | null
  printed: boolean
  type: Action | null
  active: number
  idle: number
  permanent: boolean
  places: number[]
  uses: number
  vp: number
}

/** A transport track of a company. */
export interface Track {
  space: number
  level: Level
  income: Gain
  next_cost: number | null
}

/** What an income or effect gives, or what it costs; only what is there. */
export interface Gain {
  money?: number
  goods?: number
  vp?: number
  rp?: number
  moves?: number
  new_employee?: number
}

/** A project tab; `side` is null until it is chosen. */
export interface Tab {
  side: TabSide | null
  exposed: number
  built: number
  disks: number
  spaces: TabSpace[]
  end_vp: number
  next_cost: number | null
  goods: number
}

/** A space of a project tab. */
export interface TabSpace {
  kind: SpaceKind
  cost: number
  income: Gain | IncomeChoice | null
  end_vp: number
  cap: number
  disk: boolean
  open: boolean
}

/** An income of which one part is chosen. */
export interface IncomeChoice {
  choose_one: Gain[]
}

/** The connected group that counts. */
export interface Links {
  cities: string[]
  roads: [string, string][]
  points: number
  level: Level | null
  vp: number
  majors: string[]
}

/** Cities that are connected, and the roads between them. */
export interface Network {
  cities: string[]
  roads: [string, string][]
}

/** Where the employees are. */
export interface Staff {
  active: number
  idle: number
  away: number
  hired: number
}

/** What a company could do now with a type of department. */
export interface Prospects {
  moves: number
  rp: number
  uses: number
}

/** The opponent of the solo game. */
export interface AndrewView {
  difficulty: Difficulty
  side: 'left' | 'right'
  card: string | null
  back: Back | null
  next_back: Back | null
  deck: number
  position: number
  vp_cards: number[]
  tucked: number[]
  departments: string[]
  disks: number
  transport: {
    west: TransportSpace
    midwest: TransportSpace
    east: TransportSpace
    south: TransportSpace
  }
  donations: string[]
  projects: number
  forecast: {
    [k: string]: number
  }
}

/** How far a transport track has come. */
export interface TransportSpace {
  space: number
  level: Level
}
/**
 * dict() -> new empty dictionary
 * dict(mapping) -> new dictionary initialized from a mapping object's
 *     (key, value) pairs
 * dict(iterable) -> new dictionary initialized as if via:
 *     d = {}
 *     for k, v in iterable:
 *         d[k] = v
 * dict(**kwargs) -> new dictionary initialized with the name=value pairs
 *     in the keyword argument list.  For example:  dict(one=1, two=2)
 */
export interface Questions {
  side: OfTab
  first: null
  reserve: null
  move: OfMoves
  to: OfEmployee
  row: null
  return: OfRegion
  lobby: null
  income: OfTabSpace
  donate: OfCost
  use: OfAction
  mission: OfDepartment
  project: null
  slot: OfProject
  times: OfDepartment
  department: null
  cell: OfDepartment
  bring: OfDepartment
  top: OfCost
  research: OfResearch
  activate: null
  region: null
  share: OfRegion
  level: OfIncome
  place: null
}

/** The project tab. */
export interface OfTab {
  tab: Project
}

/** The moves that are left. */
export interface OfMoves {
  moves: number
}

/** Who goes there: an employee of a cell, at work or idle. */
export interface OfEmployee {
  cell: string
  who: 'active' | 'idle'
}

/** The region. */
export interface OfRegion {
  region: Region
}

/** The project tab, and its space that pays. */
export interface OfTabSpace {
  tab: Project
  space: number
}

/** What the donation costs. */
export interface OfCost {
  cost: number
}

/** The action of the round. */
export interface OfAction {
  action: Action
}

/** The department that is used or built. */
export interface OfDepartment {
  department: string
}

/** The project that is built. */
export interface OfProject {
  project: Project
}

/** The research points that are left. */
export interface OfResearch {
  rp: number
}

/** The region, and how often its transport income is paid. */
export interface OfIncome {
  region: Region
  n: number
}
/**
 * What an option brings beyond its own step.
 *
 * `players` of a row; `gain` and `choices` of an income or a mission; `opens` of a type of
 * project; `wakes` the price to activate who is moved, if there is a workplace; `most` that a
 * donation can ever score.
 */
export interface Preview {
  players?: Outcome[]
  gain?: Gain
  choices?: Gain[][]
  opens?: Income
  wakes?: number | null
  most?: number
}

/** What an event would bring one player who takes all of it. */
export interface Outcome {
  seat: number
  away: number
  gain: Gain
  choices: Gain[][]
  donate: DonationAhead | null
}

/** Whether somebody could make a donation, and for how much. */
export interface DonationAhead {
  cost: number
  can: boolean
}
