/**
 * The pages besides the start and the tables: each has an address with named parts and a component, loaded when
 * it is first opened.  The component gets the parts as properties.
 */
import type { Component } from 'svelte'

export interface OtherPlace {
  page: 'other'
  parts: Record<string, string>
  // Each page names the parts it gets.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load: () => Promise<{ default: Component<any> }>
}

interface Page {
  /** `/rules/:game`: what stands behind a colon is a part with a name. */
  path: string
  load: OtherPlace['load']
}

const PAGES: Page[] = [
  { path: '/learn/:game', load: () => import('./learn/CoursePage.svelte') },
  { path: '/rules/:game', load: () => import('./learn/RulesPage.svelte') },
  { path: '/rules/:game/key', load: () => import('./learn/KeyPage.svelte') },
  { path: '/rules/:game/aid', load: () => import('./learn/AidPage.svelte') },
  { path: '/learn/:game/:lesson', load: () => import('./learn/LessonPage.svelte') },
  { path: '/workshop/:game', load: () => import('./workshop/WorkshopPage.svelte') },
  { path: '/workshop/:game/:edition', load: () => import('./workshop/WorkshopPage.svelte') },
  { path: '/daily', load: () => import('./daily/DailyPage.svelte') },
  { path: '/daily/:day', load: () => import('./daily/DailyPage.svelte') },
  { path: '/player/:name', load: () => import('./people/ProfilePage.svelte') },
  { path: '/next', load: () => import('./people/NextPage.svelte') },
  { path: '/next/:table', load: () => import('./people/NextPage.svelte') },
  { path: '/tables', load: () => import('./people/LobbyPage.svelte') },
  { path: '/tables/:part', load: () => import('./people/LobbyPage.svelte') },
  { path: '/replay/:id', load: () => import('./replay/ReplayPage.svelte') },
  { path: '/replay/:id/:move', load: () => import('./replay/ReplayPage.svelte') },
  { path: '/review/:id', load: () => import('./review/ReviewPage.svelte') },
  { path: '/review/:id/:turn', load: () => import('./review/ReviewPage.svelte') },
]

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
