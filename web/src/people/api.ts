/** What a page asks of the server about people. */
import { get, request } from '../lib/api'
import type {
  AccountBody,
  Channel,
  ChannelBody,
  Me,
  MeBody,
  MyTable,
  Profile,
  PushKey,
  SeatLink,
} from '../lib/protocol.gen'

export async function send(method: string, path: string, body: unknown = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return request(path, { method, headers, body: JSON.stringify(body) })
}

export async function sent<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  return (await (await send(method, path, body)).json()) as T
}

async function attend(id: string, act: string, token: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return request(`/api/tables/${encodeURIComponent(id)}/${act}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
}

export const people = {
  me: () => get<Me | null>('/api/me'),
  say: (body: MeBody) => sent<Me>('PUT', '/api/me', body),
  makeAccount: (body: AccountBody) => sent<Me>('POST', '/api/me/account', body),
  signIn: (body: AccountBody) => sent<Me>('POST', '/api/sign-in', body),
  signOut: (others = false) => send('POST', `/api/sign-out${others ? '?others=true' : ''}`),
  changePassword: (old: string, new_: string) => sent<Me>('POST', '/api/me/password', { old, new: new_ }),
  profile: (name: string) => get<Profile>(`/api/players/${encodeURIComponent(name)}`),
  remove: (password: string) => send('DELETE', '/api/me', { password }),
  tables: () => get<MyTable[]>('/api/me/tables'),
  channels: () => get<Channel[]>('/api/me/channels'),
  pushKey: () => get<PushKey>('/api/me/channels/key'),
  addChannel: (body: ChannelBody) => sent<Channel>('POST', '/api/me/channels', body),
  confirmChannel: (id: string, code: string) => send('POST', `/api/me/channels/${id}/confirm`, { code }),
  removeChannel: (id: string) => send('DELETE', `/api/me/channels/${id}`),
  /** Something done about a seat with its token: leave, resign, away, back, fill, open, end. */
  attend: (id: string, act: string, token: string, body: { seat: number; ends?: boolean; level?: string }) =>
    attend(id, act, token, body),
  rematch: async (id: string, token: string, seat: number) =>
    (await (await attend(id, 'rematch', token, { seat })).json()) as SeatLink,
  forget: (id: string) => send('DELETE', `/api/me/tables/${encodeURIComponent(id)}`),
}
