/** The room of a game beside its tables: its words and its colours, on a page of rules, signs or lessons. */
import { settings } from './settings.svelte'
import { text } from './text.svelte'

/** Enters the room once a page has what it needs, and opens the page there; the answer leaves it. */
export function enter<Found>(
  game: string,
  load: () => Promise<Found>,
  open: (found: Found) => void,
  lost: () => void,
): () => void {
  let left = false
  Promise.all([load(), text.show(settings.language, game, true)]).then(([found]) => {
    if (left) return
    document.documentElement.dataset['game'] = game
    open(found)
  }, lost)
  return () => {
    left = true
    leave()
  }
}

/** Back to Magnate's own. */
export function leave(): void {
  delete document.documentElement.dataset['game']
  void text.show(settings.language, null)
}
