"""Games to learn from: players that explore up to a round drawn at random, then play their best; and what is noted.

A game depends on its number of players, its seed and who plays, on nothing else, so a file of games can be continued.
Seeds from FIRST_SEED on are for learning alone: no measurement of strength uses them (those lie below 100,000).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from homesteaders.actions import Action, Buy, Place, Recruit, Sell, is_free  # noqa: E402
from homesteaders.bots import BOTS, Bot  # noqa: E402
from homesteaders.bots.judge import judge_for  # noqa: E402
from homesteaders.bots.liquidation import final_action  # noqa: E402
from homesteaders.bots.playout import FOREMAN, VALUE_DELTA, Playout  # noqa: E402
from homesteaders.bots.rancher import Rancher  # noqa: E402
from homesteaders.bots.sane_random import SaneRandom  # noqa: E402
from homesteaders.bots.values import WEIGHTS  # noqa: E402
from homesteaders.catalog import BUILDINGS, ROUNDS, TRACK_END  # noqa: E402
from homesteaders.engine import apply, carry_out, is_over, new_game  # noqa: E402
from homesteaders.holdings import (  # noqa: E402
    DEBT,
    GOODS,
    RAIL_LINES,
    SILVER,
    TRADE,
    VP,
    WORKERS,
)
from homesteaders.rng import Rng  # noqa: E402
from homesteaders.scoring import scores, winners  # noqa: E402
from homesteaders.state import ALLOCATE, BID, FINAL, NEUTRAL_BID, Frame, Player, Setup, State  # noqa: E402
from homesteaders.views import View, view_for  # noqa: E402

FIRST_SEED = 1_000_000
EARLY = 1.8
"""The round up to which a game explores is 10 u ** EARLY, u even: early rounds are drawn more often."""
STRAYS = (0, 3, 6, 12, 25, 45)
"""In how many cases of a hundred a seat moves at random while a game explores; each seat draws one of these."""
TEMPERS = 6
"""How many sorts of ranchers play: the usual one, and others whose weights are a little off."""

Row = list[int]
"""Round, seat, whether it starts, space on the Track, buildings as a bit mask, then the twelve holdings."""


class Game(NamedTuple):
    """A finished game: whether the seats were given things, points and silver by seat, the winners, a row for each seat
    at the start of the bidding of each round from the drawn one on."""

    seed: int
    gifts: bool
    totals: list[int]
    silver: list[int]
    winners: list[int]
    rows: list[Row]


@lru_cache(maxsize=32)
def rancher(players: int, temper: int) -> Rancher:
    """A rancher of one of the TEMPERS."""
    if temper == 0:
        return Rancher()
    rng = Rng(temper)
    usual = WEIGHTS[players]
    changed = {
        name: n * 2.0 ** (1.2 * rng.unit() - 0.6)
        for name in usual.__dataclass_fields__
        if isinstance(n := getattr(usual, name), float) and rng.below(3) == 0
    }
    return Rancher(type(usual)(**{**{name: getattr(usual, name) for name in usual.__dataclass_fields__}, **changed}))


class Fast:
    """The players of playouts, in place of a bot that sees a view: they are quicker. "delta" bids for what gains most
    over passing, "ahead" plays the bidding out before each bid."""

    def __init__(self, players: int, names: Sequence[str], noisy: bool) -> None:
        self._playout = Playout(judge_for(players), noisy)
        self._playout.modes = [FOREMAN if name == "ahead" else VALUE_DELTA for name in names]
        self._playout.foremen_until = ROUNDS

    def go(self, state: State, frame: Frame, rng: Rng) -> None:
        """Make the decision on top."""
        if frame.kind == BID:
            carry_out(state, self._playout.bid(state, frame, rng))
        elif frame.kind == NEUTRAL_BID:
            carry_out(state, self._playout.neutral(state, frame, rng))
        elif frame.kind == FINAL:
            carry_out(state, final_action(state.players[frame.seat]))
        else:
            for action in self._playout.answer(state, frame):
                carry_out(state, action)


FAST = ("delta", "ahead")


def bot_of(name: str, players: int, rng: Rng) -> Bot | None:
    """A player by name; "rancher" stands for all its tempers, None for one of FAST."""
    if name in FAST:
        return None
    return rancher(players, rng.below(TEMPERS)) if name == "rancher" else BOTS[name]()


def stray(view: View, rng: Rng) -> Action:
    """A move at random that still lets the game go on: also recruits, trades and idle workers, which teach prices."""
    frame = view.table.current
    assert frame is not None
    free = [action for action in view.legal if isinstance(action, (Buy, Sell))]
    if frame.kind == ALLOCATE:
        if Recruit() in view.legal and rng.below(3):
            return Recruit()
        places = [action for action in view.legal if isinstance(action, Place)]
        if rng.below(4) == 0:
            return places[rng.below(len(places))]
    elif free and rng.below(3) == 0 and not all(is_free(action) for action in view.legal):
        return free[rng.below(len(free))]
    return SaneRandom().choose(view, rng)


def give(state: State, rng: Rng) -> None:
    """Change a little of what each seat has, so that prices can be told from habits."""
    for player in state.players:
        holdings = player.holdings
        if rng.below(2):
            holdings[SILVER] = max(0, holdings[SILVER] + rng.below(9) - 3)
        for holding in (*GOODS, TRADE, DEBT, RAIL_LINES, VP):
            drawn = rng.below(20)
            holdings[holding] += 1 if drawn < 4 else -1 if drawn > 16 and holdings[holding] else 0
        drawn = rng.below(20)
        holdings[WORKERS] += 1 if drawn < 3 else -1 if drawn == 19 and holdings[WORKERS] > 1 else 0
        if rng.below(6) == 0 and player.track < TRACK_END:
            player.track += 1
        if rng.below(5) == 0:
            _give_building(state, player, rng)
    state.legal_now = None


def _give_building(state: State, player: Player, rng: Rng) -> None:
    there = [each.id for each in BUILDINGS if state.supply[each.id] and not player.owned >> each.id & 1]
    if there:
        building = there[rng.below(len(there))]
        state.supply[building] -= 1
        player.add_building(building)


def play(players: int, names: tuple[str, ...], seed: int) -> Game:
    """Play one game of players drawn from these names."""
    rng = Rng(seed)
    first = 1 + int(ROUNDS * rng.unit() ** EARLY)
    strays = [STRAYS[rng.below(len(STRAYS))] for _ in range(players)]
    gifts = rng.below(2) == 0
    drawn = [names[rng.below(len(names))] for _ in range(players)]
    if rng.below(2) and any(name in FAST for name in names):
        drawn = [name if name in FAST else names[0] for name in drawn]
    bots = [bot_of(name, players, rng) for name in drawn]
    fast = Fast(players, drawn, rng.below(2) == 0)
    rngs = [Rng(seed * 8 + seat + 1) for seat in range(players)]
    state = new_game(Setup(players, seed))
    rows: list[Row] = []
    noted = 0
    while not is_over(state):
        frame = state.agenda[-1]
        if frame.kind in (BID, NEUTRAL_BID) and state.round > noted:
            noted = state.round
            if gifts and noted == first:
                give(state, rng)
            if noted >= first:
                rows += [_row(state, seat) for seat in range(players)]
        seat = frame.seat
        bot = bots[seat]
        if noted < first and rng.below(100) < strays[seat]:
            apply(state, stray(view_for(state, seat), rng))
        elif bot is None:
            fast.go(state, frame, rngs[seat])
        else:
            apply(state, bot.choose(view_for(state, seat), rngs[seat]))
    sheets = scores(state)
    return Game(
        seed, gifts, [sheet.total for sheet in sheets], [sheet.silver for sheet in sheets], winners(state), rows
    )


def _row(state: State, seat: int) -> Row:
    player = state.players[seat]
    return [state.round, seat, int(state.start_player == seat), player.track, player.owned, *player.holdings]


def read(file: Path) -> Iterator[Game]:
    """The games of a file; a line that was cut off is left out."""
    if file.exists():
        with file.open(encoding="ascii") as lines:
            for line in lines:
                if line.endswith("]\n"):
                    yield Game(*json.loads(line))


def mend(file: Path) -> int:
    """Cut off what was not written to its end; how many games there are."""
    if not file.exists():
        return 0
    text = file.read_bytes()
    whole = text[: text.rfind(b"]\n") + 2] if b"]\n" in text else b""
    if whole != text:
        file.write_bytes(whole)
    return whole.count(b"\n")


def fill(
    file: Path, players: int, names: tuple[str, ...], seed: int, games: int, jobs: int, told: Callable[[int], Any]
) -> None:
    """Go on with a file until it has so many games, with the seeds from `seed` on; `told` hears how many there are."""
    file.parent.mkdir(parents=True, exist_ok=True)
    done = mend(file)
    seeds = range(seed + done, seed + games)
    task = partial(play, players, names)
    with file.open("a", encoding="ascii") as lines:

        def keep(game: Game) -> None:
            nonlocal done
            lines.write(json.dumps(game, separators=(",", ":")) + "\n")
            done += 1
            if done % 100 == 0:
                lines.flush()
                told(done)

        if jobs == 1:
            for each in seeds:
                keep(task(each))
        else:
            with Pool(jobs) as pool:
                for game in pool.imap(task, seeds, chunksize=10):
                    keep(game)
