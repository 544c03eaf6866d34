"""The final actions (R15.2): what is foretold is the best there is, is reached step by step, and is guessed nearly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from homesteaders import Setup
from homesteaders.bots.areas import worker_bonus as bonus_of
from homesteaders.bots.endgame import quick_points
from homesteaders.bots.liquidation import final_points
from homesteaders.catalog import PERK_BANK, PERK_MARKET, PERK_STORE
from homesteaders.holdings import DEBT, GOLD, SILVER, STEEL, TRADE, WOOD
from homesteaders.rng import Rng
from homesteaders.state import FINAL, Player
from tests.bot_support import SMALL, positions
from tests.final_support import (
    PERKS,
    played,
    random_end,
    random_holdings,
    search_by_chits,
    search_everything,
    somebody,
    worker_bonus,
)

pytestmark = pytest.mark.engine

ALL_PERKS = tuple(a | b | c for a, b, c in product(*((0, perk) for perk in PERKS)))
EVERYBODY = tuple(product(ALL_PERKS, range(4)))
"""Every combination of General Store, Market and Bank, with up to three buildings that count workers."""


def foretold(player: Player) -> tuple[int, int]:
    """The points and silver that `final_points` tells."""
    thousandths = round(1000 * final_points(player, player.holdings))
    return thousandths // 1000, thousandths % 1000


def agree(player: Player, best: tuple[int, int]) -> None:
    what = (player.holdings[:], player.perks, worker_bonus(player))
    assert foretold(player) == best, what
    assert played(player)[:2] == best, what


def test_against_every_order_of_the_free_actions() -> None:
    rng = Rng(3)
    for _ in range(40):
        player = random_end(rng)
        agree(player, search_everything(player))


def test_the_two_searches_agree() -> None:
    rng = Rng(2)
    for perks, bonus in EVERYBODY:
        player = somebody(perks, bonus, random_holdings(rng, rng.below(5), 2, 6, 6))
        assert search_by_chits(player, 2) == search_everything(player, 2), (player.holdings, perks, bonus)


@pytest.mark.parametrize("perks", ALL_PERKS)
def test_all_perks_and_bonuses_with_up_to_twelve_chits(perks: int) -> None:
    rng = Rng(10 + perks)
    for bonus in range(4):
        chits = (3, 6, 9, 12)[(bonus + ALL_PERKS.index(perks)) % (2 if SMALL else 4)]
        player = somebody(perks, bonus, random_holdings(rng, chits, 1, 6, 9))
        agree(player, search_by_chits(player, 2))


def test_more_debts_may_be_worth_it() -> None:
    rng = Rng(4)
    for perks, bonus in EVERYBODY[::3]:
        player = somebody(perks, bonus, random_holdings(rng, 2 + rng.below(5), 1, 2, 1))
        agree(player, search_by_chits(player, 7))


@pytest.mark.long
@pytest.mark.parametrize("perks", ALL_PERKS)
def test_all_perks_and_bonuses_with_up_to_thirty_chits(perks: int) -> None:
    rng = Rng(20 + perks)
    for bonus in range(4):
        for chits, goods in ((30, 1), (20, 2), (12, 3), (8, 5)):
            player = somebody(perks, bonus, random_holdings(rng, chits, goods, 12, 12))
            agree(player, search_by_chits(player, 2))


def test_step_by_step_is_what_was_foretold() -> None:
    rng = Rng(5)
    for perks, bonus in EVERYBODY:
        for most in (6, 16, 40):
            player = somebody(perks, bonus, random_holdings(rng, rng.below(most), 6, 20, 15))
            best = foretold(player)
            assert played(player)[:2] == best, (player.holdings, perks, bonus)


@pytest.mark.parametrize(
    ("perks", "counts", "points", "silver"),
    [
        # Two chits make a point, over and over; the General Store pays for it, too.
        (0, {SILVER: 1, TRADE: 7}, 3, 1),
        (PERK_STORE, {SILVER: 1, TRADE: 4}, 2, 3),
        # The Market turns bought wood into silver that pays off the fifth debt.
        (PERK_MARKET, {SILVER: 3, TRADE: 4, DEBT: 5}, 1 - 10, 0),
        (PERK_BANK, {SILVER: 3, TRADE: 2, DEBT: 5}, -10, 0),
        # With nothing at all the first silver is a debt, or the Bank's.
        (0, {TRADE: 6}, 2, 2),
        (PERK_BANK, {TRADE: 5}, 2, 1),
        # Gold pays a debt that costs more than two points.
        (0, {GOLD: 1, DEBT: 3}, -3, 0),
        (0, {GOLD: 1, DEBT: 2}, 2 - 3, 0),
        (0, {SILVER: 4, STEEL: 1, WOOD: 1, TRADE: 2}, 1 + 2, 3),
    ],
)
def test_some_by_hand(perks: int, counts: dict[int, int], points: int, silver: int) -> None:
    player = somebody(perks, 0, [counts.get(holding, 0) for holding in range(len(Player().holdings))])
    agree(player, (points, silver))


def ends() -> Iterator[Player]:
    """The players of some games of bots before their final actions."""
    for players, names in ((2, ("rancher",)), (3, ("delta",)), (4, ("rancher", "delta"))):
        for seed in range(1_000_600, 1_000_603):
            before = -1
            for state, _, _ in positions(Setup(players, seed), names):
                seat = state.agenda[-1].seat
                if state.agenda[-1].kind == FINAL and seat != before:
                    before = seat
                    yield state.copy().players[seat]


def test_the_quick_form_is_near() -> None:
    """On players of real games and on random ones with many chits: never too high, and seldom much too low."""
    rng = Rng(6)
    real = list(ends())
    assert len(real) == 27
    mad = [somebody(perks, bonus, random_holdings(rng, rng.below(25), 3, 14, 9)) for perks, bonus in EVERYBODY * 10]
    for players, mean, most in ((real, 0.1, 2.1), (mad, 0.3, 10.0)):
        gaps = []
        for player in players:
            best = final_points(player, player.holdings)
            gaps.append(best - quick_points(player.holdings, player.perks, bonus_of(player.owned)))
        assert min(gaps) > -1e-9
        assert max(gaps) < most
        assert sum(gaps) / len(gaps) < mean
    rich = somebody(0, 0, [1, 1, 0, 0, 2, 0, 0, 15, 0, 8, 3, 0])
    assert final_points(rich, rich.holdings) - quick_points(rich.holdings, 0, 0) < 0.5
