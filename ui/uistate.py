"""What is open, selected and staged on the screen. Never part of the game: losing all of it loses nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

from homesteaders.state import (
    BID,
    BUILD,
    EXTRA_BUILD,
    NEUTRAL_BID,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    TILE_EXCHANGE,
    TILE_WORKER,
    TRACK_REWARD,
)

from .settings import Settings

PERSON = "person"
OPPONENT = "bot"
BOT = "rancher"
"""The opponent that plays where none is named."""
START, TABLE, END, GAMES = "start", "table", "end", "games"
DAILY, CAREER, PUZZLES_PAGE = "daily", "career", "puzzles"
LONGEST_PASTE = 200_000
"""Characters of a pasted text that are kept: more than any code, transcript or backup of a few games."""
PANES = ("lots", "town", "mine", "log")
ASK, SEATS = "ask", "seats"
"""The sheets that ask before something is committed, and that say who sits where."""
HINT, ANALYSIS = "hint", "analysis"
"""The sheets of what is asked of the strongest opponent, and the kinds of their jobs."""
BOARD_KINDS = (BID, NEUTRAL_BID, TRACK_REWARD, PAY_AUCTION, ON_BUILD_WORKER, TILE_WORKER, TILE_EXCHANGE)
STALLS = SALE, COMING, GONE = "sale", "coming", "gone"
CHOOSING = frozenset(
    ["why", "select", "pick", "fund", "stage", "unstage", "clear", "ring", "nth", "move", "recall", "auto", "best"]
)
"""The intents that prepare a decision: methods of `choosing.Choosing`."""
CHARTS = ("score", "silver", "income")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat: a name, which is foreign text, PERSON or OPPONENT, and which one, as in a transcript."""

    name: str
    kind: str
    bot: str = ""

    @property
    def person(self) -> bool:
        return self.kind == PERSON

    @property
    def label(self) -> str:
        """The name to be shown: one written from right to left is isolated, so that it does not turn its sentence."""
        if any(
            "\u0590" <= c <= "\u08ff" or "\ufb1d" <= c <= "\ufefc" or "\U00010800" <= c <= "\U00010fff"
            for c in self.name
        ):
            return f"\u2068{self.name}\u2069"
        return self.name


@dataclass(slots=True)
class Form:
    """The start page's form, with names for all four seats so that a removed seat comes back as it was."""

    seats: list[Seat]
    count: int = 4
    open_holdings: bool = True
    seed: str = ""
    casual: bool = False
    by_link: bool = False

    def chosen(self) -> tuple[Seat, ...]:
        """The seats of the game to be dealt; an emptied name is given back by the caller."""
        return tuple(self.seats[: self.count])


@dataclass(frozen=True, slots=True)
class Act:
    """A button of a notice: its words and its intent."""

    words: str
    intent: str


@dataclass(slots=True)
class Sharing:
    """What the share sheet shows: `replay` = a link that only shows the game; `said` answers the last tap."""

    replay: bool = False
    names: bool = True
    code: str = ""
    link: str = ""
    setup: str = ""
    qr: str = ""
    """Rows of 0 and 1, "" = not drawn yet, "-" = too large."""
    said: str = ""


OTHER_TAB, REPLAY = "tab", "replay"
AWAY = "away"
ALOUD, QUIET = "aloud", "quiet"


@dataclass(slots=True)
class UiState:
    """The state of the screen."""

    settings: Settings = field(default_factory=Settings)
    page: str = START
    viewer: int = -1
    """Whose eyes the table is drawn for; -1 = nobody's, the curtain is down or only opponents play."""
    pane: str = "lots"
    choice: str = ""
    """The token of the selected option, "" = none."""
    building: int = -1
    """A building picked in town, also one that cannot be chosen yet."""
    rings: int = 0
    """The placement in work."""
    staged: list[str] = field(default_factory=list)
    """Tokens of the free actions in the ledger, in order; nothing of it has happened."""
    auto: int = 0
    """How many of the last staged lines were staged for the selected option; they go when another is selected."""
    ledger: bool = False
    town: int = -1
    """The building type unfolded where the town is folded, -1 = none."""
    stall: str = "sale"
    """Which buildings the town shows, of STALLS."""
    hint: str = ""
    """One sentence in answer to the last tap, until the next."""
    sheet: str = ""
    opener: str = ""
    """The key of the control that opened the sheet: the focus returns there."""
    note: str = ""
    """A notice above the table or the start page, until it is dismissed."""
    note_acts: tuple[Act, ...] = ()
    """What the notice offers to do."""
    unkept: bool = False
    """The last change of the settings could not be kept."""
    puzzle: bool = False
    """A puzzle is on the table: what would give its answer away is not shown."""
    past: int = -1
    """History is shown: the table after so many actions; -1 = the game as it is."""
    readonly: str = ""
    """Why nothing can be decided here: OTHER_TAB (another tab has the game), REPLAY (a replay link), "" = it can."""
    waits: str = ""
    """AWAY = the decision is that of a person at another device."""
    orders: tuple[Act, ...] = ()
    """The orders left behind by persons here: what they say, and the intent that cancels."""
    draft: dict[str, str] = field(default_factory=dict)
    """The order that is being put together: auction, most, reward."""
    sharing: Sharing = field(default_factory=Sharing)
    question: str = ""
    """What an open question is about: words for its sheet."""
    said: str = ""
    """How the last change on the open sheet went, until the next intent."""
    asked: tuple[str, ...] = ()
    """The warnings that are given before the open decision is committed."""
    warned: frozenset[tuple[int, int]] = frozenset()
    """The (seat, round) in which idle workers were warned of already."""
    chart: str = "score"
    """Which of the charts is shown."""
    fast: bool = False
    """Opponents play without a pause until a person is to act."""
    paused: bool = False
    """Opponents wait until they are told to go on."""
    thinks: str = ""
    """The opponent whose decision it is has been thinking for a while: ALOUD = that is said, QUIET = only shown."""

    @property
    def held(self) -> bool:
        """Do opponents act only when they are told to?"""
        return self.paused or (self.settings.pace == "step" and not self.fast)

    def fresh(self) -> None:
        """Forget what was selected: a new decision starts with nothing."""
        self.choice = ""
        self.building = -1
        self.rings = 0
        self.staged = []
        self.auto = 0
        self.ledger = False
        self.hint = ""


def pane_of(kind: int) -> str:
    """The phone pane where a decision is made."""
    if kind in BOARD_KINDS:
        return "lots"
    return "town" if kind in (BUILD, EXTRA_BUILD) else "mine"
