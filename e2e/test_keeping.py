"""Saves in a real browser: pages that are killed, two tabs, storage that fails, the Games page."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import (
    BLOCKED,
    COMMIT,
    CURRENT,
    DEAF,
    EVERYTHING,
    FULL,
    actions,
    begun,
    choose,
    deal,
    decide,
    games_page,
    kept,
    my_turn,
    note,
)
from e2e.positions import played, saved
from homesteaders.record import read
from homesteaders.state import KIND_KEYS

Start = Callable[..., Page]
Open = Callable[..., Page]
PREFIX = "homesteaders."


# The game has gone on from what was stored, or no opponent is to act.
GOES_ON = f"(old) => {CURRENT} !== old || !document.querySelector('[data-act=skip]')"
# How far a start has come: so far, or already further.
STARTED = "#root:not(:empty)"
STAGES = (*(f"{stage}, {STARTED}" for stage in ("#shell", "[data-stage=load].now", "[data-stage=python].now")), STARTED)


# ---- pages that are closed without warning


@pytest.mark.parametrize("kills", [4, pytest.param(50, marks=pytest.mark.long)])
def test_a_killed_page_loses_nothing_confirmed(
    kills: int, open_page: Open, start: Start, site: str, watch: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    page = start(open_page())
    deal(page, "pb")
    rng = random.Random(kills)
    ways: dict[str, int] = {}
    for number in range(1, kills + 1):
        for _ in range(rng.randrange(3)):
            if my_turn(page):
                decide(page, rng)
            else:
                page.locator("[data-act=rematch]").click()
        way = rng.choice(("now", "selected", "confirmed", "answering", "starting"))
        if way != "now" and not my_turn(page):
            way = "now"
        if way == "selected":
            choose(page, rng)
        elif way in ("confirmed", "answering"):
            decide(page, rng)
        if way == "answering":
            for _ in range(rng.randrange(3)):  # in the midst of what opponents do
                page.wait_for_function(GOES_ON, arg=kept(page))
        ways[way] = ways.get(way, 0) + 1
        before = kept(page)
        assert before
        old, page = page, page.context.new_page()
        old.close(run_before_unload=False)
        watch.attach(page)
        page.goto(site, wait_until="commit" if way == "starting" else "load")
        if way == "starting":  # killed once more, while it starts
            page.wait_for_selector(rng.choice(STAGES), state="attached")
            page.close(run_before_unload=False)
            page = old.context.new_page()
            watch.attach(page)
            page.goto(site)
        stand_where_it_was(page, before, way)
        if number % 10 == 0:  # pages of one context share a process, which does not hold the memory of 50 of them
            storage = page.evaluate(EVERYTHING)
            page.context.close()
            page = start(open_page(kept=storage))
            stand_where_it_was(page, before, way)
    with capsys.disabled():
        print(f"\n{kills} kills: {ways}")


def stand_where_it_was(page: Page, before: str, way: str) -> None:
    """The page goes on with what was stored: nothing is missing, nothing but what opponents did is new."""
    begun(page)
    after = kept(page)
    if "= end" in before:
        assert after == before, way
        return
    assert after.startswith(before), way
    session = read(after).session
    for position in range(actions(before), session.position):
        frame = session.state_at(position).current
        assert frame is not None and frame.seat == 1, way
    if page.locator(COMMIT).count():
        assert f"Round {session.state.round}" in page.locator("h1").inner_text() or session.state.round > 10


# ---- two tabs


def second_tab(page: Page, site: str, watch: Any, init: str = "") -> Page:
    """Another tab of the same browser, with the game open."""
    tab = page.context.new_page()
    tab.set_default_timeout(10_000)
    watch.attach(tab)
    if init:
        tab.add_init_script(init)
    tab.goto(site)
    begun(tab)
    return tab


def play(page: Page, rng: random.Random, moves: int) -> str:
    """Decisions of a table without opponents; what is stored then."""
    for _ in range(moves):
        decide(page, rng)
    return kept(page)


def newest(page: Page) -> str:
    """What the log of a tab says on top, once it shows all that is stored."""
    expect(page.locator("#log .deed").first).to_have_attribute("data-act", f"line:{actions(kept(page))}")
    return page.locator("#log .deed").first.inner_text()


def test_a_second_tab_looks_on_and_takes_over(page: Page, start: Start, site: str, watch: Any) -> None:
    start(page)
    deal(page, "pp")
    rng = random.Random(1)
    first = play(page, rng, 2)
    other = second_tab(page, site, watch)
    expect(note(other)).to_contain_text("open in another tab")
    take = other.get_by_role("button", name="Take over here")
    expect(take).to_be_visible()
    expect(other.locator("#act [data-act^='confirm']")).to_have_count(0)
    assert kept(page) == first
    second = play(page, rng, 3)
    assert second.startswith(first)
    expect(other.locator("#log .deed").first).to_have_text(newest(page))
    expect(other.locator("h1")).to_have_text(page.locator("h1").inner_text())
    other.keyboard.press("u")
    expect(other.locator("#act [data-act^='confirm']")).to_have_count(0)
    assert kept(page) == second
    take.click()
    begun(other)
    expect(page.get_by_role("button", name="Take over here")).to_be_visible()
    expect(note(page)).to_contain_text("open in another tab")
    expect(page.locator("#act [data-act^='confirm']")).to_have_count(0)
    assert kept(other) == second
    third = play(other, rng, 2)
    assert third.startswith(second) and actions(third) > actions(second)
    expect(page.locator("h1")).to_have_text(other.locator("h1").inner_text())
    assert newest(page) == newest(other)


@pytest.mark.long
def test_a_deaf_tab_confirms_nothing_over_the_other(page: Page, start: Start, site: str, watch: Any) -> None:
    start(page)
    deal(page, "pp")
    rng = random.Random(2)
    play(page, rng, 2)
    deaf = second_tab(page, site, watch, DEAF)
    expect(note(deaf)).to_be_hidden()
    stored = play(page, rng, 3)
    choose(deaf, rng)
    deaf.locator(COMMIT).click()
    expect(note(deaf)).to_contain_text("open in another tab")
    assert kept(page) == stored
    deaf.get_by_role("button", name="Take over here").click()
    begun(deaf)
    expect(deaf.locator("h1")).to_have_text(page.locator("h1").inner_text())
    assert newest(deaf) == newest(page)
    assert kept(page) == stored


@pytest.mark.parametrize("answer", ["Load the newer one", "Keep mine as a copy"])
@pytest.mark.long
def test_a_deaf_tab_that_went_another_way_is_asked(
    answer: str, page: Page, start: Start, site: str, watch: Any
) -> None:
    start(page)
    deal(page, "pp")
    rng = random.Random(3)
    play(page, rng, 2)
    deaf = second_tab(page, site, watch, DEAF)
    stored = play(page, rng, 3)
    deaf.keyboard.press("u")
    expect(note(deaf)).to_contain_text("was played on in another tab")
    assert kept(page) == stored
    expect(deaf.get_by_role("button", name="Load the newer one")).to_be_visible()
    expect(deaf.get_by_role("button", name="Keep mine as a copy")).to_be_visible()
    deaf.get_by_role("button", name=answer).click()
    begun(deaf)
    if answer.startswith("Load"):
        assert kept(page) == stored
        expect(deaf.locator("h1")).to_have_text(page.locator("h1").inner_text())
        assert newest(deaf) == newest(page)
        return
    expect(note(deaf)).to_contain_text("Kept as a game of its own")
    everything = page.evaluate(EVERYTHING)
    assert any(text.endswith(stored) for text in everything.values())
    expect(games_page(deaf)).to_have_count(2)


# ---- storage that fails


def test_storage_that_is_full_from_the_start(open_page: Open, start: Start) -> None:
    page = open_page(init=FULL % "false")
    start(page)
    deal(page, "pp", 7)
    play(page, random.Random(4), 1)
    games_page(page)
    page.get_by_role("button", name="Start page").click()
    page.evaluate("window.full = true")
    deal(page, "pp", 8)
    expect(note(page)).to_contain_text("not being saved")
    note(page).get_by_role("button", name="Show the code").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("#code")).to_have_value(re.compile(r"\S{20,}"))
    page.keyboard.press("Escape")
    with page.expect_download():
        note(page).get_by_role("button", name="Save a file").click()
    page.keyboard.press("Escape")
    rng = random.Random(5)
    for _ in range(2):
        before = page.locator("#log").inner_text()
        decide(page, rng, stored=False)
        expect(page.locator("#log")).not_to_have_text(before, use_inner_text=True)
        expect(note(page)).to_contain_text("not being saved")
    page.evaluate("window.full = false")
    note(page).get_by_role("button", name="Try again").click()
    expect(note(page)).to_contain_text("being saved again")
    line = newest(page)
    page.add_init_script("window.full = false")
    page.reload()
    expect(page.locator("#shell")).to_have_count(0, timeout=60_000)
    if page.get_by_role("button", name="Continue").count():
        page.get_by_role("button", name="Continue").click()
    begun(page)
    assert newest(page) == line, "another game is gone on with after a reload"
    expect(games_page(page)).to_have_count(2)


@pytest.mark.long
def test_storage_that_fills_up_in_the_middle(open_page: Open, start: Start) -> None:
    page = open_page(init=FULL % "false")
    start(page)
    deal(page, "pp")
    rng = random.Random(6)
    stored = play(page, rng, 2)
    page.evaluate("window.full = true")
    decide(page, rng, stored=False)
    expect(note(page)).to_contain_text("not being saved")
    decide(page, rng, stored=False)
    expect(note(page)).to_contain_text("not being saved")
    assert kept(page) == stored
    page.evaluate("window.full = false")
    decide(page, rng)
    expect(note(page)).to_contain_text("being saved again")
    assert kept(page).startswith(stored) and actions(kept(page)) > actions(stored) + 2


def test_blocked_storage(open_page: Open, start: Start) -> None:
    page = open_page(init=BLOCKED)
    start(page)
    deal(page, "pp")
    expect(note(page)).to_contain_text("not being saved")
    rng = random.Random(7)
    for _ in range(3):
        before = page.locator("#log").inner_text()
        decide(page, rng, stored=False)
        expect(page.locator("#log")).not_to_have_text(before, use_inner_text=True)
    expect(games_page(page)).to_have_count(0)


def garbage(save: str) -> list[str]:
    middle = len(save) // 2
    changed = save[:middle] + ("y" if save[middle] == "x" else "x") + save[middle + 1 :]
    return ["", "undefined", "null", "{", "[]", '{"v":1}', save[:middle], changed, "x" * 200_000]


@pytest.mark.parametrize("single", [False, pytest.param(True, marks=pytest.mark.long)], ids=["all keys", "each key"])
def test_garbage_in_any_key(single: bool, open_page: Open, start: Start, site: str) -> None:
    page = start(open_page())
    deal(page, "pp", 7)
    play(page, random.Random(8), 2)
    broken = page.evaluate("localStorage.getItem('homesteaders.current')")
    games_page(page)
    page.get_by_role("button", name="Start page").click()
    deal(page, "pb", 8)
    good = page.evaluate("localStorage.getItem('homesteaders.current')")
    healthy = page.evaluate(EVERYTHING)
    saves = [f"{PREFIX}g.{broken}", f"{PREFIX}g.{broken}.a", f"{PREFIX}g.{broken}.b"]
    rest = [PREFIX + key for key in ("current", "damaged.1", "exported", "game", "persist", "place", "form")]
    texts = garbage(healthy[saves[1]])
    cases = [((*saves, *rest), text) for text in texts]
    if single:
        cases = [((key,), text) for key in (*saves, *rest) for text in texts]
        cases += [((f"{PREFIX}g.{good}",), text) for text in ("", "a 999", "x" * 200_000)]
    for keys, text in cases:
        case = f"{len(keys)} keys from {keys[0]}: {text[:30]!r}"
        page.goto("about:blank")
        page.goto(f"{site}licences/README.txt")  # a file of the same host, without the game
        page.evaluate(
            "(all) => { localStorage.clear(); for (const k in all) localStorage.setItem(k, all[k]); }",
            {**healthy, **dict.fromkeys(keys, text)},
        )
        start(page)
        rows = games_page(page)
        try:
            assert rows.filter(has_text="Clara, Mae").count() >= 1, case
            if len(keys) > 1:
                damaged = rows.filter(has_text="Damaged save")
                assert damaged.count() >= 1, case
                assert damaged.first.locator("p.bad").inner_text().strip(), case
            else:
                assert rows.filter(has_text="Continue").count() == 2, case
        except AssertionError:
            print(case, rows.all_inner_texts())
            raise


# ---- the Games page


def test_games_are_renamed_deleted_backed_up_and_restored(page: Page, start: Start, tmp_path: Path) -> None:
    start(page)
    deal(page, "pp", 7)
    play(page, random.Random(9), 1)
    games_page(page)
    page.get_by_role("button", name="Start page").click()
    deal(page, "ppp", 8)
    stored = play(page, random.Random(9), 1)
    rows = games_page(page)
    expect(rows).to_have_count(2)
    row = rows.filter(has_text="3 players")
    row.get_by_role("button", name=re.compile("^More for")).click()
    row.get_by_role("button", name=re.compile("^Rename")).click()
    page.get_by_label("Name of this game").fill("Sunday <b>")
    page.get_by_role("button", name="Save the name").click()
    expect(row.get_by_role("heading")).to_have_text("Sunday <b>")
    row.get_by_role("button", name=re.compile("^Delete")).click()
    expect(page.locator("li.save:not(.gone)")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Undo the deletion")).click()
    expect(rows).to_have_count(2)
    expect(page.get_by_role("status").filter(has_text="is back")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Back up all games").click()
    file = tmp_path / "games.json"
    download.value.save_as(file)
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator("#shell")).to_have_count(0, timeout=60_000)
    expect(games_page(page)).to_have_count(0)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Restore from a file").click()
    chooser.value.set_files(file)
    expect(rows).to_have_count(2)
    expect(row.get_by_role("heading")).to_have_text("Sunday <b>")
    row.get_by_role("button", name=re.compile("^Continue")).click()
    begun(page)
    assert kept(page) == stored


# ---- asking the browser to keep what is stored

COUNT = """navigator.storage.persist = () => {
  localStorage.setItem('asked', Number(localStorage.getItem('asked')) + 1);
  return Promise.resolve(true);
};"""


def test_the_browser_is_asked_once_to_keep_the_games(open_page: Open, start: Start) -> None:
    late = next(
        saved(session, (0, 1))
        for session in played(2, 3)
        if session.state.current is not None and KIND_KEYS[session.state.current.kind] == "build"
    )
    page = start(open_page(init=COUNT, kept=late))
    begun(page)
    rng = random.Random(11)
    asked = "() => Number(localStorage.getItem('asked'))"
    while "= round 2" not in kept(page):
        assert page.evaluate(asked) == 0
        decide(page, rng)
    decide(page, rng)  # it is said with what the person does next
    expect(note(page)).to_contain_text("promised to keep")
    more = games_page(page).first.get_by_role("button", name=re.compile("^More for"))
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        page.set_viewport_size(size)
        expect(note(page)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        more.click()  # the notice above it takes no room from the page
    page.get_by_role("button", name=re.compile("^Continue")).first.click()
    begun(page)
    decide(page, rng)
    assert page.evaluate(asked) == 1
    page.reload()
    begun(page)
    decide(page, rng)
    assert page.evaluate(asked) == 1
