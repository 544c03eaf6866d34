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
from .state import Deal, Setup, SetupError, deal, digest

FORMAT = 1
SEAT_KINDS = ("person", "bot")
NAME_LIMIT = 40
LONGEST_TEXT = 200_000


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
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:NAME_LIMIT].strip()


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
            lines.append(f"= {'end' if is_over(after) else f'round {after.round}'} {digest(after)}")
    return "\n".join(lines) + "\n"


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
        self.lines[word] = number
        try:
            match word, words:
                case "rules", [version]:
                    if int(version) != RULES_VERSION:
                        raise RecordError("record.rules", number, text=version[:20], ours=RULES_VERSION)
                case "players", [count]:
                    self.players = int(count)
                case "seed", [seed]:
                    self.seed = int(seed)
                case "holdings", ["open" | "hidden" as which]:
                    self.open_holdings = which == "open"
                case "seat", [seat, kind, *_] if kind.partition(":")[0] in SEAT_KINDS:
                    self.lines[f"seat {int(seat)}"] = number
                    name = line.split(None, 3)[3] if len(words) > 2 else ""
                    self.seats[int(seat)] = Seat(kind.partition(":")[0], clean_name(name), kind.partition(":")[2])
                case "start", [seat]:
                    self.start = int(seat) - 1
                case "deal", [pile, *tiles]:
                    self.piles[int(pile)] = tuple(map(int, tiles))
                case (("rules" | "players" | "seed" | "holdings" | "seat" | "start" | "deal"), _):
                    raise RecordError("record.header", number, text=line[:60])
                case _:
                    return False
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
    for number, line in enumerate(lines, 1):
        if line.split(None, 1)[:1] != ["seat"]:
            line = line.partition("#")[0]
        line = line.strip()
        if not line or line.split() == first:
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
        if line.split()[-1] != digest(session.state):
            raise RecordError("record.digest", number)
        return
    if is_over(session.state):
        raise RecordError("record.after_end", number)
    try:
        session.do(parse(line))
    except (NotationError, IllegalAction) as error:
        raise RecordError("record.token", number, reason=str(error)) from None
