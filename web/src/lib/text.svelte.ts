/** Every word people read: Fluent messages of the frame and of the game at the table. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle'
import type { Arg, Words } from './protocol.gen'
import { type Language, settings } from './settings.svelte'

type Load = () => Promise<string>

const frameTexts = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' })
/** The words of the rules, and in `page/` those that only the page needs. */
const gameTexts = import.meta.glob<string>('../../../src/magnate/games/*/text/**/*.ftl', {
  query: '?raw',
  import: 'default',
})

export interface Rule {
  id: string
  words: Words
}

/** A part of a line: letters, a seat, or a component of the game. */
export type Piece = string | { seat: number } | { words: Words }

const OPEN = '\uE000'
const CLOSE = '\uE001'

function nth([value]: FluentValue[]): FluentValue {
  const n = value instanceof FluentNumber ? value.value : Number(value)
  return new FluentNumber(n + 1)
}

function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { NTH: nth } })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

function named(texts: Record<string, Load>, ending: string): Load[] {
  return Object.entries(texts)
    .filter(([path]) => path.endsWith(ending))
    .map(([, load]) => load)
}

/** The id of a rule as its message key has it: SEN-5.2.2 and rule-SEN-5-2-2. */
function ruleId(key: string): string {
  const [game, ...numbers] = key.slice('rule-'.length).split('-')
  return `${game}-${numbers.join('.')}`
}

class Text {
  #frame: FluentBundle = $state.raw(new FluentBundle('en'))
  #game: FluentBundle | null = $state.raw(null)
  #sources: string[] = $state.raw([])
  #gameKey: string | null = null
  #language: Language = $state('en')

  /** The language on the page: the one asked for, once its words have come. */
  get language(): Language {
    return this.#language
  }

  /** Loads the words of a language and, at a table, of its game; then shows them. */
  async show(language: Language, game: string | null): Promise<void> {
    const [frame, sources] = await Promise.all([
      Promise.all(named(frameTexts, `/text/${language}.ftl`).map((load) => load())),
      game ? this.#gameSources(language, game) : Promise.resolve([]),
    ])
    this.#frame = bundleOf(language, frame)
    this.#game = game ? bundleOf(language, sources) : null
    this.#sources = sources
    this.#gameKey = game
    this.#language = language
    document.documentElement.lang = language
  }

  async #gameSources(language: Language, game: string): Promise<string[]> {
    const parts = [`${language}.ftl`, `page/${language}.ftl`]
    const loads = parts.flatMap((part) => named(gameTexts, `/${game}/text/${part}`))
    return Promise.all(loads.map((load) => load()))
  }

  /** Messages of a game that is not at the table: of the keys asked for, those it has. */
  async messagesOf(game: string, keys: string[]): Promise<Map<string, string>> {
    const bundle = bundleOf(this.#language, await this.#gameSources(this.#language, game))
    const has = keys.flatMap((key) => {
      const pattern = bundle.getMessage(key)?.value
      return pattern ? [[key, bundle.formatPattern(pattern)] as const] : []
    })
    return new Map(has)
  }

  async change(language: Language): Promise<void> {
    settings.language = language
    await this.show(language, this.#gameKey)
  }

  has(key: string): boolean {
    return (this.#game?.hasMessage(key) ?? false) || this.#frame.hasMessage(key)
  }

  /** A message with arguments already in letters and numbers. */
  format(key: string, args: Record<string, FluentVariable> = {}, attribute?: string): string {
    const bundle = this.#game?.hasMessage(key) ? this.#game : this.#frame
    const message = bundle.getMessage(key)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return attribute ? '' : key
    return bundle.formatPattern(pattern, args, [])
  }

  /** Words as a string; `name` says what a seat is called. */
  say(words: Words, name: (seat: number) => string, attribute?: string): string {
    const plain = (arg: Arg): FluentVariable => {
      if (Array.isArray(arg)) return arg.map(plain).join(', ')
      if (typeof arg !== 'object') return arg
      return 'key' in arg ? this.say(arg, name) : name(arg.seat)
    }
    return this.format(words.key, mapped(words.args, plain), attribute)
  }

  /** Words as pieces, so that seats and components can be drawn inside the line. */
  pieces(words: Words, attribute?: string): Piece[] {
    const kept: Piece[] = []
    const keep = (piece: Piece): string => `${OPEN}${kept.push(piece) - 1}${CLOSE}`
    const marked = (arg: Arg): FluentVariable => {
      if (Array.isArray(arg)) return arg.map(marked).join(', ')
      if (typeof arg !== 'object') return arg
      if (!('key' in arg)) return keep(arg)
      return arg.ref ? keep({ words: arg }) : this.format(arg.key, mapped(arg.args, marked))
    }
    const line = this.format(words.key, mapped(words.args, marked), attribute)
    return line
      .split(/\uE000(\d+)\uE001/)
      .map((part, i) => (i % 2 ? kept[Number(part)]! : part))
      .filter((part) => part !== '')
  }

  /** Every rule the game's texts state, in the order of the book. */
  get rules(): Rule[] {
    const keys = new Set<string>()
    for (const source of this.#sources) {
      for (const entry of new FluentResource(source).body) {
        if (entry.id.startsWith('rule-') && 'value' in entry) keys.add(entry.id)
      }
    }
    return [...keys]
      .map((key) => ({ id: ruleId(key), words: { key, args: {} } }))
      .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  }
}

function mapped<From, To>(args: Record<string, From> | undefined, by: (arg: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(args ?? {}).map(([key, arg]) => [key, by(arg)]))
}

export const text = new Text()

/** A message of the frame. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return text.format(key, args)
}

/** The name of a bot's level, or the level itself if it has none. */
export function levelName(level: string): string {
  const key = `level-${level}`
  return text.has(key) ? t(key) : level.charAt(0).toUpperCase() + level.slice(1)
}
