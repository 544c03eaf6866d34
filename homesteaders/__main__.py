"""The game in a terminal: `python -m homesteaders simulate | replay | play | bench`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from . import bench
from .actions import NotationError, parse
from .arena import Result, simulate
from .bots import BOTS
from .describe import building_name, kind_name, label, log_lines, prompt
from .engine import is_over, legal
from .events import IllegalAction
from .holdings import HOLDING_KEYS
from .record import RecordError, Seat, read, transcript
from .rng import Rng
from .scoring import ranking, scores
from .session import Session
from .state import Setup, SetupError, State
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
    for seat in range(options.players):
        print(_tally(f"seat {seat + 1}", [(result, seat) for result in results]))
    for bot in dict.fromkeys(names):
        sat = [(result, seat) for result in results for seat, name in enumerate(result.bots) if name == bot]
        print(_tally(bot, sat))
    print(f"mean winning score {sum(max(result.scores) for result in results) / len(results):.2f}")
    decisions = sum(len(result.actions) for result in results)
    print(f"{len(results)} games, {decisions} decisions in {seconds:.2f} s: ", end="")
    print(f"{len(results) / seconds:.1f} games and {decisions / seconds:,.0f} decisions a second")
    if options.out:
        _write(results, Path(options.out))
    return 0


def _tally(who: str, sat: list[tuple[Result, int]]) -> str:
    """A line on how these (game, seat) did; a shared win counts its part."""
    points = sum(result.scores[seat] for result, seat in sat)
    wins = sum((seat in result.winners) / len(result.winners) for result, seat in sat)
    games = len({result.setup.seed for result, _ in sat})
    return f"{who:10} mean score {points / len(sat):6.2f}   wins {wins:6.1f} of {games}"


def _write(results: list[Result], folder: Path) -> None:
    """The transcript of each game as a file that is named after its seed."""
    for result in results:
        session = Session(result.setup)
        for action in result.actions:
            session.do(action)
        seats = tuple(Seat("bot", NAMES[seat], bot) for seat, bot in enumerate(result.bots))
        (folder / f"{result.setup.seed}.hs").write_text(transcript(session, seats), encoding="utf-8")
    print(f"{len(results)} transcripts written into {folder}")


def _replay(options: argparse.Namespace) -> int:
    try:
        text = Path(options.file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = type(error).__name__
        print(f"{options.file} cannot be read ({reason}): give the file of a saved game.", file=sys.stderr)
        return 2
    try:
        record = read(text)
    except RecordError as error:
        print(error, file=sys.stderr)
        return 2
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
        print(f"\nThe game so far, to be kept in a file:\n{transcript(session)}")
        return 0
    print(score_sheet(session.state, names))
    return 0


def _bench(options: argparse.Namespace) -> int:
    print(f"Python {sys.version.split()[0]} on {sys.platform}")
    for line in bench.run(time.perf_counter, options.games):
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
    simulating.set_defaults(run=_simulate)

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
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    return result


if __name__ == "__main__":
    sys.exit(main())
