/* Keeps one page for when the server is away, and shows what the server pushes; everything else always comes from
   the server. */
const KEPT = 'away-1'
const PAGE = '/away.html'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([PAGE, '/icon.svg'])))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT)
  const tidy = caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
  event.waitUntil(tidy.then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const away = () => caches.match(new URL(request.url).pathname === '/icon.svg' ? '/icon.svg' : PAGE)
  if (request.mode === 'navigate' || request.url.endsWith('/icon.svg'))
    event.respondWith(fetch(request).catch(away))
})

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json()
  const shown = { body, icon: '/icon-192.png', tag: url, data: { url } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data
  const open = (pages) => {
    const there = [url, url.replace('/next/', '/table/')]
    const found = pages.find((page) => there.includes(new URL(page.url).pathname))
    return found ? found.focus() : self.clients.openWindow(url)
  }
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(open))
})
