"""Codes that were damaged, dressed up or made up: the one game, or CodeError with a sentence that says what to do."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode
from collections import Counter

import pytest

from homesteaders import Session, Setup
from homesteaders.codes import CodeError, Opened, decode, encode, open_text, setup_code
from homesteaders.codes.body import FORMAT, check_of, varint, write_body
from homesteaders.language.en import WORDS
from homesteaders.record import Record, RecordError, Seat, Terms, transcript
from homesteaders.rng import Rng
from tests.code_games import SMALL, simulated
from tests.mutations import mutated, with_check

pytestmark = pytest.mark.engine

SEATS = (Seat("person", "Clara"), Seat("person", "Zoë"), Seat("bot", "Hank", "rancher"))
LONG = Record(simulated(3, 2)[1].session.fork(180), SEATS)
CODE = encode(LONG)
SHORT = Record(simulated(2, 1)[0].session.fork(9), ())
BRIEF = encode(SHORT)
OTHER = encode(Record(LONG.session.fork(179), SEATS))


def _refused(text: str) -> CodeError:
    with pytest.raises(CodeError) as caught:
        decode(text)
    sentence = str(caught.value)
    assert sentence[-1] in ".?" and "{" not in sentence
    return caught.value


# -- the messages of UX_BAR, section 7


@pytest.mark.parametrize(
    "text", ["", "  \n\u200b\ufeff ", "Hello, your turn!", "HS", "> \n> ", "The HSBC bank", "----"]
)
def test_no_code(text: str) -> None:
    error = _refused(text)
    assert (error.kind, str(error)) == ("empty", "There is no game code in this text. A code starts with HS.")


@pytest.mark.parametrize(
    "text",
    ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0", "https://example.org/room/3f2a9c0b7d1e4f5a6b7c", CODE[40:]],
)
def test_the_code_of_another_app(text: str) -> None:
    error = _refused(text)
    assert error.kind == "not_ours" and str(error).startswith("This is not a Homesteaders code.")


@pytest.mark.parametrize("code", [CODE, BRIEF])
def test_a_cut_end(code: str) -> None:
    """Cut anywhere: never a game."""
    for n in range(len(code)):
        error = _refused(code[:n])
        assert error.kind == ("cut" if n >= 4 else "empty")
        if n > 12:
            assert str(error) == (
                f"The end of the code is missing – {n} of {len(code)} characters arrived. "
                "Copy it again, or use the file."
            )
        _refused(code[n + 3 :])


def test_a_cut_end_with_words_after_it() -> None:
    assert (
        _refused(f"Look: {CODE[:40]} and tell me what you think about it, my dear friend, " + "ok? " * 60).kind == "cut"
    )


def test_a_changed_character() -> None:
    said = "This code was damaged on the way (check failed). Ask for it again."
    for place in range(12, len(CODE) - 1):
        other = "A" if CODE[place] != "A" else "B"
        assert str(_refused(CODE[:place] + other + CODE[place + 1 :])) == said


@pytest.mark.parametrize("change", [str.upper, str.lower])
def test_letters_of_one_case(change: object) -> None:
    assert callable(change)
    for text in (change(CODE), change(f"https://example.org/#g={CODE}")):
        error = _refused(text)
        assert error.kind == "letters" and str(error).startswith("Capital and small letters were changed")


@pytest.mark.parametrize("text", [CODE + CODE, f"{CODE} {CODE}", f"{CODE}\n{BRIEF}", f"{CODE} or {CODE[:40]}"])
def test_two_codes(text: str) -> None:
    error = _refused(text)
    assert (error.kind, str(error)) == ("two", "There are two codes in this text. Paste one.")


def _body(record: Record = LONG) -> bytearray:
    return bytearray(write_body(record, True, False)[:-5])


@pytest.mark.parametrize(
    ("place", "value", "kind"),
    [
        (0, FORMAT + 1, "newer"),
        (0, 255, "newer"),
        (1, 2, "newer"),
        (1, 0, "rules"),
        (2, None, "rules"),
        (4, None, "rules"),
    ],
)
def test_other_versions(place: int, value: int | None, kind: str) -> None:
    body = _body()
    body[place] = body[place] ^ 1 if value is None else value
    error = _refused(with_check(body))
    assert error.kind == kind and str(error) == WORDS[f"code.{kind}"]


def test_a_newer_version_is_told_only_when_the_code_is_whole() -> None:
    body = _body()
    body[0] = 9
    code = with_check(body)
    assert _refused(code[:-20]).kind == "cut" and _refused(code[:50] + "___" + code[53:]).kind == "changed"


def test_a_move_that_is_not_legal() -> None:
    """The moves of one game at the end of the head of another: sooner or later one is not legal."""
    found = Counter[str]()
    for seed in range(12):
        body = _body(Record(LONG.session, ()))
        body[13] ^= seed + 1  # the last byte of the seed
        error = _refused(with_check(body))
        found[re.sub(r"\d+", "N", str(error))] += 1
        assert error.kind == "illegal"
    assert "The code is intact but move N is not legal here. Please report this, with the code." in found


def test_a_text_that_is_too_long() -> None:
    assert _refused(" " * 60_001).kind == _refused(CODE * 1000).kind == "long"


# -- what a paste may bring along

DRESSED = [
    *(
        " {}",
        "{}\n",
        "\t{}\r\n",
        "\u00a0{}\u00a0",
        "\ufeff{}",
        "\u200b{}\u200b",
        "\u2066{}\u2069",
        '"{}"',
        "'{}'",
        "`{}`",
    ),
    *(
        "```\n{}\n```",
        "<{}>",
        "({})",
        "[{}]",
        "“{}”",
        "„{}“",
        "«{}»",
        "*{}*",
        "**{}**",
        "{}.",
        "{},",
        "{})",
        "{};",
        "{}!",
    ),
    *("{}?", "{}…", "{}>", "{}...", "{}\\", "code={}", "https://example.org/#g={}", "https://example.org/a/?x=1#g={}."),
    *("<https://example.org/#g={}>", "[link](https://example.org/#g={})", "https%3A%2F%2Fexample.org%2F%23g%3D{}"),
    *(
        "https%253A%252F%252Fexample.org%252F%2523g%253D{}",
        "Here is my turn: https://x/#g={} ... have fun",
        "#g={}&x=1",
    ),
    *(
        "Here is my code:\n\n{}\n\nBest wishes,\nClara (HSBC)",
        "> {}",
        ">> {}\n> see?",
        "| {}",
        "Oh, HS is it? {} thanks",
    ),
]


@pytest.mark.parametrize("code", [CODE, BRIEF], ids=["long", "brief"])
@pytest.mark.parametrize("dress", DRESSED)
def test_what_stands_around_a_code(dress: str, code: str) -> None:
    assert encode(decode(dress.replace("{}", code)).record) == code


@pytest.mark.parametrize("code", [CODE, BRIEF], ids=["long", "brief"])
@pytest.mark.parametrize("width", [1, 8, 20, 64, 72])
@pytest.mark.parametrize(
    "between",
    [
        "\n",
        "\r\n",
        "\r",
        " ",
        "\u00a0",
        "\u200b",
        "\u00ad",
        "\ufeff",
        "\n> ",
        "\n>> ",
        "\n    ",
        "=\n",
        "=\r\n",
        "%0A",
        "%20",
        "%2520",
    ],
)
def test_what_stands_inside_a_code(between: str, width: int, code: str) -> None:
    broken = between.join(code[at : at + width] for at in range(0, len(code), width))
    for text in (broken, f"> {broken}", f"https://example.org/#g={broken}", f"Look!\n{broken}\nBye"):
        if width >= 8 or not text.startswith("Look"):
            assert encode(decode(text).record) == code


def test_a_lost_beginning_that_leaves_no_doubt() -> None:
    for text in (CODE[2:], CODE[1:], f"https://example.org/#g={CODE[2:]}", f"Here: {CODE[2:]}"[6:], f'"{CODE[2:]}"'):
        assert encode(decode(text).record) == CODE
    _refused(CODE[3:])
    _refused(CODE[2:-1])


def test_dashes_that_a_phone_made_nicer() -> None:
    code = next(
        code for seed in range(99) if "-" in (code := encode(Record(Session(Setup(2, 2**39 + seed)), SEATS[:2])))
    )
    assert encode(decode(code.replace("-", "\u2013").replace("\u2013\u2013", "\u2014")).record) == code


# -- mutations

MUTATIONS = 500 if SMALL else 20_000


def test_damaged_codes_are_never_another_game() -> None:
    rng = Rng(20)
    kinds = Counter[str]()
    for turn in range(MUTATIONS):
        code = (CODE, BRIEF)[turn % 2]
        _, text = mutated(code, (CODE, BRIEF, OTHER), rng)
        try:
            got = encode(decode(text).record)
        except CodeError as error:
            kinds[error.kind] += 1
            continue
        kinds["opened"] += 1
        # Joining may have made the other code whole: then it stands in the text as it is.
        assert got == code or (got in (CODE, BRIEF, OTHER) and got[2:] in text)
    assert kinds["opened"] < MUTATIONS / 10 and kinds["cut"] and kinds["changed"] and kinds["two"] and kinds["letters"]


def test_any_text_is_a_code_or_none() -> None:
    rng = Rng(3)
    parts = (*"HSz-_ \n>%=#", "HS", "HSAQ", "HSAQ", CODE[:20], CODE[20:], BRIEF, "%25", "\u200b", "0O1l", "\ud83c", "é")
    for _ in range(300 if SMALL else 3000):
        text = "".join(parts[rng.below(len(parts))] for _ in range(rng.below(14)))
        for reader in (decode, open_text):
            try:
                reader(text)
            except CodeError as error:
                assert str(error)[-1] in ".?"


def test_what_is_no_code_at_all_is_told_quickly() -> None:
    many = ("HS" * 29_000, "HSAQ" * 14_000, "z" * 59_000, "%" * 59_000, ">" * 59_000, "a " * 29_000, "-" * 59_000)
    for text in (*many, CODE[:12] * 4900, "\n" * 59_000, "K7Q2-9FMA-XT4R-D5 " * 3000, "=\n" * 29_000, " > " * 19_000):
        _refused(text)
        try:
            open_text(text)
        except CodeError as error:
            assert str(error)


# -- made by somebody who knows the format


def _read_or_refused(text: str) -> str:
    try:
        opened = decode(text)
    except CodeError as error:
        assert str(error)[-1] in ".?"
        return error.kind
    record = opened.record
    assert encode(decode(encode(record)).record) == encode(record)
    return "opened"


@pytest.mark.parametrize("record", [LONG, SHORT], ids=["long", "short"])
def test_flipped_bits_under_a_right_check(record: Record) -> None:
    body = _body(record)
    kinds = Counter[str]()
    for bit in range(0, 8 * len(body), 5 if SMALL else 1):
        flipped = body[:]
        flipped[bit // 8] ^= 1 << bit % 8
        kinds[_read_or_refused(with_check(flipped))] += 1
    assert kinds["illegal"] and kinds["newer"] and kinds["rules"]
    assert sum(kinds.values()) - kinds["opened"] > len(body) * 4 / 5


def test_random_bytes_under_a_right_check() -> None:
    rng = Rng(8)
    head = bytes(_body()[:5])
    for _ in range(60 if SMALL else 600):
        rest = bytes(rng.below(256) for _ in range(rng.below(200)))
        size = 5 + 2 + len(rest) + 5
        _read_or_refused(with_check(head + bytes([size & 127 | 128, size >> 7]) + rest))


def test_a_thousand_moves_more_than_there_are() -> None:
    """The number of moves says more than the game has, or more than any game may have."""
    body = _body(Record(SHORT.session, ()))
    at = body.rindex(bytes([9]))
    for count in (10, 90, 2000, 3001, 2_000_000):
        rest = body[6:at] + varint(count) + body[at + 1 :]
        size = 6 + len(rest) + 5
        assert size < 128
        assert _read_or_refused(with_check(body[:5] + bytes([size]) + rest)) in ("illegal", "changed")


def test_hostile_names_are_cleaned_or_refused() -> None:
    record = Record(Session(Setup(2, 5)), (Seat("person", "abcdefghij"), Seat("person", "B")))
    body = bytes(_body(record))
    for raw in (b"a\nseat 2 b", b"\x00\x1b[31mxyz ", "\u202eevil!!x".encode(), b"\xff" * 10, b"<b>{0}</b>", b" " * 10):
        assert len(raw) == 10
        try:
            name = decode(with_check(body.replace(b"abcdefghij", raw))).record.seats[0].name
        except CodeError as error:
            assert error.kind == "changed"
        else:
            assert name == name.strip() and "\n" not in name and name.isprintable()


def test_transcripts_and_setup_codes_are_no_game_codes() -> None:
    assert isinstance(open_text(transcript(SHORT)), Opened)
    _refused(transcript(SHORT))
    _refused(setup_code(Setup(2, 1), Terms()))
    with pytest.raises((RecordError, CodeError)):
        open_text("homesteaders")


def test_the_body_is_what_the_document_says() -> None:
    body = urlsafe_b64decode(CODE[2:-1] + "=" * (-len(CODE[2:-1]) % 4))
    assert CODE.startswith("HSAQ") and CODE.endswith("z") and "=" not in CODE
    assert body[0] == FORMAT and body[5] == len(body) and body[-5:] == check_of(body[:-5])
