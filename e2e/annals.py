"""A storage with some history: finished games and deals of single days, and one that is nearly over."""

from __future__ import annotations

import random
import time
from functools import cache

from homesteaders.catalog import BUILDINGS
from homesteaders.daily import day_of, setup_of
from homesteaders.engine import is_over
from homesteaders.forced import forced
from homesteaders.session import Session
from ui import career, dailies
from ui.career import Played, Sat
from ui.dailies import Play
from ui.game import Game
from ui.opponents import answer
from ui.rows import CAREER, DAILY, text_of
from ui.savetext import Slot, save_text
from ui.uistate import BOT, OPPONENT, PERSON, Seat

IDENT = "deal0day"


def today() -> int:
    """The day it is now."""
    return day_of(int(time.time() * 1000))


@cache
def remembered() -> dict[str, str]:
    """Lists of finished games and of single days' deals, as they lie in localStorage."""
    rng, now = random.Random(3), today()
    games = []
    for n in range(40):
        points = [rng.randint(35, 75) for _ in range(rng.choice([2, 3, 4, 4]))]
        order = sorted(points, reverse=True)
        places = [1 + order.index(total) for total in points]
        built = tuple(sorted(rng.sample(range(len(BUILDINGS)), 9)))
        name = "Maximiliane Featherstone" if n % 4 == 0 else "Clara"
        own = Sat(name, career.HERE, places[0], points[0], (8, points[0] - 22, 8, 2, 4, 2, -2), built)
        whos = [rng.choice(["rancher", "foreman", "baron", "greenhorn", "ruth", "nell"]) for _ in points]
        others = [Sat("Mae", whos[seat], places[seat], points[seat]) for seat in range(1, len(points))]
        games.append(Played(f"{n:08}", now - 40 + n, n, now - 40 + n if n % 5 == 0 else -1, (own, *others)))
    plays = [
        Play(now - 9, "foreman", "dddddddd", (51, 2), "1111111112", (51, 2), (55, 1)),
        Play(now - 3, "baron", "bbbbbbbb"),
        Play(now - 1, "rancher", "aaaaaaaa", (48, 3), "3333233333", (52, 2), (61, 1)),
        Play(now, "settler", "cccccccc", (62, 1), "2131211111", (64, 1), (58, 2)),
    ]
    return {
        "homesteaders.career": text_of(CAREER, map(career.row_of, games)),
        "homesteaders.daily": text_of(DAILY, map(dailies.row_of, plays)),
    }


@cache
def nearly_over(day: int) -> dict[str, str]:
    """What localStorage holds when the deal of a day was begun for its result and stands at a person's last choice."""
    seats = (Seat("Clara", PERSON), *(Seat(name, OPPONENT, BOT) for name in ("Mae", "Hank", "Ida")))
    game = Game(Session(setup_of(day)), seats)
    last = 0
    while not is_over(game.state):
        frame = game.frame
        if frame is not None and frame.seat == 0 and forced(game.state) is None:
            last = game.session.position
        game.do(answer(game, BOT))
    return {
        "homesteaders.current": IDENT,
        "homesteaders.place": "table",
        "homesteaders.persist": "yes",
        f"homesteaders.g.{IDENT}": "a 1",
        f"homesteaders.g.{IDENT}.a": save_text(Slot(IDENT, game.at(last)), 1, 1, 1_790_000_000_000),
        "homesteaders.daily": text_of(DAILY, [dailies.row_of(Play(day, BOT, IDENT))]),
    }
