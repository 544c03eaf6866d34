"""Hints and the look back at a finished game in a real browser: by key and by button, staged, replayed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PHONE
from e2e.playing import begun, lay_away
from e2e.positions import at, finished, played, saved
from homesteaders.engine import is_over

Start = Callable[..., Page]
Open = Callable[..., Page]
THOUGHT = 30_000  # ms: a hint takes one or two seconds, and the machine may be busy


def stage(page: Page) -> None:
    """From the nudge to the staged plan."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Show the move").click(timeout=THOUGHT)
    expect(dialog.get_by_role("heading", name="Why")).to_be_visible()
    dialog.get_by_role("button", name="Show the plan").click()
    expect(dialog.get_by_role("heading", name="The plan")).to_be_visible()
    dialog.get_by_role("button", name="Stage it").click()
    expect(dialog).to_have_count(0)


def test_a_hint_by_key_from_the_nudge_to_the_staged_plan(open_page: Open, start: Start) -> None:
    page = start(open_page(kept=at("build", 4, 9, special="large")))
    lay_away(page)
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog", name=re.compile("^Hint"))
    expect(dialog.get_by_role("button", name="Show the move")).to_be_visible(timeout=THOUGHT)
    expect(dialog).not_to_contain_text("Next best")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Hint")).click()
    stage(page)
    expect(page.locator("#prompt")).to_contain_text("nothing has happened yet")
    commit = page.locator("[data-key=commit]")
    expect(commit).to_be_focused()
    expect(commit).to_contain_text(re.compile("Build|nothing"))


def test_a_hint_on_a_phone_stands_beside_the_panes(open_page: Open, start: Start) -> None:
    page = start(open_page(size=PHONE, kept=at("bid", 4, 6)))
    lay_away(page)
    page.locator("#tabs").get_by_role("button", name=re.compile("^Hint")).click()
    stage(page)
    expect(page.locator("[data-key=commit]")).to_be_enabled()


def test_a_finished_game_is_looked_back_at_and_replayed(open_page: Open, start: Start) -> None:
    page = start(open_page(kept=finished(2)))
    page.get_by_role("button", name=re.compile("^Look back")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("progressbar")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    page.get_by_role("button", name=re.compile("^Look back")).click()
    expect(dialog.get_by_role("heading", name="Win chances")).to_be_visible(timeout=4 * THOUGHT)
    dialog.get_by_text("The same as a table").click()
    expect(dialog.get_by_role("table", name="Win chances")).to_contain_text("Round 6")
    expect(dialog.get_by_role("table", name=re.compile("^Auctions"))).to_be_visible()
    dialog.get_by_role("button", name=re.compile("^Go there")).first.click()
    expect(page.locator(".app.past")).to_be_visible()
    page.get_by_role("button", name="Back to now", exact=True).click()
    page.get_by_role("button", name=re.compile("^Look back")).click()
    dialog.get_by_role("button", name=re.compile("^Replay from here")).first.click()
    begun(page)


@pytest.mark.long
def test_a_long_game_of_four_can_be_stopped_and_looked_at_again(open_page: Open, start: Start) -> None:
    *_, session = played(4, 5)
    assert is_over(session.state)
    page = start(open_page(kept=saved(session, (0,))))
    page.get_by_role("button", name=re.compile("^Look back")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Stop").click()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Look back")).click()
    expect(dialog.get_by_role("heading", name="The largest swings")).to_be_visible(timeout=4 * THOUGHT)
