"""The opponents: legal, repeatable, honest (they see no more than a view), and as strong as promised."""

from __future__ import annotations

import pytest

from homesteaders import Setup, legal, new_game, view_for
from homesteaders.actions import Action, Bid, Done
from homesteaders.arena import Result, play_game, simulate
from homesteaders.bots import BOTS
from homesteaders.bots.bidding import explain
from homesteaders.bots.worth import scale_for
from homesteaders.holdings import GOODS, SILVER, TRADE
from homesteaders.rng import Rng
from homesteaders.state import BID, FINAL
from tests.bot_support import made, positions, share

pytestmark = pytest.mark.engine

PLAYERS = (2, 3, 4)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("open_holdings", [True, False], ids=["open", "hidden"])
def test_every_choice_is_legal(players: int, open_holdings: bool) -> None:
    for seed in range(3):
        for state, name, rng in positions(Setup(players, seed, open_holdings), ("rancher", "random")):
            view = view_for(state, state.agenda[-1].seat)
            assert BOTS[name]().choose(view, Rng(rng.state)) in view.legal


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_repeats_exactly_from_its_seed(players: int) -> None:
    def actions() -> list[Action]:
        return [
            BOTS[name]().choose(view_for(state, state.agenda[-1].seat), Rng(rng.state))
            for state, name, rng in positions(Setup(players, 11), ("random", "rancher"))
        ]

    assert actions() == actions()


def test_what_was_asked_before_changes_no_answer() -> None:
    for state, _, rng in positions(Setup(3, 12), ("rancher",)):
        view = view_for(state, state.agenda[-1].seat)
        warm = BOTS["rancher"]().choose(view, Rng(rng.state))
        scale_for.cache_clear()
        assert BOTS["rancher"]().choose(view, Rng(rng.state)) == warm
        other = view_for(new_game(Setup(3, 5)), 0)
        BOTS["rancher"]().choose(other, Rng(1))


@pytest.mark.parametrize("name", sorted(BOTS))
def test_riches_are_no_trouble(name: str) -> None:
    for state, _, rng in positions(Setup(2, 6), ("rancher",)):
        rich = state.copy()
        rich.legal_now = None
        seat = state.agenda[-1].seat
        for holding in (SILVER, *GOODS, TRADE):
            rich.players[seat].holdings[holding] += 3 if holding in GOODS else 70
        view = view_for(rich, seat)
        assert made(name).choose(view, Rng(rng.state)) in view.legal


@pytest.mark.parametrize("players", PLAYERS)
def test_what_it_explains_is_what_it_bids(players: int) -> None:
    bids = 0
    for state, name, rng in positions(Setup(players, 8), ("rancher",)):
        frame = state.agenda[-1]
        if frame.kind != BID:
            continue
        view = view_for(state, frame.seat)
        action = BOTS[name]().choose(view, Rng(rng.state))
        valuations = explain(view)
        assert [each.auction for each in valuations] == list(range(1, state.auctions + 1))
        for each in valuations:
            assert sum(points for _, points in each.parts) == pytest.approx(each.points)
            assert (each.limit >= each.bid) == (each.points > 0) or each.bid > 21
        if isinstance(action, Bid):
            bids += 1
            meant = valuations[action.auction - 1]
            assert action.value == meant.bid <= meant.limit
            assert meant.points == max(each.points for each in valuations)
        else:
            assert all(each.points <= 0 for each in valuations)
    assert bids > 20


def test_a_seat_that_only_watches_gets_no_explanation() -> None:
    assert explain(view_for(new_game(Setup(3, 1)), -1)) == []


# The final round


def test_the_last_decision_is_done() -> None:
    for state, _, _ in positions(Setup(2, 4), ("rancher", "random")):
        if state.agenda[-1].kind == FINAL:
            assert legal(state)[0] is Done()


# Strength


def mean_top(results: list[Result]) -> float:
    return sum(max(result.scores) for result in results) / len(results)


def test_the_arena_moves_seats_on_and_counts() -> None:
    results = list(simulate(3, 3, 7, ("rancher", "random", "random")))
    assert [result.bots.index("rancher") for result in results] == [0, 1, 2]
    assert [result.setup.seed for result in results] == [7, 8, 9]
    assert all(len(result.actions) > 60 for result in results)
    assert play_game(Setup(3, 7), [BOTS[name]() for name in results[0].bots]) == results[0]
    with pytest.raises(KeyError):
        next(simulate(2, 1, 1, ("nobody",)))


def test_the_rancher_beats_sane_random_players() -> None:
    assert share(list(simulate(4, 24, 1, ("rancher", "random", "random", "random"))), "rancher") >= 22


def test_the_rancher_scores_well_against_itself() -> None:
    assert mean_top(list(simulate(4, 16, 1))) >= 50


def test_sane_random_players_stay_sane() -> None:
    results = list(simulate(4, 12, 1, ("random",)))
    assert sum(sum(result.scores) for result in results) / 48 > 5
    assert all(len(result.actions) < 600 for result in results)


@pytest.mark.long
@pytest.mark.parametrize(("players", "least"), [(2, 190), (3, 190), (4, 190)])
def test_200_games_against_sane_random_players(players: int, least: int) -> None:
    results = list(simulate(players, 200, 1000, ("rancher", *["random"] * (players - 1))))
    wins = share(results, "rancher")
    print(f"{players} seats: {wins:g} of {len(results)} games won, mean winning score {mean_top(results):.1f}")
    assert wins >= least


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_200_games_of_the_rancher_against_itself(players: int) -> None:
    top = mean_top(list(simulate(players, 200, 1000)))
    print(f"{players} seats: mean winning score {top:.1f}")
    assert top >= 52
