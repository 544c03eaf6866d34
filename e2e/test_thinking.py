"""Opponents that think, as a person meets them: in a worker or without one, while panels are open, taken back, left."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import START, Watch
from e2e.playing import CURRENT, NEWEST, actions, begun, commit, deal, decide, kept, lay_away, press_commit, whose
from homesteaders.record import read

FOR_LONG = 60_000
"""Milliseconds: a worker starts, on a busy machine."""


def liked(pace: str) -> dict[str, str]:
    """What is kept of somebody who likes this pace, and no questions."""
    settings = {"pace": pace, "forced": False, "confirm": "off", "motion": "off"}
    return {"homesteaders.settings": json.dumps(settings), "homesteaders.persist": "yes"}


# A browser that does not let the page have workers.
NO_WORKER = "window.Worker = class { constructor() { throw new Error('no workers here'); } };"
GROWN = f"(old) => {CURRENT}.length > old.length"
ANOTHER = """() => document.querySelector('script[name="thinker 2"]')"""
THOUGHTS = "(n) => performance.getEntriesByName('thought: move').length >= n"


def own_moves(page: Page) -> None:
    """The person's decisions up to the bidding, or until an opponent is to act."""
    rng = random.Random(1)
    while whose(page) == "mine" and "Auction" not in page.locator("h1").inner_text():
        decide(page, rng)
        if page.locator("[data-act=skip], [data-act=next]").count():
            break


def others_acted(page: Page) -> None:
    """Wait until it is a person's turn; opponents have acted by then."""
    lay_away(page)
    assert whose(page) == "mine"
    session = read(kept(page)).session
    actors = {frame.seat for at in range(session.position) if (frame := session.state_at(at).current)}
    assert len(actors) > 1


def goes_on(page: Page, before: str) -> None:
    """Wait until something more has been done in the game."""
    page.wait_for_function(GROWN, arg=before, timeout=FOR_LONG)


def test_barons_think_in_a_worker_while_the_person_does_as_he_likes(
    open_page: Callable[..., Page], start: Callable[..., Page], watch: Watch
) -> None:
    page = open_page(kept=liked("instant"))
    start(page)
    assert page.workers == [], "nobody thinks yet"
    deal(page, "pbb", level="Baron")
    own_moves(page)
    # panels and sheets open while they think
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Settings", exact=True)).to_be_visible()
    others_acted(page)
    assert len(page.workers) == 1
    assert [url for url in watch.requests if url.endswith("thinker.py")]
    assert [seat.bot for seat in read(kept(page)).seats] == ["", "baron", "baron"]
    # what is taken back or left while somebody thinks stays so
    for leave in (False, True):
        before = kept(page)
        lay_away(page)
        if "Auction" in page.locator("h1").inner_text():
            page.get_by_role("button", name=re.compile("^Pass")).click()
        commit(page).and_(page.locator(":not([aria-disabled=true])")).wait_for()
        press_commit(page)
        page.wait_for_function(GROWN, arg=before)
        if not leave:
            page.keyboard.press("u")
            expect(page.locator("#log .deed").first).to_be_visible()
            page.wait_for_function(f"(old) => {CURRENT} === old", arg=before)
            assert whose(page) == "mine"
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    left = kept(page)
    page.get_by_role("button", name="Deal a new game").click()
    expect(page.locator("#prompt")).not_to_be_empty()
    page.wait_for_function(f"(old) => {CURRENT} !== old", arg=left)
    own_moves(page)
    others_acted(page)
    assert read(kept(page)).session.setup.seed != read(left).session.setup.seed
    assert len(page.workers) == 1


def test_without_workers_they_think_on_the_page(
    open_page: Callable[..., Page], start: Callable[..., Page], watch: Watch
) -> None:
    page = open_page(kept=liked("instant"), init=NO_WORKER)
    start(page)
    deal(page, "pb", level="Baron")
    own_moves(page)
    page.get_by_role("button", name="Help").click()  # the page answers meanwhile
    expect(page.get_by_role("dialog")).to_be_visible()
    others_acted(page)
    assert not [url for url in watch.requests if url.endswith("thinker.py")]


def test_step_by_step_pause_seats_and_watching(open_page: Callable[..., Page], start: Callable[..., Page]) -> None:
    page = open_page(kept=liked("step"))
    start(page)
    deal(page, "bbb")
    line = page.locator("#log .deed")
    step = page.get_by_role("button", name="Next", exact=False).and_(page.locator("[data-act=next]"))
    expect(page.get_by_text("Go on")).to_be_visible()
    for n in range(1, 4):
        page.keyboard.press("n") if n == 2 else step.click()
        expect(line).to_have_count(n)
        assert actions(kept(page)) == n
    # a watcher takes a seat
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Seats and pace").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Who plays Mae").select_option("Person here")
    expect(sheet.get_by_role("status")).to_have_text("From now on: Person here plays Mae.")
    sheet.get_by_label("Quick").check()
    assert actions(kept(page)) == 3, "they wait while seats are changed"
    sheet.get_by_role("button", name="Back to the table").click()
    page.wait_for_function("() => document.querySelector('#seat .who')?.innerText === 'Mae'")
    assert whose(page) == "mine"
    assert [seat.kind for seat in read(kept(page)).seats] == ["bot", "person", "bot"]
    page.reload()
    begun(page)
    assert [seat.kind for seat in read(kept(page)).seats] == ["bot", "person", "bot"]
    # and gives it back, to somebody else
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Seats and pace").click()
    sheet.get_by_label("Who plays Mae").select_option("Settler")
    sheet.get_by_role("button", name="Back to the table").click()
    page.keyboard.press("p")
    expect(step).to_be_visible()
    before = kept(page)
    page.get_by_role("button", name="Go on").click()
    goes_on(page, before)
    assert [seat.bot for seat in read(kept(page)).seats] == ["rancher", "settler", "rancher"]


@pytest.mark.long
def test_a_worker_that_hangs_is_given_up_and_nothing_is_lost(
    open_page: Callable[..., Page], start: Callable[..., Page], watch: Watch
) -> None:
    page = open_page(kept=liked("instant"))
    start(page)
    deal(page, "bbb", level="Baron")
    page.wait_for_function(THOUGHTS, arg=3, timeout=FOR_LONG)
    hung = page.workers[0]
    with hung.expect_event("close", timeout=FOR_LONG):
        hung.evaluate("setTimeout(() => { for (;;); }, 0)")
    page.wait_for_function(ANOTHER, timeout=FOR_LONG)
    expect(page.locator("script[name^=thinker]")).to_have_count(1)  # the one that hung is gone
    for _ in range(3):
        goes_on(page, kept(page))
    read(kept(page))  # every action is there, and legal
    assert len([url for url in watch.requests if url.endswith("thinker.py")]) == 2


@pytest.mark.long
def test_a_table_of_barons_is_watched_to_the_end(open_page: Callable[..., Page], start: Callable[..., Page]) -> None:
    page = open_page(kept=liked("instant"))
    start(page)
    deal(page, "bb", level="Baron")
    page.keyboard.press("p")
    expect(page.locator("[data-act=next]")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    for _ in range(600):
        if page.get_by_role("button", name="Same deal again").count():
            break
        before = page.evaluate(NEWEST)
        page.get_by_role("button", name="Help").first.click()
        page.wait_for_function(f"(old) => ({NEWEST})() !== old", arg=before, timeout=START)  # the game goes on
        lay_away(page)
    expect(page.get_by_role("button", name="Same deal again")).to_be_visible()
    longest = page.evaluate("Math.max(...performance.getEntriesByName('thought: move').map((e) => e.duration))")
    assert longest < 3000, "bounded, also on a machine that does other things"
