"""The table in the page: shows pictures, and turns clicks and keys into intents. Nothing else writes HTML there.

A region is touched only when its HTML has changed, and then only what differs in it (assets/morph.js). One listener for
each kind of event sits on the root and reads `data-act` of what was hit; `data-key` tells where the focus was, so that
it can be put back where its control is now.
"""

from __future__ import annotations

from collections.abc import Callable
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
        self._step = BackStep()
        self._hands = Stagehands()
        self._hover: Hover | None = None
        self._told = ""
        root.innerHTML = STAGE

    # ---- out

    def show(self, picture: Picture) -> None:
        document = js.document
        self._hands.before(picture)
        key = self._focused()
        if picture.kind != self._kind:
            document.getElementById("stage").innerHTML = picture.frame
            self._kind = picture.kind
            self._shown = {}
        for name, html in picture.regions.items():
            if self._shown.get(name) != html:
                js.homesteadersMorph(document.getElementById(name), html)
                self._shown[name] = html
        table = document.getElementById("app")
        if table:
            table.dataset.pane = picture.pane
            table.classList.toggle("past", picture.past)
            table.classList.toggle("noted", "hidden" not in picture.regions["note"][:40])
            self._soon()
        if picture.sheet != self._sheet:
            over = document.getElementById("over")
            if picture.sheet and self._sheet and not picture.focus.startswith("close"):
                js.homesteadersMorph(over.firstElementChild, picture.sheet)
            else:
                over.innerHTML = picture.sheet
            document.getElementById("stage").inert = bool(picture.sheet)
            self._step.set(bool(picture.sheet))
            self._sheet = picture.sheet
        if picture.live != self._live:
            document.getElementById("live").textContent = picture.live
            self._live = picture.live
        document.title = picture.title
        self._dress(picture)
        self._past, self._letters = picture.past, picture.letters
        self._to_line()
        if picture.focus and (picture.focus != "close" or not self._focused().startswith("close")):
            # A building's details are opened by a tile in town, or by a name in the folded homestead.
            other = picture.focus.replace("tile ", "open:building ", 1)
            self._focus(picture.focus) or self._focus(other) or self._focus("commit")
        elif key and self._focused() != key:
            self._focus(key) or self._focus("commit")
        self._hands.after(picture)
        if self._hover is not None:
            self._hover.again()

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
        icon = f"./assets/art/turn-{worn(picture.turn)[0]}.svg" if picture.turn >= 0 else "./assets/icon.svg"
        if self._worn.get("icon") != icon:
            js.document.querySelector("link[rel=icon]").href = self._worn["icon"] = icon
        if self._worn.get("lang") != picture.language:
            root.lang = self._worn["lang"] = picture.language

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
        self._step.listen(lambda: table.dispatch("close:"))
        Dragging(self._root).listen(table.dispatch)
        self._hover = Hover(table.about, self._card)
        self._hover.listen()

    def _clicked(self, event: Any) -> None:
        target = event.target
        if target.classList.contains("scrim"):
            self._table.dispatch("close:")
            return
        hit = target.closest("[data-act]")
        if not hit or hit.tagName != "BUTTON":
            return
        if hit.getAttribute("aria-disabled") == "true" and not hit.hasAttribute("data-why"):
            return  # one with data-why answers with the reason
        self._table.dispatch(_intent(hit.getAttribute("data-act")))

    def _changed(self, event: Any) -> None:
        act = event.target.getAttribute("data-act")
        if not isinstance(act, str) or event.target.type == "range":
            return
        value = f" {event.target.value}" if event.target.tagName == "SELECT" else ""
        self._table.dispatch(_intent(act) + value)

    def _input(self, event: Any) -> None:
        field = event.target.getAttribute("data-type")
        if event.target.type == "range":
            self._table.dispatch(_intent(event.target.getAttribute("data-act")) + str(event.target.value))
        elif isinstance(field, str):
            self._table.typed(f"{field} {event.target.value}")

    def _key(self, event: Any) -> None:
        if event.key == "Escape":
            self._table.dispatch("cancel:")
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
            self._table.dispatch(PAST_KEYS[key])
        elif self._letters and key in LETTERS and not event.repeat:
            self._table.dispatch(LETTERS[key])

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
                self._table.dispatch(commit.getAttribute("data-act"))


def _intent(act: str) -> str:
    """An intent always has a colon: `ledger` -> `ledger:`."""
    return act if ":" in act else act + ":"
