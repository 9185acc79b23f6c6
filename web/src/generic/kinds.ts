import type { Words } from '../lib/protocol.gen'
import { parts } from '../lib/refs'

/** What sort of thing words name: the sort of their first part (the crop of a card), or their own. */
export function kindOf(words: Words): string {
  return parts(words)[0]?.key ?? words.key
}
