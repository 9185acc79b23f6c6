"""What a person could not click or read on a page."""

from __future__ import annotations

from playwright.sync_api import Page

#: A window narrower than this is a phone, which is held closer and tapped with a thumb.
PHONE = 640
#: Every control that can be clicked and is covered, cut off or outside of the window.
CONTROLS = """() => {
  const fields = 'input, select, textarea';
  const selector = `a[href], button, ${fields}, summary, [data-option], [tabindex="0"]`;
  const name = (e) => {
    const said = e.ariaLabel || e.innerText || e.textContent || e.placeholder || '';
    const kind = [e.tagName.toLowerCase(), ...e.classList].filter((word) => !/^svelte-/.test(word));
    return `${kind.join('.')} "${said.trim().replace(/\\s+/g, ' ').slice(0, 30)}"`;
  };
  const seen = (e) => {
    const box = e.getBoundingClientRect();
    return e.checkVisibility({visibilityProperty: true}) && box.width > 1 && box.height > 1
      && !e.disabled && !e.closest('.unseen, [inert]');
  };
  // A field within its label is clicked through the label.
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const targets = new Set([...root.querySelectorAll(selector)].map((e) => e.closest('label') ?? e));
  const boxes = (e) => {
    const found = [];
    let {position} = getComputedStyle(e);
    for (let box = e.parentElement; box && box !== document.body; box = box.parentElement) {
      if (position === 'fixed') break;
      const style = getComputedStyle(box);
      if (position === 'absolute' && style.position === 'static') continue;
      position = style.position;
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') found.push(box);
    }
    return found;
  };
  const cut = (box, port) => box.left < port.left - 1 || box.right > port.right + 1
    || (box.height <= port.height && (box.top < port.top - 1 || box.bottom > port.bottom + 1));
  const faults = [];
  for (const target of [...targets].filter(seen)) {
    const around = boxes(target);
    // Nobody can scroll what hides its overflow, though a script could.
    const fixed = around.filter((box) => !/auto|scroll/.test(getComputedStyle(box).overflow))
      .map((box) => [box, box.scrollLeft, box.scrollTop]);
    target.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    for (const [box, left, top] of fixed) box.scrollTo({left, top, behavior: 'instant'});
    const box = [...target.getClientRects()].find(({width, height}) => width && height);
    const whole = {left: 0, top: 0, right: innerWidth, bottom: innerHeight, height: innerHeight};
    const ports = [whole, ...around.map((port) => port.getBoundingClientRect())];
    if (ports.some((port) => cut(box, port))) faults.push(`${name(target)} is cut off`);
    const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (on && !target.contains(on)) faults.push(`${name(target)} is covered by ${name(on)}`);
  }
  scrollTo({left: 0, top: 0, behavior: 'instant'});
  return faults;
}"""
#: Visible text, in fields too, drawn smaller than so many pixels, as it is on the screen.
TEXTS = """(least) => {
  const faults = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const measure = (element, text) => {
    if (!text.trim() || !element.checkVisibility({visibilityProperty: true})) return;
    if (element.closest('.unseen, title, style, script')) return;
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return;
    const matrix = element.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - 0.1) faults.push(`"${text.trim().slice(0, 30)}" has ${size.toFixed(1)} px`);
  };
  while (walker.nextNode()) measure(walker.currentNode.parentElement, walker.currentNode.data);
  for (const field of document.querySelectorAll('input, select, textarea'))
    measure(field, field.value || field.placeholder || '');
  return faults;
}"""


def out_of_reach(page: Page) -> list[str]:
    """The controls that cannot be clicked in their middle, once scrolled to, or not seen whole."""
    found: list[str] = page.evaluate(CONTROLS)
    return found


def too_small(page: Page, least: float) -> list[str]:
    """The texts drawn smaller than so many pixels."""
    found: list[str] = page.evaluate(TEXTS, least)
    return found


def too_wide(page: Page) -> list[str]:
    """By how much the page is wider than its window."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"the page is {wide} px too wide"] if wide > 0 else []


def faults(page: Page) -> list[str]:
    """All that is wrong with how a page lies in its window."""
    least = 12 if page.evaluate("innerWidth") < PHONE else 11
    return [*out_of_reach(page), *too_small(page, least), *too_wide(page)]
