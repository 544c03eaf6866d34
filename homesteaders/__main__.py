"""The game in a terminal: `python -m homesteaders simulate | arena | replay | play | show | code | bench ...`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from . import arena_cli, bench, bots_bench
from .actions import NotationError, parse
from .arena import Result, simulate
from .bots import BOTS
from .codes import CodeError, Opened, decode, encode, open_text, setup_code
from .describe import building_name, kind_name, label, log_lines, prompt
from .engine import RULES_VERSION, is_over, legal
from .events import IllegalAction
from .holdings import HOLDING_KEYS
from .record import Record, RecordError, Seat, Terms, read, transcript
from .rng import Rng
from .scoring import ranking, scores
from .session import Session
from .state import Setup, SetupError, State, digest
from .views import view_for

NAMES = ("Clara", "Mae", "Hank", "Ida")


def score_sheet(state: State, names: Sequence[str]) -> str:
    """The parts of every seat's score as a table, best first."""
    sheets = scores(state)
    parts = ("vp", "printed", "bonus", "gold", "copper", "livestock", "debt", "total", "silver")
    lines = [f"{'':14}" + "".join(f"{part:>11}" for part in parts)]
    for place, seat in ranking(sheets):
        values = (getattr(sheets[seat], part) for part in parts)
        lines.append(f"{place}. {names[seat][:11]:11}" + "".join(f"{value:11}" for value in values))
    return "\n".join(lines)


def _names(seats: Sequence[Seat], players: int) -> list[str]:
    given = [seat.name for seat in seats] or [""] * players
    return [name or NAMES[seat] for seat, name in enumerate(given)]


def _simulate(options: argparse.Namespace) -> int:
    names = options.seats.split(",") if options.seats else ["rancher"]
    for name in names:
        if name not in BOTS:
            print(f"There is no opponent called “{name}”: choose one of {', '.join(sorted(BOTS))}.", file=sys.stderr)
            return 2
    if options.out:
        try:
            Path(options.out).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            print(f"{options.out} is no folder to write into ({type(error).__name__}): name another.", file=sys.stderr)
            return 2
    results = []
    start = time.perf_counter()
    for result in simulate(options.players, options.games, options.seed, names, not options.hidden):
        results.append(result)
    seconds = time.perf_counter() - start
    if options.codes:
        for result in results:
            print(encode(_record_of(result)))
    if options.out:
        _write(results, Path(options.out), sys.stderr if options.codes else sys.stdout)
    if not options.codes:
        _print_tallies(options, names, results, seconds)
    return 0


def _print_tallies(options: argparse.Namespace, names: list[str], results: list[Result], seconds: float) -> None:
    for seat in range(options.players):
        print(_tally(f"seat {seat + 1}", [(result, seat) for result in results]))
    for bot in dict.fromkeys(names):
        sat = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
        print(_tally(bot, sat))
    print(f"mean winning score {sum(max(result.scores) for result in results) / len(results):.2f}")
    decisions = sum(len(result.actions) for result in results)
    print(f"{len(results)} games, {decisions} decisions in {seconds:.2f} s: ", end="")
    print(f"{len(results) / seconds:.1f} games and {decisions / seconds:,.0f} decisions a second")


def _tally(who: str, sat: list[tuple[Result, int]]) -> str:
    """A line on how these (game, seat) did; a shared win counts its part."""
    points = sum(result.scores[seat] for result, seat in sat)
    wins = sum((seat in result.winners) / len(result.winners) for result, seat in sat)
    games = len({result.setup.seed for result, _ in sat})
    return f"{who:10} mean score {points / len(sat):6.2f}   wins {wins:6.1f} of {games}"


def _record_of(result: Result) -> Record:
    session = Session(result.setup)
    for action in result.actions:
        session.do(action)
    return Record(session, tuple(Seat("bot", NAMES[seat], bot) for seat, bot in enumerate(result.bots)))


def _write(results: list[Result], folder: Path, told: TextIO) -> None:
    """The transcript of each game as a file that is named after its seed."""
    for result in results:
        (folder / f"{result.setup.seed}.hs").write_text(transcript(_record_of(result)), encoding="utf-8")
    print(f"{len(results)} transcripts written into {folder}", file=told)


class _Unreadable(Exception):
    """A file that cannot be read; the message is a sentence."""


def _file_text(file: str) -> str:
    """The text of a file, of the standard input for `-`."""
    try:
        raw = sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = type(error).__name__
        raise _Unreadable(f"{file} cannot be read ({reason}): give the file of a saved game.") from None
    return raw


def _given_text(what: str) -> str:
    """The text of a file where there is such a file, else what was given is the text."""
    try:
        is_file = what == "-" or Path(what).is_file()
    except (OSError, ValueError):  # a name that is too long, say
        is_file = False
    return _file_text(what) if is_file else what


def _show_code(options: argparse.Namespace) -> int:
    found = open_text(_given_text(options.what))
    for line in _told(found) if isinstance(found, Opened) else _told_setup(*found):
        print(line)
    return 0


def _told_setup(setup: Setup, terms: Terms) -> list[str]:
    return [
        f"kind      setup code {setup_code(setup, terms)}",
        f"players   {setup.players}",
        f"seed      {setup.seed}",
        *_told_terms(setup, terms),
    ]


def _told_terms(setup: Setup, terms: Terms) -> list[str]:
    return [
        f"holdings  {'open' if setup.open_holdings else 'hidden'}",
        f"undo      {'casual' if terms.casual else 'usual'}",
        f"table     {'by link' if terms.by_link else 'one device'}",
    ]


def _told(found: Opened) -> list[str]:
    """What is in a game, line by line; not what seats left behind in secret."""
    record, state = found.record, found.record.session.state
    names = _names(record.seats, state.setup.players)
    seats = record.seats or (Seat(),) * state.setup.players
    lines = [f"kind      {'replay' if found.replay else 'game'}", f"players   {state.setup.players}"]
    for number, seat in enumerate(seats, 1):
        who = " ".join(word for word in (seat.kind, seat.bot, names[number - 1]) if word)
        lines.append(f"seat {number}    {who}")
    lines += _told_terms(state.setup, record.terms)
    if state.current is None:
        lines.append("round     over")
    else:
        lines.append(f"round     {state.round}, {kind_name(state.current)}: {names[state.current.seat]} is to decide")
    points = [f"{name} {sheet.total}" for name, sheet in zip(names, scores(state), strict=True)]
    lines.append(f"scores    {', '.join(points)}")
    lines.append(f"moves     {len(record.session.actions)}")
    lines.append(f"version   rules {RULES_VERSION}")
    lines.append(f"digest    {digest(state)}")
    return lines


def _code(options: argparse.Namespace) -> int:
    print(encode(read(_file_text(options.file))))
    return 0


def _transcript(options: argparse.Namespace) -> int:
    print(transcript(decode(_given_text(options.what)).record), end="")
    return 0


def _replay(options: argparse.Namespace) -> int:
    record = read(_file_text(options.file))
    session = record.session
    names = _names(record.seats, session.setup.players)
    if options.log:
        for events in session.events:
            for _, line in log_lines(events, names):
                print(line)
    if is_over(session.state):
        print(score_sheet(session.state, names))
    else:
        frame = session.state.current
        assert frame is not None
        print(f"Round {session.state.round}, {kind_name(frame)}: {names[frame.seat]} is to decide. As it stands:")
        print(score_sheet(session.state, names))
    return 0


def _show(state: State, seat: int, names: Sequence[str]) -> None:
    player = state.players[seat]
    held = ", ".join(f"{n} {HOLDING_KEYS[holding]}" for holding, n in enumerate(player.holdings) if n)
    print(f"\n{names[seat]}, round {state.round}: {held}; Track {player.track}; ", end="")
    print(", ".join(building_name(building) for building in player.buildings))
    print(prompt(state))


def _ask(session: Session) -> None:
    """Let a person choose one of the legal actions by number or token, until one is done."""
    state = session.state
    options = legal(state)
    for number, action in enumerate(options, 1):
        print(f"{number:4} {action.token:32} {label(action, state)}")
    while True:
        answer = input("> ").strip()
        try:
            if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(options):
                session.do(options[int(answer) - 1])
            else:
                session.do(parse(answer))
            return
        except (NotationError, IllegalAction) as error:
            print(error)


def _play(options: argparse.Namespace) -> int:
    if not 0 <= options.persons <= options.players:
        print(f"There are {options.players} seats: give 0 to {options.players} persons.", file=sys.stderr)
        return 2
    session = Session(Setup(options.players, options.seed))
    names = NAMES[: options.players]
    bots = {seat: BOTS[options.bot]() for seat in range(options.persons, options.players)}
    rng = Rng(options.seed)
    try:
        while not is_over(session.state):
            frame = session.state.current
            assert frame is not None
            if frame.seat in bots:
                session.do(bots[frame.seat].choose(view_for(session.state, frame.seat), rng))
            else:
                _show(session.state, frame.seat, names)
                _ask(session)
            for _, line in log_lines(session.events[-1], names):
                print(line)
    except (EOFError, KeyboardInterrupt):
        print(f"\nThe game so far, to be kept in a file:\n{transcript(Record(session))}")
        return 0
    print(score_sheet(session.state, names))
    return 0


def _bench(options: argparse.Namespace) -> int:
    print(f"Python {sys.version.split()[0]} on {sys.platform}")
    for line in bench.run(time.process_time, options.games):
        print(line)
    for line in bots_bench.run(time.perf_counter, options.games):
        print(line)
    return 0


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(prog="python -m homesteaders", description="Homesteaders without a browser.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    simulating = commands.add_parser("simulate", help="let opponents play games and print scores, winners and speed")
    simulating.add_argument("--players", type=int, choices=(2, 3, 4), default=4)
    simulating.add_argument("--games", type=int, default=20, help="how many games (20)")
    simulating.add_argument("--seed", type=int, default=1, help="seed of the first game; each next has the next seed")
    simulating.add_argument("--seats", help=f"opponents ({', '.join(sorted(BOTS))}) by seat, moving on one each game")
    simulating.add_argument("--out", metavar="DIR", help="write the transcript of each game into this folder")
    simulating.add_argument("--hidden", action="store_true", help="play with hidden holdings")
    simulating.add_argument("--codes", action="store_true", help="print the code of each game, and nothing else")
    simulating.set_defaults(run=_simulate)

    arena_cli.add_commands(commands)

    replaying = commands.add_parser("replay", help="replay a transcript and print its score sheet, or what is wrong")
    replaying.add_argument("file")
    replaying.add_argument("--log", action="store_true", help="print what happened, in words")
    replaying.set_defaults(run=_replay)

    playing = commands.add_parser("play", help="play in the terminal")
    playing.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    playing.add_argument("--persons", type=int, default=1, help="the first so many seats are persons (1)")
    playing.add_argument("--bot", choices=sorted(BOTS), default="rancher")
    playing.add_argument("--seed", type=int, default=1)
    playing.set_defaults(run=_play)

    showing = commands.add_parser("show", help="tell what is in a code, a link or a transcript")
    showing.add_argument("what", help="the text itself, a file, or - for the standard input")
    showing.set_defaults(run=_show_code)

    coding = commands.add_parser("code", help="print the code of a transcript")
    coding.add_argument("file", help="a file, or - for the standard input")
    coding.set_defaults(run=_code)

    writing = commands.add_parser("transcript", help="print the transcript of a code")
    writing.add_argument("what", help="the code itself, a file, or - for the standard input")
    writing.set_defaults(run=_transcript)

    benching = commands.add_parser("bench", help="measure the engine beside a loop of plain Python")
    benching.add_argument("--games", type=int, default=40)
    benching.set_defaults(run=_bench)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the number is the exit status: 0 for good, 2 for bad input."""
    options = parser().parse_args(arguments)
    if getattr(options, "games", 1) < 1:
        print("Give a number of games of at least 1.", file=sys.stderr)
        return 2
    try:
        result: int = options.run(options)
    except (SetupError, RecordError, CodeError, _Unreadable, *arena_cli.REFUSALS) as error:
        print(error, file=sys.stderr)
        return 2
    return result


if __name__ == "__main__":
    sys.exit(main())
