"""Games of opponents against each other, and how sure their results are. No clock: whoever wants times hands one in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from .actions import Action
from .bots import BOTS, SEARCHERS, Bot
from .engine import apply, is_over, new_game
from .intervals import Interval, clustered, quantile, wilson
from .rng import Rng
from .scoring import scores, winners
from .state import Deal, Setup, State, deal
from .views import View, view_for

MOST_DECISIONS = 100_000
"""More than any sane game has; a bot that runs in circles is an error."""
TEST_SEEDS = range(100_000)
"""Deals that strength is measured on. Nothing may be tuned or fitted on them."""
TRAINING_SEEDS_FROM = 1_000_000
"""Deals that opponents are tuned and fitted on have seeds from here on."""

Clock = Callable[[], float]
"""A function that tells seconds."""


class Result(NamedTuple):
    """A finished game: its setup, who sat where, points and winners by seat, and everything that was done."""

    setup: Setup
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: tuple[Action, ...]


def play_game(setup: Setup, bots: Sequence[Bot], given: Deal | None = None) -> Result:
    """Play a game to its end, a bot for each seat. The same setup and bots give the same game."""
    state = new_game(setup, given)
    actions = play_out(state, bots)
    return Result(
        setup,
        tuple(bot.name for bot in bots),
        tuple(sheet.total for sheet in scores(state)),
        tuple(winners(state)),
        tuple(actions),
    )


def play_out(state: State, bots: Sequence[Bot]) -> list[Action]:
    """Play a game on to its end, in place; everything that was done. Raises RuntimeError if it does not end."""
    rngs = [Rng(state.setup.seed * 8 + seat + 1) for seat in range(len(bots))]
    actions: list[Action] = []
    while not is_over(state):
        seat = state.agenda[-1].seat
        action = bots[seat].choose(view_for(state, seat), rngs[seat])
        apply(state, action, None, seat)
        actions.append(action)
        if len(actions) > MOST_DECISIONS:
            raise RuntimeError(f"{bots[seat].name} does not come to an end")
    return actions


def simulate(
    players: int, games: int, seed: int, bots: Sequence[str] = ("rancher",), open_holdings: bool = True
) -> Iterator[Result]:
    """Play games with the seeds from `seed` on. `bots` are names of BOTS, repeated around the table; they move on by
    one seat each game. Raises KeyError for a name that is none.
    """
    makers = [BOTS[name] for name in bots]
    for game in range(games):
        seats = [makers[(seat - game) % players % len(makers)]() for seat in range(players)]
        yield play_game(Setup(players, seed + game, open_holdings), seats)


# One challenger against the others


class NoOpponent(ValueError):
    """A name that no opponent has; the message is a sentence."""


def opponent(name: str) -> Bot:
    """The opponent of a name of BOTS, for one that searches with its number of iterations if wanted: `baron:60`.
    Raises NoOpponent for any other."""
    key, _, count = name.partition(":")
    maker = BOTS.get(key)
    if maker is None:
        raise NoOpponent(f"There is no opponent called “{key}”: choose one of {', '.join(sorted(BOTS))}.")
    if not count:
        return maker()
    if key not in SEARCHERS:
        raise NoOpponent(f"The {key} does not search, so it takes no number of iterations: leave out “:{count}”.")
    if not (count.isascii() and count.isdigit() and int(count)):
        raise NoOpponent(f"“{count}” is no number of iterations: write {key}:60, say.")
    return SEARCHERS[key](int(count))


class Timed:
    """A bot whose thinking is timed: seconds of each decision that had a choice."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self.bot, self.clock = bot, clock
        self.seconds: list[float] = []

    @property
    def name(self) -> str:
        return self.bot.name

    def choose(self, view: View, rng: Rng) -> Action:
        begun = self.clock()
        action = self.bot.choose(view, rng)
        if len(view.legal) > 1:
            self.seconds.append(self.clock() - begun)
        return action


class Outcome(NamedTuple):
    """What counts of a game: the challenger's seat, the seat that started, points and winners by seat."""

    seat: int
    start: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def share(self, seat: int) -> float:
        """The part of the victory that a seat has: 1, a part where it is shared, or 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def duel(setup: Setup, challenger: Bot, others: Sequence[Bot]) -> list[Outcome]:
    """One deal, played once with the challenger in each seat. `others` fill the seats after it in turn; where there
    are more of them than seats, the seed says who comes first."""
    outcomes = []
    start = deal(setup).start_player
    for seat in range(setup.players):
        bots: list[Bot] = [challenger] * setup.players
        for step in range(1, setup.players):
            bots[(seat + step) % setup.players] = others[(setup.seed + step - 1) % len(others)]
        result = play_game(setup, bots)
        outcomes.append(Outcome(seat, start, result.scores, result.winners))
    return outcomes


class Tally:
    """The results of one challenger, deal by deal."""

    def __init__(self, players: int, deals: Iterable[Sequence[Outcome]] = ()) -> None:
        self.players = players
        self.deals = [tuple(outcomes) for outcomes in deals]

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """One deal more."""
        self.deals.append(tuple(outcomes))

    @property
    def outcomes(self) -> list[Outcome]:
        return [outcome for outcomes in self.deals for outcome in outcomes]

    @property
    def games(self) -> int:
        return sum(len(outcomes) for outcomes in self.deals)

    @property
    def by_deal(self) -> list[tuple[float, int]]:
        """(wins, games) of the challenger in each deal."""
        return [(sum(each.share(each.seat) for each in outcomes), len(outcomes)) for outcomes in self.deals]

    @property
    def wins(self) -> float:
        return sum(won for won, _ in self.by_deal)

    @property
    def share(self) -> float:
        """The challenger's share of wins, 1 / players if it is as good as the others; 0 without games."""
        return self.wins / self.games if self.games else 0.0

    @property
    def wilson(self) -> Interval:
        return wilson(self.wins, self.games)

    @property
    def clustered(self) -> Interval:
        return clustered(self.by_deal)

    def mean_scores(self) -> tuple[float, float, float]:
        """Mean points of the challenger, of the others, and of whoever won. Needs games."""
        outcomes = self.outcomes
        own = sum(each.scores[each.seat] for each in outcomes)
        all_points = sum(sum(each.scores) for each in outcomes)
        top = sum(max(each.scores) for each in outcomes)
        games = len(outcomes)
        return own / games, (all_points - own) / games / (self.players - 1), top / games

    def start_share(self) -> float:
        """The share of wins of whoever started. Needs games."""
        outcomes = self.outcomes
        return sum(each.share(each.start) for each in outcomes) / len(outcomes)


def report(tally: Tally, challenger: str, others: str) -> list[str]:
    """The result in lines, without times."""
    own, theirs, top = tally.mean_scores()
    (low, high), (low_c, high_c) = tally.wilson, tally.clustered
    return [
        f"{challenger} against {others}, {tally.players} seats: {len(tally.deals)} deals, each from every seat, "
        f"{tally.games} games",
        f"win share            {tally.share:.3f}   (as good as the others: {1 / tally.players:.3f})",
        f"95 % by games        {low:.3f} to {high:.3f}   (Wilson)",
        f"95 % by deals        {low_c:.3f} to {high_c:.3f}   (clustered)",
        f"mean score           {own:.1f}, the others {theirs:.1f}, the winner {top:.1f}",
        f"start player's share {tally.start_share():.3f}",
    ]


def thinking(name: str, seconds: Sequence[float]) -> str:
    """A line on how long a side thinks about a decision with a choice."""
    if not seconds:
        return f"{name:20} no decisions"
    mean = sum(seconds) / len(seconds)
    return (
        f"{name:20} {len(seconds)} decisions: mean {mean * 1e3:.2f} ms, median {quantile(seconds, 0.5) * 1e3:.2f}, "
        f"95 % within {quantile(seconds, 0.95) * 1e3:.2f}, longest {max(seconds) * 1e3:.2f}"
    )
