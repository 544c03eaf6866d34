"""A game at this table: the session, who sits where, and what happened in words."""

from __future__ import annotations

from homesteaders import describe
from homesteaders.actions import Action, Bid
from homesteaders.engine import is_over
from homesteaders.events import Event
from homesteaders.record import Seat as RecordSeat
from homesteaders.record import clean_name, read, transcript
from homesteaders.session import Session
from homesteaders.state import Frame, Setup, State

from .scene import LogLine
from .uistate import Seat

BOT = "rancher"
"""The opponent that plays where none is named."""
ROUND_KEYS = ("round", "final_round")


class Game:
    """The session with its seats and its log. Seats of opponents act through the same `do` as those of persons."""

    def __init__(self, session: Session, seats: tuple[Seat, ...]) -> None:
        self.session = session
        self.seats = seats
        self._lines: list[tuple[LogLine, ...]] = []
        for position, events in enumerate(session.events):
            self._lines.append(self._words(position, events))

    @classmethod
    def deal(cls, setup: Setup, seats: tuple[Seat, ...]) -> Game:
        """A new game."""
        return cls(Session(setup), seats)

    @classmethod
    def from_text(cls, text: str) -> Game:
        """The game of a transcript. Raises RecordError."""
        record = read(text)
        return cls(
            record.session,
            tuple(Seat(seat.name or f"{n}", seat.kind, seat.bot) for n, seat in enumerate(record.seats, 1)),
        )

    def text(self) -> str:
        """The transcript."""
        seats = [
            RecordSeat(seat.kind, clean_name(seat.name), "" if seat.person else seat.bot or BOT) for seat in self.seats
        ]
        return transcript(self.session, tuple(seats))

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
        """The seats of persons."""
        return [index for index, seat in enumerate(self.seats) if seat.person]

    @property
    def hides(self) -> bool:
        """Must nobody see the screen of another? (Hidden holdings and more than one person.)"""
        return not self.session.setup.open_holdings and len(self.persons) > 1

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """The log up to now."""
        return tuple(line for lines in self._lines[: self.session.position] for line in lines)

    def do(self, action: Action) -> tuple[LogLine, ...]:
        """Carry out an action; what happened, in words. Raises IllegalAction and then changes nothing."""
        position = self.session.position
        events = self.session.do(action)
        del self._lines[position:]
        self._lines.append(self._words(position, events))
        return self._lines[-1]

    def _words(self, position: int, events: tuple[Event, ...]) -> tuple[LogLine, ...]:
        names = [seat.label for seat in self.seats]
        before, after = self.session.state_at(position).round, self.session.state_at(position + 1).round
        cut = next((index for index, event in enumerate(events) if event.key in ROUND_KEYS), len(events))
        lines = [LogLine(seat, text, before, position) for seat, text in describe.log_lines(events[:cut], names)]
        lines += [LogLine(seat, text, after, position) for seat, text in describe.log_lines(events[cut:], names)]
        return tuple(lines)

    def undo_position(self, seat: int) -> int | None:
        """Where undoing leads: before the last action of the seat, if only opponents acted since, in this round."""
        session = self.session
        for position in range(session.position - 1, -1, -1):
            state = session.state_at(position)
            frame = state.current
            if frame is None or state.round != session.state.round:
                return None
            if frame.seat == seat:
                return position
            if self.seats[frame.seat].person:
                return None
        return None

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
