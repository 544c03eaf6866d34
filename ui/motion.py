"""Plays what happened on the page: goods fly, a lot is stamped, a mark slides out, the curtain parts.

Everything is a Web Animation of transform and opacity on what is there already, or on copies in an overlay that nobody
can touch or hear. Nothing waits for it: the picture is shown whole first, and the next one ends whatever still moves.
Under reduced motion only opacity changes.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

import js
from pyodide.ffi import create_proxy

from .ports import Happening, Picture
from .views.parts import ICONS

Point = tuple[float, float]
Frames = list[dict[str, Any]]

# All times, in milliseconds. Nothing lasts longer than LONGEST, its delay included; reduced motion at most CALM.
FLIGHT = 180
STEP = 40
"""Between the copies of one good."""
TICK = 110
SLIDE = 150
STAMP = 120
LAND = 120
FADE = 120
SLIP = 120
OPEN = 240
CALM = 120
LONGEST = 400
PAINT = 20
"""After this a picture is painted."""

COPIES = 3
"""Of one good at most so many fly: more would be a swarm."""
FLIGHTS = 14
"""Of all goods together."""
PLACES = {
    "track": ("#track",),
    "rail_lines": ('#goods li:has(use[href$="#i-track"])',),
    "ledger": ("#mine .lines", "#docket .lines", '#goods [data-act^="ledger"]'),
}
"""Where goods come from, by `Happening.source`, besides auctions and buildings: the first that can be seen."""
FADING: Frames = [{"opacity": 0.35}, {"opacity": 1}]
STAMPING: Frames = [{"transform": "scale(1.15)", "opacity": 0.2}, {"transform": "scale(1)", "opacity": 1}]
LANDING: Frames = [{"transform": "scale(1.5)", "opacity": 0.2}, {"transform": "scale(1)", "opacity": 1}]
TICKING: Frames = [{"transform": "scale(1)"}, {"transform": "scale(1.25)"}, {"transform": "scale(1)"}]
FILLING: Frames = [{"transform": "scale(.4)"}, {"transform": "scale(1)"}]


@lru_cache(maxsize=64)
def _parsed(text: str) -> Any:
    """A JavaScript object, made once."""
    return js.JSON.parse(text)


class Motion:
    """`before` a picture is shown it looks where things lie, `after` it they move from there."""

    def __init__(self) -> None:
        self._calm = js.matchMedia("(prefers-reduced-motion: reduce)")
        self._overlay: Any = None
        self._running: list[Any] = []
        self._kind = ""
        self._pace = 1.0
        self._from: dict[str, Point | None] = {}
        self._marks: list[tuple[Any, Point]] = []
        self._curtain: tuple[Any, Any, Any] | None = None
        self._timer: Any = None
        self._goods: list[Happening] = []
        self._ended = create_proxy(self._end)
        self._painted = create_proxy(self._start_goods)

    # ---- looking

    def before(self, picture: Picture) -> None:
        """End what still moves, and see where things lie now."""
        self.stop()
        self._pace = 0.5 if picture.dress.get("motion") == "fast" else 1.0
        if self._kind == "curtain" and picture.kind == "table":
            self._take_curtain()
        self._kind = picture.kind
        if self._calm.matches or picture.kind != "table":
            return
        for what in picture.happenings:
            if what.kind == "goods" and what.own and what.source not in self._from:
                self._from[what.source] = self._place(what.source)
            elif what.kind == "outbid":
                self._take_mark(what.auction)

    def _place(self, source: str) -> Point | None:
        """The middle of what goods come from, None if it is not in sight."""
        kind, _, number = source.partition(" ")
        if kind == "auction":
            return _middle(_seen(f"#board .lots > :nth-child({number})"))
        if source in PLACES or source in ("", "wages"):
            return _middle(_seen(*PLACES.get(source, ())))
        selectors = f'[data-tile="{source}"]', f'[data-key="tile {source}"]', f'[data-act="open:building {source}"]'
        return _middle(_seen(*selectors))

    def _take_mark(self, auction: int) -> None:
        """Keep a copy of the mark that holds a cell: the next picture has it no longer."""
        mark = _seen(f"#board .lots > :nth-child({auction}) .held svg")
        if mark:
            box = mark.getBoundingClientRect()
            self._marks.append((mark.cloneNode(True), (box.left, box.top)))

    def _take_curtain(self) -> None:
        curtain = js.document.getElementById("curtain")
        slip = curtain.querySelector(".slip") if curtain else None
        if not slip:
            return
        box = slip.getBoundingClientRect()
        copy = slip.cloneNode(True)
        for button in copy.querySelectorAll("button"):
            button.removeAttribute("data-act")
            button.removeAttribute("data-key")
        copy.style.width, copy.style.height = f"{box.width}px", f"{box.height}px"
        copy.style.left, copy.style.top = f"{box.left}px", f"{box.top}px"
        pieces = [curtain.cloneNode(False) for _ in range(3)]
        for piece, name in zip(pieces, ("half", "half other", "bare"), strict=True):
            piece.removeAttribute("id")
            piece.className += f" {name}"
        pieces[2].append(copy)
        self._curtain = (pieces[0], pieces[1], pieces[2])

    # ---- moving

    def after(self, picture: Picture) -> None:
        """Play what happened, on the picture that is there now. Goods start once it is painted: they ask where their
        places are, and the page would be laid out for the answer."""
        if self._curtain is not None:
            self._part(*self._curtain)
        if picture.kind == "table" and picture.happenings:
            for what in picture.happenings:
                self._play(what)
            for mark, (left, top) in self._marks:
                self._overlay_has(mark)
                way: Frames = [
                    {"transform": f"translate({left}px,{top}px)", "opacity": 1},
                    {"transform": f"translate({left + 6}px,{top - 20}px)", "opacity": 0},
                ]
                self._animate(mark, way, SLIDE)
            self._goods = [what for what in picture.happenings if what.kind == "goods" and what.own]
        self._marks, self._curtain = [], None
        if self._goods and not self._calm.matches:
            self._timer = js.setTimeout(self._painted, PAINT)
        elif self._overlay is not None and self._overlay.firstChild:
            self._timer = js.setTimeout(self._ended, LONGEST)

    def _play(self, what: Happening) -> None:
        page = js.document
        lot = f"#board .lots > :nth-child({what.auction})"
        if what.kind == "sold":
            stamp = page.querySelector(f"{lot} :is(.inked.sold, .framed.sold, .stamp)")
            self._animate(stamp, STAMPING, STAMP, add=True)
        elif what.kind == "bid":
            self._animate(page.querySelector(f"{lot} .held svg"), LANDING, LAND)
        elif what.kind == "round":
            for region in ("main", "board"):
                self._animate(page.getElementById(region), FADING, FADE)
            if not self._calm.matches:
                self._animate(page.querySelector("#top .pips .n"), FILLING, FADE)

    def _start_goods(self) -> None:
        self._fly(self._goods)
        self._goods, self._from = [], {}
        self._timer = js.setTimeout(self._ended, LONGEST)

    def _fly(self, goods: list[Happening]) -> None:
        """Goods fly from where they come from to their place in the row, or from there to what they pay for."""
        icons: dict[int, tuple[Any, Point | None]] = {}
        arrivals: dict[int, int] = {}
        left = FLIGHTS
        for what in goods:
            if what.holding not in icons:
                icon = _seen(f'#goods svg:has(> use[href$="#{ICONS[what.holding]}"])')
                icons[what.holding] = icon, _middle(icon)
            icon, home = icons[what.holding]
            if not icon:
                continue
            arrivals.setdefault(what.holding, 0)
            place = self._from.get(what.source)
            if place is None:
                place = self._from[what.source] = self._place(what.source)
            if place is None or home is None:
                continue
            start, end = (place, home) if what.n > 0 else (home, place)
            copies = min(abs(what.n), COPIES, left)
            left -= copies
            for copy in range(copies):
                self._send(icon, start, end, STEP * copy)
            if what.n > 0 and copies:
                arrivals[what.holding] = FLIGHT
        for holding, delay in arrivals.items():
            figure = icons[holding][0].parentNode.querySelector("b")
            self._animate(figure, TICKING, TICK, delay)

    def _send(self, icon: Any, start: Point, end: Point, delay: int) -> None:
        flyer = icon.cloneNode(True)
        self._overlay_has(flyer)
        way: Frames = [
            {"transform": f"translate({x - 9:.0f}px,{y - 9:.0f}px)", "opacity": 1} for x, y in (start, end)
        ]  # an icon is 18 px wide
        self._animate(flyer, way, FLIGHT, delay)

    def _part(self, one: Any, other: Any, slip: Any) -> None:
        """The slip leaves, then the boards part."""
        pieces = ((one, "-100%"), (other, "100%"))
        for half, side in pieces:
            self._overlay_has(half)
            if self._calm.matches:
                self._animate(half, [{"opacity": 1}, {"opacity": 0}], CALM)
                continue
            way: Frames = [
                {"transform": "translateX(0)", "opacity": 1},
                {"transform": "translateX(0)", "opacity": 1, "offset": SLIP / (SLIP + OPEN)},
                {"transform": f"translateX({side})", "opacity": 1},
            ]
            self._animate(half, way, SLIP + OPEN)
        self._overlay_has(slip)
        if self._calm.matches:
            self._animate(slip, [{"opacity": 1}, {"opacity": 0}], CALM)
        else:
            leaving: Frames = [
                {"transform": "translateY(0)", "opacity": 1},
                {"transform": "translateY(-24px)", "opacity": 0},
            ]
            self._animate(slip, leaving, SLIP)

    def look(self) -> bool:
        """Regions and tiles may be pushed elsewhere: see where they lie (assets/morph.js), if anything may move."""
        if self._calm.matches:
            return False
        js.homesteadersPlaces()
        return True

    def slide(self) -> None:
        """They slide to where they lie now."""
        js.homesteadersSlide(SLIDE * self._pace)

    # ---- the machinery

    def _animate(self, element: Any, frames: Frames, time: int, delay: int = 0, *, add: bool = False) -> None:
        """The one place where something begins to move. `add`: on top of the element's own transform."""
        if not element:
            return
        calm = self._calm.matches
        if calm:
            frames = [{"opacity": frame["opacity"]} for frame in frames if "opacity" in frame]
            time, delay = min(time, CALM), 0
            if not frames:
                return
        options: dict[str, Any] = {"duration": time * self._pace, "delay": delay * self._pace, "easing": "ease-out"}
        if add and not calm:
            options["composite"] = "add"
            frames = [{name: value for name, value in frame.items() if name != "opacity"} for frame in frames]
        self._running.append(element.animate(js.JSON.parse(json.dumps(frames)), _parsed(json.dumps(options))))

    def _overlay_has(self, node: Any) -> None:
        if self._overlay is None:
            self._overlay = js.document.createElement("div")
            self._overlay.id = "flights"
            self._overlay.inert = True
            self._overlay.setAttribute("aria-hidden", "true")
            js.document.body.append(self._overlay)
        self._overlay.append(node)

    def stop(self) -> None:
        """End at once whatever still moves."""
        if self._timer is not None:
            js.clearTimeout(self._timer)
        self._end()

    def _end(self) -> None:
        self._timer = None
        self._goods, self._from = [], {}
        for animation in self._running:
            animation.cancel()
        self._running.clear()
        if self._overlay is not None and self._overlay.firstChild:
            self._overlay.replaceChildren()


def _seen(*selectors: str) -> Any:
    """The first element that can be seen, None if there is none."""
    for selector in selectors:
        for element in js.document.querySelectorAll(selector):
            box = element.getBoundingClientRect()
            if box.width and 0 <= box.top + box.height / 2 <= js.innerHeight:
                return element
    return None


def _middle(element: Any) -> Point | None:
    if not element:
        return None
    box = element.getBoundingClientRect()
    return box.left + box.width / 2, box.top + box.height / 2
