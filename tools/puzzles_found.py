"""Looks for puzzles with the best answer that a search found: bids and builds of games, for tools/puzzles.py."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence

from homesteaders.actions import Action, is_free, parse
from homesteaders.bots import BOTS
from homesteaders.bots.choices import Plan, imagined, opened, plans
from homesteaders.bots.judge import judge_for
from homesteaders.bots.playout import FOREMAN, VALUE_DELTA, Playout
from homesteaders.bots.search import AHEAD
from homesteaders.catalog import FINAL_ROUND
from homesteaders.engine import apply, carry_out
from homesteaders.puzzles import BID, BUILD, Puzzle, Way, aim
from homesteaders.rng import Rng
from homesteaders.session import Session
from homesteaders.state import BID as BIDDING
from homesteaders.state import BUILD as BUILDING
from homesteaders.state import EXTRA_BUILD, State
from homesteaders.views import view_for
from tools.puzzles_exact import code_of, game

QUICK, SOME, MANY = 240, 600, 3000
"""Playouts for each choice: to find a position, to value it with other chance, and to value the two best and the
rancher's."""
ROUNDS = 2
"""How far a playout goes: two rounds, and then the win model judges."""
TO_THE_END = 600
"""Playouts of the two best to the end of the game: the same one must be ahead there."""
SURE = 4.0
"""How many standard errors the best must be ahead of the next."""
AHEAD_BY = 0.03, 0.25
"""How much of a win the best must be ahead of the next, so that it matters and is not too plain."""
FROM_ROUND, IN_A_ROUND = 2, 2
"""Earlier there is little to see; so many puzzles of a kind come from the same round."""

# ---- with the best answer that was found


class Tally:
    """The win shares of one choice's playouts, in order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.shares: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.shares) / len(self.shares)


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def weigh(
    state: State, seat: int, choices: Sequence[Plan], playouts: int, first: int, rounds: int = ROUNDS
) -> list[Tally]:
    """Each choice played on so many times as the baron does it, the n-th time of each with the same chance; the best
    first. `rounds`: how far."""
    view = opened(view_for(state, seat))
    players = state.setup.players
    judge = judge_for(players)
    playout = Playout(judge)
    playout.foremen_until = state.round
    stop = min(state.round + rounds, FINAL_ROUND)
    tallies = [Tally(plan) for plan in choices]
    for n in range(playouts):
        for tally in tallies:
            rng = Rng(first + n)
            there = imagined(view, rng)
            for action in tally.plan:
                carry_out(there, action)
            playout.modes = [FOREMAN if rng.below(100) < AHEAD else VALUE_DELTA for _ in range(players)]
            playout.run(there, stop, rng)
            tally.shares.append(judge.shares(there, stop)[seat])
    return sorted(tallies, key=lambda tally: -tally.mean)


def lead(tallies: Sequence[Tally]) -> tuple[float, float]:
    """How far the first is ahead of the second, and the standard error of that, from the differences pair by pair."""
    gaps = [one - other for one, other in zip(tallies[0].shares, tallies[1].shares, strict=True)]
    return sum(gaps) / len(gaps), error_of(gaps)


def clear(tallies: Sequence[Tally], errors: float) -> bool:
    """Is the first so many standard errors ahead of the second, and by as much as a puzzle needs?"""
    ahead, off = lead(tallies)
    least, most = AHEAD_BY
    return least <= ahead <= most and ahead >= errors * off


def plan_of(state: State, seat: int, name: str) -> Plan:
    """What an opponent does at a decision: its trades, then what ends it."""
    there, done = state.copy(), list[Action]()
    bot = BOTS[name]()
    while not done or is_free(done[-1]):
        done.append(bot.choose(view_for(there, seat), Rng(1)))
        apply(there, done[-1])
    return tuple(done)


def searched(
    wanted: Mapping[str, int], first_seed: int, told: Callable[[str], None], until: float
) -> Iterator[list[tuple[float, Puzzle]]]:
    """So many puzzles of each kind, with how hard each is, no two from one game: after each one all that there are.
    Fewer if it is `until` by then."""
    found: dict[str, list[tuple[float, Puzzle]]] = {BID: [], BUILD: []}
    seen: dict[tuple[object, ...], int] = {}
    seed = first_seed - 1
    while any(len(each) < wanted[kind] for kind, each in found.items()) and time.monotonic() < until:
        seed += 1
        for session, seat in game(2 + seed % 3, seed, ("foreman", "foreman", "rancher")):
            state = session.state
            frame = state.current
            assert frame is not None
            kind = {BIDDING: BID, BUILDING: BUILD, EXTRA_BUILD: BUILD}.get(frame.kind, "")
            when = kind, state.round
            if (
                not kind
                or len(found[kind]) >= wanted[kind]
                or state.round < FROM_ROUND
                or seen.get(when, 0) >= IN_A_ROUND
            ):
                continue
            puzzle = search_candidate(session, seat, seed, kind)
            if puzzle is None:
                continue
            # Not the same answer again and again: half of the bids may be passes, a building comes twice.
            what = aim(parse(puzzle.answer[-1]))
            if what[0] == BID:
                what = BID, 1
            if seen.get((kind, what), 0) >= (2 if kind == BUILD and what[0] else 2 * wanted[kind] // 3):
                continue
            seen[kind, what] = seen.get((kind, what), 0) + 1
            seen[when] = seen.get(when, 0) + 1
            found[kind].append((-puzzle.margin, puzzle))
            margin = f"{puzzle.margin} ({puzzle.error})"
            told(f"seed {seed}: {kind} in round {state.round}, ahead by {margin}: {', '.join(puzzle.answer)}")
            yield [each for kind in found.values() for each in kind]
            break


def search_candidate(session: Session, seat: int, seed: int, kind: str) -> Puzzle | None:
    """The puzzle of a position, if it is worth one."""
    state = session.state
    mine = plan_of(state, seat, "rancher")
    if aim(mine[-1]) == aim(plan_of(state, seat, "foreman")[-1]):
        return None
    view = opened(view_for(state, seat))
    choices = plans(view, Playout(judge_for(state.setup.players)))
    same = [place for place, plan in enumerate(choices) if aim(plan[-1]) == aim(mine[-1])]
    if not same:
        choices.append(mine)
    elif kind == BUILD:
        choices[same[0]] = mine
    if len(choices) < 3:
        return None
    quick = weigh(state, seat, choices, QUICK, 1)
    if aim(quick[0].plan[-1]) == aim(mine[-1]) or not clear(quick, 2.5):
        return None
    some = weigh(state, seat, choices, SOME, 1_000_000)
    if some[0].plan != quick[0].plan or not clear(some, 3.0):
        return None
    close = [each.plan for each in some[:2]]
    close += [each.plan for each in some[2:] if aim(each.plan[-1]) == aim(mine[-1])]
    many = weigh(state, seat, close, MANY, 2_000_000)
    if many[0].plan != some[0].plan or not clear(many, SURE):
        return None
    far = weigh(state, seat, [each.plan for each in many[:2]], TO_THE_END, 3_000_000, FINAL_ROUND)
    if far[0].plan != many[0].plan:
        return None
    ahead, off = lead(many)
    slow = [*many, *(each for each in some if each.plan not in close)]
    ways = tuple(
        Way(
            tuple(action.token for action in each.plan),
            round(1e4 * each.mean),
            round(1e4 * error_of(each.shares)),
            len(each.shares),
        )
        for each in slow
    )
    usual = next(place for place, each in enumerate(slow) if aim(each.plan[-1]) == aim(mine[-1]))
    return Puzzle(
        "",
        kind,
        0,
        seat,
        seed,
        code_of(session, seat),
        ways[0].tokens,
        usual=usual,
        ways=ways,
        margin=round(1e4 * ahead),
        error=math.ceil(1e4 * off),
    )
