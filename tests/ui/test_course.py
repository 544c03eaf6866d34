"""The course of a game has the engine's own figures, costs nothing twice, and never tells what is hidden."""

from __future__ import annotations

import pytest

from e2e.positions import played
from homesteaders.actions import Build, Place
from homesteaders.bots import BOTS
from homesteaders.catalog import BUILDING, FINAL_ROUND, ROUNDS
from homesteaders.engine import is_over
from homesteaders.holdings import BEHIND_SCREEN, DEBT, GOLD, LIVESTOCK, SILVER, STEEL, TRADE, VP, WOOD
from homesteaders.rng import Rng
from homesteaders.scoring import score, scores
from homesteaders.session import Session
from homesteaders.state import PAY_AUCTION, Setup
from homesteaders.views import view_for
from ui import course as course_module
from ui.course import NOW, PASSED, best_building, course_of, gains_of, worth

pytestmark = pytest.mark.engine

BANK = BUILDING["bank"].id
GAMES = [(2, 3), (3, 8), (4, 5), (4, 11)]


def whole(players: int, seed: int, open_holdings: bool = True) -> Session:
    *_, session = played(players, seed, open_holdings)
    return session


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_figures_are_the_engines_at_every_stop(players: int, seed: int) -> None:
    """Followed action by action, without looking at events: what each seat had when a round began and at the end."""
    session = whole(players, seed)
    course = course_of(session, 0)
    assert course.rounds == tuple(range(1, FINAL_ROUND + 1)) and course.over
    assert [stop.round for stop in course.stops] == [*course.rounds, NOW]
    begun = 0
    stop = 0
    for position in range(session.length + 1):
        state = session.state_at(position)
        if state.round != begun or is_over(state):
            begun = state.round
            for seat, way in enumerate(course.seats):
                assert way.sheets[stop] == score(state.players[seat])
                assert way.silver[stop] == state.players[seat].holdings[SILVER]
                assert way.debt[stop] == state.players[seat].holdings[DEBT]
            stop += 1
    assert stop == len(course.stops)
    assert [way.scores[-1] for way in course.seats] == [sheet.total for sheet in scores(session.state)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_incomes_and_bids_are_what_was_paid(players: int, seed: int) -> None:
    session = whole(players, seed)
    course = course_of(session, 0)
    paid: dict[tuple[int, int], tuple[int, int]] = {}
    for position in range(session.length):
        before, after = session.state_at(position), session.state_at(position + 1)
        frame = before.current
        assert frame is not None
        if isinstance(session.actions[position], Place):
            pair = zip(before.players[frame.seat].holdings, after.players[frame.seat].holdings, strict=True)
            changes = {h: n - m for h, (m, n) in enumerate(pair) if n != m}
            told = course.seats[frame.seat].incomes[before.round - 1]
            assert told is not None and {h: n for h, n in told if n} == changes
        elif frame.kind == PAY_AUCTION:
            paid[frame.seat, before.round] = frame.arg, before.standing[frame.arg - 1]
    for seat, way in enumerate(course.seats):
        assert len(way.bids) == FINAL_ROUND and way.bids[-1] is None
        for number in range(1, ROUNDS + 1):
            assert way.bids[number - 1] == paid.get((seat, number), PASSED)


def test_an_income_is_worth_what_the_marketplace_says() -> None:
    assert worth(()) == 0
    assert worth(((SILVER, 3), (WOOD, 2), (STEEL, 1), (GOLD, 1), (LIVESTOCK, 1))) == 3 + 2 + 3 + 4 + 4
    assert worth(((TRADE, 2), (VP, 3), (DEBT, -1))) == 0


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_parts_of_a_gain_sum_up_to_it(players: int, seed: int) -> None:
    session = whole(players, seed)
    course = course_of(session, 0)
    found = gains_of(session, 1000)
    assert len(found) > 10
    for gain in found:
        way = course.seats[gain.seat].scores
        before, after = way[gain.round - 1], way[gain.round]
        assert before is not None and after is not None and gain.n == after - before
        assert gain.n == sum(part.n for part in gain.parts)
        assert [part.n for part in gain.parts] == sorted((part.n for part in gain.parts), reverse=True)
    assert gains_of(session) == found[:3]
    for seat in range(players):
        best = best_building(session, seat)
        assert best.building in session.state.players[seat].buildings
        sheet = score(session.state.players[seat])
        assert best.total <= sheet.vp + sheet.printed + sheet.bonus and best.total > 0


def test_before_the_end_only_what_has_been() -> None:
    """At the very start there is one stop; in the middle the stops so far; the past of a game as it was then."""
    session = whole(3, 8)
    final = course_of(session, 0)
    first = course_of(session, 0, 0)
    assert first.stops == ((NOW, 0),) and first.rounds == (1,) and not first.over
    assert first.seats[0].incomes == (None,) and first.seats[0].bids == (None,)
    middle = final.stops[5].position + 3
    course = course_of(session, 0, middle)
    assert [stop.round for stop in course.stops] == [1, 2, 3, 4, 5, 6, NOW]
    assert course.stops[:6] == final.stops[:6] and course.stops[-1].position == middle
    assert course.seats[1].scores[:6] == final.seats[1].scores[:6]


def test_what_was_found_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    session = whole(3, 8)
    first = course_of(session, 0)
    asked: list[int] = []
    real = course_module.score

    def counting(player: object) -> object:
        asked.append(1)
        return real(player)  # type: ignore[arg-type]

    monkeypatch.setattr(course_module, "score", counting)
    assert course_of(session, 0) is first and not asked
    session.undo()
    assert course_of(session, 0) is not first and asked


def test_hidden_holdings_are_not_told_before_the_end() -> None:
    """R16: of the others no score, silver or debt; whatever stands behind their screens, the course is the same."""
    checked = 0
    for session in played(3, 8, open_holdings=False):
        if session.position % 40 or is_over(session.state):
            continue
        for viewer in (-1, 0, 2):
            course = course_of(session, viewer)
            for seat, way in enumerate(course.seats):
                figures = (*way.sheets, *way.silver, *way.debt)
                if seat == viewer:
                    assert None not in figures
                else:
                    assert set(figures) == {None}
            other = session.fork()
            other._states = [state.copy() for state in other._states]
            for state in other._states:
                for seat, player in enumerate(state.players):
                    if seat != viewer:
                        for holding in BEHIND_SCREEN:
                            player.holdings[holding] += 3
            assert course_of(other, viewer) == course
            checked += 1
    assert checked > 10


def banked(seed: int) -> tuple[Session, int]:
    """A game with hidden holdings, one step before its end, and the seat that built a Bank; -1 = none did."""
    session, rancher = Session(Setup(4, seed, False)), BOTS["rancher"]()
    owner = -1
    while not is_over(session.state):
        frame = session.state.current
        assert frame is not None
        view = view_for(session.state, frame.seat)
        banks = [action for action in view.legal if isinstance(action, Build) and action.building == BANK]
        owner = frame.seat if banks else owner
        session.do(banks[0] if banks else rancher.choose(view, Rng(seed + session.position)))
    session.undo()
    return session, owner


def test_a_bank_of_another_tells_nothing_of_its_debt() -> None:
    """The one income that depends on what is hidden is left out, and that is said."""
    session, owner = next(game for seed in range(40) if (game := banked(seed))[1] >= 0)
    own, others = (course_of(session, viewer).seats[owner] for viewer in (owner, (owner + 1) % 4))
    assert not own.partial and others.partial
    assert own.incomes != others.incomes
    for income in others.incomes:
        assert income is None or all(holding != DEBT for holding, _ in income)


def test_after_the_end_everything_is_told() -> None:
    """R16.5, also of the past."""
    session = whole(3, 8, open_holdings=False)
    for position in (-1, 100):
        for way in course_of(session, -1, position).seats:
            assert None not in way.scores and not way.partial
