/** Choices that lie nowhere on the table: the ways to use a department, sides, numbers, either-or. */
import type { OptionJson } from '../../lib/protocol.gen'
import { inTray } from './rooms'
import type { Table } from './words'

export interface Group {
  /** The department or region the choices belong to; empty for none. */
  cell: string | null
  options: OptionJson[]
}

const ALWAYS = ['side', 'return', 'income', 'times', 'share', 'level']
const PHONE = ['mission', 'region']
const EXTRA = ['bonus:', 'cut:']

/** The options shown in the tray, those of one room together. */
export function trayOf(table: Table): Group[] {
  const kind = table.decision?.kind ?? ''
  const options = [...table.options.values()]
  const rest = (id: string) => id !== 'stop' && !id.startsWith('exchange:')
  if (ALWAYS.includes(kind) || (table.layout === 'phone' && PHONE.includes(kind))) {
    return [{ cell: null, options: options.filter(({ id }) => rest(id)) }]
  }
  const groups = new Map<string, OptionJson[]>()
  for (const option of options) {
    const [name, cell] = option.id.split(':')
    const here =
      (name === 'use' && inTray(table, cell!)) || EXTRA.some((extra) => option.id.startsWith(extra))
    if (here) groups.set(cell!, [...(groups.get(cell!) ?? []), option])
  }
  return [...groups].map(([cell, found]) => ({ cell, options: found }))
}
