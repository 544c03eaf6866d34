"""Small helpers that write HTML. Pure: no browser, no game. Everything foreign goes through `esc`."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

SPRITE = "./assets/sprite.svg"
"""Where the drawings are, from the page."""


_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})
"""As html.escape does it; to import that takes a fifth of all our imports, for tables of entities."""
Drawn = TypeVar("Drawn", bound=Callable[..., Any])
_kept: list[Callable[[], None]] = []


def drawn(most: int) -> Callable[[Drawn], Drawn]:
    """Keeps what a pure function has drawn, the last `most` of it, until the language or the marks change."""

    def keep(function: Drawn) -> Drawn:
        kept: Any = lru_cache(maxsize=most)(function)
        _kept.append(kept.cache_clear)
        return kept  # type: ignore[no-any-return]

    return keep


def forget_drawn() -> None:
    """Draw everything anew: words or marks are others now."""
    for forget in _kept:
        forget()


@lru_cache(maxsize=4096)
def _safe(text: str) -> str:
    """The same few hundred words are asked for again at every click."""
    return text.translate(_ESCAPES)


def esc(text: object) -> str:
    """Text made safe for element content and quoted attributes."""
    return _safe(str(text))


@lru_cache(maxsize=256)
def _attribute(name: str) -> str:
    return " class" if name == "cls" else " " + name.rstrip("_").replace("_", "-")


def attrs(**values: Any) -> str:
    """Attributes as given: `cls` is class, `_` becomes `-`; None and False are left out, True is a bare name."""
    text = ""
    for name, value in values.items():
        if value is True:
            text += _attribute(name)
        elif value is not None and value is not False:
            text += f'{_attribute(name)}="{_safe(str(value))}"'
    return text


def tag(name: str, inner: str = "", **values: Any) -> str:
    """An element with content that is HTML already."""
    return f"<{name}{attrs(**values)}>{inner}</{name}>"


@drawn(256)
def icon(name: str, size: str = "") -> str:
    """A picture of the sprite; its words stand beside it."""
    return f'<svg class="i{" " + size if size else ""}" aria-hidden="true"><use href="{SPRITE}#{name}"></use></svg>'


def vh(text: str) -> str:
    """Words for ears: in the accessible name, not on the screen."""
    return f'<span class="vh">{esc(text)}</span>'


def unseen(text: str) -> str:
    """A mark for eyes only."""
    return f'<span aria-hidden="true">{esc(text)}</span>'


def button(
    inner: str, act: str | None, cls: str = "btn", *, key: str = "", off: bool = False, why: str = "", **values: Any
) -> str:
    """A button. `act` is its intent; `key` tells it apart when the focus is put back; `off`: not usable now. `why`: not
    usable now either, but pressed it answers with the reason, which this intent gives."""
    if why:
        values |= {"aria_disabled": "true", "data_why": True}
    return tag(
        "button",
        inner,
        type="button",
        cls=cls,
        data_act=why or (None if off else act),
        data_key=key or act,
        disabled=off and not why,
        **values,
    )


def textarea(text: str, **values: Any) -> str:
    """A field of several lines. The first line end after the tag is none of the text, so that its own is kept."""
    return tag("textarea", "\n" + esc(text), **values)


def heading(ident: str, text: str, small: str = "", cls: str = "h", level: str = "h2") -> str:
    """A heading of a region, with a quiet remark after it."""
    remark = f" <small>{esc(small)}</small>" if small else ""
    return tag(level, esc(text) + remark, cls=cls, id=ident)
