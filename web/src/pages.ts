/**
 * The pages besides the start and the tables: each has an address with named parts and a component, loaded when
 * it is first opened.  The component gets the parts as properties.
 */
import type { Component } from 'svelte'

export interface OtherPlace {
  page: 'other'
  parts: Record<string, string>
  load: () => Promise<{ default: Component<Record<string, string>> }>
}

interface Page {
  /** `/rules/:game`: what stands behind a colon is a part with a name. */
  path: string
  load: OtherPlace['load']
}

const PAGES: Page[] = []

/** The page at an address, if there is one. */
export function otherPlaceOf(pathname: string): OtherPlace | null {
  for (const { path, load } of PAGES) {
    const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)
    const found = pattern.exec(pathname)
    if (!found) continue
    const parts = Object.entries(found.groups ?? {}).map(([name, part]) => [name, decodeURIComponent(part)])
    return { page: 'other', parts: Object.fromEntries(parts) as Record<string, string>, load }
  }
  return null
}
