/** Arrow keys go through the lines of a list, for Tab stops at the first of them alone. */
export function lines(list: HTMLElement): () => void {
  function key(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const all = [...list.querySelectorAll<HTMLElement>('[data-line]')]
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (!step || at < 0) return
    all[at + step]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  list.addEventListener('keydown', key)
  return () => list.removeEventListener('keydown', key)
}
