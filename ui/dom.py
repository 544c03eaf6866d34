"""The table in the page: shows pictures, and turns clicks and keys into intents. Nothing else writes HTML there.

A region is touched only when its HTML has changed, and then only what differs in it (assets/morph.js). What the click
was about comes first: the region that was hit, those of the decision before and of the one now. The others, the page's
title and whether the table can be reached under a sheet come once that is painted, in a task of their own.

One listener for each kind of event sits on the root and reads `data-act` of what was hit; `data-key` tells where the
focus was, so that it can be put back where its control is now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import js
from pyodide.ffi import create_proxy

from .dragging import Dragging
from .hover import Hover
from .ports import Picture
from .stagehands import Stagehands
from .views.parts import worn

STAGE = (
    '<div id="stage"></div><div id="over"></div><div class="vh" id="live" aria-live="polite"></div>'
    '<div id="tip" class="tip" aria-hidden="true" hidden></div>'
)

LETTERS = {
    **{"u": "undo:", "U": "undoturn:", "r": "redo:", "h": "past:toggle", "?": "open:help"},
    **dict.fromkeys("aA", "auto:"),
    **dict.fromkeys("cC", "recall:"),
    **dict.fromkeys("iI", "hint:"),
    **dict.fromkeys("nN", "next:"),
    **dict.fromkeys("pP", "pause:"),
    **{digit: f"nth:{digit}" for digit in "1234567890"},
}
"""Keys that are single characters; the settings switch them off. What can be done only while workers are placed does
nothing elsewhere."""
PAST_KEYS = {
    "ArrowLeft": "past:prev",
    "ArrowRight": "past:next",
    "PageUp": "past:prevround",
    "PageDown": "past:nextround",
    "Home": "past:first",
    "End": "past:last",
}
"""Keys while the past is shown."""
REGIONS = "#board, #track, #coming, #town, #mine, #rivals, #log"
FOCUSABLE = "button:not([disabled]), input, select, a[href]"


class Table(Protocol):
    """What hears the intents."""

    def dispatch(self, intent: str) -> None: ...

    def typed(self, intent: str) -> None: ...

    def about(self, building: str) -> str: ...


class BackStep:
    """One step of the browser's history while a sheet is open: going back closes the sheet and leaves the table."""

    MARK = "sheet"

    def __init__(self) -> None:
        self._there = False
        self._own = 0
        if js.history.state == self.MARK:  # the page was loaded again with a sheet open
            self._back()

    def set(self, wanted: bool) -> None:
        """A sheet was opened, or closed by its own controls."""
        if wanted and not self._there:
            try:
                js.history.pushState(self.MARK, "")
            except Exception:  # too many steps in a short time, or a frame without a history
                return
            self._there = True
        elif self._there and not wanted:
            self._back()

    def _back(self) -> None:
        self._there = False
        self._own += 1
        js.history.back()

    def listen(self, close: Callable[[], None]) -> None:
        """Call this when the reader goes back from an open sheet."""

        def popped(_event: Any) -> None:
            if self._own:
                self._own -= 1
                if self._there:  # another sheet was opened before the step of the last one was gone
                    js.history.pushState(self.MARK, "")
            elif self._there:
                self._there = False
                close()

        js.addEventListener("popstate", create_proxy(popped))


class Dom:
    """The Screen of a browser page."""

    def __init__(self, root: Any) -> None:
        self._root = root
        self._kind = ""
        self._shown: dict[str, str] = {}
        self._sheet = ""
        self._live = ""
        self._past = False
        self._letters = True
        self._worn: dict[str, str] = {}
        self._later = False
        self._after = create_proxy(self._laid_out)
        self._look: tuple[object, ...] = ()
        self._title = ""
        self._near: frozenset[str] = frozenset()
        self._hit = ""
        self._asked = True
        self._slides = False
        self._picture: Picture | None = None
        self._pending = 0
        self._altered = False
        self._inert = False
        self._lost = ""
        self._due = create_proxy(self._rest)
        self._step = BackStep()
        self._hands = Stagehands()
        self._hover: Hover | None = None
        self._told = ""
        root.innerHTML = STAGE

    # ---- out

    def show(self, picture: Picture) -> None:
        document = js.document
        self._hands.before(picture)
        key = self._focused() or self._lost
        self._lost = ""
        first = self._first(picture)
        self._altered = picture.kind != self._kind or picture.sheet != self._sheet
        self._slides = not self._asked and picture.kind == self._kind == "table"
        self._asked = False
        slides = self._slides and self._hands.look(picture)
        if picture.kind != self._kind:
            self._kind, self._shown, self._look = picture.kind, {}, ()
            document.getElementById("stage").innerHTML = self._filled(picture, first)
        self._put(picture, first)
        self._frame(picture)
        self._picture = picture
        if picture.sheet != self._sheet:
            over = document.getElementById("over")
            if picture.sheet and self._sheet and not picture.focus.startswith("close"):
                js.homesteadersMorph(over.firstElementChild, picture.sheet)
            else:
                over.innerHTML = picture.sheet
            self._step.set(bool(picture.sheet))
            self._sheet = picture.sheet
        if picture.live != self._live:
            document.getElementById("live").textContent = picture.live
            self._live = picture.live
        self._dress(picture)
        self._past, self._letters = picture.past, picture.letters
        self._to_line()
        if self._inert and not picture.sheet:
            self._lost = picture.focus or key  # nothing under a sheet can be focused before it can be reached
        elif picture.focus:
            there = self._focused()  # to focus it again would lay out the page once more
            if there != picture.focus and (picture.focus != "close" or not there.startswith("close")):
                self._refocus(picture.focus)
        elif key and self._focused() != key:
            self._focus(key) or self._focus("commit")
        if slides:
            self._hands.slide()
        self._hands.after(picture)
        self._pending += 1
        if self._altered:
            js.homesteadersAfterFrame(self._due)
        else:
            self._rest()  # no frame would come of it

    def _first(self, picture: Picture) -> frozenset[str]:
        """The regions to be shown at once."""
        hit, before = self._hit, self._near
        self._hit, self._near = "", picture.near or frozenset()
        if picture.near is None:
            return frozenset(picture.regions)
        return (picture.near | before | {hit}) & picture.regions.keys()

    def _filled(self, picture: Picture, names: frozenset[str]) -> str:
        """The frame with what is in it: to set a whole page is quicker than to fill it part by part."""
        html = picture.frame
        for name in names:
            place = f'<div id="{name}"></div>'
            if place in html:
                html = html.replace(place, picture.regions[name])
                self._shown[name] = picture.regions[name]
        return html

    def _put(self, picture: Picture, names: Iterable[str]) -> None:
        for name in names:
            html = picture.regions[name]
            if self._shown.get(name) != html:
                js.homesteadersMorph(js.document.getElementById(name), html)
                self._shown[name] = html
                self._altered = True

    def _frame(self, picture: Picture) -> None:
        """What the table as a whole looks like."""
        if "note" not in picture.regions or picture.kind != "table":
            return
        look = picture.pane, picture.past, "hidden" not in picture.regions["note"][:40]
        if look != self._look:
            table = js.document.getElementById("app")
            table.dataset.pane = picture.pane
            table.classList.toggle("past", picture.past)
            table.classList.toggle("noted", look[2])
            self._look = look

    def _rest(self) -> None:
        """The picture is painted: what can be seen a frame later."""
        self._pending -= 1
        picture = self._picture
        if self._pending or picture is None:
            return  # another picture came meanwhile, and its own call will
        document = js.document
        key = self._focused()
        slides = self._slides and self._hands.look(picture)
        self._put(picture, picture.regions)
        if slides:
            self._hands.slide()
        if self._inert != bool(picture.sheet):
            document.getElementById("stage").inert = self._inert = bool(picture.sheet)
        if picture.title != self._title:
            document.title = self._title = picture.title
        self._icon(picture)
        lost, self._lost = self._lost, ""
        if lost or (key and self._focused() != key):
            self._refocus(lost or key)
        if picture.kind == "table":
            self._soon()
        if self._hover is not None:
            self._hover.again()

    def _refocus(self, key: str) -> None:
        """Put the focus on what bears this key now, else on the button that commits."""
        # A building's details are opened by a tile in town, or by a name in the folded homestead.
        other = key.replace("tile ", "open:building ", 1)
        if self._focus(key) or self._focus(other):
            return
        if self._picture is not None:
            self._put(self._picture, self._picture.regions)  # it may come with what is not shown yet
        self._focus(key) or self._focus(other) or self._focus("commit")

    def _card(self, html: str) -> Any:
        """The card beside a thing; without HTML it is away."""
        card = js.document.getElementById("tip")
        if html != self._told:
            card.innerHTML = self._told = html
            card.hidden = not html
        return card

    def _dress(self, picture: Picture) -> None:
        """Theme, text size, language: said to the page's root, once each."""
        root = js.document.documentElement
        for name, value in picture.dress.items():
            if self._worn.get(name) != value:
                if value:
                    root.setAttribute(f"data-{name}", value)
                else:
                    root.removeAttribute(f"data-{name}")
                self._worn[name] = value
        if self._worn.get("lang") != picture.language:
            root.lang = self._worn["lang"] = picture.language

    def _icon(self, picture: Picture) -> None:
        icon = f"./assets/art/turn-{worn(picture.turn)[0]}.svg" if picture.turn >= 0 else "./assets/icon.svg"
        if self._worn.get("icon") != icon:
            js.document.querySelector("link[rel=icon]").href = self._worn["icon"] = icon

    def _to_line(self) -> None:
        """In history the log's line of the action shown is in sight."""
        line = self._root.querySelector("#log [aria-current]") if self._past else None
        if line and line.getClientRects().length:
            line.scrollIntoView({"block": "nearest"})

    def _soon(self) -> None:
        """Once the picture is painted: what needs its layout."""
        if not self._later:
            self._later = True
            js.setTimeout(self._after, 50)

    def _laid_out(self) -> None:
        self._later = False
        for name in ("lots", "main", "opp"):
            if pane := js.document.getElementById(name):
                self._reachable(pane)

    def _reachable(self, pane: Any) -> None:
        """A pane that scrolls and holds nothing to tab to can be tabbed to itself."""
        scrolls = pane.scrollHeight > pane.clientHeight + 1
        if scrolls and not any(element.getClientRects().length for element in pane.querySelectorAll(FOCUSABLE)):
            pane.setAttribute("tabindex", "0")
        else:
            pane.removeAttribute("tabindex")

    def _focused(self) -> str:
        """The key of what has the focus, "" if it has none."""
        active = js.document.activeElement
        found = active.getAttribute("data-key") if active else None
        return found if isinstance(found, str) else ""

    def _focus(self, key: str) -> bool:
        for element in self._root.querySelectorAll(f'[data-key="{key}"]'):
            if element.checkVisibility():
                element.focus()
                return True
        return False

    # ---- in

    def listen(self, table: Table) -> None:
        """From now on everything that is hit or typed goes to the table."""
        self._table = table
        for kind, handler in (
            ("click", self._clicked),
            ("change", self._changed),
            ("input", self._input),
        ):
            self._root.addEventListener(kind, create_proxy(handler))
        js.document.addEventListener("keydown", create_proxy(self._key))
        self._step.listen(lambda: self._ask("close:"))
        Dragging(self._root).listen(self._ask)
        self._hover = Hover(table.about, self._card)
        self._hover.listen()

    def _ask(self, intent: str) -> None:
        """The person wants something: what follows is shown where it belongs at once."""
        self._asked = True
        self._table.dispatch(intent)

    def _clicked(self, event: Any) -> None:
        target = event.target
        if target.classList.contains("scrim"):
            self._ask("close:")
            return
        hit = target.closest("[data-act]")
        if not hit or hit.tagName != "BUTTON":
            return
        if hit.getAttribute("aria-disabled") == "true" and not hit.hasAttribute("data-why"):
            return  # one with data-why answers with the reason
        region = hit.closest(REGIONS)
        self._hit = str(region.id) if region else ""
        self._ask(_intent(hit.getAttribute("data-act")))

    def _changed(self, event: Any) -> None:
        act = event.target.getAttribute("data-act")
        if not isinstance(act, str) or event.target.type == "range":
            return
        value = f" {event.target.value}" if event.target.tagName == "SELECT" else ""
        self._ask(_intent(act) + value)

    def _input(self, event: Any) -> None:
        field = event.target.getAttribute("data-type")
        if event.target.type == "range":
            self._ask(_intent(event.target.getAttribute("data-act")) + str(event.target.value))
        elif isinstance(field, str):
            self._table.typed(f"{field} {event.target.value}")

    def _key(self, event: Any) -> None:
        if event.key == "Escape":
            self._ask("cancel:")
        elif event.key == "Enter":
            self._enter(event)
        elif not (event.ctrlKey or event.altKey or event.metaKey or event.isComposing):
            self._shortcut(event)

    def _shortcut(self, event: Any) -> None:
        """Keys of undo and history; never where something is typed, nor under a sheet, but for the arrows in a log."""
        key, target = event.key, event.target
        kind = str(getattr(target, "type", "")) if target.tagName == "INPUT" else ""
        typing = target.tagName in ("SELECT", "TEXTAREA") or target.isContentEditable
        if typing or (kind and kind not in ("radio", "checkbox", "range")):
            return
        if key in ("ArrowUp", "ArrowDown") and target.classList.contains("deed"):
            self._next_line(target, 1 if key == "ArrowDown" else -1)
            event.preventDefault()
        elif self._sheet:
            return
        elif self._past and key in PAST_KEYS and not kind:
            event.preventDefault()
            self._ask(PAST_KEYS[key])
        elif self._letters and key in LETTERS and not event.repeat:
            self._ask(LETTERS[key])

    def _next_line(self, button: Any, step: int) -> None:
        """From one action of a log to the next."""
        lines = list(button.closest("ol").querySelectorAll(".deed"))
        place = next(index for index, line in enumerate(lines) if line.isSameNode(button)) + step
        if 0 <= place < len(lines):
            lines[place].focus()

    def _enter(self, event: Any) -> None:
        """Enter on what is selected already confirms; a held key does nothing more."""
        if event.repeat:
            event.preventDefault()
            return
        target = event.target
        act = target.getAttribute("data-act")
        if not isinstance(act, str) or not act.startswith("select:"):
            return
        if target.getAttribute("aria-pressed") == "true" or (target.tagName == "INPUT" and target.checked):
            event.preventDefault()
            commit = self._root.querySelector('[data-key="commit"]')
            if commit and commit.getAttribute("aria-disabled") != "true":
                self._ask(commit.getAttribute("data-act"))


def _intent(act: str) -> str:
    """An intent always has a colon: `ledger` -> `ledger:`."""
    return act if ":" in act else act + ":"
