"""What tests share that play: a game set up and played through its controls, and storage that fails."""

from __future__ import annotations

import random
import re
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

from homesteaders.record import read

START = 60_000
COMMIT = "#act .b2.primary"
CELL = "#board button.cell:not(.short):not([aria-disabled])"
"""A bid that can be paid without debt."""
READY = f"() => !!document.querySelector('{COMMIT}:not([aria-disabled=true])')"
WHOSE = f"""() => document.querySelector('[data-act=rematch]') ? 'over' :
  document.querySelector('[data-act=skip]') ? 'skip' :
  document.querySelector('#right [data-act=share]') ? 'away' : document.querySelector('{COMMIT}') && 'mine'"""
CURRENT = """(() => {
  const game = 'homesteaders.g.' + localStorage.getItem('homesteaders.current');
  const counts = (localStorage.getItem(game) || ' ')[0];
  const text = localStorage.getItem(game + '.' + counts) || '';
  return text.slice(text.indexOf('\\n') + 1);
})()"""
# The place in the game of what the log says on top; it follows after the first frame of a picture.
NEWEST = "() => document.querySelector('#log .deed')?.dataset.act ?? ''"
# Parts of a picture follow after its first frame, and so does whether what lies under a sheet can be reached.
WHOLE = """() => document.getElementById('stage')?.inert === !!document.querySelector('#over > *') &&
  ![...document.querySelectorAll('#stage div[id]:empty')].some((place) => place.attributes.length === 1)"""
EVERYTHING = "() => Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]))"
# Single choices are left to be made, so that one decision follows the other.
EVERY_CHOICE = """localStorage.setItem('homesteaders.settings', '{"forced": false}');"""
# Storage that is full while window.full is true.
FULL = """window.full = %s;
const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  if (window.full) throw new DOMException('full', 'QuotaExceededError');
  return setItem.call(this, key, text);
};"""
BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } });"
# A tab that hears nothing of the others and tells them nothing; PyScript needs the class itself.
DEAF = """const Channel = window.BroadcastChannel;
window.BroadcastChannel = class extends Channel {
  postMessage(data) { if (!this.name.startsWith('homesteaders')) super.postMessage(data); }
  addEventListener(...rest) { if (!this.name.startsWith('homesteaders')) super.addEventListener(...rest); }
};"""


def kept(page: Page) -> str:
    """The current game as the browser keeps it, as a transcript; "" if it keeps none."""
    return str(page.evaluate(CURRENT))


def actions(text: str) -> int:
    """How many actions a transcript has."""
    return read(text).session.position


def commit(page: Page) -> Locator:
    """The button on the right of the action bar."""
    return page.locator(COMMIT)


def set_up(page: Page, kinds: str, names: tuple[str, ...] = (), seed: int = 41, level: str = "Rancher") -> None:
    """Fill in the start page; `kinds` has p for a person here, b for an opponent of the level."""
    fields = page.get_by_role("textbox", name="Name of seat")
    while fields.count() > len(kinds):
        page.get_by_role("button", name=re.compile("^Remove seat")).click()
    while fields.count() < len(kinds):
        page.get_by_role("button", name=re.compile("^Add seat")).click()
    for number, kind in enumerate(kinds, 1):
        page.get_by_label(f"Who plays seat {number}").select_option("Person here" if kind == "p" else level)
    for number, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Name of seat {number}").fill(name)
    page.get_by_role("textbox", name="Seed").fill(str(seed))


def deal(page: Page, kinds: str, seed: int = 41, level: str = "Rancher") -> None:
    """Fill in the start page and deal."""
    set_up(page, kinds, seed=seed, level=level)
    page.get_by_role("button", name="Deal a new game").click()
    expect(page.locator("#prompt")).not_to_be_empty()
    expect(page.locator("#act")).to_be_visible()
    page.wait_for_function(WHOLE)


def begun(page: Page) -> None:
    """Wait until a page that was opened or loaded again shows its game or how it ended; lay away news."""
    expect(page.locator("#shell")).to_have_count(0, timeout=START)
    expect(page.locator("#prompt:not(:empty), [data-act=rematch]").first).to_be_visible()
    lay_away(page)


def lay_away(page: Page) -> None:
    """Close the sheet that lies over the table, if one does, and let the picture be whole."""
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function(WHOLE)


def press_commit(page: Page) -> None:
    """Press the button that commits, and mean it: if a question is asked first, the answer is yes."""
    page.locator(COMMIT).click()
    if page.locator(".sheet.ask").count():
        page.locator(".sheet.ask .go:not([aria-disabled])").click()


def choose(page: Page, rng: random.Random) -> None:
    """Select something in the decision on the screen, with the controls to be seen; confirm nothing."""
    lay_away(page)  # what the others did meanwhile
    title = page.locator("h1").inner_text()
    if "Workers" in title:
        page.get_by_role("button", name="Auto-place").click()
    elif "Auction" in title:
        cells = page.locator(CELL)
        if cells.count() and rng.random() < 0.6:
            cells.nth(rng.randrange(min(3, cells.count()))).click()
        else:
            page.get_by_role("button", name=re.compile("^Pass")).click()
    elif "Building" in title:
        tiles = page.locator("#town .market.few button.tile:not(.off)")
        if tiles.count():
            tiles.first.click()
        if not tiles.count() or page.locator(COMMIT).get_attribute("aria-disabled") == "true":
            page.get_by_role("button", name=re.compile("^Build nothing")).first.click()
    elif "Wages" in title or "Payment" in title:
        fund = page.locator("#docket button.btn.hit")
        if fund.count():
            fund.first.click()
    elif "Final" in title:
        page.get_by_role("button", name=re.compile("^Finish")).first.click()
    else:
        page.locator("#docket .opt").first.click()
    page.wait_for_function(READY)


def decide(page: Page, rng: random.Random, stored: bool = True) -> None:
    """Take the decision on the screen and confirm it. `stored`: wait until it is."""
    before = kept(page) if stored else ""
    choose(page, rng)
    press_commit(page)
    if stored:
        page.wait_for_function(f"(old) => {CURRENT} !== old", arg=before)


def whose(page: Page, wound: bool = False) -> str:
    """Wait until it is clear whose decision it is: "mine", "away" or the game is "over"; opponents and orders are let
    act. `wound`: the page's clock is put forward (it belongs to the whole context, and a page that is opened under it
    does not start)."""
    skips = 0
    while (who := page.wait_for_function(WHOSE, timeout=START).json_value()) == "skip":
        skips += 1
        assert skips < 400, f"the opponents come to no end: {page.locator('#prompt').inner_text()}"
        if wound:
            page.clock.fast_forward(1000)
        else:
            with suppress(Error):  # an opponent may have been quicker
                page.get_by_role("button", name="Skip ahead").click(timeout=500)
    if wound:
        page.clock.fast_forward(1000)  # a new screen cannot be committed to at once
    return str(who)


def my_turn(page: Page, wound: bool = False) -> bool:
    """Wait until a person here is to decide (True) or the game is over (False)."""
    return whose(page, wound) == "mine"


def games_page(page: Page) -> Locator:
    """Go to the Games page from wherever the page is; its rows."""
    lay_away(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="All games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Games")
    return page.locator("ul.games > li.save")


def note(page: Page) -> Locator:
    """The strip that tells what has to be told."""
    return page.locator("#note")
