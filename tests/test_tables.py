"""The value tables are a promise to codes that people keep: a digest over many games holds them, and they come back."""

from __future__ import annotations

from hashlib import blake2s

import pytest

from homesteaders import legal, token
from homesteaders.actions import FREE_ACTIONS, Action, Bid, Build, Done, NeutralBid, Pass, Pay, Place, Reward, parse
from homesteaders.catalog import BUILDING
from homesteaders.state import (
    ALLOCATE,
    BID,
    BUILD,
    DECISIONS,
    EXTRA_BUILD,
    FINAL,
    KIND_KEYS,
    NEUTRAL_BID,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TILE_WORKER,
    TRACK_REWARD,
)
from homesteaders.tables import Value, action_of, value_of
from tests.engine_support import UNIVERSE
from tests.golden_games import golden_files, golden_record
from tests.trace_replay import recorded_replays

pytestmark = pytest.mark.engine

RECORDED = "5265ae2baab0eb87cfc3f540d8e080d9"
TABLES = "3b3420bb358051f4a356cecf6ea42a41"
"""If one of these changes, no code made before can be read any more. Entries are appended to a table, never moved."""

LENGTHS = {
    NEUTRAL_BID: 2,
    BID: 28,
    TRACK_REWARD: 10,
    BUILD: 47,
    EXTRA_BUILD: 47,
    ON_BUILD_WORKER: 3,
    TILE_WORKER: 3,
    TILE_EXCHANGE: 3,
    FINAL: 1,
}
"""The entries of each table that TABLES is about; more may follow."""


def test_recorded_games_have_the_same_values_for_ever() -> None:
    digest = blake2s(digest_size=16)
    for replay in recorded_replays():
        digest.update(f"{replay.game_id}\n".encode())
        for kind, _, action in replay.decisions:
            value = value_of(kind, action)
            assert action_of(kind, value) is action
            digest.update(f"{KIND_KEYS[kind]} {int(value.free)} {value.value}\n".encode())
    assert digest.hexdigest() == RECORDED


def test_tables_have_the_same_entries_for_ever() -> None:
    digest = blake2s(digest_size=16)
    for kind, length in LENGTHS.items():
        for number in range(length):
            digest.update(f"{KIND_KEYS[kind]} {number} {token(action_of(kind, Value(False, number)))}\n".encode())
    assert digest.hexdigest() == TABLES


def test_every_decision_of_the_golden_games_comes_back() -> None:
    """These hold what the recordings never do."""
    for path in golden_files():
        session = golden_record(path).session
        for position, action in enumerate(session.actions):
            frame = session.state_at(position).current
            assert frame is not None
            assert action_of(frame.kind, value_of(frame.kind, action)) is action


def test_everything_legal_has_a_value_of_its_own() -> None:
    for path in golden_files()[::3]:
        session = golden_record(path).session
        for position in range(0, len(session.actions), 5):
            state = session.state_at(position)
            frame = state.current
            assert frame is not None
            values = [value_of(frame.kind, action) for action in legal(state)]
            assert len(set(values)) == len(values)
            assert [action_of(frame.kind, value) for value in values] == list(legal(state))


FREE_TOKENS = [
    *("buy wood", "buy food", "buy steel", "buy gold", "buy copper", "buy livestock"),
    *("buy wood with gold", "buy food with gold", "buy steel with gold", "buy gold with gold"),
    *("sell wood", "sell food", "sell steel", "sell gold", "sell copper", "sell livestock"),
    *("recruit", "market food", "market steel", "bank", "debt", "repay silver", "repay gold"),
]


def test_the_table_of_free_actions() -> None:
    assert [token(action) for action in FREE_ACTIONS] == FREE_TOKENS
    for kind in DECISIONS:
        for number, text in enumerate(FREE_TOKENS):
            assert value_of(kind, parse(text)) == (True, number)
            assert action_of(kind, Value(True, number)) is parse(text)


@pytest.mark.parametrize(
    ("kind", "action", "number"),
    [
        (NEUTRAL_BID, NeutralBid(1), 0),
        (NEUTRAL_BID, NeutralBid(2), 1),
        (BID, Pass(), 0),
        (BID, Bid(1, 3), 1),
        (BID, Bid(1, 21), 9),
        (BID, Bid(2, 3), 10),
        (BID, Bid(3, 21), 27),
        (TRACK_REWARD, Reward("trade"), 0),
        (TRACK_REWARD, Reward("vp"), 9),
        (PAY_WORKERS, Pay(0), 0),
        (PAY_AUCTION, Pay(5), 5),
        (ALLOCATE, Place(0), 0),
        (ALLOCATE, parse("place homestead/1 homestead/2 farm/1"), 7),
        (ALLOCATE, parse("place forge/1"), 1 << 13),
        (BUILD, parse("decline"), 0),
        (BUILD, parse("build grain_mill"), 1),
        (BUILD, Build(BUILDING["church"].id), 14),
        (EXTRA_BUILD, parse("build church copper=gold"), 15),
        (BUILD, parse("build fairgrounds copper=gold livestock=gold"), 34),
        (EXTRA_BUILD, parse("build rail_yard copper=gold"), 46),
        (ON_BUILD_WORKER, parse("decline"), 0),
        (TILE_WORKER, parse("accept"), 1),
        (TILE_EXCHANGE, parse("accept gold"), 2),
        (FINAL, Done(), 0),
    ],
)
def test_some_values(kind: int, action: Action, number: int) -> None:
    assert value_of(kind, action) == (False, number)
    assert action_of(kind, Value(False, number)) is action


def test_what_is_no_value() -> None:
    for kind in DECISIONS:
        with pytest.raises(ValueError, match="no action"):
            action_of(kind, Value(False, -1))
        with pytest.raises(ValueError, match="no action"):
            action_of(kind, Value(True, len(FREE_TOKENS)))
        if kind not in (ALLOCATE, PAY_WORKERS, PAY_AUCTION):
            with pytest.raises(ValueError, match="no action"):
                action_of(kind, Value(False, 1000))


def test_what_has_no_value() -> None:
    """An action of another kind has none, and nothing has two meanings."""
    for kind in DECISIONS:
        seen: dict[Value, Action] = {}
        for action in UNIVERSE:
            try:
                value = value_of(kind, action)
            except ValueError:
                continue
            if value.value >= 0:
                assert seen.setdefault(value, action) is action
                assert action_of(kind, value) is action
    with pytest.raises(ValueError):
        value_of(BID, Pay(0))
    with pytest.raises(ValueError):
        value_of(ALLOCATE, Pass())
    with pytest.raises(ValueError):
        value_of(PAY_WORKERS, Place(0))
