"""What the engine's tests share: whole states as values, sums of events, and players that play by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from homesteaders import Action, Event, Session, State, is_over, legal
from homesteaders.actions import (
    FREE_ACTIONS,
    Accept,
    BankExchange,
    Bid,
    Build,
    Decline,
    Done,
    NeutralBid,
    Pass,
    Pay,
    Place,
    Repay,
    Reward,
    Sell,
    TakeDebt,
    is_free,
)
from homesteaders.catalog import BID_VALUES, BUILDINGS, REWARDS, RINGS
from homesteaders.holdings import SILVER
from homesteaders.rng import Rng
from homesteaders.state import BID, FINAL, dump

Chooser = Callable[[State, Rng], Action]


def snapshot(state: State) -> tuple[object, ...]:
    """Everything in a state as one value: equal before and after what must change nothing."""
    return (
        dump(state),
        state.setup,
        state.deal,
        tuple(state.agenda),
        tuple(
            (
                tuple(player.holdings),
                tuple(player.buildings),
                player.track,
                player.owned,
                player.perks,
                player.placement,
            )
            for player in state.players
        ),
        tuple(state.supply),
        tuple(state.standing),
        tuple(state.holder),
        state.passed,
        state.start_player,
        state.neutral_level,
        state.round,
    )


def holdings(state: State) -> list[list[int]]:
    """All holdings, by seat."""
    return [player.holdings[:] for player in state.players]


def plus_events(before: list[list[int]], events: list[Event] | tuple[Event, ...]) -> list[list[int]]:
    """Holdings after the changes of some events."""
    after = [own[:] for own in before]
    for event in events:
        for holding, n in event.changes:
            after[event.seat][holding] += n
    return after


# -- players


def at_random(state: State, rng: Rng) -> Action:
    """Anything legal, but with few free actions: they would never come to an end."""
    options = legal(state)
    closing = [option for option in options if not is_free(option)]
    free = [option for option in options if is_free(option)]
    if not closing:
        # Money is missing: any way to raise it.
        return free[rng.below(len(free))]
    if free and rng.below(6) == 0:
        return free[rng.below(len(free))]
    return closing[rng.below(len(closing))]


class Curious:
    """A player that keeps its affairs in order and tries what has been tried least; it reaches far more than chance."""

    def __init__(self, free_share: int = 4) -> None:
        self.tried: Counter[tuple[int, object]] = Counter()
        self.free_share = free_share
        """One decision in this many tries a free action first."""

    def __call__(self, state: State, rng: Rng) -> Action:
        frame = state.current
        assert frame is not None
        options = legal(state)
        closing = [option for option in options if not is_free(option)]
        free = [option for option in options if is_free(option)]
        trades = [option for option in free if not isinstance(option, TakeDebt)]
        stuck = closing == [Decline()] and rng.below(2) == 0
        if not closing:
            pool = [option for option in free if isinstance(option, (Sell, BankExchange))] or [TakeDebt()]
        elif frame.kind == FINAL:
            repay = [option for option in free if isinstance(option, Repay)]
            pool = repay or (trades if trades and rng.below(8) else closing)
        elif trades and (stuck or rng.below(self.free_share) == 0):
            pool = trades
        elif rng.below(60) == 0:
            pool = free
        else:
            pool = self.good_ones(state, closing, rng)
        least = min(self.tried[frame.kind, self.what(option)] for option in pool)
        fresh = [option for option in pool if self.tried[frame.kind, self.what(option)] == least]
        chosen = fresh[rng.below(len(fresh))]
        self.tried[frame.kind, self.what(chosen)] += 1
        return chosen

    @staticmethod
    def what(action: Action) -> object:
        """What counts as the same for being tried."""
        return (type(action), action.value) if isinstance(action, Bid) else action

    @staticmethod
    def good_ones(state: State, closing: list[Action], rng: Rng) -> list[Action]:
        """Leave out most of what ruins a game: idle workers, dear bids, never building."""
        frame = state.current
        assert frame is not None
        if isinstance(closing[0], Place) and rng.below(8):
            most = max(option.rings.bit_count() for option in closing if isinstance(option, Place))
            return [option for option in closing if isinstance(option, Place) and option.rings.bit_count() == most]
        if frame.kind == BID and rng.below(40):
            most = max(4, state.players[frame.seat].holdings[SILVER] + 2)
            bids = [option for option in closing if isinstance(option, Bid) and option.value <= most]
            return bids if bids and rng.below(4) else [Pass()]
        if len(closing) > 1 and Decline() in closing and rng.below(10):
            return [option for option in closing if not isinstance(option, Decline)]
        if isinstance(closing[0], Pay) and rng.below(6):
            return closing[:1]
        return closing


def play(session: Session, choose: Chooser, rng: Rng, limit: int = 5000) -> Session:
    """Play on to the end; fails beyond `limit` actions."""
    for _ in range(limit):
        if is_over(session.state):
            return session
        session.do(choose(session.state, rng))
    raise AssertionError(f"no end after {limit} actions")


def walk(state: State, choose: Chooser, rng: Rng, limit: int = 5000) -> Iterator[tuple[State, Action]]:
    """Each state of a game with the action chosen; whoever asks for the next one has applied it by then."""
    for _ in range(limit):
        if is_over(state):
            return
        yield state, choose(state, rng)
    raise AssertionError(f"no end after {limit} actions")


# -- every action that there is


def _universe() -> tuple[Action, ...]:
    places = {0, *(1 << ring.id for ring in RINGS), (1 << len(RINGS)) - 1, -1, 1 << len(RINGS)}
    places |= {1 << one.id | 1 << other.id for one in RINGS for other in RINGS}
    port = sum(1 << ring.id for ring in RINGS if BUILDINGS[ring.building].key == "river_port")
    places |= {mask | port for mask in places}
    return (
        *FREE_ACTIONS,
        *(NeutralBid(auction) for auction in range(-1, 5)),
        *(Place(mask) for mask in sorted(places)),
        *(Pay(gold) for gold in (-1, 0, 1, 2, 3, 4, 5, 6, 7, 99)),
        *(Bid(auction, value) for auction in range(-1, 5) for value in (-3, 0, 2, *BID_VALUES, 8, 10, 22)),
        Pass(),
        *(Reward(key) for key in (*REWARDS, "silver", "")),
        *(
            Build(building, copper, livestock)
            for building in range(-1, len(BUILDINGS) + 1)
            for copper in (0, 1)
            for livestock in (0, 1)
        ),
        Build(5, 2, 0),
        Build(5, -1, 0),
        Accept(False),
        Accept(True),
        Decline(),
        Done(),
    )


UNIVERSE = _universe()
"""Actions of every kind, possible and impossible; all legal ones but some placements of three and more workers."""
