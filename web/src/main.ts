import { mount } from 'svelte'
import App from './App.svelte'
import './lib/base.css'
import { settings } from './lib/settings.svelte'
import { text } from './lib/text.svelte'

await text.show(settings.language, null)
mount(App, { target: document.getElementById('app')! })
