/** What an option changes: `[new]`, `[]` for what is gone, an object of changes by key or place, null for nothing. */
type Changes = readonly unknown[] | { readonly [key: string]: unknown } | null | undefined

/** Plain data after a change; what did not change is shared with what was there before. */
export function applied<T>(before: T, change: Changes): T {
  if (change === null || change === undefined) return before
  if (Array.isArray(change)) return change[0] as T
  const changes = change as Record<string, Changes>
  if (Array.isArray(before)) {
    return before.map((one: unknown, place) => applied(one, changes[place])) as T
  }
  const after: Record<string, unknown> = { ...(before as Record<string, unknown>) }
  for (const [key, inside] of Object.entries(changes)) {
    if (Array.isArray(inside) && inside.length === 0) delete after[key]
    else after[key] = applied(after[key], inside)
  }
  return after as T
}
