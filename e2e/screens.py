"""Every screen of the game, in one list, each with the way to it: for pictures and for what is measured of all of them.

All positions lie as saved games on one shelf, so a page starts once and then goes from screen to screen through the
Games page, by what can be seen and pressed: controls are found by what they do (`data-act`), never by their look.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial

from playwright.sync_api import Locator, Page, TimeoutError, expect

from e2e.annals import remembered
from e2e.playing import WHOLE
from e2e.positions import GAME, at, by_link, finished, hot_seat, outbid, renamed
from ui.game import Game
from ui.savetext import Slot, save_text

START = 60_000
LONG = ("Wilhelmina-Bartholomäus W.", "Maximiliane Featherstone", "Oluwaseun-Konstantin Ö.", "WWWWWWWW Mmmmmmmmm WWWWW")
SETTINGS = {"forced": False}
"""Single choices wait, so that each decision can be looked at."""
POSITIONS: dict[str, Callable[[], dict[str, str]]] = {
    "place": partial(at, "allocate", 4, 6),
    "place late": partial(at, "allocate", 4, 9, special="large"),
    "wages": partial(at, "pay_workers", 4, 6),
    "wages short": partial(at, "pay_workers", 4, 2, special="short"),
    "neutral": partial(at, "neutral_bid", 2, 3),
    "bid": partial(at, "bid", 4, 6),
    "bid outbid": outbid,
    "bid late": partial(at, "bid", 4, 9, special="large"),
    "bid hidden": partial(at, "bid", 3, 5, hidden=True),
    "track": partial(at, "track_reward", 4, 3),
    "track all": partial(at, "track_reward", 4, 6, special="rewards"),
    "pay": partial(at, "pay_auction", 4, 6),
    "build": partial(at, "build", 4, 4, special="able"),
    "build port": partial(at, "build", 4, 5, special="port"),
    "build late": partial(at, "build", 4, 9, special="large"),
    "bonus build": partial(at, "on_build_worker", 4, 1),
    "extra build": partial(at, "extra_build", 4, 1),
    "bonus tile": partial(at, "tile_worker", 4, 1),
    "exchange": partial(at, "tile_exchange", 4, 1),
    "final": partial(at, "final", 4, 1),
    "asks": partial(at, "allocate", 4, 6),
    "curtain": hot_seat,
    "away": by_link,
    "end": finished,
    "end two": partial(finished, 2),
    "names place": lambda: renamed(at("allocate", 4, 9, special="large"), LONG),
    "names bid": lambda: renamed(at("bid", 4, 6), LONG),
    "names curtain": lambda: renamed(hot_seat(), LONG),
    "names end": lambda: renamed(finished(), LONG),
}
DECISIONS = (
    *("place", "place late", "wages", "wages short", "neutral", "bid", "bid outbid", "bid late", "bid hidden"),
    *("track", "track all", "pay", "build", "build port", "build late", "bonus build", "extra build", "bonus tile"),
    *("exchange", "final", "names place", "names bid"),
)
"""Positions at which a person is to decide."""
READY = """() => document.querySelector('[data-key=commit], [data-act^=lift], [data-act=rematch]')
  && !document.querySelector('.btn.wait[aria-disabled=true]')"""
ON = ":not([aria-disabled=true]):not([disabled])"


class Missing(Exception):
    """This screen does not exist at this size."""


@cache
def shelf() -> dict[str, str]:
    """What localStorage holds when all positions are saved games, each under its own name."""
    kept = {"homesteaders.settings": json.dumps(SETTINGS), "homesteaders.persist": "yes"}
    kept |= remembered()
    for number, (name, make) in enumerate(POSITIONS.items(), 1):
        ident = f"screen{number:02}"
        here = (0,) if name == "away" else None
        slot = Slot(ident, Game.from_text(make()[GAME], here), name)
        kept[f"homesteaders.g.{ident}"] = "a 1"
        kept[f"homesteaders.g.{ident}.a"] = save_text(slot, 1, len(POSITIONS) - number + 1, 1_790_000_000_000)
        if name == "bid":
            kept["homesteaders.current"] = ident
    return kept


def presses(page: Page, *acts: str) -> Locator:
    """What can be seen and pressed and does one of these: an act, or the beginning of one, with its colon or space."""
    wanted = ", ".join(f"[data-act{'^' if act[-1] in ': ' else ''}='{act}']{ON}" for act in acts)
    return page.locator(wanted).filter(visible=True)


class Visit:
    """A page that goes from screen to screen. `settings`: how the table is liked on all of them."""

    def __init__(self, page: Page, site: str, settings: dict[str, object] | None = None) -> None:
        self.page = page
        self._site = site
        self._kept = {**shelf(), "homesteaders.settings": json.dumps({**SETTINGS, **(settings or {})})}
        self._settings = self._kept["homesteaders.settings"]
        self._filled = False

    # ---- steps

    def fill(self, kept: dict[str, str]) -> None:
        """Start with this in the storage; the settings stay."""
        page = self.page
        page.goto(f"{self._site}licences/README.txt")  # a file of the site on which nothing runs
        page.evaluate(
            "(all) => { localStorage.clear(); for (const [k, v] of Object.entries(all)) localStorage.setItem(k, v); }",
            {**kept, "homesteaders.settings": self._settings},
        )
        page.goto(self._site)
        expect(page.locator("#shell")).to_have_count(0, timeout=START)
        self._filled = kept is self._kept

    def games(self) -> None:
        """Go to the Games page from wherever the page is."""
        page = self.page
        for _ in range(3):
            if page.get_by_role("dialog").count():
                page.keyboard.press("Escape")
        there = self._filled and presses(page, "open:menu", "games", "leave").count()
        if not there:
            self.fill(self._kept)
        elif not presses(page, "open:menu", "games").count():
            self.press("leave")  # a curtain
        if not presses(page, "games").count():
            self.press("open:menu")
        self.press("games")
        expect(page.locator("ul.games, .games").first).to_be_visible()

    def game(self, name: str, *, told: bool = False) -> None:
        """Open a saved game; without `told` what happened since the last turn is laid away."""
        page = self.page
        self.games()
        row = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=name, exact=True))
        row.get_by_role("button").first.evaluate("control => control.click()")
        page.wait_for_function(READY, timeout=10_000)
        dialog = page.get_by_role("dialog")
        if dialog.count() and not told:
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        if told and not dialog.count():
            raise Missing(name)
        page.wait_for_function(READY)

    def press(self, *acts: str) -> None:
        """Press the first control to be seen that does one of these: at once, since whether a pointer reaches it is
        measured of all controls of a screen (e2e/geometry.py)."""
        found = presses(self.page, *acts)
        if not found.count():
            raise Missing(", ".join(acts))
        one = found.first
        if one.evaluate("control => control.tagName === 'INPUT'"):
            one = one.locator("xpath=ancestor::label[1]")
        one.evaluate("control => control.click()")

    def menu(self, *acts: str) -> None:
        """Something of the menu."""
        self.press("open:menu")
        self.press(*acts)

    def settle(self) -> None:
        """Until nothing loads or waits any more."""
        self.page.mouse.move(1, 1)
        self.page.wait_for_function(WHOLE)
        self.page.evaluate("document.fonts.ready.then(() => 1)")

    # ---- screens

    def show(self, screen: Screen) -> Page:
        """Bring the page there. Raises Missing where there is no such screen, TimeoutError when it does not come."""
        try:
            return self._show(screen)
        except TimeoutError:
            self._filled = False  # whatever is on the page now, it starts anew
            raise

    def _show(self, screen: Screen) -> Page:
        if screen.kept is not None:
            self.fill(screen.kept)
        elif screen.game:
            self.game(screen.game, told=screen.told)
        else:
            self.games()
        for step in screen.steps:
            step(self)
        self.settle()
        return self.page


Step = Callable[[Visit], None]


@dataclass(frozen=True)
class Screen:
    """A screen: the saved game to open ("" = the Games page), then what is pressed there.

    `told`: with the sheet of what happened since. `kept`: another storage to start with. `decision`: it shows a
    decision with nothing selected, staged or opened.
    """

    name: str
    game: str = ""
    steps: tuple[Step, ...] = ()
    told: bool = False
    kept: dict[str, str] | None = None
    decision: bool = False


def does(*acts: str) -> Step:
    """A step: press the first of these."""
    return lambda visit: visit.press(*acts)


def in_menu(*acts: str) -> Step:
    """A step: choose this in the menu."""
    return lambda visit: visit.menu(*acts)


def paste(text: str) -> Step:
    """A step: paste a text where codes are opened."""
    return lambda visit: visit.page.get_by_role("dialog").get_by_role("textbox").fill(text)


def staged(visit: Visit) -> None:
    """Two trades in the ledger."""
    for _ in range(2):
        visit.press("stage:sell", "stage:debt", "stage:")


def asked(visit: Visit) -> None:
    """A commitment that is asked about: workers stay idle though there is work."""
    visit.press("confirm:")
    if not visit.page.get_by_role("dialog").count():
        raise Missing("a question")


def thought(visit: Visit) -> None:
    """What was asked of the strongest opponent is there."""
    expect(visit.page.locator("[role=dialog] :is(.busy, progress)")).to_have_count(0, timeout=START)


# Of a transcript that no release can read.
BROKEN = {GAME: "homesteaders 1\nplayers 3\nnonsense here\n"}
SCREENS: tuple[Screen, ...] = (
    *(Screen(name.replace(" ", "-"), name, decision=True) for name in DECISIONS),
    Screen("place-ring", "place late", (does("ring:"),)),
    Screen("place-auto", "place", (does("auto", "auto:"),)),
    Screen("details", "bid late", (does("open:building "),)),
    Screen("wages-trade", "wages", (does("ledger"),)),
    Screen("wages-staged", "wages", (does("ledger"), staged)),
    Screen("neutral-picked", "neutral", (does("select:"),)),
    Screen("bid-picked", "bid", (does("select:bid "),)),
    Screen("bid-pass", "bid", (does("select:pass"),)),
    Screen("bid-trade", "bid late", (does("ledger"), staged)),
    Screen("bid-since", "bid", told=True),
    Screen("bid-town", "bid", (does("pane:town"),)),
    Screen("bid-mine", "bid late", (does("pane:mine"),)),
    Screen("bid-log", "bid late", (does("pane:log"),)),
    Screen("track-picked", "track all", (does("select:"),)),
    Screen("pay-trade", "pay", (does("ledger"), staged)),
    Screen("build-picked", "build", (does("select:build ", "pick:"),)),
    Screen("build-funded", "build late", (does("fund:", "pick:"),)),
    Screen("build-none", "build", (does("select:decline"),)),
    Screen("build-port-picked", "build port", (does("select:build "),)),
    Screen("bonus-build-picked", "bonus build", (does("select:"),)),
    Screen("exchange-picked", "exchange", (does("select:"),)),
    Screen("final-staged", "final", (staged,)),
    Screen("hint", "bid", (does("hint"), thought, does("hint-depth:"))),
    Screen("hint-plan", "build late", (does("hint"), thought, does("hint-depth:"), does("hint-depth:"))),
    Screen("rival", "bid", (does("open:rival "),)),
    Screen("rival-late", "names place", (does("open:rival "),)),
    Screen("rival-hidden", "bid hidden", (does("open:rival "),)),
    Screen("help", "bid", (does("open:help"),)),
    Screen("menu", "bid", (does("open:menu"),)),
    Screen("seats", "bid", (in_menu("open:seats"),)),
    Screen("log", "bid late", (does("open:log"),)),
    Screen("coming", "bid", (does("open:coming"),)),
    Screen("share", "bid", (in_menu("share"),)),
    Screen("paste", "bid", (in_menu("open-paste"),)),
    Screen("bad-code", "bid", (in_menu("open-paste"), paste("HS1-nonsense-AbCdEf"), does("open-go"))),
    Screen("settings", "bid", (in_menu("open:settings"),)),
    Screen("scores", "bid late", (does("open:scores"),)),
    Screen("reach", "bid", (does("open:reach "),)),
    Screen("asked", "asks", (asked,)),
    Screen("past", "bid late", (lambda visit: visit.page.keyboard.press("h"),)),
    Screen("curtain", "curtain"),
    Screen("curtain-names", "names curtain"),
    Screen("away", "away"),
    Screen("end", "end"),
    Screen("end-names", "names end"),
    Screen("end-look", "end two", (does("analysis"), thought)),
    Screen("games"),
    Screen("games-more", "", (does("g-more:"),)),
    Screen("start", "", (does("home"),)),
    Screen("start-help", "", (does("home"), does("open:help"))),
    Screen("start-menu", "", (does("home"), does("open:menu"))),
    Screen("puzzles", "", (in_menu("puzzles"),)),
    Screen("puzzle", "", (in_menu("puzzles"), does("puzzle:"))),
    Screen("puzzle-answer", "", (in_menu("puzzles"), does("puzzle:"), does("puzzle-show"))),
    Screen("daily", "", (in_menu("daily"),)),
    Screen("daily-done", "", (in_menu("daily"), does("daily-see:"))),
    Screen("career", "", (in_menu("career"),)),
    Screen("start-first", kept={}),
    Screen("start-damaged", kept=BROKEN),
)


def chosen(names: Iterable[str] = ()) -> list[Screen]:
    """The screens whose names are these or begin so; all, if there are none."""
    wanted = tuple(names)
    return [screen for screen in SCREENS if not wanted or screen.name.startswith(wanted)]
