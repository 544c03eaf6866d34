"""The best final actions are offered with what they bring, staged at a tap, and bring that."""

from __future__ import annotations

import pytest

from homesteaders.actions import parse
from homesteaders.engine import apply
from homesteaders.holdings import DEBT, GOLD, SILVER, STEEL, TRADE, WOOD
from homesteaders.scoring import score
from homesteaders.state import BID, FINAL, Frame, Setup
from ui.choosing import Choosing
from ui.game import Game
from ui.scene import Scene
from ui.scenes import make_scene
from ui.uistate import PERSON, TABLE, Seat, UiState
from ui.views.ledger import ledger

pytestmark = pytest.mark.engine

RICH = {SILVER: 5, WOOD: 2, STEEL: 1, GOLD: 1, TRADE: 8, DEBT: 4}


def at(kind: int, holdings: dict[int, int]) -> tuple[Game, UiState]:
    """A decision of the first seat with these holdings."""
    game = Game.deal(Setup(3, 7, True), tuple(Seat(name, PERSON) for name in "abc"))
    seat = game.state.agenda[-1].seat
    game.state.agenda.append(Frame(kind, seat, 1))
    for holding in RICH:
        game.state.players[seat].holdings[holding] = holdings.get(holding, 0)
    game.state.legal_now = None
    return game, UiState(page=TABLE, viewer=seat)


def scene_of(game: Game, ui: UiState) -> Scene:
    return make_scene(game, ui, 1, False)


def test_the_best_is_staged_and_brings_what_was_promised() -> None:
    game, ui = at(FINAL, RICH)
    offered = scene_of(game, ui)
    before = score(offered.me).total
    assert offered.more > 0 and f"Stage the best: {offered.more} points more" in ledger(offered)
    ui.staged = ["sell steel"]
    assert scene_of(game, ui).more == offered.more - 1, "only what is beyond the list"
    Choosing(game, ui).best("")
    assert ui.choice == "done" and ui.staged and "done" not in ui.staged
    staged = scene_of(game, ui)
    assert staged.more == 0 and not staged.left and "best:" not in ledger(staged)
    table = game.state.copy()
    for token in Choosing(game, ui).tokens():
        apply(table, parse(token))
    assert score(table.players[ui.viewer]).total == before + offered.more


def test_nothing_is_offered_where_nothing_is_gained_or_elsewhere() -> None:
    game, ui = at(FINAL, {})
    assert scene_of(game, ui).more == 0 and "best:" not in ledger(scene_of(game, ui))
    game, ui = at(BID, RICH)
    assert scene_of(game, ui).more == 0
    Choosing(game, ui).best("")
    assert not ui.staged and not ui.choice
