/** What a person prefers, remembered in the browser. */
import type { Next } from './protocol.gen'

export const LANGUAGES = ['en', 'ru', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'auto' | 'dark' | 'light'
/** Which drafts wait for a Confirm. */
export type Confirming = 'always' | 'reveals' | 'never'

/** How long each thing that others do is shown, in milliseconds; null until one goes on. */
export const PACES = { instant: 0, fast: 600, normal: 1400, slow: 2400, step: null } as const
export type Pace = keyof typeof PACES

const KEY = 'magnate.settings'
const PACE_KEY = 'magnate.pace'
/** Set to "off" by whoever wants no panel at a scoring. */
const SCORINGS_KEY = 'magnate.scorings'
/** Milliseconds in which a new question takes no click that was meant for the one before. */
const PAUSE = 400
const PAUSE_KEY = 'magnate.pause'
const GUARD_KEY = 'magnate.guard'

interface Stored {
  language: Language
  theme: Theme
  confirm: Confirming
  confirms: number
  motion: boolean
  sound: boolean
  notices: boolean
  name: string
}

function firstLanguage(): Language {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2))
  return LANGUAGES.find((language) => language === asked.find((tag) => isLanguage(tag))) ?? 'en'
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag)
}

function read(): Partial<Stored> {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Omit<Stored, 'confirm'>> & {
      confirm?: unknown
    }
    if (!isConfirming(stored.confirm)) stored.confirm = stored.confirm === false ? 'never' : 'always'
    return stored as Partial<Stored>
  } catch {
    return {}
  }
}

function isConfirming(value: unknown): value is Confirming {
  return ['always', 'reveals', 'never'].includes(value as string)
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function isPace(name: string | null): name is Pace {
  return name !== null && Object.keys(PACES).includes(name)
}

function firstPace(): Pace {
  const stored = kept(PACE_KEY)
  return isPace(stored) ? stored : 'normal'
}

function readPause(): number {
  try {
    return Number(localStorage.getItem(PAUSE_KEY) ?? PAUSE)
  } catch {
    return PAUSE
  }
}

function media(query: string): { readonly matches: boolean } {
  const list = window.matchMedia(query)
  let matches = $state(list.matches)
  list.addEventListener('change', (event) => (matches = event.matches))
  return {
    get matches() {
      return matches
    },
  }
}

class Settings {
  #stored: Stored = $state({
    language: firstLanguage(),
    theme: 'auto',
    confirm: 'always',
    confirms: 0,
    motion: true,
    sound: false,
    notices: false,
    name: '',
    ...read(),
  })
  #pace: Pace = $state(firstPace())
  #scorings = $state(kept(SCORINGS_KEY) !== 'off')
  #night = media('(prefers-color-scheme: dark)')
  #still = media('(prefers-reduced-motion: reduce)')

  #keep<Key extends keyof Stored>(key: Key, value: Stored[Key]): void {
    this.#stored[key] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored))
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get language(): Language {
    return isLanguage(this.#stored.language) ? this.#stored.language : 'en'
  }
  set language(value: Language) {
    this.#keep('language', value)
  }

  get theme(): Theme {
    return this.#stored.theme
  }
  set theme(value: Theme) {
    this.#keep('theme', value)
  }

  get confirm(): Confirming {
    return this.#stored.confirm
  }
  set confirm(value: Confirming) {
    this.#keep('confirm', value)
  }
  /** Whether a draft that leads there waits for a Confirm. */
  asks(next: Next): boolean {
    return this.confirm === 'always' || (this.confirm === 'reveals' && next.to === 'reveal')
  }
  /** How often this browser has confirmed. */
  get confirms(): number {
    return this.#stored.confirms
  }
  set confirms(value: number) {
    this.#keep('confirms', value)
  }

  get motion(): boolean {
    return this.#stored.motion
  }
  set motion(value: boolean) {
    this.#keep('motion', value)
  }

  /** Whether a soft tone says that it is this page's turn. */
  get sound(): boolean {
    return this.#stored.sound
  }
  set sound(value: boolean) {
    this.#keep('sound', value)
  }

  /** Whether the browser shows a notice of one's turn while the page is hidden. */
  get notices(): boolean {
    return this.#stored.notices
  }
  set notices(value: boolean) {
    this.#keep('notices', value)
  }

  get name(): string {
    return this.#stored.name
  }
  set name(value: string) {
    this.#keep('name', value)
  }

  /** How the turns of others are shown. */
  get pace(): Pace {
    return this.#pace
  }
  set pace(value: Pace) {
    this.#pace = value
    keep(PACE_KEY, value)
  }

  /** Whether a scoring opens a panel. */
  get scorings(): boolean {
    return this.#scorings
  }
  set scorings(value: boolean) {
    this.#scorings = value
    keep(SCORINGS_KEY, value ? 'on' : 'off')
  }

  /** Whether what gives something up asks first. */
  get guards(): boolean {
    return kept(GUARD_KEY) !== 'off'
  }

  /** How long a new question takes no hasty click. */
  get pause(): number {
    return readPause()
  }

  /** The theme that is shown. */
  get shown(): 'dark' | 'light' {
    if (this.theme !== 'auto') return this.theme
    return this.#night.matches ? 'dark' : 'light'
  }

  /** True when nothing may move. */
  get calm(): boolean {
    return !this.motion || this.#still.matches
  }
}

export const settings = new Settings()
