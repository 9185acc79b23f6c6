/** The components that words speak of. */
import type { Arg, Words } from './protocol.gen'

function inside(arg: Arg): Words[] {
  if (Array.isArray(arg)) return arg.flatMap(inside)
  return typeof arg === 'object' && 'key' in arg ? [arg] : []
}

/** The words inside words. */
export function parts(words: Words): Words[] {
  return Object.values(words.args ?? {}).flatMap(inside)
}

/** The ids of the components that words speak of, not of what is printed on these. */
export function namedIn(words: Words): Set<string> {
  if (words.ref !== undefined) return new Set([words.ref])
  return new Set(parts(words).flatMap((part) => [...namedIn(part)]))
}

/** The ids of all components in words. */
export function refsOf(words: Words): Set<string> {
  const below = parts(words).flatMap((part) => [...refsOf(part)])
  return new Set(words.ref === undefined ? below : [words.ref, ...below])
}
