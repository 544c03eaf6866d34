"""Two versions of a game: which goes further, and where they part."""

from __future__ import annotations

import pytest

from homesteaders import Session, Setup, legal
from homesteaders.lineage import Relation, last_actor, relation, relation_sentence, turn_number
from homesteaders.orders import WagesOrder
from homesteaders.record import Record, Seat, Terms
from homesteaders.rng import Rng
from tests.engine_support import Curious, play

pytestmark = pytest.mark.engine

SEATS = (Seat("person", "Mae"), Seat("person", "Bo"), Seat("bot", "Hank", "rancher"))


def _game(moves: int = 60, seed: int = 3) -> Record:
    session = play(Session(Setup(3, seed)), Curious(), Rng(seed))
    return Record(session.fork(moves), SEATS)


def _other_way(record: Record, common: int) -> Record:
    session = record.session.fork(common)
    session.do(next(action for action in legal(session.state) if action is not record.session.actions[common]))
    return Record(session, record.seats)


def test_same_ahead_behind() -> None:
    mine = _game(60)
    assert relation(mine, _game(60)) == Relation("same", 0, 0, 60)
    assert relation(mine, _game(66)) == Relation("ahead", 0, 6, 60)
    assert relation(mine, _game(54)) == Relation("behind", 6, 0, 54)
    assert relation(_game(0), _game(0)) == Relation("same")


def test_a_fork() -> None:
    mine = _game(60)
    theirs = _other_way(mine, 40)
    found = relation(mine, theirs)
    assert found == Relation("fork", 20, 1, 40)
    assert relation(theirs, mine) == Relation("fork", 1, 20, 40)


def test_only_what_is_done_counts() -> None:
    mine = _game(60)
    mine.session.goto(50)
    assert relation(mine, _game(60)) == Relation("ahead", 0, 10, 50)


def test_other_games() -> None:
    mine = _game()
    for other in (
        _game(seed=4),
        Record(Session(Setup(2, 3))),
        Record(Session(Setup(3, 3, False)), SEATS),
        Record(mine.session, (Seat("person", "May"), *SEATS[1:])),
    ):
        assert relation(mine, other).kind == "other"
    nameless = Record(mine.session, tuple(Seat(seat.kind, "", seat.bot) for seat in SEATS), Terms(casual=True))
    assert relation(mine, nameless).kind == relation(nameless, mine).kind == "same"


def test_a_seat_may_change_hands_in_mid_game() -> None:
    mine, ahead = _game(30), _game(60)
    changed = (Seat("bot", "Mae", "rancher"), *SEATS[1:])
    ahead.seats = changed
    assert relation(mine, ahead) == Relation("ahead", 0, 30, 30)
    assert relation(ahead, mine) == Relation("behind", 30, 0, 30)
    assert relation(mine, Record(mine.session, changed)).kind == "same"
    # Other people at the same deal are another game.
    assert relation(_game(0), Record(_game(0).session, changed)).kind == "other"
    forked = _other_way(ahead, 40)
    forked.seats = SEATS
    assert relation(ahead, forked).kind == "other"


def test_new_orders_are_noticed() -> None:
    mine, theirs = _game(0), _game(0)
    theirs.orders = (WagesOrder(0, 1),)
    assert relation(mine, theirs) == Relation("same", new_orders=True)
    assert not relation(theirs, mine).new_orders and not relation(theirs, theirs).new_orders


def test_turns_count_what_one_seat_decides_in_a_row() -> None:
    record = _game(60)
    numbers = [turn_number(record, common) for common in range(60)]
    seats = [record.session.state_at(at).agenda[-1].seat for at in range(60)]
    assert numbers[0] == 1
    for at in range(1, 60):
        assert numbers[at] - numbers[at - 1] == (seats[at] != seats[at - 1])
    assert last_actor(record) == seats[59] and last_actor(_game(0)) is None


def test_sentences() -> None:
    mine = _game(60)
    assert relation_sentence(relation(mine, _game(54)), mine) == "You already have this game, 6 moves further."
    assert relation_sentence(relation(mine, _game(59)), mine) == "You already have this game, 1 move further."
    assert relation_sentence(relation(mine, _game(60)), mine) == "You already have this game."
    assert relation_sentence(relation(mine, _game(62)), mine) == "This is your game, 2 moves further."
    assert relation_sentence(Relation("other"), mine) == "This is another game."
    fork = relation(mine, _other_way(mine, 40))
    turn = turn_number(mine, 40)
    assert relation_sentence(fork, mine, "Mae", "Bo") == f"Two different turns {turn} exist (Mae, Bo). Keep which?"
