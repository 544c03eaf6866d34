"""What a seat may know (R16): two states that differ only in what it may not know give it the same view."""

from __future__ import annotations

from collections import Counter

import pytest

from homesteaders import Setup, State, apply, legal, new_game, view_for
from homesteaders.holdings import BEHIND_SCREEN, HIDDEN, RAIL_LINES, SILVER, WORKERS
from homesteaders.rng import Rng
from homesteaders.state import check_deal, deal, dump
from homesteaders.views import ONLOOKER, determinize
from tests.engine_support import Curious, snapshot, walk
from tests.golden_games import golden_files, golden_record
from tests.invariants import disguised, seen

pytestmark = pytest.mark.engine


def states(step: int, hidden: bool | None = None) -> list[State]:
    """States out of the golden games, every so many actions."""
    found = []
    for path in golden_files():
        session = golden_record(path).session
        if hidden in (None, not session.setup.open_holdings):
            found += [session.state_at(position) for position in range(0, len(session.actions) + 1, step)]
    return found


@pytest.mark.parametrize("hidden", [True, False])
def test_what_may_not_be_known_makes_no_difference(hidden: bool) -> None:
    rng = Rng(1)
    differed = 0
    for state in states(9, hidden):
        for seat in range(ONLOOKER, state.setup.players):
            other = disguised(state, seat, rng)
            differed += dump(other) != dump(state)
            assert seen(view_for(other, seat)) == seen(view_for(state, seat))
    assert differed > 300


def test_what_may_be_known_makes_a_difference() -> None:
    """R16.2: own holdings and everything open are there."""
    for state in states(40, hidden=True):
        if not state.agenda:
            continue
        for seat in range(state.setup.players):
            view = view_for(state, seat)
            assert view.table.players[seat].holdings == state.players[seat].holdings
            for number, player in enumerate(view.table.players):
                real = state.players[number]
                assert player.holdings[WORKERS] == real.holdings[WORKERS]
                assert player.holdings[RAIL_LINES] == real.holdings[RAIL_LINES]
                assert (player.buildings, player.track, player.placement) == (
                    (real.buildings, real.track, real.placement)
                )
                if number != seat:
                    assert [player.holdings[holding] for holding in BEHIND_SCREEN] == [HIDDEN] * 10
            assert view.table.supply == state.supply
            assert (view.table.standing, view.table.holder, view.table.passed) == (
                (state.standing, state.holder, state.passed)
            )
            assert (view.table.start_player, view.table.neutral_level) == (state.start_player, state.neutral_level)
            for auction in range(1, state.auctions + 1):
                assert view.table.tile(auction) is state.tile(auction)


def test_open_holdings_are_open_to_everybody() -> None:
    for state in states(40, hidden=False):
        for seat in range(ONLOOKER, state.setup.players):
            assert [p.holdings for p in view_for(state, seat).table.players] == [p.holdings for p in state.players]


def test_unrevealed_tiles_are_known_by_number_alone() -> None:
    for state in states(40):
        view = view_for(state, 0)
        assert view.table.deal.piles[0] == state.deal.piles[0], "pile 1 is open to its end"
        assert view.unseen[0] == ()
        for pile, whole, unseen in zip(view.table.deal.piles[1:], state.deal.piles[1:], view.unseen[1:], strict=True):
            assert pile == whole[: state.round]
            assert list(unseen) == sorted(set(whole) - set(pile))
        assert view.table.setup.seed == 0


def test_only_the_acting_seat_sees_its_options() -> None:
    for state in states(15):
        acting = state.current.seat if state.current else None
        for seat in range(ONLOOKER, state.setup.players):
            assert view_for(state, seat).legal == (legal(state) if seat == acting else ())


def test_everything_is_open_at_the_end() -> None:
    """R16.5: not before all have finished their final actions."""
    for path in golden_files():
        session = golden_record(path).session
        if session.setup.open_holdings:
            continue
        last, before = session.state, session.state_at(len(session.actions) - 1)
        assert all(HIDDEN not in player.holdings for player in view_for(last, ONLOOKER).table.players)
        assert all(HIDDEN in player.holdings for player in view_for(before, ONLOOKER).table.players)


def test_a_view_is_a_table_of_its_own() -> None:
    state = states(50)[3]
    before = snapshot(state)
    view = view_for(state, 0)
    view.table.players[0].holdings[SILVER] += 5
    view.table.players[0].buildings.append(3)
    view.table.supply[3] = 0
    view.table.standing[0] = 21
    view.table.agenda.clear()
    assert snapshot(state) == before
    unchanged = view_for(state, 1)
    held = seen(unchanged)
    later = state.copy()
    for _, action in walk(later, Curious(), Rng(1)):
        apply(later, action)
    assert seen(unchanged) == held


def test_a_guess_fits_what_is_seen() -> None:
    rng = Rng(4)
    for state in states(12, hidden=False):
        for seat in (ONLOOKER, 0):
            view = view_for(state, seat)
            guess = determinize(view, rng)
            check_deal(state.setup, guess.deal)
            assert seen(view_for(guess, seat)) == seen(view)
            assert legal(guess) == legal(state)


def test_guesses_are_even_over_what_is_possible() -> None:
    state = new_game(Setup(4, 3))
    count: Counter[tuple[int, ...]] = Counter()
    later: Counter[int] = Counter()
    rng = Rng(2)
    for _ in range(1200):
        pile = determinize(view_for(state, 0), rng).deal.piles[1]
        count[pile[:4]] += 1
        later[pile[9]] += 1
    first = deal(Setup(4, 3)).piles[1][0]
    assert len(count) == 6 and {order[0] for order in count} == {first}
    assert all(140 < n < 260 for n in count.values())
    assert set(later) == {19, 20} and all(500 < n < 700 for n in later.values())


def test_hidden_holdings_are_not_made_up() -> None:
    state = states(30, hidden=True)[2]
    with pytest.raises(ValueError, match="hidden"):
        determinize(view_for(state, 0), Rng(1))
