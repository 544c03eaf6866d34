"""Orders: what they say, when they act, when they are spent; their place in a transcript."""

from __future__ import annotations

import pytest

from homesteaders import Session, Setup, is_over, legal, parse
from homesteaders.actions import Bid, Pass
from homesteaders.catalog import BID_VALUES
from homesteaders.orders import (
    BidOrder,
    Order,
    OrderError,
    WagesOrder,
    answer,
    check_order,
    notation,
    read_order,
    spent,
    waiting,
)
from homesteaders.record import Record, RecordError, Terms, read, transcript
from homesteaders.rng import Rng
from homesteaders.state import BID, PAY_WORKERS, TRACK_REWARD
from tests.engine_support import Curious, play
from tests.golden_games import golden_files, golden_record

pytestmark = pytest.mark.engine

NOTED = [
    (BidOrder(0, 3, 2, 7, "trade"), "1 round 3 bid 2 7 reward trade"),
    (BidOrder(3, 10, 1, 21), "4 round 10 bid 1 21"),
    (BidOrder(0, 3), "1 round 3 pass"),
    (BidOrder(1, 1, reward="rail_line"), "2 round 1 pass reward rail_line"),
    (WagesOrder(0, 3), "1 round 3 wages"),
]


@pytest.mark.parametrize(("order", "text"), NOTED)
def test_notation(order: Order, text: str) -> None:
    assert notation(order) == text
    assert read_order(text) == order
    check_order(order, Setup(4))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "1",
            "1 round 3",
            "1 round 3 bid 2",
            "1 round 3 pass reward",
            "1 round 3 pass reward silver",
            "x round 3 pass",
        ),
        *("1 round 3 wages now", " 1 round 3 wages", "1  round 3 wages", "01 round 3 wages", "1 round 3 bid 0 0"),
        *(
            "-1 round 3 wages",
            "1 round ٣ wages",
            "1 round 3 wages\n",
            "1 round 3 bid 2 7 8",
            "1 round 99999 wages",
            "{0}",
        ),
    ],
)
def test_what_is_no_order(text: str) -> None:
    with pytest.raises(OrderError) as caught:
        read_order(text)
    assert str(caught.value).startswith("“") and str(caught.value)[-1] == "."


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (BidOrder(3, 1), "There are 3 seats"),
        (WagesOrder(-1, 1), "There are 3 seats"),
        (WagesOrder(0, 0), "Orders are for rounds 1 to 10"),
        (WagesOrder(0, 11), "Orders are for rounds 1 to 10"),
        (BidOrder(0, True), "Orders are for rounds"),
        (BidOrder(0, 1, 3, 7), "There are 2 auctions"),
        (BidOrder(0, 1, 1, 8), "The bid values are 3, 4"),
        (BidOrder(0, 1, 1, 0), "The bid values are"),
        (BidOrder(0, 1, 0, 7), "The bid values are"),
        (BidOrder(0, 1, 1, 7, "silver"), "There is no such reward"),
    ],
)
def test_orders_that_make_no_sense(order: Order, said: str) -> None:
    with pytest.raises(OrderError, match=said):
        check_order(order, Setup(3))


def _at(*texts: str, players: int = 3) -> Session:
    session = Session(Setup(players, 7))
    for text in texts:
        session.do(parse(text))
    return session


BIDDING = ("place -", "pay silver") * 3


def test_a_bid_order_bids_the_least_up_to_its_most_and_then_passes() -> None:
    session = _at(*BIDDING)
    first, second, third = (session.state.agenda[-1].seat + step for step in range(3))
    first, second, third = first % 3, second % 3, third % 3
    order = BidOrder(first, 1, 2, 5, "trade")
    assert answer(order, session.state) is Bid(2, 3)
    session.do(Bid(2, 3))
    assert answer(order, session.state) is None and not spent(order, session.state)
    session.do(Bid(2, 4), second)
    session.do(Bid(2, 5), third)
    assert answer(order, session.state) is Pass()
    session.do(Pass(), first)
    assert answer(order, session.state) is parse("reward trade") and not spent(order, session.state)
    assert spent(BidOrder(first, 1, 2, 5), session.state) and spent(BidOrder(first, 1, reward="gold"), session.state)
    session.do(parse("reward trade"))
    assert spent(order, session.state) and answer(order, session.state) is None
    assert not spent(BidOrder(second, 1, 1, 3), session.state)


def test_orders_of_other_seats_and_rounds_say_nothing() -> None:
    session = _at(*BIDDING)
    seat = session.state.agenda[-1].seat
    for order in (BidOrder((seat + 1) % 3, 1, 1, 9), BidOrder(seat, 2, 1, 9), WagesOrder(seat, 1)):
        assert answer(order, session.state) is None
    assert answer(BidOrder(seat, 1), session.state) is Pass()
    assert spent(WagesOrder(seat, 1), session.state) and not spent(WagesOrder(seat, 2), session.state)


def test_wages_are_paid_in_silver_only() -> None:
    session = _at("place -")
    order = WagesOrder(session.state.agenda[-1].seat, 1)
    assert answer(order, session.state) is parse("pay silver")
    poor = session.state.copy()
    poor.legal_now = None
    poor.players[order.seat].holdings[0] = 0
    assert answer(order, poor) is None and not spent(order, poor)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_orders_act_only_where_it_is_legal_and_never_once_they_are_spent(players: int) -> None:
    """Over whole games, with the neutral token and the Lawyer: what an order answers is legal, spent means silent."""
    for seed in range(3):
        session = play(Session(Setup(players, seed)), Curious(), Rng(seed))
        orders: list[Order] = [WagesOrder(seat, number) for seat in range(players) for number in (1, 4, 10)]
        orders += [
            BidOrder(seat, number, auction, BID_VALUES[4] if auction else 0, "trade")
            for seat in range(players)
            for number in (1, 5, 9)
            for auction in (0, 1, 2)
        ]
        gone: set[Order] = set()
        for position in range(len(session.actions) + 1):
            state = session.state_at(position)
            for order in orders:
                action = answer(order, state)
                if order in gone:
                    assert action is None and spent(order, state)
                elif spent(order, state):
                    assert action is None
                    gone.add(order)
                if action is not None:
                    assert action in legal(state) and state.agenda[-1].seat == order.seat
                    assert state.agenda[-1].kind in (BID, TRACK_REWARD, PAY_WORKERS)
        assert is_over(session.state) and gone == set(orders)


def test_waiting_keeps_the_last_of_a_kind() -> None:
    state = _at(*BIDDING).state
    first, last = BidOrder(0, 2, 1, 3), BidOrder(0, 2)
    assert waiting([first, WagesOrder(0, 1), WagesOrder(0, 2), last], state) == (last, WagesOrder(0, 2))


def test_orders_and_terms_in_a_transcript() -> None:
    session = _at("place -", "pay silver")
    orders = (BidOrder(0, 1, 2, 7, "trade"), WagesOrder(2, 2), BidOrder(0, 2))
    record = Record(session, (), Terms(True, True), orders)
    text = transcript(record)
    assert text.splitlines()[5:10] == [
        "undo casual",
        "table by_link",
        "sealed 1 MSByb3VuZCAxIGJpZCAyIDcgcmV3YXJkIHRyYWRl",
        "sealed 3 MyByb3VuZCAyIHdhZ2Vz",
        "sealed 1 MSByb3VuZCAyIHBhc3M",
    ]
    again = read(text)
    assert (again.terms, again.orders) == (record.terms, orders)
    assert read(transcript(Record(session))).terms == Terms() and read(transcript(Record(session))).orders == ()
    old = transcript(golden_record(golden_files()[0]))
    assert "undo" not in old and "table" not in old and "sealed" not in old


def test_spent_orders_are_not_written() -> None:
    session = _at(*BIDDING)
    assert "sealed" not in transcript(Record(session, (), Terms(), (WagesOrder(0, 1),)))


HEAD = "homesteaders 1\nrules 1\nplayers 3\nseed 7\nholdings open\n"


@pytest.mark.parametrize(
    "lines",
    [
        *("undo usual", "undo", "undo casual casual", "table", "table by-link", "sealed", "sealed 1", "sealed 1 x"),
        *("sealed 1 MyByb3VuZCAyIHdhZ2Vz", "sealed 3 MyByb3VuZCAyIHdhZ2Vz=", "sealed 3 MyByb3VuZCAyIHdhZ2Vz x"),
        *("sealed 3 MyByb3VuZCAyIHdhZ2V", "sealed 3 MyByb3VuZCAyIHdhZ2Vz\nsealed 3 MyByb3VuZCAyIHdhZ2Vz"),
        "sealed 3 " + "M" * 5000,
        "sealed 3 MyByb3VuZCAxMSB3YWdlcw",  # 3 round 11 wages
        "sealed 4 NCByb3VuZCAyIHdhZ2Vz",  # 4 round 2 wages
        "sealed 1 MSByb3VuZCAxIGJpZCAzIDc",  # 1 round 1 bid 3 7
        "sealed 1 MSByb3VuZCAyIHBhc3M\nsealed 1 MSByb3VuZCAyIGJpZCAyIDc",  # two bid orders for one round
        "sealed 1 MSByb3VuZCAyIMOkw7Y",
        "place -\nsealed 1 MSByb3VuZCAyIHBhc3M",
        "undo casual\nundo casual",
    ],
)
def test_damaged_orders_are_refused_with_their_line(lines: str) -> None:
    with pytest.raises(RecordError, match=r"^Line [67]: ") as caught:
        read(HEAD + lines + "\n")
    assert str(caught.value)[-1] in ".!?"
