"""Players who know what the rancher knows and still make mistakes: greenhorn and settler.

What they misjudge they misjudge for the whole round, as people do, and not anew at each bid: the error of an auction is
drawn from what lies on the table. They raise by the least step and never bid what two debts could not cover.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..actions import Action, Bid, Decline, Pass, Place, Reward
from ..catalog import ALL_TYPES, BID_VALUES
from ..holdings import GOLD, SILVER, TRADE, worth_in_silver
from ..phases.free import DEBT_SILVER
from ..preview import least_bid
from ..rng import Rng
from ..state import ALLOCATE, BID, BUILD, EXTRA_BUILD, FINAL, NEUTRAL_BID, TRACK_REWARD, State
from ..views import View
from .funding import build
from .liquidation import final_action
from .outlook import Outlook
from .placement import place
from .rancher import Rancher
from .values import WEIGHTS, Weights
from .worth import scale_for

MOST_DEBTS = 2
"""How many debts it takes, at most, for one auction."""


class Habits(NamedTuple):
    """How a player errs. Chances are from 0 to 1."""

    misjudges: float
    """Standard deviation of how wrong it is about the worth of an auction, a building or a reward, in points."""
    passes: float = 0.0
    """Chance to leave the bidding although something is worth a bid."""
    idles: float = 0.0
    """Chance to leave a worker idle who could work."""
    forgets: float = 0.0
    """Chance not to think of trades, or of recruiting."""

    def times(self, factor: float) -> Habits:
        """So many times as many mistakes, and as grave."""
        return Habits(*(factor * each for each in self))


class Fallible:
    """A rancher with habits, by number of players; `tempers` may give it another temper, by number of players too."""

    def __init__(self, name: str, habits: Mapping[int, Habits], tempers: Mapping[int, Weights] = WEIGHTS) -> None:
        self.name = name
        self._habits = habits
        self._tempers = tempers

    def choose(self, view: View, rng: Rng) -> Action:
        table, frame = view.table, view.table.current
        assert frame is not None
        if len(view.legal) == 1:
            return view.legal[0]
        habits = self._habits[table.setup.players]
        kind = frame.kind
        forgets = rng.unit() < habits.forgets
        if kind == FINAL:
            return _last_action(view, forgets)
        if kind == NEUTRAL_BID and forgets:
            return view.legal[rng.below(2)]
        weights = self._tempers[table.setup.players]
        if kind not in (BID, ALLOCATE, BUILD, EXTRA_BUILD, TRACK_REWARD):
            return Rancher(weights).choose(view, rng)
        outlook = Outlook(scale_for(table.setup.players, weights), table, view.seat)
        if kind == BID:
            return self._bid(outlook, habits, rng)
        if kind == TRACK_REWARD:
            rewards = [action for action in view.legal if isinstance(action, Reward)]
            return max(
                rewards,
                key=lambda reward: (
                    outlook.scale.reward(outlook.player, outlook.holdings, reward.key, table.round)
                    + habits.misjudges / 2 * error(table, view.seat, reward.token)
                ),
            )
        if forgets and outlook.holdings[TRADE]:
            outlook = _without_trades(outlook)
        if kind == ALLOCATE:
            action = place(outlook)
            if isinstance(action, Place) and rng.unit() < habits.idles:
                return _one_fewer(view, action, rng)
            return action
        tile = table.tile(frame.arg) if kind == BUILD else None
        types = tile.types if tile else ALL_TYPES
        action = build(outlook, types)
        # Nobody pays for an auction and then does not look for a way to build.
        return Rancher(weights).choose(view, rng) if forgets and isinstance(action, Decline) else action

    def _bid(self, outlook: Outlook, habits: Habits, rng: Rng) -> Action:
        table, seat = outlook.table, outlook.seat
        hasty = rng.unit() < habits.passes
        best: Action = Pass()
        most = outlook.passing() + outlook.scale.weights.margin
        holdings = outlook.player.holdings
        money = worth_in_silver(holdings[SILVER], holdings[GOLD]) + DEBT_SILVER * MOST_DEBTS
        for auction in range(1, table.auctions + 1):
            bid = least_bid(table, seat, auction)
            if bid <= min(money, BID_VALUES[-1]):
                wrong = habits.misjudges * error(table, seat, f"auction {auction}")
                points = outlook.offer(auction, bid).points + wrong
                if points > most:
                    best, most = Bid(auction, bid), points
        return Pass() if hasty else best


def error(table: State, seat: int, what: str) -> float:
    """How wrong a seat is about something in this round: a number of mean 0 and standard deviation 1, drawn from what
    lies on the table, so that it stays the same while others bid."""
    number = table.round * 8 + seat
    for pile in table.deal.piles[1:]:
        for tile in pile:
            number = number * 31 + tile
    for letter in what:
        number = number * 131 + ord(letter)
    rng = Rng(number)
    # Four even numbers make a fair bell, the same on every machine, which a logarithm might not be.
    return (rng.unit() + rng.unit() + rng.unit() + rng.unit() - 2) * 3**0.5


def _without_trades(outlook: Outlook) -> Outlook:
    holdings = list(outlook.holdings)
    holdings[TRADE] = 0
    new = outlook.with_holdings(holdings)
    new.player = outlook.player.copy()
    new.player.holdings[TRADE] = 0
    return new


def _one_fewer(view: View, placement: Place, rng: Rng) -> Action:
    """A placement with one worker fewer, if there is one."""
    fewer = [
        action
        for action in view.legal
        if isinstance(action, Place)
        and action.rings & ~placement.rings == 0
        and action.rings.bit_count() == placement.rings.bit_count() - 1
    ]
    return fewer[rng.below(len(fewer))] if fewer else placement


def _last_action(view: View, forgets: bool) -> Action:
    """R15.2: all that gains; who forgets stops trading, and pays off debt only."""
    player = view.table.players[view.seat]
    if forgets and player.holdings[TRADE]:
        player = player.copy()
        player.holdings[TRADE] = 0
    return final_action(player)
