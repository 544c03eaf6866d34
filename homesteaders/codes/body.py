"""The bytes of a game code, format 1: `docs/codes.md` lists them in order."""

from __future__ import annotations

from hashlib import blake2s

from ..actions import NotationError
from ..catalog import BID_VALUES, REWARDS
from ..engine import RULES_VERSION, is_over
from ..events import IllegalAction
from ..orders import BidOrder, Order, OrderError, WagesOrder, check_order, waiting
from ..record import NAME_LIMIT, Record, Seat, Terms, clean_name
from ..session import Session
from ..state import Deal, Setup, SetupError, auctions_for, deal, digest
from .coder import Reader, Writer
from .errors import CodeError
from .model import code_action
from .rules_data import EARLIER_MARKS, rules_mark

FORMAT = 1
CHECK = 5
"""Bytes of BLAKE2s at the end."""
LENGTH_AT = 5
"""Where every format has its total length; before it stand the format, the rules version and the mark of the rules."""
LONGEST_BODY = 6_000
"""Bytes; a dozen times the longest game seen, names and all."""
MOST_ACTIONS = 3_000
BOT_CODES = (
    *("", "rancher", "random"),
    *("greenhorn", "settler", "foreman", "baron"),
    *("ruth", "bill", "nell", "ben", "amos", "delta"),
)
"""Append only: opponents that travel as a number. A name that is not here travels as text."""
_OTHER_BOT = 255
_HIDDEN, _CASUAL, _BY_LINK, _REPLAY, _NAMES, _DEAL, _ORDERS = (1 << bit for bit in range(2, 9))
_SEED_BYTES = 5
_DIGEST_BYTES = 4


def varint(number: int) -> bytes:
    """A whole number in groups of seven bits, the lowest first; all bytes but the last have their top bit set."""
    found = bytearray()
    while number > 127:
        found.append(number & 127 | 128)
        number >>= 7
    return bytes([*found, number])


def _text(text: str) -> bytes:
    raw = text.encode()
    return varint(len(raw)) + raw


def check_of(body: bytes) -> bytes:
    """The last bytes of a body whose other bytes these are."""
    return blake2s(body, digest_size=CHECK).digest()


def write_body(record: Record, names: bool, replay: bool) -> bytes:
    """The whole body of a record's code."""
    session, seats = record.session, _seats_of(record)
    setup = session.setup
    orders = () if replay else waiting(record.orders, session.state)
    given = session.deal != deal(setup)
    names = names and any(clean_name(seat.name) for seat in seats)
    flags = setup.players - 2
    for flag, is_set in (
        (_HIDDEN, not setup.open_holdings),
        (_CASUAL, record.terms.casual),
        (_BY_LINK, record.terms.by_link),
        (_REPLAY, replay),
        (_NAMES, names),
        (_DEAL, given),
        (_ORDERS, orders),
    ):
        flags |= flag if is_set else 0
    after = varint(flags) + b"".join(map(_seat_bytes, seats)) + setup.seed.to_bytes(_SEED_BYTES, "big")
    if names:
        after += b"".join(_text(clean_name(seat.name)) for seat in seats)
    if given:
        after += bytes([session.deal.start_player, *(tile for pile in session.deal.piles[1:] for tile in pile)])
    if orders:
        after += varint(len(orders)) + b"".join(map(_order_bytes, orders))
    writer = Writer()
    for position, action in enumerate(session.actions):
        code_action(session.state_at(position), writer, action)
    number = writer.number()
    moves = number.to_bytes((number.bit_length() + 7) // 8, "big")
    after += varint(len(session.actions)) + moves + bytes.fromhex(digest(session.state))
    before = bytes([FORMAT, RULES_VERSION]) + rules_mark()
    rest = len(before) + len(after) + CHECK
    size = next(n for n in range(rest + 1, rest + 4) if n == rest + len(varint(n)))
    body = before + varint(size) + after
    return body + check_of(body)


def _seats_of(record: Record) -> tuple[Seat, ...]:
    return record.seats or (Seat(),) * record.session.setup.players


def _seat_bytes(seat: Seat) -> bytes:
    if seat.kind != "bot":
        return bytes([0])
    bot = clean_name(seat.bot).replace(" ", "_")
    return bytes([1 + BOT_CODES.index(bot)]) if bot in BOT_CODES else bytes([_OTHER_BOT]) + _text(bot)


def _order_bytes(order: Order) -> bytes:
    if isinstance(order, WagesOrder):
        return bytes([order.seat * 2 + 1, order.round])
    most = BID_VALUES.index(order.most) if order.auction else 0
    reward = 1 + REWARDS.index(order.reward) if order.reward else 0
    return bytes([order.seat * 2, order.round, order.auction, most, reward])


class _Damaged(Exception):
    """The bytes say something that no writer of ours writes."""


class _Bytes:
    """Bytes that are read from the front."""

    def __init__(self, raw: bytes) -> None:
        self.raw = raw

    def take(self, count: int) -> bytes:
        found, self.raw = self.raw[:count], self.raw[count:]
        if len(found) < count:
            raise _Damaged
        return found

    def byte(self) -> int:
        return self.take(1)[0]

    def varint(self) -> int:
        number = 0
        for shift in (0, 7, 14):
            byte = self.byte()
            number |= (byte & 127) << shift
            if byte < 128:
                return number
        raise _Damaged

    def text(self) -> str:
        count = self.varint()
        if count > 4 * NAME_LIMIT:
            raise _Damaged
        try:
            return clean_name(self.take(count).decode())
        except UnicodeDecodeError:
            raise _Damaged from None


def stated_size(body: bytes) -> int | None:
    """How many bytes a body says that it has, None where its beginning is missing or says nonsense."""
    try:
        size = _Bytes(body[LENGTH_AT:]).varint()
    except _Damaged:
        return None
    return size if LENGTH_AT + CHECK < size <= LONGEST_BODY else None


def read_body(body: bytes) -> tuple[Record, bool]:
    """The record of a whole body whose check is right, and whether it is a replay. Raises CodeError."""
    if body[0] != FORMAT or body[1] > RULES_VERSION:
        raise CodeError("newer")
    if body[1] != RULES_VERSION or body[2:LENGTH_AT] not in (rules_mark(), *EARLIER_MARKS):
        raise CodeError("rules")
    source = _Bytes(body[LENGTH_AT:-CHECK])
    try:
        source.varint()
        return _read(source)
    except (_Damaged, SetupError, OrderError):
        raise CodeError("changed") from None


def _read(source: _Bytes) -> tuple[Record, bool]:
    flags = source.varint()
    if flags >= 2 * _ORDERS:
        raise CodeError("newer")
    players = 2 + (flags & 3)
    seats = [_read_seat(source) for _ in range(players)]
    setup = Setup(players, int.from_bytes(source.take(_SEED_BYTES), "big"), not flags & _HIDDEN)
    if flags & _NAMES:
        seats = [Seat(seat.kind, source.text(), seat.bot) for seat in seats]
    given: Deal | None = None
    if flags & _DEAL:
        start = source.byte()
        others = [tuple(source.take(10)) for _ in range(auctions_for(players) - 1)]
        given = Deal(start, (deal(setup).piles[0], *others))
    orders = [_read_order(source, setup) for _ in range(source.varint())] if flags & _ORDERS else []
    count = source.varint()
    if count > MOST_ACTIONS:
        raise _Damaged
    number, expected = source.raw[:-_DIGEST_BYTES], source.raw[-_DIGEST_BYTES:]
    session = Session(setup, given)
    reader = Reader(int.from_bytes(number, "big"))
    for move in range(1, count + 1):
        _play(session, reader, move)
    if reader.number or number[:1] == b"\0":
        raise _Damaged
    if bytes.fromhex(digest(session.state)) != expected:
        raise CodeError("illegal", "code.other_end")
    terms = Terms(bool(flags & _CASUAL), bool(flags & _BY_LINK))
    return Record(session, tuple(seats), terms, tuple(orders)), bool(flags & _REPLAY)


def _play(session: Session, reader: Reader, move: int) -> None:
    if is_over(session.state):
        raise CodeError("illegal", move=move)
    try:
        session.do(code_action(session.state, reader))
    except (IllegalAction, NotationError, ValueError):
        raise CodeError("illegal", move=move) from None


def _read_seat(source: _Bytes) -> Seat:
    which = source.byte()
    if which == 0:
        return Seat()
    if which == _OTHER_BOT:
        bot = source.text()
        if not bot or " " in bot:
            raise _Damaged
        return Seat("bot", "", bot)
    if which > len(BOT_CODES):
        raise CodeError("newer")
    return Seat("bot", "", BOT_CODES[which - 1])


def _read_order(source: _Bytes, setup: Setup) -> Order:
    head, number = source.byte(), source.byte()
    order: Order
    if head % 2:
        order = WagesOrder(head // 2, number)
    else:
        auction, most, reward = source.byte(), source.byte(), source.byte()
        if most >= len(BID_VALUES) or reward > len(REWARDS) or (most and not auction):
            raise _Damaged
        value = BID_VALUES[most] if auction else 0
        order = BidOrder(head // 2, number, auction, value, REWARDS[reward - 1] if reward else "")
    check_order(order, setup)
    return order
