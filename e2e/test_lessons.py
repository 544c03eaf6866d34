"""Every lesson in a real browser from its start to its end by its own prompts: what is ringed is pressed, or has the
focus and is answered by a key."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.playing import WHOLE
from ui.lesson import lesson_of
from ui.lessonbook import TITLES

Open = Callable[..., Page]
Start = Callable[..., Page]
SIZES = ((1280, 800), (390, 844))
USUAL = {("income", "mouse", SIZES[1]), ("auction", "keyboard", SIZES[0])}
WAYS = [
    pytest.param(key, way, size, marks=() if (key, way, size) in USUAL else pytest.mark.long)
    for key in TITLES
    for way in ("mouse", "keyboard")
    for size in SIZES
]
LINES = """() => { const words = document.getElementById('lesson-ask');
  return words.getBoundingClientRect().height / parseFloat(getComputedStyle(words.parentElement).lineHeight); }"""


def lit(page: Page) -> Locator:
    """What is ringed and can be pressed."""
    return page.locator("[data-lit]:not([aria-disabled=true])").filter(visible=True).first


@pytest.mark.parametrize(("key", "way", "size"), WAYS)
def test_a_lesson_from_start_to_end(open_page: Open, start: Start, key: str, way: str, size: tuple[int, int]) -> None:
    page = start(open_page(size=size))
    page.locator("[data-act='open:learn']").click()
    page.locator(f"[data-act='lesson:{key}']").click()
    lesson = lesson_of(key)
    assert lesson is not None
    for step in lesson.steps:
        for words in [step.ask["en"], *([step.said["en"]] if step.said else [])]:
            expect(page.locator("#lesson-ask")).to_have_text(words)
            expect(page.locator("#live")).to_contain_text(words)
            page.wait_for_function(WHOLE)
            assert page.evaluate(LINES) < 2.6, words
            expect(lit(page)).to_be_visible()
            if way == "mouse":
                lit(page).click()
            else:
                expect(lit(page)).to_be_focused()
                page.keyboard.press("Space")
    expect(page.locator("[data-key=lesson-next]")).to_be_visible()
    expect(page.locator("#lesson-ask")).to_contain_text("lesson")
