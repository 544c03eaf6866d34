"""The words of a recorded game in the engine's terms."""

from __future__ import annotations

from typing import Any

from homesteaders import ScoreSheet
from homesteaders.actions import Action, BankExchange, Buy, Market, Recruit, Repay, Sell, TakeDebt
from homesteaders.catalog import BUILDINGS
from homesteaders.holdings import FOOD, GOODS, HOLDING_KEYS, STEEL
from homesteaders.state import (
    BUILD,
    EXTRA_BUILD,
    FINAL,
    PAY_AUCTION,
    PAY_WORKERS,
    TILE_EXCHANGE,
    TILE_WORKER,
)

PILES = ("1", "2", "3")
NO_BID = 99

TRADES: dict[str, Action] = {
    "market_food": Market(FOOD),
    "market_steel": Market(STEEL),
    "bank": BankExchange(),
    "hire_worker": Recruit(),
    "take_debt": TakeDebt(),
    "pay_debt_silver": Repay(0),
    "pay_debt_gold": Repay(1),
}
for _good in GOODS:
    TRADES[f"buy_{HOLDING_KEYS[_good]}"] = Buy(_good)
    TRADES[f"sell_{HOLDING_KEYS[_good]}"] = Sell(_good)

# What each exchange of a tile is called in a recording, as (paid, gained).
EXCHANGES = {
    "wood_for_rail_line": ({"wood": 1}, {"rail_lines": 1}),
    "food_for_2_vp": ({"food": 1}, {"vp": 2}),
    "copper_for_4_vp": ({"copper": 1}, {"vp": 4}),
    "livestock_for_4_vp": ({"livestock": 1}, {"vp": 4}),
}
ON_BUILD = {"remove_debt_or_2_silver": "effect", "trade": "effect", "rail_line": "effect", "rail_advance": "advanced"}

# In which decisions the trades of a recorded phase may stand.
TRADE_KINDS = {
    "pay_workers": (PAY_WORKERS,),
    "pay_auction": (PAY_AUCTION,),
    "build": (BUILD,),
    "extra_build": (EXTRA_BUILD,),
    "auction_bonus": (TILE_WORKER, TILE_EXCHANGE),
    "final": (FINAL,),
}

# Events that are no part of the step of a decision: a recording has steps of their own for them.
OWN_STEP = {"effect", "tile_vp", "neutral_level", "unsold", "won", "start_player", "round", "final_round", "over"}


def score_in_words(sheet: ScoreSheet) -> dict[str, Any]:
    """A score object of a recording."""
    return {
        "vp": sheet.vp,
        "building_points": sheet.printed,
        "building_bonus": sheet.bonus,
        "gold": sheet.gold,
        "livestock": sheet.livestock,
        "copper": sheet.copper,
        "debt": sheet.debt,
        "total": sheet.total,
        "tiebreak_silver": sheet.silver,
        "bonus_by_building": {BUILDINGS[building].key: points for building, points in sheet.bonuses},
    }
