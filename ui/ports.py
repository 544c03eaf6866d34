"""What the table needs of the world around it, as small protocols; `dom`, `storage`, `outside` and `main` bring the
browser's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened since the last picture, to be seen or heard while the new one is shown.

    `kind`: goods, bid, outbid, sold, passed, income, built, round or win. `own`: is it the viewer's? Of goods, `n` of
    `holding` came (or were given, below 0) at `source`: a building's key, "auction 2", "track", "rail_lines", "wages"
    or "ledger". Bids have their `auction`, buildings their key as `source`, a round its number as `n`.
    """

    kind: str
    seat: int = -1
    own: bool = False
    holding: int = -1
    n: int = 0
    source: str = ""
    auction: int = 0


class Regions(Mapping[str, str]):
    """The HTML of regions by id, each drawn when it is asked for first: until the next picture, not later."""

    def __init__(self, makers: Mapping[str, Callable[[], str]]) -> None:
        self._makers = dict(makers)
        self._drawn: dict[str, str] = {}

    def __getitem__(self, name: str) -> str:
        if name not in self._drawn:
            self._drawn[name] = self._makers[name]()
        return self._drawn[name]

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)

    def __or__(self, drawn: dict[str, str]) -> Regions:
        """With these, drawn already, instead of those of the same name."""
        regions = Regions(self._makers | dict.fromkeys(drawn, str))
        regions._drawn = self._drawn | drawn
        return regions


@dataclass(frozen=True, slots=True)
class Picture:
    """A whole screen: which frame (`kind`), its empty HTML, and the HTML of each region in it by id."""

    kind: str
    frame: str
    regions: Mapping[str, str]
    title: str
    near: frozenset[str] | None = None
    """The regions that belong to the decision; the others may come a frame later. None = all at once."""
    pane: str = ""
    sheet: str = ""
    live: str = ""
    focus: str = ""
    """The key of the control that should have the focus now, "" = leave it where it is."""
    past: bool = False
    """Does it show the game as it was, not as it is?"""
    dress: dict[str, str] = field(default_factory=dict)
    """Data attributes of the page's root: theme, text size and the like; "" = none."""
    language: str = "en"
    turn: int = -1
    """The seat of the person whose decision is open, for the page's icon; -1 = nobody's."""
    happenings: tuple[Happening, ...] = ()
    """What is seen and heard to happen while this picture is shown."""
    sound: bool = False
    """May it be heard?"""
    letters: bool = True
    """May single letters be keys?"""


class Screen(Protocol):
    """Where pictures go."""

    def show(self, picture: Picture) -> None:
        """Make the screen look like this, touching only what differs from the last picture."""


class Store(Protocol):
    """Where games are kept. Never raises."""

    def get(self, key: str) -> str | None:
        """The text under a key, None if there is none or it cannot be read."""

    def put(self, key: str, text: str) -> bool:
        """Keep a text; False if that was not possible."""

    def remove(self, key: str) -> bool:
        """Forget a key; False if that was not possible."""

    def keys(self) -> list[str]:
        """All keys, also those of others at the same address; [] if they cannot be read."""


class Scheduler(Protocol):
    """Later."""

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        """Call after some seconds, never at once."""


class Chance(Protocol):
    """Where seeds of new deals come from."""

    def seed(self) -> int:
        """A number that nobody chose."""


class Clock(Protocol):
    """The device's clock: for showing, never for deciding, since it may be wrong or set back."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def day(self, ms: int) -> str:
        """A moment in the reader's own way of writing dates and times."""


Answer = Callable[[str], None]
"""Hears how something went that takes time: "" or what went wrong, or the text that was asked for."""


class Minds(Protocol):
    """Who thinks about what takes time, beside the page."""

    def warm(self) -> None:
        """There will be something to think about: get ready, without holding up anything."""

    def ask(self, kind: str, payload: str, answer: Answer, told: Answer | None = None) -> Callable[[], None]:
        """Think about something (`ui/jobs.py` knows the kinds). `answer` hears the answer, "" if there is none to be
        had; `told` what is known on the way. Both are called later, never at once. What is returned cancels: after it
        nothing is heard."""


@dataclass(frozen=True, slots=True)
class Release:
    """What is known of this page's files: its version, whether all of them are stored (`state`: none, unsupported,
    storing, ready or failed), whether a newer release waits, whether the page can be installed."""

    version: str = ""
    state: str = "none"
    update: bool = False
    installable: bool = False


class Outside(Protocol):
    """What a page can do beyond its screen. Nothing here raises; what takes time answers later."""

    can_share: bool

    def base(self) -> str:
        """The address of the game, without query and fragment."""

    def copy(self, text: str, answer: Answer) -> None:
        """Put a text on the clipboard."""

    def share(self, title: str, url: str, answer: Answer, text: str = "") -> None:
        """Hand a link, or a text, to the device's own share sheet; a sheet that was closed answers "closed"."""

    def download(self, name: str, text: str) -> bool:
        """Save a text as a file."""

    def pick(self, answer: Callable[[str, str], None]) -> None:
        """Let the person choose a text file: its name and its text, or its name and "" if it cannot be read."""

    def qr(self, text: str, answer: Answer) -> None:
        """A QR code of a text: rows of 0 and 1 separated by line ends, "" if it would be larger than version 20."""

    def persist(self, answer: Answer) -> None:
        """Ask the browser to keep what is stored: "yes", "no", or "" if it cannot be asked."""

    def persisted(self, answer: Answer) -> None:
        """Does the browser keep what is stored? As `persist`, without asking the person."""

    def print(self) -> None:
        """Let the person print the page."""

    def post(self, text: str) -> None:
        """Tell the other tabs of this page."""

    def hear(self, answer: Answer) -> None:
        """From now on, what other tabs post comes here."""

    def release(self) -> Release:
        """What is known of this page's files now."""

    def on_release(self, call: Callable[[], None]) -> None:
        """Call when `release` changes."""

    def apply_update(self) -> None:
        """Load the page again with the newer release."""

    def repair(self) -> None:
        """Forget all stored files of the page, not the saves, and load it again."""

    def install(self) -> None:
        """Ask the person whether to install the page."""
