"""What a person has learned on this device: how far each lesson has come. Kept in the store beside the settings, never
in a game."""

from __future__ import annotations

import json

from .ports import Store
from .settings import read_object

LEARNED = "homesteaders.learned"
DONE = -1
"""The step at which a lesson stands that came to its end."""
MOST = 400
"""More steps than any lesson has."""


class Learned:
    """Read once; written whenever it changes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        steps = read_object(store, LEARNED).get("lessons")
        self.steps: dict[str, int] = {
            key: step
            for key, step in (steps.items() if isinstance(steps, dict) else ())
            if type(step) is int and DONE <= step < MOST
        }
        """How far each lesson has come: the number of the step, or DONE."""

    def lesson(self, key: str, step: int) -> None:
        """A lesson has come to this step. Where nothing can be written it is known until the page goes."""
        if self.steps.get(key) != step:
            self.steps[key] = step
            self._store.put(LEARNED, json.dumps({"lessons": self.steps}))
