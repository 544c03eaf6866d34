"""A game at this table: the session, who sits where, and what happened in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from homesteaders import describe
from homesteaders.actions import Action, Bid
from homesteaders.engine import is_over
from homesteaders.events import ROUND_KEYS, Event
from homesteaders.forced import forced
from homesteaders.orders import Order, spent
from homesteaders.record import Record, Terms, clean_name, read, transcript
from homesteaders.record import Seat as RecordSeat
from homesteaders.session import Session
from homesteaders.state import Frame, Setup, State

from .levels import CHARACTERS
from .scene import LogLine
from .uistate import BOT, Seat
from .words import t

USUAL = Terms()
LATELY = 5
"""Actions after which nobody remembers what was said."""


class Game:
    """The session with its seats and its log. Seats of opponents act through the same `do` as those of persons.

    `here`: the seats of the persons who sit at this device. In a game by link the others are away.
    """

    def __init__(
        self,
        session: Session,
        seats: tuple[Seat, ...],
        terms: Terms = USUAL,
        orders: Iterable[Order] = (),
        here: Iterable[int] | None = None,
    ) -> None:
        self.session = session
        self.seats = seats
        self.terms = terms
        self.orders = tuple(orders)
        everybody = (seat for seat, who in enumerate(seats) if who.person)
        self.here = frozenset(everybody if here is None else here)
        self.singles = False
        """Do single choices resolve themselves at this table? Then undo does not stop at them."""
        self.fresh: list[int] = []
        """Positions of the actions done here that no picture has shown yet (`ui/lively.py` takes them)."""
        self.shown = -1
        """The position that the last picture showed, -1 = there was none."""
        self._lines: list[tuple[LogLine, ...]] = []
        self.reword()

    def reword(self) -> None:
        """Word the whole log again: the language is another one now."""
        self._lines = [self._words(position, events) for position, events in enumerate(self.session.events)]

    @classmethod
    def deal(cls, setup: Setup, seats: tuple[Seat, ...], terms: Terms = USUAL) -> Game:
        """A new game. By link only the first person sits here."""
        first = [seat for seat, who in enumerate(seats) if who.person][:1] if terms.by_link else None
        return cls(Session(setup), seats, terms, here=first)

    @classmethod
    def of(cls, record: Record, here: Iterable[int] | None = None) -> Game:
        """The game of a record."""
        seats = tuple(Seat(seat.name or f"{n}", seat.kind, seat.bot) for n, seat in enumerate(record.seats, 1))
        return cls(record.session, seats, record.terms, record.orders, here)

    @classmethod
    def from_text(cls, text: str, here: Iterable[int] | None = None) -> Game:
        """The game of a transcript. Raises RecordError."""
        return cls.of(read(text), here)

    def record(self) -> Record:
        """The game as it is written down."""
        seats = [
            RecordSeat(seat.kind, clean_name(seat.name), "" if seat.person else seat.bot or BOT) for seat in self.seats
        ]
        orders = tuple(order for order in self.orders if not spent(order, self.state))
        return Record(self.session, tuple(seats), self.terms, orders)

    def text(self) -> str:
        """The transcript."""
        return transcript(self.record())

    def at(self, position: int) -> Game:
        """This game as it stood after so many actions: a copy of its own, without orders."""
        past = Game.__new__(Game)
        past.session = self.session.fork(position)
        past.seats, past.terms, past.here, past.orders = self.seats, self.terms, self.here, ()
        past.singles = self.singles
        past.fresh, past.shown = [], -1
        past._lines = self._lines[:position]
        return past

    def seat(self, number: int, who: Seat) -> None:
        """Somebody else sits on a seat from now on: a person here, or an opponent. An order that a person left behind
        goes with the person."""
        self.seats = (*self.seats[:number], who, *self.seats[number + 1 :])
        self.here = self.here | {number} if who.person else self.here - {number}
        self.orders = tuple(order for order in self.orders if order.seat != number)
        self.reword()

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def frame(self) -> Frame | None:
        """The decision to be made, None when the game is over."""
        return self.session.state.current

    @property
    def over(self) -> bool:
        return is_over(self.session.state)

    @property
    def persons(self) -> list[int]:
        """The seats of the persons at this device."""
        return [index for index, seat in enumerate(self.seats) if seat.person and not self.away(index)]

    def away(self, seat: int) -> bool:
        """Does the person of this seat sit at another device?"""
        return self.terms.by_link and self.seats[seat].person and seat not in self.here

    @property
    def hides(self) -> bool:
        """Must nobody see the screen of another? (Hidden holdings and more than one person here.)"""
        return not self.session.setup.open_holdings and len(self.persons) > 1

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """The log up to now."""
        return tuple(line for lines in self._lines[: self.session.position] for line in lines)

    def lines_from(self, position: int) -> tuple[LogLine, ...]:
        """The log of the actions from this position on, up to now."""
        return tuple(line for lines in self._lines[position : self.session.position] for line in lines)

    def do(self, action: Action) -> tuple[LogLine, ...]:
        """Carry out an action; what happened, in words. Raises IllegalAction and then changes nothing."""
        position = self.session.position
        events = self.session.do(action)
        self.fresh.append(position)
        del self._lines[position:]
        self._lines.append(self._words(position, events))
        return self._lines[-1]

    def redo_all(self, actions: Iterable[Action]) -> None:
        """Take up undone actions that were kept: they can be redone again. Raises IllegalAction; those before the
        illegal one stay."""
        position = self.session.position
        try:
            for action in actions:
                self.do(action)
        finally:
            self.session.goto(position)

    def _words(self, position: int, events: tuple[Event, ...]) -> tuple[LogLine, ...]:
        names = [seat.label for seat in self.seats]
        before, after = self.session.state_at(position).round, self.session.state_at(position + 1).round
        cut = next((index for index, event in enumerate(events) if event.key in ROUND_KEYS), len(events))
        lines = [LogLine(seat, text, before, position) for seat, text in describe.log_lines(events[:cut], names)]
        lines += [LogLine(seat, text, after, position) for seat, text in describe.log_lines(events[cut:], names)]
        return (*self._remarked(position, lines), *self._says(position, events))

    def _says(self, position: int, events: tuple[Event, ...]) -> list[LogLine]:
        """What characters say to an action."""
        speakers = {
            number: seat for number, seat in enumerate(self.seats) if not seat.person and seat.bot in CHARACTERS
        }
        if not speakers:
            return []
        from homesteaders.bots.characters import CHARACTERS as ALL  # not needed for the first screen
        from homesteaders.bots.characters import remark

        after = self.session.state_at(position + 1)
        known = {character.key: character for character in ALL}
        lines: list[LogLine] = []
        for event in events:
            for number, seat in speakers.items():
                if key := remark(known[seat.bot], event, number, after):
                    text = t("says", name=seat.label, words=t(key))
                    lines.append(LogLine(number, text, after.round, position, t(key)))
        return lines

    def said_lately(self) -> dict[int, str]:
        """What characters said at the last few actions, by seat."""
        lines = self.lines_from(max(0, self.session.position - LATELY))
        return {line.seat: line.says for line in lines if line.says}

    def _remarked(self, position: int, lines: list[LogLine]) -> list[LogLine]:
        """The lines of an action, with a remark where a person had no other option."""
        state = self.session.state_at(position)
        frame = state.current
        if frame is not None and self.seats[frame.seat].person and self.session.actions[position] == forced(state):
            for index, line in enumerate(lines):
                if line.seat == frame.seat:
                    lines[index] = replace(line, text=t("log.only", line=line.text.removesuffix(".")))
                    break
        return lines

    def single(self, position: int) -> bool:
        """Does the decision at this position resolve itself here? (Then nobody can be led back to it.)"""
        if not self.singles:
            return False
        state = self.session.state_at(position)
        frame = state.current
        if frame is None or not self.seats[frame.seat].person or self.away(frame.seat):
            return False
        return forced(state) is not None

    def last_action_of(self, seat: int) -> int:
        """The position of the seat's last action that was chosen, -1 if it has not acted yet."""
        session = self.session
        for position in range(session.position - 1, -1, -1):
            frame = session.state_at(position).current
            if frame is not None and frame.seat == seat and not self.single(position):
                return position
        return -1

    def outbid(self, seat: int) -> frozenset[tuple[int, int]]:
        """The (auction, value) bids of a seat in this round that do not stand any more."""
        session = self.session
        found: set[tuple[int, int]] = set()
        now = session.state
        for position in range(session.position - 1, -1, -1):
            state = session.state_at(position)
            if state.round != now.round:
                break
            action = session.actions[position]
            frame = state.current
            if isinstance(action, Bid) and frame is not None and frame.seat == seat:
                index = action.auction - 1
                if (now.holder[index], now.standing[index]) != (seat, action.value):
                    found.add((action.auction, action.value))
        return frozenset(found)
