"""Saved games that stand at a wanted decision, made with the engine itself: for pictures and for tests of a reload."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from homesteaders.bots import BOTS
from homesteaders.catalog import TRACK_END
from homesteaders.engine import is_over
from homesteaders.preview import build_cost
from homesteaders.record import Record, Seat, Terms, transcript
from homesteaders.rng import Rng
from homesteaders.session import Session
from homesteaders.state import KIND_KEYS, Setup, State
from homesteaders.views import view_for

GAME = "homesteaders.game"
PLACE = "homesteaders.place"
NAMES = ("Clara", "Mae", "Hank", "Ida")


def played(players: int, seed: int, open_holdings: bool = True) -> Iterator[Session]:
    """A game of opponents, handed out at each decision, the end included."""
    session = Session(Setup(players, seed, open_holdings))
    bots = [BOTS["rancher"](), BOTS["rancher"](), BOTS["rancher"](), BOTS["random"]()]
    while not is_over(session.state):
        yield session
        frame = session.state.current
        assert frame is not None
        rng = Rng(1000 * seed + session.position)
        session.do(bots[frame.seat].choose(view_for(session.state, frame.seat), rng))
    yield session


def saved(session: Session, persons: tuple[int, ...], names: tuple[str, ...] = NAMES) -> dict[str, str]:
    """What localStorage holds when a game stands so and the table is open."""
    count = session.setup.players
    seats = tuple(Seat("person" if seat in persons else "bot", names[seat]) for seat in range(count))
    return {GAME: transcript(Record(session, seats)), PLACE: "table"}


Wanted = Callable[[State, int], bool]


def many_rewards(state: State, seat: int) -> bool:
    return state.players[seat].track == TRACK_END


@cache
def at(kind: str, players: int = 4, round_: int = 1, *, special: str = "", hidden: bool = False) -> dict[str, str]:
    """A save at the first decision of this kind, of the seat it belongs to as the only person, from a round on.

    `special`: "port" wants a choice between copper and gold, "rewards" all ten Track rewards, "short" no payment yet,
    "able" two buildings that can be built at once, "large" a homestead of eight buildings or more.
    """
    for seed in range(1, 60):
        for session in played(players, seed, not hidden):
            state = session.state
            frame = state.current
            if frame is None or KIND_KEYS[frame.kind] != kind or state.round < round_:
                continue
            if special and not SPECIAL[special](state, frame.seat):
                continue
            return saved(session, (frame.seat,))
    raise LookupError(f"no {kind} {special} found")


def _two_ways(state: State, seat: int) -> bool:
    from homesteaders.actions import Build
    from homesteaders.engine import legal

    builds = [action for action in legal(state) if isinstance(action, Build)]
    return any(action.copper or action.livestock for action in builds) and bool(build_cost(builds[0]))


def _short(state: State, seat: int) -> bool:
    from homesteaders.actions import Pay
    from homesteaders.engine import legal

    return not any(isinstance(action, Pay) for action in legal(state))


def _able(state: State, seat: int) -> bool:
    from homesteaders.actions import Build
    from homesteaders.engine import legal

    return sum(isinstance(action, Build) for action in legal(state)) >= 2


def _large(state: State, seat: int) -> bool:
    return len(state.players[seat].buildings) >= 8


SPECIAL: dict[str, Wanted] = {
    "port": _two_ways,
    "rewards": many_rewards,
    "short": _short,
    "able": _able,
    "large": _large,
}


@cache
def outbid(players: int = 4, round_: int = 3) -> dict[str, str]:
    """A save at a bid of a seat that has bid in this round already and was outbid; that seat is the only person."""
    for seed in range(1, 60):
        bidders: dict[int, set[int]] = {}
        for session in played(players, seed):
            state = session.state
            frame = state.current
            if frame is None or KIND_KEYS[frame.kind] != "bid" or state.round < round_:
                continue
            if frame.seat in bidders.setdefault(state.round, set()):
                return saved(session, (frame.seat,))
            bidders[state.round].add(frame.seat)
    raise LookupError("nobody was outbid")


@cache
def hot_seat(hidden: bool = True, round_: int = 4) -> dict[str, str]:
    """A save of a game of three persons at one device."""
    session = next(s for s in played(3, 4, not hidden) if s.state.round == round_)
    return saved(session, (0, 1, 2))


@cache
def finished(players: int = 4, seed: int = 5) -> dict[str, str]:
    """A save of a game that is over; the first seat is a person's."""
    *_, session = played(players, seed)
    return saved(session, (0,))


@cache
def by_link() -> dict[str, str]:
    """A save of a game by link, in which the first seat sits here and another is to bid."""
    for session in played(3, 7):
        frame = session.state.current
        if frame is not None and KIND_KEYS[frame.kind] == "bid" and session.state.round == 3 and frame.seat == 1:
            seats = tuple(Seat("person", name) for name in NAMES[:3])
            return {GAME: transcript(Record(session, seats, Terms(by_link=True))), PLACE: "table"}
    raise LookupError("the second seat never bids")


def renamed(save: dict[str, str], names: tuple[str, ...]) -> dict[str, str]:
    """The same save with other names."""
    left = iter(names)
    text = re.sub(r"(?m)^(seat \d+ \S+) .+$", lambda line: f"{line[1]} {next(left)}", save[GAME])
    return {**save, GAME: text}
