/** The seats of this person, from the server into this browser. */
import { learning } from '../learn/progress.svelte'
import { router } from '../lib/router.svelte'
import { forgetSeats, keepMine, seatsKept } from '../lib/seats'
import { people } from './api'
import { waitsForMe, who } from './who.svelte'

/** Keeps the seats that were taken on other devices; without an answer, those kept are enough. */
export async function fetchSeats(): Promise<void> {
  await who.ask()
  if (!who.me) return
  const tables = await people.tables().catch(() => [])
  for (const table of tables.reverse())
    keepMine(
      table.id,
      table.mine.map(({ token }) => token),
    )
}

/** Where my seat is at the table that has waited for me longest, but for one; nothing if none waits. */
export async function nextTable(except = ''): Promise<string> {
  await who.ask()
  if (!who.me) return ''
  const tables = await people.tables().catch(() => [])
  const waiting = tables.filter((table) => table.id !== except && waitsForMe(table))
  const longest = waiting.sort((a, b) => Date.parse(a.changed) - Date.parse(b.changed))[0]
  return longest?.mine.find(({ seat }) => seat === longest.mover)?.url ?? ''
}

/** Where my seat is at a table: as this browser has it, or as the server knows it from another one. */
export async function seatAt(table: string): Promise<string | undefined> {
  const kept = seatsKept(table)[0]
  if (kept) return `/table/${table}#${kept}`
  await who.ask()
  const tables = who.me ? await people.tables().catch(() => []) : []
  return tables.find(({ id }) => id === table)?.mine[0]?.url
}

/** Leaves nothing of an account behind in this browser. */
export async function signOut(): Promise<void> {
  const tables = await people.tables().catch(() => [])
  await people.signOut()
  for (const { id } of tables) forgetSeats(id)
  learning.forget()
  who.become(null)
}

/** Goes to the rematch of a table: the first who asks opens it, and everybody gets the seat they had. */
export async function playAgain(id: string, mine: { seat: number; token: string }[]): Promise<void> {
  const links = []
  for (const { seat, token } of mine) links.push(await people.rematch(id, token, seat))
  const url = links[0]!.url
  const table = new URL(url, location.href).pathname.split('/')[2]!
  keepMine(
    table,
    links.map(({ token }) => token),
  )
  router.go(url)
}
