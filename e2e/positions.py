"""Saved games that stand at a wanted decision, made with the engine itself: for pictures and for tests of a reload."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from homesteaders.bots import BOTS
from homesteaders.catalog import TRACK_END
from homesteaders.engine import is_over
from homesteaders.preview import build_cost
from homesteaders.record import Record, Seat, transcript
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

    `special`: "port" wants a choice between copper and gold, "rewards" all ten Track rewards, "short" no payment yet.
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


SPECIAL: dict[str, Wanted] = {"port": _two_ways, "rewards": many_rewards, "short": _short}
