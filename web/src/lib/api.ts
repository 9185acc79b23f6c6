import type {
  Failure,
  GameJson,
  ListedTable,
  Opened,
  SeatLink,
  StateFrame,
  Story,
  TableBody,
  TableFrame,
} from './protocol.gen'

/** How a table stands for one seat, and when somebody last did something there. */
export interface Look {
  table: TableFrame
  state: StateFrame
  changed: string
}

/** More entries than any log has. */
const NO_LOG = 2 ** 31 - 1

/** A request the server refused, or that never reached it (status 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What some codes say besides. */
    readonly more: Record<string, unknown> = {},
  ) {
    super(message)
  }
}

export async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new Refused(0, 'offline', '')
  }
  if (response.ok) return response
  const failure = (await response.json().catch(() => null)) as Failure | null
  throw new Refused(response.status, failure?.error?.code ?? 'failed', failure?.error?.message ?? '', {
    ...failure?.error,
  })
}

export async function get<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await request(path, init)).json()) as T
}

export async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token) headers['authorization'] = `Bearer ${token}`
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await (await request(path, init)).json()) as T
}

/** All that a question becomes known of, line by line; who aborts it ends it. */
export async function* follow<T>(
  path: string,
  body: unknown,
  token: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token) headers['authorization'] = `Bearer ${token}`
  const response = await request(path, { method: 'POST', headers, body: JSON.stringify(body), signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let read = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (read + value).split('\n')
    read = lines.pop()!
    for (const line of lines) yield JSON.parse(line) as T
  }
}

export const api = {
  games: () => get<GameJson[]>('/api/games'),
  text: async (game: string, language: string) =>
    (await request(`/api/games/${encodeURIComponent(game)}/text/${language}`)).text(),
  levels: () => get<string[]>('/api/levels'),
  tables: () => get<ListedTable[]>('/api/tables'),
  /** A table as the seat of the token sees it, without its log. */
  table: (id: string, token: string) =>
    get<Look>(`/api/tables/${encodeURIComponent(id)}?log=${NO_LOG}`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  open: (table: TableBody) => post<Opened>('/api/tables', table),
  join: (id: string, seat: number, name: string, colour?: number) =>
    post<SeatLink>(`/api/tables/${encodeURIComponent(id)}/join`, {
      seat,
      name,
      ...(colour === undefined ? {} : { colour }),
    }),
  /** Sits down with an invitation; the token that opens the seat from now on. */
  sit: (id: string, invitation: string, token: string) =>
    post<SeatLink>(`/api/tables/${encodeURIComponent(id)}/sit`, { token }, invitation),
  record: async (id: string) => (await request(`/api/tables/${encodeURIComponent(id)}/record`)).text(),
  /** What was told from one entry of the log to before another; in words too if the page cannot draw the game. */
  story: (id: string, token: string | null, since: number, until: number, described: boolean) =>
    get<Story>(
      `/api/tables/${encodeURIComponent(id)}/story?since=${since}&until=${until}&described=${described}`,
      token ? { headers: { authorization: `Bearer ${token}` } } : {},
    ),
  /** Resolves if these eyes may look at the table, and says why not otherwise. */
  look: async (id: string, token: string | null) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    await request(`/api/tables/${encodeURIComponent(id)}`, { headers })
  },
}
