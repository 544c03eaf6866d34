"""Why something is not legal: the right reason, with the right numbers, at decisions of every kind.

The reasons are worked out once more from the data (`tests/rulebook.py`), the most lasting reason first.
"""

from __future__ import annotations

from collections import Counter

import pytest

from homesteaders import IllegalAction, Setup, State, apply, legal, new_game, parse, why_not
from homesteaders.actions import Accept, Action, Bid, Build, Pay, Place, Reward, is_free
from homesteaders.catalog import BUILDINGS, RINGS, TYPE_KEYS
from homesteaders.holdings import HOLDING_KEYS, Amounts, amounts
from homesteaders.state import KIND_KEYS
from tests import rulebook
from tests.engine_support import UNIVERSE, snapshot
from tests.golden_games import golden_files, golden_record

pytestmark = pytest.mark.engine


REASONS = [
    ("bid 2 5", "Auction 2 stands at 6: bid 7 or more."),
    ("bid 2 6", "Auction 2 stands at 6: bid 7 or more."),
    ("bid 3 3", "There are 2 auctions in this game: choose one of them."),
    ("pay silver", "It is your turn to bid: bid on an auction or pass."),
    ("sell wood", "You lack 1 wood and 1 trade chit for this."),
    ("buy gold with gold", "You lack 1 gold and 1 trade chit for this."),
    ("market food", "Only the owner of a Market can make a Market exchange."),
    ("bank", "Only the owner of a Bank can turn trade chits into silver."),
    ("repay silver", "Debt is paid off in the final round only."),
]


@pytest.mark.parametrize(("text", "reason"), REASONS, ids=[text for text, _ in REASONS])
def test_reasons_at_a_bid(text: str, reason: str) -> None:
    state = new_game(Setup(3, 2))
    for step in ["place -", "pay silver"] * 3 + ["bid 2 6"]:
        apply(state, parse(step))
    before = snapshot(state)
    assert str(why_not(state, parse(text))) == reason
    with pytest.raises(IllegalAction, match="^" + reason.replace("(", r"\(")):
        apply(state, parse(text))
    assert snapshot(state) == before


def _expected_reason(state: State, action: Action) -> tuple[str, dict[str, object]] | None:
    """The key and the telling parameters of a refusal, from the data and the state; None where no claim is made."""
    frame = state.current
    assert frame is not None
    player = state.players[frame.seat]
    have = dict(zip(HOLDING_KEYS, player.holdings, strict=True))
    owned = {BUILDINGS[building].key for building in player.buildings}
    kind = KIND_KEYS[frame.kind]
    match action:
        case Place(rings) if kind == "allocate":
            if not 0 <= rings < 1 << 14:
                return "place.unknown", {}
            standing = [ring for ring in RINGS if rings >> ring.id & 1]
            if any(BUILDINGS[ring.building].key not in owned for ring in standing):
                return "place.not_yours", {}
            if len(standing) > have["workers"]:
                return "place.too_many", {"have": have["workers"]}
            return "place.second_ring", {}
        case Bid(auction, value) if kind == "bid":
            if not 1 <= auction <= state.auctions:
                return "bid.no_such_auction", {"auctions": state.auctions}
            if value not in rulebook.BID_VALUES:
                return "bid.no_such_value", {}
            open_to_bids = [
                option.value for option in legal(state) if isinstance(option, Bid) and option.auction == auction
            ]
            on_table = {"auction": auction, "standing": state.standing[auction - 1]}
            if not open_to_bids:
                return "bid.closed", on_table
            return "bid.too_low", on_table | {"least": min(open_to_bids)}
        case Reward(key) if kind == "track_reward":
            spaces = [space for space, keys in rulebook.TRACK.items() if key in keys]
            return (
                ("reward.too_early", {"space": player.track, "needed": spaces[0]}) if spaces else ("reward.first", {})
            )
        case Build(building, copper, livestock) if kind in ("build", "extra_build"):
            if not 0 < building < 32:
                return "build.unknown", {}
            record = list(rulebook.buildings().values())[building]
            tile = rulebook.tiles()[state.deal.piles[frame.arg - 1][state.round - 1]] if kind == "build" else None
            if record["id"] in owned:
                return "build.owned", {"building": f"building.{record['id']}"}
            if not state.supply[building]:
                return "build.not_in_supply", {}
            if tile is not None and record["type"] not in tile["build"]:
                return "build.wrong_type", {"type": f"type.{TYPE_KEYS.index(record['type'])}"}
            if (copper or livestock) and "river_port" not in owned:
                return "build.no_port", {}
            cost = dict(record["cost"])
            for good, units in (("copper", copper), ("livestock", livestock)):
                if not 0 <= units <= cost.get(good, 0):
                    return "build.no_such_way", {}
                if units:
                    cost[good] -= units
                    cost["gold"] = cost.get("gold", 0) + units
            return "build.short", {"missing": _missing(cost, have)}
        case Pay(gold) if kind in ("pay_workers", "pay_auction"):
            amount = have["workers"] if kind == "pay_workers" else state.standing[frame.arg - 1]
            if gold < 0:
                return "pay.not_a_count", {}
            if gold and 5 * (gold - 1) >= amount:
                return "pay.too_much_gold", {"amount": amount}
            if gold > have["gold"]:
                return "pay.no_gold", {"have": have["gold"], "gold": gold}
            return "pay.short", {"amount": amount, "short": amount - 5 * gold - have["silver"]}
        case Accept(gold) if kind == "tile_exchange":
            tile = rulebook.tiles()[state.deal.piles[frame.arg - 1][state.round - 1]]
            if gold and not tile["river_port"]:
                return "exchange.no_gold_for_this", {}
            return ("build.no_port", {}) if gold and "river_port" not in owned else ("exchange.short", {})
        case _ if is_free(action):
            return _expected_of_free(action, have, owned, kind == "final")
    return None


def _expected_of_free(
    action: Action, have: dict[str, int], owned: set[str], final: bool
) -> tuple[str, dict[str, object]] | None:
    verb, *words = action.token.split()
    if verb == "market" and "market" not in owned:
        return "market.none", {}
    if verb == "bank" and "bank" not in owned:
        return "bank.none", {}
    if verb == "repay":
        if not final:
            return "repay.final_only", {}
        if not have["debt"]:
            return "repay.no_debt", {}
        return "free.short", {"missing": _missing({"silver": 5} if words == ["silver"] else {"gold": 1}, have)}
    needs = {"trade": 1}
    if verb == "buy":
        price, what = rulebook.PRICES[words[0]]
        needs |= {"gold": 1} if words[1:] else {what: price}
    elif verb == "sell":
        needs[words[0]] = 1
    elif verb == "recruit":
        needs["food"] = 1
    elif verb == "market":
        needs[{"food": "wood", "steel": "food"}[words[0]]] = 1
    return "free.short", {"missing": _missing(needs, have)}


def _missing(needs: dict[str, int], have: dict[str, int]) -> Amounts:
    return amounts(**{holding: max(0, n - have[holding]) for holding, n in needs.items()})


def test_reasons_are_true() -> None:
    """Not just a sentence: the right one, with the right numbers, at states of all kinds."""
    seen = Counter[str]()
    for path in golden_files():
        session = golden_record(path).session
        for position in range(0, len(session.actions), 11):
            state = session.state_at(position)
            options = set(legal(state))
            for action in UNIVERSE:
                if action in options:
                    continue
                expected = _expected_reason(state, action)
                reason = why_not(state, action)
                assert reason is not None
                if expected is None:
                    assert reason.key.endswith((".first", ".free")), "the decision itself comes first"
                    continue
                key, params = expected
                assert reason.key == key
                assert {name: reason.params[name] for name in params} == params
                seen[key] += 1
    assert len(seen) >= 24
