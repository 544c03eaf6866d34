"""Questions before something is committed, at each level; and single choices that resolve themselves."""

from __future__ import annotations

import random

import pytest

from homesteaders.forced import forced
from homesteaders.state import ALLOCATE, BID, PAY_WORKERS
from tests.ui.fakes import FakeStore, Table, acts_of, step
from ui.game import Game

pytestmark = pytest.mark.engine


@pytest.fixture
def table() -> Table:
    return Table()


def game_of(table: Table) -> Game:
    assert table.app.game is not None
    return table.app.game


def place(table: Table) -> int:
    return game_of(table).session.position


def press(table: Table) -> None:
    """The button that commits, and nothing more."""
    table.app.dispatch(f"confirm:{table.app.number}")


def test_a_warning_asks_first_and_back_changes_nothing(table: Table) -> None:
    table.deal("pbb")
    press(table)
    ui, picture = table.app.ui, table.screen.picture
    assert picture is not None
    assert ui.sheet == "ask" and picture.focus == "close2" and place(table) == 0
    assert "1 worker stays idle although a ring is free." in picture.sheet
    acts = acts_of(picture.sheet)
    assert acts.index("close") < acts.index(f"go:{table.app.number}")
    table.do("close")
    assert not ui.sheet and place(table) == 0
    table.scheduler.run()
    press(table)
    assert place(table) > 0, "idle workers are warned of once a round"


def test_the_answer_needs_a_moment_and_its_number(table: Table) -> None:
    table.deal("pbb")
    press(table)
    number = table.app.number
    table.app.dispatch(f"go:{number}")
    assert place(table) == 0, "too soon for a second tap"
    assert f'data-act="go:{number}"' in table.screen.html
    table.scheduler.run()
    table.app.dispatch(f"go:{number + 1}")
    table.app.dispatch(f"confirm:{number}")
    assert place(table) == 0
    table.do(f"go:{number}")
    assert place(table) > 0 and not table.app.ui.sheet
    table.app.dispatch(f"go:{table.app.number}")
    assert table.app.ui.sheet == ""


def test_a_muted_warning_is_not_given(table: Table) -> None:
    table.deal("pbb")
    press(table)
    table.do("mute:idle")
    assert table.app.settings.muted == ("idle",)
    assert table.app.ui.sheet == "ask" and "checked" in table.screen.html, "the question stays open"
    table.do("close")
    table.app.ui.warned = frozenset()
    table.scheduler.run()
    press(table)
    assert place(table) > 0
    assert Table(table.store).app.settings.muted == ("idle",)


def test_off_never_asks(table: Table) -> None:
    table.app.settings.confirm = "off"
    table.deal("pbb")
    press(table)
    assert not table.app.ui.sheet and place(table) > 0


def test_always_says_what_is_about_to_happen(table: Table) -> None:
    table.app.settings.confirm = "always"
    table.deal("ppp")
    table.do("auto")
    press(table)
    picture = table.screen.picture
    assert picture is not None and table.app.ui.sheet == "ask"
    for words in ("This is about to happen", "Collect income", "Before and after", "Silver"):
        assert words in picture.sheet
    assert "idle" not in picture.sheet
    table.scheduler.run()
    while game_of(table).state.agenda[-1].kind != BID:
        if table.app.ui.sheet:
            table.do(f"go:{table.app.number}")
        else:
            press(table)
        table.scheduler.run()
    table.do("ledger", "stage:debt", "ledger", "select:bid 1 3")
    press(table)
    assert "<li>Take 1 debt" in table.screen.html and "Bid 3 on auction 1" in table.screen.html
    assert "<td><b>1</b></td><td>+1</td>" in table.screen.html, "debt before and after"


def test_passing_and_debt_are_never_selected_beforehand(table: Table) -> None:
    rng = random.Random(3)
    table.deal("ppp", seed=3)
    count = 0
    while table.app.ui.page == "table" and count < 250:
        count += 1
        assert table.app.ui.choice not in ("pass", "decline", "done") and "debt" not in table.app.ui.staged
        step(table, rng)


# ---- single choices


def test_a_single_choice_resolves_itself_and_the_log_says_so(table: Table) -> None:
    table.deal("pbb")
    table.do("auto", "confirm")
    game = game_of(table)
    tokens = [action.token for action in game.session.actions]
    assert tokens[1] == "pay silver"
    line = next(line.text for line in game.lines if line.action == 1)
    assert line.endswith("(only option).") and "in wages" in line
    assert not any("only option" in line.text for line in game.lines if line.seat != 0)
    assert table.app.ui.hint == line and table.screen.picture is not None and line in table.screen.picture.live
    stored = Table(FakeStore(table.store))
    assert [action.token for action in game_of(stored).session.actions] == tokens


def test_off_asks_for_single_choices_too(table: Table) -> None:
    table.app.settings.forced = False
    table.deal("pbb")
    table.do("auto", "confirm")
    assert game_of(table).state.agenda[-1].kind == PAY_WORKERS and table.app.ui.choice == "pay silver"


def test_undo_leads_past_single_choices_and_redo_takes_them_along(table: Table) -> None:
    table.deal("ppp")
    table.do("auto", "confirm")
    table.scheduler.run()
    assert place(table) == 2 and game_of(table).state.agenda[-1].kind == ALLOCATE
    table.do("undo")
    table.scheduler.run()
    assert place(table) == 0 and game_of(table).state.agenda[-1].kind == ALLOCATE
    table.do("redo")
    assert place(table) == 2
    table.do("undoturn")
    assert place(table) == 0 and game_of(table).session.length == 2


@pytest.mark.parametrize(("kinds", "hidden"), [("ppp", False), ("pbp", False), ("pp", True), ("pbbb", False)])
def test_in_whole_games_nobody_is_asked_what_has_one_answer(kinds: str, hidden: bool) -> None:
    table = Table()
    table.deal(kinds, hidden=hidden, seed=11)
    rng = random.Random(len(kinds))
    count = 0
    while table.app.ui.page == "table":
        game = game_of(table)
        assert forced(game.state) is None or not game.seats[game.state.agenda[-1].seat].person
        if "undo" in table.screen.acts and rng.random() < 0.2 and not table.app.ui.sheet:
            here = game.session.length
            for intent in ("undo", "redo"):
                table.app.dispatch(f"{intent}:")  # after undo a curtain may be down, which has no redo
                assert forced(game.state) is None or not game.seats[game.state.agenda[-1].seat].person
                assert game.session.length == here, "nothing that was undone is forgotten"
            table.scheduler.run()
        step(table, rng)
        count += 1
        assert count < 2000
    game = game_of(table)
    told = [line for line in game.lines if line.text.endswith("(only option).")]
    assert told and all(game.seats[line.seat].person for line in told)
    single = sum(
        forced(game.session.state_at(n)) == action and game.seats[game.session.state_at(n).agenda[-1].seat].person
        for n, action in enumerate(game.session.actions)
    )
    assert len(told) == single


def test_a_single_choice_waits_where_nothing_is_decided() -> None:
    table = Table()
    table.app.settings.forced = False
    table.deal("pbb")
    table.do("auto", "confirm")
    text = game_of(table).text()
    assert forced(game_of(table).state) is not None
    looking = Table()
    looking.app.mail._replay(Game.from_text(text))
    looking.scheduler.run()
    assert looking.app.ui.readonly == "replay"
    assert game_of(looking).session.position == 1
