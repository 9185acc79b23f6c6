/** What somebody looks for in the rules, and what there is of it. */
import { LANGUAGE_NAMES } from '../lib/languages'
import { text } from '../lib/text.svelte'
import { type Entry, nearest, search } from './search'

export class Seeking {
  sought = $state('')
  /** The rules in the other languages, once they were needed. */
  #others: Entry[] = $state.raw([])
  /** The language they are other to. */
  #learned = ''

  readonly all = $derived.by((): Entry[] =>
    text.rules.map(({ id, words }) => ({ id, sentence: text.format(words.key) })),
  )
  readonly on = $derived(this.sought.trim() !== '')
  #own = $derived.by(() => search(this.all, this.sought))
  /** Found by its words in another language. */
  readonly foreign = $derived.by(() => {
    if (this.#own.length) return false
    return search(this.#others, this.sought).length > 0
  })
  readonly found = $derived.by(() => {
    if (!this.foreign) return this.#own
    const ids = new Set(search(this.#others, this.sought).map(({ id }) => id))
    return this.all.filter(({ id }) => ids.has(id))
  })
  readonly nearest = $derived.by(() =>
    this.found.length ? [] : nearest(this.all, this.sought, text.language),
  )

  constructor() {
    $effect(() => {
      if (!this.on || this.#own.length) return
      void this.#learnOthers(text.language)
    })
  }

  async #learnOthers(own: string): Promise<void> {
    if (this.#learned === own) return
    this.#learned = own
    const others = LANGUAGE_NAMES.map(({ value }) => value).filter((one) => one !== own)
    this.#others = (await Promise.all(others.map((one) => text.rulesIn(one)))).flat()
  }
}
