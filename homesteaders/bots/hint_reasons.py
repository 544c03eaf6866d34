"""Why: the sentences of a hint for each kind of decision."""

from __future__ import annotations

from ..actions import Accept, Bid, Decline, NeutralBid, Pass, Pay, Place, Reward, Sell, TakeDebt, is_free
from ..catalog import BID_VALUES, BUILDINGS, FINAL_ROUND, TRACK_END
from ..engine import apply
from ..holdings import DEBT, GOLD, HOLDING, HOLDING_KEYS, VP, WORKERS, Amounts
from ..phases.exchange import exchange_price
from ..preview import amount_due, income, payment_preview, staged
from ..scoring import score
from ..state import (
    ALLOCATE,
    BID,
    BUILD,
    EXTRA_BUILD,
    FINAL,
    NEUTRAL_BID,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TRACK_REWARD,
    Frame,
    Player,
)
from ..views import View
from .bidding import Valuation, explain
from .hint_lines import ITEMS, RINGS_OF, Line, building_line, gained, good_line, line, parts_line, told
from .likely import Ceiling, ceilings
from .options import Option, afterwards, building_of, outlook_of
from .placement import after_income
from .shown import EARLY, About, Told, summed

MOST = 6
"""Sentences of a hint."""


def reasons(view: View, ranked: list[Option]) -> list[Line]:
    """Why the first option is best, most important first. `ranked`: the options told, best first."""
    frame = view.table.current
    assert frame is not None
    kind = frame.kind
    if kind == FINAL:
        found = _final(view, ranked[0])
    elif kind == ALLOCATE:
        found = _place(view, ranked)
    elif kind in (PAY_WORKERS, PAY_AUCTION):
        found = _pay(view, ranked[0], frame)
    elif kind == NEUTRAL_BID:
        found = _neutral(view, ranked[0])
    elif kind == BID:
        found = _bid(view, ranked)
    elif kind == TRACK_REWARD:
        found = _reward(view, ranked)
    elif kind in (BUILD, EXTRA_BUILD):
        found = _build(view, ranked)
    elif kind == TILE_EXCHANGE:
        found = _exchange(view, ranked[0], frame)
    else:
        found = _worker(view, ranked[0])
    return found[:MOST]


def _bid(view: View, ranked: list[Option]) -> list[Line]:
    best = ranked[0].action
    valuations = {each.auction: each for each in explain(view)}
    passing = outlook_of(view).passing()
    if isinstance(best, Bid):
        found = _own_bid(view, best, valuations, passing)
    else:
        assert isinstance(best, Pass)
        found = _own_pass(view, valuations, passing)
    first = best.auction if isinstance(best, Bid) else 0
    likely = sorted(ceilings(view), key=lambda each: (each.auction != first, -each.value))
    if first and all(each.auction != first for each in likely):
        found.append(line("hints.rival.none", auction=first))
    return found + [_rival(view, each) for each in likely[:2]]


def _rival(view: View, each: Ceiling) -> Line:
    if view.table.round <= EARLY:
        return line("hints.rival.wants", seat=each.seat, auction=each.auction)
    return line("hints.rival.to", seat=each.seat, auction=each.auction, value=each.value)


def _own_bid(view: View, bid: Bid, valuations: dict[int, Valuation], passing: float) -> list[Line]:
    number, each = view.table.round, valuations[bid.auction]
    found: list[Line] = []
    parts: tuple[Told, ...] = ()
    building = building_of(afterwards(view, bid)) or each.building
    if building:
        key = BUILDINGS[building].key
        parts = (told(view, key),)
        found.append(line("hints.bid.build", auction=bid.auction, building=key))
        others = [v.building for v in valuations.values() if v.building not in (0, building)]
        found += building_line(view, building, others if each.points > 0 else [])
    else:
        found.append(line("hints.bid.tile", auction=bid.auction))
    worth, pass_worth = summed(number, each.points + passing, parts), _passing(view, passing)
    if each.points <= 0:
        found.append(line("hints.searched"))
    elif worth is None or pass_worth is None:
        found.append(line("hints.bid.more", value=bid.value))
    else:
        found.append(line("hints.bid.points", value=bid.value, x=worth, y=pass_worth))
        if each.limit >= bid.value:
            found.append(line("hints.bid.limit", limit=each.limit))
        if building and building == each.building:
            found += parts_line(view, building, list(each.parts))
    return found


def _own_pass(view: View, valuations: dict[int, Valuation], passing: float) -> list[Line]:
    outlook = outlook_of(view)
    reward = _pass_reward(view)
    found = [line("hints.pass.reward", space=min(outlook.player.track + 1, TRACK_END), reward=reward)]
    found += good_line(view, reward)
    best = max(valuations.values(), key=lambda each: each.points if each.limit or each.bid < 99 else -99.0)
    if best.points > 0:
        return [*found, line("hints.searched")]
    worth = summed(
        view.table.round, best.points + passing, (told(view, BUILDINGS[best.building].key),) if best.building else ()
    )
    pass_worth = _passing(view, passing)
    if worth is None or pass_worth is None or best.bid > BID_VALUES[-1]:
        return [*found, line("hints.pass.more")]
    return [*found, line("hints.pass.points", auction=best.auction, value=best.bid, x=worth, y=pass_worth)]


def _pass_reward(view: View) -> str:
    """The Track reward that a pass would bring."""
    outlook = outlook_of(view)
    return outlook.scale.best_reward(outlook.player, outlook.holdings, outlook.round)[0]


def _passing(view: View, points: float) -> About | None:
    """What passing is worth, as a number where its reward may be told as one."""
    reward = _pass_reward(view)
    parts = () if reward == "vp" else (told(view, ITEMS.get(reward, reward)),)
    about = summed(view.table.round, points, parts)
    return about._replace(pm=1) if about is not None else None


def _neutral(view: View, best: Option) -> list[Line]:
    assert isinstance(best.action, NeutralBid)
    rival, token = 1 - view.seat, best.action.auction
    found = [line("hints.neutral.why", auction=token, seat=rival)]
    own = max(explain(view), key=lambda each: each.points)
    if own.points > 0 and own.auction != token:
        found.append(line("hints.neutral.own", auction=own.auction))
    return found + [_rival(view, each) for each in ceilings(view)]


def _place(view: View, ranked: list[Option]) -> list[Line]:
    best, found = ranked[0], []
    free = [action for action in best.actions if is_free(action)]
    then = staged(view, free)
    player = then.table.players[view.seat]
    if free:
        found += [line("hints.place.recruit"), *good_line(view, "worker")]
    assert isinstance(best.action, Place)
    rings = best.action.rings
    found.append(line("hints.place.income", gains=_gains(player, rings), n=player.holdings[WORKERS]))
    idle = player.holdings[WORKERS] - rings.bit_count()
    if idle:
        found.append(line("hints.place.idle", n=idle))
    if view.table.round < FINAL_ROUND:
        outlook = outlook_of(then)
        later = outlook.with_holdings(after_income(player, outlook.holdings, rings))
        likely = round(outlook.scale.weights.likely_price)
        offers = [(later.offer(auction, likely), auction) for auction in range(1, view.table.auctions + 1)]
        offer, auction = max(offers, key=lambda each: each[0].points)
        if offer.building and offer.points > later.passing():
            found.append(line("hints.place.for", auction=auction, building=BUILDINGS[offer.building].key))
    for other in ranked[1:2]:
        if isinstance(other.action, Place) and not is_free(other.actions[0]):
            gains = _gains(view.table.players[view.seat], other.action.rings)
            found.append(line("hints.place.than", gains=gains))
    return found


def _gains(player: Player, rings: int) -> Amounts:
    return tuple((holding, n) for holding, n in income(player, rings) if n > 0)


def _pay(view: View, best: Option, frame: Frame) -> list[Line]:
    assert isinstance(best.action, Pay)
    due = amount_due(view.table, frame)
    way = payment_preview(due, best.action.gold)
    free = best.actions[:-1]
    found: list[Line] = []
    if not free:
        found.append(line("hints.pay.hand"))
    found.append(line("hints.pay.lost", n=way.wasted) if way.wasted else line("hints.pay.exact"))
    debts, sales = free.count(TakeDebt()), sum(isinstance(action, Sell) for action in free)
    if debts:
        found += [line("hints.pay.debt", n=debts), *good_line(view, "debt")]
    if sales:
        found.append(line("hints.pay.sell", n=sales))
    if view.table.players[view.seat].holdings[GOLD]:
        found += good_line(view, "gold")
    tile = view.table.tile(frame.arg) if frame.kind == PAY_AUCTION else None
    if tile is not None and tile.types:
        left = staged(view, free).table.players[view.seat].holdings[:]
        left[GOLD] -= way.gold
        left[HOLDING["silver"]] -= way.silver
        buildings = outlook_of(view).with_holdings(left).best_building(tile.types, 0)
        if buildings and buildings[0][0] > 0:
            found.append(line("hints.pay.build", building=buildings[0][1].key))
    return found


def _reward(view: View, ranked: list[Option]) -> list[Line]:
    found: list[Line] = []
    rewards = [option.action.key for option in ranked if isinstance(option.action, Reward)]
    if rewards[0] == "rail_line":
        found.append(line("hints.reward.rail", n=FINAL_ROUND - view.table.round))
    numbers: list[Line] = []
    for key in rewards:
        numbers += [line("hints.worth.vp")] if key == "vp" else good_line(view, key)
    if len(rewards) > 1 and (len(numbers) < 2 or view.table.round <= EARLY):
        found.append(line("hints.reward.first", reward=rewards[0], second=rewards[1]))
    return found + numbers


def _build(view: View, ranked: list[Option]) -> list[Line]:
    best = ranked[0]
    building = building_of(best.actions)
    if not building:
        return [line("hints.build.none")]
    others = [other for other in map(building_of, (option.actions for option in ranked[1:])) if other]
    n = gained(view, best)
    found = [line("hints.build.now", n=n) if n >= 0 else line("hints.build.now_less", n=-n)]
    found += building_line(view, building, others)
    found += parts_line(view, building, outlook_of(view).reasons(BUILDINGS[building]))
    if debts := best.actions.count(TakeDebt()):
        found += [line("hints.pay.debt", n=debts), *good_line(view, "debt")]
    return found


def _exchange(view: View, best: Option, frame: Frame) -> list[Line]:
    tile = view.table.tile(frame.arg)
    assert tile is not None
    if isinstance(best.action, Decline):
        return [line("hints.exchange.keep", give=tile.pay), *good_line(view, HOLDING_KEYS[tile.pay[0][0]])]
    assert isinstance(best.action, Accept)
    give = exchange_price(tile, best.action.gold)
    found = [line("hints.exchange.gain", give=give, get=tile.get), *good_line(view, HOLDING_KEYS[give[0][0]])]
    if any(holding == VP for holding, _ in tile.get):
        return found
    return found + good_line(view, "rail_line")


def _worker(view: View, best: Option) -> list[Line]:
    player = view.table.players[view.seat]
    if isinstance(best.action, Decline):
        return [line("hints.worker.none", n=FINAL_ROUND - view.table.round)]
    rings = sum(RINGS_OF[building].bit_count() for building in player.buildings)
    free = rings > player.holdings[WORKERS]
    return [line("hints.worker.ring" if free else "hints.worker.no_ring"), *good_line(view, "worker")]


def _final(view: View, best: Option) -> list[Line]:
    n = gained(view, best)
    before = score(view.table.players[view.seat]).total
    if not n:
        return [line("hints.final.nothing", now=before)]
    found = [line("hints.final.points", n=n, now=before, then=before + n)]
    table = view.table.copy()
    for action in best.actions[:-1]:
        apply(table, action)
    paid_off = view.table.players[view.seat].holdings[DEBT] - table.players[view.seat].holdings[DEBT]
    if paid_off > 0:
        found.append(line("hints.final.debt", n=paid_off))
    return found
