/** Why something came to nothing, in the language of the page where anybody may meet it; else in the server's words. */
import type { Refused } from './api'
import { t, text } from './text.svelte'

const LATER: Record<string, string> = {
  'too-many': 'why-too-many',
  busy: 'why-busy',
  full: 'why-busy',
  unavailable: 'why-unavailable',
}
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** In how long, rounded up. */
function when(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(text.language).format(Math.ceil(seconds / length), unit)
}

export function why(error: unknown): string {
  const { code, message, more } = error as Refused
  const later = LATER[code]
  const seconds = Number(more?.['retry'] ?? 0)
  return later && seconds ? t(later, { when: when(seconds) }) : message || t('offline-short')
}
