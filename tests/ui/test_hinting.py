"""Hints at the table and the look back at a finished game: asked for, awaited, deepened, staged, stopped."""

from __future__ import annotations

import re

import pytest

from homesteaders.bots import analysis
from homesteaders.record import read
from homesteaders.state import ALLOCATE, BUILD, FINAL
from tests.golden_games import GAMES
from tests.ui.fakes import Table
from ui import advising
from ui.game import Game
from ui.lookback import look_of
from ui.uistate import END, PERSON, TABLE

pytestmark = pytest.mark.engine

OVER = GAMES / "own_08_2p_hidden.hs"


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose strongest opponent thinks little."""
    monkeypatch.setattr(advising, "MOST", 8)
    monkeypatch.setattr(advising, "TRIAL", 8)
    return Table()


def sheet_of(table: Table) -> str:
    assert table.screen.picture is not None
    return table.screen.picture.sheet


def plain_text(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


def game_of(table: Table) -> Game:
    assert table.app.game is not None
    return table.app.game


def ask(table: Table) -> None:
    table.do("hint")
    table.scheduler.run()


def play_until(table: Table, kind: int, limit: int = 200) -> None:
    """What the hints say, until the person's decision is of this kind."""
    for _ in range(limit):
        table.scheduler.run()
        if table.app.ui.sheet:
            table.do("close")
        frame = game_of(table).frame
        assert frame is not None
        if frame.kind == kind:
            return
        ask(table)
        table.do("hint-depth:1", "hint-depth:2", "hint-stage")
        table.scheduler.run()
        table.do("confirm")
    raise AssertionError("that decision did not come")


def test_a_hint_is_awaited_and_gets_deeper(table: Table) -> None:
    table.deal("pbb")
    table.minds.quick = False
    table.do("hint")
    assert "busy" in sheet_of(table) and "hint-stage" not in table.screen.acts
    assert [kind for kind, *_ in table.minds.asked] == ["hint"]
    table.minds.answer(table.minds.asked[0])
    assert "busy" not in sheet_of(table)
    nudge = plain_text(sheet_of(table))
    assert "Look at the places of this building: Homestead." in nudge and "Next best" not in nudge
    table.do("hint-depth:1")
    move = plain_text(sheet_of(table))
    assert "Next best" in move and "Why" in move and "The plan" not in move
    assert "Judged by" in move and "%" not in move, "no win chances in the first rounds"
    table.do("hint-depth:2")
    assert "The plan" in plain_text(sheet_of(table)) and "hint-stage" in table.screen.acts


def test_the_plan_is_staged_and_nothing_has_happened(table: Table) -> None:
    table.deal("pbb")
    before = game_of(table).session.position
    ask(table)
    table.do("hint-depth:1", "hint-depth:2", "hint-stage")
    assert not table.app.ui.sheet and table.app.ui.rings and game_of(table).session.position == before
    assert "nothing has happened yet" in table.screen.html
    table.scheduler.run()
    table.do("confirm")
    assert game_of(table).session.position > before


def test_trades_go_into_the_ledger_with_the_building_they_pay_for(table: Table) -> None:
    table.deal("pbb", seed=5)
    for _ in range(12):
        play_until(table, BUILD)
        ask(table)
        table.do("hint-depth:1", "hint-depth:2", "hint-stage")
        ui = table.app.ui
        if ui.staged:
            assert ui.auto == len(ui.staged) and ui.choice.startswith("build ") and ui.building > 0
            return
        table.scheduler.run()
        table.do("confirm")
    raise AssertionError("no building needed a trade")


def test_asked_twice_it_thinks_once_and_a_new_decision_has_its_own_hint(table: Table) -> None:
    table.deal("pbb")
    ask(table)
    first = sheet_of(table)
    table.do("hint-depth:1", "close")
    table.minds.quick = False
    table.do("hint")
    assert not table.minds.asked and "Next best" in plain_text(sheet_of(table))
    table.do("hint-depth:2", "hint-stage")
    table.scheduler.run()
    table.do("confirm")
    table.scheduler.run()
    table.do("hint")
    assert len(table.minds.asked) == 1 and "busy" in sheet_of(table) and sheet_of(table) != first


def test_an_answer_that_comes_too_late_is_not_heard(table: Table) -> None:
    table.deal("pbb")
    table.minds.quick = False
    table.do("hint", "close")
    late = table.minds.asked[0]
    table.scheduler.run()
    table.do("confirm")
    late[2]("[]")
    assert not table.app.ui.sheet


def test_without_an_answer_it_says_so_and_can_be_asked_again(table: Table) -> None:
    table.deal("pbb")
    table.minds.quick = False
    table.do("hint")
    table.minds.asked.pop()[2]("")
    assert "No hint can be had" in sheet_of(table)
    table.do("close", "hint")
    assert len(table.minds.asked) == 1


def test_there_is_no_hint_while_others_decide(table: Table) -> None:
    table.deal("pbb")
    while table.app.acting():
        table.scheduler.run()
        ask(table)
        table.do("hint-depth:1", "hint-depth:2", "hint-stage")
        table.scheduler.run()
        table.do("confirm")
    assert game_of(table).frame, "an opponent is to act"
    table.app.dispatch("hint:")
    assert not table.app.ui.sheet and "when it is your turn" in table.screen.html
    assert not table.minds.asked


@pytest.mark.long
def test_hints_lead_to_the_end_of_a_game(table: Table) -> None:
    table.deal("pb", seed=3)
    play_until(table, FINAL, 300)
    ask(table)
    table.do("hint-depth:1", "hint-depth:2")
    assert "no other final actions bring more" in plain_text(sheet_of(table))
    table.do("hint-stage")
    assert table.app.ui.choice == "done"


# ---- the look back


@pytest.fixture
def over(table: Table, monkeypatch: pytest.MonkeyPatch) -> Table:
    """The end page of a finished game."""
    monkeypatch.setattr(analysis, "FIRST_LOOK", 2)
    monkeypatch.setattr(analysis, "CLOSE_LOOK", 6)
    record = read(OVER.read_text(encoding="utf-8"))
    table.app.take_up(table.app.new_slot(Game.of(record)))
    table.app.show()
    assert table.app.ui.page == END
    return table


def test_a_game_is_looked_back_at_once(over: Table) -> None:
    over.minds.quick = False
    over.do("analysis")
    assert "<progress" in sheet_of(over) and "analysis-stop" in over.screen.acts
    over.do("close", "analysis")
    assert [kind for kind, *_ in over.minds.asked] == ["analysis"]
    over.minds.answer(over.minds.asked[0])
    words = plain_text(sheet_of(over))
    for part in ("Win chances", "The largest swings", "Auctions: price and worth", "Idle workers and debt"):
        assert part in words
    assert 'class="band"' in sheet_of(over)
    over.do("close", "analysis")
    assert not over.minds.asked and "Win chances" in sheet_of(over)


def test_it_can_be_stopped_and_begun_again(over: Table) -> None:
    over.minds.quick = False
    over.do("analysis", "analysis-stop")
    assert not over.app.ui.sheet and not over.minds.asked
    over.do("analysis")
    assert len(over.minds.asked) == 1


def test_it_leads_to_a_moment_and_to_a_game_from_there(over: Table) -> None:
    over.do("analysis")
    over.scheduler.run()
    there = [act for act in over.screen.acts if act.startswith("past:")]
    assert there, "no swing is larger than its error"
    over.do(there[0])
    assert over.app.ui.past == int(there[0].partition(":")[2]) and not over.app.ui.sheet
    over.do("past:now", "analysis")
    again = there[0].replace("past:", "replay:")
    first = game_of(over)
    over.do(again)
    game = game_of(over)
    assert game is not first and game.session.position == int(again.partition(":")[2])
    assert over.app.ui.page == TABLE and not game.over
    assert game.session.actions == first.session.actions[: game.session.position]
    assert any(seat.kind == PERSON for seat in game.seats)


def test_only_what_exceeds_its_error_is_called_a_mistake(over: Table) -> None:
    session = game_of(over).session
    work = analysis.analyse(session, 2, 4)
    try:
        while True:
            next(work)
    except StopIteration as end:
        found = end.value
    names = [seat.name for seat in game_of(over).seats]
    for turn, swing in zip(look_of(session, found, names).turns, found.swings, strict=True):
        assert (turn.note == "mistake") == swing.mistake
        assert not swing.mistake or (swing.alone and swing.before - swing.after > 2 * swing.error)
    assert session.state_at(0).agenda[-1].kind == ALLOCATE
