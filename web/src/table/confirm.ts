/** What Confirm says: what it leads to, in the game's words where it has some. */
import type { Next, OptionJson } from '../lib/protocol.gen'
import { givesUp } from '../lib/table.svelte'
import { t, text } from '../lib/text.svelte'

/** The keys that may say it, the best first; where nothing was taken, nothing chosen is spoken of. */
function keys({ to, asked, drawn }: Next, waived: boolean): string[] {
  if (to === 'end') return ['confirm-end']
  return [
    ...(waived ? [] : [`confirm-chosen-${asked}`]),
    ...(to === 'round' ? ['confirm-round'] : []),
    ...(drawn ? [`confirm-reveal-${drawn}`, 'confirm-reveal'] : ['confirm-turn']),
  ]
}

export function confirmLabel(next: Next, last: OptionJson | null): string {
  return t(keys(next, last !== null && givesUp(last.id)).find((key) => text.has(key))!)
}

export function confirmAsk(next: Next): string {
  return t(next.to === 'reveal' ? 'confirm-ask-reveal' : 'confirm-ask')
}
