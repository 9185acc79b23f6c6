/** What a person prefers, remembered in the browser. */

export const LANGUAGES = ['en', 'ru', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'auto' | 'dark' | 'light'

const KEY = 'magnate.settings'
/** Milliseconds in which a new question takes no click that was meant for the one before. */
const PAUSE = 400
const PAUSE_KEY = 'magnate.pause'

interface Stored {
  language: Language
  theme: Theme
  confirm: boolean
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
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>
  } catch {
    return {}
  }
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
    confirm: true,
    motion: true,
    sound: false,
    notices: false,
    name: '',
    ...read(),
  })
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

  /** Whether a finished turn waits for a Confirm. */
  get confirm(): boolean {
    return this.#stored.confirm
  }
  set confirm(value: boolean) {
    this.#keep('confirm', value)
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
