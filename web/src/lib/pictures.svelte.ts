/** Pictures of the boards as they last lay in this browser, kept with its seats. */
const KEY = 'magnate.pictures'
/** As many tables as the start page shows. */
const KEPT = 12

/** A board by day and by night, as addresses of their own. */
export type Pictures = Record<'dark' | 'light', string>

type Kept = Record<string, Pictures>

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

let kept: Kept = $state.raw(read())
addEventListener('storage', ({ key }) => {
  if (key === KEY) kept = read()
})

function write(pictures: [string, Pictures][]): void {
  kept = Object.fromEntries(pictures)
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Lists show the sign of the game instead.
  }
}

const except = (table: string) => Object.entries(read()).filter(([id]) => id !== table)

export function keepPictures(table: string, pictures: Pictures): void {
  write([...except(table).slice(1 - KEPT), [table, pictures]])
}

export function forgetPictures(table: string): void {
  if (table in kept) write(except(table))
}

/** The board of a table, if this browser has seen it. */
export function pictureOf(table: string, theme: keyof Pictures): string | undefined {
  return kept[table]?.[theme]
}
