/** Notices to this browser while no page is open: asked of its push service, sent by the server. */
import type { Channel } from '../lib/protocol.gen'
import { people } from './api'

async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration()
  return (await worker?.pushManager?.getSubscription()) ?? null
}

/** Whether it works here; a server without push, or a browser without a push service, is no mistake. */
export async function bePushed(): Promise<boolean> {
  try {
    const { key } = await people.pushKey()
    const worker = await navigator.serviceWorker?.getRegistration()
    if (!key || !worker?.pushManager) return false
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, keys } = made.toJSON()
    if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return false
    const { p256dh, auth } = keys as { p256dh: string; auth: string }
    await people.addChannel({ kind: 'push', address: endpoint, daily: false, keys: { p256dh, auth } })
    return true
  } catch {
    return false
  }
}

/** No more pushes to this browser. */
export async function endPushes(channels: Channel[]): Promise<void> {
  const here = await subscribed().catch(() => null)
  const known = channels.find(({ kind, address }) => kind === 'push' && address === here?.endpoint)
  if (known) await people.removeChannel(known.id)
  await here?.unsubscribe()
}
