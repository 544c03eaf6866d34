"""The auction in a real browser: what a bid lets me build, a bid made affordable, a pass looked at before."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from e2e.playing import begun, commit, kept
from e2e.positions import outbid
from homesteaders.catalog import BID_VALUES
from homesteaders.record import read
from homesteaders.state import State
from ui.scene import means

Open = Callable[..., Page]
Start = Callable[..., Page]
UNASKED = {"homesteaders.settings": '{"confirm": "off"}'}
PHONE = (390, 844)
SMALL = (360, 640)
# What of the Track and of the auctions cannot be seen where it stands, and targets that are too small.
HIDDEN = """() => {
  const found = [], dock = document.querySelector('#docket').getBoundingClientRect();
  const act = document.querySelector('#act').getBoundingClientRect();
  const parts = '#board .lot, #track .tie, .rival, #docket, #left button, #right button';
  for (const part of document.querySelectorAll(parts)) {
    const box = part.getBoundingClientRect();
    const over = part.closest('#board, #track') ? Math.min(dock.top, act.top) + 1 : innerHeight;
    if (box.bottom > over || box.top < 0 || box.right > innerWidth || !box.height) {
      found.push(`${part.className} ${part.textContent.slice(0, 40)} ${Math.round(box.bottom)} > ${Math.round(over)}`);
    }
  }
  for (const part of document.querySelectorAll('#board button, .rival, #docket button')) {
    const box = part.getBoundingClientRect();
    if (box.width < 24 || box.height < 24) found.push(`small: ${part.textContent}`);
  }
  return found;
}"""


def now(page: Page) -> State:
    """The game as the browser keeps it."""
    return read(kept(page)).session.state


def cell(page: Page, auction: int, value: int) -> Locator:
    """A bid of a ladder."""
    return page.get_by_role("button", name=re.compile(rf"^Auction {auction}, bid .*\b{value}\b"))


def test_an_auction_is_looked_through_and_bid_on(open_page: Open, start: Start) -> None:
    page = open_page(kept={**outbid(), **UNASKED})
    start(page)
    begun(page)
    expect(page.locator("#prompt")).to_contain_text("outbid you on auction")
    state = now(page)
    frame = state.current
    assert frame is not None
    me = state.players[frame.seat]
    assert page.evaluate(HIDDEN) == []

    # a card counts what it lets me build; one tap lists it by name
    card = page.get_by_role("button", name=re.compile(r"^Auction 1 at \d+ lets you build"))
    expect(card).to_contain_text(re.compile(r"\d+ (now|with trades)"))
    cell(page, 1, 5).click()
    expect(card).to_contain_text("at 5")
    card.click()
    sheet = page.get_by_role("dialog", name="What auction 1 lets you build")
    expect(sheet).to_contain_text("win it for 5")
    rows = sheet.get_by_role("listitem")
    assert rows.count() > 1
    name = rows.first.locator(".grow").inner_text().strip()
    rows.first.get_by_role("button").click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    # a pass is shown before it is made
    space = min(me.track + 1, 5)
    ghost = page.locator("#track li").nth(space)
    expect(ghost).to_contain_text("you, if you pass")
    page.get_by_role("button", name=re.compile("^Pass")).click()
    expect(page.locator("#docket li")).to_have_count(space)
    expect(commit(page)).to_contain_text("Pass now")

    # a bid beyond my means says what it would take, and one tap stages that
    value = next(value for value in BID_VALUES if value > means(me))
    cell(page, 1, value).click()
    docket = page.locator("#docket")
    expect(docket).to_contain_text(f"{value - means(me)} silver short")
    docket.get_by_role("button", name="Make this affordable").click()
    expect(docket).to_contain_text("You keep")
    expect(commit(page)).to_contain_text(f"Bid {value} on auction 1")
    commit(page).click()
    expect(page.locator("#log")).to_contain_text(f"bids {value} on auction 1")
    done = [action.token for action in read(kept(page)).session.actions]
    bid = len(done) - 1 - done[::-1].index(f"bid 1 {value}")
    assert done[bid - 1] == "debt"

    # a rival's reach is one tap away
    rival = page.locator(".rival").first
    rival.click()
    expect(page.get_by_role("dialog")).to_contain_text("without debt")


def test_a_phone_shows_the_whole_bid(open_page: Open, start: Start) -> None:
    page = open_page(size=PHONE, kept=outbid())
    start(page)
    begun(page)
    for size in (PHONE, SMALL):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.keyboard.press("Escape")
        expect(commit(page)).to_have_attribute("aria-disabled", "true")
        assert page.evaluate(HIDDEN) == [], size
        for choice in (cell(page, 1, 5), cell(page, 1, 21), page.get_by_role("button", name="Pass then Track")):
            choice.click()
            expect(choice).to_have_attribute("aria-pressed", "true")
            assert page.evaluate(HIDDEN) == [], (size, choice)
