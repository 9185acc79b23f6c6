/** An edition in the making: what is asked for, what was typed, what is checked, and what is wrong with it. */
import { get, post, type Refused } from '../lib/api'
import type { EditionRead, SharedEdition, WorkshopJson } from '../lib/protocol.gen'
import { t } from '../lib/text.svelte'
import { at, entriesOf, problemOf, same, valueOf, type Component, type Field, type Row } from './forms'
import { editions, type Kept } from './kept.svelte'
import { editionText } from './toml'

/** What the server finds wrong, and where. */
interface Fault {
  where: string[]
  says: string
}
export type Standing = 'open' | 'checked' | 'wrong'

export const workshopOf = (game: string): Promise<WorkshopJson> =>
  get(`/api/games/${encodeURIComponent(game)}/workshop`)
export const sharedOf = (id: string): Promise<SharedEdition> => get(`/api/editions/${encodeURIComponent(id)}`)
export const checked = (game: string, text: string): Promise<EditionRead> =>
  post('/api/edition-check', { game, text })

export const idOf = ({ path }: Pick<Component, 'path'>): string => path.join('.')

/** Milliseconds after the last key before the server is asked. */
const PAUSE = 250

export class Shop {
  readonly components: Component[]
  readonly standard: Row
  id = $state('')
  name = $state('')
  typed: Record<string, Row> = $state.raw({})
  checked: ReadonlySet<string> = $state.raw(new Set())
  fault: Fault | null = $state.raw(null)
  hash = $state('')
  /** What a file or a link came to that could not be read. */
  refused = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly game: string,
    readonly source: WorkshopJson,
  ) {
    this.components = source.components as unknown as Component[]
    this.standard = source.table['components'] as Row
    this.hash = (source.table['edition'] as { hash: string }).hash
    const last = editions.of(game)[0]
    if (last) this.open(last)
    else this.begin()
  }

  /** The tables with what was typed, right or wrong. */
  readonly tables: Row = $derived.by(() => {
    const tables = { ...this.standard }
    for (const one of this.components) {
      const typed = this.typed[idOf(one)]
      if (!typed) continue
      let here = tables
      for (const key of one.path) here = here[key] = { ...(here[key] as Row) }
      for (const field of one.fields)
        if (field.key in typed) Object.assign(here, entriesOf(field, typed[field.key]))
    }
    return tables
  })

  readonly wrong: Component[] = $derived.by(() => this.components.filter((one) => this.isWrong(one)))
  readonly changed: Component[] = $derived.by(() => this.components.filter((one) => this.typed[idOf(one)]))
  /** The file: what is wrong stays as it was. */
  readonly text = $derived.by(() => {
    const said = this.components.flatMap((one): [string[], Row][] => {
      const id = idOf(one)
      const typed = this.#wrongly(one) ? {} : (this.typed[id] ?? {})
      const rows = one.fields
        .filter(({ key }) => key in typed)
        .map((field) => entriesOf(field, typed[field.key]))
      const row = Object.assign({}, ...rows, this.checked.has(id) ? one.marks : {}) as Row
      return Object.keys(row).length ? [[one.path, row]] : []
    })
    return editionText(this.game, this.name.trim() || t('workshop-unnamed'), said)
  })

  value(one: Component, field: Field): unknown {
    const typed = this.typed[idOf(one)]
    return typed && field.key in typed ? typed[field.key] : this.standardValue(one, field)
  }
  standardValue(one: Component, field: Field): unknown {
    return valueOf(at(this.standard, one.path), field)
  }
  standing(one: Component): Standing {
    return this.isWrong(one) ? 'wrong' : this.checked.has(idOf(one)) ? 'checked' : 'open'
  }
  isWrong(one: Component): boolean {
    return this.#wrongly(one) || this.faultIn(one) !== null
  }
  #wrongly(one: Component): boolean {
    const typed = this.typed[idOf(one)]
    return !!typed && one.fields.some((f) => f.key in typed && problemOf(f.form, typed[f.key]))
  }
  /** What the server finds wrong in a component. */
  faultIn({ path }: Component): Fault | null {
    const { fault } = this
    return fault && path.every((key, i) => fault.where[i] === key) ? fault : null
  }
  /** What it finds wrong in no component alone. */
  get faultBetween(): Fault | null {
    return this.fault && !this.components.some((one) => this.faultIn(one)) ? this.fault : null
  }

  type(one: Component, field: Field, value: unknown): void {
    const id = idOf(one)
    const rest = { ...this.typed[id] }
    delete rest[field.key]
    const typed = same(value, this.standardValue(one, field)) ? rest : { ...rest, [field.key]: value }
    this.typed = without(this.typed, id, Object.keys(typed).length ? typed : null)
    // What is typed anew is no longer what was compared.
    this.checked = new Set([...this.checked].filter((other) => other !== id))
    this.#save()
  }
  check(one: Component): void {
    this.checked = new Set([...this.checked, idOf(one)])
    this.#save()
  }
  /** The guess again, and open. */
  reset(one: Component): void {
    const id = idOf(one)
    this.typed = without(this.typed, id, null)
    this.checked = new Set([...this.checked].filter((other) => other !== id))
    this.#save()
  }
  rename(name: string): void {
    this.name = name
    this.#save()
  }

  /** A new edition in which nothing differs. */
  begin(): void {
    this.#set({ id: crypto.randomUUID(), name: t('workshop-first-name'), typed: {}, checked: [] })
  }
  open(kept: Kept): void {
    this.#set(kept)
  }
  #set({ id, name, typed, checked: marked }: Omit<Kept, 'game' | 'text' | 'at'>): void {
    this.id = id
    this.name = name
    this.typed = typed
    this.checked = new Set(marked)
    this.refused = ''
    void this.#ask()
  }
  forget(): void {
    editions.forget(this.id)
    const next = editions.of(this.game)[0]
    if (next) this.open(next)
    else this.begin()
  }

  /** An edition's text taken over as one of one's own. */
  async take(text: string): Promise<void> {
    try {
      const { name, tables } = await checked(this.game, text)
      const typed: Record<string, Row> = {}
      const marked: string[] = []
      for (const one of this.components) {
        const row = at(tables, one.path)
        const said = one.fields.filter((f) => !same(valueOf(row, f), this.standardValue(one, f)))
        if (said.length) typed[idOf(one)] = Object.fromEntries(said.map((f) => [f.key, valueOf(row, f)]))
        if (holds(row, one.marks)) marked.push(idOf(one))
      }
      this.#set({ id: crypto.randomUUID(), name, typed, checked: marked })
      this.#save()
    } catch (error) {
      this.refused = (error as Refused).message || t('offline-short')
    }
  }
  share(): Promise<SharedEdition> {
    return post('/api/editions', { game: this.game, text: this.text })
  }

  keep(): void {
    const { id, game, name, text, typed } = this
    editions.keep({ id, game, name, text, typed, checked: [...this.checked], at: Date.now() })
  }
  #save(): void {
    this.keep()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), PAUSE)
  }
  async #ask(): Promise<void> {
    const { text } = this
    try {
      const { hash } = await checked(this.game, text)
      if (text !== this.text) return
      this.hash = hash
      this.fault = null
    } catch (error) {
      if (text !== this.text) return
      const { code, message, more } = error as Refused
      if (code !== 'edition') return
      const where = (more['where'] as string[] | undefined) ?? []
      this.fault = { where, says: String(more['says'] ?? message) }
    }
  }
}

/** Whether a row says all that a component says once it is checked. */
function holds(row: Row, marks: Row): boolean {
  return Object.entries(marks).every(([key, mark]) =>
    typeof mark === 'object' ? holds((row[key] ?? {}) as Row, mark as Row) : row[key] === mark,
  )
}

function without(typed: Record<string, Row>, id: string, row: Row | null): Record<string, Row> {
  const rest = Object.fromEntries(Object.entries(typed).filter(([other]) => other !== id))
  return row ? { ...rest, [id]: row } : rest
}
