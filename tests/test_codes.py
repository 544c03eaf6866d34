"""Game codes: nothing is lost on the way, they stay short, and those once made are read for ever."""

from __future__ import annotations

from hashlib import blake2s
from itertools import chain
from pathlib import Path
from statistics import median

import pytest

from homesteaders import Session, Setup, parse
from homesteaders.codes import LINK_MARK, Opened, decode, encode, open_text, setup_code
from homesteaders.codes.body import BOT_CODES, LONGEST_BODY, MOST_ACTIONS
from homesteaders.codes.coder import LEVELS, Reader, Writer, weight_of, weights_for
from homesteaders.codes.rules_data import rules_mark
from homesteaders.codes.weights import WEIGHTS
from homesteaders.orders import BidOrder, WagesOrder
from homesteaders.record import NAME_LIMIT, Record, RecordError, Seat, Terms, clean_name, transcript
from homesteaders.rng import Rng
from tests.code_games import SMALL, golden_codes, golden_text, simulated, tried
from tests.golden_games import golden_files, golden_record

pytestmark = pytest.mark.engine

GAMES = 5 if SMALL else 50


def _come_back(record: Record) -> str:
    code = encode(record)
    opened = decode(code)
    assert transcript(opened.record) == transcript(record)
    assert not opened.replay and encode(opened.record) == code
    return code


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", ["rancher", "random"])
def test_simulated_games_come_back(players: int, bot: str) -> None:
    """Finished, and stopped at a position."""
    rng = Rng(players)
    for record in simulated(players, GAMES, bot):
        _come_back(record)
        _come_back(Record(record.session.fork(rng.below(record.session.length)), record.seats))


@pytest.mark.parametrize("seed", range(4))
def test_games_of_players_who_try_everything_come_back(seed: int) -> None:
    for players in (2, 3, 4):
        record = tried(players, seed)
        code = _come_back(record)
        assert len(code) < LONGEST_BODY / 8
        assert len(record.session.actions) < MOST_ACTIONS / 3


def test_golden_games_come_back_from_every_position() -> None:
    for path in golden_files()[:: 9 if SMALL else 4]:
        record = golden_record(path)
        for position in range(0, record.session.length, 17):
            _come_back(Record(record.session.fork(position), record.seats))


@pytest.mark.parametrize("path", golden_codes(), ids=lambda path: path.stem)
def test_golden_codes_are_read_for_ever(path: Path) -> None:
    code = path.read_text(encoding="utf-8")
    assert transcript(decode(code).record) == golden_text(path)


def test_what_format_1_stands_on_never_changes() -> None:
    """If this fails, no code made before can be read. The weights need a new format. A mark of rules data whose games
    are played as before goes into EARLIER_MARKS."""
    weights = "\n".join(f"{context} {levels}" for context, levels in WEIGHTS.items())
    assert blake2s(weights.encode(), digest_size=8).hexdigest() == "913b5cf1ccfb3859"
    assert rules_mark().hex() == "512e59"
    assert BOT_CODES[:7] == ("", "rancher", "random", "greenhorn", "settler", "foreman", "baron")
    assert BOT_CODES[7:12] == ("ruth", "bill", "nell", "ben", "amos")
    assert [weight_of(level) for level in LEVELS[:10]] == [1, 2, 3, 4, 6, 8, 12, 16, 24, 32]


def test_the_coder_gives_back_what_it_took() -> None:
    rng = Rng(1)
    picks = []
    for _ in range(500):
        context = ("free bid 0 1", "build 2", "no such context")[rng.below(3)]
        first = rng.below(3)
        stop = first + 1 + rng.below(20)
        picks.append((context, first, stop, first + rng.below(stop - first)))
    writer = Writer()
    for context, first, stop, wanted in picks:
        assert writer.pick(context, first, stop, wanted) == wanted
    reader = Reader(writer.number())
    for context, first, stop, wanted in picks:
        assert reader.pick(context, first, stop, None) == wanted
        assert min(weights_for(context, first, stop)) >= 1
    assert reader.number == 0


# -- what else a code holds


def test_everything_beside_the_moves_comes_back() -> None:
    session = Session(Setup(4, 2**40 - 1, open_holdings=False))
    session.do(parse("place -"))
    seats = (Seat("person", "Zoë"), Seat("bot", "", "rancher"), Seat("bot", "Ida", "newcomer"), Seat("bot", "x", ""))
    orders = (BidOrder(0, 1, 3, 21, "vp"), BidOrder(3, 10), WagesOrder(2, 5), BidOrder(1, 1, reward="trade"))
    for terms in (Terms(), Terms(casual=True), Terms(by_link=True), Terms(True, True)):
        record = Record(session, seats, terms, orders)
        again = decode(encode(record)).record
        assert (again.seats, again.terms, again.orders) == (seats, terms, orders)
        assert again.session.setup == session.setup and again.session.deal == session.deal


def test_names_can_stay_at_home() -> None:
    record = Record(Session(Setup(2, 1)), (Seat("person", "Clara"), Seat("bot", "Mae", "random")))
    code = encode(record, names=False)
    assert decode(code).record.seats == (Seat(), Seat("bot", "", "random"))
    assert len(code) < len(encode(record))


def test_a_replay_says_so_and_holds_no_orders() -> None:
    record = Record(Session(Setup(2, 1)), (Seat(), Seat()), Terms(), (WagesOrder(0, 1),))
    opened = decode(encode(record, replay=True))
    assert opened.replay and opened.record.orders == ()
    assert decode(encode(record)).record.orders == record.orders


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Clara",
            "# Ada",
            "<img src=x onerror=alert(1)>",
            "{0.__class__} %s ${7*7}",
            "Zoë 麻雀 🂡",
            "HSAQE",
            "W" * NAME_LIMIT,
        ),
        *(
            "a\x00b\x1b[31mc",
            "\u202eevil\u200b",
            "x\n= round 3",
            "\ud800x",
            "  ",
            "🂡" * 99,
            "\U0001f468\u200d\U0001f469",
        ),
    ],
)
def test_names_are_cleaned(name: str) -> None:
    record = Record(Session(Setup(2, 1)), (Seat("person", name), Seat("person", "B")))
    assert decode(encode(record)).record.seats == (Seat("person", clean_name(name)), Seat("person", "B"))


def test_what_was_undone_does_not_travel() -> None:
    record = Record(simulated(2, 1)[0].session.fork(30), ())
    record.session.goto(20)
    assert decode(encode(record)).record.session.length == 20


def test_open_text_takes_whatever_it_is() -> None:
    record = golden_record(golden_files()[0])
    for text in (transcript(record), "\ufeff# a remark\n\n" + transcript(record), encode(record)):
        opened = open_text(text)
        assert isinstance(opened, Opened) and transcript(opened.record) == transcript(record)
    setup, terms = Setup(3, 77, False), Terms(by_link=True)
    code = setup_code(setup, terms)
    for text in (
        code,
        code.lower(),
        code.replace("-", ""),
        f"https://example.org/#{LINK_MARK}={code}",
        f"Play “{code}”!",
    ):
        assert open_text(text) == (setup, terms)
    with pytest.raises(RecordError, match="Line 3"):
        open_text("homesteaders 1\nrules 1\nplayers 9\n")


# -- lengths


def _lengths(players: int, bot: str) -> list[int]:
    games = 2 * GAMES if (players, bot) == (4, "rancher") else GAMES  # the bar is set for 100 such games
    return sorted(len(encode(record)) for record in simulated(players, games, bot))


def test_lengths(capsys: pytest.CaptureFixture[str]) -> None:
    """The table of docs/codes.md, printed."""
    lines = ["", "players  opponents  median  95 %  longest"]
    for players, bot in chain(((n, "rancher") for n in (2, 3, 4)), ((n, "random") for n in (2, 3, 4))):
        lengths = _lengths(players, bot)
        middle, high = round(median(lengths)), lengths[len(lengths) * 95 // 100]
        lines.append(f"{players:7}  {bot:9}  {middle:6}  {high:4}  {lengths[-1]:7}")
        assert middle <= 160 and high <= 190 and lengths[-1] <= 240
    trying = sorted(len(encode(tried(4, seed))) for seed in range(4))
    lines.append(f"4 players who try everything: {trying}")
    assert trying[-1] <= 700
    fresh = {}
    for players in (2, 3, 4):
        seats = tuple(Seat("bot" if seat else "person", "", "rancher" if seat else "") for seat in range(players))
        fresh[players] = len(encode(Record(Session(Setup(players, 2**40 - 1)), seats)))
    lines.append(f"fresh: {fresh}")
    assert max(fresh.values()) <= 40
    with capsys.disabled():
        print("\n".join(lines))
