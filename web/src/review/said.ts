/** Turns and lines in a few words. */
import type { Arg, Words } from '../lib/protocol.gen'
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
  return [...said, ...(steps.length > named ? ['…'] : [])].join(' · ')
}

/** What was played in a turn; of one without a choice, what the log told of it. */
export function turnSaid(table: Table, turn: ReviewTurn, recording: Recording | null): string {
  const told = turn.played.steps.length ? null : recording?.steps[turn.last_ply ?? -1]?.facts[0]
  return told ? table.say(told) : lineSaid(table, turn.played)
}

/** So many lines of the log are told. */
const TOLD = 2

/** What the log told of a turn: what names a seat, or how it began. */
export function logSaid(table: Table, { steps }: Recording, n: number, seat: number): string {
  const facts = steps.filter(({ turn }) => turn === n).flatMap((step) => step.facts)
  const about = facts.filter(({ args }) =>
    Object.values(args)
      .flat()
      .some((arg) => isSeat(arg, seat)),
  )
  const told = about.length ? about : facts
  return told
    .slice(0, TOLD)
    .map((fact) => table.say(fact))
    .join(' ')
}
const isSeat = (arg: Arg, seat: number) => typeof arg === 'object' && 'seat' in arg && arg.seat === seat

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
