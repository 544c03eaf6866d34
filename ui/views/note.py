"""#note: what has to be told, above whatever is on the screen."""

from __future__ import annotations

from ..html import button, esc, icon, tag, vh
from ..uistate import UiState
from ..words import e, t


def note(ui: UiState) -> str:
    """#note: one strip with what has to be told and what can be done about it; empty most of the time."""
    if not ui.note:
        return tag("div", "", id="note", hidden=True)
    acts = "".join(button(esc(act.words), act.intent, "btn") for act in ui.note_acts)
    ok = button(e("note.ok") + vh(" " + t("note.ok_more")), "dismiss", "btn")
    inner = icon("n-warn", "s20") + tag("p", esc(ui.note)) + tag("div", acts + ok, cls="row")
    return tag("div", inner, cls="notice warn strip" + (" acts" if acts else ""), id="note", role="alert")
