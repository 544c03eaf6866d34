"""What the rules do that the score of a game does not show; each was found by `make mutants`."""

from __future__ import annotations

import pytest

from homesteaders import Setup, new_game, why_not
from homesteaders.actions import Accept, Place
from homesteaders.catalog import BUILDINGS, PERK_PORT, RINGS, TILES
from homesteaders.holdings import COPPER, GOLD, LIVESTOCK, SILVER, TRADE, WORKERS
from homesteaders.phases.building import ways_of, ways_to_build
from homesteaders.phases.effects import source_of
from homesteaders.phases.free import free_actions
from homesteaders.state import TILE_EXCHANGE, TILE_WORKER, State, check, deal
from tests.golden_games import golden_files, golden_record

pytestmark = pytest.mark.engine


def test_a_payment_names_the_auction_that_it_is_for() -> None:
    """R11.2: in the history, whatever the number of the auction; wages name themselves."""
    named: set[str] = set()
    for path in golden_files():
        for events in golden_record(path).session.events:
            for event in events:
                if event.key == "auction_paid":
                    assert event.source == f"auction:{event.args['auction']}"
                    named.add(event.source)
                elif event.key == "wages":
                    assert event.source == "wages"
    assert named == {"auction:1", "auction:2", "auction:3"}


def _an_exchange_for_gold() -> State:
    """A decision about a tile whose goods a River Port may pay in gold."""
    for path in golden_files():
        session = golden_record(path).session
        for position in range(len(session.actions)):
            state = session.state_at(position)
            frame = state.current
            if frame and frame.kind == TILE_EXCHANGE:
                tile = state.tile(frame.arg)
                if tile and tile.river_port:
                    return state.copy()
    raise AssertionError("no such decision in the golden games")


def test_every_perk_but_the_port_s_is_no_port() -> None:
    """R12.6, R13.7: gold for a tile's goods is refused for want of a River Port, whatever else there is; with one it is
    refused for want of gold alone."""
    state = _an_exchange_for_gold()
    frame = state.current
    assert frame is not None
    state.legal_now = None
    player = state.players[frame.seat]
    for holding in (GOLD, COPPER, LIVESTOCK):
        player.holdings[holding] = 0
    for perks, key in ((63 - PERK_PORT, "build.no_port"), (63, "exchange.short"), (PERK_PORT, "exchange.short")):
        player.perks = perks
        state.legal_now = None
        reason = why_not(state, Accept(True))
        assert reason is not None and reason.key == key
    player.holdings[GOLD] = 1
    state.legal_now = None
    assert why_not(state, Accept(True)) is None


def test_every_source_has_its_name() -> None:
    """R13.5, R12.5, R8.7: what an effect comes from, as the history names it."""
    for building in BUILDINGS[1:]:
        assert source_of(building.id) == f"building:{building.key}"
    assert [source_of(-number) for number in TILES] == [f"tile:{number}" for number in TILES]
    assert source_of(0) == "pass"


def test_a_worker_s_source_is_the_tile_or_the_building() -> None:
    """R12.2, R13.5: as the history names it, taken or declined."""
    named: set[str] = set()
    for path in golden_files():
        session = golden_record(path).session
        for position, events in enumerate(session.events):
            frame = session.state_at(position).current
            for event in events:
                if event.key in ("worker", "worker_declined"):
                    assert frame is not None
                    state = session.state_at(position)
                    if frame.kind == TILE_WORKER:
                        assert event.source == f"tile:{state.deal.piles[frame.arg - 1][state.round - 1]}"
                    else:
                        assert event.source == f"building:{BUILDINGS[frame.arg].key}"
                        assert "worker" in BUILDINGS[frame.arg].on_build
                    named.add(event.source.partition(":")[0])
    assert named == {"tile", "building"}


def test_a_placement_names_the_idle_workers() -> None:
    for path in golden_files():
        session = golden_record(path).session
        for position, (action, events) in enumerate(zip(session.actions, session.events, strict=True)):
            for event in events:
                if event.key == "placed":
                    assert isinstance(action, Place)
                    workers = session.state_at(position).players[event.seat].holdings[WORKERS]
                    assert event.args["idle"] == workers - action.rings.bit_count()


def test_only_a_river_port_lets_gold_replace_goods() -> None:
    player = State(Setup(2), deal(Setup(2))).players[0]
    for building in BUILDINGS:
        for player.perks in (0, 63 - PERK_PORT):
            assert ways_to_build(player, building.id) == ways_of(building.id)[:1]
        player.perks = PERK_PORT
        assert ways_to_build(player, building.id) == ways_of(building.id)


def test_before_the_first_round_nothing_has_happened() -> None:
    for players in (2, 3, 4):
        state = State(Setup(players), deal(Setup(players)))
        assert (state.round, state.passed, state.agenda, state.neutral_level) == (0, 0, [], 5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_copies_than_there_are_is_unsound(players: int) -> None:
    """R2.4: on offer and built together; with two players there are fewer."""
    for building in BUILDINGS[1:]:
        copies = building.copies_2p if players == 2 else building.copies
        for built in range(min(copies + 1, players + 1)):
            state = new_game(Setup(players, 7))
            for player in state.players[:built]:
                player.add_building(building.id)
            for offered in (copies - built, copies - built + 1):
                state.supply[building.id] = offered
                assert (check(state) == []) == (offered + built == copies)


def test_a_worker_on_a_building_that_is_not_owned_is_unsound() -> None:
    for ring in RINGS:
        state = new_game(Setup(3, 7))
        player = state.players[1]
        player.placement = 1 << ring.id
        owned = ring.building == 0
        assert check(state) == ([] if owned else ["seat 1: a worker on a building of somebody else"])
        if not owned:
            player.add_building(ring.building)
            state.supply[ring.building] = 0
            assert check(state) == []


def test_more_silver_than_anything_costs_makes_no_difference() -> None:
    """The answer is kept once, however much there is."""
    player = new_game(Setup(2)).players[0]
    player.holdings[TRADE] = 1
    answers = []
    for player.holdings[SILVER] in (5, 6, 50):
        answers.append(free_actions(player, False))
    assert answers[0] is answers[1] is answers[2]
