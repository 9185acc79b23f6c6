/** What Confirm says: what it leads to, in the game's words where it has some. */
import type { Next } from '../lib/protocol.gen'
import { t, text } from '../lib/text.svelte'

/** The keys that may say it, the best first. */
function keys({ to, asked, drawn }: Next): string[] {
  if (to === 'end') return ['confirm-end']
  return [
    `confirm-chosen-${asked}`,
    ...(to === 'round' ? ['confirm-round'] : []),
    ...(drawn ? [`confirm-reveal-${drawn}`, 'confirm-reveal'] : ['confirm-turn']),
  ]
}

export function confirmLabel(next: Next): string {
  return t(keys(next).find((key) => text.has(key))!)
}

export function confirmAsk(next: Next): string {
  return t(next.to === 'reveal' ? 'confirm-ask-reveal' : 'confirm-ask')
}
