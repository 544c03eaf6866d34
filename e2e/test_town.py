"""The town in a real browser: details by hover, focus and tap; the pictures come last; names may be long."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.positions import at

Open = Callable[..., Page]
Start = Callable[..., Page]
PHONE = (390, 844)
SIZES = ((1280, 800), PHONE, (360, 640))
# The longest words for buildings that another language may have, in place of every name on the screen.
LONG = """() => {
  const names = ['Fleischverpackungswerk', 'Eisenbahnerhaus', 'Gemischtwarenhandlung'];
  document.querySelectorAll('.tile .nm').forEach((name, n) => { name.textContent = names[n % names.length]; });
  document.querySelectorAll('.tile .lab, .tile .fit').forEach((words) => { words.append(' und mehr'); });
}"""
# What sticks out of its tile, or a tile out of its list.
STICKS_OUT = """() => [...document.querySelectorAll('.tile')].flatMap((tile) => {
  if (!tile.getClientRects().length) return [];
  const box = tile.getBoundingClientRect();
  const list = tile.closest('ul').getBoundingClientRect();
  const parts = [...tile.querySelectorAll('.nm, .lab, .fit, .slot, .amt, .pts')].filter((part) => {
    const inner = part.getBoundingClientRect();
    return inner.width && (inner.right > box.right + 2 || inner.left < box.left - 2);
  });
  const names = [...tile.querySelectorAll('.nm')].filter((name) => name.scrollWidth > name.clientWidth + 1);
  const out = box.right > list.right + 2 || tile.scrollWidth > tile.clientWidth + 3 ? [tile] : [];
  return [...parts, ...names, ...out].map((part) => `${part.className}: ${part.textContent}`);
})"""

LOW = """() => Math.min(...['docket', 'act'].map((id) => document.getElementById(id))
  .filter((part) => part.getClientRects().length).map((part) => part.getBoundingClientRect().top))"""
FETCHED = """() => [
  performance.getEntriesByName('ready')[0].startTime,
  ...performance.getEntriesByType('resource').filter((r) => r.name.endsWith('buildings.svg')).map((r) => r.startTime),
]"""


def ready(page: Page) -> Page:
    """Lay away what the others did since the last turn."""
    page.wait_for_selector("[data-key=commit]:not(.wait)")
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    return page


def town(page: Page) -> Locator:
    """The tiles on offer."""
    return page.get_by_role("region", name="Build").get_by_role("listitem").get_by_role("button")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None and b is not None
    return (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


def test_hover_and_focus_show_details(open_page: Open, start: Start) -> None:
    page = ready(start(open_page(kept=at("build", 4, 9, special="large"))))
    tiles, card = town(page), page.locator("#tip")
    for place in range(6):
        tile = tiles.nth(place)
        tile.hover()
        name = tile.locator(".nm").inner_text()
        expect(card).to_be_visible()
        expect(card).to_contain_text(name)
        for words in ("Type", "Cost", "Stage", "Copies", "Owners", "For you"):
            expect(card).to_contain_text(words)
        assert apart(tile, card) and apart(page.locator("#act"), card)
    page.mouse.move(0, 0)
    expect(card).to_be_hidden()
    tiles.nth(1).hover()
    expect(card).to_be_visible()
    card.hover()  # it stays while the pointer is on it
    page.wait_for_function("() => new Promise((done) => setTimeout(() => done(true), 600))")
    expect(card).to_be_visible()
    tiles.nth(1).click()
    expect(card).to_be_hidden()
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    # by keyboard; Escape takes the card away first, and only then the selection back
    page.keyboard.press("Tab")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "false")


def test_a_tap_selects_and_its_details_are_a_sheet(open_page: Open, start: Start) -> None:
    page = ready(start(open_page(size=PHONE, kept=at("build", 4, 9, special="large"), has_touch=True)))
    tile = town(page).nth(0)
    tile.tap()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#tip")).to_be_hidden()
    page.get_by_role("button", name="Details of").tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(tile.locator(".nm").inner_text())
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Mine").tap()
    page.get_by_role("button", name="Homestead").first.tap()
    expect(sheet).to_contain_text("Everybody starts with one")


def test_stalls_by_keyboard(open_page: Open, start: Start) -> None:
    page = ready(start(open_page(kept=at("bid", 4, 6))))
    stalls = page.get_by_role("group", name="Which buildings to show")
    coming = stalls.get_by_role("button", name="Coming")
    coming.focus()
    page.keyboard.press("Enter")
    expect(coming).to_have_attribute("aria-pressed", "true")
    expect(coming).to_be_focused()
    expect(page.get_by_role("button", name="Rail Yard")).to_contain_text("Round 9")
    stalls.get_by_role("button", name="Gone").press("Enter")
    expect(page.get_by_role("button", name="Rail Yard")).to_have_count(0)
    expect(page.locator("#town")).to_contain_text("Sold out")


def test_pictures_come_after_the_first_screen(open_page: Open, start: Start) -> None:
    page = ready(start(open_page(kept=at("build", 4, 9, special="large"))))
    page.wait_for_selector(":root[data-art]")
    times = page.evaluate(FETCHED)
    assert len(times) == 2 and times[1] > times[0], times
    box = town(page).first.locator(".pic").bounding_box()
    assert box is not None and box["width"] == box["height"] >= 40


@pytest.mark.parametrize(
    "kind", ["allocate", pytest.param("build", marks=pytest.mark.long), pytest.param("bid", marks=pytest.mark.long)]
)
def test_long_names_and_many_buildings_have_room(open_page: Open, start: Start, kind: str) -> None:
    page = ready(start(open_page(kept=at(kind, 4, 9, special="large"))))
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(STICKS_OUT) == [], size
        if kind == "allocate":
            placed_without_scrolling(page)
    page.evaluate(LONG)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(STICKS_OUT) == [], size
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def placed_without_scrolling(page: Page) -> None:
    """All own buildings are to be seen above the slip and the action bar, and every ring can be hit."""
    low = page.evaluate(LOW)
    boxes = [box for tile in page.locator("#mine .tile").all() if (box := tile.bounding_box())]
    assert len(boxes) >= 8 and max(box["y"] + box["height"] for box in boxes) <= low + 1
    for ring in page.locator("#mine [data-act^='ring:']").all():
        box = ring.bounding_box()
        assert box is not None and box["width"] >= 24 and box["height"] >= 24
