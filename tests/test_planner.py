"""The planner against brute force: everything that the free actions of the rules can lead to, tried out."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest

from homesteaders import engine
from homesteaders.actions import FREE_ACTIONS, Action, Buy, Recruit, Sell, TakeDebt, is_free
from homesteaders.catalog import BID_VALUES, BUILDING, BUILDINGS
from homesteaders.holdings import DEBT, GOODS, SILVER, TRADE, VP, WORKERS, Amounts, amounts
from homesteaders.phases import building as building_phase
from homesteaders.phases import payment as payment_phase
from homesteaders.phases.free import changes_of, free_actions
from homesteaders.planner import (
    DEFAULT_VALUES,
    LISTED_TRADES,
    MOST_TRADES,
    Plan,
    Values,
    cheapest_build,
    cheapest_hold,
    cheapest_pay,
    ways_to_build,
    ways_to_hold,
    ways_to_pay,
)
from homesteaders.rng import Rng
from homesteaders.state import EXTRA_BUILD, FINAL, PAY_AUCTION, PAY_WORKERS, Frame, Player, Setup, State

pytestmark = pytest.mark.engine

PERKS = ("market", "bank", "general_store", "river_port")
ALL = 10**6
OTHER_VALUES = Values(
    silver=5, wood=5, food=8, steel=16, gold=20, copper=24, livestock=21, trade=11, debt=18, debt_rise=9
)
"""Gold is worth less than five silver here, so paying with it is the cheaper way; some trades pay by themselves."""


def person(perks: Iterable[str] = (), **holdings: int) -> Player:
    """A player who holds this and owns these buildings."""
    player = Player()
    player.add_building(0)
    for key in perks:
        player.add_building(BUILDING[key].id)
    for holding, n in amounts(**holdings):
        player.holdings[holding] = n
    return player


def tokens(plan: Plan | None) -> list[str]:
    assert plan is not None
    return [action.token for action in plan.actions]


# ---- brute force: from the planner it has nothing but the words of its promise

Done = tuple[int, ...]
"""How often each of FREE_ACTIONS was taken."""
Holdings = tuple[int, ...]
Ending = tuple[Action | None, Amounts, Amounts]
"""How a plan ends: the closing action, what must be at hand, what is given away."""


def reachable(player: Player, most_debts: int, recruits: bool) -> dict[Done, Holdings]:
    """Everything that free actions can lead to, with so many debts at the most."""
    start = (0,) * len(FREE_ACTIONS)
    found = {start: tuple(player.holdings)}
    queue = [start]
    store = "general_store" in {BUILDINGS[building].key for building in player.buildings}
    number = {action: place for place, action in enumerate(FREE_ACTIONS)}
    debt = number[TakeDebt()]
    copy = player.copy()
    for done in queue:
        holdings = found[done]
        copy.holdings = list(holdings)
        for action in free_actions(copy, final=False):
            place = number[action]
            if (place == debt and done[debt] == most_debts) or (action is Recruit() and not recruits):
                continue
            # As the planner's page says, no plan sells what it bought with gold.
            if isinstance(action, Buy) and action.gold and done[number[Sell(action.good)]]:
                continue
            if isinstance(action, Sell) and Buy(action.good, 1) in number and done[number[Buy(action.good, 1)]]:
                continue
            after = (*done[:place], done[place] + 1, *done[place + 1 :])
            if after not in found:
                new = list(holdings)
                for holding, n in changes_of(action, store and isinstance(action, Sell)):
                    new[holding] += n
                found[after] = tuple(new)
                queue.append(after)
    return found


def loss(before: Iterable[int], after: Iterable[int], values: Values) -> int:
    """What went, by the values."""
    total = 0
    for holding, (had, has) in enumerate(zip(before, after, strict=True)):
        if holding == DEBT:
            total += sum(values.debt + values.debt_rise * chit for chit in range(had, has))
        else:
            total += (had - has) * values[holding]
    return total


def given_away(holdings: Holdings, given: Amounts) -> Holdings:
    left = list(holdings)
    for holding, n in given:
        left[holding] -= n
    return tuple(left)


def covers(one: Holdings, other: Holdings) -> bool:
    """Does `one` leave at least as much of everything?"""
    return all(a <= b if holding == DEBT else a >= b for holding, (a, b) in enumerate(zip(one, other, strict=True)))


def brute_force(player: Player, endings: list[Ending], values: Values) -> tuple[list[tuple[int, Holdings]], int]:
    """(cost, holdings after) of all plans that hold nothing needless, cheapest first; and the lowest cost of all."""
    needs = [dict(needs) for _, needs, _ in endings]
    most = max(need.get(SILVER, 0) for need in needs) + 4 * player.holdings[TRADE] - player.holdings[SILVER]
    wanted_debts = max(need.get(DEBT, 0) for need in needs) - player.holdings[DEBT]
    everything = reachable(player, max(0, -(-most // 2), wanted_debts), any(WORKERS in need for need in needs))
    prices = [
        -loss([0] * 12, [dict(given).get(holding, 0) for holding in range(12)], values) for _, _, given in endings
    ]
    works = [
        {done for done, holdings in everything.items() if all(holdings[holding] >= n for holding, n in need.items())}
        for need in needs
    ]
    plans: list[tuple[int, int, Holdings]] = []
    lowest = ALL
    for place, (_, _, given) in enumerate(endings):
        rivals = [works[other] for other in range(len(endings)) if prices[other] <= prices[place]]
        for done in works[place]:
            after = given_away(everything[done], given)
            cost = loss(player.holdings, after, values)
            lowest = min(lowest, cost)
            parts = product(*(range(n, -1, -1) for n in done))
            assert next(parts) == done
            if not any(part in rival for part in parts for rival in rivals):
                plans.append((cost, sum(done), after))
    kept: list[tuple[int, Holdings]] = []
    for cost, _, after in sorted(plans):
        if not any(covers(better, after) for _, better in kept):
            kept.append((cost, after))
    return kept, lowest


def pay_endings(amount: int) -> list[Ending]:
    endings: list[Ending] = []
    for pay in payment_phase.payments(person(silver=amount, gold=amount), amount):
        price = tuple(sorted((what, -n) for what, n in payment_phase.payment_changes(amount, pay.gold)))
        endings.append((pay, price, price))
    return endings


def build_endings(player: Player, building: int) -> list[Ending]:
    return [(way, cost, cost) for way, cost in building_phase.ways_to_build(player, building)]


# ---- comparing


def check_plans(player: Player, plans: list[Plan], endings: list[Ending], values: Values) -> None:
    """Every prefix is legal, the sums are right, cheapest first, no two leave the same."""
    assert len({plan.after for plan in plans}) == len(plans)
    assert [plan.cost for plan in plans] == sorted(plan.cost for plan in plans)
    store = "general_store" in {BUILDINGS[building].key for building in player.buildings}
    given_of = {closing: given for closing, _, given in endings}
    for plan in plans:
        copy = player.copy()
        trades = [action for action in plan.actions if is_free(action)]
        for action in trades:
            assert action in free_actions(copy, final=False)
            for holding, n in changes_of(action, store and isinstance(action, Sell)):
                copy.holdings[holding] += n
        closing = plan.actions[-1] if len(trades) < len(plan.actions) else None
        assert plan.actions == tuple(trades) + ((closing,) if closing else ())
        assert given_away(tuple(copy.holdings), given_of[closing]) == plan.after
        assert min(plan.after) >= 0
        assert plan.cost == loss(player.holdings, plan.after, values)
        assert plan.trades == player.holdings[TRADE] - plan.after[TRADE]
        assert plan.debts == plan.after[DEBT] - player.holdings[DEBT]


def compare(player: Player, plans: list[Plan], first: Plan | None, endings: list[Ending], values: Values) -> None:
    check_plans(player, plans, endings, values)
    expected, lowest = brute_force(player, endings, values)
    assert first == (plans[0] if plans else None)
    if player.holdings[TRADE] <= LISTED_TRADES:
        assert [plan.cost for plan in plans] == [cost for cost, _ in expected]
        assert {plan.after for plan in plans} == {after for _, after in expected}
    else:
        assert [plan.cost for plan in plans[:1]] == [cost for cost, _ in expected[:1]]
    if values == DEFAULT_VALUES and "general_store" not in {BUILDINGS[building].key for building in player.buildings}:
        # No trade pays by itself: nothing at all that can be done is cheaper.
        assert not plans or plans[0].cost == lowest


def random_player(rng: Rng, chits: int) -> Player:
    player = person([key for key in PERKS if rng.below(3) == 0])
    h = player.holdings
    h[SILVER] = rng.below(2) * rng.below(10)
    for good in GOODS:
        h[good] = rng.below(2) * rng.below(3)
    h[TRADE] = rng.below(chits + 1)
    h[VP] = rng.below(4)
    h[DEBT] = rng.below(2) * rng.below(6)
    h[WORKERS] = 1 + rng.below(5)
    return player


def random_needs(rng: Rng, player: Player) -> Amounts:
    needs = {good: rng.below(3) for good in GOODS if rng.below(3) == 0}
    needs[SILVER] = rng.below(3) * rng.below(4)
    needs[VP] = (player.holdings[VP] + rng.below(3)) * (rng.below(4) == 0)
    needs[WORKERS] = (player.holdings[WORKERS] + rng.below(3)) * (rng.below(4) == 0)
    needs[TRADE] = (rng.below(4) == 0) * rng.below(3)
    needs[DEBT] = (rng.below(8) == 0) * rng.below(4)
    return tuple(sorted((holding, n) for holding, n in needs.items() if n))


def compare_random(kind: str, seed: int, states: int, chits: int) -> None:
    rng = Rng(seed)
    for number in range(states):
        player = random_player(rng, chits)
        values = OTHER_VALUES if number % 3 == 2 else DEFAULT_VALUES
        endings: list[Ending]
        first: Plan | None
        if kind == "pay":
            amount = rng.below(13)
            endings = pay_endings(amount)
            plans, first = ways_to_pay(player, amount, ALL, values), cheapest_pay(player, amount, values)
        elif kind == "build":
            building = 1 + rng.below(len(BUILDINGS) - 1)
            endings = build_endings(player, building)
            plans, first = ways_to_build(player, building, ALL, values), cheapest_build(player, building, values)
        else:
            needs = random_needs(rng, player)
            endings = [(None, needs, ())]
            plans, first = ways_to_hold(player, needs, ALL, values), cheapest_hold(player, needs, values)
        compare(player, list(plans), first, endings, values)


@pytest.mark.parametrize("kind", ["pay", "build", "hold"])
def test_planner_equals_brute_force(kind: str) -> None:
    compare_random(kind, seed=11, states=120, chits=2)
    compare_random(kind, seed=12, states=30, chits=3)


@pytest.mark.long
@pytest.mark.parametrize("kind", ["pay", "build", "hold"])
@pytest.mark.parametrize("seed", range(4))
def test_planner_equals_brute_force_deeper(kind: str, seed: int) -> None:
    compare_random(kind, seed=100 + seed, states=300, chits=3)
    compare_random(kind, seed=200 + seed, states=40, chits=5)


def test_many_chits_are_no_more_use_than_some() -> None:
    """However many chits there are, plans have at most MOST_TRADES trades, and the search comes to its end."""
    rich = person(("market", "bank", "general_store", "river_port"), silver=6, gold=3, wood=2, food=2, debt=9)
    for chits in (MOST_TRADES, 40):
        rich.holdings[TRADE] = chits
        plans = [ways_to_build(rich, building.id)[0] for building in BUILDINGS[1:]] + ways_to_pay(rich, 21)
        assert max(plan.trades for plan in plans) <= MOST_TRADES
        if chits == MOST_TRADES:
            actions = [plan.actions for plan in plans]
        assert [plan.actions for plan in plans] == actions


# ---- chains, named


def first_of(plans: list[Plan], first: Plan | None) -> list[str]:
    assert first == (plans[0] if plans else None)
    return tokens(first)


def built(player: Player, key: str) -> list[str]:
    building = BUILDING[key].id
    return first_of(ways_to_build(player, building), cheapest_build(player, building))


def test_what_is_at_hand_is_paid_without_trades() -> None:
    assert tokens(cheapest_pay(person(silver=9, trade=3, food=2, gold=1), 9)) == ["pay silver"]
    assert tokens(cheapest_pay(person(gold=2, trade=3), 0)) == ["pay silver"]
    assert built(person(wood=1, steel=1, trade=4), "depot") == ["build depot"]
    assert tokens(cheapest_hold(person(wood=1), amounts(wood=1))) == []


def test_debt_pays_anything_and_no_more_than_needed_is_taken() -> None:
    plan = cheapest_pay(person(silver=2), 21)
    assert (plan.debts, plan.trades, plan.after[SILVER], plan.actions[-1].token) == (10, 0, 1, "pay silver")
    assert [plan.debts for plan in ways_to_hold(person(), amounts(silver=401))] == [201]


def test_a_small_sale_saves_a_gold() -> None:
    """R6.3: 6 silver would waste most of a second gold."""
    assert tokens(cheapest_pay(person(gold=2, wood=1, trade=1), 6)) == ["sell wood", "pay gold 1"]


def test_livestock_becomes_gold_and_pays_as_silver() -> None:
    assert tokens(cheapest_pay(person(livestock=1, trade=1), 5)) == ["sell livestock", "pay gold 1"]
    assert ["sell livestock", "sell gold", "pay silver"] in [
        tokens(plan) for plan in ways_to_pay(person(livestock=1, trade=2), 4)
    ]


def test_wood_becomes_steel_by_the_market() -> None:
    assert built(person(["market"], wood=1, trade=2), "workshop") == ["market food", "market steel", "build workshop"]


def test_copper_is_bought_with_gold_from_a_sale() -> None:
    player = person(wood=1, livestock=1, trade=2)
    assert built(player, "train_station") == ["sell livestock", "buy copper", "build train_station"]


def test_bank_exchange_for_the_last_silver() -> None:
    assert tokens(cheapest_pay(person(["bank"], silver=1, trade=1), 2)) == ["bank", "pay silver"]


def test_general_store_makes_up_for_the_last_silver() -> None:
    """R5.9: 2 silver for one wood pay what 1 silver would not."""
    assert tokens(cheapest_pay(person(["general_store"], wood=1, trade=1), 2)) == ["sell wood", "pay silver"]
    assert tokens(cheapest_pay(person(wood=1, trade=1), 2)) != ["sell wood", "pay silver"]


def test_every_substitution_of_a_river_port() -> None:
    """R13.7: each of copper and livestock may be gold; without the port neither."""
    fairgrounds = BUILDING["fairgrounds"].id
    with_port = ways_to_build(person(["river_port"], wood=2, gold=2, copper=1, livestock=1), fairgrounds)
    assert {tuple(tokens(plan)) for plan in with_port} == {
        ("build fairgrounds",),
        ("build fairgrounds copper=gold",),
        ("build fairgrounds livestock=gold",),
        ("build fairgrounds copper=gold livestock=gold",),
    }
    without = ways_to_build(person(wood=2, gold=2, copper=1, livestock=1), fairgrounds)
    assert [tokens(plan) for plan in without] == [["build fairgrounds"]]
    assert built(person(["river_port"], wood=2, gold=1, copper=1), "fairgrounds") == [
        "build fairgrounds livestock=gold"
    ]


def test_impossible_targets_give_nothing() -> None:
    poor = person(silver=50, gold=5)
    assert ways_to_build(poor, BUILDING["workshop"].id) == []
    assert cheapest_build(poor, BUILDING["workshop"].id) is None
    for needs in (amounts(wood=1), amounts(trade=1), amounts(rail_lines=1), amounts(workers=1), amounts(vp=1)):
        assert ways_to_hold(poor, needs) == []
        assert cheapest_hold(poor, needs) is None


def test_a_worker_can_be_wanted() -> None:
    assert tokens(cheapest_hold(person(silver=2, trade=2), amounts(workers=1))) == ["buy food", "recruit"]


def test_limit_and_independence() -> None:
    player = person(silver=3, wood=2, food=1, livestock=1, trade=3, gold=1)
    before = list(player.holdings)
    plans = ways_to_pay(player, 9, ALL)
    assert len(plans) > 4
    assert ways_to_pay(player, 9, 3) == plans[:3]
    assert player.holdings == before


def test_values_decide() -> None:
    player = person(silver=5, gold=1)
    assert tokens(cheapest_pay(player, 5)) == ["pay silver"]
    assert tokens(cheapest_pay(player, 5, OTHER_VALUES)) == ["pay gold 1"]


# ---- through the engine


def at(kind: int, player: Player, auction: int = 1, bid: int = 0) -> State:
    """A game in which this player is to decide."""
    state = engine.new_game(Setup(players=4, seed=3))
    state.players[0] = player.copy()
    state.round = 10
    state.supply = [1] * len(BUILDINGS)
    state.standing[auction - 1], state.holder[auction - 1] = bid, 0
    state.agenda = [Frame(FINAL, 1, 0), Frame(kind, 0, auction if kind != PAY_WORKERS else 0)]
    state.legal_now = None
    return state


def play(state: State, plan: Plan) -> tuple[int, ...]:
    for action in plan.actions:
        assert action in engine.legal(state)
        engine.apply(state, action, seat=0)
    return tuple(state.players[0].holdings)


def test_payments_through_the_engine() -> None:
    rng = Rng(31)
    for _ in range(100):
        player = random_player(rng, 4)
        bid = BID_VALUES[rng.below(len(BID_VALUES))]
        for plan in ways_to_pay(player, bid):
            assert play(at(PAY_AUCTION, player, bid=bid), plan) == plan.after
        for plan in ways_to_pay(player, player.holdings[WORKERS]):
            assert play(at(PAY_WORKERS, player), plan) == plan.after


def test_buildings_through_the_engine() -> None:
    """What a building itself does (R13.5) comes on top of `after`; these do nothing, or ask first."""
    rng = Rng(32)
    quiet = [building.id for building in BUILDINGS[1:] if not set(building.on_build) - {"worker", "rail_advance"}]
    paid_for = 0
    for _ in range(150):
        player = random_player(rng, 4)
        building = quiet[rng.below(len(quiet))]
        if player.owned >> building & 1:
            continue
        for plan in ways_to_build(player, building):
            assert play(at(EXTRA_BUILD, player), plan) == plan.after
            paid_for += 1
    assert paid_for > 100
