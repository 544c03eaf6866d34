"""The search for plans: which steps (free actions) lead from what is at hand to what is wanted.

It works backwards: as long as something is short, it tries each step that brings some of it, and so never takes a
step without a purpose. Silver comes last, and what no trade brings is debt: as much as is needed, never more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from ..actions import Action, TakeDebt
from ..catalog import PERK_STORE
from ..holdings import DEBT, RAIL_LINES, SILVER, TRADE, VP, WORKERS
from ..phases.free import DEBT_SILVER
from .steps import DEBT_CODE, HOLDINGS, ORDINARY, STEPS, Step, order, step_table
from .values import Values

Counts = tuple[int, ...]
"""A count of each holding."""

_MUCH_SILVER = 1 << 20


class Closing(NamedTuple):
    """A way to end a plan: what must be at hand, whether that is then given away, and at which cost."""

    action: Action | None
    needs: Counts
    given: Counts
    cost: int


class Target:
    """What a plan is for: any one of its closings will do. Equal targets are one object (see the callers' caches)."""

    __slots__ = ("best_first", "closings", "levels", "most", "values")

    def __init__(self, closings: tuple[Closing, ...], values: Values) -> None:
        self.closings = closings
        self.values = values
        self.best_first = sorted(range(len(closings)), key=lambda place: closings[place].cost)
        # For each closing: those that cost no more.
        self.levels = [[other for other in closings if other.cost <= one.cost] for one in closings]
        self.most = tuple(max(counts) for counts in zip(*(closing.needs for closing in closings), strict=True))


class Found(NamedTuple):
    """A plan without its player: what it does and what it changes. Smaller is better."""

    cost: int
    length: int
    numbers: tuple[int, ...]
    """The trades as step numbers, in order."""
    debts_first: bool
    debts: int
    place: int
    """Of the closing in its target."""
    actions: tuple[Action, ...]
    changes: Counts


class _Search:
    """One search from what is at hand to one target. `best_only`: keep the best plan, and leave what cannot beat it."""

    def __init__(self, have: Counts, perks: int, target: Target, best_only: bool) -> None:
        self.have = have
        self.store = bool(perks & PERK_STORE)
        self.target = target
        self.best_only = best_only
        self.values = target.values
        most = target.most
        self.table = step_table(perks, most[WORKERS] > 0, most[VP] > 0, target.values)
        self.looked_at = tuple(holding for holding in (WORKERS, VP) if most[holding]) + ORDINARY
        self.found: list[Found] = []
        self.best: Found | None = None
        self.slack: list[int] = []
        self.counts = [0] * len(STEPS)
        self.seen: set[tuple[int, bool]] = set()
        self.place = 0

    def run(self) -> list[Found]:
        """All plans that hold nothing needless, in no order; with `best_only` the best alone."""
        have = self.have
        at_once: int | None = None
        for place in self.target.best_first:
            closing = self.target.closings[place]
            self.place = place
            self.slack = [n - need for n, need in zip(have, closing.needs, strict=True)]
            if min(self.slack) >= 0:
                self._keep((), False, 0, closing.cost)
                at_once = closing.cost if at_once is None else at_once
            if at_once is not None and closing.cost >= at_once:
                continue  # all but the plan without any step would be needless
            if self.slack[RAIL_LINES] < 0 or self.slack[TRADE] < 0:
                continue  # no step brings these
            debts = max(0, -self.slack[DEBT])
            self.slack[DEBT] += debts
            self.slack[SILVER] += DEBT_SILVER * debts
            self.seen.clear()
            cost = closing.cost - DEBT_SILVER * debts * self.values.silver
            self._visit(debts * DEBT_CODE, cost, self.slack[TRADE], debts, False)
        return self.found if not self.best_only else [self.best] if self.best else []

    def _visit(self, code: int, cost: int, chits: int, debts: int, stuck: bool) -> None:
        """Go on from the steps taken so far. `cost`: theirs and the closing's, without debt."""
        key = (code, stuck)
        if key in self.seen:
            return
        self.seen.add(key)
        slack = self.slack
        first, short = -1, 0
        for holding in self.looked_at:
            if slack[holding] < 0:
                if first < 0:
                    first = holding
                if holding != VP:  # a sale may bring a VP chit and gold at once; else a step brings one thing
                    short -= slack[holding]
        if short > chits or -slack[VP] > chits:
            return
        missing = -slack[SILVER]
        more = -(-missing // DEBT_SILVER) if missing > 0 else 0
        if self._loses(self._least(cost, chits, debts, missing), self.have[TRADE] - chits + debts + short):
            return
        if first < 0 and missing <= 0:
            self._settle(code, cost, chits, debts, stuck)
            return
        if first < 0:
            first = SILVER
            slack[SILVER] += DEBT_SILVER * more
            slack[DEBT] += more
            self._settle(
                code + DEBT_CODE * more,
                cost - DEBT_SILVER * more * self.values.silver,
                chits,
                debts + more,
                stuck,
            )
            slack[SILVER] -= DEBT_SILVER * more
            slack[DEBT] -= more
        if chits:
            self._try(self.table.by_gain[first], code, cost, chits, debts, stuck)

    def _least(self, cost: int, chits: int, debts: int, missing: int) -> int:
        """No plan that goes on from here costs less."""
        if self.best is None:
            return 0
        values, table = self.values, self.table
        rest = missing - chits * table.dearest
        more = -(-rest // DEBT_SILVER) if rest > 0 else 0
        cost += values.debt_cost(self.have[DEBT], debts + more) - DEBT_SILVER * more * values.silver
        if not table.bounded:
            return cost + chits * table.best_gain
        slack = self.slack
        for good, above, least in table.extra:
            spare = slack[good]
            if spare < 0:
                cost -= spare * (above + least)
            elif above:
                cost -= above * (spare if spare < chits else chits)
        return cost

    def _try(self, steps: tuple[Step, ...], code: int, cost: int, chits: int, debts: int, stuck: bool) -> None:
        slack, counts = self.slack, self.counts
        # What can be spared comes first: the sooner a good plan is known, the more is left out.
        spared = [step for step in steps if step.takes == SILVER or slack[step.takes] > 0]
        if len(spared) < len(steps):
            spared += [step for step in steps if step.takes != SILVER and slack[step.takes] <= 0]
        for step in spared:
            # Buying and selling the same good comes to nothing, except where silver must be at hand in between.
            if not stuck and step.undoes >= 0 and counts[step.undoes] and not step.undoing_pays:
                continue
            if step.excludes >= 0 and counts[step.excludes]:
                continue
            for holding, n in step.changes:
                slack[holding] += n
            slack[TRADE] -= 1
            counts[step.number] += 1
            self._visit(code + step.code, cost + step.cost, chits - 1, debts, stuck)
            counts[step.number] -= 1
            slack[TRADE] += 1
            for holding, n in step.changes:
                slack[holding] -= n

    def _settle(self, code: int, cost: int, chits: int, debts: int, stuck: bool) -> None:
        """The sums come out: keep this plan, if there is an order for it; else look what would help."""
        if self._loses(self._least(cost, chits, debts, 0), self.have[TRADE] - chits + debts):
            return
        total = cost + self.values.debt_cost(self.have[DEBT], debts)
        numbers = tuple(number for number, n in enumerate(self.counts) for _ in range(n))
        steps = order(self.have, numbers, self.store)
        debts_first = steps is None and debts > 0
        if debts_first:
            steps = order(self.have, numbers, self.store, DEBT_SILVER * debts)
        if steps is None:
            # Something is used that comes back later. What helps may be anything, debt too if silver is what lacks.
            if chits:
                self._try(self.table.steps, code, cost, chits, debts, True)
            if order(self.have, numbers, self.store, _MUCH_SILVER) is not None:
                self.slack[SILVER] += DEBT_SILVER
                self.slack[DEBT] += 1
                self._visit(code + DEBT_CODE, cost - DEBT_SILVER * self.values.silver, chits, debts + 1, True)
                self.slack[SILVER] -= DEBT_SILVER
                self.slack[DEBT] -= 1
        elif not (self._loses(total, len(numbers) + debts) or self._needless(debts)):
            self._keep(steps, debts_first, debts, total)

    def _loses(self, cost: int, steps: int) -> bool:
        """With only the best wanted: is a plan of this cost and number of steps no better than the one known?"""
        best = self.best
        return best is not None and (cost, steps) > (best.cost, len(best.numbers) + best.debts)

    def _needless(self, debts: int) -> bool:
        """Would a part of these steps do, with a closing that costs no more?"""
        closing = self.target.closings[self.place]
        changes = self.table.steps
        used = [(step, self.counts[step.number]) for step in changes if self.counts[step.number]]
        for other in self.target.levels[self.place]:
            slack = [n + a - b for n, a, b in zip(self.slack, closing.needs, other.needs, strict=True)]
            one_debt_less = debts and slack[SILVER] >= DEBT_SILVER and slack[DEBT] > 0 and min(slack) >= 0
            if one_debt_less and self._works(used, [n for _, n in used], debts - 1):
                return True
            for part in self._parts(used, slack):
                if self._works(used, part, debts):
                    return True
        return False

    def _parts(self, used: list[tuple[Step, int]], slack: list[int]) -> Iterator[list[int]]:
        """The proper parts of these steps that leave nothing short."""
        for left_out in product(*(range(n + 1) for _, n in used)):
            if not any(left_out):
                continue
            rest = slack[:]
            for (step, _), n in zip(used, left_out, strict=True):
                if n:
                    for holding, change in step.changes:
                        rest[holding] -= n * change
            if min(rest) >= 0:
                yield [n - out for (_, n), out in zip(used, left_out, strict=True)]

    def _works(self, used: list[tuple[Step, int]], part: list[int], debts: int) -> bool:
        numbers = tuple(step.number for (step, _), n in zip(used, part, strict=True) for _ in range(n))
        return order(self.have, numbers, self.store, DEBT_SILVER * debts) is not None

    def _keep(self, steps: tuple[int, ...], debts_first: bool, debts: int, cost: int) -> None:
        closing = self.target.closings[self.place]
        trades = tuple(STEPS[number] for number in steps)
        loans = (TakeDebt(),) * debts
        actions: tuple[Action, ...] = loans + trades if debts_first else trades + loans
        if closing.action is not None:
            actions += (closing.action,)
        changes = tuple(
            left + need - given - had
            for left, need, given, had in zip(self.slack, closing.needs, closing.given, self.have, strict=True)
        )
        found = Found(cost, len(actions), steps, debts_first, debts, self.place, actions, changes)
        if not self.best_only:
            self.found.append(found)
        elif self.best is None or found[:6] < self.best[:6]:
            self.best = found


@lru_cache(maxsize=1 << 15)
def best(have: Counts, perks: int, target: Target) -> Found | None:
    """The best plan, None if there is none."""
    found = _Search(have, perks, target, True).run()
    return found[0] if found else None


@lru_cache(maxsize=1 << 10)
def every(have: Counts, perks: int, target: Target) -> tuple[Found, ...]:
    """All plans worth a look, best first: none that leaves, of every holding, no more than a better one does."""
    kept: list[Found] = []
    for found in sorted(_Search(have, perks, target, False).run(), key=lambda plan: plan[:6]):
        if not any(covers(better.changes, found.changes) for better in kept):
            kept.append(found)
    return tuple(kept)


def covers(one: Counts, other: Counts) -> bool:
    """Does `one` leave at least as much of everything, and no more debt?"""
    return one[DEBT] <= other[DEBT] and all(one[holding] >= other[holding] for holding in HOLDINGS if holding != DEBT)
