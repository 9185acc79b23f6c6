/** Where one can be: the start, a table to watch or a seat at one, and the pages of `pages.ts`. */
import { type OtherPlace, otherPlaceOf } from '../pages'

export type Place =
  { page: 'start' } | { page: 'table'; id: string; token: string | null } | OtherPlace | { page: 'lost' }

/** A seat's token stands behind the #, which browsers keep to themselves; older links have it in the path. */
function placeOf({ pathname, hash }: { pathname: string; hash: string }): Place {
  if (pathname === '/' || pathname === '') return { page: 'start' }
  const [, table, id, inPath] = /^\/(table)\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? []
  if (!table || !id) return otherPlaceOf(pathname) ?? { page: 'lost' }
  const token = inPath ?? hash.slice(1)
  return { page: 'table', id: decodeURIComponent(id), token: token ? decodeURIComponent(token) : null }
}

/** The address of a place as it is shown; that of no known place stays as it is. */
function addressOf(place: Place, asked: string): string {
  if (place.page !== 'table') return asked
  const token = place.token ? `#${encodeURIComponent(place.token)}` : ''
  return `/table/${encodeURIComponent(place.id)}${token}`
}

class Router {
  place: Place = $state.raw(placeOf(location))

  constructor() {
    const { pathname, search, hash } = location
    const address = addressOf(this.place, pathname + search + hash)
    if (address !== pathname + search + hash) history.replaceState(history.state, '', address)
    window.addEventListener('popstate', () => (this.place = placeOf(location)))
  }

  go(url: string): void {
    const target = new URL(url, location.href)
    this.place = placeOf(target)
    history.pushState(null, '', addressOf(this.place, target.pathname + target.hash))
    window.scrollTo(0, 0)
  }

  /** Goes on from an address that only leads elsewhere: nobody comes back to it. */
  replace(url: string): void {
    const target = new URL(url, location.href)
    this.place = placeOf(target)
    history.replaceState(null, '', addressOf(this.place, target.pathname + target.hash))
  }

  /** The seats shown here are opened by these tokens; the address says so too. */
  rekey(id: string, tokens: string[]): void {
    const here = placeOf(location)
    if (here.page !== 'table' || here.id !== id || !here.token || tokens.includes(here.token)) return
    history.replaceState(history.state, '', addressOf({ ...here, token: tokens[0] ?? null }, ''))
  }

  /** For links of the page: a plain click stays in the page, any other is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    this.go(link.href)
  }
}

export const router = new Router()
