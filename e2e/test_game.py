"""Whole games in a real browser, through the visible controls: to the score, over reloads, with wild names."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from e2e.positions import GAME, at
from homesteaders.record import read
from homesteaders.scoring import ranking, scores

Start = Callable[..., Page]
Open = Callable[..., Page]
WILD = "<img src=x onerror=alert(1)>"
PHASES = (
    ("allocate", 4, 2),
    ("pay_workers", 4, 2),
    ("neutral_bid", 2, 1),
    ("bid", 3, 2),
    ("track_reward", 4, 2),
    ("pay_auction", 4, 1),
    ("build", 4, 1),
    ("on_build_worker", 4, 1),
    ("extra_build", 4, 1),
    ("tile_worker", 4, 1),
    ("tile_exchange", 4, 1),
    ("final", 4, 1),
)


def kept(page: Page) -> str:
    """The game as the browser keeps it."""
    return page.evaluate(f"localStorage.getItem('{GAME}')") or ""


def put(page: Page, storage: dict[str, str]) -> None:
    """Before the page is opened: fill its storage, once."""
    lines = "".join(f"localStorage.setItem({json.dumps(key)}, {json.dumps(text)});" for key, text in storage.items())
    page.add_init_script(f"if (localStorage.getItem('{GAME}') === null) {{ {lines} }}")


def commit(page: Page) -> Locator:
    """The button on the right of the action bar."""
    return page.locator("#act .b2.primary")


def set_up(page: Page, kinds: str, names: tuple[str, ...] = ()) -> None:
    """Fill in the start page; `kinds` has p for a person here, b for an opponent."""
    while page.get_by_role("textbox", name="Name of seat").count() > len(kinds):
        page.get_by_role("button", name=re.compile("^Remove seat")).click()
    for number, kind in enumerate(kinds, 1):
        choose = page.get_by_label(f"Who plays seat {number}")
        choose.select_option("Person here" if kind == "p" else "Opponent")
    for number, name in enumerate(names, 1):
        page.get_by_role("textbox", name=f"Name of seat {number}").fill(name)
    page.get_by_role("textbox", name="Seed").fill("41")


def decide(page: Page, rng: random.Random) -> None:
    """Take the decision on the screen with the controls to be seen, then confirm it."""
    before = kept(page)
    title = page.get_by_role("heading", level=1).inner_text()
    if "Workers" in title:
        page.get_by_role("button", name="Auto-place").click()
    elif "Auction" in title:
        cells = page.locator("#board button.cell:not(.short)")
        if cells.count() and rng.random() < 0.6:
            cells.nth(rng.randrange(min(3, cells.count()))).click()
        else:
            page.get_by_role("button", name=re.compile("^Pass")).click()
    elif "Building" in title:
        tiles = page.locator("#town .market.few button.tile:not(.off)")
        if tiles.count():
            tiles.first.click()
        if not tiles.count() or commit(page).get_attribute("aria-disabled") == "true":
            page.get_by_role("button", name=re.compile("^Build nothing")).first.click()
    elif "Final actions" in title:
        page.get_by_role("button", name=re.compile("^Finish")).first.click()
    elif "Wages" in title or "Payment" in title:
        fund = page.locator("#docket button.btn.hit")
        if fund.count():
            fund.first.click()
    else:
        page.locator("#docket .opt").first.click()
    expect(commit(page)).to_be_enabled()
    commit(page).click()
    expect(page.locator("#root")).not_to_be_empty()
    page.wait_for_function("([key, old]) => localStorage.getItem(key) !== old", arg=[GAME, before])


def my_turn_or_end(page: Page) -> bool:
    """Wait until a person is to decide (True) or the game is over (False)."""
    skip = page.get_by_role("button", name="Skip ahead")
    over = page.get_by_role("button", name="Same deal again")
    ready = page.locator("#act .b2.primary")
    expect(skip.or_(over).or_(ready)).to_be_visible()
    if skip.is_visible():
        with suppress(Error):  # an opponent may have been quicker
            skip.click(timeout=2_000)
    expect(over.or_(ready)).to_be_visible(timeout=60_000)
    return not over.is_visible()


@pytest.mark.parametrize(("kinds", "size"), [("pb", (1280, 800)), ("ppb", (1280, 800)), ("pbbb", (390, 844))])
def test_a_game_to_the_score(kinds: str, size: tuple[int, int], open_page: Open, start: Start) -> None:
    page = open_page(size=size)
    page.on("dialog", lambda dialog: pytest.fail("a name ran as a script"))
    start(page)
    names = (WILD, f"{WILD} & co", "Hank", "Ida")[: len(kinds)]
    set_up(page, kinds, names)
    page.get_by_role("button", name="Deal a new game").click()
    rng = random.Random(len(kinds))
    while my_turn_or_end(page):
        decide(page, rng)
    expect(page.get_by_role("heading", level=1)).to_contain_text("the town")
    record = read(kept(page))
    sheets = scores(record.session.state)
    totals = page.locator("tfoot td").all_inner_texts()
    order = [seat for _, seat in ranking(sheets)]
    assert [int(text.replace("−", "-")) for text in totals] == [sheets[seat].total for seat in order]
    for seat, name in enumerate(names):
        assert record.seats[seat].name == name
    assert page.locator("thead th").nth(1 + order.index(0)).inner_text().strip() == WILD
    assert page.locator("img").count() == 0


def test_a_reload_returns_to_the_decision_in_each_phase(page: Page, start: Start) -> None:
    start(page)
    for kind, players, round_ in PHASES:
        page.evaluate(
            "(all) => Object.entries(all).forEach(([k, v]) => localStorage.setItem(k, v))", at(kind, players, round_)
        )
        page.reload()
        expect(page.locator("#prompt")).not_to_be_empty(timeout=60_000)
        expect(commit(page)).to_be_visible()
        title = page.get_by_role("heading", level=1).inner_text()
        prompt = page.locator("#prompt").inner_text()
        before = kept(page)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text(title, timeout=60_000)
        expect(page.locator("#prompt")).to_have_text(prompt)
        assert kept(page) == before == at(kind, players, round_)[GAME], kind


def test_a_reload_in_the_middle_of_a_game_and_by_keyboard(page: Page, start: Start) -> None:
    start(page)
    set_up(page, "pb")
    page.get_by_role("button", name="Deal a new game").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_contain_text("Place your workers")
    ring = page.get_by_role("button", name=re.compile("^Homestead, empty")).first
    ring.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Homestead, worker placed"))).to_be_focused()
    page.keyboard.press("Escape")
    commit(page).focus()
    expect(commit(page)).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_contain_text("Pay your")
    page.reload()
    expect(page.locator("#shell")).to_have_count(0, timeout=60_000)
    expect(page.locator("#prompt")).to_contain_text("Pay your")


def test_sheets_hold_the_focus_and_give_it_back(page: Page, start: Start) -> None:
    put(page, at("bid", 4, 3))
    start(page)
    rival = page.locator(".rival").first
    rival.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(rival).to_be_focused()


def test_blocked_storage_is_told_and_the_game_goes_on(open_page: Open, start: Start) -> None:
    page = open_page(init="Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } });")
    start(page)
    page.get_by_role("button", name="Deal a new game").click()
    expect(page.get_by_role("alert").filter(has_text="keeps nothing")).to_be_visible()
    expect(commit(page)).to_be_enabled()
    commit(page).click()
    expect(page.locator("#prompt")).to_contain_text("Pay your")


def test_a_damaged_save_does_not_block_the_start(page: Page, start: Start) -> None:
    put(page, {GAME: "homesteaders 1\nplayers 3\nfly <b>away</b>\n", "homesteaders.place": "table"})
    start(page)
    expect(page.get_by_role("alert")).to_contain_text("could not be read")
    expect(page.get_by_role("button", name="Deal a new game")).to_be_visible()


def test_the_curtain_hides_everything(page: Page, start: Start) -> None:
    start(page)
    set_up(page, "pp", ("Ann", "Ben"))
    page.get_by_text("Hidden", exact=True).click()
    page.get_by_role("button", name="Deal a new game").click()
    lift = page.get_by_role("button", name=re.compile("^I am"))
    expect(lift).to_be_visible()
    expect(page.locator("#goods")).to_have_count(0)
    lift.click()
    expect(page.locator("#goods")).to_be_visible()
