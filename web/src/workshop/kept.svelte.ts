/** The editions that this browser keeps. */
import type { Row } from './forms'

export interface Kept {
  id: string
  game: string
  name: string
  /** The file, without what cannot be. */
  text: string
  /** What was typed, by component and field. */
  typed: Record<string, Row>
  checked: string[]
  /** When it was last changed. */
  at: number
}

const KEY = 'magnate.editions'
const CHOSEN = 'magnate.edition'

function read(): Kept[] {
  try {
    const found = JSON.parse(localStorage[KEY] ?? '[]') as unknown
    return Array.isArray(found) ? (found as Kept[]) : []
  } catch {
    return []
  }
}

class Editions {
  all: Kept[] = $state.raw(read())
  /** False where this browser keeps nothing. */
  keeps = $state(true)

  constructor() {
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY) this.all = read()
    })
  }

  /** The editions of a game, the latest first. */
  of(game: string): Kept[] {
    return this.all.filter((one) => one.game === game).sort((a, b) => b.at - a.at)
  }

  keep(one: Kept): void {
    this.#write([...this.all.filter(({ id }) => id !== one.id), one])
  }

  forget(id: string): void {
    this.#write(this.all.filter((one) => one.id !== id))
  }

  /** The edition that the next table of its game shall be opened with. */
  choose(id: string): void {
    try {
      sessionStorage[CHOSEN] = id
    } catch {
      // Then it is chosen by hand.
    }
  }

  /** The edition chosen for a table of this game. */
  chosen(game: string): Kept | undefined {
    try {
      const id = sessionStorage[CHOSEN] as string | undefined
      return this.all.find((one) => one.id === id && one.game === game)
    } catch {
      return undefined
    }
  }

  #write(all: Kept[]): void {
    this.all = all
    try {
      localStorage[KEY] = JSON.stringify(all)
      this.keeps = true
    } catch {
      this.keeps = false
    }
  }
}

export const editions = new Editions()
