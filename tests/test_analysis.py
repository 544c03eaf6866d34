"""The look back at a finished game: repeatable, its facts right, and never unfair."""

from __future__ import annotations

import json

import pytest

from homesteaders import Session, Setup
from homesteaders.bots.accounts import UNTOLD, debts_of, idle_of, sales_of
from homesteaders.bots.analysis import Analysis, Swing, analyse, analysis_of, moments_of, plain
from homesteaders.holdings import DEBT
from homesteaders.language import LANGUAGES
from homesteaders.scoring import debt_penalty, winners
from tests.golden_games import GAMES, golden_record
from ui.lookback import look_of
from ui.words import speak

pytestmark = pytest.mark.engine

HIDDEN, DEBTS = "own_08_2p_hidden", "recorded_4p_20694_debt"
NAMES = ("Clara", "Mae", "Hank", "Ida")


def golden(name: str) -> Session:
    return golden_record(GAMES / f"{name}.hs").session


def looked(session: Session, first: int = 2, close: int = 6) -> Analysis:
    """A quick look, with what it told on the way checked."""
    work, last = analyse(session, first, close), 0
    while True:
        try:
            done, total = next(work)
        except StopIteration as end:
            assert isinstance(end.value, Analysis)
            return end.value
        assert last <= done <= total
        last = done


def test_the_same_game_gives_the_same_answer() -> None:
    found = looked(golden(HIDDEN))
    assert found == looked(golden(HIDDEN))
    assert analysis_of(json.loads(json.dumps(plain(found)))) == found


def test_chances_add_up_and_end_with_the_result() -> None:
    session = golden(HIDDEN)
    found = looked(session)
    assert [moment.position for moment in found.moments] == moments_of(session)
    for moment in found.moments:
        assert sum(moment.shares) == pytest.approx(1)
    best = winners(session.state)
    assert found.moments[-1].shares == tuple(1 / len(best) if seat in best else 0.0 for seat in range(2))
    assert found.moments[-1].errors == (0.0, 0.0)
    assert all(error >= 0.05 for moment in found.moments if moment.round <= 3 for error in moment.errors)
    assert found.playouts >= 2 * len(found.moments)


def test_no_swing_is_smaller_than_its_error_explains_and_a_mistake_is_ones_own() -> None:
    session = golden(HIDDEN)
    found = looked(session, 3, 9)
    assert len(found.swings) <= 3
    changes = [abs(swing.after - swing.before) for swing in found.swings]
    assert changes == sorted(changes, reverse=True)
    for swing in found.swings:
        assert abs(swing.after - swing.before) > 2 * swing.error
        deciders = {session.state_at(position).agenda[-1].seat for position in range(swing.start, swing.end)}
        new_round = session.state_at(swing.start).round != session.state_at(swing.end).round
        assert swing.alone == (deciders == {swing.seat} and not new_round)
    assert Swing(0, 1, 2, 5, 0.6, 0.3, 0.1, True).mistake
    assert not Swing(0, 1, 2, 5, 0.6, 0.3, 0.1, False).mistake and not Swing(0, 1, 2, 5, 0.3, 0.6, 0.1, True).mistake


def test_auctions_are_all_there_with_what_was_built() -> None:
    session = golden(DEBTS)
    sales = sales_of(session)
    won = [event for events in session.events for event in events if event.key == "won" and event.seat >= 0]
    assert [(sale.seat, sale.auction, sale.price) for sale in sales] == [
        (event.seat, event.args["auction"], event.args["value"]) for event in won
    ]
    assert sales and all((sale.limit == UNTOLD) == (sale.round <= 2) for sale in sales)
    assert all(sale.points == UNTOLD for sale in sales if sale.round <= 2)
    for seat in range(4):
        built = [sale.building for sale in sales if sale.seat == seat and sale.building]
        assert set(built) <= set(session.state.players[seat].buildings) and len(set(built)) == len(built)


def test_debts_add_up() -> None:
    for name in (HIDDEN, DEBTS):
        session = golden(name)
        for seat, player in enumerate(session.state.players):
            debts = debts_of(session, seat)
            assert debts.taken - debts.paid - debts.discarded == debts.left == player.holdings[DEBT]
            assert debts.points == debt_penalty(debts.left)
            assert debts.silver + 5 * debts.gold == 5 * debts.paid
    assert any(debts_of(golden(DEBTS), seat).taken for seat in range(4))


def test_idle_workers_are_counted_and_those_who_could_work_apart() -> None:
    from homesteaders.actions import Place, Recruit, parse

    session = Session(Setup(2, 3))
    session.do(parse("place -"))
    assert idle_of(session, session.state_at(0).agenda[-1].seat) == (1, 1)
    assert idle_of(session, 1 - session.state_at(0).agenda[-1].seat) == (0, 0)
    assert Place(0).token == "place -" and Recruit()


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_is_worded(code: str) -> None:
    session = golden(HIDDEN)
    found = looked(session)
    speak(code)
    try:
        look = look_of(session, found, NAMES[:2])
    finally:
        speak("en")
    assert look.gist and look.order[0] == winners(session.state)[0]
    assert len(look.chances) == 2 and len(look.rounds) == len(look.chances[0].values) == 12
    for way in look.chances:
        assert all(
            0 <= least <= value <= most <= 100 for value, (least, most) in zip(way.values, way.bands, strict=True)
        )
    assert all(turn.head and turn.numbers and turn.change for turn in look.turns)
