"""Actions: the decisions as a player thinks them (R17), and their tokens.

Every action exists once: `Bid(2, 9) is Bid(2, 9)`, so comparing is free and `action in legal(state)` is quick. A
token is the short English text of an action (`bid 2 9`); `parse(token(action)) is action`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from .catalog import BID_VALUES, BUILDING, BUILDINGS, REWARDS, RINGS
from .holdings import FOOD, GOODS, HOLDING, HOLDING_KEYS, STEEL, WOOD
from .language import say


class NotationError(ValueError):
    """A token that says no action; the message is a sentence."""


class _Interned(type):
    """Makes each action once. Values of a wrong type are never taken for those of the right one: they stay
    strangers."""

    _made: ClassVar[dict[tuple[Any, ...], Any]] = {}

    def __call__(cls, *args: Any, **named: Any) -> Any:
        # The types belong to the key: True and 1.0 equal 1, but stand for no count.
        try:
            return cls._make(args, named) if named else _Interned._made[(cls, args, *map(type, args))]
        except (KeyError, TypeError):
            return cls._make(args, named)

    def _make(cls, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        action = type.__call__(cls, *args, **named)
        values = tuple(getattr(action, field.name) for field in fields(cls))  # type: ignore[arg-type]
        if all(type(value) in (int, str, bool) for value in values):
            return _Interned._made.setdefault((cls, values, *map(type, values)), action)
        return action


class _Action(metaclass=_Interned):
    __slots__ = ()

    # Asked of every action that is carried out; `isinstance` takes ten times as long where there is a metaclass.
    free: ClassVar[bool] = False

    def __init_subclass__(cls, free: bool = False) -> None:
        if free:  # a dataclass with slots is made twice, the second time without this
            cls.free = True

    def __reduce__(self) -> tuple[Any, ...]:
        # Copies and pickles come back as the one instance.
        return type(self), tuple(getattr(self, field.name) for field in fields(self))  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True, eq=False)
class NeutralBid(_Action):
    """R9.2: put the neutral token on this auction (1 or 2)."""

    auction: int

    @property
    def token(self) -> str:
        return f"neutral {self.auction}"


@dataclass(frozen=True, slots=True, eq=False)
class Place(_Action):
    """R4.1: one whole placement. Bit i of `rings` says that a worker stands on ring i; 0 = all idle."""

    rings: int

    @property
    def token(self) -> str:
        return "place " + (" ".join(_RING_TOKENS[ring.id] for ring in RINGS if self.rings >> ring.id & 1) or "-")


@dataclass(frozen=True, slots=True, eq=False)
class Pay(_Action):
    """R6.2: pay wages or an auction with `gold` gold at 5 silver each, the rest in silver."""

    gold: int

    @property
    def token(self) -> str:
        return f"pay gold {self.gold}" if self.gold else "pay silver"


@dataclass(frozen=True, slots=True, eq=False)
class Bid(_Action):
    """R8: bid `value` on an auction (counted from 1)."""

    auction: int
    value: int

    @property
    def token(self) -> str:
        return f"bid {self.auction} {self.value}"


@dataclass(frozen=True, slots=True, eq=False)
class Pass(_Action):
    """R8.7: leave the bidding of this round and advance on the Track."""

    @property
    def token(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True, eq=False)
class Reward(_Action):
    """R10.2: take this Track reward, one of catalog.REWARDS."""

    key: str

    @property
    def token(self) -> str:
        return f"reward {self.key}"


@dataclass(frozen=True, slots=True, eq=False)
class Build(_Action):
    """R11.3, R13.7: build; `copper` and `livestock` say how many units of each a River Port pays in gold."""

    building: int
    copper: int = 0
    livestock: int = 0

    @property
    def token(self) -> str:
        return (
            f"build {BUILDINGS[self.building].key}"
            + (" copper=gold" if self.copper else "")
            + (" livestock=gold" if self.livestock else "")
        )


@dataclass(frozen=True, slots=True, eq=False)
class Accept(_Action):
    """Take the worker or make the exchange; `gold`: a River Port pays 1 gold in place of the good (R12.6)."""

    gold: bool = False

    @property
    def token(self) -> str:
        return "accept gold" if self.gold else "accept"


@dataclass(frozen=True, slots=True, eq=False)
class Decline(_Action):
    """Build nothing, take no worker, make no exchange."""

    @property
    def token(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True, eq=False)
class Buy(_Action, free=True):
    """R5.3: buy one of a good; `gold` = 1: its price in silver is paid with one gold (R6.1)."""

    good: int
    gold: int = 0

    @property
    def token(self) -> str:
        return f"buy {HOLDING_KEYS[self.good]}" + (" with gold" if self.gold else "")


@dataclass(frozen=True, slots=True, eq=False)
class Sell(_Action, free=True):
    """R5.3: sell one of a good."""

    good: int

    @property
    def token(self) -> str:
        return f"sell {HOLDING_KEYS[self.good]}"


@dataclass(frozen=True, slots=True, eq=False)
class Recruit(_Action, free=True):
    """R5.6: 1 trade chit and 1 food for 1 worker."""

    @property
    def token(self) -> str:
        return "recruit"


@dataclass(frozen=True, slots=True, eq=False)
class Market(_Action, free=True):
    """R5.7: the Market exchange that gives `good`: FOOD (for wood) or STEEL (for food)."""

    good: int

    @property
    def token(self) -> str:
        return f"market {HOLDING_KEYS[self.good]}"


@dataclass(frozen=True, slots=True, eq=False)
class BankExchange(_Action, free=True):
    """R5.8: 1 trade chit for 1 silver."""

    @property
    def token(self) -> str:
        return "bank"


@dataclass(frozen=True, slots=True, eq=False)
class TakeDebt(_Action, free=True):
    """R5.10: 1 debt, 2 silver."""

    @property
    def token(self) -> str:
        return "debt"


@dataclass(frozen=True, slots=True, eq=False)
class Repay(_Action, free=True):
    """R15.4: in the final round, pay off 1 debt with 5 silver, or with 1 gold (`gold` = 1)."""

    gold: int = 0

    @property
    def token(self) -> str:
        return "repay gold" if self.gold else "repay silver"


@dataclass(frozen=True, slots=True, eq=False)
class Done(_Action):
    """R17.12: end the own final actions."""

    @property
    def token(self) -> str:
        return "done"


Action = (
    NeutralBid
    | Place
    | Pay
    | Bid
    | Pass
    | Reward
    | Build
    | Accept
    | Decline
    | Buy
    | Sell
    | Recruit
    | Market
    | BankExchange
    | TakeDebt
    | Repay
    | Done
)

FREE_ACTION_TYPES = (Buy, Sell, Recruit, Market, BankExchange, TakeDebt, Repay)
"""R5.2, and paying off debt in the final round: these do not end a decision point."""

FREE_ACTIONS: tuple[Action, ...] = (
    *(Buy(good) for good in GOODS),
    *(Buy(good, 1) for good in GOODS[:4]),
    *(Sell(good) for good in GOODS),
    Recruit(),
    Market(FOOD),
    Market(STEEL),
    BankExchange(),
    TakeDebt(),
    Repay(0),
    Repay(1),
)
"""All of them, in table order (append-only)."""

MARKET_INPUT = {FOOD: WOOD, STEEL: FOOD}
"""R5.7: what each Market exchange takes."""

_RING_TOKENS = tuple(
    f"{BUILDINGS[ring.building].key}/{index}"
    for ring in RINGS
    for index in [1 + sum(other.building == ring.building and other.id < ring.id for other in RINGS)]
)
_RING_OF_TOKEN = {text: 1 << number for number, text in enumerate(_RING_TOKENS)}


def is_free(action: Action) -> bool:
    """Is it a free action (R5), which leaves the decision point open?"""
    return action.free


def token(action: Action) -> str:
    """The action as a short text: `bid 2 9`."""
    return action.token


def _fixed_tokens() -> dict[str, Action]:
    known: list[Action] = [*FREE_ACTIONS, Pass(), Decline(), Done(), Accept(False), Accept(True), Pay(0), Place(0)]
    known += [NeutralBid(auction) for auction in (1, 2)]
    known += [Bid(auction, value) for auction in (1, 2, 3) for value in BID_VALUES]
    known += [Reward(key) for key in REWARDS]
    for building in BUILDINGS:
        cost = dict(building.cost)
        known += [
            Build(building.id, copper, livestock)
            for copper in range(cost.get(HOLDING["copper"], 0) + 1)
            for livestock in range(cost.get(HOLDING["livestock"], 0) + 1)
        ]
    return {action.token: action for action in known}


_FIXED = _fixed_tokens()


def parse(text: str) -> Action:
    """The action of a token. Raises NotationError, with a sentence, for anything else."""
    words = text.split()
    known = _FIXED.get(" ".join(words))
    if known is not None:
        return known
    match words:
        case ["pay", "gold", count] if count.isascii() and count.isdigit() and len(count) <= 4 and int(count):
            return Pay(int(count))
        case ["place", *rings] if (
            rings and all(ring in _RING_OF_TOKEN for ring in rings) and len(set(rings)) == len(rings)
        ):
            return Place(sum(_RING_OF_TOKEN[ring] for ring in rings))
        case ["build", name, *_] if name not in BUILDING:
            raise NotationError(say("notation.building", text=name[:40]))
        case ["bid", _, value] if not (value.isascii() and value.isdigit() and int(value[:9]) in BID_VALUES):
            raise NotationError(say("notation.bid", text=value[:40], values=", ".join(map(str, BID_VALUES))))
        case _:
            raise NotationError(say("notation.unknown", text=text.strip()[:60]))
