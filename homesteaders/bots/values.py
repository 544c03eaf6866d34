"""What things are worth to the rancher: data only.

The prices by round are smoothed from paired playouts: the same game twice, with and without one more of a thing, by two
different populations of players (2 and 4 seats; 3 seats lie between).

The weights began as round numbers. A first scan moved each alone by -40 % and +50 % (4 seats, one changed player
against three unchanged, seeds from 7000); a hill climb followed, of one changed player among a pool of older versions,
on 240 or 340 games with random seeds for each accepted step. A step was kept when its mean of 1 / (1 + exp(-lead / 4))
was better by 1.7 standard errors or more on the same games. Strength is not transitive here: whoever tunes again should
keep a pool.
"""

from __future__ import annotations

from dataclasses import dataclass

# Points for one more of a thing at the start of the bidding of rounds 1 to 10, and in the final round.
_PRICES_2: dict[str, tuple[float, ...]] = {
    "silver": (0.9, 1.0, 1.0, 0.9, 0.9, 0.9, 0.75, 0.7, 0.6, 0.55, 0.45),
    "wood": (1.5, 1.5, 1.5, 1.6, 1.4, 1.15, 1.0, 0.9, 0.75, 0.65, 0.6),
    "food": (2.8, 2.6, 2.4, 2.2, 1.8, 1.55, 1.35, 1.2, 1.15, 1.0, 0.9),
    "steel": (6.0, 5.6, 4.6, 3.4, 2.6, 2.4, 2.0, 1.8, 1.45, 1.3, 1.1),
    "gold": (4.3, 4.3, 4.4, 4.5, 4.5, 4.0, 3.7, 3.5, 3.1, 2.8, 2.3),
    "copper": (4.0, 4.0, 4.0, 4.0, 4.0, 4.1, 4.0, 3.9, 3.5, 3.1, 2.5),
    "livestock": (5.4, 5.4, 5.4, 5.4, 5.4, 4.6, 4.1, 3.9, 3.4, 3.2, 2.5),
    "trade": (2.9, 3.0, 2.6, 2.1, 1.4, 1.2, 1.15, 1.1, 1.1, 1.1, 1.0),
    "debt": (1.7, 1.7, 1.8, 1.8, 2.0, 2.1, 2.2, 2.2, 2.3, 2.35, 2.4),
    "workers": (10.0, 8.5, 6.6, 5.1, 3.5, 2.5, 1.7, 1.2, 0.9, 0.7, 0.3),
    "rail_lines": (7.2, 7.0, 6.6, 5.4, 4.5, 3.9, 3.3, 2.8, 2.2, 1.7, 0.5),
}
_PRICES_4: dict[str, tuple[float, ...]] = {
    "silver": (1.1, 1.2, 1.25, 1.1, 1.05, 0.8, 0.65, 0.55, 0.5, 0.45, 0.4),
    "wood": (1.8, 1.5, 1.3, 1.4, 1.4, 1.25, 1.1, 1.0, 0.9, 0.75, 0.7),
    "food": (2.7, 2.4, 2.2, 1.95, 1.95, 1.75, 1.5, 1.4, 1.3, 1.15, 1.0),
    "steel": (4.2, 3.5, 3.1, 2.7, 2.65, 2.4, 2.1, 1.8, 1.55, 1.3, 1.1),
    "gold": (4.0, 4.1, 4.1, 4.05, 3.9, 3.5, 3.25, 3.0, 2.8, 2.55, 2.2),
    "copper": (4.8, 4.8, 4.8, 4.75, 4.6, 4.3, 3.9, 3.6, 3.35, 2.9, 2.4),
    "livestock": (4.7, 4.7, 4.8, 4.75, 4.5, 4.0, 3.6, 3.35, 3.15, 2.85, 2.4),
    "trade": (1.2, 1.0, 0.9, 0.95, 1.0, 1.0, 1.0, 0.95, 0.95, 0.95, 0.9),
    "debt": (1.95, 1.85, 1.8, 1.85, 1.85, 1.9, 1.9, 1.9, 1.95, 2.0, 2.2),
    "workers": (5.2, 5.0, 4.8, 4.3, 3.5, 2.9, 2.2, 1.7, 1.3, 0.9, 0.3),
    "rail_lines": (7.8, 7.5, 6.7, 5.6, 4.5, 3.7, 3.0, 2.4, 1.95, 1.4, 0.4),
}
PRICES: dict[int, dict[str, tuple[float, ...]]] = {
    2: _PRICES_2,
    3: {key: tuple((a + b) / 2 for a, b in zip(row, _PRICES_4[key], strict=True)) for key, row in _PRICES_2.items()},
    4: _PRICES_4,
}


@dataclass(frozen=True)
class Weights:
    """How the rancher reads the prices. Points, or factors where said so."""

    silver: float = 1.0
    """Factors on prices, these eleven."""
    wood: float = 1.3
    food: float = 1.0
    steel: float = 1.0
    gold: float = 1.0
    copper: float = 0.9
    livestock: float = 1.0
    trade: float = 0.9
    debt: float = 1.0
    workers: float = 1.7
    rail_lines: float = 1.0
    no_slot: float = 0.5
    """Factor on a worker for whom there is no ring yet."""
    late: float = 1.0
    """Factor on future income from round 5 on; `income` counts for all rounds."""
    end_bonus: float = 1.0
    """Factor on end bonuses."""
    likely_price: float = 5.0
    """The price at which placements are compared by what can be bought, in silver."""
    spread: float = 0.2
    """How much less each further unit of the same good is worth (factor)."""
    first_trade: float = 1.5
    """Extra worth of the first trade chit; half of it for the second."""
    many_trade: float = 0.6
    """Factor on each trade chit beyond the third: chits are worth what there is to trade."""
    trade_income: float = 0.93
    """Factor on future trade chits."""
    debt_growth: float = 0.15
    """How much more each further debt costs (factor)."""
    silver_need: float = 0.3
    """Extra worth of each of the first four silver (factor)."""
    slot_base: float = 1.4
    """What the worker of a new slot could earn elsewhere, a round."""
    slot_base_idle: float = 0.4
    """The same for a worker who stands idle."""
    income: float = 1.13
    """Factor on future income."""
    types_growth: float = 0.16
    """How many buildings of a type, and other counted things below, a player still gains in each later round."""
    rail_growth: float = 0.2
    workers_growth: float = 0.12
    buildings_growth: float = 0.5
    pass_value: float = 0.9
    """Factor on the Track reward of a pass."""
    track_step: float = 0.2
    """A space of the Track, beside its reward, in each later round's terms."""
    hire: float = 0.0
    """How much a recruit must gain."""
    risk: float = 0.45
    """How likely a winner of an earlier auction takes the last copy of a building wanted (0 to 1)."""
    margin: float = 0.0
    """How much better than passing a bid must be."""
    spite: float = 0.5
    """How much of the opponent's gain counts against oneself when the neutral token is placed (factor)."""
    adjust: tuple[tuple[str, float], ...] = (("foundry", 1.4), ("rodeo", -3.4), ("trading_post", 0.6))
    """What experience adds to buildings, by key."""


WEIGHTS: dict[int, Weights] = {2: Weights(end_bonus=1.3), 3: Weights(), 4: Weights()}
"""By number of players."""

PERK_POINTS = {"market": 2.0, "bank": 1.0, "store": 3.0, "lawyer": 1.0, "port": 2.5}
"""Lasting abilities, when they come at the start of the game; they shrink evenly with the rounds left."""
