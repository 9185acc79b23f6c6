import type { Arg, Words } from '../lib/protocol.gen'

function inside(arg: Arg): Words[] {
  if (Array.isArray(arg)) return arg.flatMap(inside)
  return typeof arg === 'object' && 'key' in arg ? [arg] : []
}

function parts(words: Words): Words[] {
  return Object.values(words.args ?? {}).flatMap(inside)
}

/** What sort of thing words name: the sort of their first part (the crop of a card), or their own. */
export function kindOf(words: Words): string {
  return parts(words)[0]?.key ?? words.key
}

/** The components that words speak of. */
export function refsOf(words: Words): Set<string> {
  const below = parts(words).flatMap((part) => [...refsOf(part)])
  return new Set(words.ref === undefined ? below : [words.ref, ...below])
}
