/** Tooltips: an element says what it is; the layer shows it on hover, focus and long press. */
import type { Attachment } from 'svelte/attachments'
import type { Tip } from './game'

type Say = () => Tip | null

const said = new WeakMap<Element, Set<Say>>()

export function tip(content: Say): Attachment<Element> {
  return (element) => {
    const all = said.get(element) ?? new Set()
    said.set(element, all.add(content))
    element.setAttribute('data-tip', '')
    return () => {
      all.delete(content)
      if (!all.size) element.removeAttribute('data-tip')
    }
  }
}

/** A tip: the rule that says more, what it is, and what there is to say of it. */
export const tipOf = (rule: string, title: string, ...body: string[]): Tip => ({ title, body, rule })

/** A tip that says a rule in its own sentence. */
export function ruleTip(rule: string, title = ''): Tip {
  return { title, body: [{ key: `rule-${rule.replaceAll('.', '-')}`, args: {} }], rule }
}

export function tipsOf(element: Element): Tip[] {
  return [...(said.get(element) ?? [])].map((say) => say()).filter((tip) => tip !== null)
}
