/** Who this browser is to the server: nobody yet, a guest, or an account. */
import type { Me, MyTable } from '../lib/protocol.gen'
import { settings } from '../lib/settings.svelte'
import { people } from './api'

class Who {
  me: Me | null = $state.raw(null)
  /** How many tables wait for this person. */
  waiting = $state(0)
  #asked: Promise<void> | null = null

  /** Asks once who this browser is. */
  async ask(): Promise<void> {
    this.#asked ??= people.me().then(
      (me) => this.become(me),
      () => {
        this.#asked = null
      },
    )
    await this.#asked
  }

  /** Counts the tables that wait for this person. */
  async count(): Promise<void> {
    await this.ask()
    if (!this.me) return
    const tables = await people.tables().catch(() => [])
    this.waiting = tables.filter(waitsForMe).length
  }

  become(me: Me | null): void {
    this.me = me
    if (me?.account && me.name) settings.name = me.name
  }
}

/** Whether a table waits for whom it was asked for. */
export function waitsForMe({ over, closed, mover, mine }: MyTable): boolean {
  return !over && !closed && mine.some(({ seat }) => seat === mover)
}

export const who = new Who()

/** Makes this browser a guest of the name it gives, unless it is known; who cannot be plays all the same. */
export async function beKnown(): Promise<void> {
  await who.ask()
  const name = settings.name.trim()
  if (who.me?.account || (who.me && who.me.name === (name || null))) return
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  try {
    const first = who.me ? {} : { zone, language: settings.language }
    who.become(await people.say({ name, ...first }))
  } catch {
    // The seat's own token opens it.
  }
}
