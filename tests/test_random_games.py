"""Whole games played by chance, with everything checked at each step that must hold in any game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from homesteaders import Session, Setup, apply, is_over, legal, new_game
from homesteaders.catalog import BUILDINGS, TILES
from homesteaders.engine import carry_out
from homesteaders.record import Record, read, transcript
from homesteaders.rng import Rng
from homesteaders.state import KIND_KEYS, digest
from tests.engine_support import Chooser, Curious, at_random, play, snapshot, walk
from tests.invariants import MOST_DECISIONS, play_with_all_checks

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", ["at_random", "curious", "trading"])
def test_random_games(players: int, kind: str) -> None:
    choose: Chooser = {"at_random": at_random, "curious": Curious(), "trading": Curious(2)}[kind]
    for seed in range(16):
        play_with_all_checks(Setup(players, 100 * players + seed, seed % 2 == 0), choose, Rng(seed))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_random_games(players: int) -> None:
    choosers: list[Chooser] = [at_random, Curious(), Curious(2), Curious(8)]
    for seed in range(1200):
        play_with_all_checks(Setup(players, 5000 + seed, seed % 2 == 0), choosers[seed % 4], Rng(seed))


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
