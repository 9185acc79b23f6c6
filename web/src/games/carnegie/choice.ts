/** What an option would do: the table after it beside the table now, what it tells, and what the game adds. */
import { previewOf as said, reader, signed } from '../../lib/choice'
import type { OptionJson } from '../../lib/protocol.gen'
import type { Gain, Income, PlayerView, Preview, Questions, View } from './view.gen'
import type { Table } from './words'

/** What the question is about. */
export const about = reader<Questions>()

/** Whoever is asked, now or on another table. */
export const asker = (table: Table, view: View = table.view): PlayerView =>
  view.players[table.decision?.seat ?? table.me]!

/** What the game itself says of an option. */
export const previewOf = (table: Table, id: string): Preview | null => said<Preview>(table, id)

/** What an option tells that whoever is asked receives. */
export function gainOf(option: OptionJson): Gain {
  const gain: Gain = {}
  for (const { key, args } of option.facts) {
    const parts = key === 'fact-gain' ? args['gains'] : []
    for (const part of Array.isArray(parts) ? parts : []) {
      if (typeof part !== 'object' || !('key' in part)) continue
      const kind = part.key.slice('gain-'.length) as keyof Gain
      gain[kind] = (gain[kind] ?? 0) + Number(part.args['n'])
    }
  }
  return gain
}

/** Goods that an option sells for missing dollars. */
export function sold(option: OptionJson | undefined): number {
  const told = option?.facts.find(({ key }) => key === 'fact-discard')
  return Number(told?.args['n'] ?? 0)
}

/** The income of the tab space that an option opens. */
export function opened(before: PlayerView, after: PlayerView): Income | null {
  for (const [type, tab] of Object.entries(after.tabs)) {
    const was = before.tabs[type as keyof PlayerView['tabs']].spaces
    const fresh = tab.spaces.find((space, i) => space.open && !was[i]?.open)
    if (fresh) return fresh.income
  }
  return null
}

/** What a donation costs, what it scores now, and what comes of it in all. */
export function donationAhead(table: Table, id: string, after: View): string {
  const [before, then] = [asker(table), asker(table, after)]
  return table.text('car-donate-ahead', {
    cost: before.donation_cost,
    now: then.donation_vp[id] ?? 0,
    most: previewOf(table, `${table.decision!.kind}:${id}`)?.most ?? 0,
    change: signed((then.forecast['donations'] ?? 0) - (before.forecast['donations'] ?? 0)),
  })
}

/** The department that is finished with if another is begun. */
export function closed(table: Table): string | null {
  if (!table.hovered?.startsWith('use:') || !table.after) return null
  const pointed = table.hovered.split(':')[1]
  const { cells } = asker(table, table.after)
  const left = Object.entries(asker(table).cells).filter(([, { uses }]) => uses > 0)
  return left.find(([cell]) => cell !== pointed && !cells[cell]!.uses)?.[0] ?? null
}
