"""The transcript of a game: a readable save, bug report and test. `docs/saves.md` describes it for people.

    homesteaders 1
    rules 1
    players 3
    seed 7
    holdings open
    seat 1 person Clara
    undo casual                     (only where it is agreed)
    table by_link                   (only where it is so)
    deal 2 11 14 13 12 ...          (only where the deal is not that of the seed)
    sealed 1 MSByb3VuZCAzIHBhc3M    (an order that seat 1 left behind, not to be read by chance)
    place homestead/1
    pay silver
    = round 2 4be01f2c              (a digest at the start of each round)

A `#` begins a comment, except in a seat line, whose name may hold anything.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

from .actions import NotationError, parse
from .engine import RULES_VERSION, is_over
from .events import IllegalAction
from .language import say
from .orders import Order, OrderError, check_order, notation, read_order, waiting
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


@dataclass(frozen=True, slots=True)
class Terms:
    """What the table agreed on beside the rules.

    casual: undo may go past what was revealed or decided. by_link: persons sit at different devices and send each
    other the game.
    """

    casual: bool = False
    by_link: bool = False


@dataclass(slots=True)
class Record:
    """A game, who plays it, on what terms, and the orders that seats left behind."""

    session: Session
    seats: tuple[Seat, ...] = ()
    terms: Terms = Terms()
    orders: tuple[Order, ...] = ()


def clean_name(name: str) -> str:
    """A name as it is kept: one line, without control characters, of at most NAME_LIMIT characters."""
    return " ".join("".join(c if c.isprintable() or c in _JOINERS else " " for c in name).split())[:NAME_LIMIT].strip()


def transcript(record: Record) -> str:
    """The game up to its present position as text, with the orders that may still act."""
    session = record.session
    setup = session.setup
    lines = [
        f"homesteaders {FORMAT}",
        f"rules {RULES_VERSION}",
        f"players {setup.players}",
        f"seed {setup.seed}",
        f"holdings {'open' if setup.open_holdings else 'hidden'}",
    ]
    for number, seat in enumerate(record.seats, 1):
        kind = f"bot:{seat.bot}" if seat.kind == "bot" and seat.bot else seat.kind
        lines.append(f"seat {number} {kind} {clean_name(seat.name)}".rstrip())
    if record.terms.casual:
        lines.append("undo casual")
    if record.terms.by_link:
        lines.append("table by_link")
    if session.deal != deal(setup):
        lines.append(f"start {session.deal.start_player + 1}")
        for number, pile in enumerate(session.deal.piles[1:], 2):
            lines.append(f"deal {number} " + " ".join(map(str, pile)))
    lines += [f"sealed {order.seat + 1} {_seal(order)}" for order in waiting(record.orders, session.state)]
    for position, action in enumerate(session.actions):
        before, after = session.state_at(position), session.state_at(position + 1)
        lines.append(action.token)
        if after.round != before.round or is_over(after):
            lines.append(_check_line(after))
    return "\n".join(lines) + "\n"


def _check_line(state: State) -> str:
    return f"= {'end' if is_over(state) else f'round {state.round}'} {digest(state)}"


def _seal(order: Order) -> str:
    return urlsafe_b64encode(notation(order).encode()).decode().rstrip("=")


def _unseal(text: str) -> Order:
    """The order of a sealed text. Raises ValueError or OrderError for any other."""
    order = read_order(urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4)).decode("ascii"))
    if _seal(order) != text:
        raise ValueError(text)
    return order


_HEADER_WORDS = ("rules", "players", "seed", "holdings", "seat", "undo", "table", "start", "deal", "sealed")
_LONGEST_SEAL = 80


def _whole(text: str) -> int:
    """A whole number as we write it: int() alone would take other digits and underlines too."""
    if not (text.isascii() and text.removeprefix("-").isdigit()):
        raise ValueError(text)
    return int(text)


def _plain(word: str) -> str:
    """A number as we write it, where it is one: `seat 01` is `seat 1`."""
    try:
        return str(_whole(word))
    except ValueError:
        return word


class _Header:
    """What the lines before the first action said."""

    def __init__(self) -> None:
        self.players = 0
        self.seed = 0
        self.open_holdings = True
        self.seats: dict[int, Seat] = {}
        self.start: int | None = None
        self.piles: dict[int, tuple[int, ...]] = {}
        self.casual = False
        self.by_link = False
        self.orders: list[tuple[int, Order]] = []
        self.lines: dict[str, int] = {}

    def take(self, number: int, line: str) -> bool:
        """Read a header line; False if it is none."""
        word, *words = line.split()
        if word not in _HEADER_WORDS:
            return False
        # A seat may have several orders; seat_orders looks at those.
        which = " ".join([word, *map(_plain, words[: {"seat": 1, "deal": 1, "sealed": 2}.get(word, 0)])])
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
                case "undo", ["casual"]:
                    self.casual = True
                case "table", ["by_link"]:
                    self.by_link = True
                case "sealed", [seat, sealed] if len(sealed) <= _LONGEST_SEAL:
                    order = _unseal(sealed)
                    if order.seat != _whole(seat) - 1:
                        raise RecordError("record.header", number, text=line[:60])
                    self.orders.append((number, order))
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

    def order_list(self, setup: Setup) -> tuple[Order, ...]:
        """The orders left behind: sound ones, and one of a kind for a seat and round."""
        first: dict[tuple[type[Order], int, int], int] = {}
        for number, order in self.orders:
            try:
                check_order(order, setup)
            except OrderError as error:
                raise RecordError("record.token", number, reason=str(error)) from None
            before = first.setdefault((type(order), order.seat, order.round), number)
            if before != number:
                raise RecordError("record.twice", number, text=f"sealed {order.seat + 1}", first=before)
        return tuple(order for _, order in self.orders)


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
    seats, orders = header.seat_list(), header.order_list(session.setup)
    return Record(session, seats, Terms(header.casual, header.by_link), orders)


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
