import type { Language } from './settings.svelte'

export const LANGUAGE_NAMES: { value: Language; text: string; lang: string }[] = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'ru', text: 'Русский', lang: 'ru' },
  { value: 'ja', text: '日本語', lang: 'ja' },
]
