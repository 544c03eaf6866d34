"""What slips are made of: a title, facts, and option cards whose whole face is the target."""

from __future__ import annotations

from homesteaders.actions import is_free

from ..html import attrs, esc, tag, vh
from ..scene import Scene


def slip(title: str, small: str, body: str, cls: str = "") -> str:
    """The section #docket with its heading."""
    remark = f" <small>{esc(small)}</small>" if small else ""
    inner = tag("h2", esc(title) + remark, id="h-docket") + body
    return tag("section", inner, cls=f"docket {cls}".strip(), id="docket", aria_labelledby="h-docket")


def fact(inner: str) -> str:
    """One loose fact; `inner` is HTML."""
    return tag("li", f"<span>{inner}</span>")


def legal_tokens(scene: Scene, prefix: str) -> list[str]:
    """The tokens of the legal options that begin so, in the order of `legal`."""
    return [action.token for action in scene.ahead.legal if not is_free(action) and action.token.startswith(prefix)]


def card(scene: Scene, token: str, title: str, words: str) -> str:
    """An option as a radio card; `title` and `words` are HTML."""
    box = "<input" + attrs(
        type="radio",
        name="option",
        data_act=f"select:{token}",
        data_key=f"select:{token}",
        checked=scene.ui.choice == token,
    )
    return tag("label", box + ">" + tag("span", title, cls="t") + tag("span", words), cls="opt")


def cards(legend: str, options: str, columns: str = "") -> str:
    """Option cards as one group."""
    legend_tag = f"<legend>{vh(legend)}</legend>"
    return tag("fieldset", legend_tag + options, cls=f"opts {columns}".strip())
