"""What is remembered of games that are over, and the deal of the day: when something is added, and who asks for it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from hashlib import blake2s
from typing import Protocol

from homesteaders.catalog import ROUNDS
from homesteaders.daily import SEATS, day_of, seed_of, setup_of
from homesteaders.record import Terms, clean_name
from homesteaders.scoring import ranking, score, scores
from homesteaders.state import NOBODY

from . import career, dailies
from .career import AWAY, HERE, CareerView, Played, Sat
from .course import course_of
from .dailies import DailyView, Play
from .formdesk import FormDesk
from .game import Game
from .levels import LEVELS
from .ports import Clock, Minds, Outside, Store
from .rows import career_records, daily_records
from .saves import Saves, Slot
from .saving import DEFAULT_NAMES
from .uistate import BOT, CAREER, DAILY, OPPONENT, PERSON, Act, Seat, UiState
from .words import t

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Host(Protocol):
    """The App, as far as the annals need it."""

    ui: UiState
    slot: Slot | None
    desk: FormDesk
    saves: Saves
    minds: Minds
    focus: str

    def show(self) -> None:
        """Draw."""


class Annals:
    """Its intents begin with `daily` or `career`. `go` leads to a page, `begin` deals a game under a name."""

    def __init__(
        self,
        host: Host,
        store: Store,
        clock: Clock,
        outside: Outside,
        go: Callable[[str], None],
        begin: Callable[[Game, str], None],
    ) -> None:
        self._host = host
        self._clock = clock
        self._outside = outside
        self._go, self._begin = go, begin
        self._games = career_records(store, host.saves)
        self._plays = daily_records(store, host.saves)
        self._day, self._level = -1, ""
        self._said = ""
        self._thinks: dict[tuple[int, str], int] = {}
        self._failed: set[tuple[int, str]] = set()
        self._name = ""
        self._forgotten: list[Played] = []
        self._summed: tuple[list[Played], str, career.Career] = ([], "", career.Career())
        self.handlers: dict[str, Callable[[str], None]] = {
            "daily": self._open,
            "daily-day": self._choose_day,
            "daily-level": self._choose_level,
            "daily-see": self._see,
            "daily-play": self._play,
            "daily-share": self._share,
            "daily-copy": self._copy,
            "daily-baron": lambda _: self._ask(again=True),
            "career": self._career,
            "career-who": self._who,
            "career-forget": self._forget,
            "career-back": self._back,
            "career-file": self._file,
        }

    # ---- a game is over

    def finished(self, slot: Slot | None) -> None:
        """The end of a game is on the screen. It is remembered if it was reached here, or has come by link for a game
        that is played here; not when one that is over is only looked at."""
        if slot is None or not slot.id or not slot.game.persons or self._host.ui.readonly or not self._reached(slot):
            return
        game = slot.game
        today = day_of(self._clock.now())
        day = self._daily_of(game, today)
        self._games.keep(career.added(self._games.all(), [played_of(slot, today, day)]))
        level = level_of(game)
        if day >= 0 and level:
            self._note(slot, day, level)

    def _reached(self, slot: Slot) -> bool:
        if slot.game.fresh and slot.game.fresh[-1] == slot.game.session.position - 1:
            return True
        stored = next((entry for entry in self._host.saves.entries() if entry.id == slot.id), None)
        return stored is not None and not stored.damaged and not stored.over

    def _daily_of(self, game: Game, today: int) -> int:
        """The day whose deal this is, of those that are known here; -1 = none."""
        setup = game.session.setup
        known = {today, today - 1, *(play.day for play in self._plays.all())}
        return next((day for day in known if setup == setup_of(day)), -1)

    def _note(self, slot: Slot, day: int, level: str) -> None:
        """The result of a day's deal: of its first game for good, of later ones if it is the best."""
        play = self._find(day, level) or Play(day, level, slot.id)
        first = play.game == slot.id and play.result is None
        sheets = scores(slot.game.state)
        found = sheets[0].total, next(place for place, seat in ranking(sheets) if seat == 0)
        if first:
            play = replace(play, result=found, marks=marks_of(slot.game))
        self._put(replace(play, best=dailies.better(play.best, found)))
        self._day, self._level = day, level
        self._ask()
        ui = self._host.ui
        if not ui.note:
            ui.note = t("daily.done" if first else "daily.practised", date=dailies.date_words(day))
            ui.note_acts = (Act(t("daily.see"), f"daily:{day}"),)

    # ---- the deal of a day

    def _find(self, day: int, level: str) -> Play | None:
        return next((play for play in self._plays.all() if play.about == (day, level)), None)

    def _put(self, play: Play) -> None:
        self._plays.keep(dailies.added([other for other in self._plays.all() if other.about != play.about], [play]))

    def _today(self) -> int:
        return max(1, day_of(self._clock.now()))

    def _open(self, day: str) -> None:
        """Go to the page: of today, or of a day that was played or was yesterday."""
        self._day = self._today()
        self._choose_day(day)
        plays = self._plays.all()
        if not self._level:
            self._level = plays[-1].level if plays else dailies.USUAL_LEVEL
        self._go(DAILY)
        self._ask()

    def _choose_day(self, day: str) -> None:
        self._said = ""
        known = {self._today(), self._today() - 1, *(play.day for play in self._plays.all())}
        if day.isascii() and day.isdigit() and int(day) in known:
            self._day = int(day)
            self._ask()

    def _choose_level(self, level: str) -> None:
        self._said = ""
        if level.strip() in LEVELS:
            self._level = level.strip()
            self._ask()

    def _see(self, about: str) -> None:
        """A day and a level that were played."""
        day, _, level = about.partition(" ")
        self._choose_day(day)
        self._choose_level(level)

    def _play(self, _rest: str) -> None:
        """Deal it: the first time for the result, later for practice."""
        if self._host.ui.page != DAILY or self._day > self._today():
            return
        name = self._host.desk.names()[0]
        others = [other for other in DEFAULT_NAMES if other != name][: SEATS - 1]
        seats = (Seat(name, PERSON), *(Seat(other, OPPONENT, self._level) for other in others))
        title = t("daily.name", date=dailies.date_words(self._day))
        self._begin(Game.deal(setup_of(self._day), seats, Terms()), clean_name(title))
        slot = self._host.slot
        if slot is not None and self._find(self._day, self._level) is None:
            self._put(Play(self._day, self._level, slot.id))
        self._ask()

    def _ask(self, *, again: bool = False) -> None:
        """Let Baron play the same seat, unless that was done, is being done, or nobody has begun."""
        about = self._day, self._level
        play = self._find(*about)
        if play is None or play.baron is not None or about in self._thinks or (about in self._failed and not again):
            return
        from .par import question  # not needed for the first screen

        self._failed.discard(about)
        self._thinks[about] = 0
        asked = question(seed_of(play.day), SEATS, play.level)
        self._host.minds.ask("par", asked, lambda found: self._heard(about, found), lambda n: self._told(about, n))

    def _told(self, about: tuple[int, str], word: str) -> None:
        if about in self._thinks and word.isdigit():
            self._thinks[about] = min(int(word), ROUNDS)
            self._redraw()

    def _heard(self, about: tuple[int, str], found: str) -> None:
        self._thinks.pop(about, None)
        play = self._find(*about)
        if not found:
            self._failed.add(about)
        elif play is not None:
            points, place = json.loads(found)
            self._put(replace(play, baron=(points, place)))
        self._redraw()

    def _redraw(self) -> None:
        if self._host.ui.page == DAILY:
            self._host.show()

    def _text(self) -> str:
        play = self._find(self._day, self._level)
        return dailies.share_text(play, self._outside.base()) if play is not None else ""

    def _answer(self, good: str, bad: str) -> Callable[[str], None]:
        def answer(problem: str) -> None:
            if problem != "closed":
                self._said = t(bad if problem else good)
                self._redraw()

        return answer

    def _share(self, _rest: str) -> None:
        if text := self._text():
            self._outside.share(t("title"), "", self._answer("share.sent", "share.not_sent"), text)

    def _copy(self, _rest: str) -> None:
        if text := self._text():
            self._outside.copy(text, self._answer("share.copied", "share.not_copied"))

    def daily(self) -> DailyView:
        """The page of the day's deal as it is now."""
        plays = self._plays.all()
        play = self._find(self._day, self._level)
        stored = None
        if play is not None:
            stored = next((e for e in self._host.saves.entries() if e.id == play.game and not e.damaged), None)
        return DailyView(
            day=self._day,
            today=self._today(),
            level=self._level,
            play=play,
            going=stored is not None and not stored.over,
            kept=stored is not None,
            thinks=self._thinks.get((self._day, self._level), -1),
            failed=(self._day, self._level) in self._failed,
            plays=tuple(reversed(plays)),
            text=self._text(),
            can_share=self._outside.can_share,
            said=self._said,
            problem=self._plays.problem,
        )

    # ---- statistics

    def _career(self, _rest: str) -> None:
        self._forgotten, self._said = [], ""
        self._go(CAREER)

    def _who(self, number: str) -> None:
        names = career.persons(self._games.all())
        if number.strip().isdigit() and int(number) < len(names):
            self._name = names[int(number)]

    def _forget(self, _rest: str) -> None:
        games = self._games.all()
        if games and self._games.keep([]):
            self._forgotten, self._said = games, ""
            self._host.focus = "career-forget"

    def _back(self, _rest: str) -> None:
        if self._forgotten and self._games.keep(career.added(self._forgotten, self._games.all())):
            self._forgotten, self._said = [], t("career.back_said")
            self._host.focus = "career-forget"

    def _file(self, _rest: str) -> None:
        done = self._outside.download("homesteaders-games.json", self._host.saves.export())
        if done:
            self._host.saves.exported()
        self._said = t("g.said.file" if done else "g.said.no_file")

    def career(self) -> CareerView:
        """The page of statistics as it is now."""
        games = self._games.all()
        names = career.persons(games)
        name = self._name if self._name in names else names[0] if names else ""
        if self._summed[:2] != (games, name):
            self._summed = games, name, career.career_of(games, name)
        return CareerView(tuple(names), name, self._summed[2], self._said, self._games.problem, len(self._forgotten))


def level_of(game: Game) -> str:
    """The level of the three opponents of a person on the first seat; "" for any other table."""
    first, *others = game.seats
    levels = {BOT if not seat.person and not seat.bot else seat.bot for seat in others}
    if not first.person or any(seat.person for seat in others) or len(levels) != 1:
        return ""
    level = levels.pop()
    return level if level in LEVELS else ""


def marks_of(game: Game) -> str:
    """The place of the first seat after each round, as figures."""
    course = course_of(game.session, NOBODY)
    states = [game.session.state_at(stop.position) for stop in course.stops[1 : ROUNDS + 1]]
    rankings = [ranking([score(player) for player in state.players]) for state in states]
    return "".join(str(next(place for place, seat in found if seat == 0)) for found in rankings)


def _short(words: Iterable[object]) -> str:
    number = int.from_bytes(blake2s(" ".join(map(str, words)).encode(), digest_size=8).digest())
    return "".join(LETTERS[number // 36**place % 36] for place in range(8))


def played_of(slot: Slot, day: int, daily: int) -> Played:
    """What is remembered of a game that is over."""
    game = slot.game
    state, setup = game.state, game.session.setup
    sheets = scores(state)
    places = {seat: place for place, seat in ranking(sheets)}
    seats = []
    for number, (seat, sheet) in enumerate(zip(game.seats, sheets, strict=True)):
        name = clean_name(seat.name)[: career.LONGEST_NAME]
        if number in game.persons:
            parts = (sheet.vp, sheet.printed, sheet.bonus, sheet.gold, sheet.copper, sheet.livestock, sheet.debt)
            buildings = tuple(state.players[number].buildings)
            seats.append(Sat(name, HERE, places[number], sheet.total, parts, buildings))
        else:
            seats.append(Sat(name, AWAY if seat.person else seat.bot or BOT, places[number], sheet.total))
    return Played(_short((slot.id, setup.seed, setup.players)), day, setup.seed, daily, tuple(seats))
