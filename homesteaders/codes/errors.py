"""What is wrong with a text that should hold a code."""

from __future__ import annotations

from ..language import say


class CodeError(ValueError):
    """A text that is no code that can be opened. `str()` is a sentence that says what to do; `kind` is a short word
    for it: "empty", "not_ours", "cut", "changed", "letters", "newer", "rules", "illegal", "two", "long"."""

    def __init__(self, kind: str, key: str = "", **params: object) -> None:
        super().__init__(say(key, **params) if key else say(f"code.{kind}", **params))
        self.kind = kind
