/** Finds rules by their words, in whatever form they are written, and else the words that come nearest. */

export interface Entry {
  id: string
  sentence: string
}

const ENGLISH = /(?:ies|ing|es|ed|s|y|e)$/
const RUSSIAN =
  /(?:[аяыи]ми|[оеыи]го|[оеыи]му|[ыи]ми|[ое]в|[оеы]й|[аяоеыи]х|[аяоеы]м|[аоуыияею]я|[оы]е|ие|ую|ть|[еёиюуая]т|[аяыиуюеоьй])$/

/** Letters as a search reads them: small, narrow, ё as е, katakana as hiragana; each in its place. */
export function folded(text: string): string {
  return [...text]
    .map((sign) => {
      const small = sign.normalize('NFKC').toLowerCase().replace('ё', 'е')
      return small.length === sign.length ? small : sign
    })
    .join('')
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}

/** A word without its ending. */
function stem(word: string): string {
  const short = word.replace(/^[a-z]+$/.test(word) ? ENGLISH : RUSSIAN, '')
  return short.length < 3 ? word : short
}

const stems = (query: string): string[] => folded(query).trim().split(/\s+/).filter(Boolean).map(stem)

/** The entries that have every word of the query. */
export function search<E extends Entry>(entries: readonly E[], query: string): E[] {
  const wanted = stems(query)
  return entries.filter(({ id, sentence }) => {
    const read = folded(`${id} ${sentence}`)
    return wanted.every((word) => read.includes(word))
  })
}

/** A sentence in parts, every second one a hit. */
export function marked(sentence: string, query: string): string[] {
  const wanted = stems(query).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  if (!wanted.length) return [sentence]
  const parts: string[] = []
  let from = 0
  // Where words are written apart, a hit goes on to the end of its word.
  const hits = folded(sentence).matchAll(new RegExp(`(?:${wanted.join('|')})[a-zа-я]*`, 'g'))
  for (const { 0: hit, index } of hits) {
    parts.push(sentence.slice(from, index), sentence.slice(index, index + hit.length))
    from = index + hit.length
  }
  return [...parts, sentence.slice(from)]
}

/** How many letters make the difference between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + Number(letter !== b[j])))
    }
    row = next
  }
  return row[b.length]!
}

/** The words of the entries that are nearest to what was looked for, at most three. */
export function nearest(entries: readonly Entry[], query: string, language: string): string[] {
  const sought = folded(query).trim()
  const far = Math.max(1, Math.floor(sought.length / 3))
  const cut = new Intl.Segmenter(language, { granularity: 'word' })
  const words = new Set(
    entries.flatMap(({ sentence }) =>
      [...cut.segment(sentence)].flatMap(({ segment, isWordLike }) =>
        isWordLike && segment.length > 1 ? segment.toLocaleLowerCase(language) : [],
      ),
    ),
  )
  return [...words]
    .map((word) => ({ word, by: distance(sought, folded(word)) }))
    .filter(({ word, by }) => by <= far && by < word.length)
    .sort((a, b) => a.by - b.by || a.word.length - b.word.length)
    .slice(0, 3)
    .map(({ word }) => word)
}
