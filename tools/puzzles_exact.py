"""Looks for puzzles with a provably best answer: last incomes and final actions of games, for tools/puzzles.py."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence

from homesteaders.actions import (
    Action,
    BankExchange,
    Buy,
    Done,
    Market,
    Place,
    Recruit,
    Repay,
    Sell,
    TakeDebt,
    is_free,
)
from homesteaders.bots import BOTS
from homesteaders.bots.liquidation import final_action, final_gain
from homesteaders.bots.rancher import Rancher
from homesteaders.catalog import FINAL_ROUND
from homesteaders.codes import encode
from homesteaders.engine import apply, is_over, legal
from homesteaders.holdings import COPPER, FOOD, GOLD, LIVESTOCK, SILVER, STEEL, TRADE, WOOD
from homesteaders.preview import REPAY_SILVER, income
from homesteaders.puzzles import FINAL, INCOME, Puzzle
from homesteaders.record import Record, Seat, Terms
from homesteaders.rng import Rng
from homesteaders.scoring import score
from homesteaders.session import Session
from homesteaders.state import ALLOCATE, Setup, State
from homesteaders.state import FINAL as ENDING
from homesteaders.views import view_for
from tools.puzzle_proof import TooMany, prove

STATES = 60_000
"""States that a proof may take, so that the tests can repeat it."""
MORE_DEBTS = 6
"""With so many debts more than now a proof is made again, to be sure that a test with fewer is right."""
MOST_PLACES, MOST_CHITS = 150, 4
"""Before the last income: more would take too many states."""
WORTH = (10, 10, 20, 30, 42, 45, 45, 15, 22, -25, 0, 0)
"""What a thing is worth when placements are compared: market prices, a point counting a little more than two silver."""
_GOODS = (STEEL, FOOD, WOOD, COPPER, LIVESTOCK, GOLD)


def game(players: int, seed: int, names: Sequence[str]) -> Iterator[tuple[Session, int]]:
    """A game of opponents, stopped before each decision: the session, and the seat that decides."""
    session = Session(Setup(players, seed))
    bots = [BOTS[names[(seat + seed) % len(names)]]() for seat in range(players)]
    rngs = [Rng(seed * 8 + seat + 1) for seat in range(players)]
    while not is_over(session.state):
        frame = session.state.current
        assert frame is not None
        yield session, frame.seat
        session.do(bots[frame.seat].choose(view_for(session.state, frame.seat), rngs[frame.seat]))


def code_of(session: Session, seat: int) -> str:
    """The position as a code, with a person on the seat whose puzzle it is."""
    seats = [Seat("bot", "", "rancher")] * session.setup.players
    seats[seat] = Seat()
    return encode(Record(session, tuple(seats), Terms(casual=True), ()), names=False)


# ---- ways to finish


def played_out(state: State, seat: int, choose: Callable[[State], Action]) -> tuple[int, tuple[str, ...]]:
    """What a seat has when it has finished its final actions so, and what it did."""
    state, done = state.copy(), list[str]()
    while (frame := state.current) is not None and frame.seat == seat:
        action = choose(state)
        apply(state, action)
        done.append(action.token)
    return score(state.players[seat]).total, tuple(done)


def by_prices(state: State) -> Action:
    """The placement that brings most at market prices, wages as a rancher pays them, then the best final actions."""
    frame = state.current
    assert frame is not None
    if frame.kind != ALLOCATE:
        return Rancher().choose(view_for(state, frame.seat), Rng(1))
    player = state.players[frame.seat]

    def worth(place: Place) -> tuple[int, int]:
        return sum(WORTH[holding] * n for holding, n in income(player, place.rings)), -place.rings.bit_count()

    return max((action for action in legal(state) if isinstance(action, Place)), key=worth)


def sells_all(state: State) -> Action:
    """Each chit sells something, what brings most silver first; then silver pays off debt. It begins as `by_prices`."""
    frame = state.current
    assert frame is not None
    if frame.kind != ENDING:
        return by_prices(state)
    held, can = state.players[frame.seat].holdings, legal(state)
    for good in _GOODS:
        if held[good] and Sell(good) in can:
            return Sell(good)
    return Repay(0) if held[SILVER] >= REPAY_SILVER and Repay(0) in can else Done()


def ended(state: State, seat: int) -> tuple[int, tuple[str, ...]]:
    """The best final actions."""
    return played_out(state, seat, lambda now: final_action(now.players[seat]))


def way_to(state: State, seat: int, best: int) -> tuple[str, ...]:
    """A way from the last income to so many points, among those that are likely; () if none of them leads there."""
    for before in filter(lambda way: _possible(state, way), _preparations()):
        ready = _after(state, before)
        for place in [action for action in legal(ready) if isinstance(action, Place)]:
            placed = _after(ready, (place,))
            for paid in _wages(placed):
                total, rest = ended(_after(placed, paid), seat)
                if total == best:
                    return (*(action.token for action in (*before, place, *paid)), *rest)
    return ()


def _preparations() -> list[tuple[Action, ...]]:
    """What may be worth doing before the placement: nothing, a debt, or one or two recruits, with their food."""
    food: list[tuple[Action, ...]] = [(), (Buy(FOOD),), (Market(FOOD),), (TakeDebt(), Buy(FOOD))]
    food += [(Sell(good), Buy(FOOD)) for good in (STEEL, WOOD)]
    ways: list[tuple[Action, ...]] = [(), (TakeDebt(),)]
    ways += [(*first, Recruit()) for first in food]
    return ways + [(*first, Recruit(), *second, Recruit()) for first in food for second in food]


def _wages(state: State) -> Iterator[tuple[Action, ...]]:
    """Ways to pay the wages: as things are, or with a sale or two or debts before."""
    sales = [(Sell(good),) for good in (WOOD, FOOD, STEEL, GOLD, COPPER, LIVESTOCK)]
    raised: list[tuple[Action, ...]] = [(), *sales, (TakeDebt(),), (TakeDebt(), TakeDebt()), (BankExchange(),)]
    raised += [(*one, *other) for one in sales for other in sales] + [(*one, TakeDebt()) for one in sales]
    for way in raised:
        if _possible(state, way):
            yield from ((*way, action) for action in legal(_after(state, way)) if not is_free(action))


def _after(state: State, way: Sequence[Action]) -> State:
    there = state.copy()
    for action in way:
        apply(there, action)
    return there


def _possible(state: State, way: Sequence[Action]) -> bool:
    there = state.copy()
    for action in way:
        if action not in legal(there):
            return False
        apply(there, action)
    return True


# ---- puzzles

Motives = set[tuple[str, frozenset[str]]]
"""The kinds of puzzles, and of answers to them, that there are already."""


def finals(wanted: Mapping[str, int], first_seed: int, told: Callable[[str], None]) -> list[tuple[float, Puzzle]]:
    """So many puzzles of each kind, with how hard each is. No two come from one game or have one way to answer."""
    found: dict[str, list[tuple[float, Puzzle]]] = {FINAL: [], INCOME: []}
    motives: Motives = set()
    seed = first_seed - 1
    while any(len(each) < wanted[kind] for kind, each in found.items()):
        seed += 1
        for session, seat in game(2 + seed % 3, seed, ("foreman", "rancher")):
            frame = session.state.current
            assert frame is not None
            if session.state.round < FINAL_ROUND or frame.kind not in (ENDING, ALLOCATE):
                continue
            kind = FINAL if frame.kind == ENDING else INCOME
            candidate = _candidate(session, seat, seed, kind, motives) if len(found[kind]) < wanted[kind] else None
            if candidate is None:
                continue
            puzzle = candidate[1]
            motives.add((kind, motive(puzzle.answer)))
            found[kind].append(candidate)
            told(f"seed {seed}: {kind} {puzzle.usual} / {puzzle.plain} / {puzzle.best}, {', '.join(puzzle.answer)}")
            break
    return [each for kind in found.values() for each in kind]


def motive(answer: Sequence[str]) -> frozenset[str]:
    """What an answer is made of, but for its placement and what is sold."""
    return frozenset(token if token.startswith(("buy", "repay")) else token.partition(" ")[0] for token in answer)


def _candidate(session: Session, seat: int, seed: int, kind: str, motives: Motives) -> tuple[float, Puzzle] | None:
    """The puzzle of a position, if it is worth one, with how hard it is: how few of all ends are as good."""
    state = session.state
    player = state.players[seat]
    plain = played_out(state, seat, sells_all)[0]
    if kind == FINAL:
        usual = score(player).total
        best, answer = usual + final_gain(player), ended(state, seat)[1]
        only_sells = {token[:4] for token in answer} <= {"sell", "done"}
        known = (kind, motive(answer)) in motives
        if known or best < plain + 2 or best < usual + 4 or len(answer) < 4 or only_sells:
            return None
    else:
        usual = played_out(state, seat, by_prices)[0]
        if len(legal(state)) > MOST_PLACES or player.holdings[TRADE] > MOST_CHITS:
            return None
    try:
        proof = prove(state, seat, most=STATES)
        if kind == INCOME and (proof.best <= usual or proof.best < plain + 2):
            return None
        more = prove(state, seat, MORE_DEBTS, 10 * STATES)
    except TooMany:
        return None
    if more.best != proof.best:
        return None
    if kind == INCOME:
        best, answer = proof.best, way_to(state, seat, proof.best)
        if not answer:
            return None
    elif proof.best != best:
        raise AssertionError(f"seed {seed}: the solver says {best}, trying everything says {proof.best}")
    hard = math.log(proof.ends / proof.at_best)
    return hard, Puzzle("", kind, 0, seat, seed, code_of(session, seat), answer, best, plain, usual)
