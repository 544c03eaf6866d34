"""What the system asks for: less motion, and its own few colours.

With reduced motion, or with motion switched off in the settings, only opacity may change over time, for 120 ms at most
(what becomes visible later does not move, and what takes a millisecond is not seen). With forced colours every button
keeps a border, its own or that of what fills it, but for underlined links and the lines of a log, which are text to be
read; and a decision can be taken.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import decide, my_turn, set_up
from e2e.screens import Visit, presses
from e2e.surveys import told

Open = Callable[..., Page]
Start = Callable[..., Page]
# Looks at every running animation in each frame, and whenever one says that it begins; keeps what moves too much.
WATCH = """(() => {
  const moved = window.moved = {}; window.looks = 0;
  const look = () => {
    window.looks++;
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect.getTiming();
      const long = (duration === 'auto' ? 0 : duration) * iterations;
      const parts = new Set(animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
      for (const part of ['offset', 'computedOffset', 'easing', 'composite']) parts.delete(part);
      const other = [...parts].filter((part) => part !== 'opacity' && part !== 'visibility');
      if (long <= 1 || !parts.size || (!other.length && (long <= 120 || !parts.has('opacity')))) continue;
      const target = animation.effect.target;
      const name = animation.animationName ?? animation.transitionProperty ?? 'script';
      const what = `${name} of ${[...parts]}, ${long} ms`;
      moved[`${what}, <${target?.tagName.toLowerCase()} ${target?.className?.baseVal ?? target?.className}>`] = true;
    }
  };
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, look, true);
  const each = () => { look(); requestAnimationFrame(each); };
  requestAnimationFrame(each);
})()"""
BARE = """() => [...document.querySelectorAll('button, .opt, .seg label, select, input[type=text], input:not([type])')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1 && !one.closest('.vh, [inert]')
    && !one.matches('.link, [data-act^="line:"]')
    && getComputedStyle(one).display !== 'inline')
  .filter((one) => {
    const width = 0.6 * one.getBoundingClientRect().width;
    const large = [...one.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().width >= width);
    return ![one, ...large].map((part) => getComputedStyle(part)).some((style) =>
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
      || ['Top', 'Right', 'Bottom', 'Left'].some((side) => style[`border${side}Style`] !== 'none'
        && parseFloat(style[`border${side}Width`]) > 0));
  })
  .map((one) => `<${one.tagName.toLowerCase()} ${one.className}> ${one.dataset.act ?? ''}`)"""


def a_round(page: Page) -> None:
    """The first round against an opponent, and the sheets that lie at its side."""
    set_up(page, "pb")
    page.get_by_role("button", name="Deal a new game").click()
    expect(page.locator("#prompt")).not_to_be_empty()
    rng = random.Random(5)
    while my_turn(page) and "Round 2" not in page.locator("h1").inner_text():
        decide(page, rng)
    for act in ("open:help", "open:menu"):
        presses(page, act).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")


def judge(page: Page) -> None:
    assert page.evaluate("window.looks") > 20
    moved: dict[str, Any] = page.evaluate("window.moved")
    assert not moved, "\n".join(moved)


@pytest.mark.long
def test_nothing_moves_where_less_motion_is_asked_for(open_page: Open, start: Start) -> None:
    page = start(open_page(init=WATCH, reduced_motion="reduce"))
    a_round(page)
    judge(page)


@pytest.mark.long
def test_nothing_moves_when_motion_is_switched_off(open_page: Open, start: Start) -> None:
    page = start(open_page(init=WATCH, kept={"homesteaders.settings": json.dumps({"motion": "off"})}))
    a_round(page)
    judge(page)


def test_with_forced_colours_every_button_has_a_border_and_a_bid_can_be_made(open_page: Open, site: str) -> None:
    page = open_page(forced_colors="active", reduced_motion="reduce")
    visit = Visit(page, site)
    bare: dict[str, list[str]] = {}
    for name in ("place", "build", "final", "bid"):
        visit.game(name)
        if found := page.evaluate(BARE):
            bare[name] = sorted(set(found))
    visit.press("select:bid ")
    number = page.locator("[data-key=commit]").get_attribute("data-act")
    visit.press("confirm:")
    expect(page.locator("[data-key=commit]")).not_to_have_attribute("data-act", str(number))
    assert not bare, told(bare)
