"""One round of fuzzing: a game made of a seed, and everything that is made of the game, sound and spoilt.

A round depends on its seed alone, so a finding comes back with it. `tools/fuzz.py` runs rounds for minutes,
`tests/test_fuzzing.py` a few of them.
"""

from __future__ import annotations

import json
import re
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from homesteaders import NotationError, Session, Setup, is_over, legal, parse, token
from homesteaders.codes import CodeError, Opened, decode, encode, open_text, read_setup_code, setup_code
from homesteaders.codes.setup_code import SYMBOLS, bare
from homesteaders.orders import BidOrder, Order, OrderError, WagesOrder, check_order, notation, read_order
from homesteaders.record import Record, RecordError, Seat, Terms, read, transcript
from homesteaders.rng import Rng
from homesteaders.state import check, digest
from tests import invariants
from tests.engine_support import UNIVERSE, Chooser, Curious, at_random
from tests.mutations import FOREIGN, mutated, mutated_lines, resealed, resealed_save, sealed_setup, very_long
from tests.ui.stores import GARBAGE, Clock, MemoryStore, visit
from ui.game import Game
from ui.saves import Saves, Slot
from ui.savetext import SaveError, save_text, slot_of

BOUND = 5.0
"""Seconds of processor time that any one input may take; usually it is a thousandth of that."""
CODES = 100
"""Mutated game codes in a round."""
ID = "abcdefgh"
STAGES = ("games", "codes", "setup codes", "notation", "transcripts", "saves")

_QUOTED = re.compile("“.*”", re.DOTALL)


class Finding(Exception):
    """Something that must not be. `text`: what was read when it happened, "" if it was the game itself."""

    def __init__(self, seed: int, stage: str, text: str) -> None:
        super().__init__(f"round {seed}, {stage}")
        self.seed, self.stage, self.text = seed, stage, text


class TooLong(BaseException):
    """An input took more than BOUND. Not an Exception: nothing on the way may take it for a refusal."""


@contextmanager
def bounded(seconds: float = BOUND) -> Iterator[None]:
    """Raise TooLong in what takes more processor time than this; in the main thread of a Unix only, else no bound."""

    def stop(_: int, __: FrameType | None) -> None:
        raise TooLong(f"more than {seconds} s of processor time")

    try:
        before = signal.signal(signal.SIGVTALRM, stop)
    except (AttributeError, ValueError):
        yield
        return
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@dataclass
class Round:
    """A seed, what is made of it, and what was counted."""

    seed: int
    count: Counter[str]
    codes: int = CODES
    rng: Rng = field(init=False)
    session: Session = field(init=False)
    text: str = ""
    """What is being read."""

    def __post_init__(self) -> None:
        self.rng = Rng(self.seed)
        self.setup = Setup(2 + self.seed % 3, self.rng.below(1 << 40), self.rng.below(2) == 0)

    def chooser(self) -> Chooser:
        """Who plays: by chance, or curious in different measure."""
        free_share = (0, 2, 4, 8)[self.rng.below(4)]
        return Curious(free_share) if free_share else at_random

    def record(self) -> Record:
        """The game up to some position, seats and terms as they may be."""
        position = self.rng.below(self.session.length + 1)
        if self.rng.below(2):
            position //= 6  # short ones are quicker, and as good
        session = self.session.fork(position)
        names = ("", "Clara", "Zoë\u200d", "a\nseat 2 b", "<b>{0}</b>", "\u202eevil #1", "麻 " * 30, " \x00 ", "= end")
        bots = ("", "rancher", "baron", "delta", "nobody_knows")
        seats = tuple(
            Seat(kind, names[self.rng.below(len(names))], bots[self.rng.below(len(bots))] if kind == "bot" else "")
            for kind in (("person", "bot")[self.rng.below(2)] for _ in range(self.setup.players))
        )
        by_link = self.rng.below(2) == 0
        orders: list[Order] = []
        if by_link and not is_over(session.state):
            number, seat = session.state.round, self.rng.below(self.setup.players)
            orders = [WagesOrder(seat, min(10, number + self.rng.below(3)))]
            orders.append(BidOrder(seat, min(10, number), 1, 7, ("", "gold")[self.rng.below(2)]))
        return Record(session, seats, Terms(self.rng.below(2) == 0, by_link), tuple(orders))

    def tally(self, what: str, outcome: str = "") -> None:
        """Count one of something, and how it came out."""
        self.count[what] += 1
        if outcome:
            self.count[f"{what}: {outcome}"] += 1


def run(seed: int, count: Counter[str], codes: int = CODES, stages: tuple[str, ...] = STAGES) -> None:
    """One round. Raises Finding."""
    this = Round(seed, count, codes)
    for stage in STAGES:
        try:
            if stage == "games" or stage in stages:
                this.text = ""
                _STAGES[stage](this) if stage in stages else _plain_game(this)
        except (Exception, TooLong) as error:
            raise Finding(seed, stage, this.text) from error
    count["rounds"] += 1


# -- games


def _plain_game(this: Round) -> None:
    """The game alone, for rounds that look at its texts only."""
    choose, session = this.chooser(), Session(this.setup)
    while not is_over(session.state):
        session.do(choose(session.state, this.rng))
    this.session = session


def _games(this: Round) -> None:
    choose = this.chooser()
    actions = invariants.play_with_all_checks(this.setup, choose, this.rng)
    this.session = session = Session(this.setup)
    for action in actions:
        session.do(action)
    this.tally("games")
    this.count[f"games of {this.setup.players}"] += 1
    this.count["decisions"] += len(actions)
    for _ in range(2):
        state = session.state_at(this.rng.below(session.length))
        invariants.options_are_complete(state)
        invariants.options_leave_the_state_alone(state, 6)
        invariants.tokens_and_values_come_back(state)
        invariants.views_tell_no_secrets(state, this.rng)
        for _ in range(20):
            invariants.refusal_is_a_sentence(state, UNIVERSE[this.rng.below(len(UNIVERSE))])
    positions = [this.rng.below(session.length + 1) for _ in range(3)]
    invariants.time_travels(session.fork(), positions)


# -- codes


def _codes(this: Round) -> None:
    """Damaged codes are the one game or a sentence; forged ones are a game that comes back, or a sentence."""
    records = [this.record() for _ in range(3)]
    codes = [encode(record, replay=this.rng.below(8) == 0) for record in records]
    states = [digest(record.session.state) for record in records]
    for code in codes:
        this.tally("codes")
        this.text = code
        assert code == encode(decode(code).record, replay=decode(code).replay)
    for number in range(this.codes):
        code = codes[this.rng.below(3)]
        if number % 5 == 4:
            name, this.text = resealed(code, codes, this.rng)
            outcome = forged_code(this.text)
        else:
            name, this.text = mutated(code, codes, this.rng)
            if this.rng.below(400) == 0:
                name, this.text = "very long", very_long(code, this.rng)
            outcome = damaged_code(this.text, codes)
        this.tally("mutated codes", outcome)
        this.count[f"by {name}"] += 1
    assert states == [digest(record.session.state) for record in records]
    assert codes[0][2:] in encode(records[0]) + encode(records[0], replay=True), "reading changes nothing"


def refused(error: Exception) -> str:
    """Its kind, once it is a sentence and of the type that a reader promises."""
    assert type(error) in (CodeError, RecordError, SaveError, NotationError, OrderError), type(error)
    sentence = str(error)
    said = _QUOTED.sub("", sentence)
    assert sentence[-1] in ".!?" and not set("{}|") & set(said), sentence
    return error.kind if isinstance(error, CodeError) else "refused"


def damaged_code(text: str, codes: list[str]) -> str:
    """What becomes of a code that was damaged on its way: one of these games, or a refusal."""
    outcome = ""
    with bounded():
        try:
            opened = decode(text)
        except CodeError as error:
            outcome = refused(error)
        try:
            whatever = open_text(text)
        except (CodeError, RecordError) as error:
            assert outcome and refused(error)
        else:
            assert outcome != "opened" or isinstance(whatever, Opened)
    if outcome:
        return outcome
    got = encode(opened.record, replay=opened.replay)
    assert got in codes, "another game than any that was sent"
    return "opened"


def forged_code(text: str) -> str:
    """What becomes of a code that bears a right check: a sound game that comes back, or a refusal."""
    with bounded():
        try:
            opened = decode(text)
        except CodeError as error:
            return refused(error)
        again = decode(encode(opened.record))  # not as a replay: those leave out orders, which this one may have
    record = opened.record
    assert check(record.session.state) == []
    assert transcript(again.record) == transcript(record)
    assert transcript(read(transcript(record))) == transcript(record)
    return "opened"


def _setup_codes(this: Round) -> None:
    terms = Terms(this.rng.below(2) == 0, this.rng.below(2) == 0)
    code = this.text = setup_code(this.setup, terms)
    assert read_setup_code(code) == (this.setup, terms) == open_text(code)
    for number in range(20):
        wrong = 0
        if number % 4 == 3:
            this.text = sealed_setup(this.rng)
        elif number % 4 == 2:
            _, this.text = mutated(code, [code, code], this.rng)
        else:
            symbols = list(code)
            for _ in range(1 + this.rng.below(4)):
                at = this.rng.below(len(code))
                if symbols[at] != "-":
                    symbols[at] = SYMBOLS[this.rng.below(32)]
            this.text = "".join(symbols)
            wrong = this.text != code
        with bounded():
            try:
                setup, terms = read_setup_code(this.text)
            except CodeError as error:
                this.tally("mutated setup codes", refused(error))
                continue
        assert not wrong, "up to four wrong symbols are always noticed"
        assert bare(setup_code(setup, terms)) == bare(this.text)
        this.tally("mutated setup codes", "opened")


# -- notation


def _notation(this: Round) -> None:
    """Tokens and orders, mutated: an action that says itself, or a sentence."""
    session = this.session
    for _ in range(20):
        state = session.state_at(this.rng.below(session.length))
        options = [token(option) for option in legal(state)]
        spoilt = mutated(options[this.rng.below(len(options))], options, this.rng)[1]
        this.text = spoilt + (FOREIGN[this.rng.below(len(FOREIGN))] if this.rng.below(6) == 0 else "")
        with bounded():
            try:
                action = parse(this.text)
            except NotationError as error:
                this.tally("mutated tokens", refused(error))
            else:
                assert parse(token(action)) is action
                invariants.refusal_is_a_sentence(state, action)
                this.tally("mutated tokens", "read")
    given = [notation(order) for order in (WagesOrder(0, 3), BidOrder(1, 4, 2, 7, "trade"), BidOrder(0, 9))]
    for _ in range(10):
        this.text = mutated(given[this.rng.below(3)], given, this.rng)[1]
        with bounded():
            try:
                order = read_order(this.text)
                assert notation(order) == this.text
                check_order(order, this.setup)
            except OrderError as error:
                this.tally("mutated orders", refused(error))
            else:
                this.tally("mutated orders", "read")


# -- transcripts


def _transcripts(this: Round) -> None:
    records = [this.record() for _ in range(2)]
    texts = [transcript(record) for record in records]
    this.text = texts[0]
    invariants.transcript_comes_back(records[0].session, [seat.name for seat in records[0].seats])
    for text in texts:
        this.text = text
        assert transcript(read(text)) == text
        this.tally("transcripts")
        for _ in range(3):
            this.text = mutated_lines(text, texts, this.rng)[1]
            if this.rng.below(100) == 0:
                this.text = very_long(text, this.rng)
            this.tally("mutated transcripts", _read_or_refused(this.text))
    assert texts == [transcript(record) for record in records], "reading changes nothing"


def _read_or_refused(text: str) -> str:
    with bounded():
        try:
            record = read(text)
        except RecordError as error:
            assert 0 <= error.line <= len(text.splitlines())
            return refused(error)
    assert check(record.session.state) == []
    whole = transcript(record)
    assert transcript(read(whole)) == whole
    return "read"


# -- saves


def _saves(this: Round) -> None:
    """The text of a save, spoilt and forged; a store with spoilt keys; a spoilt backup."""
    game = Game.from_text(transcript(this.record()))
    save = save_text(Slot(ID, game, "Sunday <i>"), 3, 4, 5)
    this.text = save
    assert save_text(slot_of(save, ID), 3, 4, 5) == save
    this.tally("saves")
    for _ in range(6):
        this.text = mutated(save, [save, game.text()], this.rng)[1]
        outcome = _opened_or_refused(this.text)
        assert outcome == "refused" or this.text == save, "whatever was changed is noticed"
        this.tally("mutated saves", outcome)
    odd: tuple[Any, ...] = (None, True, -5, 10**20, 1.5, "x", "", [], {}, [[]], [[1, 2], [3, 4]], ["a"], "\ud800", 2)
    fields = [name for name in json.loads(save.partition("\n")[0]) if name != "check"]
    for number in range(6):
        body = mutated_lines(game.text(), [save, game.text()], this.rng)[1] if number % 2 else None
        change = {fields[this.rng.below(len(fields))]: odd[this.rng.below(len(odd))]} if number % 3 else {}
        this.text = resealed_save(save, change, body)
        this.tally("forged saves", _opened_or_refused(this.text))
    _store(this, game)


def _opened_or_refused(text: str) -> str:
    with bounded():
        try:
            found = slot_of(text, ID)
        except SaveError as error:
            return refused(error)
    again = save_text(found, 3, 4, 5)
    assert save_text(slot_of(again, ID), 3, 4, 5) == again
    return "opened"


def _store(this: Round, game: Game) -> None:
    """A store in which keys were spoilt: everything that starts and lists goes on, and what is whole stays."""
    store = MemoryStore()
    saves = Saves(store, Clock())
    for ident in ("game0001", "game0002"):
        slot = Slot(ident, Game.of(game.record()))
        for _ in range(2):
            saves.write(slot)
    saves.current = "game0001"
    backup = saves.export()
    good = dict(store.texts)
    spoilt = [key for key in good if "game0002" not in key]
    for _ in range(1 + this.rng.below(2)):
        key = spoilt[this.rng.below(len(spoilt))]
        if this.rng.below(2):
            store.texts[key] = GARBAGE[this.rng.below(len(GARBAGE))](good[key])
        else:
            store.texts[key] = mutated(good[key], list(good.values()), this.rng)[1]
    this.text = repr(store.texts)
    before = {key: text for key, text in store.texts.items() if "game0002" in key}
    with bounded():
        assert Saves(store, Clock()).read("game0002").game.text() == game.text()
        assert before == {key: text for key, text in store.texts.items() if "game0002" in key}
        assert visit(store) >= 1
    this.tally("spoilt stores")
    this.text = mutated(backup, [backup, game.text()], this.rng)[1]
    there = dict(store.texts)
    with bounded():
        brought = Saves(store, Clock()).bring(this.text)
    assert there.items() <= store.texts.items(), "bringing in overwrites nothing"
    assert all(sentence for _, sentence in brought.refused)
    this.tally("spoilt backups", "refused" if brought.problem else "taken")


_STAGES: dict[str, Callable[[Round], None]] = {
    "games": _games,
    "codes": _codes,
    "setup codes": _setup_codes,
    "notation": _notation,
    "transcripts": _transcripts,
    "saves": _saves,
}
