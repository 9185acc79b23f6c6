/** What this page looks at, beyond the game: whose network and company, which sheet is on top. */

class Look {
  /** The seat whose network is drawn on the map while its row or company is pointed at. */
  network: number | null = $state(null)
  /** The seat whose company lies in front; null means one's own. */
  company: number | null = $state(null)
  /** The row of the timeline that a phone has opened. */
  row: string | null = $state(null)
}

export const look = new Look()
