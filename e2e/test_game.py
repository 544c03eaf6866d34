"""Whole games in a real browser, through the visible controls: to the score, over reloads, with wild names."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import commit, decide, kept, lay_away, my_turn, press_commit, set_up
from e2e.positions import GAME, at
from homesteaders.record import read
from homesteaders.scoring import ranking, scores

Start = Callable[..., Page]
Open = Callable[..., Page]
WILD = "<img src=x onerror=alert(1)>"
LONG = "Wilhelmina Featherstonehaugh-Marchbanks!"
SIZES = ((1280, 800), (390, 844))
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
# Words that are broken in the middle, stick out of their card, or are cut off; of names nothing is asked.
FAULTS = r"""() => {
  const found = [];
  const walker = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const near = node.parentElement;
    if (near.closest('.vh, .hw, .long, .cut, .who, .log, .skip') || !near.getClientRects().length) continue;
    for (const match of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5);
      if (new Set(rects.map((rect) => Math.round(rect.top))).size > 1) found.push(`broken: ${match[0]}`);
      const card = near.closest('.opt, .btn, .tile, .rival, .lot, .docket, .tie');
      const edge = card ? card.getBoundingClientRect().right + 1 : Infinity;
      if (rects.some((rect) => rect.right > edge)) found.push(`out: ${match[0]}`);
    }
  }
  for (const part of document.querySelectorAll('.rival .lead, .rival .st, .rival .score')) {
    const [inner, outer] = [part.getBoundingClientRect(), part.closest('.rival').getBoundingClientRect()];
    if (inner.right > outer.right || part.scrollWidth > part.clientWidth + 1) found.push(`cut: ${part.textContent}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
  return [...new Set(found)];
}"""


def put(page: Page, storage: dict[str, str]) -> None:
    """Before the page is opened: fill its storage, once."""
    lines = "".join(f"localStorage.setItem({json.dumps(key)}, {json.dumps(text)});" for key, text in storage.items())
    page.add_init_script(f"if (localStorage.length === 0) {{ {lines} }}")


@pytest.mark.parametrize(
    ("kinds", "size"),
    [
        ("pb", (1280, 800)),
        pytest.param("ppb", (1280, 800), marks=pytest.mark.long),
        pytest.param("pbbb", (390, 844), marks=pytest.mark.long),
    ],
)
def test_a_game_to_the_score(kinds: str, size: tuple[int, int], open_page: Open, start: Start) -> None:
    page = open_page(size=size)
    page.on("dialog", lambda dialog: pytest.fail("a name ran as a script"))
    start(page)
    names = (WILD, f"{WILD} & co", "Hank", "Ida")[: len(kinds)]
    set_up(page, kinds, names)
    wound = "bbb" not in kinds
    if wound:
        page.clock.install()
    page.get_by_role("button", name="Deal a new game").click()
    rng = random.Random(len(kinds))
    while my_turn(page, wound):
        decide(page, rng)
        assert page.locator("img").count() == 0
    expect(page.get_by_role("heading", level=1)).to_contain_text("the town")
    record = read(kept(page))
    sheets = scores(record.session.state)
    totals = page.locator("tfoot td").all_inner_texts()
    order = [seat for _, seat in ranking(sheets)]
    assert [int(text.replace("−", "-")) for text in totals] == [sheets[seat].total for seat in order]
    for seat, name in enumerate(names):
        assert record.seats[seat].name == name
    assert page.locator("table:has(tfoot) thead th").nth(1 + order.index(0)).inner_text().strip() == WILD
    assert page.locator("img").count() == 0


def test_a_reload_returns_to_the_decision_in_each_phase(page: Page, start: Start) -> None:
    start(page)
    for kind, players, round_ in PHASES:
        put_now(page, at(kind, players, round_))
        title = page.get_by_role("heading", level=1).inner_text()
        prompt = page.locator("#prompt").inner_text()
        before = kept(page)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text(title, timeout=60_000)
        expect(page.locator("#prompt")).to_have_text(prompt)
        wanted = re.sub(r"(?m)^(seat \d) bot ", r"\1 bot:rancher ", at(kind, players, round_)[GAME])
        assert kept(page) == before == wanted, kind
        look_for_faults(page, kind)


def put_now(page: Page, storage: dict[str, str]) -> None:
    """Fill the storage of an open page and load it again: the table stands at that decision."""
    fill = "(all) => { localStorage.clear(); Object.entries(all).forEach(([k, v]) => localStorage.setItem(k, v)); }"
    page.evaluate(fill, {**storage, "homesteaders.settings": '{"forced": false}'})
    page.reload()
    expect(page.locator("#prompt")).not_to_be_empty(timeout=60_000)
    expect(commit(page)).to_be_visible()


def look_for_faults(page: Page, what: str) -> None:
    """No word is broken or cut off, at both sizes."""
    page.evaluate("document.fonts.ready")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FAULTS) == [], f"{what} at {width} x {height}"
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})


def test_words_are_whole_where_there_is_least_room(page: Page, start: Start) -> None:
    start(page)
    for kind, round_, special in (("track_reward", 6, "rewards"), ("build", 5, "port"), ("pay_workers", 2, "short")):
        storage = dict(at(kind, 4, round_, special=special))
        storage[GAME] = re.sub(r"^(seat \d \S+) \w+$", rf"\1 {LONG}", storage[GAME], flags=re.MULTILINE)
        put_now(page, storage)
        assert read(kept(page)).seats[0].name == LONG
        look_for_faults(page, kind)


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
    expect(page.locator("#log")).to_contain_text("in wages (only option).")
    page.reload()
    expect(page.locator("#shell")).to_have_count(0, timeout=60_000)
    expect(page.locator("#log")).to_contain_text("in wages (only option).")


def test_sheets_hold_the_focus_and_give_it_back(page: Page, start: Start) -> None:
    put(page, at("bid", 4, 3))
    start(page)
    expect(page.get_by_role("dialog")).to_contain_text("Since your last turn")
    page.keyboard.press("Escape")
    rival = page.locator(".rival").first
    rival.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(rival).to_be_focused()
    rival.click()
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_have_count(0)
    expect(commit(page)).to_be_visible()


def test_blocked_storage_is_told_and_the_game_goes_on(open_page: Open, start: Start) -> None:
    page = open_page(init="Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } });")
    start(page)
    page.get_by_role("button", name="Deal a new game").click()
    expect(page.get_by_role("alert").filter(has_text="not being saved")).to_be_visible()
    expect(commit(page)).to_be_enabled()
    press_commit(page)
    expect(page.locator("#log")).to_contain_text("in wages (only option).")


def test_a_damaged_save_does_not_block_the_start(page: Page, start: Start) -> None:
    put(page, {GAME: "homesteaders 1\nplayers 3\nfly <b>away</b>\n", "homesteaders.place": "table"})
    start(page)
    expect(page.get_by_role("alert")).to_contain_text("could not be read")
    expect(page.get_by_role("button", name="Deal a new game")).to_be_visible()


HIDDEN_PICTURES = ("silver", "wood", "food", "steel", "gold", "copper", "cow", "trade", "debt")


def test_the_curtain_hides_everything(page: Page, start: Start) -> None:
    """Two persons, hidden holdings: over two rounds neither sees what the other holds, staged or selected."""
    start(page)
    set_up(page, "pp", ("Ann", "Ben"))
    page.get_by_text("Hidden", exact=True).click()
    page.get_by_role("button", name="Deal a new game").click()
    rng = random.Random(2)
    lifted = 0
    page.clock.install()
    while lifted < 9:
        page.wait_for_function("() => document.querySelector('[data-key=lift], #act .b2.primary')")
        lift = page.get_by_role("button", name=re.compile("^I am"))
        if lift.count():
            assert page.locator("#goods, #rivals, #mine, #log, [role=dialog]").count() == 0
            # what is heard at the curtain is what everybody may know
            assert page.locator("#live").inner_text().endswith("pass the device on.")
            page.clock.fast_forward(1000)
            lift.click()
            expect(page.locator("#goods")).to_be_visible()
            lay_away(page)
            lifted += 1
        own = page.locator("#seat .who").inner_text()
        other = page.locator(".rival")
        assert other.count() == 1 and own not in other.inner_text()
        if lifted % 4 == 1:
            other.click()
            dialog = page.get_by_role("dialog")
            expect(dialog).to_contain_text("hidden at this table")
            assert dialog.locator(".facts, table").count() == 0
            page.keyboard.press("Escape")
        for picture in HIDDEN_PICTURES:
            assert page.locator(f".rival use[href$='#i-{picture}']").count() == 0
        assert "staged" not in page.locator("#act").inner_text()
        if lifted % 3 == 2 and page.get_by_role("button", name="Trades", exact=True).count():
            page.get_by_role("button", name="Trades", exact=True).click()
            page.get_by_role("button", name=re.compile("^Debt:")).click()
            page.get_by_role("button", name="Clear the list").click()
            page.get_by_role("button", name="Back to the decision").click()
        page.clock.fast_forward(1000)
        decide(page, rng)
