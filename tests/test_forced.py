"""Single choices: that no free action could change them is tried out, in games by chance and by opponents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from homesteaders.actions import Action, is_free
from homesteaders.bots import BOTS
from homesteaders.catalog import BUILDINGS
from homesteaders.engine import apply, is_over, legal, new_game
from homesteaders.forced import forced
from homesteaders.holdings import FOOD, GOLD, SILVER, TRADE
from homesteaders.rng import Rng
from homesteaders.state import (
    ALLOCATE,
    BUILD,
    FINAL,
    KIND_KEYS,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TRACK_REWARD,
    Frame,
    Setup,
    State,
)
from homesteaders.views import view_for
from tests.engine_support import at_random

pytestmark = pytest.mark.engine

DEPTH = 3


def options(state: State) -> set[Action]:
    """What ends the decision on top."""
    return {action for action in legal(state) if not is_free(action)}


def within_reach(state: State, depth: int = DEPTH) -> Iterator[set[Action]]:
    """The options after every sequence of so many free actions, each set of holdings once."""
    seen: set[tuple[int, ...]] = set()
    layer = [state]
    for _ in range(depth + 1):
        following: list[State] = []
        for now in layer:
            frame = now.current
            assert frame is not None
            held = tuple(now.players[frame.seat].holdings)
            if held in seen:
                continue
            seen.add(held)
            yield options(now)
            for action in legal(now):
                if is_free(action):
                    then = now.copy()
                    apply(then, action)
                    following.append(then)
        layer = following


def states(players: int, seed: int, *, bots: bool, hidden: bool = False) -> Iterator[State]:
    """A game's decisions, by opponents that know what they do or by chance."""
    state = new_game(Setup(players, seed, not hidden))
    rng = Rng(seed)
    while not is_over(state):
        yield state
        frame = state.current
        assert frame is not None
        action = at_random(state, rng)
        if bots:
            action = BOTS["rancher"]().choose(view_for(state, frame.seat), rng)
        state = state.copy()
        apply(state, action)


def test_no_free_action_changes_what_is_said_to_be_forced() -> None:
    found: Counter[str] = Counter()
    missed: Counter[str] = Counter()
    count = 0
    games = [(2 + seed % 3, seed, bots) for seed in range(12) for bots in (False, True)]
    for players, seed, bots in games:
        for state in states(players, seed, bots=bots):
            count += 1
            frame = state.current
            assert frame is not None
            single = forced(state)
            if single is not None:
                found[KIND_KEYS[frame.kind]] += 1
                assert all(reached == {single} for reached in within_reach(state))
            elif frame.kind != FINAL and all(len(reached) == 1 for reached in within_reach(state, DEPTH + 1)):
                # It may be left to the person although nothing can change: never often.
                missed[KIND_KEYS[frame.kind]] += 1
    print(f"{count} decisions, forced: {dict(found)}; single within four free actions but asked: {dict(missed)}")
    assert found["pay_workers"] and found["track_reward"] and found["pay_auction"] and found["build"]
    assert missed.total() <= found.total() // 10


def test_where_holdings_are_hidden_only_what_everybody_sees_counts() -> None:
    found: Counter[str] = Counter()
    for seed in range(6):
        for state in states(3, seed, bots=bool(seed % 2), hidden=True):
            single, frame = forced(state), state.current
            assert frame is not None
            if single is None:
                continue
            found[KIND_KEYS[frame.kind]] += 1
            other = state.copy()
            # Whatever is behind the screen, the answer is the same.
            for n in (0, 9):
                other.players[frame.seat].holdings[:10] = [n] * 10
                other.legal_now = None
                assert forced(other) == single
    print(dict(found))
    assert found["track_reward"]


def paying(kind: int, silver: int, gold: int, chits: int) -> State:
    state = new_game(Setup(3, 1, True))
    seat = state.agenda[-1].seat
    state.agenda.append(Frame(kind, seat, 1 if kind == PAY_AUCTION else 0))
    state.standing[0] = 4
    holdings = state.players[seat].holdings
    holdings[SILVER], holdings[GOLD], holdings[TRADE] = silver, gold, chits
    state.legal_now = None
    return state


@pytest.mark.parametrize("kind", [PAY_WORKERS, PAY_AUCTION])
def test_a_payment_is_forced_with_silver_alone(kind: int) -> None:
    single = forced(paying(kind, 6, 0, 0))
    assert single is not None and single.token == "pay silver"
    for silver, gold, chits in ((0, 0, 0), (6, 1, 0), (0, 1, 0), (6, 0, 1)):
        assert forced(paying(kind, silver, gold, chits)) is None


def test_a_building_in_reach_of_chits_or_debts_is_a_choice() -> None:
    state = paying(PAY_WORKERS, 0, 0, 0)
    seat = state.agenda[-1].seat
    tile = state.tile(1)
    assert tile is not None
    state.agenda[-1] = Frame(BUILD, seat, 1)
    player = state.players[seat]
    allowed = [b for b in BUILDINGS if b.type in tile.types and state.supply[b.id] and not player.owned >> b.id & 1]
    goods = {min(sum(n for good, n in b.cost if good != SILVER) for b in allowed)}
    single = forced(state)
    assert (single is None) == (goods == {0})
    player.holdings[TRADE] = 3
    state.legal_now = None
    assert forced(state) is None
    for building in allowed:
        state.supply[building.id] = 0
    state.legal_now = None
    single = forced(state)
    assert single is not None and single.token == "decline"


def test_placements_final_actions_and_rewards() -> None:
    state = new_game(Setup(3, 1, True))
    assert state.agenda[-1].kind == ALLOCATE and forced(state) is None
    seat = state.agenda[-1].seat
    state.agenda.append(Frame(FINAL, seat, 0))
    assert forced(state) is None
    state.players[seat].track = 1
    state.agenda[-1] = Frame(TRACK_REWARD, seat, 0)
    assert forced(state) == next(iter(options(state)))
    state.players[seat].track = 2
    state.legal_now = None
    assert (forced(state) is None) == (len(options(state)) > 1)
    while state.agenda:
        state.agenda.pop()
    assert forced(state) is None


def test_an_exchange_out_of_reach_is_declined() -> None:
    seen = 0
    for seed in range(40):
        for state in states(3, seed, bots=False):
            frame = state.current
            if frame is not None and frame.kind == TILE_EXCHANGE:
                seen += 1
                player, tile = state.players[frame.seat], state.tile(frame.arg)
                assert tile is not None
                player.holdings[:8] = [0] * 8
                state.legal_now = None
                single = forced(state)
                assert (single is not None and single.token == "decline") == any(h != SILVER for h, _ in tile.pay)
                player.holdings[FOOD] = player.holdings[tile.pay[0][0]] = 3
                state.legal_now = None
                assert forced(state) is None
                break
        if seen:
            return
    raise LookupError("no exchange found")
