/** What a drawing shows is said, too: its pieces have the words of their tips for whoever only hears. */
import type { Tip } from './game'
import type { Words } from './protocol.gen'
import { comma } from './text.svelte'
import { tipsOf } from './tips.svelte'

type Say = (words: Words) => string

/** How long a drawing has to stand still first. */
const STILL = 200
/** What is heard by itself, so that what lies around it may not be one picture. */
const INSIDE = '[data-tip], [data-option], [data-barred], a, button, [tabindex]'
/** What says all that lies in it, or is not heard at all. */
const AROUND =
  '[data-option], [data-barred], [role=button], [role=img]:not([data-heard]), a, button, [aria-hidden=true]'
const CLOSED = /[.!?:;。！？：；…]$/u

function joined(parts: readonly string[]): string {
  return parts.reduce((all, part) => (all ? `${all}${CLOSED.test(all) ? ' ' : comma()}${part}` : part), '')
}

/** What is written on a drawing: every figure, and the words that its tip does not say. */
function written(element: Element, told: string): string {
  const texts = element.tagName === 'text' ? [element] : [...element.querySelectorAll('text')]
  return texts
    .filter((text) => !text.closest('[aria-hidden=true]'))
    .map((text) =>
      [...text.childNodes]
        .map((part) => part.textContent?.trim())
        .join(' ')
        .trim(),
    )
    .filter((one) => /\d/.test(one) || !told.includes(one))
    .join(' ')
}

/** In one line what an element is, what is written on it unless its parts say so themselves, and what its tips say. */
function nameOf(element: Element, whole: boolean, tips: readonly Tip[], say: Say): string {
  const words = (part: Words | string | undefined) => (typeof part === 'object' ? say(part) : (part ?? ''))
  const titles = tips.map(({ title }) => words(title))
  const bodies = tips.flatMap(({ body }) => body ?? []).map(words)
  const own = whole ? written(element, [...titles, ...bodies].join(' ')) : ''
  return joined([...titles, titles.includes(own) ? '' : own, ...bodies].filter(Boolean))
}

function speak(element: Element, say: Say): void {
  const ours = element.hasAttribute('data-heard')
  const tips = element.closest(AROUND) ? [] : tipsOf(element)
  if (!tips.length || (!ours && element.hasAttribute('role'))) {
    // An option has dressed it meanwhile, and takes its own words off again.
    if (ours && !element.matches('[data-option], [data-barred]')) mute(element)
    return
  }
  const whole = element.querySelector(INSIDE) === null
  set(element, 'data-heard', '')
  set(element, 'role', whole ? 'img' : 'group')
  set(element, 'aria-label', nameOf(element, whole, tips, say))
}

function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function mute(element: Element): void {
  for (const name of ['data-heard', 'role', 'aria-label']) element.removeAttribute(name)
}

const idle = (work: () => void): number =>
  window.requestIdleCallback?.(work, { timeout: 1000 }) ?? window.setTimeout(work)

/** What has words of its own on the page is read as it is. */
const drawn = (one: Element): boolean => one instanceof SVGElement || !one.textContent?.trim()

/** Keeps the drawings of the page speaking while they change. */
export function audible(say: Say): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const work = (): void =>
    [...document.querySelectorAll('[data-tip]')].filter(drawn).forEach((one) => speak(one, say))
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => idle(work), STILL)
  }
  const changes = new MutationObserver(soon)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [
      'data-tip',
      'data-option',
      'data-barred',
      'transform',
      'x',
      'y',
      'cx',
      'cy',
      'd',
      'href',
      'class',
    ],
  })
  soon()
  return () => {
    clearTimeout(timer)
    changes.disconnect()
  }
}
