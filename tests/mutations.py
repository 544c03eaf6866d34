"""Texts gone wrong on the way, or made wrong on purpose: codes, saves and transcripts (standard library only).

Every mutation is a function (text, its companions, rng) -> text, listed by name, so that a report can count them.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence

from homesteaders.codes.body import CHECK, LENGTH_AT, check_of, varint
from homesteaders.codes.setup_code import SYMBOLS, _checks, _grouped
from homesteaders.rng import Rng

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
FOREIGN = (
    "%",
    "=",
    "+",
    "é",
    "\x00",
    "麻",
    "\ud800",
    "&",
    "\n",
    "%41",
    "\u202e",
    "\u0663",
    "\u2028",
    "𝟙",
    "\ufeff",
    "#",
)
_ALIKE = str.maketrans("AaBcEeHKMoOpPSTxXyz", "АаВсЕеНКМоОрРЅТхХуᴢ")
_WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in ALPHABET if letter.isalnum()}

Mutation = Callable[[str, Sequence[str], Rng], str]


def _at(text: str, rng: Rng) -> int:
    return rng.below(max(1, len(text)))


def _letter(rng: Rng) -> str:
    return ALPHABET[rng.below(64)]


def _put(text: str, part: str, rng: Rng) -> str:
    at = _at(text, rng)
    return text[:at] + part + text[at:]


def _drop(text: str, _: Sequence[str], rng: Rng) -> str:
    at = _at(text, rng)
    return text[:at] + text[at + 1 + rng.below(3) :]


def _swap(text: str, _: Sequence[str], rng: Rng) -> str:
    at = _at(text, rng)
    return text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]


def _flip(text: str, _: Sequence[str], rng: Rng) -> str:
    at = _at(text, rng)
    return text[:at] + _letter(rng) + text[at + 1 :]


def _case(text: str, _: Sequence[str], rng: Rng) -> str:
    at = _at(text, rng)
    return text[:at] + text[at : at + 1].swapcase() + text[at + 1 :]


def _case_of_the_rest(text: str, _: Sequence[str], rng: Rng) -> str:
    at = _at(text, rng)
    return text[:at] + (text[at:].upper() if rng.below(2) else text[at:].lower())


def _splice(text: str, others: Sequence[str], rng: Rng) -> str:
    other = others[rng.below(len(others))]
    return text[: _at(text, rng)] + other[_at(other, rng) :]


def _repeat(text: str, _: Sequence[str], rng: Rng) -> str:
    at = _at(text, rng)
    part = text[at : at + 1 + rng.below(40)]
    return text[:at] + part * (2 + rng.below(3)) + text[at + len(part) :]


def _alphabet(text: str, _: Sequence[str], rng: Rng) -> str:
    at = _at(text, rng)
    return text[:at] + text[at:].translate((_ALIKE, _WIDE)[rng.below(2)])


def _random_rest(text: str, _: Sequence[str], rng: Rng) -> str:
    at = _at(text, rng)
    return text[:at] + "".join(_letter(rng) for _ in range(len(text) - at))


MUTATIONS: dict[str, Mutation] = {
    "cut end": lambda text, _, rng: text[: _at(text, rng)],
    "cut beginning": lambda text, _, rng: text[_at(text, rng) :],
    "dropped": _drop,
    "swapped": _swap,
    "flipped": _flip,
    "case of one": _case,
    "inserted": lambda text, _, rng: _put(text, _letter(rng) * (1 + rng.below(3)), rng),
    "foreign character": lambda text, _, rng: _put(text, FOREIGN[rng.below(len(FOREIGN))], rng),
    "spliced": _splice,
    "case of the rest": _case_of_the_rest,
    "reversed rest": lambda text, _, rng: text[: (at := _at(text, rng))] + text[at:][::-1],
    "random rest": _random_rest,
    "replaced everywhere": lambda text, _, rng: text.replace(text[at : at + 1] if (at := _at(text, rng)) else "H", "B"),
    "repeated part": _repeat,
    "foreign alphabet": _alphabet,
    "doubled": lambda text, others, rng: text + ("", " ", "\n")[rng.below(3)] + others[rng.below(len(others))],
}
"""What may happen to a text on its way; more than one of them may."""


def very_long(text: str, rng: Rng) -> str:
    """A text blown up, about to the longest that is looked at and beyond it."""
    size = (9_000, 30_000, 59_900, 60_001, 250_000)[rng.below(5)]
    part = (text, text[:12], text[_at(text, rng) :] or "z", "HS", "> ", "%25", "\u200b")[rng.below(7)]
    return (part * (size // len(part) + 1))[:size]


def mutated(text: str, others: Sequence[str], rng: Rng) -> tuple[str, str]:
    """The name of a mutation and what it makes of a text; one in eight is followed by a second."""
    names = list(MUTATIONS)
    name = names[rng.below(len(names))]
    text = MUTATIONS[name](text, others, rng)
    if rng.below(8) == 0:
        text = MUTATIONS[names[rng.below(len(names))]](text, others, rng)
    return name, text


# -- with a right check, by somebody who knows the format


def with_check(body: bytes | bytearray) -> str:
    """A game code with a right check, whatever is in its body."""
    raw = bytes(body)
    return f"HS{urlsafe_b64encode(raw + check_of(raw)).decode().rstrip('=')}z"


def body_of(code: str) -> bytes:
    """The bytes of a game code, its check left out."""
    raw = code.removeprefix("HS").removesuffix("z")
    return urlsafe_b64decode(raw + "=" * (-len(raw) % 4))[:-CHECK]


def sized(head: bytes, rest: bytes) -> bytes:
    """A body with the length that fits it. `head`: format, rules and mark; `rest`: what follows the length."""
    bare = len(head) + len(rest) + CHECK
    size = next(n for n in range(bare + 1, bare + 4) if n == bare + len(varint(n)))
    return head + varint(size) + rest


def resealed(code: str, others: Sequence[str], rng: Rng) -> tuple[str, str]:
    """The name of a forgery and a game code with it, its length and check right again."""
    body = body_of(code)
    head = body[:LENGTH_AT]
    rest = bytearray(body[LENGTH_AT + (1 if body[LENGTH_AT] < 128 else 2) :])
    at, name = rng.below(len(rest)), "forged "
    match rng.below(9):
        case 0:
            name += "bit"
            rest[at] ^= 1 << rng.below(8)
        case 1:
            name += "head"  # flags, seats, seed, names: what is read before the moves
            rest[rng.below(min(24, len(rest)))] = rng.below(256)
        case 2:
            name += "byte"
            rest[at] = rng.below(256)
        case 3:
            name += "byte more"
            rest.insert(at, rng.below(256))
        case 4:
            name += "byte less"
            del rest[at]
        case 5:
            name += "tail"
            rest[at:] = bytes(rng.below(256) for _ in range(rng.below(200)))
        case 6:
            name += "splice"
            other = body_of(others[rng.below(len(others))])[LENGTH_AT + 1 :]
            rest[at:] = other[rng.below(len(other)) :]
        case 7:
            name += "repeat"
            part = rest[at : at + 1 + rng.below(30)]
            rest[at:at] = part * (1 + rng.below(20))
        case _:
            name += "version"
            changed = bytearray(head)
            changed[rng.below(len(head))] ^= 1 << rng.below(8)
            head = bytes(changed)
    return name, with_check(sized(head, bytes(rest)))


def sealed_setup(rng: Rng) -> str:
    """A setup code of any ten symbols, with the check that fits them."""
    data = [rng.below(32) for _ in range(10)]
    if rng.below(2):
        data[0] = 4 + rng.below(4)  # format 1
    return _grouped("".join(SYMBOLS[symbol] for symbol in data + _checks(data)))


def resealed_save(text: str, change: dict[str, object], body: str | None = None) -> str:
    """A save with other things in its first line, perhaps another transcript, and the check that fits them."""
    from ui.savetext import body_of, sealed

    meta = json.loads(text.partition("\n")[0])
    del meta["check"]
    return sealed(meta | change, body_of(text) if body is None else body)


# -- transcripts


def mutated_lines(text: str, others: Sequence[str], rng: Rng) -> tuple[str, str]:
    """The name of what was done, and a transcript with lines lost, doubled, moved, taken from elsewhere or made up."""
    lines = text.splitlines(keepends=True)
    at, other = rng.below(len(lines)), rng.below(len(lines))
    match rng.below(8):
        case 0:
            name = "line lost"
            del lines[at]
        case 1:
            name = "line doubled"
            lines.insert(at, lines[at])
        case 2:
            name = "lines swapped"
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            name = "line of another"
            foreign = others[rng.below(len(others))].splitlines(keepends=True)
            lines[at] = foreign[rng.below(len(foreign))]
        case 4:
            name = "number changed"
            number = ("-1", "0", "1", "5", "007", "9" * 40, "9" * 5000, "1e3", "1_0", "\u0663", "½")[rng.below(11)]
            words = lines[at].split()
            lines[at] = " ".join(number if word.isdigit() else word for word in words) + "\n"
        case 5:
            name = "line made up"
            words = ["seat", "deal", "start", "sealed", "rules", "players", "seed", "=", "pay", "place", "bid", "build"]
            made = [words[rng.below(len(words))], *(str(rng.below(30) - 2) for _ in range(rng.below(13)))]
            lines.insert(at, " ".join(made) + ("\n", "\r\n", "\x0b", "\u2028", " # \n")[rng.below(5)])
        case 6:
            name = "cut"
            lines[at:] = [lines[at][: rng.below(len(lines[at]))]]
        case _:
            name, text = mutated(text, others, rng)
            return name, text
    return name, "".join(lines)
