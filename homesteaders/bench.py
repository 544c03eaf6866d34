"""How fast the engine is: `python -m homesteaders bench`. Numbers of one run compare with one another only.

A fixed loop of plain Python is timed in the same run, as the measure of the machine.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from .actions import Action, is_free
from .engine import apply, carry_out, is_over, legal, new_game
from .rng import Rng
from .state import Setup, State

Clock = Callable[[], float]
"""A function that tells seconds."""


def plain_loop() -> int:
    """The yardstick: a fixed amount of work in plain Python, which must never be changed."""
    total = 0
    items = list(range(100))
    for step in range(2000):
        for item in items:
            total += (item ^ step) & 7
    return total


def random_choice(options: tuple[Action, ...], rng: Rng) -> Action:
    """A random action that lets games end: free actions in one of eight choices, and where nothing else is legal."""
    closing = len(options)
    while closing and is_free(options[closing - 1]):  # they stand behind the others
        closing -= 1
    return options[rng.below(closing if closing and rng.below(8) else len(options))]


def random_game(players: int, seed: int, visit: Callable[[State], None] | None = None) -> int:
    """Play a random game and return its number of decisions; `visit` sees the state before each."""
    rng = Rng(seed)
    state = new_game(Setup(players, seed))
    decisions = 0
    while not is_over(state):
        if visit is not None:
            visit(state)
        apply(state, random_choice(legal(state), rng))
        decisions += 1
    return decisions


def _best(clock: Clock, work: Callable[[], int], rounds: int = 9) -> tuple[float, int]:
    """Least seconds of several rounds, and what the work counted: noise only ever makes a round slower."""
    best, count = float("inf"), 0
    for _ in range(rounds):
        start = clock()
        count = work()
        best = min(best, clock() - start)
    return best, count


def run(clock: Clock, games: int = 40) -> list[str]:
    """Measure and return the lines to print. The clock had better count this process's time alone."""
    states: list[State] = []
    for seed in range(5):
        random_game(4, seed, lambda state: states.append(state.copy()))
    rng = Rng(1)
    choices = [random_choice(legal(state), rng) for state in states]

    def copies() -> int:
        for state in states:
            state.copy()
        return len(states)

    def legals() -> int:
        for state in states:
            state.legal_now = None
            legal(state)
        return len(states)

    def applying(carry: Callable[[State, Action], None]) -> float:
        # It changes a state, so each round works on fresh copies that know what is legal.
        best = float("inf")
        for _ in range(9):
            fresh = [state.copy() for state in states]
            start = clock()
            for state, action in zip(fresh, choices, strict=True):
                carry(state, action)
            best = min(best, clock() - start)
        return best

    loop, _ = _best(clock, plain_loop)
    copy, copied = _best(clock, copies)
    listing, listed = _best(clock, legals)
    # Each game has a least time of its own: short enough to find a quiet moment on a busy machine.
    each = [_best(clock, partial(random_game, 4, seed), 5) for seed in range(games)]
    playing, decisions = sum(seconds for seconds, _ in each), sum(count for _, count in each)
    micro = 1e6
    return [
        f"plain loop             {loop * 1e3:9.2f} ms   (the yardstick: 200,000 rounds of plain Python)",
        f"copy                   {copy / copied * micro:9.2f} µs",
        f"legal                  {listing / listed * micro:9.2f} µs",
        f"apply                  {applying(apply) / len(states) * micro:9.2f} µs   (checked, next decision settled)",
        f"carry out              {applying(carry_out) / len(states) * micro:9.2f} µs   (unchecked)",
        f"random 4-seat games    {decisions / playing:9,.0f} decisions a second   ({decisions:,} in {games} games)",
        f"one decision           {playing / decisions / loop * 1e3:9.3f} thousandths of the plain loop",
    ]
