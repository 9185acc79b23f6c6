/** A table that stands still, with the edition in the making lying on it. */
import { Live } from '../lib/live.svelte'
import type { GameModule } from '../lib/game'
import type { StateFrame, TableFrame, WorkshopJson } from '../lib/protocol.gen'
import { Table } from '../lib/table.svelte'
import type { Drawings } from './drawing'
import type { Component } from './forms'
import type { Shop } from './shop.svelte'

type View = Record<string, unknown>

class Still extends Live {
  constructor({ table, state }: WorkshopJson) {
    super('workshop', [])
    this.table = table as unknown as TableFrame
    this.state = state as unknown as StateFrame
  }
}

export class Bench extends Table {
  #seen = $derived.by(() => {
    const standing = this.shop.source.state['view'] as View
    return this.drawn?.seen?.(standing, this.shop.tables, this.one()) ?? standing
  })

  constructor(
    module: GameModule,
    readonly shop: Shop,
    readonly drawn: Drawings | null,
    /** The component that is drawn. */
    readonly one: () => Component,
  ) {
    super(new Still(shop.source), module)
  }

  override get components(): Record<string, unknown> {
    return this.shop.tables
  }
  override get view(): View {
    return this.#seen
  }
}
