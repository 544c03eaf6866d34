"""The deal of the day at the table: dealt, gone on with, its first game counts, Baron plays the same seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from homesteaders.catalog import BUILDINGS
from homesteaders.daily import DAY, day_of, seed_of, setup_of
from homesteaders.describe import building_name
from tests.ui.annals_support import ID, finish, nearly_over, store_with
from tests.ui.fakes import FakeClock, FakeStore, Table
from ui import dailies, par
from ui.dailies import Play, added, better, date_words, row_of, share_text
from ui.jobs import Jobs
from ui.rows import DAILY, daily_records, text_of
from ui.saves import Saves
from ui.words import speak

pytestmark = pytest.mark.engine

DATA = Path(__file__).resolve().parent.parent / "data" / "saves"
KEY = "homesteaders.daily"
TODAY = day_of(FakeClock().now())
DONE = Play(TODAY, "rancher", ID, (62, 1), "2131211111", (64, 1), (58, 2))


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Baron looks at hardly anything."""
    monkeypatch.setattr(par, "PLAYOUTS", 1)
    monkeypatch.setattr(par, "OTHERS", 1)
    yield
    speak("en")


def plays(store: FakeStore) -> list[Play]:
    return daily_records(store, Saves(store, FakeClock())).all()


@pytest.fixture(scope="module")
def near() -> str:
    """The deal of the day, nearly over."""
    return nearly_over(setup_of(TODAY), "pbbb").text()


def begun(near: str, day: int = TODAY) -> Table:
    """A table on which the deal of a day is about to be finished; it was begun for the result."""
    from ui.game import Game

    store = store_with(Game.from_text(near))
    store[KEY] = text_of(DAILY, [row_of(Play(day, "rancher", ID))])
    return Table(store)


def test_the_deal_is_that_of_the_date_and_is_a_game_as_others() -> None:
    table = Table()
    table.minds.quick = False
    table.do("daily", "daily-play")
    slot = table.app.slot
    assert slot is not None and slot.game.session.setup == setup_of(TODAY)
    assert slot.name == f"Deal of {date_words(TODAY)}" == "Deal of 21 September 2026"
    assert [seat.bot for seat in slot.game.seats] == ["", "rancher", "rancher", "rancher"]
    assert not slot.game.terms.casual
    assert plays(table.store) == [Play(TODAY, "rancher", slot.id)]
    again = Table(table.store)
    assert again.app.slot is not None and again.app.slot.id == slot.id, "it is gone on with after a reload"
    again.scheduler.run()
    again.do("open:menu", "daily")
    assert f"g-open:{slot.id}" in again.screen.acts


@pytest.mark.parametrize("moment", [TODAY * DAY, TODAY * DAY + DAY - 1])
def test_the_day_is_the_one_in_greenwich(moment: int) -> None:
    table = Table()
    table.clock.ms = moment
    table.do("daily")
    assert date_words(TODAY) in table.screen.html
    table.clock.ms = TODAY * DAY + DAY
    table.do("home", "daily")
    assert date_words(TODAY + 1) in table.screen.html and f"daily-day:{TODAY}" in table.screen.acts


def test_yesterdays_can_be_played_and_each_level_is_its_own() -> None:
    table = Table()
    table.minds.quick = False
    table.do("daily", f"daily-day:{TODAY - 1}")
    table.app.dispatch("daily-level: greenhorn")
    table.do("daily-play")
    game = table.app.game
    assert game is not None and game.session.setup.seed == seed_of(TODAY - 1)
    assert [play.about for play in plays(table.store)] == [(TODAY - 1, "greenhorn")]
    for strange in (f"daily-day:{TODAY + 1}", "daily-day:0", "daily-day:x", "daily-level: none"):
        table.app.dispatch(strange)
    view = table.app.doors.annals().daily()
    assert (view.day, view.level) == (TODAY - 1, "greenhorn")


def test_the_first_game_counts_and_later_ones_are_practice(near: str) -> None:
    table = begun(near)
    table.store["homesteaders.persist"] = "yes"
    finish(table)
    game = table.app.game
    assert game is not None
    (play,) = plays(table.store)
    assert play.result is not None and play.best == play.result and len(play.marks) == 10
    assert "this game counts" in table.app.ui.note
    assert play.baron is not None, "it was played while nobody thought"
    table.do("rematch")
    table.scheduler.run()
    assert table.app.slot is not None and table.app.slot.id != ID
    table.store[KEY] = text_of(DAILY, [row_of(replace(play, result=(1, 4), best=(1, 4)))])
    finish(table)
    (after,) = plays(table.store)
    assert after.result == (1, 4) and after.best is not None and after.best[0] > 1
    assert "practice" in table.app.ui.note


def test_undo_at_the_end_changes_no_result(near: str) -> None:
    table = begun(near)
    finish(table)
    first = plays(table.store)
    if "undo" in table.screen.acts:
        table.do("undo")
        finish(table)
    assert plays(table.store)[0].result == first[0].result


def test_a_game_of_yesterday_that_ends_today_counts_for_yesterday(near: str) -> None:
    table = begun(near)
    table.clock.ms += 3 * DAY
    finish(table)
    assert [play.about for play in plays(table.store) if play.result] == [(TODAY, "rancher")]


def test_other_tables_are_no_deal_of_the_day() -> None:
    table = Table(store_with(nearly_over(setup_of(TODAY), "ppbb")))
    finish(table)
    assert plays(table.store) == []


def test_baron_is_shown_as_thinking_until_he_is_there(near: str) -> None:
    table = begun(near)
    table.minds.quick = False
    finish(table)
    assert [kind for kind, _, _ in table.minds.asked] == ["par"]
    table.do("leave")
    table.do("daily")
    assert "Baron is thinking" in table.screen.html and len(table.minds.asked) == 1
    table.minds.answer(table.minds.asked[0])
    assert "Baron is thinking" not in table.screen.html
    (play,) = plays(table.store)
    assert play.baron is not None
    table.do("home", "daily")
    assert table.minds.asked == [], "what is known is not asked again"


def test_without_an_answer_it_can_be_asked_again(near: str) -> None:
    table = begun(near)
    table.minds.quick = False
    table.scheduler.run()
    table.do("open:menu", "daily")
    (_, _, hear) = table.minds.asked.pop()
    hear("")
    assert "daily-baron" in table.screen.acts and table.minds.asked == []
    table.do("daily-baron")
    assert len(table.minds.asked) == 1


def test_barons_game_is_the_same_in_one_slice_as_in_many() -> None:
    asked = par.question(seed_of(TODAY), 2, "rancher")
    words = {"job": 1, "kind": "par", "payload": asked}
    whole = json.loads(Jobs(lambda: 0.0).run(json.dumps(words | {"ms": 1e9})))
    now = iter(range(10**6))
    jobs = Jobs(lambda: float(next(now)))
    found = json.loads(jobs.run(json.dumps(words | {"ms": 1})))
    slices = 1
    while "answer" not in found:
        found = json.loads(jobs.run(json.dumps({"job": 1, "ms": 1})))
        slices += 1
    assert found["answer"] == whole["answer"] and slices > 50
    assert [int(word) for word in whole["told"]] == list(range(1, 12))
    points, place = json.loads(whole["answer"])
    assert points > 0 and place in (1, 2)


@pytest.mark.parametrize("code", ["en", "de", "es"])
def test_what_is_shared_tells_the_result_and_names_no_tile(code: str) -> None:
    speak(code)
    text = share_text(DONE, "https://example.org/")
    lines = text.split("\n")
    assert len(lines) == 4 and "62" in lines[1] and "58" in lines[1] and lines[3] == "https://example.org/"
    assert lines[2] == "②①③①②①①①①①"
    assert not any(building_name(building.id) in lines[1] + lines[2] for building in BUILDINGS)
    assert share_text(Play(TODAY, "rancher", ID), "") == ""


def test_the_text_is_shared_as_the_share_sheet_does(near: str) -> None:
    table = begun(near)
    table.store[KEY] = text_of(DAILY, [row_of(DONE)])
    table.outside.can_share = True
    table.scheduler.run()
    table.do("open:menu", "daily", "daily-copy", "daily-share")
    assert table.outside.copied == [share_text(DONE, table.outside.base())] * 2
    assert table.app.doors.annals().daily().said
    table.do(f"daily-see:{TODAY} rancher")


# ---- the store


def test_the_first_format_is_read_for_ever() -> None:
    text = (DATA / "daily1.txt").read_text(encoding="utf-8")
    store = FakeStore({KEY: text})
    found = plays(store)
    assert found == [
        Play(20_786, "baron", "zyxwvuts"),
        Play(20_787, "rancher", "abcdefgh", (62, 1), "2131211111", (64, 1), (58, 2)),
    ]
    assert text_of(DAILY, map(row_of, found)) == text


@pytest.mark.parametrize(
    "row",
    [
        None,
        [],
        [1, "rancher", "abcdefgh", "", None, None],
        [1, "king", "abcdefgh", "", None, None, None],
        [1, "rancher", "A", "", None, None, None],
        [1, "rancher", "abcdefgh", "1", [5, 1], None, None],
        [1, "rancher", "abcdefgh", "", [5, 1], None, None],
        [1, "rancher", "abcdefgh", "1111111111", [5, 9], None, None],
        [-1, "rancher", "abcdefgh", "", None, None, None],
        [1, ["rancher"], "abcdefgh", "", None, None, None],
    ],
)
def test_rows_that_are_none(row: object) -> None:
    with pytest.raises(ValueError):
        dailies.play_of(row)


def test_results_of_two_devices_come_together() -> None:
    here, there = Play(1, "rancher", "aaaaaa"), replace(DONE, day=1)
    (both,) = added([here], [there])
    assert both == there, "a result takes the place of none"
    (both,) = added([replace(there, result=(1, 4), best=(1, 4))], [there])
    assert both.result == (1, 4) and both.best == (64, 1)
    assert better((5, 2), (5, 1)) == (5, 1) and better(None, None) is None
    many = added([], [Play(day, "rancher", "aaaaaa") for day in range(dailies.MOST + 3)])
    assert len(many) == dailies.MOST and many[0].day == 3


def test_a_backup_takes_the_days_along() -> None:
    store = FakeStore({KEY: text_of(DAILY, [row_of(DONE)])})
    text = Saves(store, FakeClock()).export()
    other = FakeStore()
    Saves(other, FakeClock()).bring(text)
    assert plays(other) == [DONE]
    done = Saves(FakeStore(), FakeClock()).bring(json.dumps(json.loads(text) | {"daily": "x"}))
    assert len(done.refused) == 1
