"""Setup codes: what is agreed before a game in 14 symbols that can be read aloud, `K7Q2-9FMA-XT4R-D5`.

Ten symbols of Crockford's base 32 hold the setup, four are a Reed-Solomon check: any four wrong symbols are noticed,
and with one wrong symbol or one swap it can be told where.
"""

from __future__ import annotations

from ..language import say
from ..record import Terms
from ..state import SEED_LIMIT, Setup, SetupError
from .errors import CodeError

SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE = str.maketrans("OIL", "011")
FORMAT = 1
_DATA, _CHECKS = 10, 4
LENGTH = _DATA + _CHECKS
_GROUPS = (4, 4, 4, 2)
_SPARE_BITS = 2


def _times(a: int, b: int) -> int:
    """The product in GF(32), with x^5 + x^2 + 1."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a <<= 1
        if a & 32:
            a ^= 0b100101
        b >>= 1
    return product


def _generator() -> list[int]:
    """(x + 1)(x + 2)(x + 4)(x + 8) without its leading 1, highest power first."""
    found = [1]
    for root in (1, 2, 4, 8):
        found = [a ^ _times(root, b) for a, b in zip([*found, 0], [0, *found], strict=True)]
    return found[1:]


_GENERATOR = _generator()
_STEPS = tuple(tuple(_times(factor, power) for power in _GENERATOR) for factor in range(32))


def _checks(data: list[int]) -> list[int]:
    """The check symbols: what is left of the data, with room for them, divided by the generator."""
    rest = [0] * _CHECKS
    for symbol in data:
        first, second, third, fourth = rest
        step = _STEPS[symbol ^ first]
        rest = [second ^ step[0], third ^ step[1], fourth ^ step[2], step[3]]
    return rest


def _is_sound(symbols: list[int]) -> bool:
    return _checks(symbols[:_DATA]) == symbols[_DATA:]


def setup_code(setup: Setup, terms: Terms = Terms()) -> str:  # noqa: B008 - Terms never change
    """The code of a setup and its terms: 14 symbols in groups, the same each time."""
    bits = FORMAT << 2 | setup.players - 2
    for flag in (not setup.open_holdings, terms.casual, terms.by_link):
        bits = bits << 1 | flag
    bits = (bits << 40 | setup.seed) << _SPARE_BITS
    data = [bits >> 5 * place & 31 for place in range(_DATA - 1, -1, -1)]
    return _grouped("".join(SYMBOLS[symbol] for symbol in data + _checks(data)))


def _grouped(text: str) -> str:
    groups, at = [], 0
    for size in _GROUPS:
        groups.append(text[at : at + size])
        at += size
    return "-".join(groups)


def bare(text: str) -> str:
    """A setup code as its symbols alone: capitals, without dashes and spaces, look-alikes put right."""
    return "".join(c for c in text.upper() if c not in "-‐‑‒–—−" and not c.isspace()).translate(_ALIKE)


def read_setup_code(text: str) -> tuple[Setup, Terms]:
    """The setup and the terms of a setup code. Raises CodeError."""
    if len(text) > 200:
        raise CodeError("long", "code.setup_length", n=len(text), most=LENGTH)
    found = bare(text)
    if not found:
        raise CodeError("empty", "code.setup_empty")
    wrong = [place for place, c in enumerate(found) if c not in SYMBOLS]
    if len(found) != LENGTH:
        kind = "cut" if len(found) < LENGTH else "long"
        raise CodeError(kind, "code.setup_length", n=len(found), most=LENGTH)
    if wrong:
        raise _damaged(found, wrong)
    symbols = [SYMBOLS.index(c) for c in found]
    if not _is_sound(symbols):
        raise _damaged(found, _suspects(symbols))
    return _meaning(symbols)


def _meaning(symbols: list[int]) -> tuple[Setup, Terms]:
    bits = 0
    for symbol in symbols[:_DATA]:
        bits = bits << 5 | symbol
    bits, spare = divmod(bits, 1 << _SPARE_BITS)
    head, seed = divmod(bits, SEED_LIMIT)
    if head >> 5 != FORMAT or spare:
        raise CodeError("newer")
    try:
        setup = Setup(2 + (head >> 3 & 3), seed, not head & 4)
    except SetupError:
        raise CodeError("newer") from None
    return setup, Terms(bool(head & 2), bool(head & 1))


def _suspects(symbols: list[int]) -> list[int]:
    """The places that are wrong, if one other symbol or one swap of neighbours makes the code sound."""
    for place in range(LENGTH - 1):
        swapped = symbols[:]
        swapped[place], swapped[place + 1] = symbols[place + 1], symbols[place]
        if _is_sound(swapped):
            return [place, place + 1]
    return [
        place
        for place in range(LENGTH)
        if any(_is_sound([*symbols[:place], other, *symbols[place + 1 :]]) for other in range(32))
    ]


def _damaged(found: str, places: list[int]) -> CodeError:
    groups = _grouped(found).split("-")
    ends = [sum(_GROUPS[: n + 1]) for n in range(len(_GROUPS))]
    named = list(dict.fromkeys(next(n for n, end in enumerate(ends) if place < end) for place in places))
    if len(named) == 1:
        return CodeError("changed", "code.setup_group", number=named[0] + 1, group=groups[named[0]])
    if named:
        both = say("list.last", first=groups[named[0]], last=groups[named[1]])
        return CodeError("changed", "code.setup_groups", groups=both)
    return CodeError("changed", "code.setup_changed")
