"""Puzzles at the table: the list, a wrong answer, a right one, what is said of it, and that no save is touched."""

from __future__ import annotations

import re
from html import unescape

import pytest

from homesteaders.actions import Done, Place, parse
from homesteaders.puzzles import BID, BUILD, FINAL, INCOME, PUZZLES, Puzzle
from tests.ui.fakes import FakeStore, Table
from ui.puzzlewords import Judged, verdict_of
from ui.puzzling import SOLVED
from ui.settings import Settings
from ui.uistate import PUZZLES_PAGE, START, TABLE
from ui.words import speak

pytestmark = pytest.mark.engine

FIRST = {kind: next(puzzle for puzzle in PUZZLES if puzzle.kind == kind) for kind in (FINAL, INCOME, BID, BUILD)}


def text_of(html: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)))


def sheet_of(table: Table) -> str:
    assert table.screen.picture is not None
    return text_of(table.screen.picture.sheet)


def opened(puzzle: Puzzle, store: FakeStore | None = None) -> Table:
    """A table with a puzzle on it, by way of the start page and the list."""
    table = Table(store)
    table.do("puzzles", f"puzzle:{puzzle.key}")
    table.scheduler.run()
    assert table.app.ui.page == TABLE and table.app.acting()
    return table


def answer(table: Table, tokens: tuple[str, ...]) -> None:
    """Do these at the table, each decision with what is staged before it."""
    staged: list[str] = []
    for token in tokens:
        action = parse(token)
        if action.free:
            staged.append(token)
            continue
        ui = table.app.ui
        ui.staged = list(staged)
        staged = []
        if isinstance(action, Place):
            ui.rings = action.rings
        ui.choice = token
        table.app.show()
        assert ui.choice == token
        table.confirm()
        table.scheduler.run()


def test_the_list_shows_all_and_what_is_solved() -> None:
    table = Table()
    table.do("puzzles")
    assert table.app.ui.page == PUZZLES_PAGE
    listed = [act for act in table.screen.acts if act.startswith("puzzle:")]
    assert set(listed) == {f"puzzle:{puzzle.key}" for puzzle in PUZZLES}
    assert f"0 of {len(PUZZLES)} solved" in text_of(table.screen.html)
    table.do("home")
    assert table.app.ui.page == START


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_every_answer_is_right_when_it_is_given_at_the_table(puzzle: Puzzle) -> None:
    table = opened(puzzle)
    answer(table, puzzle.answer)
    said = sheet_of(table)
    assert "Right" in said
    if puzzle.exact:
        assert f"You finish with {puzzle.best} points, and no way leads to more." in said
    else:
        assert "Best found" in said and "A Rancher would choose" in said
    assert len(table.store[SOLVED].split()) == 2
    table.do("puzzles")
    assert f"1 of {len(PUZZLES)} solved" in text_of(table.screen.html)


def test_a_wrong_finish_says_what_can_be_reached_and_not_how() -> None:
    puzzle = FIRST[FINAL]
    table = opened(puzzle)
    answer(table, (Done().token,))
    said = sheet_of(table)
    assert "Not the best yet" in said
    assert f"You finish with {puzzle.usual} points. {puzzle.best} can be reached." in said
    assert "One way there" not in said
    assert SOLVED not in table.store
    # The position is there again; the answer is told on request only.
    table.do("close")
    assert table.app.game is not None
    assert table.app.game.session.position == puzzle.session().position
    table.do("puzzle-show")
    assert "One way there" in sheet_of(table) and "Exact" in sheet_of(table)
    assert SOLVED not in table.store


def test_a_wrong_choice_is_told_in_win_chances() -> None:
    puzzle = FIRST[BID]
    table = opened(puzzle)
    answer(table, puzzle.ways[puzzle.usual].tokens)
    said = sheet_of(table)
    assert "Your choice" in said and "The best choice wins" in said
    assert "Best found: " not in said
    table.do("puzzle-show")
    assert "Best found: " in sheet_of(table)
    table.do("close")
    answer(table, puzzle.answer)
    assert "Right" in sheet_of(table)


def test_undo_is_free_and_ends_where_the_puzzle_begins() -> None:
    puzzle = FIRST[INCOME]
    table = opened(puzzle)
    game = table.app.game
    assert game is not None
    begun = game.session.position
    answer(table, puzzle.answer[:1] if not parse(puzzle.answer[0]).free else puzzle.answer[:3])
    assert game.session.position > begun
    table.app.dispatch("undo")
    table.app.dispatch("undoturn")
    assert game.session.position == begun
    table.app.dispatch("undo")
    assert game.session.position == begun
    assert table.app.ui.hint == "The puzzle begins here."
    table.app.dispatch("redo")
    assert game.session.position == begun + 1


def test_in_place_of_a_hint_the_task_is_told_and_the_answer_offered() -> None:
    puzzle = FIRST[BUILD]
    table = opened(puzzle)
    table.app.dispatch("hint")
    assert "Which building, or none" in sheet_of(table) and "Best found: " not in sheet_of(table)
    table.do("puzzle-show")
    assert "Best found: " in sheet_of(table)


@pytest.mark.parametrize("intent", ["hint-stage", "best:", "branch"])
def test_what_would_give_the_answer_away_is_barred(intent: str) -> None:
    table = opened(FIRST[FINAL])
    assert "best:" not in table.screen.acts
    table.app.dispatch(intent)
    assert table.app.ui.hint.startswith("Not in a puzzle")
    assert not table.app.ui.staged and not table.app.ui.sheet


def test_no_game_is_saved_or_overwritten() -> None:
    table = Table()
    table.deal("pb")
    before = {key: text for key, text in table.store.items() if ".g." in key or "current" in key}
    seats = [seat.name for seat in table.app.game.seats] if table.app.game else []
    table.app.dispatch("puzzles")
    table.do(f"puzzle:{FIRST[BID].key}")
    table.scheduler.run()
    answer(table, FIRST[BID].answer)
    table.do("close")
    table.app.dispatch("leave")
    assert {key: text for key, text in table.store.items() if ".g." in key or "current" in key} == before
    assert table.app.game is not None and [seat.name for seat in table.app.game.seats] == seats
    table.do("continue")
    assert table.app.ui.page == TABLE and not table.app.ui.puzzle


def test_what_was_solved_is_remembered_beside_what_is_not_known() -> None:
    store = FakeStore()
    store[SOLVED] = "1 bid99"
    puzzle = FIRST[BID]
    answer(opened(puzzle, store), puzzle.answer)
    assert store[SOLVED] == f"1 bid99 bid{puzzle.seed}"
    again = Table(store)
    again.do("puzzles")
    assert "solved" in text_of(again.screen.html) and f"1 of {len(PUZZLES)} solved" in text_of(again.screen.html)
    store[SOLVED] = "2 something else"
    answer(opened(puzzle, store), puzzle.answer)
    assert store[SOLVED] == "2 something else"


@pytest.mark.parametrize("language", ["de", "es"])
@pytest.mark.parametrize("kind", FIRST)
def test_other_languages_say_it_too(language: str, kind: str) -> None:
    puzzle = FIRST[kind]
    names = [f"{n}" for n in range(puzzle.session().setup.players)]
    speak(language)
    try:
        verdict = verdict_of(puzzle, Judged(False, puzzle.usual, puzzle.usual), True, names)
    finally:
        speak(Settings().language)
    english = verdict_of(puzzle, Judged(False, puzzle.usual, puzzle.usual), True, names)
    assert len(verdict.lines) == len(english.lines) and not set(verdict.lines) & set(english.lines)
    assert verdict.source != english.source
