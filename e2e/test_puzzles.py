"""A puzzle from the start page: answered wrongly, then rightly, and seen to be solved after a reload."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from e2e.playing import START, WHOLE, commit
from homesteaders.actions import Pass, parse
from homesteaders.puzzles import BID, PUZZLES

PUZZLE = next(puzzle for puzzle in PUZZLES if puzzle.kind == BID)


def choose(page: Page, token: str) -> None:
    """Select this and commit it."""
    page.locator(f'[data-act="select:{token}"]').first.click()
    expect(commit(page)).not_to_have_attribute("aria-disabled", "true")
    commit(page).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_puzzle_is_tried_solved_and_remembered(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("button", name="Puzzles", exact=True).click(timeout=START)
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    solved = page.locator("#bar .prompt")
    expect(solved).to_contain_text(f"0 of {len(PUZZLES)} solved")
    page.locator(f'[data-act="puzzle:{PUZZLE.key}"]').first.click()
    expect(page.locator("#note")).to_contain_text("Which bid")
    page.wait_for_function(WHOLE)

    choose(page, PUZZLE.ways[PUZZLE.usual].tokens[-1])
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_contain_text("Not the best yet")
    expect(sheet).not_to_contain_text("Best found")
    expect(sheet.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    page.wait_for_function(WHOLE)

    choose(page, PUZZLE.answer[-1])
    expect(sheet.get_by_role("heading", level=2)).to_contain_text("Right")
    expect(sheet).to_contain_text("Pass" if parse(PUZZLE.answer[-1]) is Pass() else "Bid")
    expect(sheet).to_contain_text("standard error")
    expect(sheet.get_by_role("button", name="Next puzzle")).to_be_focused()

    page.reload()
    page.get_by_role("button", name="Puzzles", exact=True).click(timeout=START)
    expect(solved).to_contain_text(f"1 of {len(PUZZLES)} solved")
    expect(page.locator(f'[data-key="puzzle {PUZZLE.key}"]')).to_contain_text("solved")
    assert page.evaluate("() => Object.keys(localStorage).filter((key) => key.startsWith('homesteaders.g.'))") == []
