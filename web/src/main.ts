import { mount } from 'svelte'
import App from './App.svelte'
import './lib/base.css'
import { settings } from './lib/settings.svelte'
import { text } from './lib/text.svelte'

await text.show(settings.language, null)
mount(App, { target: document.getElementById('app')! })

/** A browser that keeps a page for when the server is away shows that instead of its own. */
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => {})

/** A server that was upgraded has other files than this page: it begins anew, unless it only just has. */
addEventListener('vite:preloadError', () => {
  if (performance.now() > 10_000) location.reload()
})
