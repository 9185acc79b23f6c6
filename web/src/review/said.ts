/** Turns and lines in a few words. */
import type { Words } from '../lib/protocol.gen'
import { parts } from '../lib/refs'
import type { Recording } from '../replay/recording.svelte'
import type { Table } from '../lib/table.svelte'
import { signed, within } from './numbers'
import type { LineStep, ReviewLine, ReviewTurn } from '../lib/protocol.gen'

/** So many choices of a line are named. */
const NAMED = 4

/** The choices of a line, one after another. */
export function lineSaid(table: Table, { steps }: ReviewLine, named = NAMED): string {
  const said = steps.slice(0, named).map(({ words }) => table.say(words))
  return [...said, ...(steps.length > named ? ['…'] : [])].join('\u00a0· ')
}

/** What was played in a turn; of one without a choice, what the log told of it. */
export function turnSaid(table: Table, turn: ReviewTurn, recording: Recording | null): string {
  const told = turn.played.steps.length ? null : recording?.steps[turn.last_ply ?? -1]?.facts[0]
  return told ? table.say(told) : lineSaid(table, turn.played)
}

/** So many lines of the log are told. */
const TOLD = 2

/** What the log told of a turn: where it names a seat, or else what it came to in the end. */
export function logSaid(table: Table, { steps }: Recording, n: number, seat: number): string {
  const made = steps.filter(({ turn }) => turn === n)
  const facts = (of: number | null) => made.flatMap((step) => step.facts.filter((fact) => names(fact, of)))
  const told = facts(seat).slice(0, TOLD)
  return (told.length ? told : facts(made[0]?.seat ?? null).slice(-TOLD))
    .map((fact) => table.say(fact))
    .join(' ')
}
const names = ({ args }: Words, seat: number | null) =>
  Object.values(args)
    .flat()
    .some((arg) => typeof arg === 'object' && 'seat' in arg && arg.seat === seat)

/** What a turn cost, in the yardstick that counts there: the value, how sure it is, and whether these are points. */
export function cost({
  loss,
  decided,
}: ReviewTurn): { value: string; within: string; points: boolean } | null {
  if (!loss) return null
  return decided
    ? { value: signed(-loss.points), within: within(loss.points90), points: true }
    : { value: signed(-100 * loss.win), within: within(100 * loss.win90), points: false }
}

/** The components a line is about, each once: where to look, not what to do there. */
export function places(steps: readonly LineStep[], most = 3): Words[] {
  const found = new Map<string, Words>()
  const walk = (words: Words): void => {
    if (words.ref !== undefined) found.set(words.ref, words)
    else parts(words).forEach(walk)
  }
  for (const { words } of steps) walk(words)
  return [...found.values()].slice(0, most)
}
