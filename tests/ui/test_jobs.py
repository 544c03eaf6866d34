"""Thinking in slices: what goes to the worker and comes back, and that it is the same wherever it is thought."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from homesteaders.bots import BOTS, SEARCHERS
from homesteaders.rng import Rng
from homesteaders.session import Session
from homesteaders.state import Setup, digest
from homesteaders.views import view_for
from ui import jobs, opponents
from ui.game import Game
from ui.jobs import Jobs, Steps, Time, pack, unpack
from ui.levels import LEVELS, SLOW
from ui.uistate import Seat


class Wound:
    """A clock that goes on by `tick` each time it is looked at."""

    def __init__(self, tick: float = 0.0) -> None:
        self.now, self.tick = 100.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def game(players: int = 3, seed: int = 5, steps: int = 0, bot: str = "baron") -> Game:
    """A game of opponents, some actions on."""
    session = Session(Setup(players, seed))
    seats = tuple(Seat(name, "bot", bot) for name in ("Ann", "Bo", "Cy", "Di")[:players])
    for position in range(steps):
        frame = session.state.current
        assert frame is not None
        session.do(BOTS["rancher"]().choose(view_for(session.state, frame.seat), Rng(position)))
    return Game(session, seats)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """A kind of job that counts to its payload; what it did."""
    done: list[str] = []

    def count(payload: str, time: Time) -> Steps:
        for n in range(int(payload)):
            done.append(f"{payload}: {n}")
            yield str(n) if n % 2 else ""
        return payload

    monkeypatch.setitem(jobs.KINDS, "count", count)
    yield done


def run(some: Jobs, **words: Any) -> dict[str, Any]:
    return dict(json.loads(some.run(json.dumps({"ms": 5, "drop": [], **words}))))


def test_a_job_is_worked_on_slice_by_slice(counting: list[str]) -> None:
    some = Jobs(Wound(0.001))
    first = run(some, job=1, kind="count", payload="20")
    assert "answer" not in first and len(counting) < 20
    told = first["told"]
    while "answer" not in (found := run(some, job=1)):
        told += found["told"]
    told += found["told"]
    assert found["answer"] == "20"
    assert told == [str(n) for n in range(1, 20, 2)]
    assert "failed" in run(some, job=1), "it is over"


def test_two_jobs_do_not_disturb_each_other_and_one_can_be_dropped(counting: list[str]) -> None:
    some = Jobs(Wound(0.002))
    run(some, job=1, kind="count", payload="50")
    run(some, job=2, kind="count", payload="7")
    assert "failed" in run(some, job=1, drop=[1])
    while "answer" not in (found := run(some, job=2)):
        pass
    assert found["answer"] == "7"


def test_what_goes_wrong_is_told_and_forgotten(counting: list[str]) -> None:
    some = Jobs(Wound())
    assert "ValueError" in run(some, job=1, kind="count", payload="many")["failed"]
    assert "KeyError" in run(some, job=2, kind="nothing", payload="")["failed"]
    assert "Error" in run(some, job=3, kind="move", payload=json.dumps({"begun": "x", "tokens": []}))["failed"]


def test_a_job_knows_how_long_it_has_been_worked_on() -> None:
    clock = Wound()
    time = Time(clock)
    clock.now += 2
    assert (time.worked(), time.passed()) == (2, 2)
    time.pause()
    clock.now += 5
    time.go_on()
    clock.now += 1
    assert (time.worked(), time.passed()) == (3, 8)
    assert Time(clock, 1.5).passed() == 1.5, "it was asked for some time before"


def test_a_game_arrives_as_it_was_and_only_what_is_new_is_played() -> None:
    one = game(steps=60)
    there, more = unpack(pack(one.session, bot="baron"))
    assert there.actions == one.session.actions and more == {"bot": "baron"}
    kept = there
    one.session.goto(40)  # an undo
    there, _ = unpack(pack(one.session))
    assert there is kept and there.actions == one.session.actions
    assert digest(there.state) == digest(one.session.state)
    two = game(steps=10, seed=6)
    there, _ = unpack(pack(two.session))
    assert there is not kept and there.setup == two.session.setup and there.actions == two.session.actions


@pytest.mark.parametrize("key", [key for key in LEVELS if key not in SLOW])
def test_quick_opponents_answer_the_same_in_the_worker(key: str) -> None:
    for steps in (0, 9, 33, 70):
        one = game(steps=steps, bot=key)
        found = run(Jobs(Wound()), job=1, ms=1e9, kind="move", payload=opponents.question(one))
        assert found["answer"] == opponents.answer(one).token


@pytest.mark.parametrize("steps", [0, 25])
def test_a_search_of_so_many_playouts_answers_the_same_everywhere(steps: int) -> None:
    """In one slice or in many: as the opponent itself does, asked with the same view and the same random numbers."""
    for key in SEARCHERS:
        one = game(2, steps=steps, bot=key)
        frame = one.frame
        assert frame is not None
        chance = Rng(one.state.setup.seed * 1009 + one.session.position)
        own = SEARCHERS[key](12).choose(view_for(one.state, frame.seat), chance)
        some = Jobs(Wound(0.002))
        found = run(some, job=1, kind="move", payload=opponents.question(one, 12))
        while "told" in found and len(found) == 1:
            found = run(some, job=1)
        assert found["answer"] == own.token


def test_a_search_ends_in_time_however_slow_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in SEARCHERS:
        clock = Wound(0.02)  # each look at the clock is a fiftieth of a second
        one = game(4, steps=3, bot=key)
        began = clock.now
        some = Jobs(clock)
        found = run(some, job=1, ms=60, kind="move", payload=opponents.question(one))
        while len(found) == 1:
            clock.now += 0.005
            found = run(some, job=1, ms=60)
        assert found["answer"]
        assert clock.now - began <= 1.5
