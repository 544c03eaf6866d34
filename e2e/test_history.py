"""Undo, redo and history in a real browser, by buttons, keys, the slider and the log."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import EVERY_CHOICE, EVERYTHING, actions, begun, deal, decide, games_page, kept
from e2e.positions import played, saved
from homesteaders.engine import is_over
from homesteaders.record import read

Start = Callable[..., Page]
Open = Callable[..., Page]


# Keys at the table's slider, and the milliseconds from each to the picture that shows what it did.
PRESS = """async (keys) => {
  const times = [];
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  document.activeElement.blur();
  for (const key of keys) {
    await painted();
    const before = document.getElementById('prompt').textContent;
    const from = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    while (document.getElementById('prompt').textContent === before) {
      if (performance.now() - from > 10000) throw new Error(`${key}, key ${times.length + 1}, still shows: ${before}`);
      await painted();
    }
    await painted();
    times.push(performance.now() - from);
  }
  return times;
}"""


def test_history_of_a_long_game(open_page: Open, start: Start, capsys: pytest.CaptureFixture[str]) -> None:
    *_, session = played(4, 5)
    assert is_over(session.state)
    page = open_page(kept=saved(session, (0,)))
    start(page)
    whole = kept(page)
    most = session.position
    page.get_by_role("button", name=re.compile("^History")).click()
    prompt = page.locator("#prompt")
    expect(prompt).to_contain_text(f"Action {most - 1} of {most}.")
    slider = page.get_by_role("slider", name="Position in the game")
    for position in range(0, most, 20):
        slider.fill(str(position))
        expect(prompt).to_contain_text(f"Action {position} of {most}.")
        state = session.state_at(position)
        expect(page.locator("h1")).to_contain_text(f"Round {state.round}" if state.round <= 10 else "Final round")
    keys = ["Home"] + ["ArrowRight"] * 20 + ["PageDown"] * 9 + ["End"] + ["ArrowLeft"] * 20 + ["PageUp"] * 9
    times = page.evaluate(PRESS, keys)
    ranked = sorted(times)
    middle = ranked[len(ranked) // 2]
    with capsys.disabled():
        print(f"\nhistory: {most} actions, key to picture: median {middle:.0f} ms, max {ranked[-1]:.0f} ms")
    assert middle <= 400  # the longest one tells of the machine's other work
    page.keyboard.press("Home")
    expect(prompt).to_contain_text(f"Action 0 of {most}.")
    for position in range(1, 41):
        page.keyboard.press("ArrowRight")
        if position % 20 == 0:
            expect(prompt).to_contain_text(f"Action {position} of {most}.")
    line = page.locator("#log .deed").nth(3)
    there = str(line.get_attribute("data-act")).partition(":")[2]
    line.click()
    expect(prompt).to_contain_text(f"Action {there} of {most}.")
    page.get_by_role("button", name="Back to now", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("the town")
    page.keyboard.press("h")
    slider.fill("40")
    page.get_by_role("button", name=re.compile("^Branch here")).click()
    begun(page)
    expect(page.get_by_role("button", name="Back to now", exact=True)).to_have_count(0)
    branch = kept(page)
    assert branch != whole and actions(branch) >= 40
    assert read(branch).session.actions[:40] == session.actions[:40]
    expect(games_page(page)).to_have_count(2)
    assert any(text.endswith(whole) for text in page.evaluate(EVERYTHING).values())


def test_undo_and_redo_by_buttons_and_keys(page: Page, start: Start) -> None:
    page.add_init_script(EVERY_CHOICE)
    start(page)
    deal(page, "pp")
    rng = random.Random(10)
    prompt = page.locator("#prompt")
    decide(page, rng)
    expect(prompt).to_contain_text("Pay your")
    one = kept(page)
    decide(page, rng)
    expect(prompt).not_to_contain_text("Pay your")
    two = kept(page)
    steps = {
        "undo": lambda: page.get_by_role("button", name=re.compile("^Undo last step")).click(),
        "undo turn": lambda: page.get_by_role("button", name=re.compile("^Undo turn")).click(),
        "redo": lambda: page.get_by_role("button", name=re.compile("^Redo")).click(),
        "u": lambda: page.keyboard.press("u"),
        "Shift+U": lambda: page.keyboard.press("Shift+U"),
        "r": lambda: page.keyboard.press("r"),
    }
    for undo, turn, redo in (("undo", "undo turn", "redo"), ("u", "Shift+U", "r")):
        steps[undo]()
        expect(prompt).to_contain_text("Pay your")
        assert kept(page) == one, undo
        steps[redo]()
        expect(prompt).not_to_contain_text("Pay your")
        assert kept(page) == two, redo
        steps[turn]()
        expect(prompt).to_contain_text("Place your workers")
        assert actions(kept(page)) == 0, turn
        steps[redo]()
        expect(prompt).to_contain_text("Pay your")
        page.reload()
        begun(page)
        steps[redo]()
        expect(prompt).not_to_contain_text("Pay your")
        assert kept(page) == two, "redo after a reload"
