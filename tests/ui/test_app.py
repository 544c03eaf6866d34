"""Select, see, confirm: what a tap may do and what it may not; staging, undo, saving, damaged saves."""

from __future__ import annotations

import random

import pytest

from e2e.positions import at
from homesteaders.catalog import BUILDINGS
from homesteaders.record import read
from homesteaders.state import ALLOCATE, BID, KIND_KEYS, PAY_WORKERS
from tests.ui.fakes import FakeStore, Table, step
from ui.saves import Saves
from ui.saving import FORM, PLACE

pytestmark = pytest.mark.engine

OLD = "homesteaders.game"
"""Where the first builds kept the one game."""
DAMAGED = "homesteaders.damaged"


def kept(table: Table) -> str:
    """The transcript of the game that a reload would show."""
    saves = Saves(table.store, table.clock)
    return saves.read(saves.current).game.text()


FLOWN = "homesteaders 1\nrules 1\nplayers 3\nseed 1\nfly away\n"


def position(table: Table) -> int:
    assert table.app.game is not None
    return table.app.game.session.position


def kind(table: Table) -> int:
    assert table.app.game is not None and table.app.game.frame is not None
    return table.app.game.frame.kind


def to_bidding(table: Table) -> None:
    while kind(table) != BID:
        table.do("confirm")
        table.scheduler.run()


def test_a_tap_alone_does_nothing(table: Table) -> None:
    table.deal("ppp")
    to_bidding(table)
    before = position(table)
    for act in list(table.screen.acts):
        if act in table.screen.acts and not act.startswith(("confirm", "undo", "open:menu", "skip", "past", "line")):
            table.app.dispatch(act)
            table.app.dispatch("close:")
    assert position(table) == before


def test_confirm_needs_a_selection_and_the_number_of_its_decision(table: Table) -> None:
    table.deal("ppp")
    to_bidding(table)
    before, number = position(table), table.app.number
    table.do("confirm")
    assert position(table) == before
    table.do("select:bid 1 3", f"confirm:{number}")
    assert position(table) == before + 1
    table.app.dispatch(f"confirm:{number}")
    table.do("confirm")
    assert position(table) == before + 1, "the next decision has nothing selected"


def test_a_double_tap_does_not_pay_wages(table: Table) -> None:
    table.app.settings.forced = False
    table.deal("pbb")
    assert kind(table) == ALLOCATE
    table.do("confirm", "confirm")
    assert kind(table) == PAY_WORKERS
    assert 'aria-disabled="true"' in table.screen.html
    table.scheduler.run()
    table.do("confirm")
    assert kind(table) != PAY_WORKERS


def test_placing_and_taking_back(table: Table) -> None:
    table.deal("pbb")
    table.do("ring:0")
    assert table.app.ui.rings == 1
    table.do("ring:1")
    assert table.app.ui.rings == 1 and "No worker is idle" in table.screen.html
    table.do("ring:0", "ring:1", "recall")
    assert table.app.ui.rings == 0
    table.do("auto")
    assert table.app.ui.rings
    table.do("confirm")
    game = table.app.game
    assert game is not None and game.session.actions[0].token.startswith("place homestead/")


def test_staged_lines_are_done_with_the_option(table: Table) -> None:
    table.app.settings.forced = False
    table.deal("ppp")
    to_bidding(table)
    before = position(table)
    table.do("ledger", "stage:debt", "stage:debt", "unstage:0", "ledger")
    assert table.app.ui.staged == ["debt"] and position(table) == before
    table.do("select:pass", "confirm")
    game = table.app.game
    assert game is not None
    assert [action.token for action in game.session.actions[before:]] == ["debt", "pass"]


def test_staged_lines_alone_leave_the_decision_open(table: Table) -> None:
    table.deal("ppp")
    to_bidding(table)
    before = position(table)
    table.do("ledger", "stage:debt", "confirm")
    assert position(table) == before + 1 and kind(table) == BID
    table.do("undo")
    assert position(table) == before


def test_escape_takes_back_step_by_step(table: Table) -> None:
    table.deal("ppp")
    to_bidding(table)
    table.do("ledger", "stage:debt", "ledger", "select:bid 1 4", "open:help", "cancel:")
    assert not table.app.ui.sheet and table.app.ui.choice
    table.do("cancel:")
    assert not table.app.ui.choice and table.app.ui.staged
    table.do("cancel:")
    assert not table.app.ui.staged


def test_undo_takes_back_the_last_step_and_says_why_not_further(table: Table) -> None:
    table.app.settings.forced = False
    table.deal("ppp")
    table.do("undo")
    assert position(table) == 0
    table.do("confirm")
    table.scheduler.run()
    table.do("undo")
    table.scheduler.run()
    assert position(table) == 0 and kind(table) == ALLOCATE
    table.do("redo")
    assert position(table) == 1


def test_a_reload_returns_to_the_same_decision() -> None:
    table = Table()
    table.deal("pbp", seed=9)
    rng = random.Random(9)
    seen: set[str] = set()
    while table.app.ui.page != "end":
        picture = table.screen.picture
        game = table.app.game
        assert picture is not None and game is not None and game.frame is not None
        again = Table(FakeStore(table.store))
        other = again.screen.picture
        assert other is not None and other.kind == picture.kind == "table"
        assert again.app.game is not None and again.app.game.state.agenda == game.state.agenda
        again.scheduler.run()
        for region in ("top", "board", "track", "rivals", "log", "mine"):
            assert again.screen.picture.regions[region] == picture.regions[region]  # type: ignore[union-attr]
        seen.add(KIND_KEYS[game.frame.kind])
        step(table, rng)
    assert len(seen) >= 8
    again = Table(FakeStore(table.store))
    assert again.app.ui.page == "end"


def test_the_save_is_a_transcript_with_kinds_and_names(table: Table) -> None:
    table.deal("pb", names=("Zoë & <co>", "Bob"))
    record = read(kept(table))
    assert [(seat.kind, seat.name) for seat in record.seats] == [("person", "Zoë & <co>"), ("bot", "Bob")]


def test_the_save_names_the_opponent_and_a_stranger_among_them_is_kept() -> None:
    table = Table()
    table.deal("pb")
    text = kept(table)
    assert read(text).seats[1].bot == "rancher"
    later = Table(FakeStore({OLD: text.replace("bot:rancher", "bot:baron"), PLACE: "table"}))
    step(later, random.Random(1))
    assert read(kept(later)).seats[1].bot == "baron"


def test_a_damaged_save_is_kept_aside() -> None:
    store = FakeStore({OLD: FLOWN, PLACE: "table"})
    table = Table(store)
    assert table.app.ui.page == "start"
    assert "Line 5" in table.screen.html
    assert FLOWN in store.values()
    table.deal("pb")
    assert table.app.ui.page == "table" and FLOWN in store.values()


@pytest.mark.parametrize("key", [OLD, FORM, PLACE])
def test_nothing_that_was_kept_can_stop_the_start(key: str) -> None:
    whole = FakeStore(at("bid", 4, 6))
    whole[FORM] = '{"seats": [["A", "person"], ["B", "bot"]], "count": 3, "open": false}'
    good = whole[key]
    damaged = [
        "",
        "undefined",
        "null",
        "{",
        "[]",
        "5",
        '"x"',
        "x" * 100_000,
        "[" * 100_000,
        '{"v": 1}',
        '{"count": 1e999}',
    ]
    damaged += ['{"seats": {}}', '{"seats": {"a": 1}}', '{"seats": null, "count": "4", "open": 3}']
    damaged += ['{"seats": 5}', '{"seats": [1]}', '{"seats": [[1, 2, 3]]}', good[: len(good) // 2], good[:-2], good * 2]
    for text in damaged:
        table = Table(FakeStore({**whole, key: text}))
        table.scheduler.run()
        assert table.screen.picture is not None and table.screen.acts, text[:40]


def test_without_storage_the_game_goes_on() -> None:
    store = FakeStore()
    store.broken = True
    table = Table(store)
    table.deal("pb")
    table.do("confirm")
    table.scheduler.run()
    assert "not being saved" in table.screen.html
    assert {"share", "share-save", "keep-again"} <= set(table.screen.acts)
    table.do("dismiss", "confirm")
    assert position(table) >= 2


def test_a_new_deal_leaves_an_unfinished_game_on_the_games_page(table: Table) -> None:
    table.deal("pb", names=("Ada", "Babbage"))
    table.do("confirm")
    before = kept(table)
    table.app.dispatch("leave:")
    table.deal("pb", names=("Cleo", "Dora"))
    assert kept(table) != before
    saves = Saves(table.store, table.clock)
    assert before in [saves.read(entry.id).game.text() for entry in saves.entries()]
    table.app.dispatch("leave:")
    table.do("continue")
    assert table.app.ui.page == "table"


def test_a_seed_that_is_none_is_refused_in_words(table: Table) -> None:
    table.app.typed("seed twelve")
    table.do("deal")
    assert table.app.ui.page == "start" and "twelve" in table.screen.html


def test_names_are_remembered() -> None:
    table = Table()
    table.deal("pb", names=("Ada", "Babbage"))
    table.app.dispatch("leave:")
    assert 'value="Ada"' in Table(FakeStore(table.store)).screen.html


def test_skip_lets_opponents_play_without_a_pause(table: Table) -> None:
    table.app.settings.forced = False
    table.deal("pbbb")
    table.do("confirm")
    table.scheduler.run()
    table.do("confirm")
    assert "skip" in table.screen.acts
    table.do("skip")
    assert table.scheduler.waiting[-1][0] == 0
    table.scheduler.run()
    game = table.app.game
    assert game is not None and game.frame is not None and game.frame.seat == 0


def test_live_region_tells_whose_turn_it_is(table: Table) -> None:
    table.deal("pbb")
    picture = table.screen.picture
    assert picture is not None and "Place your workers" in picture.live
    table.do("redo")
    picture = table.screen.picture
    assert picture is not None and picture.live.count("Nothing was undone") == 1, "it does not repeat itself"


def test_old_intents_and_nonsense_do_nothing(table: Table) -> None:
    table.deal("pb")
    before = position(table)
    for intent in (
        "select:bid 1 3",
        "stage:sell wood",
        "nonsense",
        "pick:church",
        "fund:church",
        "unstage:7",
        "pane:x",
    ):
        table.app.dispatch(intent)
    assert position(table) == before


def test_trades_staged_for_one_building_go_when_another_is_selected() -> None:
    table = Table(FakeStore(at("build", 4, 3)))
    table.scheduler.run()
    funds = [act for act in table.screen.acts if act.startswith("fund:")]
    assert funds, "no building needs trades here"
    table.do(funds[0])
    staged = list(table.app.ui.staged)
    assert staged and table.app.ui.choice
    table.do("select:decline")
    assert table.app.ui.staged == [] and table.app.ui.choice == "decline"
    table.do(funds[0])
    assert table.app.ui.staged == staged
    table.do("cancel:")
    assert table.app.ui.staged == [] and not table.app.ui.choice


def test_every_sheet_opens_and_gives_the_focus_back(table: Table) -> None:
    table.deal("pbb")
    keys = [building.key for building in BUILDINGS]
    for sheet in [*(f"building {key}" for key in keys), "rival 0", "rival 2", "log", "coming", "help", "menu"]:
        table.app.dispatch(f"open:{sheet}")
        picture = table.screen.picture
        assert picture is not None and 'role="dialog"' in picture.sheet and picture.focus == "close"
        table.do("close")
        assert table.screen.picture is not None and not table.screen.picture.sheet and table.screen.picture.focus
    for sheet in ("building nowhere", "rival 9", "nothing", "rival x"):
        table.app.dispatch(f"open:{sheet}")
        assert table.screen.picture is not None and not table.screen.picture.sheet
        table.app.dispatch("close:")


def test_a_double_tap_lifts_no_curtain_and_deals_no_game() -> None:
    table = Table()
    table.deal("pp", hidden=True)
    lift = next(act for act in table.screen.acts if act.startswith("lift:"))
    table.do(lift)
    table.scheduler.run()
    table.do("confirm")
    table.scheduler.run()
    table.do("confirm")
    picture = table.screen.picture
    assert picture is not None and picture.kind == "curtain"
    lift = next(act for act in table.screen.acts if act.startswith("lift:"))
    table.do(lift)
    assert table.screen.picture is not None and table.screen.picture.kind == "curtain"
    table.scheduler.run()
    table.do(lift)
    assert table.screen.picture is not None and table.screen.picture.kind == "table"
    rng = random.Random(1)
    while table.app.ui.page != "end":
        game = table.app.game
        assert game is not None and game.frame is not None
        if table.app.ui.sheet:
            table.do("close")
        if KIND_KEYS[game.frame.kind] == "final" and table.app.ui.viewer >= 0:
            table.do("select:done", "confirm")
            if table.app.ui.page == "end":
                break
            table.scheduler.run()
        else:
            step(table, rng)
    table.do("rematch")
    assert table.app.ui.page == "end"
    table.scheduler.run()
    table.do("rematch")
    assert table.app.ui.page == "table"
