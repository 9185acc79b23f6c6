/** The answers to "which corners do you block?", allowed and barred, in words. */
import { previewOf } from '../../lib/choice'
import { blockedSlot, gains } from './choice'
import type { Preview } from './view.gen'
import { robotOf, sign, type Table } from './words'

export interface BlockChoice {
  id: string
  title: string
  says: string
  /** How many assistants it takes. */
  pawns: number
  net: number | null
  barred: boolean
}

const ANSWERS = ['none', 'left', 'right', 'both'] as const

export function blockChoices(table: Table): BlockChoice[] {
  const slot = blockedSlot(table)
  if (slot === null) return []
  const player = table.view.players[table.decision!.seat]!
  const robot = robotOf(table, player.slots[slot]!.robot)

  function words(answer: (typeof ANSWERS)[number]): [string, string] {
    if (answer === 'none' || answer === 'both') {
      return [table.text(`sen-block-${answer}`), table.text(`sen-block-${answer}-says`)]
    }
    const die = answer === 'left' ? slot! : slot! + 1
    return [
      table.text(`sen-block-${answer}`, { sign: sign(robot[answer]) }),
      table.text('sen-stays', { n: die + 1, value: player.dice[die]! }),
    ]
  }

  return ANSWERS.flatMap((answer) => {
    const id = `block:${answer}`
    const option = table.options.get(id)
    if (!option && !table.barred.has(id)) return []
    const [title, says] = words(answer)
    const pawns = answer === 'none' ? 0 : answer === 'both' ? 2 : 1
    const network = previewOf<Preview>(table, id)?.network
    const net = network ? gains(table, network).net : null
    return [{ id, title, says, pawns, net, barred: !option }]
  })
}
