/** Signs that it is this page's turn: the icon of the tab, a soft tone, a notice of the browser. */

const ICON = '/icon.svg'
const DOT = '<circle cx="17.5" cy="5" r="6" fill="#d3261e" stroke="#fff" stroke-width="1.5"/>'

/** The tone's pitch in hertz, its loudness, and how long it rings in seconds. */
const [PITCH, LOUDNESS, LENGTH] = [660, 0.08, 0.5]

let dotted: string | null = null

/** Draws a dot into the icon of the tab, or takes it out. */
export async function markIcon(mine: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return
  link.dataset['turn'] = String(mine)
  if (mine) dotted ??= await withDot()
  link.href = link.dataset['turn'] === 'true' ? (dotted ?? ICON) : ICON
}

async function withDot(): Promise<string | null> {
  try {
    const drawn = await (await fetch(ICON)).text()
    return `data:image/svg+xml,${encodeURIComponent(drawn.replace('</svg>', `${DOT}</svg>`))}`
  } catch {
    return null
  }
}

/** A short soft tone. */
export function tone(): void {
  const sound = new AudioContext()
  const voice = sound.createOscillator()
  const volume = sound.createGain()
  const [now, end] = [sound.currentTime, sound.currentTime + LENGTH]
  voice.frequency.value = PITCH
  volume.gain.setValueAtTime(0, now)
  volume.gain.linearRampToValueAtTime(LOUDNESS, now + 0.03)
  volume.gain.exponentialRampToValueAtTime(0.001, end)
  voice.connect(volume).connect(sound.destination)
  voice.onended = () => void sound.close()
  voice.start(now)
  voice.stop(end)
}

/** A notice of the browser that leads back to the page. */
export function notify(title: string, body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, icon: ICON, tag: location.pathname })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // A phone's browser shows notices only from a service worker, which knows the way back.
    const url = location.pathname
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, { body, icon: ICON, tag: url, data: { url } }))
  }
}
