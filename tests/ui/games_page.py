"""The Games page over a store in memory, with a browser that answers at once."""

from html.parser import HTMLParser

from tests.ui.stores import Chance, Clock, MemoryStore, shelf_of
from ui.game import Game
from ui.ports import Answer, Release
from ui.saves import Saves, Slot
from ui.shelf import Shelf
from ui.uistate import UiState
from ui.views.games import games_regions

DAY = 86_400_000
ELSEWHERE = {"home", "games", "open:help", "open:menu", "open:settings"}
NASTY = (
    "<svg/onload=alert()>",
    "<img src=x onerror=alert(1)>",
    '"><b>x',
    "{{7*7}}",
    "${7*7}",
    "%s %(x)s {0.__class__} {name}",
    "<!--",
    "&lt;b&gt;",
    "javascript:alert(1)",
    "W" * 40,
    "מאיה",
    "a|b",
    "</textarea><script>",
)


class Outside:
    """A browser that answers at once."""

    can_share = False

    def __init__(self) -> None:
        self.files: list[tuple[str, str]] = []
        self.saves = True
        self.picked = ("", "")
        self.keeps = "no"

    def base(self) -> str:
        return "http://localhost/"

    def copy(self, text: str, answer: Answer) -> None:
        answer("")

    def share(self, title: str, url: str, answer: Answer) -> None:
        answer("")

    def download(self, name: str, text: str) -> bool:
        self.files.append((name, text))
        return self.saves

    def pick(self, answer: object) -> None:
        answer(*self.picked)  # type: ignore[operator]

    def qr(self, text: str, answer: Answer) -> None:
        answer("")

    def persist(self, answer: Answer) -> None:
        answer(self.keeps)

    def persisted(self, answer: Answer) -> None:
        answer(self.keeps)

    def post(self, text: str) -> None: ...

    def hear(self, answer: Answer) -> None: ...

    def release(self) -> Release:
        return Release()

    def on_release(self, call: object) -> None: ...

    def apply_update(self) -> None: ...

    def repair(self) -> None: ...

    def install(self) -> None: ...


class Host:
    """Notes what it is asked to do."""

    def __init__(self) -> None:
        self.ui = UiState()
        self.taken: list[Slot] = []
        self.shared: list[Slot] = []
        self.received: list[str] = []
        self.refuse = ""
        self.shows = 0
        self._chance = Chance(70)

    def take_up(self, slot: Slot) -> None:
        self.taken.append(slot)

    def new_slot(self, game: Game, name: str = "") -> Slot:
        return Slot(f"newgame{self._chance.seed()}", game, name)

    def receive(self, text: str) -> str:
        self.received.append(text)
        return self.refuse

    def share_slot(self, slot: Slot) -> None:
        self.shared.append(slot)

    def show(self) -> None:
        self.shows += 1


class Page:
    """The Games page over a store."""

    def __init__(self, games: int = 3, store: MemoryStore | None = None) -> None:
        self.store = MemoryStore() if store is None else store
        self.clock = Clock()
        self.slots = shelf_of(self.store, games)[1] if games else []
        self.saves = Saves(self.store, self.clock)
        self.outside, self.host = Outside(), Host()
        self.shelf = Shelf(self.saves, self.outside, self.clock, self.host)

    @property
    def regions(self) -> dict[str, str]:
        return games_regions(self.shelf.view())

    @property
    def html(self) -> str:
        return "".join(self.regions.values())

    @property
    def text(self) -> str:
        return Reader(self.html).text

    def do(self, *intents: str) -> None:
        """Use controls that are really there."""
        for intent in intents:
            full = intent if ":" in intent else intent + ":"
            word, _, rest = full.partition(":")
            acts = Reader(self.html).acts
            assert intent in acts or word in acts, f"{intent} is not on the page: {acts}"
            self.shelf.handlers[word](rest)


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed in order."""

    VOID = ("input",)

    def __init__(self, html: str) -> None:
        super().__init__()
        self.acts: list[str] = []
        self.ids: list[str] = []
        self.buttons: list[str] = []
        self.text = ""
        self.tags: set[str] = set()
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        values = dict(attrs)
        assert not [name for name in values if name.startswith("on") or name == "style"]
        if "data-act" in values:
            self.acts.append(values["data-act"] or "")
        if "id" in values:
            self.ids.append(values["id"] or "")
        if tag == "button":
            self.buttons.append("")
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open and self._open[-1] == tag, (tag, self._open)
        self._open.pop()

    def handle_data(self, data: str) -> None:
        self.text += data
        if "button" in self._open:
            self.buttons[-1] += data
