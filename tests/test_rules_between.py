"""Rules that no case and no other test names: what the others take for granted, said once each."""

from __future__ import annotations

import pytest

from homesteaders import IllegalAction, Setup, State, apply, legal, new_game
from homesteaders.actions import FREE_ACTIONS, Accept, Build, Decline, Done, NeutralBid, Pass, Reward
from homesteaders.catalog import BUILDING, BUILDINGS, REWARDS, TYPE_KEYS
from homesteaders.holdings import COPPER, GOLD, HOLDING, SILVER, STEEL, TRADE, WOOD, WORKERS
from homesteaders.phases.workers import income
from homesteaders.scoring import counted
from homesteaders.state import (
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    KIND_KEYS,
    NEUTRAL_BID,
    ON_BUILD_WORKER,
    PAY_WORKERS,
    TILE_WORKER,
    TRACK_REWARD,
    pending,
)

pytestmark = pytest.mark.engine


def at(kind: int, arg: int = 1, players: int = 3, *buildings: str) -> State:
    """A game at a decision of its first seat, who owns these buildings and has no silver."""
    state = new_game(Setup(players, seed=3))
    state.agenda, state.legal_now = [pending(kind, 0, arg)], None
    for key in buildings:
        state.players[0].add_building(BUILDING[key].id)
    return state


def closing(state: State) -> list[str]:
    """The options that end a decision."""
    return [option.token for option in legal(state) if not option.free]


def first_round(players: int) -> tuple[State, list[tuple[str, int]]]:
    """The decisions of the first round up to the first bid, all workers idle."""
    state, seen = new_game(Setup(players, seed=3)), []
    while state.current is not None and state.current.kind != BID:
        seen.append((KIND_KEYS[state.current.kind], state.current.seat))
        apply(state, next(option for option in legal(state) if not option.free))
    return state, seen


def test_supply_and_setup() -> None:
    """R1.2 only the copies there are; R2.7 the neutral level starts at 5."""
    state = new_game(Setup(2))
    assert state.neutral_level == 5
    assert all(state.supply[b.id] <= b.copies_2p for b in BUILDINGS if b.id)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_begins_with_income_seat_by_seat_and_the_start_player_bids_first(players: int) -> None:
    """R3.2 the order within a round; R4.9 each seat places, collects and pays; R8.1 the start player bids first."""
    state, seen = first_round(players)
    seats = [(state.start_player + step) % players for step in range(players)]
    wanted = [(kind, seat) for seat in seats for kind in ("allocate", "pay_workers")]
    assert seen == wanted + ([("neutral_bid", state.start_player)] if players == 2 else [])
    assert state.current is not None and state.current.seat == state.start_player


def test_the_trades_there_are() -> None:
    """R5.2 six trades and, in the end, paying off debt; R5.12 none names another player."""
    words = {action.token.split()[0] for action in FREE_ACTIONS}
    assert words == {"buy", "sell", "recruit", "market", "bank", "debt", "repay"}
    state = at(BID)
    others = [list(player.holdings) for player in state.players[1:]]
    state.players[0].holdings[TRADE] = 3
    for action in legal(state):
        if action.free:
            apply(then := state.copy(), action)
            assert [list(player.holdings) for player in then.players[1:]] == others


def test_silver_is_no_gold_and_gold_is_no_copper() -> None:
    """R6.4."""
    state = at(EXTRA_BUILD)
    hall = BUILDING["town_hall"].id
    state.supply[hall] = 1
    holdings = state.players[0].holdings
    holdings[WOOD], holdings[GOLD], holdings[SILVER] = 2, 5, 50
    assert not [option for option in legal(state) if isinstance(option, Build) and option.building == hall]
    holdings[COPPER], state.legal_now = 1, None
    assert Build(hall) in legal(state)
    holdings[GOLD] = holdings[TRADE] = 0
    holdings[TRADE], state.legal_now = 1, None
    assert "buy livestock" not in [option.token for option in legal(state)]


def test_debt_is_taken_at_any_decision() -> None:
    """R7.1, R17.15: as often as wished."""
    for kind in (BID, PAY_WORKERS, TRACK_REWARD, BUILD, FINAL):
        state = at(kind)
        state.players[0].track = 1
        for n in range(1, 6):
            apply(state, next(option for option in legal(state) if option.token == "debt"))
            assert state.players[0].holdings[HOLDING["debt"]] == n


def test_a_reward_must_be_taken() -> None:
    """R10.3 no declining; R17.5 the number of options on each space; R17.16 one option is asked for, too."""
    for space, most in zip(range(1, 6), (1, 2, 3, 9, 10), strict=True):
        state = at(TRACK_REWARD)
        state.players[0].track = space
        assert closing(state) == [Reward(key).token for key in REWARDS[:most]]
        with pytest.raises(IllegalAction):
            apply(state, Decline())


def test_the_homestead_is_residential() -> None:
    """R13.1."""
    assert TYPE_KEYS == ("residential", "commercial", "industrial", "special")
    player = new_game(Setup(3)).players[0]
    assert (counted(player, "residential"), counted(player, "buildings"), counted(player, "special")) == (1, 1, 0)


def test_what_building_does_comes_in_order() -> None:
    """R13.4 cost, tile, point of the Forge, then what the building gives; R13.6 abilities hold from then on."""
    state = at(EXTRA_BUILD, 1, 3, "forge")
    workshop = BUILDING["workshop"]
    state.supply[workshop.id] = 1
    for holding, n in workshop.cost:
        state.players[0].holdings[holding] = n
    apply(state, Build(workshop.id))
    assert state.players[0].holdings[HOLDING["vp"]] == 1 and workshop.id in state.players[0].buildings
    assert state.current is not None and state.current.kind == ON_BUILD_WORKER
    with_market = at(BID, 1, 3, "market")
    with_market.players[0].holdings[TRADE] = with_market.players[0].holdings[WOOD] = 1
    assert "market food" in [option.token for option in legal(with_market)]


def test_nobody_is_paid_after_the_final_wages() -> None:
    """R15.3, R17.12: final actions are trades, paying off and finishing."""
    state = at(FINAL)
    holdings = state.players[0].holdings
    holdings[TRADE] = holdings[HOLDING["food"]] = 1
    apply(state, next(option for option in legal(state) if option.token == "recruit"))
    silver = holdings[SILVER]
    assert closing(state) == [Done().token] and holdings[WORKERS] == 2
    apply(state, Done())
    assert holdings[SILVER] == silver


def test_what_is_asked() -> None:
    """R17.1 two places for the token; R17.8, R17.10 a free worker; R17.9 any type in an extra build."""
    assert closing(at(NEUTRAL_BID, 0, 2)) == [NeutralBid(1).token, NeutralBid(2).token]
    for kind, arg in ((ON_BUILD_WORKER, BUILDING["workshop"].id), (TILE_WORKER, 1)):
        assert set(closing(at(kind, arg))) == {Accept(False).token, Decline().token}
    state = at(EXTRA_BUILD)
    state.players[0].holdings = [9] * len(state.players[0].holdings)
    for building in BUILDINGS[1:]:
        state.supply[building.id] = 1
    built = {BUILDINGS[option.building].type for option in legal(state) if isinstance(option, Build)}
    assert built == {0, 1, 2, 3} and Decline() in legal(state)


def test_where_rulebooks_differ_this_is_ours() -> None:
    """R18: silver for a Bank without debt, gold for prices in silver, trades while bidding."""
    bank = at(BID, 1, 3, "bank").players[0]
    bare = at(BID).players[0]
    assert dict(income(bank, 0))[SILVER] - dict(income(bare, 0))[SILVER] == 2
    state = at(BID)
    holdings = state.players[0].holdings
    holdings[TRADE] = holdings[GOLD] = 1
    holdings[SILVER] = 0
    steel = [option for option in legal(state) if option.free and option.token.startswith("buy steel")]
    assert len(steel) == 1 and Pass() in legal(state)
    apply(state, steel[0])
    assert (holdings[STEEL], holdings[GOLD], holdings[SILVER]) == (1, 0, 0)
