"""Events, actions, decisions and printed pieces in words. The wordings themselves are in `language`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .actions import (
    MARKET_INPUT,
    Accept,
    Action,
    BankExchange,
    Bid,
    Build,
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
)
from .catalog import BUILDINGS, Building
from .events import Event
from .holdings import DEBT, PRICES, TRADE
from .language import Key, holding_name, say
from .phases.building import cost_of
from .phases.exchange import exchange_price
from .phases.free import changes_of
from .phases.payment import amount_due, silver_part
from .state import (
    BUILD,
    EXTRA_BUILD,
    KIND_KEYS,
    NEUTRAL,
    NOBODY,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TILE_WORKER,
    Frame,
    State,
)


def building_name(building: int) -> str:
    """The name of a building by id."""
    return say(f"building.{BUILDINGS[building].key}")


def type_name(building_type: int) -> str:
    """The name of a building type: "residential"."""
    return say(f"type.{building_type}")


def kind_name(frame: Frame | None) -> str:
    """The short title of a decision: "Wages"."""
    return say(f"kind.{KIND_KEYS[frame.kind]}" if frame else "kind.over")


def prompt(state: State) -> str:
    """What is asked of the acting seat, as a sentence to that seat."""
    frame = state.current
    if frame is None:
        return say("decision.over")
    params: dict[str, object] = {
        "auction": frame.arg,
        "level": state.neutral_level,
        "space": state.players[frame.seat].track,
    }
    if frame.kind in (PAY_WORKERS, PAY_AUCTION):
        params["amount"] = params["n"] = amount_due(state, frame)
    elif frame.kind in (ON_BUILD_WORKER, EXTRA_BUILD):
        params["building"] = building_name(frame.arg)
    elif frame.kind == TILE_EXCHANGE:
        tile = state.tile(frame.arg)
        assert tile is not None
        params |= {"pay": tile.pay, "get": tile.get}
    return say(f"decision.{KIND_KEYS[frame.kind]}", **params)


def label(action: Action, state: State) -> str:
    """An action of the acting seat as a label: "Bid 5 on auction 2"."""
    frame = state.current
    match action:
        case NeutralBid(auction):
            return say("action.neutral", auction=auction)
        case Place(rings):
            return say("action.place" if rings else "action.place_none", n=rings.bit_count())
        case Pay(gold):
            silver = silver_part(amount_due(state, frame), gold) if frame else 0
            which = "pay_both" if gold and silver else "pay_gold" if gold else "pay_silver"
            return say(f"action.{which}", gold=gold, silver=silver)
        case Bid(auction, value):
            return say("action.bid", auction=auction, value=value)
        case Pass():
            return say("action.pass")
        case Reward(key):
            return say("action.reward", reward=Key(f"reward.{key}"))
        case Build(building):
            if action.copper or action.livestock:
                return say("action.build_for", building=building_name(building), cost=cost_of(action))
            return say("action.build", building=building_name(building))
        case Accept() | Decline():
            return _answer(action, state)
        case Done():
            return say("action.done")
        case _:
            return _free_label(action)


def _answer(action: Accept | Decline, state: State) -> str:
    frame = state.current
    accepted = isinstance(action, Accept)
    if frame is None or frame.kind in (BUILD, EXTRA_BUILD):
        return say("action.build_nothing")
    if frame.kind in (TILE_WORKER, ON_BUILD_WORKER):
        return say("action.worker" if accepted else "action.no_worker")
    tile = state.tile(frame.arg)
    assert tile is not None
    if isinstance(action, Accept):
        return say("action.exchange", pay=exchange_price(tile, action.gold), get=tile.get)
    return say("action.no_exchange")


def _free_label(action: Action) -> str:
    changes = changes_of(action)
    paid = tuple((holding, -n) for holding, n in changes if n < 0 and holding not in (TRADE, DEBT))
    match action:
        case Sell(good):
            return say("action.sell", good=holding_name(good), price=(PRICES[good],))
        case Recruit():
            return say("action.recruit")
        case Market(good):
            return say("action.market", give=holding_name(MARKET_INPUT[good]), good=holding_name(good))
        case BankExchange():
            return say("action.bank")
        case TakeDebt():
            return say("action.debt")
        case Repay():
            return say("action.repay", price=paid)
        case _:
            return say("action.buy", good=holding_name(action.good), price=paid)  # type: ignore[union-attr]


def source_name(source: str) -> str:
    """Where a change comes from: "the Forge"."""
    kind, _, what = source.partition(":")
    if kind == "building":
        return say("source.building", building=Key(f"building.{what}"))
    return say("source.tile", tile=what) if kind == "tile" else say("source.pass")


def log_lines(events: Iterable[Event], names: Sequence[str]) -> list[tuple[int, str]]:
    """What happened, as (seat, sentence) lines; -1: no seat's. An income is one line."""
    lines: list[tuple[int, str]] = []
    income: dict[int, int] = {}
    pending = NOBODY
    for event in events:
        if event.key == "placed":
            pending, income = event.seat, {}
        elif event.key == "income":
            for holding, n in event.changes:
                income[holding] = income.get(holding, 0) + n
        else:
            if pending != NOBODY:
                lines.append((pending, _income_line(names[pending], income)))
                pending = NOBODY
            sentence = _log_sentence(event, names)
            lines.append((max(event.seat, NOBODY), sentence))
    if pending != NOBODY:
        lines.append((pending, _income_line(names[pending], income)))
    return lines


def _income_line(name: str, income: dict[int, int]) -> str:
    gains = tuple(sorted((holding, n) for holding, n in income.items() if n > 0))
    if income.get(DEBT, 0) < 0:
        return say("log.income_debt", name=name, gains=gains, debt=((DEBT, 1),))
    return say("log.income", name=name, gains=gains) if gains else say("log.income_none", name=name)


def _log_sentence(event: Event, names: Sequence[str]) -> str:
    key, changes = event.key, event.changes
    trade = event.source == "trade"
    # A trade always costs one chit, and what is paid off is one debt; the sentence names what it is about.
    left_out = TRADE if trade and key != "bank" else DEBT if key == "repaid" else -1
    paid = tuple((holding, -n) for holding, n in changes if n < 0 and holding != left_out)
    gains = tuple((holding, n) for holding, n in changes if n > 0)
    params = dict(event.args) | {"name": names[event.seat] if event.seat >= 0 else "", "paid": paid, "gains": gains}
    if key in ("outbid", "unsold") and event.seat == NEUTRAL:
        key += "_neutral"
    elif key == "round" and event.args["round"] in (1, 5, 9):
        key, params["stage"] = "stage", Key(f"stage.{event.args['stage']}")
    elif key == "built" and not paid:
        key = "built_free"
    elif key == "effect" and paid:
        key, params["debt"] = "effect_debt", ((DEBT, 1),)
    if key in ("effect", "effect_debt", "worker", "worker_declined", "tile_vp"):
        params["source"] = source_name(event.source)
    return say(f"log.{key}", **params)


def building_effects(building: Building) -> list[str]:
    """What a building does that no picture says, a sentence each: special income, when it is built, for ever after."""
    lines = [say(f"special.{building.income_special}")] if building.income_special else []
    lines += [say(f"on_build.{effect}") for effect in building.on_build]
    return lines + [say(f"perk.{bit}") for bit in (1, 2, 4, 8, 16, 32) if building.perks & bit]
