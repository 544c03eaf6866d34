"""Puzzles: the list of them, one on the table, and the judgement on what was answered there.

The table below is the real one, with a game of its own that is never saved. What is committed is done in that game;
once the puzzle is answered it is judged, and the game goes back to the position. Nothing of it reaches another game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from homesteaders.actions import NotationError, is_free, parse
from homesteaders.events import IllegalAction
from homesteaders.puzzles import BY_KEY, PUZZLES, Puzzle, finished, place_of, reached

from . import unsaved
from .choosing import Choosing
from .game import Game
from .ports import Picture, Store
from .puzzlewords import Judged, Verdict, name_of, task_words, verdict_of
from .saving import DEFAULT_NAMES
from .uistate import OPPONENT, PERSON, PUZZLES_PAGE, Seat
from .unsaved import Unsaved
from .views.puzzles import page_regions, strip, verdict_sheet
from .words import t

if TYPE_CHECKING:
    from .scene import LogLine

SOLVED = "homesteaders.puzzles"
"""Under this key: a 1 for the format, then the marks of the puzzles that were solved."""
FORMAT = "1"
SHEET = "puzzle"
BARRED = frozenset(["hint-depth", "hint-stage", "best", "branch", "who", "replay", "analysis", "rematch"])
"""What would give the answer away, or make another game of it."""


class Host(unsaved.Host, Protocol):
    """The App, as far as puzzles need it."""

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""


def mark_of(puzzle: Puzzle) -> str:
    """What a solved puzzle is remembered by: it stays when the puzzles are put in another order."""
    return f"{puzzle.kind}{puzzle.seed}"


class Puzzling(Unsaved):
    """Its intents: `puzzles`, `puzzle:<key>`, `puzzle-show`."""

    def __init__(self, host: Host, store: Store, leave: Callable[[str], None]) -> None:
        super().__init__(host)
        self._host: Host = host
        self._store = store
        self._leave = leave
        self._puzzle: Puzzle | None = None
        self._start = 0
        self._judged: Judged | None = None
        self._shown = False
        self.handlers: dict[str, Callable[[str], None]] = {
            "puzzles": self._list,
            "puzzle": self._open,
            "puzzle-show": self._show,
        }

    # ---- what is solved

    def solved(self) -> frozenset[str]:
        """The keys of the puzzles that were solved."""
        version, *marks = (self._store.get(SOLVED) or FORMAT).split()[:500]
        return frozenset(puzzle.key for puzzle in PUZZLES if version == FORMAT and mark_of(puzzle) in marks)

    def _solve(self, puzzle: Puzzle) -> None:
        """Remember it, beside those that this release does not know."""
        version, *marks = (self._store.get(SOLVED) or FORMAT).split()[:500]
        if version == FORMAT and mark_of(puzzle) not in marks:
            self._store.put(SOLVED, " ".join([FORMAT, *marks, mark_of(puzzle)]))

    # ---- the list, and a puzzle on the table

    def _list(self, _rest: str) -> None:
        self._leave(PUZZLES_PAGE)
        self._host.ui.note, self._host.ui.note_acts = "", ()
        self._host.focus = f"puzzle {self._puzzle.key}" if self._puzzle is not None else ""

    def _open(self, key: str) -> None:
        puzzle = BY_KEY.get(key)
        if puzzle is None:
            return
        self._leave(PUZZLES_PAGE)
        session = puzzle.session()
        seats = [Seat(name, OPPONENT, "rancher") for name in DEFAULT_NAMES[: session.setup.players]]
        seats[puzzle.seat] = replace(seats[puzzle.seat], kind=PERSON, bot="")
        self._puzzle, self._start = puzzle, session.position
        self._judged, self._shown = None, False
        self._lay(Game(session, tuple(seats)), puzzle.seat).puzzle = True
        self._host.arrive()
        self._host.focus = "puzzle-task"

    def _again(self) -> None:
        """Back to the position."""
        assert self._slot is not None
        self._slot.game.session.goto(self._start)
        self._host.arrive()

    def _show(self, _rest: str) -> None:
        """Tell the answer."""
        if self.on and self._puzzle is not None:
            self._shown = True
            self._host.ui.sheet = SHEET
            self._host.ui.opener = "puzzle-show"
            self._host.focus = "close2"

    def _tell(self) -> None:
        """Tell the task, and offer the answer: what stands in the place of a hint."""
        self._judged, self._shown = None, False
        self._host.ui.sheet, self._host.ui.opener, self._host.focus = SHEET, "hint", "close2"

    # ---- what is done at the table

    def hears(self, word: str, rest: str) -> bool:
        """Is this an intent that a puzzle deals with itself?"""
        if not self.on:
            return False
        assert self._slot is not None
        if word == "confirm":
            self._commit(rest)
        elif word == "hint":
            self._tell()
        elif word in BARRED:
            self._host.refuse(t("puzzle.barred"))
        elif self._host.ui.past >= 0:
            return False
        elif word in ("undo", "undoturn"):
            self._back(self._start if word == "undoturn" else self._slot.game.session.position - 1)
        elif word == "redo":
            self._back(self._slot.game.session.position + 1)
        else:
            return False
        return True

    def _back(self, position: int) -> None:
        assert self._slot is not None
        session = self._slot.game.session
        if not self._start <= position <= session.length or position == session.position:
            self._host.refuse(t("undo.nothing" if position > session.length else "puzzle.first"))
            return
        session.goto(position)
        self._host.ui.sheet = ""
        self._host.arrive()

    def _commit(self, number: str) -> None:
        """Do what is staged and selected; if that answers the puzzle, judge it."""
        host, slot, puzzle = self._host, self._slot, self._puzzle
        assert slot is not None and puzzle is not None
        if number != str(host.number) or host.waiting or not host.acting():
            return
        game = slot.game
        tokens = Choosing(game, host.ui).tokens()
        if not tokens:
            return
        kept = host.ui.ledger, host.ui.pane
        actions = [parse(token) for token in tokens]
        lines: list[LogLine] = []
        try:
            for action in actions:
                lines += game.do(action)
        except (IllegalAction, NotationError) as error:
            host.arrive()
            host.refuse(str(error))
            return
        if puzzle.exact and finished(puzzle, game.state):
            n = reached(game.state, puzzle.seat)
            self._judge(Judged(n == puzzle.best, reached=n))
        elif not puzzle.exact and not is_free(actions[-1]):
            self._judge(Judged(place_of(puzzle, actions[-1]) == 0, place=place_of(puzzle, actions[-1])))
        else:
            host.arrive(" ".join(line.text for line in lines))
            if is_free(actions[-1]):
                host.ui.ledger, host.ui.pane = kept
            host.focus = "commit"

    def _judge(self, judged: Judged) -> None:
        assert self._puzzle is not None
        self._judged, self._shown = judged, judged.right
        if judged.right:
            self._solve(self._puzzle)
        self._again()
        self._host.ui.sheet = SHEET
        self._host.ui.opener = "commit"
        self._host.focus = "puzzle-next" if judged.right and self._next() else "close2"

    # ---- what is seen

    def page(self) -> dict[str, str]:
        """The regions of the list."""
        return page_regions(PUZZLES, self.solved())

    def sheet(self) -> str:
        """What is said of the answer."""
        if not self.on or self._puzzle is None or self._slot is None:
            return ""
        return verdict_sheet(self._verdict(), self._puzzle, self._next())

    def _verdict(self) -> Verdict:
        assert self._puzzle is not None and self._slot is not None
        names = [seat.label for seat in self._slot.game.seats]
        return verdict_of(self._puzzle, self._judged, self._shown, names)

    def _next(self) -> str:
        """The next puzzle that is not solved, "" = none is left."""
        assert self._puzzle is not None
        place, solved = PUZZLES.index(self._puzzle), self.solved()
        others = [puzzle.key for puzzle in (*PUZZLES[place + 1 :], *PUZZLES[:place]) if puzzle.key not in solved]
        return next(iter(others), "")

    def over(self, picture: Picture) -> Picture:
        """The picture of the table with the puzzle's task on it."""
        if not self.on or picture.kind != "table" or self._puzzle is None:
            return picture
        task = task_words(self._puzzle)
        regions = picture.regions
        if not self._host.ui.note:
            regions = regions | {"note": strip(self._puzzle, task)}  # type: ignore[operator]
        live, verdict = picture.live, self._verdict()
        if self._host.ui.sheet == SHEET:
            live = verdict.head
        elif self._host.focus == "puzzle-task" or picture.focus == "puzzle-task":
            live = f"{task} {live}"
        return replace(picture, regions=regions, live=live, title=f"{name_of(self._puzzle)} · {t('title')}")
