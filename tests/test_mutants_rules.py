"""What the rules do that the score of a game does not show; each was found by `make mutants`."""

from __future__ import annotations

import pytest

from homesteaders import why_not
from homesteaders.actions import Accept
from homesteaders.catalog import BUILDINGS, PERK_PORT, TILES
from homesteaders.holdings import COPPER, GOLD, LIVESTOCK
from homesteaders.phases.effects import source_of
from homesteaders.state import TILE_EXCHANGE, State
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
