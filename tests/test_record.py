"""Transcripts: what is written is read again; what is damaged is refused with a sentence, and never with a crash."""

from __future__ import annotations

import pytest

from homesteaders import Session, Setup, is_over, parse
from homesteaders.record import LONGEST_TEXT, NAME_LIMIT, Record, RecordError, Seat, clean_name, read, transcript
from homesteaders.rng import Rng
from homesteaders.state import deal, digest
from tests.engine_support import Curious, at_random, play
from tests.golden_games import golden_files, golden_record

pytestmark = pytest.mark.engine


def _same(one: Session, other: Session) -> bool:
    return (one.setup, one.deal, one.actions) == (other.setup, other.deal, other.actions) and digest(
        one.state
    ) == digest(other.state)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("open_holdings", [True, False])
def test_round_trip_at_every_position(players: int, open_holdings: bool) -> None:
    session = play(Session(Setup(players, 11, open_holdings)), Curious(), Rng(players))
    rng = Rng(7)
    for position in [0, 1, len(session.actions), *(rng.below(len(session.actions)) for _ in range(6))]:
        session.goto(position)
        record = read(transcript(Record(session)))
        assert _same(record.session, session)
        assert record.seats == (Seat(),) * players
        assert transcript(record) == transcript(Record(session, record.seats))


def test_round_trip_with_a_deal_of_its_own() -> None:
    for path in golden_files():
        session = golden_record(path).session
        text = transcript(Record(session))
        assert ("\ndeal 2 " in text) == (session.deal != deal(session.setup))
        assert _same(read(text).session, session)


def test_what_was_undone_is_not_written() -> None:
    session = golden_record(golden_files()[0]).session.fork()
    session.goto(25)
    assert _same(read(transcript(Record(session))).session, session)
    assert read(transcript(Record(session))).session.position == 25


def test_a_transcript_in_full() -> None:
    session = Session(Setup(2, 1, open_holdings=False))
    first = session.state.start_player
    for text in ("place homestead/1", "pay silver", "place -", "debt", "pay silver", "neutral 2", "bid 1 3"):
        session.do(parse(text))
    seats = (Seat("person", "Clara"), Seat("bot", "Ben # 2", "steady"))
    assert transcript(Record(session, seats)).splitlines() == [
        "homesteaders 1",
        "rules 1",
        "players 2",
        "seed 1",
        "holdings hidden",
        "seat 1 person Clara",
        "seat 2 bot:steady Ben # 2",
        "place homestead/1",
        "pay silver",
        "place -",
        "debt",
        "pay silver",
        "neutral 2",
        "bid 1 3",
    ]
    assert first in (0, 1)


def test_names_keep_what_joins_letters() -> None:
    for name in ("\U0001f468\u200d\U0001f469\u200d\U0001f467 fam", "\u0645\u06cc\u200c\u0631\u0648\u0645"):
        assert clean_name(name) == name
    assert clean_name("a\u202eb\u2066c") == "a b c"


def test_a_text_too_long_to_be_a_game_is_refused_whole() -> None:
    text = transcript(golden_record(golden_files()[0]))
    assert read(text + "#" * (LONGEST_TEXT - len(text))).session.position
    with pytest.raises(RecordError, match="longer than"):
        read(text + "#" * (LONGEST_TEXT - len(text) + 1))


def test_comments_blanks_and_line_ends() -> None:
    text = transcript(golden_record(golden_files()[0]))
    session = read(text).session
    lines = text.splitlines()
    loose = "\n\n# my game\n   " + "   # why not\r\n\n ".join(lines) + "\r\n# the end"
    assert _same(read(loose).session, session)
    assert _same(read("\ufeff" + text).session, session)
    assert _same(read(text.replace(" ", "\t")).session, session)


NAMES = [
    "Clara",
    "Ben # 2",
    "# Ada",
    "<img src=x onerror=alert(1)>",
    '"><b>x',
    "{0.__class__} %s %(x)s ${7*7} {{7*7}}",
    "Zoë Ωmega 麻雀 🂡",
    "= round 3 00000000",
    "seat 2 bot",
    "person",
    "-",
    "W" * NAME_LIMIT,
]


@pytest.mark.parametrize("name", NAMES)
def test_names_come_back_as_they_are(name: str) -> None:
    session = Session(Setup(3, 2))
    seats = (Seat("person", name), Seat("bot", name, "steady"), Seat("bot", name))
    for text in ("place -", "pay silver"):
        session.do(parse(text))
    record = read(transcript(Record(session, seats)))
    assert record.seats == seats
    assert _same(record.session, session)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("", ""),
        ("   ", ""),
        (" Ann ", "Ann"),
        ("Ann\nplayers 4", "Ann players 4"),
        ("Ann\r\nBob", "Ann Bob"),
        ("a\x00b\x1b[31mc", "a b [31mc"),
        ("a\u2028b\u2029c\x85d\x0be\x0cf\x1cg", "a b c d e f g"),
        ("\u202eevil\u200b\u2066", "evil"),
        ("A\u00a0 \u3000B", "A B"),
        ("\ud800x", "x"),
        ("x" * 500, "x" * NAME_LIMIT),
        ("x" * (NAME_LIMIT - 1) + " y", "x" * (NAME_LIMIT - 1)),
        ("\t\t#\t#", "# #"),
    ],
)
def test_names_are_cleaned(name: str, kept: str) -> None:
    assert clean_name(name) == kept == clean_name(kept)
    session = Session(Setup(2, 2))
    text = transcript(Record(session, (Seat("person", name), Seat("person", "B"))))
    assert len(text.splitlines()) == 7
    assert read(text).seats == (Seat("person", kept), Seat("person", "B"))


HEAD = "homesteaders 1\nrules 1\nplayers 3\nseed 7\nholdings open\n"

DAMAGED = [
    ("", 0, "There is no game in this text"),
    ("\n# only a remark\n\n", 0, "There is no game in this text"),
    ("hello", 0, "This is not a Homesteaders game"),
    ("homesteaders", 0, "This is not a Homesteaders game"),
    ("homesteaders 1 2", 0, "This is not a Homesteaders game"),
    ("homesteaders 2\nplayers 3", 0, "saved in format 2"),
    ("homesteaders one\nplayers 3", 0, "saved in format one"),
    (HEAD.replace("rules 1", "rules 99"), 2, "rules version 99"),
    (HEAD.replace("rules 1", "rules x"), 2, "Line 2: “rules x”"),
    (HEAD.replace("rules 1\n", ""), 0, "The rules version is missing"),
    (HEAD + "players 3\n", 6, "Line 6: “players” stands in line 3 already"),
    (HEAD + "seat 1 person A\nseat 1 person B\n", 7, "Line 7: “seat 1” stands in line 6 already"),
    (HEAD.replace("players 3", "players \u0663"), 3, "Line 3: “players \u0663”"),
    (HEAD.replace("seed 7", "seed 1_000"), 4, "Line 4: “seed 1_000”"),
    (HEAD + "place -\nhomesteaders 1\n", 7, "Line 7: “homesteaders 1” is not an action"),
    (HEAD + f"= round 2 {digest(Session(Setup(3, 7)).state)}\n", 6, "Line 6: the game differs here"),
    ("homesteaders 1\nseed 7\n", 0, "number of players is missing"),
    (HEAD.replace("players 3", "players three"), 3, "Line 3"),
    (HEAD.replace("players 3", "players"), 3, "Line 3"),
    (HEAD.replace("players 3", "players 3 4"), 3, "Line 3"),
    (HEAD.replace("players 3", "players 7"), 3, "Line 3: Homesteaders is for 2, 3 or 4 players"),
    ("homesteaders 1\nplayers 5\n", 2, "Line 2: Homesteaders is for 2, 3 or 4 players"),
    ("homesteaders 1\nplayers 1\n", 2, "Line 2: Homesteaders is for 2, 3 or 4 players"),
    (HEAD.replace("seed 7", "seed -7"), 4, "Line 4: A seed is a whole number"),
    (HEAD.replace("seed 7", "seed 7.5"), 4, "Line 4"),
    (HEAD.replace("seed 7", "seed " + "9" * 6000), 4, "Line 4"),
    (HEAD.replace("seed 7", "seed " + "9" * 60), 4, "Line 4: A seed is a whole number"),
    (HEAD.replace("open", "half"), 5, "Line 5"),
    (HEAD + "seat x person Ann\n", 6, "Line 6"),
    (HEAD + "seat 1 ghost Ann\n", 6, "Line 6"),
    (HEAD + "seat 1\n", 6, "Line 6"),
    (HEAD + "seat 4 person Ann\n", 6, "Line 6: there is no seat 4 in a game of 3"),
    (HEAD + "seat 0 person Ann\nplace -\n", 6, "Line 6: there is no seat 0"),
    (HEAD + "start 9\n", 6, "Line 6: This deal"),
    (HEAD + "start -1\n", 6, "Line 6: This deal"),
    (HEAD + "start x\n", 6, "Line 6"),
    (HEAD + "deal 2 11 12\n", 6, "Line 6: This deal"),
    (HEAD + "deal 2 15 12 13 14 11 16 17 18 19 20\n", 6, "Line 6: This deal"),
    (HEAD + "deal x 1\n", 6, "Line 6"),
    (HEAD + "deal 1 2 1 3 4 5 6 7 8 9 10\n", 6, "Line 6: This deal"),
    (HEAD + "deal 3 21 22 23 24 25 26 27 28 29 30\n", 6, "Line 6: This deal"),
    (HEAD + "deal\n", 6, "Line 6"),
    (HEAD + "place castle/1\n", 6, "Line 6: “place castle/1” is not an action"),
    (HEAD + "place -\nbid 1 3\n", 7, "Line 7: First pay the 1 silver"),
    (HEAD + "place -\npay silver\n\n# x\npay gold 3\n", 10, "Line 10: First place your workers"),
    (HEAD + "place -\nplayers 4\n", 7, "Line 7"),
    (HEAD + "place -\n= round 2 00000000\n", 7, "Line 7: the game differs here"),
    (HEAD + "place -\n=\n", 7, "Line 7: the game differs here"),
    (HEAD + "= start 00000000\n", 6, "Line 6: the game differs here"),
]


@pytest.mark.parametrize(("text", "line", "words"), DAMAGED)
def test_damaged_transcripts(text: str, line: int | None, words: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(text)
    sentence = str(caught.value)
    assert words in sentence
    assert sentence[-1] in ".!?" and "{" not in sentence
    if line is not None:
        assert caught.value.line == line


def test_braces_in_damaged_lines_do_no_harm() -> None:
    for line in ("{0}", "{line}", "seat {line} person x", "players {}", "%s %(x)s", "build {0.__class__}", "bid 1 {x}"):
        with pytest.raises(RecordError, match="Line 6") as caught:
            read(HEAD + line)
        assert str(caught.value)[-1] in ".!?"


def test_nothing_follows_the_end() -> None:
    text = transcript(golden_record(golden_files()[0]))
    with pytest.raises(RecordError, match=f"^Line {text.count(chr(10)) + 1}: the game is over before this action"):
        read(text + "debt\n")
    read(text + "\n# a remark is no action\n")


def test_an_action_that_became_illegal_is_named_with_its_line() -> None:
    lines = transcript(golden_record(golden_files()[2])).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("bid 1 "))
    lines[at] = "bid 4 3"
    with pytest.raises(RecordError, match=f"^Line {at + 1}: “bid 4 3”"):
        read("\n".join(lines))
    lines[at] = "build forge"
    with pytest.raises(RecordError, match=f"^Line {at + 1}: It is your turn to bid"):
        read("\n".join(lines))


def test_mutations_never_crash() -> None:
    """Cut, doubled, swapped, dropped, altered lines and letters: a game comes out, or RecordError with a sentence."""
    rng = Rng(42)
    texts = [path.read_text(encoding="utf-8") for path in golden_files()[::7]]
    refused = 0
    for turn in range(240):
        text = texts[turn % len(texts)]
        refused += _refused(_mutation(text, turn % 8, rng))
    assert refused > 120


def _refused(text: str) -> bool:
    try:
        record = read(text)
    except RecordError as error:
        sentence = str(error)
        assert sentence and sentence[-1] in ".!?"
        assert 0 <= error.line <= text.count("\n") + 1
        return True
    assert isinstance(record, Record)
    return False


def _mutation(text: str, how: int, rng: Rng) -> str:
    lines = text.splitlines()
    at, other = rng.below(len(lines)), rng.below(len(lines))
    spot = rng.below(len(text))
    letter = "0123456789 #={}\x00\n<é"[rng.below(19)]
    match how:
        case 0:
            return text[:spot]
        case 1:
            return text[spot:]
        case 2:
            del lines[at]
        case 3:
            lines.insert(at, lines[at])
        case 4:
            lines[at], lines[other] = lines[other], lines[at]
        case 5:
            return text[:spot] + letter + text[spot:]
        case 6:
            return text[:spot] + letter + text[spot + 1 :]
        case _:
            lines[at] = lines[at][::-1]
    return "\n".join(lines)


def test_what_is_no_transcript_at_all() -> None:
    for text in ("\x00" * 50, "{" * 100, "homesteaders 1\n" * 50, "<html>", "PK\x03\x04", "=" * 300_000, "🂡\n" * 1000):
        assert _refused(text)


def test_a_long_game_fits() -> None:
    """The longest games of players who try everything stay far below the limit of a text."""
    longest = 0
    for seed in range(6):
        session = play(Session(Setup(4, seed)), at_random if seed % 2 else Curious(2), Rng(seed))
        assert is_over(session.state)
        longest = max(longest, len(transcript(Record(session))))
    assert longest < 20_000


def test_numbers_with_leading_zeros_are_the_numbers() -> None:
    """A fuzzed save had `seat 007`, and the lookup of its line ended in a KeyError."""
    head = "homesteaders 1\nrules 1\nplayers 2\nseed 1\n"
    assert read(f"{head}seat 01 person Ann\n").seats == (Seat("person", "Ann"), Seat())
    for text, line in (
        ("seat 007 person Ann\n", "Line 5: there is no seat 7"),
        ("seat -0 person Ann\n", "Line 5: there is no seat 0"),
        ("seat 1 person Ann\nseat 01 person Ben\n", "Line 6: “seat 1” stands in line 5 already"),
    ):
        with pytest.raises(RecordError, match=line):
            read(head + text)
