/** A table that stands still: the position of a lesson's step, for drawings with the board's own pieces. */
import { moduleOf } from '../games'
import { Live } from '../lib/live.svelte'
import { Table } from '../lib/table.svelte'
import { standOf, type Stand } from './course'

class Still extends Live {
  constructor({ table, state }: Stand) {
    super('still', [])
    this.table = table
    this.state = { ...state, decision: null }
  }
}

/** The table for a game's drawings, or none if it has no drawings. */
export async function stillTable(game: string): Promise<Table | null> {
  const module = await moduleOf(game)
  if (!module.minute) return null
  const { lesson, step } = module.minute
  return new Table(new Still(await standOf(game, lesson, { step })), module)
}
