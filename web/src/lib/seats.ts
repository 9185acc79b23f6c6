/** The seats this browser plays, by table: several at one table are hot-seat. */
import { api } from './api'

const KEY = 'magnate.seats'
/** The tokens this browser has made for invitations: the same link leads to the same seat again. */
const MADE = 'magnate.sitting'
const INVITATIONS_KEPT = 200
const TABLES_KEPT = 40

type Kept = Record<string, string[]>

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

function write(kept: [string, string[]][]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // The link still holds the seat.
  }
}

const except = (table: string) => Object.entries(read()).filter(([id]) => id !== table)

export function keepSeats(table: string, tokens: string[]): void {
  write([...except(table).slice(1 - TABLES_KEPT), [table, tokens]])
}

export function forgetSeats(table: string): void {
  write(except(table))
}

/** The tables where this browser has seats, and their tokens, the latest first. */
export function tablesKept(): [string, string[]][] {
  return Object.entries(read())
    .filter(([, tokens]) => tokens.length)
    .reverse()
}

export function seatsKept(table: string): string[] {
  return read()[table] ?? []
}

/** The tokens a page shows: the one of its address, with its neighbours if it is one of a hot-seat table. */
export function tokensFor(table: string, token: string | null): string[] {
  if (!token) return []
  const kept = seatsKept(table)
  return kept.includes(tokensMade()[token] ?? token) ? kept : [token]
}

let made: Record<string, string> = {}

function tokensMade(): Record<string, string> {
  try {
    made = { ...made, ...(JSON.parse(localStorage.getItem(MADE) ?? '{}') as Record<string, string>) }
  } catch {
    // The page remembers them as long as it is open.
  }
  return made
}

/** A token of this browser's own for an invitation: the same one, however often an answer is lost. */
function ownToken(invitation: string): string {
  const known = tokensMade()[invitation]
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const own = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  made = Object.fromEntries([...Object.entries(made).slice(1 - INVITATIONS_KEPT), [invitation, own]])
  try {
    localStorage.setItem(MADE, JSON.stringify(made))
  } catch {
    // Likewise.
  }
  return own
}

/** Sits down at these seats: tokens that were invitations are exchanged for ones that nobody else knows. */
export async function sitDown(table: string, tokens: string[]): Promise<string[]> {
  const own: string[] = []
  for (const token of tokens) own.push((await api.sit(table, token, ownToken(token))).token)
  const kept = seatsKept(table)
  const ours = kept.length ? kept.map((token) => own[tokens.indexOf(token)] ?? token) : own
  keepSeats(table, ours)
  return own
}
