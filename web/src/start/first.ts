/** A first game with a coach: a real table against the friendliest bot. */
import { learning } from '../learn/progress.svelte'
import { api } from '../lib/api'
import type { GameJson } from '../lib/protocol.gen'
import { router } from '../lib/router.svelte'
import { keepSeats } from '../lib/seats'
import { settings } from '../lib/settings.svelte'

export async function firstGame({ key, seats }: GameJson, level: string): Promise<void> {
  const name = settings.name.trim()
  const bots = Math.min(...seats.filter((n) => n > 1)) - 1
  const opened = await api.open({
    game: key,
    seats: [
      { kind: 'human', ...(name && { name }) },
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level }) as const),
    ],
  })
  const seat = opened.seats[0]!
  keepSeats(opened.id, [seat.token])
  learning.coachAt(opened.id, key)
  router.go(seat.url)
}
