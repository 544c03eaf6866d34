"""A game from the accessibility tree alone: roles and names, as a screen reader hears them, and the live region.

What to press is chosen from the tree that the browser gives to a screen reader; the control found there gets the focus
and a key. Nothing is read from the page's markup, so a control without a role or a name would end the game.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.playing import kept
from homesteaders.record import read
from ui.game import Game
from ui.words import t

Start = Callable[..., Page]
# Everything that the live region has said, in order, and how many regions are live by attribute.
HEAR = """window.heard = [];
new MutationObserver(() => {
  const live = document.getElementById('live');
  const text = live ? live.textContent.trim().replace(/\\s+/g, ' ') : '';
  if (text && text !== window.heard.now) window.heard.push(text);
  window.heard.now = text;
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
# The prompt without its quieter remark.
ASKED = "p => [...p.childNodes].filter((n) => n.nodeName !== 'SMALL').map((n) => n.textContent).join(' ')"
LIVE = "() => [...document.querySelectorAll('[aria-live]:not([aria-live=off])')].map((one) => one.id || one.className)"
COMMIT_REGION = t("act")
QUIET = tuple(t(key) for key in ("log", "rivals", "coming", "since", "since.first"))
"""Regions in which nothing is decided."""


@dataclass
class Node:
    """One thing that is heard: role, name, state, and in which regions it stands, the outermost first."""

    role: str
    name: str
    place: tuple[str, ...]
    node: int
    disabled: bool
    pressed: str
    """"true" or "false" of what can be pressed in or chosen, else ""."""


class Ears:
    """The accessibility tree of a page, and one finger."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self.actions = 0

    def nodes(self) -> list[Node]:
        """What a screen reader is told now, in reading order."""
        tree = self._cdp.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in tree}
        return list(self._walk(tree[0], by_id, ()))

    def _walk(self, node: dict[str, Any], by_id: dict[str, Any], place: tuple[str, ...]) -> Iterator[Node]:
        if not node.get("ignored"):
            role, name = node["role"]["value"], " ".join(node.get("name", {}).get("value", "").split())
            state = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            pressed = str(state.get("pressed", state.get("checked", "")))
            if "backendDOMNodeId" in node:
                yield Node(role, name, place, node["backendDOMNodeId"], bool(state.get("disabled")), pressed)
            if role in ("region", "dialog", "banner", "navigation", "complementary"):
                place = (*place, name if role != "dialog" else "dialog")
        for child in node.get("childIds", []):
            if child in by_id:
                yield from self._walk(by_id[child], by_id, place)

    def controls(self) -> list[Node]:
        """What can be pressed now."""
        roles = ("button", "radio", "link", "checkbox", "switch")
        return [node for node in self.nodes() if node.role in roles and not node.disabled]

    def press(self, node: Node) -> None:
        """Give it the focus and a key."""
        assert node.name, f"a {node.role} without a name in {node.place}"
        found = self._cdp.send("DOM.resolveNode", {"backendNodeId": node.node})
        self._cdp.send(
            "Runtime.callFunctionOn",
            {"objectId": found["object"]["objectId"], "functionDeclaration": "function () { this.focus(); }"},
        )
        self.page.keyboard.press("Space" if node.role in ("radio", "checkbox") else "Enter")
        self.actions += 1

    def heard(self) -> list[str]:
        return list(self.page.evaluate("[...window.heard]"))

    def title(self) -> str:
        return next((node.name for node in self.nodes() if node.role == "heading"), "")


def named(nodes: list[Node], words: str, role: str = "button") -> Node:
    """The first control whose name begins so."""
    found = next((node for node in nodes if node.role == role and node.name.startswith(words)), None)
    assert found, f"no {role} named {words}: {[node.name for node in nodes]}"
    return found


def deal(ears: Ears) -> None:
    """The start page: two seats, the second an opponent."""
    while removes := [node for node in ears.controls() if node.name.startswith("Remove seat")]:
        ears.press(removes[-1])
    seed = next(node for node in ears.nodes() if node.role == "textbox" and node.name.startswith("Seed"))
    ears.press(seed)
    ears.page.keyboard.press("Control+a")
    ears.page.keyboard.type("41")
    ears.press(named(ears.controls(), "Deal a new game"))
    expect(ears.page.locator("#prompt")).not_to_be_empty()


def choose(ears: Ears, tried: set[str], rng: random.Random) -> Node:
    """What to press next at a decision of mine, from names and states."""
    controls = ears.controls()
    mine = [node for node in controls if COMMIT_REGION in node.place]
    sheet = [node for node in controls if "dialog" in node.place]
    if sheet:
        return sheet[-1]
    assert mine, f"no region is named {COMMIT_REGION}"
    every = [node for node in ears.nodes() if node.role == "button" and COMMIT_REGION in node.place]
    helps = [node for node in mine if re.match("Auto|Best", node.name) and node.name not in tried]
    if helps and not every[-1].disabled:
        return helps[0]
    if not every[-1].disabled:
        return every[-1]
    left = [node for node in controls if node.name not in tried and not set(QUIET) & set(node.place)]
    offers = [node for node in left if node.pressed == "false" and COMMIT_REGION not in node.place]
    offers += [node for node in left if "first" in node.name and node not in offers]
    passes = [node for node in left if node.name.startswith("Pass")]
    rest = [node for node in mine if node.name not in tried and node.pressed != "true" and node.name != "Trades"]
    if passes and (rng.random() < 0.5 or not offers):
        return passes[0]
    if offers:
        return rng.choice(offers[:6])
    towns = [node for node in left if ":" in node.name and node.role == "button" and "main" not in node.name]
    return rest[0] if rest and not (towns and rng.random() < 0.3) else towns[0]


def settled(ears: Ears) -> str:
    """Wait until a person is to decide or the game is over; opponents take their time."""
    return str(
        ears.page.wait_for_function(
            """() => document.querySelector('[data-act=rematch]') ? 'over'
              : document.querySelector('.btn.wait[aria-disabled=true], [data-act=skip]') ? null
              : document.querySelector('[data-key=commit]') ? 'mine' : null""",
            timeout=60_000,
        ).json_value()
    )


def play(page: Page, rounds: int) -> tuple[Ears, list[str]]:
    """Play so many rounds; 11 = to the score. (the ears, what was not said when it should have been)."""
    ears, silent = Ears(page), []
    deal(ears)
    rng, live = random.Random(3), set()
    tried: set[str] = set()
    number = ""
    while settled(ears) == "mine":
        title = ears.title()
        if rounds < 11 and f"Round {rounds + 1} " in f"{title} ":
            break
        live.add(str(page.evaluate(LIVE)))
        prompt = page.locator("#prompt")
        state = kept(page)
        if state != number:  # a new decision: it has to be said, with what was said last
            number, tried = state, set()
            asked = " ".join(str(prompt.evaluate(ASKED)).split())
            if asked and not any(asked.rstrip(".") in text for text in ears.heard()[-2:]):
                silent.append(f"{title}: asked “{asked}”, said “{(ears.heard() or [''])[-1]}”")
        node = choose(ears, tried, rng)
        tried.add(node.name)
        ears.press(node)
    assert live == {"['live']"}, f"live regions: {live}"
    return ears, silent


def judge(page: Page, ears: Ears, silent: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    heard = ears.heard()
    with capsys.disabled():
        print(f"\nears: {ears.actions} presses, {len(heard)} texts heard, {sum(map(len, heard))} characters")
    twice = [text for text, after in pairwise(heard) if text == after]
    assert twice == [], "said twice in a row"
    assert silent == [], "\n".join(silent)
    record = read(kept(page))
    game = Game.of(record)
    spoken = " ".join(heard)
    deeds = [line.text for line in game.lines if line.seat == 1]
    missed = [text for text in deeds if " ".join(text.split()) not in spoken]
    assert missed == [], f"{len(missed)} of {len(deeds)} deeds of the opponent were not said:\n" + "\n".join(
        missed[:20]
    )


def test_a_round_by_ear(open_page: Callable[..., Page], start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    page = start(open_page(init=HEAR))
    judge(page, *play(page, 1), capsys)


@pytest.mark.long
def test_a_game_by_ear(open_page: Callable[..., Page], start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    page = start(open_page(init=HEAR))
    ears, silent = play(page, 11)
    assert "town" in ears.title()
    judge(page, ears, silent, capsys)
