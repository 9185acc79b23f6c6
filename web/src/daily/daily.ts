/** The daily table as the server tells it, and what is made of its results. */
import { get, request } from '../lib/api'
import type { Daily, Past, Result } from '../lib/protocol.gen'
import { asMe } from '../talk/visitor'

export const dailyOf = (day?: string) =>
  get<Daily>(`/api/daily${day ? `?day=${encodeURIComponent(day)}` : ''}`, { headers: asMe() })

export const archive = () => get<Past[]>('/api/daily/archive', { headers: asMe() })

/** Sits down at the table of a day. */
export async function begin(day: string, name: string): Promise<{ id: string; url: string; token: string }> {
  const headers = { 'content-type': 'application/json', ...asMe() }
  const body = JSON.stringify({ day, ...(name ? { name } : {}) })
  const answer = await request('/api/daily', { method: 'POST', headers, body })
  return (await answer.json()) as { id: string; url: string; token: string }
}

/** With fewer results a share of them says nothing. */
export const ENOUGH = 10

/** How many of a hundred others had fewer points. */
export function behind(results: Result[], own: Result): number {
  const fewer = results.filter(({ points }) => points < own.points).length
  return results.length > 1 ? Math.round((100 * fewer) / (results.length - 1)) : 0
}

export interface Bar {
  from: number
  count: number
  own: boolean
}

/** The results in some ten classes of a round width. */
export function bars(results: Result[], own: Result | undefined): Bar[] {
  const points = results.map((one) => one.points)
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const width = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => (high - low) / one < 11) ?? 200
  const first = Math.floor(low / width) * width
  const classes = Math.floor((high - first) / width) + 1
  return Array.from({ length: classes }, (_, k) => {
    const from = first + k * width
    const inside = (value: number) => value >= from && value < from + width
    return { from, count: points.filter(inside).length, own: own !== undefined && inside(own.points) }
  })
}

export function median(results: Result[]): number {
  const points = results.map((one) => one.points).sort((a, b) => a - b)
  const middle = points.length >> 1
  return points.length % 2 ? points[middle]! : (points[middle - 1]! + points[middle]!) / 2
}
