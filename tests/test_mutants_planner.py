"""What the planner promises beside the cheapest plan; each was found by `make mutants`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from homesteaders.actions import FREE_ACTIONS, Action, Repay, Sell, TakeDebt
from homesteaders.catalog import BUILDING, BUILDINGS, PERK_BANK, PERK_MARKET, PERK_STORE
from homesteaders.holdings import DEBT, GOLD, GOODS, HOLDING_KEYS, SILVER, TRADE, Amounts, amounts
from homesteaders.phases.free import changes_of
from homesteaders.planner import (
    DEFAULT_VALUES,
    Values,
    cheapest_build,
    cheapest_hold,
    cheapest_pay,
    search,
    ways_to_build,
    ways_to_hold,
    ways_to_pay,
)
from homesteaders.planner.search import Closing, Target
from homesteaders.planner.steps import CODES, ORDINARY, STEPS, Step, StepTable, step_table
from homesteaders.rng import Rng
from tests.test_planner import OTHER_VALUES, person, random_needs, random_player

pytestmark = pytest.mark.engine

EVERY_PERK = PERK_MARKET | PERK_BANK | PERK_STORE


def strange_values(rng: Rng) -> Values:
    """Any worths at all: some let trades pay by themselves, some even in a circle."""
    return Values(*(rng.below(30) for _ in range(len(HOLDING_KEYS) + 1)))


# ---- values


def test_goods_that_count_the_same_are_worth_the_same() -> None:
    """R15.5: gold, copper and livestock are two points each, and a good in hand is never worth less than its points."""
    assert DEFAULT_VALUES.gold == DEFAULT_VALUES.copper == DEFAULT_VALUES.livestock > 20 == 2 * DEFAULT_VALUES.vp
    assert DEFAULT_VALUES.workers == DEFAULT_VALUES.rail_lines == 20


def loss_by_trade(action: Action) -> int:
    return -sum(n * DEFAULT_VALUES[holding] for holding, n in changes_of(action))


def test_no_trade_pays_by_the_default_values() -> None:
    """They are level with each other: some sales and recruiting lose nothing and gain nothing, all else loses."""
    level = {"sell steel", "sell copper", "sell livestock", "recruit"}
    trades = [action for action in FREE_ACTIONS if not isinstance(action, Repay | TakeDebt)]
    assert {action.token for action in trades if loss_by_trade(action) <= 0} == level
    assert min(map(loss_by_trade, trades)) == 0
    assert cheapest_hold(person(steel=1, trade=1), amounts(silver=3)) == cheapest_hold(
        person(steel=1, trade=1), amounts(silver=3, vp=1)
    )


def test_debt_hurts_more_with_each_chit() -> None:
    """R7.4: 25 tenths for the first and 2 more for each further one, in whole tenths."""
    values = DEFAULT_VALUES
    for held, more in product(range(6), range(6)):
        hurt = values.debt_cost(held, more)
        assert hurt == sum(25 + 2 * chit for chit in range(held, held + more))
        assert type(hurt) is int


# ---- what is asked, and what is shared


def test_eight_ways_are_listed_where_nothing_else_is_asked() -> None:
    rich = person(("river_port",), silver=3, wood=2, food=2, gold=3, copper=1, livestock=1, trade=5)
    for few, all_of_them in (
        (ways_to_pay(rich, 16), ways_to_pay(rich, 16, 99)),
        (ways_to_build(rich, BUILDING["factory"].id), ways_to_build(rich, BUILDING["factory"].id, 99)),
        (ways_to_hold(rich, ((SILVER, 12),)), ways_to_hold(rich, ((SILVER, 12),), 99)),
    ):
        assert few == all_of_them[:8]
        assert len(all_of_them) > 8


def test_chits_that_are_wanted_come_on_top_of_those_for_trades() -> None:
    """Six trades beside the two chits that are to be left, the eighth chit is not spent."""
    plan = cheapest_hold(person(silver=6, trade=8), amounts(wood=6, trade=2))
    assert plan is not None
    assert (plan.trades, plan.debts, plan.after[TRADE]) == (6, 0, 2)
    assert cheapest_hold(person(silver=6, trade=7), amounts(wood=6, trade=2)) is None


def test_players_who_differ_in_nothing_useful_share_their_plans() -> None:
    """Perks that no trade knows (Lawyer, Forge, for a payment a River Port, too) and goods beyond use."""
    search.best.cache_clear()
    first = cheapest_pay(person(("market",), silver=1, wood=2, trade=2), 9)
    for perks, wood in ((("lawyer",), 2), (("forge", "river_port"), 2), ((), 9)):
        other = cheapest_pay(person(("market", *perks), silver=1, wood=wood, trade=2), 9)
        assert other.actions == first.actions
    assert search.best.cache_info().misses == 1


# ---- the table of steps


def all_tables() -> Iterator[tuple[int, bool, bool, Values, StepTable]]:
    rng = Rng(41)
    for perks, recruits, wants_vp in product(range(EVERY_PERK + 1), (False, True), (False, True)):
        for values in (DEFAULT_VALUES, OTHER_VALUES, strange_values(rng), strange_values(rng)):
            yield perks, recruits, wants_vp, values, step_table(perks, recruits, wants_vp, values)


def token_of(number: int) -> str:
    return STEPS[number].token if number >= 0 else ""


def test_the_steps_are_the_trades_that_the_perks_allow() -> None:
    for perks, recruits, _, _, table in all_tables():
        left_out = {"buy gold with gold", *(() if recruits else ("recruit",))}
        left_out |= set() if perks & PERK_MARKET else {"market food", "market steel"}
        left_out |= set() if perks & PERK_BANK else {"bank"}
        expected = [
            action.token
            for action in FREE_ACTIONS
            if not isinstance(action, Repay | TakeDebt) and action.token not in left_out
        ]
        assert [token_of(step.number) for step in table.steps] == expected


def test_each_step_says_what_it_does() -> None:
    pairs = {f"buy {HOLDING_KEYS[good]}": f"sell {HOLDING_KEYS[good]}" for good in GOODS}
    undone = pairs | {sale: purchase for purchase, sale in pairs.items()}
    barred = {f"buy {HOLDING_KEYS[good]} with gold": f"sell {HOLDING_KEYS[good]}" for good in GOODS[:3]}
    barred |= {sale: purchase for purchase, sale in barred.items()}
    for perks, _, wants_vp, values, table in all_tables():
        store = bool(perks & PERK_STORE)
        for step in table.steps:
            action = STEPS[step.number]
            changes = dict(changes_of(action, store and isinstance(action, Sell)))
            assert step.cost == -sum(n * values[holding] for holding, n in changes.items())
            assert changes.pop(TRADE) == -1
            assert dict(step.changes) == changes
            assert step.takes == next((good for good in GOODS if changes.get(good, 0) < 0), SILVER)
            assert token_of(step.undoes) == undone.get(action.token, "")
            assert token_of(step.excludes).removesuffix(" with gold") == barred.get(action.token, "").removesuffix(
                " with gold"
            )
            assert step.undoing_pays == (store or wants_vp)
            assert step.code == CODES[step.number]


def test_the_codes_of_many_steps_add_up_to_one_that_tells_them_apart() -> None:
    assert CODES[0] == 1
    assert all(code > 10_000 * sum(CODES[:number]) for number, code in enumerate(CODES))
    assert len(CODES) == len(STEPS) + 1


def brings(step: Step, holding: int) -> int:
    return max(0, dict(step.changes).get(holding, 0))


def test_the_sums_of_a_table_are_those_of_its_steps() -> None:
    for *_, table in all_tables():
        for holding, steps in enumerate(table.by_gain):
            assert sorted(steps) == [step for step in table.steps if brings(step, holding)]
            assert [step.cost for step in steps] == sorted(step.cost for step in steps)
        assert table.best_gain == min([0, *(step.cost for step in table.steps)])
        assert table.dearest == max(brings(step, SILVER) for step in table.steps)


def test_what_bounds_a_search_is_as_near_as_promised() -> None:
    """`extra`: what selling a good brings above its value, the gold of a sale sold in turn; with goods that much dearer
    no step pays; and the least that getting one more costs then."""
    bounded = Counter[bool]()
    for *_, values, table in all_tables():
        sales = {STEPS[step.number].good: step for step in table.steps if isinstance(STEPS[step.number], Sell)}
        above = {GOLD: max(0, -sales[GOLD].cost)}
        for good in (good for good in GOODS if good != GOLD):
            above[good] = max(0, brings(sales[good], GOLD) * above[GOLD] - sales[good].cost)
        costs = {
            step: step.cost - sum(n * above.get(holding, 0) for holding, n in step.changes) for step in table.steps
        }
        least = {good: min(cost for step, cost in costs.items() if brings(step, good)) for good in ORDINARY}
        bounded[table.bounded] += 1
        assert table.bounded == (min(costs.values()) >= 0)
        assert table.bounded or values not in (DEFAULT_VALUES, OTHER_VALUES)
        if table.bounded:
            assert table.extra == tuple((good, above[good], least[good]) for good in ORDINARY)
    assert min(bounded[True], bounded[False]) > 10


# ---- the search


def random_target(rng: Rng, values: Values) -> tuple[tuple[int, ...], int, Target]:
    """What somebody holds, the perks, and one to three endings, each with a cost of its own."""
    player = random_player(rng, 4)
    closings = []
    for place in range(1 + rng.below(3)):
        needs: Amounts = random_needs(rng, player)
        dense = tuple(dict(needs).get(holding, 0) for holding in range(len(HOLDING_KEYS)))
        closings.append(Closing(FREE_ACTIONS[place], dense, dense, rng.below(40)))
    return tuple(player.holdings), player.perks & EVERY_PERK, Target(tuple(closings), values)


def test_the_best_plan_is_the_best_of_all() -> None:
    """What the search for one plan leaves out, since it cannot beat the one that is known, is never a better one."""
    rng = Rng(42)
    found = 0
    for _ in range(400):
        values = (DEFAULT_VALUES, OTHER_VALUES)[rng.below(2)]
        have, perks, target = random_target(rng, values)
        plans = search._Search(have, perks, target, False).run()
        best = search.best(have, perks, target)
        assert best == min(plans, default=None, key=lambda plan: plan[:6])
        found += len(plans) > 1
        for plan in plans:
            assert plan.cost == target.closings[plan.place].cost + cost_of(plan.actions[:-1], perks, values, have[DEBT])
    assert found > 100


def cost_of(actions: tuple[Action, ...], perks: int, values: Values, debt: int) -> int:
    """What these free actions lose, added up one by one."""
    total = 0
    for action in actions:
        for holding, n in changes_of(action, bool(perks & PERK_STORE) and isinstance(action, Sell)):
            total -= 0 if holding == DEBT else n * values[holding]
        if isinstance(action, TakeDebt):
            total += values.debt + values.debt_rise * debt
            debt += 1
    return total


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the searches of this test go on from a step, look whether a plan is needless, and order steps."""
    count = Counter[str]()

    def counted(name: str, function: Callable[..., object]) -> Callable[..., object]:
        def call(*args: object) -> object:
            count[name] += 1
            return function(*args)

        return call

    for name in ("_visit", "_needless"):
        monkeypatch.setattr(search._Search, name, counted(name, getattr(search._Search, name)))
    monkeypatch.setattr(search, "order", counted("order", search.order))
    search.best.cache_clear()
    search.every.cache_clear()
    return count


def test_the_search_for_the_best_plan_looks_at_no_more_than_it_did(work: Counter[str]) -> None:
    """Looser bounds give the same plans later. Less is welcome: write the new figures here."""
    rng = Rng(43)
    for number in range(200):
        player = random_player(rng, 6)
        values = OTHER_VALUES if number % 3 == 2 else DEFAULT_VALUES
        cheapest_pay(player, rng.below(22), values)
        cheapest_build(player, 1 + rng.below(len(BUILDINGS) - 1), values)
        cheapest_hold(player, random_needs(rng, player), values)
    most = {"_visit": 26_528, "_needless": 1254, "order": 2027}
    assert {name: n for name, n in work.items() if n > most[name]} == {}


def test_the_search_for_all_plans_looks_at_no_more_than_it_did(work: Counter[str]) -> None:
    rng = Rng(44)
    for _ in range(60):
        player = random_player(rng, 4)
        ways_to_pay(player, rng.below(22))
        ways_to_build(player, 1 + rng.below(len(BUILDINGS) - 1))
        ways_to_hold(player, random_needs(rng, player))
    most = {"_visit": 9526, "_needless": 2067, "order": 4361}
    assert {name: n for name, n in work.items() if n > most[name]} == {}
