"""The forecast is what the engine then pays, and tells nothing that is hidden."""

from __future__ import annotations

import pytest

from e2e.positions import played
from homesteaders.actions import Place
from homesteaders.catalog import BUILDINGS, FINAL_ROUND, HOMESTEAD
from homesteaders.engine import apply, is_over
from homesteaders.holdings import BEHIND_SCREEN, DEBT, SILVER, WORKERS
from homesteaders.state import ALLOCATE, BID, PAY_WORKERS, Player, State
from homesteaders.views import view_for
from ui.forecast import forecast_of, income_to_come, placing

pytestmark = pytest.mark.engine

BANK = next(building.id for building in BUILDINGS if building.income_special == "bank")


def gains(state: State, rings: int) -> tuple[dict[int, int], Player]:
    """What the engine pays the acting seat for a placement, and its area afterwards."""
    frame = state.current
    assert frame is not None and frame.kind == ALLOCATE
    after = state.copy()
    apply(after, Place(rings))
    before, then = state.players[frame.seat], after.players[frame.seat]
    changes = {h: n - m for h, (m, n) in enumerate(zip(before.holdings, then.holdings, strict=True)) if n != m}
    return changes, then


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 8), (4, 5)])
def test_the_forecast_is_what_the_engine_pays_for_the_same_placement(players: int, seed: int) -> None:
    """A placement in work, and the placement of the round before confirmed unchanged."""
    checked = unchanged = 0
    last: dict[int, int] = {}
    for session in played(players, seed):
        state = session.state
        frame = state.current
        if frame is None:
            continue
        player = state.players[frame.seat]
        if frame.kind == ALLOCATE:
            for rings in {0, last.get(frame.seat, 0)}:
                told = forecast_of(player, rings)
                paid, then = gains(state, rings)
                assert {h: n for h, n in told.income if n} == paid
                assert not told.bank and told.wages == then.holdings[WORKERS]
                assert told.idle == player.holdings[WORKERS] - rings.bit_count()
                checked += 1
            continue
        for seat, placed in enumerate(state.players):
            if not placing(state, seat):
                last[seat] = placed.placement
        if frame.kind == BID and state.round < FINAL_ROUND:
            # The table as it would be if the next income came at once.
            for seat, placed in enumerate(state.players):
                later = state.copy()
                later.agenda.append(state.current._replace(kind=ALLOCATE, seat=seat, arg=0))
                assert {h: n for h, n in forecast_of(placed).income if n} == gains(later, placed.placement)[0]
                unchanged += 1
    assert checked > 40 and unchanged > 40


def test_after_the_last_income_nothing_comes() -> None:
    for session in played(3, 2):
        state = session.state
        frame = state.current
        for seat in range(3):
            if state.round < FINAL_ROUND:
                assert income_to_come(state, seat)
            elif is_over(state) or (frame is not None and frame.kind == PAY_WORKERS and frame.seat == seat):
                assert not income_to_come(state, seat)


def test_the_forecast_of_another_says_nothing_of_hidden_holdings() -> None:
    """Whatever stands behind the screen of another, the forecast is the same; a Bank's part is left out and told."""
    seen = banks = 0
    for session in played(3, 8, open_holdings=False):
        state = session.state
        if not state.agenda:
            continue
        other = state.copy()
        for player in other.players:
            for holding in BEHIND_SCREEN:
                player.holdings[holding] += 1
        for seat in (1, 2):
            told = [forecast_of(view_for(table, 0).table.players[seat]) for table in (state, other)]
            assert told[0] == told[1]
            owned = bool(state.players[seat].owned >> BANK & 1)
            assert told[0].bank == owned
            real = forecast_of(state.players[seat])
            if not owned:
                assert told[0] == real
            seen, banks = seen + 1, banks + owned
    assert seen > 100
    player = Player()
    player.add_building(HOMESTEAD)
    player.add_building(BANK)
    player.holdings[WORKERS] = 1
    for debt in (0, 1):
        player.holdings[DEBT] = debt
        hidden = player.copy()
        for holding in BEHIND_SCREEN:
            hidden.holdings[holding] = -1
        told_now = forecast_of(hidden)
        assert told_now.bank and told_now.wages == 1
        assert told_now.income == ((SILVER, 2),), "the Homestead's"
        assert forecast_of(player).income == (((SILVER, 2), (DEBT, -1)) if debt else ((SILVER, 4),))
