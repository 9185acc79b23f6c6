/* What every icon, piece and number of the boards says when it is pointed at. */
async () => {
  const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0
  const counts = (one) => !['text', 'B', 'I'].includes(one.tagName) || /\d/.test(one.textContent)
  // The land under a map is no sign.
  const wanted = 'main :is(use:not([href$=coast]), text, [data-piece]), aside .body :is(use, b, i)'
  const figures = [...document.querySelectorAll(wanted)].filter((one) => seen(one) && counts(one))
  const name = (one) => {
    const path = []
    for (let at = one; at && path.length < 4; at = at.parentElement) {
      path.push(at.tagName.toLowerCase() + (at.getAttribute('class') ? `.${at.getAttribute('class')}` : ''))
    }
    return `${one.getAttribute('href') ?? one.textContent.trim().slice(0, 30)} in ${path.join(' < ')}`
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve, 0))
  const point = (one) => one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  /* Where a piece lets the pointer through, what lies below it speaks. */
  const target = (one) => {
    if (getComputedStyle(one).pointerEvents !== 'none') return one
    const { x, y, width, height } = one.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) ?? one
  }
  const bare = []
  const tips = new Map()
  for (const figure of figures) {
    const under = target(figure)
    const around = under.closest('[data-tip]')
    if (!around) bare.push(name(figure))
    if (!around || tips.has(around)) continue
    point(document.body)
    while (document.getElementById('tip')) await pause()
    point(under)
    for (let i = 0; i < 15 && !document.getElementById('tip'); i++) await pause()
    const tip = document.getElementById('tip')
    if (!tip) bare.push(name(figure))
    tips.set(around, {
      of: name(figure),
      says: tip?.textContent.trim() ?? '',
      rules: [...(tip?.querySelectorAll('.rule small') ?? [])].map((one) => one.textContent),
    })
  }
  return { figures: figures.length, bare, tips: [...tips.values()] }
}
