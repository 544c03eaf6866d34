"""The transcript of a game: a readable save, bug report and test. `docs/saves.md` describes it for people.

    homesteaders 1
    rules 1
    players 3
    seed 7
    holdings open
    seat 1 person Clara
    deal 2 11 14 13 12 ...          (only where the deal is not that of the seed)
    place homestead/1
    pay silver
    = round 2 4be01f2c              (a digest at the start of each round)

A `#` begins a comment, except in a seat line, whose name may hold anything.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .actions import NotationError, parse
from .engine import RULES_VERSION, is_over
from .events import IllegalAction
from .language import say
from .session import Session
from .state import Deal, Setup, SetupError, State, deal, digest

FORMAT = 1
SEAT_KINDS = ("person", "bot")
NAME_LIMIT = 40
_JOINERS = "\u200c\u200d"
"""These belong to words of some scripts and to composed emoji."""
LONGEST_TEXT = 60_000
"""Characters: ten times the longest game seen. More would keep the page busy for seconds."""


class RecordError(ValueError):
    """A transcript that cannot be read; the message is a sentence with the line number, `line` is that number."""

    def __init__(self, key: str, line: int = 0, **params: object) -> None:
        super().__init__(say(key, line=line, **params))
        self.line = line


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: "person" or "bot", the name they go by, and for a bot which one."""

    kind: str = "person"
    name: str = ""
    bot: str = ""


@dataclass(slots=True)
class Record:
    """A game and who plays it."""

    session: Session
    seats: tuple[Seat, ...] = field(default=())


def clean_name(name: str) -> str:
    """A name as it is kept: one line, without control characters, of at most NAME_LIMIT characters."""
    return " ".join("".join(c if c.isprintable() or c in _JOINERS else " " for c in name).split())[:NAME_LIMIT].strip()


def transcript(session: Session, seats: tuple[Seat, ...] = ()) -> str:
    """The game up to its present position as text."""
    setup = session.setup
    lines = [
        f"homesteaders {FORMAT}",
        f"rules {RULES_VERSION}",
        f"players {setup.players}",
        f"seed {setup.seed}",
        f"holdings {'open' if setup.open_holdings else 'hidden'}",
    ]
    for number, seat in enumerate(seats, 1):
        kind = f"bot:{seat.bot}" if seat.kind == "bot" and seat.bot else seat.kind
        lines.append(f"seat {number} {kind} {clean_name(seat.name)}".rstrip())
    if session.deal != deal(setup):
        lines.append(f"start {session.deal.start_player + 1}")
        for number, pile in enumerate(session.deal.piles[1:], 2):
            lines.append(f"deal {number} " + " ".join(map(str, pile)))
    for position, action in enumerate(session.actions):
        before, after = session.state_at(position), session.state_at(position + 1)
        lines.append(action.token)
        if after.round != before.round or is_over(after):
            lines.append(_check_line(after))
    return "\n".join(lines) + "\n"


def _check_line(state: State) -> str:
    return f"= {'end' if is_over(state) else f'round {state.round}'} {digest(state)}"


_HEADER_WORDS = ("rules", "players", "seed", "holdings", "seat", "start", "deal")


def _whole(text: str) -> int:
    """A whole number as we write it: int() alone would take other digits and underlines too."""
    if not (text.isascii() and text.removeprefix("-").isdigit()):
        raise ValueError(text)
    return int(text)


class _Header:
    """What the lines before the first action said."""

    def __init__(self) -> None:
        self.players = 0
        self.seed = 0
        self.open_holdings = True
        self.seats: dict[int, Seat] = {}
        self.start: int | None = None
        self.piles: dict[int, tuple[int, ...]] = {}
        self.lines: dict[str, int] = {}

    def take(self, number: int, line: str) -> bool:
        """Read a header line; False if it is none."""
        word, *words = line.split()
        if word not in _HEADER_WORDS:
            return False
        which = " ".join([word, *words[:1]]) if word in ("seat", "deal") else word
        if which in self.lines:
            raise RecordError("record.twice", number, text=which[:60], first=self.lines[which])
        self.lines[which] = self.lines[word] = number
        try:
            match word, words:
                case "rules", [version]:
                    if _whole(version) != RULES_VERSION:
                        raise RecordError("record.rules", number, text=version[:20], ours=RULES_VERSION)
                case "players", [count]:
                    self.players = _whole(count)
                case "seed", [seed]:
                    self.seed = _whole(seed)
                case "holdings", ["open" | "hidden" as which]:
                    self.open_holdings = which == "open"
                case "seat", [seat, kind, *_] if kind.partition(":")[0] in SEAT_KINDS:
                    name = line.split(None, 3)[3] if len(words) > 2 else ""
                    self.seats[_whole(seat)] = Seat(kind.partition(":")[0], clean_name(name), kind.partition(":")[2])
                case "start", [seat]:
                    self.start = _whole(seat) - 1
                case "deal", [pile, *tiles]:
                    self.piles[_whole(pile)] = tuple(map(_whole, tiles))
                case _:
                    raise RecordError("record.header", number, text=line[:60])
        except ValueError as error:
            if isinstance(error, RecordError):
                raise
            raise RecordError("record.header", number, text=line[:60]) from None
        return True

    def session(self) -> Session:
        """The game at its beginning."""
        if not self.players:
            raise RecordError("record.players")
        at = "seed" if 2 <= self.players <= 4 else "players"
        try:
            setup = Setup(self.players, self.seed, self.open_holdings)
            if "rules" not in self.lines:
                raise RecordError("record.no_rules")
            if self.start is None and not self.piles:
                return Session(setup)
            at = "deal" if self.piles else "start"
            usual = deal(setup)
            piles = dict(enumerate(usual.piles, 1)) | self.piles
            start = usual.start_player if self.start is None else self.start
            return Session(setup, Deal(start, tuple(piles.values())))
        except SetupError as error:
            raise RecordError("record.token", self.lines[at], reason=str(error)) from None

    def seat_list(self) -> tuple[Seat, ...]:
        """Who sits where; a seat without a line is a person without a name."""
        for seat in self.seats:
            if not 1 <= seat <= self.players:
                raise RecordError("record.seats", self.lines[f"seat {seat}"], seat=seat, players=self.players)
        return tuple(self.seats.get(seat + 1, Seat()) for seat in range(self.players))


def read(text: str) -> Record:
    """The game of a transcript, at its last action. Raises RecordError for anything that is not one."""
    if len(text) > LONGEST_TEXT:
        raise RecordError("record.too_long", most=LONGEST_TEXT)
    lines = text.removeprefix("\ufeff").splitlines()
    first = next((words for line in lines if (words := line.partition("#")[0].split())), None)
    if first is None:
        raise RecordError("record.empty")
    if first[0] != "homesteaders" or len(first) != 2:
        raise RecordError("record.not_ours")
    if first[1] != str(FORMAT):
        raise RecordError("record.format", text=first[1][:20], ours=FORMAT)
    header = _Header()
    session: Session | None = None
    begun = False
    for number, line in enumerate(lines, 1):
        if line.split(None, 1)[:1] != ["seat"]:
            line = line.partition("#")[0]
        line = line.strip()
        if not line:
            continue
        if not begun:
            begun = True
            continue
        if session is None:
            if header.take(number, line):
                continue
            session = header.session()
        _replay(session, number, line)
    session = session or header.session()
    return Record(session, header.seat_list())


def _replay(session: Session, number: int, line: str) -> None:
    if line.startswith("="):
        if line.split() != _check_line(session.state).split():
            raise RecordError("record.digest", number)
        return
    if is_over(session.state):
        raise RecordError("record.after_end", number)
    try:
        session.do(parse(line))
    except (NotationError, IllegalAction) as error:
        raise RecordError("record.token", number, reason=str(error)) from None
