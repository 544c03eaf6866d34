"""Whole games played by chance, with everything checked at each step that must hold in any game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from homesteaders import Event, Session, Setup, apply, is_over, legal, new_game, scores, token, winners
from homesteaders.actions import Place, Repay, is_free, parse
from homesteaders.catalog import BUILDINGS, TILES
from homesteaders.engine import carry_out
from homesteaders.holdings import COPPER, DEBT, GOLD, LIVESTOCK, RAIL_LINES, VP, WORKERS
from homesteaders.record import Record, read, transcript
from homesteaders.rng import Rng
from homesteaders.state import KIND_KEYS, check, digest
from homesteaders.tables import action_of, value_of
from tests import rulebook
from tests.engine_support import Chooser, Curious, at_random, holdings, play, plus_events, snapshot, walk

pytestmark = pytest.mark.engine

MOST_DECISIONS = 1500
"""No game of these players comes near it."""


def _play_with_all_checks(setup: Setup, choose: Chooser, rng: Rng) -> None:
    state = new_game(setup)
    built: set[int] = set()
    for before, action in walk(state, choose, rng, MOST_DECISIONS):
        assert check(before) == []
        options = legal(before)
        assert {token(option) for option in options} == rulebook.options(before)
        assert action in options and parse(token(action)) is action
        frame = before.current
        assert frame is not None
        assert action_of(frame.kind, value_of(frame.kind, action)) is action
        held, number = holdings(before), before.round
        log: list[Event] = []
        apply(state, action, log, frame.seat)
        assert plus_events(held, log) == holdings(state)
        for event in log:
            assert event.changes == () or event.seat == frame.seat, "only the acting seat's holdings change"
        if is_free(action):
            assert state.current == frame
        assert number <= state.round <= number + 1
        now = {building for player in state.players for building in player.buildings}
        assert built <= now, "R13.3: a building stays"
        built = now
        if not isinstance(action, Repay):
            # R7.2: debt goes only by a Bank's income and a Boarding House.
            lost = [event for event in log if dict(event.changes).get(DEBT, 0) < 0]
            assert all(event.source in ("building:bank", "building:boarding_house") for event in lost)
        if isinstance(action, Place):
            assert state.players[frame.seat].placement == action.rings
    assert is_over(state) and legal(state) == ()
    _check_the_score(setup, state.players, scores(state), winners(state))


def _check_the_score(setup: Setup, players: list, sheets: list, best: list[int]) -> None:  # type: ignore[type-arg]
    """R15.5 once more, from the data."""
    records = list(rulebook.buildings().values())
    for player, sheet in zip(players, sheets, strict=True):
        own = [records[building] for building in player.buildings]
        counts = {"workers": player.holdings[WORKERS], "rail_lines": player.holdings[RAIL_LINES], "buildings": len(own)}
        for record in own:
            counts[record["type"]] = counts.get(record["type"], 0) + 1
        total = player.holdings[VP] + sum(record["victory_points"] for record in own)
        total += sum(counts.get(what, 0) for record in own for what in record["endgame"])
        total += 2 * sum(player.holdings[good] for good in (GOLD, COPPER, LIVESTOCK))
        total -= sum(range(1, player.holdings[DEBT] + 1))
        assert sheet.total == total
        assert len(set(player.buildings)) == len(player.buildings)
    top = max((sheet.total, sheet.silver) for sheet in sheets)
    assert best == [seat for seat in range(setup.players) if (sheets[seat].total, sheets[seat].silver) == top]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", ["at_random", "curious", "trading"])
def test_random_games(players: int, kind: str) -> None:
    choose: Chooser = {"at_random": at_random, "curious": Curious(), "trading": Curious(2)}[kind]
    for seed in range(16):
        _play_with_all_checks(Setup(players, 100 * players + seed, seed % 2 == 0), choose, Rng(seed))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_random_games(players: int) -> None:
    choosers: list[Chooser] = [at_random, Curious(), Curious(2), Curious(8)]
    for seed in range(1200):
        _play_with_all_checks(Setup(players, 5000 + seed, seed % 2 == 0), choosers[seed % 4], Rng(seed))


def test_the_same_seed_gives_the_same_game() -> None:
    def ends(make: Callable[[], Chooser]) -> list[str]:
        return [digest(play(Session(Setup(2 + seed % 3, seed)), make(), Rng(seed)).state) for seed in range(6)]

    assert ends(Curious) == ends(Curious)
    assert ends(lambda: at_random) == ends(lambda: at_random)
    assert len(set(ends(Curious))) == 6


def test_games_by_chance_end_as_they_always_did() -> None:
    """The same on every Python: the digests of a few whole games."""
    found = [digest(play(Session(Setup(players, 77)), at_random, Rng(77)).state) for players in (2, 3, 4)]
    assert found == ["a1d58260", "d56430ef", "198f2a7c"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_carry_out_is_apply_without_its_check(players: int) -> None:
    choose = Curious()
    for seed in range(6):
        trusted = new_game(Setup(players, seed))
        for before, action in walk(new_game(Setup(players, seed)), choose, Rng(seed), MOST_DECISIONS):
            apply(before, action, [])
            carry_out(trusted, action)
            assert trusted.legal_now is None, "nothing is listed before somebody asks"
            assert digest(trusted) == digest(before)
        assert is_over(trusted) and snapshot(trusted) == snapshot(before)


def test_copies_and_transcripts_along_the_way() -> None:
    choose = Curious()
    for seed in range(9):
        session = play(Session(Setup(2 + seed % 3, seed, seed % 2 == 0)), choose, Rng(seed))
        rng = Rng(seed)
        for _ in range(4):
            position = rng.below(len(session.actions) + 1)
            session.goto(position)
            copy = session.state.copy()
            again = read(transcript(Record(session))).session
            assert digest(again.state) == digest(session.state) == digest(copy)
            assert again.actions == session.actions
            before = snapshot(session.state)
            if not is_over(copy):
                apply(copy, legal(copy)[-1])
                assert snapshot(session.state) == before != snapshot(copy)


def test_chance_reaches_every_kind_of_decision() -> None:
    """The players above are worth their time: they meet every tile and decision and build nearly everything."""
    kinds, built, tiles = set(), set(), set()
    choose = Curious(3)
    for seed in range(120):
        state = new_game(Setup(2 + seed % 3, seed))
        for before, action in walk(state, choose, Rng(seed)):
            assert before.current is not None
            kinds.add(KIND_KEYS[before.current.kind])
            tiles |= {tile.number for tile in map(before.tile, range(1, before.auctions + 1)) if tile}
            apply(state, action)
        built |= {building for player in state.players for building in player.buildings}
    assert len(kinds) == 12
    assert len(built) >= len(BUILDINGS) - 2, "the rarest by chance; the golden games hold all"
    assert tiles == set(TILES)
