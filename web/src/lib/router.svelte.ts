/** Three addresses: the start, a table to watch, a seat at a table. */
export type Place = { page: 'start' } | { page: 'table'; id: string; token: string | null } | { page: 'lost' }

function placeOf(path: string): Place {
  if (path === '/' || path === '') return { page: 'start' }
  const [, table, id, token] = /^\/(table)\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? []
  if (!table || !id) return { page: 'lost' }
  return { page: 'table', id: decodeURIComponent(id), token: token ? decodeURIComponent(token) : null }
}

class Router {
  place: Place = $state.raw(placeOf(location.pathname))

  constructor() {
    window.addEventListener('popstate', () => (this.place = placeOf(location.pathname)))
  }

  go(url: string): void {
    const target = new URL(url, location.href)
    history.pushState(null, '', target.pathname)
    this.place = placeOf(target.pathname)
    window.scrollTo(0, 0)
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
