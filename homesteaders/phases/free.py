"""The free actions (R5): buy, sell, recruit, Market and Bank exchange, debt; and paying off debt in the final round.

They leave the decision point open, so they stand beside the phases rather than among them.
"""

from __future__ import annotations

from functools import cache

from ..actions import (
    FREE_ACTIONS,
    MARKET_INPUT,
    Action,
    BankExchange,
    Buy,
    Market,
    Recruit,
    Repay,
    Sell,
    TakeDebt,
)
from ..catalog import PERK_BANK, PERK_MARKET, PERK_STORE
from ..events import IllegalAction
from ..holdings import (
    DEBT,
    FOOD,
    GOLD,
    GOODS,
    PRICES,
    SILVER,
    TRADE,
    VP,
    WORKERS,
    Amounts,
)
from ..ledger import Log, change
from ..state import FINAL, Frame, Player, State

DEBT_SILVER = 2
"""R5.10: what a debt brings."""
REPAY_SILVER = 5
"""R7.3: what paying off a debt costs."""

_NAMES = {Buy: "buy", Sell: "sell", Recruit: "recruit", Market: "market", BankExchange: "bank", TakeDebt: "debt"}


@cache
def changes_of(action: Action, store: bool = False) -> Amounts:
    """What a free action changes, as signed counts; `store`: with a General Store (R5.9)."""
    match action:
        case Buy(good, gold):
            with_gold = ((GOLD, 1),) if gold else ()
            return _sum(((TRADE, -1), (good, 1)), _negative(with_gold or (PRICES[good],)))
        case Sell(good):
            return _sum(((TRADE, -1), (good, -1), (VP, 1)), (PRICES[good],), ((SILVER, int(store)),))
        case Recruit():
            return _sum(((TRADE, -1), (FOOD, -1), (WORKERS, 1)))
        case Market(good):
            return _sum(((TRADE, -1), (MARKET_INPUT[good], -1), (good, 1)))
        case BankExchange():
            return _sum(((TRADE, -1), (SILVER, 1)))
        case TakeDebt():
            return _sum(((SILVER, DEBT_SILVER), (DEBT, 1)))
        case Repay(gold):
            return _sum(((DEBT, -1),), ((GOLD, -1),) if gold else ((SILVER, -REPAY_SILVER),))
    raise ValueError(f"{action} is no free action")


def needs_of(action: Action) -> Amounts:
    """What must be at hand for a free action; beside it a Market, a Bank or the final round may be needed."""
    if isinstance(action, Buy) and action.good == GOLD and action.gold:
        return ((GOLD, 1), (TRADE, 1))
    return tuple((holding, -n) for holding, n in changes_of(action) if n < 0)


def _negative(changes: Amounts) -> Amounts:
    return tuple((holding, -n) for holding, n in changes)


def _sum(*parts: Amounts) -> Amounts:
    total: dict[int, int] = {}
    for part in parts:
        for holding, n in part:
            total[holding] = total.get(holding, 0) + n
    return tuple(sorted((holding, n) for holding, n in total.items() if n))


_CHANGES = {action: changes_of(action) for action in FREE_ACTIONS}
_CHANGES_WITH_STORE = {action: changes_of(action, True) for action in FREE_ACTIONS}
_NEEDS = tuple((action, needs_of(action)) for action in FREE_ACTIONS)
# Of each holding, as many as any free action asks for; more makes no difference.
_CAPS = {SILVER: REPAY_SILVER, TRADE: 1, DEBT: 1} | dict.fromkeys(GOODS, 1)
assert all(n <= _CAPS[holding] for _, needs in _NEEDS for holding, n in needs)
# R5.2: what no trade chit is needed for, before the final round.
_WITHOUT_TRADE = tuple(action for action, needs in _NEEDS if not isinstance(action, Repay) and TRADE not in dict(needs))


# What is affordable, for each capped (silver, goods ..., trade, debt), perks and whether it is the final round.
_KNOWN: dict[tuple[int, ...], tuple[Action, ...]] = {}


def _affordable(silver: int, *counts: int) -> tuple[Action, ...]:
    *held, perks, final = counts
    have = {SILVER: silver} | dict(zip((*GOODS, TRADE, DEBT), held, strict=True))
    return tuple(
        action
        for action, needs in _NEEDS
        if all(have[holding] >= n for holding, n in needs)
        and (not isinstance(action, Market) or perks & PERK_MARKET)
        and (not isinstance(action, BankExchange) or perks & PERK_BANK)
        and (not isinstance(action, Repay) or final)
    )


def free_actions(player: Player, final: bool) -> tuple[Action, ...]:
    """R5.2, R15.4: the free actions that a player can take now, in table order."""
    silver, wood, food, steel, gold, copper, livestock, trade, _, debt, _, _ = player.holdings
    if not (trade or final):
        return _WITHOUT_TRADE
    key = (
        silver if silver < REPAY_SILVER else REPAY_SILVER,
        wood > 0,
        food > 0,
        steel > 0,
        gold > 0,
        copper > 0,
        livestock > 0,
        trade > 0,
        debt > 0,
        player.perks & (PERK_MARKET | PERK_BANK),
        final,
    )
    known = _KNOWN.get(key)
    if known is None:
        known = _KNOWN[key] = _affordable(*key)
    return known


def apply_free(state: State, frame: Frame, action: Action, log: Log) -> None:
    """Carry out a free action; the decision point stays open."""
    player = state.players[frame.seat]
    changes = (_CHANGES_WITH_STORE if player.perks & PERK_STORE else _CHANGES)[action]
    if log is None:
        holdings = player.holdings
        for holding, n in changes:
            holdings[holding] += n
    elif isinstance(action, Repay):
        change(state, frame.seat, changes, log, "repaid", "debt")
    else:
        change(state, frame.seat, changes, log, _NAMES[type(action)], "debt" if action is TakeDebt() else "trade")


def why_not_free(state: State, frame: Frame, action: Action) -> IllegalAction:
    """Why a free action is not possible now."""
    player = state.players[frame.seat]
    if action not in FREE_ACTIONS:
        return IllegalAction("free.unknown")
    if isinstance(action, Market) and not player.perks & PERK_MARKET:
        return IllegalAction("market.none")
    if isinstance(action, BankExchange) and not player.perks & PERK_BANK:
        return IllegalAction("bank.none")
    if isinstance(action, Repay):
        if frame.kind != FINAL:
            return IllegalAction("repay.final_only")
        if not player.holdings[DEBT]:
            return IllegalAction("repay.no_debt")
    missing = tuple(
        (holding, n - player.holdings[holding]) for holding, n in needs_of(action) if player.holdings[holding] < n
    )
    return IllegalAction("free.short", missing=missing)
