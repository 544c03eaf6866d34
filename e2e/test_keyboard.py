"""A game by keyboard alone: Tab, Shift+Tab, arrows, Space, Enter, Escape, and what is typed into fields.

At each stop of the focus its ring has to be seen, and it may not lie under a bar; after each decision the focus is
somewhere. Where to go is read from the page (`data-act`), as a person reads it from the screen; nothing is clicked.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.test_screens import label

Open = Callable[..., Page]
Start = Callable[..., Page]
# Where the focus is: what that does, whether a ring is drawn around it, whether any of it can be seen.
STOP = """(act) => {
  const element = document.activeElement;
  const near = element.closest('label') || element;
  const ring = [element, near].some((one) => {
    const style = getComputedStyle(one);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  });
  const rect = near.getBoundingClientRect();
  const [left, top] = [Math.max(rect.left, 0), Math.max(rect.top, 0)];
  const [right, bottom] = [Math.min(rect.right, innerWidth), Math.min(rect.bottom, innerHeight)];
  const seen = [[.5, .5], [.1, .2], [.9, .2], [.1, .8], [.9, .8]].some(([x, y]) => {
    const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
    return hit && (near.contains(hit) || hit.closest('label') === near);
  });
  const wanted = [...document.querySelectorAll('[data-act]')].find((one) => one.dataset.act === act
    && one.getClientRects().length && !one.closest('[inert]'));
  return {
    act: element.dataset.act || '', tag: element.tagName, type: element.type || '', group: element.name || '',
    ring, seen,
    name: `<${element.tagName.toLowerCase()} ${element.dataset.act || element.id || element.className}>`,
    back: Boolean(wanted && element !== document.body
      && wanted.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    there: Boolean(wanted), wanted_group: wanted?.type === 'radio' ? wanted.name : '',
  };
}"""
# What can be pressed now: [act, pressed already, in a dialog, its words].
ACTS = """() => {
  const dialog = document.querySelector('[role=dialog]');
  return [...(dialog || document).querySelectorAll('[data-act]')]
    .filter((one) => one.getClientRects().length && !one.disabled && one.getAttribute('aria-disabled') !== 'true')
    .map((one) => [one.dataset.act, one.ariaPressed === 'true' || Boolean(one.checked), one.innerText.trim()]);
}"""
TITLE = "() => document.querySelector('h1')?.innerText ?? ''"
COMMIT = """() => { const one = document.querySelector('[data-key=commit], [data-act^=lift]');
  return one && one.getAttribute('aria-disabled') !== 'true' ? one.dataset.act : ''; }"""
STATE = (
    "() => document.querySelector('[data-key=commit]')?.dataset.act + (document.querySelector('h1')?.innerText ?? '')"
)
BUSY = """() => !document.querySelector('.btn.wait[aria-disabled=true]')"""


class Hands:
    """Ten fingers on a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.stops: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.presses = 0

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.presses += 1

    def where(self, act: str = "") -> dict[str, Any]:
        """The stop of the focus; what is wrong with it is noted."""
        stop: dict[str, Any] = self.page.evaluate(STOP, act)
        if stop["tag"] == "BODY":
            return stop
        self.stops[stop["tag"]] += 1
        if not stop["ring"]:
            self.faults[f"no ring around {stop['name']}"] += 1
        if not stop["seen"]:
            self.faults[f"{stop['name']} has the focus and cannot be seen"] += 1
        return stop

    def go(self, act: str) -> bool:
        """Move the focus to what does this. False if no key leads there."""
        chosen_on_the_way = 0
        for _ in range(250):
            stop = self.where(act)
            if stop["act"] == act:
                return True
            if not stop["there"]:
                return False
            if stop["wanted_group"] and stop["group"] == stop["wanted_group"] and chosen_on_the_way < 12:
                self.key("ArrowDown")
                chosen_on_the_way += 1
            else:
                self.key("Shift+Tab" if stop["back"] else "Tab")
        self.faults[f"no key leads to {act}"] += 1
        return False

    def press(self, act: str) -> bool:
        """Go to what does this and press it."""
        if not self.go(act):
            return False
        stop = self.where()
        self.key("Space" if stop["type"] == "radio" else "Enter")
        return True

    def acts(self) -> list[tuple[str, bool, str]]:
        return [(act, pressed, words) for act, pressed, words in self.page.evaluate(ACTS)]


def deal(hands: Hands, seed: int) -> None:
    """The start page: two seats, the second an opponent."""
    while removes := [act for act, _, words in hands.acts() if words.startswith("Remove")]:
        hands.press(removes[-1])
    hands.go("newseed")
    hands.key("Shift+Tab")  # the field before it
    expect(hands.page.locator("#seed")).to_be_focused()
    hands.key("Control+a")
    hands.page.keyboard.type(str(seed))
    assert hands.press("deal")
    expect(hands.page.locator("#prompt")).not_to_be_empty()


def decide(hands: Hands, rng: random.Random) -> None:
    """One decision, from reading the screen to committing; sheets in between are answered with their last button."""
    page = hands.page
    tried: set[str] = set()
    page.wait_for_function(BUSY)
    before = page.evaluate(STATE)
    for _ in range(40):
        if page.get_by_role("dialog").count():
            hands.press([act for act, *_ in hands.acts()][-1])
            page.wait_for_function(BUSY)
            continue
        if page.evaluate(STATE) != before or page.locator("[data-act=rematch]").count():
            return
        acts = hands.acts()
        auto = [act for act, *_ in acts if act.startswith("auto") and act not in tried]
        commit = page.evaluate(COMMIT)
        if auto:
            tried.add(auto[0])
            hands.press(auto[0])
        elif commit:
            hands.press(commit)
            if commit == "skip":
                page.wait_for_function(
                    "(was) => document.querySelector('[data-key=commit]')?.dataset.act !== was", arg="skip"
                )
            page.wait_for_function(BUSY)
        else:
            hands.press(option(acts, tried, rng))
    raise AssertionError(f"no way on from {page.evaluate(TITLE)}: tried {sorted(tried)}")


def option(acts: list[tuple[str, bool, str]], tried: set[str], rng: random.Random) -> str:
    """Something to choose that was not tried yet: a pass in half of all cases, else anything, at last a debt."""
    left = [act for act, pressed, _ in acts if not pressed and act not in tried]
    passes = [act for act in left if act == "select:pass"]
    offers = [
        act for act in left if act.startswith(("select:", "fund:")) and act not in ("select:pass", "select:decline")
    ]
    rest = passes or [act for act in left if act == "select:decline"] or [act for act in left if act == "stage:debt"]
    wanted = passes if passes and rng.random() < 0.5 else offers[:6] or rest
    assert wanted, "there is nothing to choose"
    act = rng.choice(wanted)
    tried.add(act)
    return act


def play(page: Page, rounds: int) -> Hands:
    """Play so many rounds; 11 = to the score."""
    hands = Hands(page)
    deal(hands, 41)
    rng = random.Random(8)
    lost: Counter[str] = Counter()
    while not page.locator("[data-act=rematch]").count():
        title = page.evaluate(TITLE)
        if rounds < 11 and f"Round {rounds + 1} " in f"{title} ":
            break
        decide(hands, rng)
        if page.evaluate("document.activeElement === document.body") and page.locator("#act").count():
            lost[title.split(" ", 2)[-1]] += 1
    hands.faults.update({f"the focus is lost after {title}": n for title, n in lost.items()})
    return hands


def judge(hands: Hands, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\nkeyboard: {hands.presses} keys, {sum(hands.stops.values())} stops of the focus: {dict(hands.stops)}")
    assert sum(hands.stops.values()) > 20
    assert not hands.faults, "\n".join(f"{n} x {fault}" for fault, n in hands.faults.most_common())


def test_a_round_by_keyboard(page: Page, start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    judge(play(start(page), 1), capsys)


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=label)
def test_a_game_by_keyboard(
    size: tuple[int, int], open_page: Open, start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    page = start(open_page(size=size))
    hands = play(page, 11)
    expect(page.get_by_role("heading", level=1)).to_contain_text("town")
    judge(hands, capsys)
