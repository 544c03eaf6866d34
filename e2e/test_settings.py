"""The settings in a real page: at once, kept, there before anything is seen; nothing jumps while the game starts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import DESKTOP, PHONE
from e2e.positions import at

Open = Callable[..., Page]
Start = Callable[[Page], Page]
SETTINGS = "homesteaders.settings"
DRESSED = json.dumps({"theme": "dark", "size": "larger", "density": "roomy", "motion": "off", "easy": True})
MOST_SHIFT = 0.05
SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
WORN = """() => Object.fromEntries(Object.entries(document.documentElement.dataset)
  .filter(([name]) => ['theme', 'size', 'density', 'motion', 'easy'].includes(name)))"""
PAPER = "() => getComputedStyle(document.body).backgroundColor"
PLACES = """() => [...document.querySelectorAll('.top, .brand, .wordmark, .hero p, .bar')]
  .filter((one) => one.checkVisibility())
  .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join(' '))"""
BARS = "() => [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.content)"


def choose(page: Page, group: str | re.Pattern[str], choice: str) -> None:
    page.get_by_role("radiogroup", name=group).get_by_role("radio", name=choice, exact=True).check()


def open_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").first.click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_choices_work_at_once_and_a_reload_keeps_them(page: Page, start: Start) -> None:
    start(page)
    open_settings(page)
    light = page.evaluate(PAPER)
    choose(page, "Theme", "Dark")
    assert page.evaluate(PAPER) != light
    assert page.evaluate(BARS) == ["#382D23", "#382D23"]
    size = "() => getComputedStyle(document.querySelector('.sheet-h h2')).fontSize"
    before = float(page.evaluate(size).removesuffix("px"))
    choose(page, "Text size", "Larger")
    assert float(page.evaluate(size).removesuffix("px")) == pytest.approx(before * 1.4)
    page.get_by_text("Easy-reading letters").click()
    assert "Legible" in page.evaluate("() => getComputedStyle(document.body).fontFamily")
    page.evaluate("() => document.fonts.ready.then(() => 1)")
    assert page.evaluate("() => [...document.fonts].some((f) => f.family.includes('Legible') && f.status === 'loaded')")
    choose(page, "Language", "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    choose(page, re.compile("Language|Sprache"), "English")
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    page.reload()
    start(page)
    assert page.evaluate(WORN) == {"theme": "dark", "size": "larger", "easy": "yes"}
    open_settings(page)
    expect(page.get_by_role("radio", name="Larger")).to_be_checked()
    page.get_by_role("button", name="Back to usual").click()
    assert page.evaluate(WORN) == {}
    assert page.evaluate(BARS) == ["#EBDFC3", "#382D23"]


def test_the_first_paint_is_dressed_and_fetches_no_other_letters(open_page: Open, site: str, watch: Any) -> None:
    page = open_page(kept={SETTINGS: DRESSED})
    page.goto(site, wait_until="commit")
    # not the heading, which is in the page before its style sheet is there: nothing is painted until then
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length === 1")
    worn = {"theme": "dark", "size": "larger", "density": "roomy", "motion": "off", "easy": "yes"}
    assert page.evaluate(WORN) == worn
    assert page.evaluate(PAPER) == "rgb(29, 23, 18)"
    plain = open_page()
    watch.requests.clear()
    plain.goto(site, wait_until="load")
    assert not [url for url in watch.requests if "legible" in url]


def test_more_contrast_is_given_to_who_asks_the_system_for_it(open_page: Open, start: Start) -> None:
    page = start(open_page(contrast="more"))
    assert page.evaluate(WORN) == {"theme": "contrast"}
    assert page.evaluate(PAPER) == "rgb(255, 255, 255)"
    open_settings(page)
    choose(page, "Theme", "Dark")
    assert page.evaluate(WORN) == {"theme": "dark"}
    choose(page, "Theme", "Auto")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.emulate_media(contrast="no-preference")
    expect(page.locator("html")).not_to_have_attribute("data-theme", "contrast")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_jumps_when_the_game_arrives(open_page: Open, start: Start, site: str, size: tuple[int, int]) -> None:
    page = open_page(size=size, init=SHIFTS)
    page.goto(site)
    before = page.evaluate(PLACES)
    expect(page.locator("#shell")).to_have_count(0, timeout=60_000)
    assert page.evaluate(PLACES) == before
    assert page.evaluate("() => window.shifted") <= MOST_SHIFT


def test_the_settings_lie_over_the_table_and_the_sheet_stays_where_it_was(open_page: Open, start: Start) -> None:
    page = start(open_page(size=PHONE, kept=at("bid", 4, 6)))
    page.keyboard.press("Escape")
    commit = page.locator("[data-key=commit]")
    expect(commit).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    open_settings(page)
    box = page.get_by_label("Debt where a sale would do")
    box.scroll_into_view_if_needed()
    down = page.locator(".sheet-b").evaluate("body => body.scrollTop")
    box.uncheck()
    expect(box).to_be_focused()
    assert page.locator(".sheet-b").evaluate("body => body.scrollTop") == down > 0
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(commit).to_be_visible()


def test_signs_are_chosen_where_the_seats_are(page: Page, start: Start) -> None:
    start(page)
    page.get_by_role("button", name="Mark and colour of Clara").click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet.get_by_role("button", name="Change mark and colour of Clara")).to_be_focused()
    choose(page, "Mark", "Square")
    choose(page, "Colour", "Teal")
    page.keyboard.press("Escape")
    sign = page.get_by_role("button", name="Mark and colour of Clara").locator("use")
    expect(sign).to_have_attribute("href", "./assets/sprite.svg#p-3")
    page.get_by_role("button", name="Deal a new game").click()
    expect(page).to_have_title(re.compile(r"^■ Clara: .+ · Homesteaders$"))
