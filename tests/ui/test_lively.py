"""What is told to have happened: all of one's own goods, nothing hidden, nothing that was not done just now."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from homesteaders.holdings import HOLDING_KEYS, RAIL_LINES, WORKERS
from tests.ui.fakes import Table, step
from ui.ports import Happening, Picture
from ui.tones import LONGEST, LOUDEST, MOST, SOUNDS, length_of, sounds_of
from ui.uistate import END

pytestmark = pytest.mark.engine
OPEN = (int(WORKERS), int(RAIL_LINES))
TABLES = (("pbbb", False), ("pp", False), ("pbp", True), ("pb", True))


class Watched:
    """A table of which every picture is noted, with whose eyes it was for and everybody's holdings then."""

    def __init__(self, table: Table, kinds: str, hidden: bool, seed: int) -> None:
        self.table = table
        self.seen: list[tuple[Picture, int, list[list[int]]]] = []
        table.deal(kinds, hidden=hidden, seed=seed)
        show = table.screen.show

        def noted(picture: Picture) -> None:
            show(picture)
            self.note(picture)

        table.screen.show = noted  # type: ignore[method-assign]
        table.app.show()

    def note(self, picture: Picture) -> None:
        game = self.table.app.game
        assert game is not None
        holdings = [list(player.holdings) for player in game.state.players]
        self.seen.append((picture, self.table.app.ui.viewer, holdings))

    def play(self, rng: random.Random, most: int = 400, then: Callable[[], None] = lambda: None) -> None:
        for _ in range(most):
            if self.table.app.ui.page == END:
                return
            step(self.table, rng)
            then()


@pytest.mark.parametrize("kinds, hidden", TABLES)
@pytest.mark.parametrize("seed", [3, 8])
def test_every_change_of_what_i_hold_is_told(table: Table, kinds: str, hidden: bool, seed: int) -> None:
    watched = Watched(table, kinds, hidden, seed)
    watched.play(random.Random(seed))
    told = 0
    for (_, _, before), (picture, viewer, after) in zip(watched.seen, watched.seen[1:], strict=False):
        if picture.kind == "curtain" or viewer < 0:
            assert not any(what.kind == "goods" and what.own for what in picture.happenings)
            continue
        change = [0] * len(HOLDING_KEYS)
        for what in picture.happenings:
            if what.kind == "goods" and what.own:
                assert what.seat == viewer and what.n and what.source
                change[what.holding] += what.n
        assert change == [now - then for now, then in zip(after[viewer], before[viewer], strict=True)]
        told += sum(map(abs, change))
    assert told > 50


@pytest.mark.parametrize("kinds", ["pbp", "pb", "ppp"])
def test_nothing_hidden_is_told(table: Table, kinds: str) -> None:
    watched = Watched(table, kinds, True, 5)
    watched.play(random.Random(5))
    others = [
        what
        for picture, viewer, _ in watched.seen
        for what in picture.happenings
        if what.kind == "goods" and what.seat != viewer
    ]
    assert {what.holding for what in others} <= set(OPEN)
    assert all(picture.happenings == () for picture, _, _ in watched.seen if picture.kind == "curtain")


def test_each_kind_of_happening_is_told_in_a_game(table: Table) -> None:
    watched = Watched(table, "pbbb", False, 3)
    watched.play(random.Random(3))
    kinds = [what.kind for picture, _, _ in watched.seen for what in picture.happenings]
    assert set(kinds) == {"goods", "bid", "outbid", "sold", "passed", "income", "built", "round", "win"}
    assert kinds.count("round") == 10
    assert kinds.count("income") == 4 * 11
    assert kinds.count("sold") <= 30


@pytest.mark.parametrize("forced", [False, True])
def test_what_is_taken_back_shown_or_opened_is_not_told(table: Table, forced: bool) -> None:
    """Also not the single choices that resolve themselves again after a step back."""
    watched = Watched(table, "pb", False, 4)
    rng = random.Random(4)
    table.app.settings.forced = forced
    watched.play(rng, 12)
    for intents in (
        ["undo:"],
        ["redo:"],
        ["undoturn:"],
        ["redo:"],
        ["past:last", "past:prev", "past:first", "past:now"],
    ):
        for intent in intents:
            table.app.dispatch(intent)
            assert table.screen.picture is not None
            assert table.screen.picture.happenings == () or (forced and intent == "redo:"), intent
    again = Table(table.store)
    assert again.app.game is not None
    assert [picture.happenings for picture in again.screen.shown] == [()]


def test_opponents_that_act_while_history_is_shown_are_not_told_later(table: Table) -> None:
    watched = Watched(table, "bbp", False, 4)
    table.app.settings.forced = False
    while not table.scheduler.waiting:
        table.app.dispatch(f"confirm:{table.app.number}") if table.app.ui.choice else step_without_time(table)
    table.app.dispatch("past:last")
    begun = len(watched.seen)
    table.scheduler.run()
    table.app.dispatch("past:now")
    assert len(watched.seen) > begun + 1
    assert all(picture.happenings == () for picture, _, _ in watched.seen[begun:])


def step_without_time(table: Table) -> None:
    """Select something; opponents are not let act."""
    choices = [act for act in table.screen.acts if act.startswith(("select:", "fund:", "ring:"))]
    table.do(choices[0])


def test_who_skips_ahead_meets_one_thing_a_picture(table: Table) -> None:
    watched = Watched(table, "bbbb", False, 4)
    table.app.ui.fast = True
    table.scheduler.run()
    assert all(len(picture.happenings) <= 1 for picture, _, _ in watched.seen)


# ---- sounds


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_quiet(name: str) -> None:
    assert length_of(name) <= LONGEST
    for moment in (tone.start for tone in SOUNDS[name]):
        sounding = [tone.gain for tone in SOUNDS[name] if tone.start <= moment < tone.start + tone.length]
        assert sum(sounding) <= LOUDEST


def test_sounds_of_a_picture() -> None:
    bid, mine = Happening("bid", 1, auction=2), Happening("outbid", 0, True, auction=2)
    assert sounds_of((bid,)) == ("bid",)
    assert sounds_of((bid, mine)) == ("outbid",)
    assert sounds_of((bid, Happening("outbid", 2, auction=2))) == ("bid",)
    assert sounds_of((Happening("income", 1), Happening("goods", 0, True, 1, 2, "farm"))) == ()
    assert sounds_of((Happening("income", 0, True), Happening("income", 0, True))) == ("income",)
    assert sounds_of((Happening("built", 1), Happening("win", 1))) == ("win",)
    many = tuple(Happening(kind, 0, True) for kind in SOUNDS if kind != "win")
    assert len(sounds_of(many)) == MOST
