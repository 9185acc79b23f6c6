/** The lessons of a game as the server tells them, and how far this browser has come. */
import { Refused } from '../lib/api'
import type { LessonBody, LessonJson, StateFrame, TableFrame, Words } from '../lib/protocol.gen'

/** What another choice came to. */
export interface Answer {
  key: string | null
  words: Words
  facts: Words[]
  yours: number | null
  best: number | null
}

export interface At {
  step: string
  outcome: 'asked' | 'tried' | 'reached' | 'missed' | 'finished'
  figures: Record<string, number>
  left: number | null
  answer: Answer | null
}

export interface Stand {
  table: TableFrame
  state: StateFrame
  at: At
}

async function asked<T>(path: string, body?: LessonBody): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const init = body && { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`/api/games/${path}`, init).catch(() => null)
  if (!response?.ok) throw new Refused(response?.status ?? 0, 'failed', '')
  return (await response.json()) as T
}

export const courseOf = (game: string): Promise<LessonJson[]> => asked(`${encodeURIComponent(game)}/lessons`)

export const standOf = (game: string, lesson: string, body: LessonBody): Promise<Stand> =>
  asked(`${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, body)
