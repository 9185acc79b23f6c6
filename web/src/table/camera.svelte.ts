/** Keeps a picture of the board for the lists of tables: while the table lies still, and when the page is left or hidden. */
import type { Attachment } from 'svelte/attachments'
import { painted } from '../lib/colours'
import type { Live } from '../lib/live.svelte'
import { keepPictures } from '../lib/pictures.svelte'
import { seatsKept } from '../lib/seats'
import type { Table } from '../lib/table.svelte'

/** How long nothing may have happened, in milliseconds. */
const STILL = 1500

/** Watches the page of a table, the symbols of its drawings in it. */
export function camera(table: Table, live: Live): Attachment {
  return (page) => {
    let due = false

    async function take(): Promise<void> {
      if (!due || !live.table || !seatsKept(live.id).length) return
      due = false
      const colours = painted(table.seats.map(({ colour }) => colour))
      const { picture } = await import('./picture')
      const taken = await picture(page, live.table.game, colours)
      // Whoever has given up the seat meanwhile is not reminded of it.
      if (taken && seatsKept(live.id).length) keepPictures(live.id, taken)
    }
    /** A browser that cannot draw it keeps none. */
    const attempt = () => void take().catch(() => {})

    $effect(() => {
      if (!live.settled || table.show.on || table.laid) return
      due = true
      const timer = setTimeout(attempt, STILL)
      return () => clearTimeout(timer)
    })

    const hide = () => {
      if (document.hidden) attempt()
    }
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      attempt()
    }
  }
}
