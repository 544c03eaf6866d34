"""What is within reach, in the words of the screen: buildings, payments, and in the final round further points."""

from __future__ import annotations

from collections.abc import Sequence

from homesteaders import preview
from homesteaders.actions import Action, Bid, Build, Buy, Recruit, Repay, Sell, is_free, parse
from homesteaders.catalog import BUILDINGS, PERK_PORT, PERK_STORE
from homesteaders.holdings import GOLD, SILVER, TRADE, Amounts
from homesteaders.planner import Plan, cheapest_build, cheapest_hold, ways_to_pay
from homesteaders.scoring import score
from homesteaders.state import (
    ALLOCATE,
    BID,
    NEUTRAL_BID,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    Player,
)
from homesteaders.views import View

from .scene import Fit, debts_for, means
from .uistate import UiState
from .words import counted, noun, t

MOST_DEBTS = 6
"""A way with more debt than this is out of reach."""


def _free_tokens(plan: Plan) -> tuple[str, ...]:
    return tuple(action.token for action in plan.actions if is_free(action))


def _lacks(player: Player, cost: Amounts) -> str:
    """What of the cost is not there, by name."""
    return counted(tuple((h, n - player.holdings[h]) for h, n in cost if player.holdings[h] < n))


def how(tokens: tuple[str, ...]) -> str:
    """`2 trades, 1 debt`."""
    debts = sum(token == "debt" for token in tokens)
    parts = [t("fit.trades", n=len(tokens) - debts)] if len(tokens) > debts else []
    if debts:
        parts.append(t("fit.debts", n=debts))
    return ", ".join(parts)


def fit_of(player: Player, building: int, debts: int = 0) -> Fit:
    """Can this player have this building now? `debts` are those already needed for something else first."""
    if player.owned >> building & 1:
        return Fit("no", t("fit.owned"), t("fit.owned"))
    plan = cheapest_build(player, building)
    if plan is None or plan.debts + debts > MOST_DEBTS:
        lacks = _lacks(player, BUILDINGS[building].cost)
        return Fit("no", t("fit.far"), t("fit.lacks", what=lacks) if lacks else t("fit.far"))
    tokens = _free_tokens(plan)
    if tokens or debts:
        words = how((*tokens, *("debt",) * debts))
        return Fit("tr", words, words, tokens)
    substituted = any(isinstance(action, Build) and (action.copper or action.livestock) for action in plan.actions)
    if substituted and player.perks & PERK_PORT:
        return Fit("ok", t("fit.gold"), t("fit.gold_long"))
    return Fit("ok", t("fit.ok"), t("fit.ok"))


def after_paying(player: Player, amount: int) -> tuple[Player, int]:
    """The player once an amount of silver is paid in the way that loses least, and the debts needed for it."""
    paid = player.copy()
    debts = debts_for(amount - means(paid))
    paid.holdings[SILVER] += preview.DEBT_SILVER * debts
    ways = preview.payment_previews(paid, amount)
    best = min(ways, key=lambda way: (way.wasted, way.gold))
    paid.holdings[SILVER] -= best.silver
    paid.holdings[GOLD] -= best.gold
    return paid, debts


def fits_for(view: View, ui: UiState) -> tuple[dict[int, Fit], str]:
    """The mark of every building on offer, and what the marks assume."""
    table, frame = view.table, view.table.current
    if frame is None or frame.kind in (ALLOCATE, PAY_WORKERS):
        return {}, ""
    player = table.players[view.seat]
    offered = [building.id for building in BUILDINGS if table.supply[building.id] > 0]
    note = t("fit.note_now") if frame.kind in (BID, NEUTRAL_BID) else ""
    debts = 0
    if frame.kind == BID and ui.choice.startswith("bid "):
        bid = parse(ui.choice)
        assert isinstance(bid, Bid)
        tile = table.tile(bid.auction)
        types = tile.types if tile else ()
        offered = [building for building in offered if BUILDINGS[building].type in types]
        player, debts = after_paying(player, bid.value)
        note = t("fit.note", auction=bid.auction, value=bid.value)
    elif frame.kind == PAY_AUCTION:
        player, debts = after_paying(player, preview.amount_due(table, frame))
        note = t("fit.note_paid")
    return {building: fit_of(player, building, debts) for building in offered}, note


def ways_for(view: View) -> dict[str, tuple[str, ...]]:
    """Options that are not payable yet, with the free actions that make them so, cheapest first."""
    table, frame = view.table, view.table.current
    if frame is None:
        return {}
    player = table.players[view.seat]
    legal = {action.token for action in view.legal}
    found: dict[str, tuple[str, ...]] = {}
    if frame.kind in (PAY_WORKERS, PAY_AUCTION):
        if any(token.startswith("pay ") for token in legal):
            return {}
        for plan in ways_to_pay(player, preview.amount_due(table, frame), 2):
            last = plan.actions[-1]
            found[last.token] = _free_tokens(plan)
    elif frame.kind == TILE_EXCHANGE:
        tile = table.tile(frame.arg)
        if tile is not None and "accept" not in legal:
            way = cheapest_hold(player, tile.pay)
            if way is not None:
                found["accept"] = _free_tokens(way)
    return found


def leftovers(player: Player, legal: tuple[Action, ...]) -> list[tuple[str, str]]:
    """("chits", a sentence) and ("debt", a sentence), each only if a use of them would raise the score."""
    trades = [(action,) for action in legal if isinstance(action, (Sell, Buy, Recruit))]
    resold: list[tuple[Action, ...]] = []
    if player.holdings[TRADE] >= 2:
        resold = [(action, Sell(action.good)) for action in legal if isinstance(action, Buy)]
    repaid = [(action,) for action in legal if isinstance(action, Repay)]
    found = (("chits", _best(player, trades) or _best(player, resold)), ("debt", _best(player, repaid)))
    return [(key, _words(player, *best)) for key, best in found if best]


def _best(player: Player, ways: Sequence[tuple[Action, ...]]) -> tuple[tuple[Action, ...], int] | None:
    """The first of the ways that bring most, with what it brings; None if none brings anything."""
    ranked = [(_gain(player, way), -place) for place, way in enumerate(ways)]
    gain, place = max(ranked, default=(0, 0))
    return (ways[-place], gain) if gain > 0 else None


def points_of(player: Player, action: Action) -> int:
    """How many points a free action changes the score by."""
    return _gain(player, (action,))


def _gain(player: Player, actions: tuple[Action, ...]) -> int:
    then = player.copy()
    for action in actions:
        for holding, n in preview.changes_of(action, bool(player.perks & PERK_STORE)):
            then.holdings[holding] += n
    return score(then).total - score(player).total


def _words(player: Player, way: tuple[Action, ...], gain: int) -> str:
    first = way[0]
    points = t("points.n", n=gain)
    if isinstance(first, Repay):
        return t("left.debt_gold" if first.gold else "left.debt", points=points)
    what = t("left.recruit")
    if isinstance(first, (Sell, Buy)):
        key = "left.resell" if len(way) > 1 else "left.sell" if isinstance(first, Sell) else "left.buy"
        what = t(key, good=noun(first.good, 1))
    return t("left.chits", n=player.holdings[TRADE], what=what, points=points)
