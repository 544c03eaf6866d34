"""Each warning where it is due, and not where it is not."""

from __future__ import annotations

import pytest

from homesteaders.holdings import DEBT, FOOD, GOLD, SILVER, STEEL, TRADE, WOOD, WORKERS
from homesteaders.state import ALLOCATE, BID, BUILD, FINAL, PAY_AUCTION, PAY_WORKERS, Frame, Setup
from ui.game import Game
from ui.scenes import make_scene
from ui.settings import WARNINGS
from ui.text.en import WORDS
from ui.uistate import PERSON, TABLE, Seat, UiState
from ui.warnings import Warning, warnings

pytestmark = pytest.mark.engine

HAVE = {SILVER: 0, WOOD: 0, FOOD: 0, STEEL: 0, GOLD: 0, TRADE: 0, DEBT: 0}


def given(
    kind: int,
    choice: str = "",
    holdings: dict[int, int] | None = None,
    *,
    rings: int = 0,
    staged: tuple[str, ...] = (),
    arg: int = 1,
    standing: tuple[int, ...] = (),
) -> list[Warning]:
    """What is warned of at a decision of the first seat, with these holdings and this selection."""
    game = Game.deal(Setup(3, 7, True), tuple(Seat(name, PERSON) for name in "abc"))
    state = game.state
    seat = state.agenda[-1].seat
    state.agenda.append(Frame(kind, seat, arg))
    player = state.players[seat]
    for holding, n in {**HAVE, **(holdings or {})}.items():
        player.holdings[holding] = n
    for auction, value in enumerate(standing):
        state.standing[auction] = value
        state.holder[auction] = (seat + 1) % 3
    state.legal_now = None
    ui = UiState(page=TABLE, viewer=seat, choice=choice, rings=rings, staged=list(staged))
    return warnings(make_scene(game, ui, 1, False))


def keys(found: list[Warning]) -> list[str]:
    for warning in found:
        assert warning.key in WARNINGS and warning.words.endswith(".")
    return [warning.key for warning in found]


def test_every_warning_can_be_muted_by_name() -> None:
    assert all(f"ask.mute.{key}" in WORDS for key in WARNINGS)


def test_idle_workers_with_free_rings() -> None:
    assert given(ALLOCATE) == [Warning("idle", "1 worker stays idle although a ring is free.")]
    assert given(ALLOCATE, rings=1) == []
    assert keys(given(ALLOCATE, holdings={WORKERS: 2}, rings=1)) == ["idle"]
    assert given(ALLOCATE, holdings={WORKERS: 3}, rings=3) == [], "the Homestead has two rings"


def test_a_bid_beyond_the_means() -> None:
    assert given(BID, "bid 1 6", {SILVER: 6}) == []
    assert given(BID, "bid 1 9", {SILVER: 4, GOLD: 1}) == []
    (found,) = given(BID, "bid 1 9", {SILVER: 6})
    assert found.key == "beyond" and "6" in found.words and "2 debts" in found.words
    assert given(BID, "bid 1 7", {SILVER: 6, STEEL: 1, TRADE: 1}, staged=("sell steel",)) == []


def test_a_payment_that_gives_silver_away() -> None:
    assert given(PAY_WORKERS, "pay silver", {SILVER: 3, GOLD: 1, WORKERS: 1}) == []
    (found,) = given(PAY_WORKERS, "pay gold 1", {SILVER: 3, GOLD: 1, WORKERS: 1})
    assert found.key == "waste" and "4 silver" in found.words and "gives away 0" in found.words
    assert keys(given(PAY_AUCTION, "pay gold 1", {GOLD: 1}, standing=(3, 0))) == ["waste"], "2 lost"
    assert given(PAY_AUCTION, "pay gold 1", {GOLD: 1}, standing=(4, 0)) == []


def test_passing_while_an_auction_is_cheap() -> None:
    rich = {SILVER: 12, WOOD: 3, STEEL: 3, FOOD: 3}
    (found,) = given(BID, "pass", rich)
    assert found.key == "cheap" and "Auction 1 could still be had for 3" in found.words
    assert keys(given(BID, "pass", {**rich, SILVER: 2})) == [], "nothing can be paid"
    assert given(BID, "pass", rich, standing=(12, 12)) == []
    assert given(BID, "bid 1 3", rich) == []


def test_building_nothing_although_something_could_be_built() -> None:
    rich = {SILVER: 12, WOOD: 3, STEEL: 3, FOOD: 3}
    assert keys(given(BUILD, "decline", rich)) == ["nothing"]
    assert given(BUILD, "decline") == []


def test_finishing_with_debt_or_chits_that_could_be_used() -> None:
    assert keys(given(FINAL, "done", {DEBT: 1, SILVER: 5})) == ["debt"]
    assert keys(given(FINAL, "done", {TRADE: 1, WOOD: 1})) == ["chits"]
    assert keys(given(FINAL, "done", {TRADE: 1, WOOD: 1, DEBT: 1, SILVER: 5})) == ["chits", "debt"]
    assert given(FINAL, "done", {TRADE: 1, WOOD: 1}, staged=("sell wood",)) == []
    assert given(FINAL, "", {DEBT: 1, SILVER: 5}, staged=("repay silver",)) == []


def test_debt_although_a_sale_would_have_brought_as_much() -> None:
    assert keys(given(BID, "bid 1 3", {SILVER: 1, TRADE: 1, STEEL: 1}, staged=("debt",))) == ["leftover"]
    assert given(BID, "bid 1 3", {SILVER: 1, TRADE: 1, WOOD: 1}, staged=("debt",)) == [], "wood brings 1"
    assert given(BID, "bid 1 3", {SILVER: 1, STEEL: 1}, staged=("debt",)) == [], "no chit"
    assert keys(given(BID, "", {TRADE: 1, FOOD: 1}, staged=("debt",))) == ["leftover"], "also without a choice"
