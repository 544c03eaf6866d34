"""PAY_WORKERS and PAY_AUCTION (R4.7, R6, R11.2): one payment in silver, gold or both."""

from __future__ import annotations

from ..actions import Action, Pay
from ..events import IllegalAction
from ..holdings import GOLD, GOLD_AS_SILVER, SILVER, WORKERS, Amounts
from ..ledger import Log, change
from ..state import FINAL, PAY_WORKERS, Frame, Player, State, pending
from . import Phase

_PAYMENTS = tuple(Pay(gold) for gold in range(64))
_SILVER_ALONE = _PAYMENTS[:1]
# The key and the source of what was paid, by auction; 0 stands for wages.
_NAMES = (("wages", "wages"), *(("auction_paid", f"auction:{auction}") for auction in (1, 2, 3)))


def most_gold(amount: int) -> int:
    """R6.2: more gold than this is pure waste, so not legal."""
    return -(-amount // GOLD_AS_SILVER)


def silver_part(amount: int, gold: int) -> int:
    """R6.2: what is left to pay in silver beside this much gold; no change is given (R6.3)."""
    return max(0, amount - GOLD_AS_SILVER * gold)


def payments(player: Player, amount: int) -> tuple[Pay, ...]:
    """R6.2: the ways in which a player can pay an amount of silver now, least gold first."""
    silver, gold = player.holdings[SILVER], player.holdings[GOLD]
    if not gold:
        return _SILVER_ALONE if silver >= amount else ()
    least = 0 if silver >= amount else most_gold(amount - silver)
    most = min(gold, most_gold(amount))
    return _PAYMENTS[least : most + 1] if most < 64 else tuple(Pay(pieces) for pieces in range(least, most + 1))


def amount_due(state: State, frame: Frame) -> int:
    """R4.7: a silver for each worker owned now, or R11.2: the winning bid."""
    if frame.kind == PAY_WORKERS:
        return state.players[frame.seat].holdings[WORKERS]
    return state.standing[frame.arg - 1]


def payment_changes(amount: int, gold: int) -> Amounts:
    """What a payment takes away."""
    silver = silver_part(amount, gold)
    return (((SILVER, -silver),) if silver else ()) + (((GOLD, -gold),) if gold else ())


def _legal(state: State, frame: Frame) -> tuple[Action, ...]:
    return payments(state.players[frame.seat], amount_due(state, frame))


def _apply(state: State, frame: Frame, action: Pay, log: Log) -> None:
    amount = amount_due(state, frame)
    wages = frame.kind == PAY_WORKERS
    state.agenda.pop()
    key, source = _NAMES[0 if wages else frame.arg]
    change(state, frame.seat, payment_changes(amount, action.gold), log, key, source, amount=amount, auction=frame.arg)
    if wages and frame.arg:
        state.agenda.append(pending(FINAL, frame.seat, 0))


def why_not_pay(player: Player, amount: int, gold: object) -> IllegalAction:
    """Why this much gold (and the rest in silver) does not pay an amount now."""
    if type(gold) is not int or gold < 0:
        return IllegalAction("pay.not_a_count")
    if gold > most_gold(amount):
        return IllegalAction("pay.too_much_gold", amount=amount, most=most_gold(amount))
    if gold > player.holdings[GOLD]:
        return IllegalAction("pay.no_gold", n=player.holdings[GOLD], have=player.holdings[GOLD], gold=gold)
    short = silver_part(amount, gold) - player.holdings[SILVER]
    return IllegalAction("pay.short", n=short, short=short, amount=amount)


def _why_not(state: State, frame: Frame, action: Action) -> IllegalAction:
    if not isinstance(action, Pay):
        return IllegalAction("pay.first", amount=amount_due(state, frame))
    return why_not_pay(state.players[frame.seat], amount_due(state, frame), action.gold)


PAYMENT = Phase(_legal, _apply, _why_not)
