"""Actions exist once, and each has a token that comes back."""

from __future__ import annotations

import copy
import pickle
from dataclasses import fields
from typing import get_args

import pytest

from homesteaders import IllegalAction, NotationError, Setup, apply, new_game, parse, token
from homesteaders.actions import (
    FREE_ACTION_TYPES,
    FREE_ACTIONS,
    Accept,
    Action,
    BankExchange,
    Bid,
    Build,
    Buy,
    Decline,
    Done,
    Market,
    NeutralBid,
    Pass,
    Pay,
    Place,
    Recruit,
    Repay,
    Reward,
    Sell,
    TakeDebt,
    is_free,
)
from homesteaders.catalog import BUILDING, RINGS
from homesteaders.holdings import FOOD, GOLD, GOODS, LIVESTOCK, STEEL, WOOD
from homesteaders.rng import Rng
from tests.engine_support import snapshot

pytestmark = pytest.mark.engine

FARM, FORGE, FAIRGROUNDS = (BUILDING[key].id for key in ("farm", "forge", "fairgrounds"))

TOKENS: list[tuple[Action, str]] = [
    (NeutralBid(1), "neutral 1"),
    (NeutralBid(2), "neutral 2"),
    (Place(0), "place -"),
    (Place(0b1111), "place homestead/1 homestead/2 farm/1 farm/2"),
    (Place(0b11 << 9), "place river_port/1 river_port/2"),
    (Place(1 << 13), "place forge/1"),
    (Pay(0), "pay silver"),
    (Pay(1), "pay gold 1"),
    (Pay(12), "pay gold 12"),
    (Bid(1, 3), "bid 1 3"),
    (Bid(3, 21), "bid 3 21"),
    (Pass(), "pass"),
    (Reward("rail_line"), "reward rail_line"),
    (Reward("vp"), "reward vp"),
    (Build(FORGE), "build forge"),
    (Build(FAIRGROUNDS, 1, 0), "build fairgrounds copper=gold"),
    (Build(FAIRGROUNDS, 0, 1), "build fairgrounds livestock=gold"),
    (Build(FAIRGROUNDS, 1, 1), "build fairgrounds copper=gold livestock=gold"),
    (Accept(), "accept"),
    (Accept(True), "accept gold"),
    (Decline(), "decline"),
    (Buy(STEEL), "buy steel"),
    (Buy(STEEL, 1), "buy steel with gold"),
    (Buy(LIVESTOCK), "buy livestock"),
    (Sell(WOOD), "sell wood"),
    (Recruit(), "recruit"),
    (Market(FOOD), "market food"),
    (Market(STEEL), "market steel"),
    (BankExchange(), "bank"),
    (TakeDebt(), "debt"),
    (Repay(0), "repay silver"),
    (Repay(1), "repay gold"),
    (Done(), "done"),
]


@pytest.mark.parametrize(("action", "text"), TOKENS, ids=[text for _, text in TOKENS])
def test_token(action: Action, text: str) -> None:
    assert token(action) == text
    assert parse(text) is action
    assert parse(f"  {text.replace(' ', '   ')}\t") is action


def test_every_placement_comes_back() -> None:
    rng = Rng(3)
    for rings in [1 << ring.id for ring in RINGS] + [rng.below(1 << len(RINGS)) for _ in range(300)]:
        assert parse(token(Place(rings))) is Place(rings)


def test_actions_exist_once() -> None:
    assert Bid(2, 9) is Bid(2, 9) is Bid(auction=2, value=9) is not Bid(2, 12)
    assert Accept() is Accept(False) is Accept(gold=False)
    assert Build(FARM) is Build(FARM, 0, 0) is Build(building=FARM)
    assert Pay(99) is Pay(99)
    for action, _ in TOKENS:
        assert copy.copy(action) is copy.deepcopy(action) is pickle.loads(pickle.dumps(action)) is action
    assert len({action for action, _ in TOKENS}) == len(TOKENS)


def test_a_wrong_type_is_another_action() -> None:
    """True and 1.0 equal 1; an action made of them stands for nothing all the same."""
    for strange in (Pay(True), Pay(1.0), Pay("1"), Pay([1]), Pay(None)):  # type: ignore[arg-type]
        assert strange is not Pay(1)
        assert strange != Pay(1)
    assert Accept(1) is not Accept(True)  # type: ignore[arg-type]
    assert Bid(True, 3) is not Bid(1, 3)
    assert Buy(True) is not Buy(WOOD)
    assert type(Pay(1).gold) is int


@pytest.mark.parametrize("gold", [-1, 99, 1.5, "1", True, None, (), float("nan"), [1]])
def test_no_payment_is_made_of_what_is_no_count(gold: object) -> None:
    """CASES A06."""
    state = new_game(Setup(2, 1))
    apply(state, Place(0))
    state.players[state.current.seat].holdings[GOLD] = 3  # type: ignore[union-attr]
    state.legal_now = None
    before = snapshot(state)
    with pytest.raises(
        IllegalAction, match=r"^(Gold is paid in whole pieces|1 silver can be paid with at most 1 gold)"
    ):
        apply(state, Pay(gold))  # type: ignore[arg-type]
    assert snapshot(state) == before


@pytest.mark.parametrize(("action", "text"), TOKENS, ids=[text for _, text in TOKENS])
def test_actions_cannot_be_changed(action: Action, text: str) -> None:
    for name in (*(field.name for field in fields(action)), "note"):
        with pytest.raises((AttributeError, TypeError)):
            setattr(action, name, 12)
    assert token(action) == text
    assert type(action).__eq__ is object.__eq__, "compared by identity, which costs nothing"


def test_free_actions() -> None:
    assert {action for action, _ in TOKENS if is_free(action)} <= set(FREE_ACTIONS)
    assert len(set(FREE_ACTIONS)) == len(FREE_ACTIONS) == 23
    assert {type(action) for action in FREE_ACTIONS} == set(FREE_ACTION_TYPES)
    assert {kind for kind in get_args(Action) if kind.free} == set(FREE_ACTION_TYPES)
    assert [action.good for action in FREE_ACTIONS if isinstance(action, Sell)] == list(GOODS)
    assert not any(is_free(action) for action in (Pass(), Done(), Accept(), Decline(), Pay(0), Place(0)))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "#",
            "bid",
            "bid 2",
            "bid 2 8",
            "bid 2 9 9",
            "bid 4 3",
            "bid 0 3",
            "bid -1 3",
            "bid 1 -3",
            "bid ² 9",
        ),
        *(
            "bid 1 ９",
            "bid 1 " + "9" * 5000,
            "BID 1 3",
            "pass now",
            "passe",
            "pay",
            "pay gold",
            "pay gold 0",
            "pay gold -1",
        ),
        *("pay gold 1.5", "pay gold ²", "pay gold 123456", "pay 5", "place", "place homestead", "place homestead/3"),
        *("place homestead/1 homestead/1", "place - homestead/1", "place castle/1", "build", "build castle"),
        *("build farm copper=gold", "build church livestock=gold", "build fairgrounds livestock=gold copper=gold"),
        *("build forge forge", "accept silver", "buy", "buy silver", "buy copper with gold", "buy trade", "sell vp"),
        *("market wood", "market gold", "repay", "repay wood", "neutral 3", "neutral", "reward", "reward silver"),
        *("{0}", "%s", "<b>", "\x00", "bid\u00a02\u00a0x", "🂡", "done done", "debt 2", "recruit worker"),
    ],
)
def test_what_is_no_token(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    sentence = str(caught.value)
    assert sentence[-1] in ".!?" and len(sentence) < 200


def test_the_reason_names_what_is_wrong() -> None:
    with pytest.raises(NotationError, match="no building called “castle”"):
        parse("build castle")
    with pytest.raises(NotationError, match="“8” is not a bid value: bid one of 3, 4, 5, 6, 7, 9, 12, 16, 21"):
        parse("bid 2 8")
