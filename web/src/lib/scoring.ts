/** A scoring as the rules told it: for every seat what gave how many points, and who stood where. */
import type { GameModule, ScoringPart } from './game'
import type { Shot } from './show.svelte'
import type { Arg, LogEntry, Seen, Words } from './protocol.gen'

/** Points for something, by a seat or by somebody without one. */
export interface Award {
  seat: number | null
  /** Who it is that has no seat. */
  who: Words | null
  what: Words
  points: number
  part: ScoringPart
}

/** Somebody's place at what is scored. */
export interface Stand {
  seat: number | null
  who: Words | null
  place: number
  tied: boolean
  influence: number | null
  points: number
}

export interface Scoring {
  entry: number
  title: Words
  awards: Award[]
  /** Who stood where, by what was scored. */
  stands: { what: Words; all: Stand[] }[]
  /** The tables before and after it. */
  before: Seen
  after: Seen
  /** Its facts in the story of its entry: the first and the one after the last. */
  facts: [number, number]
}

const number = (arg: Arg | undefined): number => (typeof arg === 'number' ? arg : 0)

function seatOf(words: Words): number | null {
  const arg = words.args['seat']
  return typeof arg === 'object' && !Array.isArray(arg) && 'seat' in arg ? arg.seat : null
}

function wordsOf(arg: Arg | undefined): Words | null {
  return typeof arg === 'object' && !Array.isArray(arg) && 'key' in arg ? arg : null
}

/** Whether an entry of the log tells a scoring. */
export function scores(module: GameModule, entry: LogEntry): boolean {
  const parts = module.scoring?.parts
  return parts !== undefined && entry.facts.some(({ key }) => parts[key]?.points && !parts[key].within)
}

/** The scorings in the story of an entry. */
export function scoringsIn(module: GameModule, shots: readonly Shot[], before: Seen): Scoring[] {
  const spec = module.scoring
  if (!spec) return []
  const found: Scoring[] = []
  let open: Scoring | null = null
  shots.forEach((shot, i) => {
    const { fact, seen } = shot
    const part = spec.parts[fact.key]
    if (!part || (part.within && !open)) return
    if (!open || (part.begins && open.awards.length)) {
      const earlier = shots[i - 1]?.seen ?? before
      open = {
        entry: shot.entry,
        title: spec.title(earlier.view, fact),
        awards: [],
        stands: [],
        before: earlier,
        after: seen,
        facts: [i, i + 1],
      }
      found.push(open)
    }
    open.after = seen
    open.facts[1] = i + 1
    tell(open, part, fact)
  })
  return found.filter(({ awards }) => awards.length)
}

function tell(scoring: Scoring, part: ScoringPart, fact: Words): void {
  const what = part.of ? wordsOf(fact.args[part.of]) : part.what ? { key: part.what, args: {} } : null
  if (!what) return
  const seat = seatOf(fact)
  const who = seat === null ? { key: part.who ?? '', args: {} } : null
  const points = number(fact.args['points']) * (part.minus ? -1 : 1)
  if (part.points) scoring.awards.push({ seat, who, what, points, part })
  const ships = number(fact.args['ships'])
  if (part.also && ships)
    scoring.awards.push({ seat, who, what: { key: part.also, args: {} }, points: ships, part })
  if (part.place === undefined) return
  const place = typeof part.place === 'number' ? part.place : number(fact.args[part.place])
  const influence = fact.args['influence']
  const stand: Stand = {
    seat,
    who,
    place,
    tied: fact.args['tied'] === 'true',
    influence: typeof influence === 'number' ? influence : null,
    points: points + ships,
  }
  const here = scoring.stands.find((one) => one.what.ref === what.ref)
  if (here) here.all.push(stand)
  else scoring.stands.push({ what, all: [stand] })
}
