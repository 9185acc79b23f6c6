import { getContext, setContext } from 'svelte'
import type { TableContext } from './game'

const KEY = Symbol('table')

export function setTable(table: TableContext): void {
  setContext(KEY, table)
}

/** The table a component is drawn on; call it while the component is being made. */
export function getTable<View = Record<string, unknown>>(): TableContext<View> {
  return getContext<TableContext<View>>(KEY)
}
