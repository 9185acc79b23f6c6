/** Every word people read: Fluent messages of the frame and of the game at the table. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle'
import { api } from './api'
import type { Arg, GameJson, GameWords, Words } from './protocol.gen'
import { type Language, settings } from './settings.svelte'

type Load = () => Promise<string>

/** The words of the frame; a part with many of its own (`text/learn/en.ftl`) keeps them in a folder. */
const frameTexts = import.meta.glob<string>('../text/**/*.ftl', { query: '?raw', import: 'default' })
/** The words of the rules, in `page/` those that only the page needs, in `workshop/` those of its components' values. */
const gameTexts = import.meta.glob<string>('../../../src/magnate/games/*/text/**/*.ftl', {
  query: '?raw',
  import: 'default',
})

/** The words of its lessons and of its coach, for pages that teach. */
const lessonTexts = import.meta.glob<string>('../../../src/magnate/games/*/lessons/*.ftl', {
  query: '?raw',
  import: 'default',
})

export interface Rule {
  id: string
  words: Words
}

/** A part of a line: letters, a seat and what it is called there, or a component of the game. */
export type Piece = string | { seat: number; called: string } | { words: Words }
/** What a seat is called, and whether it is the reader. */
export type Calls = (seat: number) => { name: string; reader: boolean }

const OPEN = '\uE000'
const CLOSE = '\uE001'

function nth([value]: FluentValue[]): FluentValue {
  const n = value instanceof FluentNumber ? value.value : Number(value)
  return new FluentNumber(n + 1)
}

/** A seat inside a text; `as` puts it there under another name. */
class Seat extends FluentType<string> {
  constructor(
    value: string,
    readonly reader: boolean,
    readonly as: (name: string) => string,
  ) {
    super(value)
  }
  toString(): string {
    return this.value
  }
}

/** `VERB($seat, "takes", "take")`: the form for others, and the one for the reader. */
function verb([seat, other, reader]: FluentValue[]): FluentValue {
  return (seat instanceof Seat && seat.reader ? reader : other) ?? ''
}

/** `NAME($seat, "you")`: a seat inside a sentence, where the reader is called otherwise. */
function name([seat, reader]: FluentValue[]): FluentValue {
  return seat instanceof Seat && seat.reader ? seat.as(String(reader)) : (seat ?? '')
}

function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { NTH: nth, VERB: verb, NAME: name },
  })
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
  #taught = false
  #language: Language = $state('en')

  /** The language on the page: the one asked for, once its words have come. */
  get language(): Language {
    return this.#language
  }

  /** As dates and times are written: in English the day before its month, and hours up to 24. */
  get dates(): string {
    return this.#language === 'en' ? 'en-GB' : this.#language
  }

  /** Loads the words of a language and, at a table, of its game, with its lessons if they are taught; then shows them. */
  async show(language: Language, game: string | null, taught = false): Promise<void> {
    const [frame, sources] = await Promise.all([
      Promise.all(named(frameTexts, `/${language}.ftl`).map((load) => load())),
      game ? this.#gameSources(language, game, taught) : Promise.resolve([]),
    ])
    this.#frame = bundleOf(language, frame)
    this.#game = game ? bundleOf(language, sources) : null
    this.#sources = sources
    this.#gameKey = game
    this.#taught = taught
    this.#language = language
    document.documentElement.lang = language
  }

  async #gameSources(language: Language, game: string, taught: boolean): Promise<string[]> {
    const parts = [`${language}.ftl`, `page/${language}.ftl`, `workshop/${language}.ftl`]
    const here = parts.flatMap((part) => named(gameTexts, `/${game}/text/${part}`))
    const loads = here.length ? here : [() => api.text(game, language)]
    const lessons = taught ? named(lessonTexts, `/${game}/lessons/${language}.ftl`) : []
    return Promise.all([...loads, ...lessons].map((load) => load()))
  }

  /** What the start page says of a game. */
  about(game: GameJson): GameWords {
    return game.words[this.#language]!
  }

  async change(language: Language): Promise<void> {
    settings.language = language
    await this.show(language, this.#gameKey, this.#taught)
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

  /** Words as a string; `calls` says what a seat is called. */
  say(words: Words, calls: Calls, attribute?: string): string {
    const plain = (arg: Arg): FluentVariable => {
      if (Array.isArray(arg)) return listed(words.key, arg, plain)
      if (typeof arg !== 'object') return arg
      if ('key' in arg) return this.say(arg, calls)
      const { name, reader } = calls(arg.seat)
      return new Seat(name, reader, (called) => called)
    }
    return this.format(words.key, mapped(words.args, plain), attribute)
  }

  /** Words as pieces, so that seats and components can be drawn inside the line. */
  pieces(words: Words, calls: Calls, attribute?: string): Piece[] {
    const kept: Piece[] = []
    const keep = (piece: Piece): string => `${OPEN}${kept.push(piece) - 1}${CLOSE}`
    const marked = (arg: Arg): FluentVariable => {
      if (Array.isArray(arg)) return listed(words.key, arg, marked)
      if (typeof arg !== 'object') return arg
      if (!('key' in arg)) {
        const { seat } = arg
        const { name, reader } = calls(seat)
        return new Seat(keep({ seat, called: name }), reader, (called) => keep({ seat, called }))
      }
      return arg.ref ? keep({ words: arg }) : this.format(arg.key, mapped(arg.args, marked))
    }
    const line = this.format(words.key, mapped(words.args, marked), attribute)
    return line
      .split(/\uE000(\d+)\uE001/)
      .map((part, i) => (i % 2 ? kept[Number(part)]! : part))
      .filter((part) => part !== '')
  }

  #keys = $derived.by(() => {
    const entries = this.#sources.flatMap((source) => new FluentResource(source).body)
    return [...new Set(entries.map((entry) => entry.id))]
  })

  /** The messages of the game whose names begin alike, as `crop-rye` and `crop-oats`, in order. */
  family(key: string): string[] {
    const beginning = key.slice(0, key.indexOf('-') + 1)
    return this.#keys.filter((other) => other.startsWith(beginning)).sort()
  }

  /** Every rule the game's texts state, in the order of the book. */
  get rules(): Rule[] {
    return this.#keys
      .filter((key) => key.startsWith('rule-'))
      .map((key) => ({ id: ruleId(key), words: { key, args: {} } }))
      .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  }

  /** The same rules in another language. */
  async rulesIn(language: Language): Promise<{ id: string; sentence: string }[]> {
    if (!this.#gameKey) return []
    const bundle = bundleOf(language, await this.#gameSources(language, this.#gameKey, false))
    return this.rules.map(({ id, words }) => {
      const pattern = bundle.getMessage(words.key)?.value
      return { id, sentence: pattern ? bundle.formatPattern(pattern) : '' }
    })
  }
}

/** A list in one line; in the log a component that stands there twice is counted: "Sales ×2". */
function listed(
  key: string,
  args: Exclude<Arg, unknown[]>[],
  by: (arg: Arg) => FluentVariable,
): FluentVariable {
  if (args.length === 1) return by(args[0]!)
  if (!key.startsWith('fact-')) return args.map(by).join(comma())
  const counts = new Map<string | symbol, { arg: Arg; n: number }>()
  for (const arg of args) {
    const alike = typeof arg === 'object' && 'key' in arg ? JSON.stringify(arg) : Symbol()
    counts.set(alike, { arg, n: (counts.get(alike)?.n ?? 0) + 1 })
  }
  return [...counts.values()].map(({ arg, n }) => (n > 1 ? `${by(arg)} ×${n}` : by(arg))).join(comma())
}

function mapped<From, To>(args: Record<string, From> | undefined, by: (arg: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(args ?? {}).map(([key, arg]) => [key, by(arg)]))
}

export const text = new Text()

/** A message of the frame. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return text.format(key, args)
}

/** What stands between the parts of a list. */
export const comma = (): string => t('list-separator')

/** True for the bots of Magnate, which have names in every language. */
export function isOwnLevel(level: string): boolean {
  return text.has(`level-${level}`)
}

/** The name of a bot's level, or the level itself if it has none. */
export function levelName(level: string): string {
  return isOwnLevel(level) ? t(`level-${level}`) : level.charAt(0).toUpperCase() + level.slice(1)
}
