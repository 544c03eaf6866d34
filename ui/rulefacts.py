"""What fills the places in the texts of the rules: each number is asked of the engine, and none is typed in.

Names of buildings and amounts are worded in the language that is spoken, so `facts` is kept for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from homesteaders.actions import Bid, Build, Buy, Market, Recruit, Sell
from homesteaders.catalog import (
    BID_VALUES,
    BUILDING,
    BUILDINGS,
    CITY,
    HOMESTEAD,
    NEUTRAL_LEVELS,
    PERK_STORE,
    REWARD_SPACES,
    REWARDS,
    ROUNDS,
    SETTLEMENT,
    STAGE_ROUNDS,
    TILES,
    TOWN,
    TRACK_END,
    Tile,
    building_rings,
)
from homesteaders.engine import legal, new_game
from homesteaders.holdings import COPPER, FOOD, GOLD_AS_SILVER, HOLDING, LIVESTOCK, PRICES, STEEL, WOOD, Amounts
from homesteaders.language import Key, amounts_phrase, listing
from homesteaders.phases.bidding import end_bidding
from homesteaders.preview import (
    DEBT_SILVER,
    REPAY_SILVER,
    amount_due,
    build_cost,
    changes_of,
    income,
    payment_preview,
    payment_previews,
)
from homesteaders.scoring import POINTS_PER_GOOD, ScoreSheet, building_bonus, debt_penalty, ranking, score
from homesteaders.state import BID, END_BIDDING, NOBODY, PAY_WORKERS, TRACK_REWARD, Player, Setup, State, pending

from .words import figure, t


def _player(*buildings: str, **holdings: int) -> Player:
    """Somebody with a Homestead, these buildings and holdings."""
    player = Player()
    player.add_building(HOMESTEAD)
    for key in buildings:
        player.add_building(BUILDING[key].id)
    for key, n in holdings.items():
        player.holdings[HOLDING[key]] = n
    return player


def _rings(building: str, *slots: int, places: int = 2) -> int:
    """A placement on slots of a building, from 0; of a double slot only its first `places`."""
    return sum(1 << ring for slot in slots for ring in building_rings(BUILDING[building].id, slot)[:places])


def _table(kind: int, players: int = 3, arg: int = 0) -> State:
    """A game at a decision of its first seat."""
    state = new_game(Setup(players))
    state.agenda, state.legal_now = [pending(kind, 0, arg)], None
    return state


def _more(player: Player, placement: int = 0) -> Amounts:
    """An income without what a bare Homestead brings."""
    least = dict(income(_player(), 0))
    found = ((holding, n - least.get(holding, 0)) for holding, n in income(player, placement))
    return tuple((holding, n) for holding, n in found if n)


def _gain(changes: Amounts) -> str:
    return amounts_phrase(tuple((holding, n) for holding, n in changes if n > 0))


def _price(changes: Amounts) -> str:
    return amounts_phrase(tuple((holding, n) for holding, n in changes if n < 0))


def _either(items: list[str]) -> str:
    """`a, b or c`."""
    return t("or", first=", ".join(items[:-1]), last=items[-1]) if len(items) > 1 else items[0]


def _numbers(values: Iterable[int]) -> str:
    return listing([str(n) for n in values])


def _bids(standing: int, *buildings: str) -> str:
    """The bids that are legal over a standing one of somebody else."""
    state = _table(BID)
    state.standing[0], state.holder[0] = standing, 1
    for key in buildings:
        state.players[0].add_building(BUILDING[key].id)
    return _numbers(option.value for option in legal(state) if isinstance(option, Bid) and option.auction == 1)


def _level(passes: int, level: int) -> int:
    """The neutral level after a round in which so many passed."""
    state = _table(END_BIDDING, 2)
    state.neutral_level, state.passed = level, (1 << passes) - 1
    end_bidding(state, pending(END_BIDDING, NOBODY, 0), None)
    return state.neutral_level


def _wages(workers: int) -> int:
    state = _table(PAY_WORKERS)
    state.players[0].holdings[HOLDING["workers"]] = workers
    return amount_due(state, pending(PAY_WORKERS, 0, 0))


def track_options(space: int) -> int:
    """R17.5: how many rewards there are to choose from on a space of the Track."""
    state = _table(TRACK_REWARD)
    state.players[0].track = space
    return sum(not option.free for option in legal(state))


def rewards_of(space: int) -> list[str]:
    """R10.2: the rewards that a space of the Track adds, in words."""
    return [t(f"reward.{key}") for key, at in zip(REWARDS, REWARD_SPACES, strict=True) if at == space]


def _tiles(wanted: Iterable[Tile]) -> str:
    return _numbers(tile.number for tile in wanted)


def _exchange(good: int) -> tuple[str, str]:
    """The auction tiles that take a good, but for those that give points by themselves; and what they give for it."""
    found = [tile for tile in TILES.values() if any(holding == good for holding, _ in tile.pay) and not tile.vp]
    return _tiles(found), amounts_phrase(found[0].get)


def _named() -> dict[str, object]:
    return {building.key: Key(f"building.{building.key}") for building in BUILDINGS}


def _printed() -> dict[str, object]:
    """What is printed on the pieces, and how many there are."""
    start = new_game(Setup(3)).players[0].holdings
    level = new_game(Setup(2)).neutral_level
    found: dict[str, object] = {
        "building_tiles": sum(building.copies for building in BUILDINGS),
        "building_tiles_two": sum(building.copies_2p for building in BUILDINGS),
        "building_names": len(BUILDINGS),
        "homesteads": BUILDINGS[HOMESTEAD].copies,
        "auction_tiles": len(TILES),
        "pile_three": f"{min(n for n, tile in TILES.items() if tile.pile == 3)}–{max(TILES)}",
        "start": amounts_phrase(tuple((holding, n) for holding, n in enumerate(start) if n)),
        "rounds": ROUNDS,
        "settlement_last": STAGE_ROUNDS[SETTLEMENT][1],
        "town_first": STAGE_ROUNDS[TOWN][0],
        "town_last": STAGE_ROUNDS[TOWN][1],
        "city_first": STAGE_ROUNDS[CITY][0],
        "bids": _numbers(BID_VALUES),
        "top_bid": BID_VALUES[-1],
        "levels": _numbers(NEUTRAL_LEVELS),
        "level_start": level,
        "level_low": NEUTRAL_LEVELS[0],
        "level_high": NEUTRAL_LEVELS[-1],
        "gold_pays": GOLD_AS_SILVER,
        "debt_silver": DEBT_SILVER,
        "repay_silver": REPAY_SILVER,
        "track_end": TRACK_END,
        "good_points": POINTS_PER_GOOD,
        "sale_vp": amounts_phrase(tuple(pair for pair in changes_of(Sell(WOOD)) if pair[0] == HOLDING["vp"])),
        "recruit_price": _price(changes_of(Recruit())),
        "market_food": _price(changes_of(Market(FOOD))),
        "market_steel": _price(changes_of(Market(STEEL))),
        "price_copper": amounts_phrase((PRICES[COPPER],)),
        "ranch_gain": amounts_phrase(((HOLDING["trade"], 1),)),
    }
    for stage, name in ((SETTLEMENT, "settlement"), (TOWN, "town"), (CITY, "city")):
        found[f"tiles_{name}_2"] = _tiles(tile for tile in TILES.values() if tile.pile == 2 and tile.stage == stage)
    found["tiles_worker"] = _tiles(tile for tile in TILES.values() if tile.worker and tile.types)
    found["tiles_advance"] = _tiles(tile for tile in TILES.values() if tile.advance)
    for good, name in ((COPPER, "copper"), (LIVESTOCK, "livestock"), (WOOD, "wood"), (FOOD, "food")):
        found[f"tiles_{name}"], found[f"for_{name}"] = _exchange(good)
    (own,) = (tile for tile in TILES.values() if tile.vp)
    found |= {"tile_vp": own.number, "tile_vp_gain": amounts_phrase(((HOLDING["vp"], own.vp),))}
    (tile_any,) = (n for n, tile in TILES.items() if len(tile.types) == 4 and tile.stage == SETTLEMENT)
    return found | {"tile_any": tile_any, "tile_one": _types(1), "tile_two": _types(2)}


def _types(number: int) -> str:
    return _either([t(f"type.{kind}") for kind in TILES[number].types])


def example_player() -> Player:
    """Whose score is counted in the example of R15.5."""
    return _player(
        *("market", "church", "railworkers_house", "terminal"),
        **{"silver": 7, "gold": 2, "copper": 1, "vp": 9, "debt": 2, "workers": 4, "rail_lines": 3, "wood": 2},
    )


def _incomes() -> dict[str, object]:
    """Examples of R4."""
    builder = _player("market", workers=3, rail_lines=2)
    placement = _rings("homestead", 0) | _rings("market", 0)
    return {
        "x_income": amounts_phrase(income(builder, placement)),
        "x_income_idle": amounts_phrase(income(builder, 0)),
        "x_income_rails": builder.holdings[HOLDING["rail_lines"]],
        "x_port_one": amounts_phrase(_more(_player("river_port", workers=2), _rings("river_port", 0, places=1))),
        "x_port_two": amounts_phrase(_more(_player("river_port", workers=2), _rings("river_port", 0))),
        "x_farm_both": amounts_phrase(_more(_player("farm", workers=2), _rings("farm", 0, 1))),
        "x_rodeo_three": amounts_phrase(_more(_player("rodeo", workers=3))),
        "x_rodeo_seven": amounts_phrase(_more(_player("rodeo", workers=7))),
        "rodeo_most": dict(_more(_player("rodeo", workers=99)))[HOLDING["silver"]],
        "bank_none": _gain(_more(_player("bank"))),
        "x_wages": _wages(4),
        "x_wages_recruit": _wages(5),
    }


def _trades() -> dict[str, object]:
    """Examples of R5 to R7."""
    rich = _player(silver=50, gold=9)
    seven = payment_preview(7, 2)
    ways = [(("silver", way.silver), ("gold", way.gold)) for way in payment_previews(rich, 6)]
    return {
        "x_sell_pay": _price(changes_of(Sell(STEEL))),
        "x_sell_gain": _gain(changes_of(Sell(STEEL))),
        "x_buy_pay": _price(changes_of(Buy(FOOD, 0))),
        "x_buy_copper_pay": _price(changes_of(Buy(COPPER, 0))),
        "x_store_gain": _gain(changes_of(Sell(STEEL), bool(BUILDING["general_store"].perks & PERK_STORE))),
        "x_six_ways": " / ".join(amounts_phrase(tuple((HOLDING[key], n) for key, n in way if n)) for way in ways),
        "x_six_most": max(way.gold for way in payment_previews(rich, 6)),
        "x_seven_lost": seven.wasted,
        "x_one_lost": payment_preview(1, 1).wasted,
        "x_debts": ", ".join(str(-debt_penalty(n)) for n in range(1, 7)),
        "x_debt_saved": debt_penalty(2) - debt_penalty(3),
    }


def _auctions() -> dict[str, object]:
    """Examples of R8, R9 and R10."""
    three = [reward for space in range(1, 4) for reward in rewards_of(space)]
    return {
        "x_standing": 5,
        "x_over": _bids(5),
        "x_over_lawyer": _bids(5, "lawyer"),
        "x_level_up": _level(0, NEUTRAL_LEVELS[2]),
        "x_level_one": _level(1, NEUTRAL_LEVELS[2]),
        "x_level_two": _level(2, NEUTRAL_LEVELS[2]),
        "x_level_seven": _level(0, NEUTRAL_LEVELS[-2]),
        "level_seven": NEUTRAL_LEVELS[-2],
        "x_track_three": _either(three),
        "track_counts": _numbers(track_options(space) for space in range(1, TRACK_END + 1)),
    }


def _buildings() -> dict[str, object]:
    """Examples of R13."""
    hall = BUILDING["town_hall"].id
    house = _player("railworkers_house", workers=4, rail_lines=2)
    yard = _player("farm", "market", "church", "rail_yard")
    return {
        "x_hall": amounts_phrase(build_cost(Build(hall))),
        "x_hall_gold": amounts_phrase(build_cost(Build(hall, 1))),
        "x_yard_gold": amounts_phrase(build_cost(Build(BUILDING["rail_yard"].id, 1))),
        "x_house": building_bonus(house, BUILDING["railworkers_house"].id),
        "x_house_workers": house.holdings[HOLDING["workers"]],
        "x_house_rails": house.holdings[HOLDING["rail_lines"]],
        "x_yard": building_bonus(yard, BUILDING["rail_yard"].id),
        "x_yard_buildings": len(yard.buildings),
        "farm_gone": STAGE_ROUNDS[BUILDING["farm"].stage][1] + 1,
        "ranch_last": STAGE_ROUNDS[BUILDING["ranch"].stage][1],
        "church_first": STAGE_ROUNDS[BUILDING["church"].stage][0],
    }


def _scores() -> dict[str, object]:
    """Examples of R15."""
    ann = example_player()
    sheet = score(ann)
    names = ("Ann", "Ben", "Cleo")
    tied = [ScoreSheet(0, 0, (), 0, 0, 0, 0, total, silver) for total, silver in ((41, 3), (41, 6), (38, 20))]
    (winner,) = [names[seat] for place, seat in ranking(tied) if place == 1]
    return {
        "x_vp": sheet.vp,
        "x_printed": sheet.printed,
        "x_bonus": sheet.bonus,
        "x_goods": sheet.gold + sheet.copper + sheet.livestock,
        "x_debt": figure(sheet.debt),
        "x_total": sheet.total,
        "x_buildings": listing([t(f"building.{BUILDINGS[n].key}") for n in ann.buildings]),
        "x_ann": amounts_phrase(tuple((holding, n) for holding, n in enumerate(ann.holdings) if n)),
        "x_tied": tied[0].total,
        "x_silver_first": tied[0].silver,
        "x_silver_second": tied[1].silver,
        "x_winner": winner,
    }


@cache
def facts(language: str) -> dict[str, object]:
    """Every place in the texts of the rules and what fills it, in the language that is spoken, which is `language`."""
    del language  # the key under which this is kept
    parts = (_named, _printed, _incomes, _trades, _auctions, _buildings, _scores)
    return {key: value for part in parts for key, value in part().items()}
