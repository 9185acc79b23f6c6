/** The seats this browser plays, by table: several at one table are hot-seat. */
import { beKnown } from '../people/who.svelte'
import { api } from './api'
import { forgetPictures } from './pictures.svelte'

const KEY = 'magnate.seats'
/** The tokens this browser has made for invitations: the same link leads to the same seat again. */
const MADE = 'magnate.sitting'
/** The links that were made for others when a table was opened here. */
const INVITATIONS = 'magnate.invitations'
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
  forgetPictures(table)
}

/** A seat that was given away by its link. */
export interface Invitation {
  seat: number
  name: string
  url: string
}

function allInvitations(): Record<string, Invitation[]> {
  try {
    return JSON.parse(localStorage.getItem(INVITATIONS) ?? '{}') as Record<string, Invitation[]>
  } catch {
    return {}
  }
}

/** Keeps the links of a table's seats, for whoever is still to be asked. */
export function keepInvitations(table: string, links: Invitation[]): void {
  if (!links.length) return
  const kept: [string, Invitation[]][] = [
    ...Object.entries(allInvitations()).slice(1 - TABLES_KEPT),
    [table, links],
  ]
  try {
    localStorage.setItem(INVITATIONS, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // They were shown when the table was opened.
  }
}

export function invitationsKept(table: string): Invitation[] {
  return allInvitations()[table] ?? []
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
  remember(invitation, own)
  return own
}

function remember(invitation: string, own: string): void {
  made = Object.fromEntries([...Object.entries(made).slice(1 - INVITATIONS_KEPT), [invitation, own]])
  try {
    localStorage.setItem(MADE, JSON.stringify(made))
  } catch {
    // Likewise.
  }
}

/** Sits down at these seats: tokens that were invitations are exchanged for ones that nobody else knows. */
export async function sitDown(table: string, tokens: string[]): Promise<string[]> {
  const own: string[] = []
  await beKnown()
  for (const token of tokens) {
    const link = await api.sit(table, token, ownToken(token))
    if (link.token !== token) remember(token, link.token)
    own.push(link.token)
  }
  const kept = seatsKept(table)
  const ours = kept.length ? kept.map((token) => own[tokens.indexOf(token)] ?? token) : own
  keepSeats(table, ours)
  return own
}

/** Keeps seats that the server says are this person's, wherever they were taken. */
export function keepMine(table: string, tokens: string[]): void {
  const kept = seatsKept(table)
  if (!tokens.every((token) => kept.includes(token))) keepSeats(table, tokens)
}
