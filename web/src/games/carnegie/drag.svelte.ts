/** Carrying an employee with the pointer: picked up where the drag begins, put down where it ends. */
import type { Attachment } from 'svelte/attachments'
import type { Table } from './words'

const FAR = 6

class Carry {
  /** Where the pointer is while somebody is carried, in page coordinates. */
  at: { x: number; y: number; seat: number } | null = $state(null)
  /** The cell let go over, until the question "where to" has come. */
  goal: string | null = $state(null)
}

export const carry = new Carry()

function cellUnder(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<SVGElement>('[data-cell]')?.dataset['cell'] ?? null
}

/** Lets go of the employee over a cell: goes there if it can, otherwise stays picked up. */
export function putDown(table: Table): void {
  if (carry.goal === null || table.decision?.kind !== 'to') return
  const id = `to:${carry.goal}`
  carry.goal = null
  if (table.options.has(id)) table.choose(id)
}

export function carried(table: Table, id: string, seat: number): Attachment<Element> {
  return (element) => {
    const begin = (event: Event) => {
      const { clientX: x, clientY: y, button } = event as PointerEvent
      if (button || !table.options.has(id)) return
      let lifted = false
      const move = (moved: PointerEvent) => {
        if (!lifted && Math.hypot(moved.clientX - x, moved.clientY - y) > FAR) {
          lifted = true
          carry.goal = null
          table.choose(id)
        }
        if (lifted) carry.at = { x: moved.clientX, y: moved.clientY, seat }
      }
      const end = (ended: PointerEvent) => {
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', end)
        removeEventListener('pointercancel', end)
        carry.at = null
        if (!lifted || ended.type === 'pointercancel') return
        carry.goal = cellUnder(ended.clientX, ended.clientY)
        putDown(table)
      }
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
    }
    element.addEventListener('pointerdown', begin)
    return () => element.removeEventListener('pointerdown', begin)
  }
}
