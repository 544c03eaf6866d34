"""The town: three stalls, the order of the tiles, what an end bonus would count now, and the details of a building."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from homesteaders import Setup, State, apply, legal, new_game
from homesteaders.actions import Build
from homesteaders.catalog import BUILDING, BUILDINGS, FINAL_ROUND, HOMESTEAD, STAGE_ROUNDS
from homesteaders.describe import building_effects
from homesteaders.engine import why_not
from homesteaders.holdings import DEBT, HOLDING_KEYS, SILVER
from homesteaders.language import say
from homesteaders.scoring import building_bonus, score
from homesteaders.state import BUILD, EXTRA_BUILD
from tests.ui.fakes import Table, step
from ui.reach import net
from ui.scene import Scene
from ui.scenes import make_scene
from ui.views.building import brings, building_card, building_sheet, facts
from ui.views.ledger import steps
from ui.views.tile import CROWDED, yard
from ui.views.town import kinds, kinds_on_offer, owners
from ui.words import t

pytestmark = pytest.mark.engine


def states(players: int, seed: int) -> Iterator[State]:
    """The states of a game in which everybody acts at random."""
    rng = random.Random(seed)
    state = new_game(Setup(players, seed))
    while state.agenda:
        yield state
        apply(state, rng.choice(legal(state)))


def scene_of(table: Table) -> Scene:
    game = table.app.game
    assert game is not None
    return make_scene(game, table.app.ui, table.app.number, False)


def positions(kinds_: str, seed: int, most: int = 400) -> Iterator[Table]:
    """A table at every decision of a game."""
    table = Table()
    table.deal(kinds_, seed=seed)
    rng = random.Random(seed)
    for _ in range(most):
        if table.app.ui.page == "end":
            return
        yield table
        step(table, rng)


# ---- stalls


def test_the_stalls_are_the_supply_of_the_engine() -> None:
    seen = set()
    for players in (2, 3, 4):
        for state in states(players, 3):
            for building in BUILDINGS:
                first, last = STAGE_ROUNDS[building.stage]
                on_offer = first <= state.round <= last and bool(first)
                built = sum(player.owned >> building.id & 1 for player in state.players)
                copies = building.copies_2p if players == 2 else building.copies
                if state.round < FINAL_ROUND:
                    assert state.supply[building.id] == (copies - built if on_offer else 0)
                seen.add((state.round, on_offer))
    assert len(seen) > 20


def test_every_building_is_in_one_stall_and_says_why() -> None:
    counts = []
    for table in positions("pp", 4):
        game = table.app.game
        assert game is not None and game.frame is not None
        scene = scene_of(table)
        stalls = {stall: kinds(scene, stall) for stall in ("sale", "coming", "gone")}
        assert sorted(building for found in stalls.values() for building in found) == list(range(1, len(BUILDINGS)))
        assert all(game.state.supply[b] for b in stalls["sale"])
        assert all(STAGE_ROUNDS[BUILDINGS[b].stage][0] > game.state.round for b in stalls["coming"])
        assert not any(game.state.supply[b] for b in stalls["coming"] + stalls["gone"])
        counts.append(tuple(len(found) for found in stalls.values()))
    assert counts[0] == (13, 18, 0)
    assert counts[-1] == (0, 0, 31)


def test_a_stall_is_remembered_and_shows_its_tiles() -> None:
    table = Table()
    table.deal("pp", seed=5)
    table.do("stall:coming", "town:1")
    assert "open:building bank" in table.screen.acts and "open:building market" not in table.screen.acts
    assert re.search(r"stall:coming[^>]*aria-pressed=\"true\"", table.screen.html)
    assert t("town.enters", round=5, n=1) in table.screen.html
    for _ in range(30):
        step(table, random.Random(1))
    assert table.app.ui.stall == "coming"
    table.do("stall:sale")
    table.app.dispatch("stall:nonsense")
    assert table.app.ui.stall == "sale"


def test_what_is_gone_names_who_has_it() -> None:
    found = 0
    for table in positions("pp", 8):
        if table.screen.picture is None or table.screen.picture.kind != "table":
            continue
        scene = scene_of(table)
        for building in kinds(scene, "gone"):
            seats = owners(scene, building)
            if seats and found < 20:
                found += 1
                table.app.dispatch(f"open:building {BUILDINGS[building].key}")
                for seat in seats:
                    assert scene.name(seat) in table.screen.picture.sheet
                table.app.dispatch("close:")
    assert found


# ---- the order


def test_for_sale_in_the_order_of_what_can_be_had() -> None:
    several = 0
    for seed in (2, 6):
        for table in positions("ppp", seed):
            scene = scene_of(table)
            order = [scene.fits.get(building) for building in kinds_on_offer(scene)]
            ranks = [("ok", "tr", "no").index(fit.mark) if fit else 3 for fit in order]
            assert ranks == sorted(ranks)
            ways = [len(fit.way) for fit in order if fit and fit.mark == "tr"]
            assert ways == sorted(ways)
            several += len(set(ways)) > 1
            again = kinds_on_offer(scene_of(table))
            assert again == kinds_on_offer(scene)
    assert several > 20


# ---- the end bonus


def test_a_bonus_is_what_the_score_would_gain() -> None:
    checked = 0
    for players, seed in ((2, 1), (3, 2), (4, 3)):
        for state in states(players, seed):
            for player in state.players:
                before = score(player)
                for building in BUILDINGS:
                    if player.owned >> building.id & 1:
                        assert dict(before.bonuses).get(building.id, 0) == building_bonus(player, building.id)
                        continue
                    then = player.copy()
                    then.add_building(building.id)
                    after = score(then)
                    assert dict(after.bonuses).get(building.id, 0) == building_bonus(player, building.id)
                    assert after.total - before.total == brings(player, building.id)
                    assert after.printed - before.printed == building.points
                    checked += bool(building.end_bonus)
    assert checked > 1000


def test_a_tile_says_its_bonus_now() -> None:
    table = Table()
    table.deal("pp", seed=5)
    game = table.app.game
    assert game is not None
    table.do("town:1")
    me = game.state.players[table.app.ui.viewer]
    assert building_bonus(me, BUILDING["stables"].id) == 1
    table.do("stall:coming", "town:0")
    assert t("town.now", n=building_bonus(me, BUILDING["dude_ranch"].id)) in table.screen.html


# ---- details


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.key)
def test_details_are_complete(building: object) -> None:
    number = building.id  # type: ignore[attr-defined]
    printed = BUILDINGS[number]
    table = Table()
    table.deal("ppp", seed=5)
    scene = scene_of(table)
    rows = dict(facts(scene, number))
    assert {"type", "cost", "income", "slots", "points", "bonus", "stage", "owners"} <= set(rows)
    sheet = building_sheet(scene, number)
    card = building_card(scene, number)
    for html in (sheet, card):
        assert say(f"building.{printed.key}") in html
        assert f"#b-{printed.key}" in html
        for line in building_effects(printed):
            assert line in html.replace("&#x27;", "'")
        for holding, n in printed.cost:
            assert f"{n} {t(f'holding.{HOLDING_KEYS[holding]}', n=n)}" in html
        if printed.points:
            assert t("points.n", n=printed.points) in html
    assert rows["slots"].count(t("slot.makes", n=1)) == sum(slot.workers == 1 for slot in printed.slots)
    if number == HOMESTEAD:
        assert "copies" not in rows and "brings" not in rows and scene.name(1) in rows["owners"]
    else:
        assert "copies" in rows and "brings" in rows
    if printed.end_bonus:
        assert t("town.now", n=building_bonus(scene.me, number)) in rows["bonus"]
    assert "<button" not in card


def test_the_card_is_asked_for_and_only_at_the_table() -> None:
    table = Table()
    assert table.app.about("farm") == ""
    table.deal("pp", seed=5)
    assert "#b-farm" in table.app.about("farm") and table.app.about("nonsense") == ""
    assert "#tip" not in table.screen.html
    table.deal("pp", seed=5, hidden=True)
    while table.screen.picture is not None and table.screen.picture.kind != "curtain":
        step(table, random.Random(1))
    assert table.app.about("farm") == ""


def test_a_sheet_chooses_funds_or_says_why_not() -> None:
    done = {"select": 0, "pick": 0, "fund": 0, "why": 0}
    for seed in (3, 7, 9):
        for table in positions("pp", seed):
            game = table.app.game
            assert game is not None and game.frame is not None
            if game.frame.kind not in (BUILD, EXTRA_BUILD) or table.screen.picture is None:
                continue
            if table.screen.picture.sheet:
                table.do("close")
            for building in BUILDINGS[1:]:
                ui = table.app.ui
                table.app.dispatch(f"open:building {building.key}")
                offered = [act for act in table.screen.acts if act.startswith("then:")]
                if not offered:
                    reason = why_not(game.state, Build(building.id))
                    assert str(reason).replace("'", "&#x27;") in table.screen.picture.sheet
                    done["why"] += 1
                    table.do("close")
                    continue
                assert len(offered) == 1
                table.do(offered[0])
                assert not ui.sheet and ui.building == building.id
                assert ui.choice.split()[:2] == ["build", building.key]
                done[offered[0].split(":")[1]] += 1
                if offered[0].startswith("then:fund"):
                    assert ui.staged and len(ui.staged) == ui.auto
                    assert t("fund.by") in table.screen.html and t("fund.all") in table.screen.html
                    table.do("clear")
                    assert not ui.staged and not ui.choice
                table.app.dispatch("cancel:")
                table.app.dispatch("cancel:")
    assert done["select"] > 3 and done["fund"] > 10 and done["why"] > 50


def test_the_trades_are_counted_together() -> None:
    table = Table()
    table.deal("pp", seed=5)
    scene = scene_of(table)
    assert net(scene.me, ("debt", "debt")) == ((SILVER, 4), (DEBT, 2))
    assert steps(("debt", "debt", "buy wood")).startswith("2 × ")


# ---- many buildings


def test_a_large_area_is_drawn_densely() -> None:
    state = new_game(Setup(4, 1))
    player = state.players[0]
    for building in range(1, 10):
        dense = "dense" in yard(player, 0, live=True, large=True)
        assert dense == (len(player.buildings) >= CROWDED)
        player.add_building(building)
    html = yard(player, 0, live=True, large=True)
    assert html.count("data-about") == 10
    assert len(re.findall(r'data-act="ring:\d+"', html)) == sum(
        slot.workers for building in player.buildings for slot in BUILDINGS[building].slots
    )
