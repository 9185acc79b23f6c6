/** Who this browser is to a server where it has no seat: a secret of its own, kept here. */
const KEY = 'magnate.visitor'
let kept: string | null = null

function secret(): string {
  try {
    kept ??= localStorage.getItem(KEY)
  } catch {
    // The page remembers it as long as it is open.
  }
  if (!kept) {
    const bytes = crypto.getRandomValues(new Uint8Array(24))
    kept = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
    try {
      localStorage.setItem(KEY, kept)
    } catch {
      // Likewise.
    }
  }
  return kept
}

/** The headers that say who asks: the token of a seat, or this browser. */
export function asMe(token: string | null = null): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : { 'magnate-visitor': secret() }
}
