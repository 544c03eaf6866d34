"""What the tests of undo, history and of what happened since share: games by chance, a host without a screen, the
regions of the table without what may differ."""

from __future__ import annotations

import re

from homesteaders.bots import BOTS
from homesteaders.engine import is_over
from homesteaders.record import Terms
from homesteaders.rng import Rng
from homesteaders.session import Session
from homesteaders.state import Setup
from homesteaders.views import view_for
from tests.engine_support import at_random
from ui.game import Game
from ui.scenes import make_scene
from ui.timeline import Timeline
from ui.uistate import END, OPPONENT, PERSON, TABLE, Seat, UiState
from ui.views.frame import table_regions

NAMES = ("Clara", "Mae", "Hank", "Ida")


def seats_of(kinds: str) -> tuple[Seat, ...]:
    """p = a person, b = an opponent."""
    return tuple(Seat(NAMES[n], PERSON if kind == "p" else OPPONENT) for n, kind in enumerate(kinds))


def by_chance(kinds: str, seed: int, *, hidden: bool = False, casual: bool = False, stop: int = 100_000) -> Game:
    """A game played by chance up to a number of actions."""
    game = Game(Session(Setup(len(kinds), seed, not hidden)), seats_of(kinds), Terms(casual=casual))
    rng = Rng(seed)
    while not game.over and game.session.position < stop:
        game.do(at_random(game.state, rng))
    return game


def by_bots(kinds: str, seed: int, *, hidden: bool = False) -> Game:
    """A whole game of opponents that know what they do, as the seats would have played it."""
    game = Game(Session(Setup(len(kinds), seed, not hidden)), seats_of(kinds))
    while not is_over(game.state):
        frame = game.frame
        assert frame is not None
        rng = Rng(1000 * seed + game.session.position)
        game.do(BOTS["rancher"]().choose(view_for(game.state, frame.seat), rng))
    return game


class Host:
    """An App without a screen: no opponent answers, nothing is drawn."""

    def __init__(self, game: Game, viewer: int = 0) -> None:
        self.game: Game | None = game
        self.ui = UiState(page=END if game.over else TABLE, viewer=viewer)
        self.said: list[str] = []
        self.refused: list[str] = []
        self.branches: list[Game] = []
        self.timeline = Timeline(self)

    def moved(self, said: str = "") -> None:
        assert self.game is not None
        self.said.append(said)
        self.ui.page = END if self.game.over else TABLE

    def refuse(self, sentence: str) -> None:
        self.refused.append(sentence)
        self.ui.hint = sentence

    def branch(self, game: Game) -> None:
        self.branches.append(game)

    def acting(self) -> bool:
        return True

    def do(self, *intents: str) -> None:
        for intent in intents:
            word, _, rest = intent.partition(":")
            self.ui.hint = ""
            self.timeline.handlers[word](rest)


def pictures(game: Game) -> dict[str, str]:
    """Every region of the table for the eyes of whose decision it is, but for the number of the decision."""
    frame = game.frame
    assert frame is not None
    seat = frame.seat if game.seats[frame.seat].person else -1
    return dict(table_regions(make_scene(game, UiState(page=TABLE, viewer=seat), 0, False)))


def without(html: str, *intents: str) -> str:
    """Some HTML without the buttons of these intents."""
    for intent in intents:
        html = re.sub(rf'<button[^>]*data-act="{intent}".*?</button>', "", html)
    return html
