"""Games that are nearly over, for tests of what is remembered of them."""

from __future__ import annotations

from homesteaders.forced import forced
from homesteaders.record import Terms
from homesteaders.state import Setup
from tests.ui.fakes import FakeClock, FakeStore, Table
from ui.game import Game
from ui.opponents import answer
from ui.saves import Saves, Slot
from ui.saving import PLACE
from ui.uistate import BOT, OPPONENT, PERSON, Seat

NAMES = ("Clara", "Mae", "Hank", "Ida")
ID = "abcdefgh"


def nearly_over(setup: Setup, kinds: str, *, level: str = BOT, left: int = 1) -> Game:
    """A game played by ranchers up to the last few decisions of a person that have a choice."""
    seats = tuple(
        Seat(name, PERSON) if kind == "p" else Seat(name, OPPONENT, level)
        for name, kind in zip(NAMES, kinds, strict=False)
    )
    game = Game.deal(setup, seats, Terms())
    stops = []
    while game.frame is not None:
        if seats[game.frame.seat].person and forced(game.state) is None:
            stops.append(game.session.position)
        game.do(answer(game, BOT))
    return game.at(stops[-left])


def store_with(game: Game, ident: str = ID, store: FakeStore | None = None) -> FakeStore:
    """A store in which this game is open."""
    store = FakeStore() if store is None else store
    saves = Saves(store, FakeClock())
    saves.write(Slot(ident, game))
    saves.current = ident
    store.put(PLACE, "table")
    return store


def finish(table: Table) -> None:
    """Play the open game to its end, as a rancher would."""
    table.scheduler.run()
    game = table.app.game
    while game is not None and game.frame is not None:
        if table.app.ui.sheet:
            table.do("close")
        lift = [act for act in table.screen.acts if act.startswith("lift:")]
        if lift:
            table.do(lift[0])
        else:
            table.app.acted(game, answer(game, BOT).token)
        table.scheduler.run()
        game = table.app.game
