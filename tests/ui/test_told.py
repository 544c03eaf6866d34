"""What the table says by itself: unused trade chits, wasted gold, the log's order, the pace of opponents, names."""

from __future__ import annotations

import pytest

from e2e.positions import at
from homesteaders.holdings import COPPER, DEBT, GOLD, SILVER, TRADE, WOOD
from homesteaders.phases.free import free_actions
from homesteaders.state import ALLOCATE, PAY_WORKERS, Player
from tests.ui.fakes import FakeStore, Table
from ui.fits import leftovers
from ui.scene import LogLine
from ui.uistate import PERSON, Seat
from ui.views.log import log_items

pytestmark = pytest.mark.engine


def left_over(holdings: dict[int, int]) -> list[tuple[str, str]]:
    """What is still to be had in the final round with these holdings."""
    player = Player()
    for holding, n in holdings.items():
        player.holdings[holding] = n
    return leftovers(player, free_actions(player, True))


@pytest.mark.parametrize(
    ("holdings", "said"),
    [
        ({}, []),
        ({SILVER: 9, WOOD: 3}, []),
        ({TRADE: 2, WOOD: 1}, ["2 trade chits left: selling 1 wood brings 1 point."]),
        ({TRADE: 1, COPPER: 1}, ["1 trade chit left: selling 1 copper brings 1 point."]),
        ({TRADE: 1, GOLD: 1}, []),
        ({TRADE: 1, SILVER: 4}, ["1 trade chit left: buying 1 gold brings 2 points."]),
        ({TRADE: 2, SILVER: 1}, ["2 trade chits left: buying and selling 1 wood brings 1 point."]),
        ({TRADE: 1, SILVER: 1}, []),
        ({DEBT: 1, SILVER: 4}, []),
        ({DEBT: 1, SILVER: 5}, ["5 silver would pay off 1 debt: 1 point more."]),
        ({DEBT: 2, GOLD: 1}, []),
        ({DEBT: 3, GOLD: 1}, ["1 gold would pay off 1 debt: 1 point more."]),
    ],
)
def test_what_is_left_unused_at_the_end_is_told(holdings: dict[int, int], said: list[str]) -> None:
    assert [words for _, words in left_over(holdings)] == said


def test_finishing_is_warned_about_but_never_blocked() -> None:
    table = Table(FakeStore(at("final")))
    table.scheduler.run()
    assert table.app.game is not None
    seat = table.app.ui.viewer
    assert table.app.game.state.players[seat].holdings[TRADE], "the test needs trade chits"
    assert "trade chits left" in table.screen.html
    table.do("select:done")
    assert "something would still bring points" in table.screen.html
    before = table.app.game.session.position
    table.do("confirm")
    assert table.app.game.session.position == before + 1


def test_a_payment_says_what_it_wastes() -> None:
    for seed in range(1, 4):
        table = Table(FakeStore(at("pay_workers", 4, 5 + seed)))
        table.scheduler.run()
        if "select:pay gold 1" in table.screen.acts:
            table.do("select:pay gold 1")
            assert "wastes 3 silver: no change is given" in table.screen.html
            return
    raise AssertionError("no wages to be paid in gold")


def test_the_log_has_the_newest_action_on_top_and_reads_downwards_in_it() -> None:
    lines = (
        LogLine(0, "a bids", 1, 5),
        LogLine(1, "b passes", 1, 6),
        LogLine(1, "b advances", 1, 6),
        LogLine(-1, "round 2", 2, 6),
    )
    html = log_items(lines)
    found = [html.index(text) for text in ("round 2", "b passes", "b advances", "a bids")]
    assert found == sorted(found)


def test_opponents_linger_only_where_there_is_something_to_see(table: Table) -> None:
    table.app.settings.forced = False
    table.deal("pbbb")
    table.do("confirm")
    table.scheduler.run()
    table.do("confirm")
    paces: set[tuple[bool, float]] = set()
    while table.scheduler.waiting and table.app.game is not None and table.app.game.frame is not None:
        seconds, call = table.scheduler.waiting.pop(0)
        if "skip" in table.screen.acts:
            paces.add((table.app.game.frame.kind in (ALLOCATE, PAY_WORKERS), seconds))
        call()
    assert (True, 0.2) in paces and (False, 0.6) in paces
    assert all(seconds == 0.2 for routine, seconds in paces if routine)


def test_a_name_from_right_to_left_does_not_turn_its_sentence() -> None:
    assert Seat("\u05e9\u05dc\u05d5\u05dd", PERSON).label == "\u2068\u05e9\u05dc\u05d5\u05dd\u2069"
    assert Seat("Zoë 🐎", PERSON).label == "Zoë 🐎"
