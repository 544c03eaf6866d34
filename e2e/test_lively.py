"""What moves and sounds on the real page: short, off in one switch, and only opacity where that is asked for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import begun, commit, lay_away
from e2e.positions import at, hot_seat, outbid, played, saved
from homesteaders.actions import Bid
from homesteaders.engine import legal
from homesteaders.state import BID

# Notes everything that begins to move, and every oscillator that starts.
RECORD = """
window.moves = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  moves.push({
    what: this.closest('#flights') ? 'flight' : this.closest('.lot .stamp-art, .stamp') ? 'stamp'
      : this.closest('#goods') ? 'figure' : this.closest('#board .lot') ? 'mark' : this.id || this.tagName,
    time: options.duration + (options.delay || 0),
    changes: [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((name) => name !== 'offset'),
    loops: options.iterations > 1,
  });
  return animate.call(this, frames, options);
};
window.tones = [];
const part = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
window.AudioContext = class {
  currentTime = 0; state = 'running'; destination = {};
  createGain() { return { gain: part(), connect() {} }; }
  createOscillator() {
    return { frequency: part(), connect() {}, stop() {}, start(when) { tones.push(when); } };
  }
};
"""
# Idle work that was asked for before this is done after it. A busy browser may have no idle moment: then it waits
# longer than the page does.
IDLE = """() => new Promise((done) => {
  const moment = (then) => requestIdleCallback(then, { timeout: 4000 });
  moment(() => moment(() => done()));
})"""
# What is to move has begun: goods start 20 ms after a picture, and timers run in their order.
SETTLED = "() => new Promise((done) => setTimeout(() => done(moves), 50))"


@cache
def last_bid() -> tuple[dict[str, str], str]:
    """A save at a bid that ends the bidding, of the only person, and that bid."""
    for seed in range(1, 40):
        for session in played(3, seed):
            frame = session.state.current
            if frame is None or frame.kind != BID or session.state.round < 2:
                continue
            silver = session.state.players[frame.seat].holdings[0]
            for action in legal(session.state):
                if isinstance(action, Bid) and action.value <= silver:
                    then = session.fork()
                    if any(event.key == "won" for event in then.do(action)):
                        return saved(session, (frame.seat,)), action.token
    raise LookupError("no bid ends the bidding")


def sit_down(page: Page, site: str) -> None:
    """Open the page at its saved game and let it load what it loads in idle time."""
    page.goto(site)
    begun(page)
    page.evaluate(IDLE)


def opened(open_page: Callable[..., Page], site: str, kept: dict[str, str], **more: Any) -> Page:
    """A page at a saved game; `settings` go to the settings."""
    settings = {"confirm": "off", **more.pop("settings", {})}
    kept = {**kept, "homesteaders.settings": json.dumps(settings), "homesteaders.persist": "yes"}
    page = open_page(kept=kept, init=RECORD, **more)
    sit_down(page, site)
    return page


def do_last_bid(page: Page) -> list[dict[str, Any]]:
    """Make the bid that ends the bidding; what moved since then."""
    page.locator(f'[data-act="select:{last_bid()[1]}"]').click()
    page.evaluate("() => { moves.length = 0 }")
    commit(page).click()
    expect(page.locator("#board .lot .stamp-art, #board .lot .stamp").first).to_be_attached()
    return list(page.evaluate(SETTLED))


def place(page: Page) -> list[dict[str, Any]]:
    """Collect an income; what moved since then."""
    page.get_by_role("button", name="Auto-place").click()
    page.evaluate("() => { moves.length = 0 }")
    commit(page).click()
    expect(page.locator("h1")).not_to_contain_text("Workers")
    return list(page.evaluate(SETTLED))


def test_a_lot_is_stamped_and_an_income_flies(open_page: Callable[..., Page], site: str) -> None:
    page = opened(open_page, site, last_bid()[0])
    moves = do_last_bid(page)
    assert any(move["what"] == "stamp" and "transform" in move["changes"] for move in moves)
    page = opened(open_page, site, at("allocate", 4, 4))
    moves += place(page)
    assert sum(move["what"] == "flight" for move in moves) >= 2
    assert any(move["what"] == "figure" for move in moves)
    for move in moves:
        assert move["time"] <= 400 and not move["loops"]
        assert set(move["changes"]) <= {"transform", "opacity"}
    expect(page.locator("#flights > *")).to_have_count(0)
    assert page.locator("#flights").get_attribute("aria-hidden") == "true"


@pytest.mark.long
def test_fast_takes_half_the_time(open_page: Callable[..., Page], site: str) -> None:
    moves = place(opened(open_page, site, at("allocate", 4, 4), settings={"motion": "fast"}))
    assert moves and max(move["time"] for move in moves) <= 200


def test_under_reduced_motion_nothing_is_moved(open_page: Callable[..., Page], site: str) -> None:
    page = opened(open_page, site, last_bid()[0], reduced_motion="reduce")
    moves = do_last_bid(page)
    assert any(move["what"] == "stamp" for move in moves)
    moves += place(opened(open_page, site, at("allocate", 4, 4), reduced_motion="reduce"))
    assert all(move["changes"] == ["opacity"] and move["time"] <= 120 for move in moves)


@pytest.mark.long
def test_switched_off_nothing_moves(open_page: Callable[..., Page], site: str) -> None:
    page = opened(open_page, site, last_bid()[0], settings={"motion": "off"})
    assert do_last_bid(page) == []
    assert place(opened(open_page, site, at("allocate", 4, 4), settings={"motion": "off"})) == []
    assert page.evaluate("() => document.getAnimations().length") == 0


@pytest.mark.parametrize("calm", ["no-preference", pytest.param("reduce", marks=pytest.mark.long)])
def test_the_curtain_parts(open_page: Callable[..., Page], site: str, calm: str) -> None:
    page = open_page(kept=hot_seat(), init=RECORD, reduced_motion=calm)
    page.goto(site)
    expect(page.locator("[data-act^=lift]:not([aria-disabled])")).to_be_visible(timeout=60_000)
    page.evaluate(IDLE)
    page.locator("[data-act^=lift]").click()
    expect(page.locator("#prompt")).not_to_be_empty()
    moves = page.evaluate("() => moves")
    assert len([move for move in moves if move["what"] == "flight"]) == 3
    assert max(move["time"] for move in moves) == (120 if calm == "reduce" else 360)
    # The table beneath can be used at once: no copy takes a click, none is announced.
    lay_away(page)
    expect(page.locator("#flights > *")).to_have_count(0)


def test_the_icon_and_the_title_say_whose_turn_it_is(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(kept=outbid())
    page.goto(site)
    begun(page)
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile(r"^\./assets/art/turn-"))
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="All games").click()
    expect(page.locator("h1")).to_have_text("Games")
    expect(icon).to_have_attribute("href", "./assets/icon.svg")


def test_nothing_is_heard_until_it_is_asked_for(open_page: Callable[..., Page], site: str) -> None:
    page = opened(open_page, site, last_bid()[0])
    do_last_bid(page)
    assert page.evaluate("() => tones.length") == 0
    page = opened(open_page, site, last_bid()[0], settings={"sound": True})
    assert page.evaluate("() => tones.length") == 0
    do_last_bid(page)
    page.wait_for_function("() => tones.length > 0")


@pytest.mark.parametrize(
    "audio",
    ["class { constructor() { throw new Error('no device') } }", "undefined"],
    ids=["no device", "no audio at all"],
)
@pytest.mark.long
def test_no_audio_is_no_trouble(open_page: Callable[..., Page], site: str, audio: str) -> None:
    settings = json.dumps({"sound": True, "confirm": "off"})
    kept = {**last_bid()[0], "homesteaders.settings": settings}
    page = open_page(kept=kept, init=f"{RECORD}window.AudioContext = {audio};")
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text) if message.type == "warning" else None)
    sit_down(page, site)
    do_last_bid(page)
    assert [text for text in warnings if "sound" in text] == []
