"""Stores that misbehave, and games to keep in them. Needs the standard library only."""

from __future__ import annotations

import random
from collections.abc import Callable

from homesteaders.engine import legal
from homesteaders.record import RecordError, Terms
from homesteaders.state import Setup
from ui.game import Game
from ui.saves import Kept, Saves, Slot
from ui.uistate import Seat

ID = "abcdefgh"
NAMES = ("Clara", "Mae", "Hank", "Ida")
GARBAGE: tuple[Callable[[str], str], ...] = (
    lambda _: "",
    lambda _: "undefined",
    lambda _: "null",
    lambda _: "{",
    lambda _: "[]",
    lambda _: '{"v":1}',
    lambda text: text[: len(text) // 2],
    lambda text: text[:-2] + chr(ord(text[-2:-1] or "a") ^ 1) + text[-1:],
    lambda text: text.replace("e", "f", 1),
    lambda _: "x" * 300_000,
    lambda _: "[" * 100_000,
    lambda _: '{"homesteaders":"save",' + '"a":[' * 50_000,
    lambda _: '{"homesteaders":"save"}',
    lambda _: "\x00\ud800",
    lambda _: "a 999999999999999",
    lambda _: "b -1",
)
"""CASES.md B08: what stands in a key instead of what should."""


class MemoryStore:
    """A store in memory, as the browser's."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = {} if texts is None else texts

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def put(self, key: str, text: str) -> bool:
        self.texts[key] = text
        return True

    def remove(self, key: str) -> bool:
        self.texts.pop(key, None)
        return True

    def keys(self) -> list[str]:
        return list(self.texts)


class Blocked(MemoryStore):
    """Reads nothing and keeps nothing."""

    def get(self, key: str) -> str | None:
        return None

    def put(self, key: str, text: str) -> bool:
        return False

    def remove(self, key: str) -> bool:
        return False

    def keys(self) -> list[str]:
        return []


class ReadOnly(MemoryStore):
    """Old private modes: reads, but writes nothing."""

    def put(self, key: str, text: str) -> bool:
        return False

    def remove(self, key: str) -> bool:
        return False


class Full(MemoryStore):
    """Has room for so many characters."""

    room = 10**9

    def put(self, key: str, text: str) -> bool:
        others = sum(len(k) + len(v) for k, v in self.texts.items() if k != key)
        return others + len(key) + len(text) <= self.room and super().put(key, text)


class Refuses(MemoryStore):
    """The n-th write from now on is refused; from 0."""

    nth = -1

    def put(self, key: str, text: str) -> bool:
        self.nth -= 1
        return self.nth != -1 and super().put(key, text)


class Spoils(MemoryStore):
    """Says yes, and keeps something else."""

    spoil: Callable[[str], str] | None = None
    keys_to_spoil: Callable[[str], bool] = staticmethod(lambda key: True)

    def put(self, key: str, text: str) -> bool:
        if self.spoil is not None and self.keys_to_spoil(key):
            text = self.spoil(text)
        return super().put(key, text)


class Killed(Exception):
    """The page was closed."""


class Mortal(MemoryStore):
    """The page is closed at the n-th operation of any kind: what was written up to then is written."""

    left = 10**9

    def _tick(self) -> None:
        if self.left <= 0:
            raise Killed
        self.left -= 1

    def get(self, key: str) -> str | None:
        self._tick()
        return super().get(key)

    def put(self, key: str, text: str) -> bool:
        self._tick()
        return super().put(key, text)

    def remove(self, key: str) -> bool:
        self._tick()
        return super().remove(key)

    def keys(self) -> list[str]:
        self._tick()
        return super().keys()


class Clock:
    """A clock that can be wrong."""

    ms = 1_790_000_000_000

    def now(self) -> int:
        return self.ms

    def day(self, ms: int) -> str:
        return f"day {ms // 86_400_000}"


class Chance:
    def __init__(self, seed: int = 7) -> None:
        self._next = seed - 1

    def seed(self) -> int:
        self._next += 1
        return self._next


def deal(seed: int = 1, kinds: str = "ppb", *, hidden: bool = False, terms: Terms | None = None, **names: str) -> Game:
    """A new game; p for a person, b for an opponent, a letter a seat."""
    seats = tuple(
        Seat(names.get(f"name{n}", NAMES[n]), "person" if kind == "p" else "bot", "" if kind == "p" else "rancher")
        for n, kind in enumerate(kinds)
    )
    return Game.deal(Setup(len(kinds), seed, not hidden), seats, terms or Terms())


def play(game: Game, actions: int, seed: int = 1) -> Game:
    """Some random actions, or to the end; debts are rare, as among people."""
    rng = random.Random(seed)
    for _ in range(actions):
        if game.over:
            break
        options = legal(game.state)
        game.do(rng.choice([a for a in options if a.token != "debt"] or options))
    return game


def same(one: Game, other: Game) -> bool:
    """Is this the same game at the same point, with the same way forward?"""
    return (
        one.text() == other.text()
        and one.session.undone == other.session.undone
        and one.here == other.here
        and [seat.name for seat in one.seats] == [seat.name for seat in other.seats]
    )


def shelf_of(store: MemoryStore, games: int = 3) -> tuple[Saves, list[Slot]]:
    """A store with some games."""
    saves = Saves(store, Clock())
    slots = [Slot(f"game{n:04}", play(deal(n), 20 + n, n), f"Game {n}") for n in range(games)]
    for slot in slots:
        saves.write(slot)
    return saves, slots


def fresh(store: MemoryStore) -> Saves:
    """The saves as a new visit finds them."""
    return Saves(store, Clock())


def visit(store: MemoryStore) -> int:
    """What a start and the Games page do with a store; nothing of it may raise. How many games went on."""
    saves = fresh(store)
    saves.take_up_old()
    loaded = 0
    for entry in saves.entries():
        if entry.damaged:
            assert saves.raw(entry.id)
        else:
            found = saves.read(entry.id)
            play(found.game, 1)
            loaded += saves.write(found) is Kept.OK
    if saves.current:
        saves.read(saves.current)
    saves.last_export()
    saves.usage()
    saves.export()
    return loaded


def reads(text: str) -> bool:
    """Is this the text of a game? What the first release kept has no check: cut in half it may be one."""
    try:
        Game.from_text(text)
    except RecordError:
        return False
    return True


def slot(actions: int = 30, **how: object) -> Slot:
    """A game to be kept."""
    return Slot(ID, play(deal(3, **how), actions), "Sunday")  # type: ignore[arg-type]
