"""What is measured of a screen: sizes and places as the browser lays them out, and what it finds at a point.

A control is what is pressed, typed into or chosen; of a choice whose input lies in a label, the label is the target.
Each script answers with a list of faults in words: where, and how much.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

COMMON = r"""
const box = (element) => element.getBoundingClientRect();
const name = (element) => {
  const words = (element.innerText || element.value || element.ariaLabel || '').trim().replace(/\s+/g, ' ');
  const about = element.dataset?.act || element.dataset?.type || element.id || element.className || '';
  return `<${element.tagName.toLowerCase()} ${about}> "${words.slice(0, 40)}"`;
};
const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
  && box(element).width > 1 && box(element).height > 1 && !element.closest('.vh, [inert]');
const dialog = document.querySelector('[role=dialog]');
const target = (element) => {
  const label = element.matches('input[type=radio], input[type=checkbox]') && element.closest('label');
  return label || element;
};
// What there is to press: all that the browser itself has not disabled; what is below an open sheet is out of reach.
const controls = () => {
  const kinds = 'button, a[href], input, select, textarea, summary, [role=button]';
  const found = (dialog || document).querySelectorAll(kinds);
  return [...new Set([...found].filter((element) => !element.disabled).map(target))].filter(shown);
};
// The part of the window in which an element can be seen, after all that cuts it off.
const window_of = (element) => {
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let near = element.parentElement; near && near !== document.documentElement; near = near.parentElement) {
    const style = getComputedStyle(near);
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const rect = box(near);
    seen.left = Math.max(seen.left, rect.left + near.clientLeft);
    seen.top = Math.max(seen.top, rect.top + near.clientTop);
    seen.right = Math.min(seen.right, rect.left + near.clientLeft + near.clientWidth);
    seen.bottom = Math.min(seen.bottom, rect.top + near.clientTop + near.clientHeight);
  }
  return seen;
};
const inside = (element) => {
  const [rect, seen] = [box(element), window_of(element)];
  return rect.left >= seen.left - 1 && rect.right <= seen.right + 1
    && rect.top >= seen.top - 1 && rect.bottom <= seen.bottom + 1;
};
const centre = (element) => [box(element).left + box(element).width / 2, box(element).top + box(element).height / 2];
const on_top = (element) => {
  const [x, y] = centre(element);
  const hit = document.elementFromPoint(x, y);
  return Boolean(hit && (element === hit || element.contains(hit) || hit.closest('label') === element)) || hit;
};
"""
SIDEWAYS = r"""
  const page = document.documentElement;
  const wide = Math.max(page.scrollWidth, document.body.scrollWidth);
  if (wide > innerWidth) faults.push(`the page is ${wide} px wide`);
  const panes = '#lots, #main, #opp, #act, #town, #mine, #docket, .page-b, .sheet-b, .bar, .top';
  for (const pane of document.querySelectorAll(panes))
    if (shown(pane) && pane.scrollWidth > pane.clientWidth + 1
      && !/visible|clip/.test(getComputedStyle(pane).overflowX))
      faults.push(`${name(pane).split('>')[0]}> scrolls sideways: ${pane.scrollWidth} px in ${pane.clientWidth}`);
"""
# The bars are wholly in the window; only where it is lower than any phone may the page itself be scrolled to them.
BARS = r"""
  for (const selector of ['#top', '#act', '#tabs', '.page > .bar']) {
    const part = document.querySelector(selector);
    if (!part || !shown(part) || innerHeight < 390) continue;
    const { top, bottom } = box(part);
    if (top < -1 || bottom > innerHeight + 1) faults.push(`${selector} is outside the window: ${top} to ${bottom}`);
  }
"""
# What lies under something that stays in place while its pane scrolls is looked at again where it can be scrolled to.
COVERED = r"""
  for (const control of controls()) {
    const [x, y] = centre(control), seen = window_of(control);
    if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) continue; // scrolled away
    const hit = on_top(control);
    if (hit === true) continue;
    const panes = [];
    for (let near = control.parentElement; near; near = near.parentElement)
      panes.push([near, near.scrollTop, near.scrollLeft]);
    control.scrollIntoView({ block: 'center' });
    if (on_top(control) !== true) faults.push(`${name(control)} lies under ${hit ? name(hit) : 'nothing'}`);
    for (const [pane, top, left] of panes)
      if (pane.scrollTop !== top || pane.scrollLeft !== left) pane.scrollTo(left, top);
  }
"""
SMALL = r"""
  const in_a_sentence = (control) => getComputedStyle(control).display === 'inline' || (control.matches('.link')
    && [...control.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  for (const control of controls()) {
    const { width, height } = box(control);
    if ((width < 24 || height < 24) && !in_a_sentence(control) && !control.matches('.skip'))
      faults.push(`${name(control)} is ${width.toFixed(1)} x ${height.toFixed(1)}`);
    if (control.matches('.btn.big, .tab, .ico') && height < 43.9)
      faults.push(`${name(control)} is ${height.toFixed(1)} high`);
  }
"""
# Words that leave the control they stand in.
SPILT = r"""
  for (const control of controls()) {
    if (!control.matches('button, label, a.btn')) continue;
    const edge = box(control), walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const near = node.parentElement;
      if (!node.data.trim() || !shown(near) || near.closest('.vh')) continue;
      let cut = false; // a long name is cut off on purpose, with an ellipsis
      for (let part = near; part !== control.parentElement; part = part.parentElement)
        cut ||= !/visible/.test(getComputedStyle(part).overflowX);
      if (cut) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const out = [...range.getClientRects()].some((rect) => rect.width > 1 && (rect.left < edge.left - 2
        || rect.right > edge.right + 2 || rect.top < edge.top - 3 || rect.bottom > edge.bottom + 3));
      if (out) { faults.push(`words of ${name(control)} leave it: "${node.data.trim().slice(0, 30)}"`); break; }
    }
  }
"""
# What a decision needs in sight without scrolling.
IN_SIGHT = r"""
  for (const selector of ['#prompt', '#goods', '#left button', '#right button']) {
    const part = document.querySelector(selector);
    if (!part && selector === '#left button') continue; // some decisions have no alternative
    if (!part || !shown(part)) faults.push(`${selector} is not there`);
    else if (!inside(part)) faults.push(`${selector} is not wholly in sight`);
  }
  const acts = ['select:', 'ring:', 'pick:', 'fund:', 'stage:'];
  const all = controls().filter((control) => {
    const own = control.matches('label') ? control.querySelector('[data-act]') : control;
    return acts.some((act) => own?.dataset.act?.startsWith(act)) && !control.closest('#act');
  });
  const out = all.filter((control) => !inside(control) || on_top(control) !== true);
  const share = `${all.length - out.length} of ${all.length} controls in sight`;
  if (out.length) faults.push(`${share}, not ${out.map(name).join(', ')}`);
"""
PLACES = r"""() => Object.fromEntries([
  '#top', '#act', '#left button', '#right button', '#goods',
  ...(innerWidth > 900 ? ['#lots', '#main', '#opp'] : ['#tabs'])
]
  .map((selector) => [selector, document.querySelector(selector)])
  .filter(([, part]) => part?.checkVisibility())
  .map(([selector, part]) => [selector, part.getBoundingClientRect()])
  .map(([selector, rect]) => [selector, [rect.x, rect.y, rect.width, rect.height].map((n) => Math.round(n * 10) / 10)])
)"""
ALWAYS = (SIDEWAYS, BARS, COVERED, SMALL, SPILT)


def faults(page: Page, *, decision: bool = False) -> list[str]:
    """What is wrong with the screen as it is now. `decision`: all that it needs has to be in sight."""
    parts = [f"{{ {text} }}" for text in ALWAYS]
    if decision:
        parts.append(f"{{ {IN_SIGHT} }}")
    found: list[str] = page.evaluate(f"() => {{ {COMMON} const faults = []; {''.join(parts)} return faults; }}")
    return found


def places(page: Page) -> dict[str, list[float]]:
    """Where the parts are that never move: [x, y, width, height] by selector, of those that can be seen."""
    found: dict[str, Any] = page.evaluate(PLACES)
    return found
