"""The sheet that says who sits where, and how fast opponents play: both can change in mid-game."""

from __future__ import annotations

from ..html import esc, icon, tag
from ..scene import Scene
from ..settings import Settings
from ..words import e, t
from .pages import who_options
from .parts import mark
from .settings import choice
from .sheets import sheet


def seats_sheet(scene: Scene, away: frozenset[int]) -> str:
    """The sheet. `away`: the seats of persons at other devices, which cannot be changed here."""
    looking = bool(scene.ui.readonly)
    rows = "".join(_seat(scene, seat, looking or seat in away, seat in away) for seat in range(len(scene.seats)))
    words = tag("p", e("seats.looking" if looking else "seats.why"), cls="dim")
    said = tag("p", icon("n-ok") + " " + esc(scene.ui.said) if scene.ui.said else "", role="status")
    pace = tag("div", _pace(scene.ui.settings), cls="sheetlet settings")
    body = tag("div", words + tag("ul", rows, cls="seats") + said + pace, cls="stack")
    return sheet(e("seats.title"), body, size="narrow", back=t("seats.back"))


def _seat(scene: Scene, seat: int, fixed: bool, away: bool) -> str:
    name = scene.name(seat)
    label = tag("label", mark(seat, "s20") + " " + tag("b", esc(name), cls="cut"), for_=f"who-{seat}", cls="whose")
    if away:
        return tag("li", label + tag("span", e("seats.away"), cls="dim"), cls="set")
    field = tag(
        "select",
        who_options(scene.seats[seat]),
        cls="in",
        id=f"who-{seat}",
        data_act=f"who:{seat}",
        data_key=f"who {seat}",
        aria_label=t("seats.who", name=name),
        disabled=fixed,
    )
    return tag("li", label + field, cls="set")


def _pace(settings: Settings) -> str:
    return choice(settings, "pace")
