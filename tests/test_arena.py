"""The arena: fair, repeatable, and right about how sure it is. The cross table: goes on where it stopped."""

from __future__ import annotations

import json

import pytest

from homesteaders import Setup
from homesteaders.arena import (
    TEST_SEEDS,
    TRAINING_SEEDS_FROM,
    NoOpponent,
    Outcome,
    Tally,
    Timed,
    duel,
    opponent,
    report,
    thinking,
)
from homesteaders.bots import BOTS, SEARCHERS, Bot
from homesteaders.crosstable import BEGIN, END, BrokenFile, Cell, cells, head, jobs, play, read, rendered, tables, tally
from homesteaders.intervals import clustered, effective_games, quantile, wilson
from homesteaders.rng import Rng
from homesteaders.state import deal

pytestmark = pytest.mark.engine


# Intervals


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, Statistics in Medicine 17, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_wilson_gives_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0) and clustered([]) == (0.0, 1.0)
    assert quantile([], 0.5) == 0.0 and quantile([3.0, 1.0, 2.0], 0.5) == 2.0 and quantile([1.0, 2.0], 1.0) == 2.0


def test_games_that_repeat_each_other_count_once() -> None:
    """Every deal goes one way in all its games: as sure as one game a deal (but for the degree of freedom)."""
    alike = [(4.0, 4)] * 30 + [(0.0, 4)] * 20
    assert effective_games(alike) == pytest.approx(49.0)
    assert clustered(alike)[0] < wilson(120, 200)[0] < 0.6 < wilson(120, 200)[1] < clustered(alike)[1]


def test_games_that_balance_each_other_count_more() -> None:
    balanced = [(2.0, 4)] * 25 + [(1.0, 4)] * 10 + [(3.0, 4)] * 10
    assert effective_games(balanced) > 180
    assert clustered(balanced)[0] > wilson(90, 180)[0]


def test_deals_that_do_not_differ_are_not_trusted() -> None:
    assert (
        effective_games([(1.0, 4)] * 10)
        == effective_games([(4.0, 4)] * 10)
        == effective_games([(1.0, 4)] * 9 + [(1.0, 4)])
    )
    assert effective_games([(1.0, 4)] * 10) == 10


def test_the_clustered_interval_holds_what_it_promises() -> None:
    """Deals of four games that are alike, many times over: about 95 of 100 intervals hold the truth. Wilson's own
    interval, which takes the games for independent, holds it far too seldom."""
    rng, held, held_by_games = Rng(1), 0, 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            chance = (0.2, 0.9)[rng.below(2)]
            deals.append((float(sum(rng.unit() < chance for _ in range(4))), 4))
        low, high = clustered(deals)
        held += low <= 0.55 <= high
        low, high = wilson(sum(won for won, _ in deals), 240)
        held_by_games += low <= 0.55 <= high
    assert 0.92 <= held / 400 <= 0.98
    assert held_by_games / 400 < 0.9


# The arena


def outcomes(
    players: int, seed: int, challenger: str = "rancher", others: tuple[str, ...] = ("random",)
) -> list[Outcome]:
    return duel(Setup(players, seed), opponent(challenger), [opponent(name) for name in others])


def test_a_deal_is_played_once_from_every_seat() -> None:
    found = outcomes(3, 7)
    assert [each.seat for each in found] == [0, 1, 2]
    assert {each.start for each in found} == {deal(Setup(3, 7)).start_player}
    assert all(len(each.scores) == 3 and each.winners for each in found)
    assert found == outcomes(3, 7) != outcomes(3, 8)


def test_an_opponent_against_its_like_wins_its_share() -> None:
    """Bots without chance play the same game in every seat, so each wins its exact part."""
    for players in (2, 3, 4):
        assert Tally(players, [outcomes(players, 5, "rancher", ("rancher",))]).share == pytest.approx(1 / players)


class Noting:
    """A bot that notes at which seats it was asked."""

    def __init__(self, name: str) -> None:
        self.name, self.bot, self.seats = name, BOTS["random"](), set[int]()

    def choose(self, view, rng):  # type: ignore[no-untyped-def]
        self.seats.add(view.seat)
        return self.bot.choose(view, rng)


@pytest.mark.parametrize("seed", [0, 1])
def test_a_pool_takes_turns(seed: int) -> None:
    pool: list[Bot] = [Noting("a"), Noting("b"), Noting("c")]
    duel(Setup(2, seed), BOTS["random"](), pool)
    asked = [sorted(bot.seats) for bot in pool if isinstance(bot, Noting)]
    assert asked[seed] == [0, 1] and asked[1 - seed] == asked[2] == []


def test_a_tally_counts_shared_wins_in_part() -> None:
    first = [Outcome(0, 1, (50, 50), (0, 1)), Outcome(1, 1, (40, 61), (1,))]
    second = [Outcome(0, 0, (30, 20), (0,)), Outcome(1, 0, (30, 20), (0,))]
    found = Tally(2, [first])
    found.add(second)
    assert (found.games, found.wins, found.share) == (4, 2.5, 0.625)
    assert found.by_deal == [(1.5, 2), (1.0, 2)]
    assert found.mean_scores() == ((50 + 61 + 30 + 20) / 4, (50 + 40 + 20 + 30) / 4, (50 + 61 + 30 + 30) / 4)
    assert found.start_share() == (0.5 + 1 + 1 + 1) / 4
    lines = report(found, "a", "b")
    assert "2 deals, each from every seat, 4 games" in lines[0] and "0.625" in lines[1] and "0.500" in lines[1]


def test_only_decisions_with_a_choice_are_timed() -> None:
    ticks = iter(range(10_000))
    bot = Timed(BOTS["rancher"](), lambda: float(next(ticks)))
    duel(Setup(2, 3), bot, [BOTS["random"]()])
    assert bot.name == "rancher" and set(bot.seconds) == {1.0} and len(bot.seconds) > 60
    assert "mean 1000.00 ms, median 1000.00" in thinking("rancher", bot.seconds)
    assert "no decisions" in thinking("rancher", [])


@pytest.mark.parametrize(
    ("name", "said"), [("nobody", "“nobody”"), ("rancher:60", "does not search"), ("", "choose one of")]
)
def test_who_is_no_opponent_is_told(name: str, said: str) -> None:
    with pytest.raises(NoOpponent, match=said):
        opponent(name)


@pytest.mark.parametrize("name", sorted(SEARCHERS))
def test_those_that_search_take_iterations(name: str) -> None:
    assert opponent(f"{name}:12").name == name
    for wrong in ("x", "0", "-3", "²"):
        with pytest.raises(NoOpponent, match="iterations"):
            opponent(f"{name}:{wrong}")


def test_tests_and_training_share_no_deal() -> None:
    assert TEST_SEEDS.stop <= TRAINING_SEEDS_FROM


# The cross table


def test_the_plan_has_more_games_for_neighbours() -> None:
    plan = cells(("a", "b", "c"), (3,), 400, 100, ("a+b",))
    assert len(plan) == 6 + 3 and plan[0].deals == 134
    assert {(cell.row, cell.column) for cell in plan if cell.games == 400} == {("b", "a"), ("c", "b")}
    assert [cell.games for cell in plan] == sorted((cell.games for cell in plan), reverse=True)
    assert cells(("a", "b"), (2,), 400, 0) == [Cell(2, "b", "a", 400)]


PLAN = cells(("random", "rancher"), (2, 3), 4, 2, ("random+rancher",))


def test_it_goes_on_where_it_stopped() -> None:
    everything = list(jobs(PLAN, 1, {}))
    lines = [head("2026-01-01", "x", "m"), *(play(job) for job in everything[:4])]
    text = "\n".join(lines) + "\n" + play(everything[4])[:30]
    found, runs = read(text)
    assert runs == [{"date": "2026-01-01", "command": "x", "mark": "m"}]
    assert list(jobs(PLAN, 1, found)) == everything[4:]
    whole = "\n".join([*lines, *(play(job) for job in everything[4:])])
    found, _ = read(whole)
    assert list(jobs(PLAN, 1, found)) == []
    players, row, column, seed = everything[0]
    assert list(found[players, row, column][seed]) == outcomes(players, seed, row, (column,))
    assert tally(found, PLAN[0], 1).games == PLAN[0].deals * PLAN[0].players
    # Other seeds are other deals, even in the same file.
    assert len(list(jobs(PLAN, 500, found))) == len(everything)


@pytest.mark.parametrize("line", ["hello", "[]", '{"players":5}', '{"run":{}}', "7"])
def test_a_file_that_is_none_is_told(line: str) -> None:
    with pytest.raises(BrokenFile, match="Line 2"):
        read(f"{head('2026-01-01', 'x', 'm')}\n{line}\n{head('2026-01-01', 'x', 'm')}\n")


def test_the_tables_say_what_was_found() -> None:
    lines = [head("2026-01-01", "one", "m"), head("2026-01-03", "one", "m")]
    for seed in (1, 2):
        games = [[[60, 20], [0]], [[30, 30], [0, 1]]]
        lines.append(json.dumps({"players": 2, "row": "rancher", "column": "random", "seed": seed, "games": games}))
    found, runs = read("\n".join(lines))
    made = tables(found, PLAN, ("random", "rancher"), 1, runs)
    assert made.startswith("Made on 2026-01-01 to 2026-01-03 by `one`.")
    assert "| random | – | – | – |" in made
    low, high = clustered([(1.5, 2), (1.5, 2)])
    assert f"| rancher | 0.75 [{low:.2f}, {high:.2f}] | – | – |" in made
    low, high = wilson(3, 4)
    assert f"| 2 | rancher | random | 4 | 0.750 | {low:.3f} to {high:.3f} |" in made
    document = f"Before\n{BEGIN}\nold\n{END}\nafter\n"
    again = rendered(document, made)
    assert again.startswith(f"Before\n{BEGIN}\n\nMade on") and again.endswith(f"{END}\nafter\n") and "old" not in again
    assert rendered(again, made) == again
    with pytest.raises(BrokenFile):
        rendered("no place", made)
