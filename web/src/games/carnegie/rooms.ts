/** Which option a room stands for in the question of the moment. */
import { asked } from '../../lib/choice'
import { type Table } from './words'

/** The ways to use a department on a cell. */
export function usesOf(table: Table, cell: string): string[] {
  return [...table.options.keys()].filter((id) => id.startsWith(`use:${cell}:`))
}

/** Where people may be moved as well, or where there are several ways, the ways to use a room stand in the tray. */
export function inTray(table: Table, cell: string): boolean {
  return (
    table.layout === 'phone' ||
    usesOf(table, cell).length > 1 ||
    [...table.options.keys()].some((id) => id.startsWith('move:'))
  )
}

export function roomOption(table: Table, cell: string): string {
  if (asked(table, 'use')) {
    const uses = usesOf(table, cell)
    return uses.length === 1 && !inTray(table, cell) ? uses[0]! : barredUse(table, cell)
  }
  for (const kind of ['to', 'cell', 'lobby', 'activate']) {
    const id = `${kind}:${cell}`
    if (table.options.has(id) || table.barred.has(id)) return id
  }
  return `none:${cell}`
}

function barredUse(table: Table, cell: string): string {
  const barred = [...table.barred.keys()].find((id) => id.startsWith(`use:${cell}:`))
  return barred && !usesOf(table, cell).length ? barred : `none:${cell}`
}
