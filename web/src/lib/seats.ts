/** The seats this browser plays, by table: several at one table are hot-seat. */
const KEY = 'magnate.seats'
const TABLES_KEPT = 40

type Kept = Record<string, string[]>

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

export function keepSeats(table: string, tokens: string[]): void {
  const others = Object.entries(read()).filter(([id]) => id !== table)
  const kept = Object.fromEntries([...others.slice(1 - TABLES_KEPT), [table, tokens]])
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The link still holds the seat.
  }
}

export function seatsKept(table: string): string[] {
  return read()[table] ?? []
}

/** The tokens a page shows: the one of its address, with its neighbours if it is one of a hot-seat table. */
export function tokensFor(table: string, token: string | null): string[] {
  if (!token) return []
  const kept = seatsKept(table)
  return kept.includes(token) ? kept : [token]
}
