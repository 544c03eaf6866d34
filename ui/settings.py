"""How a person likes the table: looks, language, questions, sounds. It belongs to the device, never to a game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from homesteaders.language import LANGUAGES

from .ports import Store

SETTINGS = "homesteaders.settings"
"""The key in the store. `assets/dress.js` reads the same before the first picture."""
LONGEST = 6000
DEEPEST = 200
"""Names may hold brackets too, so there is room for some."""
PEOPLE = 16
"""Of so many people the signs are remembered; the first is forgotten first."""
LONGEST_NAME = 60

Sign = tuple[int, int]
"""A mark and a colour, each 1 to 4."""
Signs = Mapping[str, Sign]
"""What people have chosen, by their names."""
NO_SIGNS: Signs = {}

CHOICES: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": ("auto", "light", "dark", "contrast"),
    "size": ("normal", "large", "larger"),
    "density": ("cosy", "roomy"),
    "motion": ("off", "fast", "normal"),
    "confirm": ("off", "risky", "always"),
    "pace": ("instant", "quick", "slow", "step"),
}
"""What each choice may be; the first is not always the usual one: see `Settings`."""
WARNINGS = ("idle", "beyond", "waste", "cheap", "nothing", "debt", "chits", "leftover")
"""The warnings that can be muted, in the order of the Settings page (`ui/warnings.py` says when each is given)."""


@dataclass(slots=True)
class Settings:
    """What can be chosen. `signs`: by a person's name, the (mark, colour) chosen, each 1 to 4."""

    language: str = "en"
    theme: str = "auto"
    size: str = "normal"
    density: str = "cosy"
    motion: str = "normal"
    confirm: str = "risky"
    pace: str = "quick"
    """How opponents act: `ui/pacing.py` knows the seconds; "step" = one action each time they are told to."""
    easy: bool = False
    """An easy-reading font."""
    sound: bool = False
    letters: bool = True
    """May single letters be keys?"""
    forced: bool = True
    """Single choices resolve themselves."""
    muted: tuple[str, ...] = ()
    """The warnings that are not given any more."""
    signs: dict[str, Sign] = field(default_factory=dict)

    def dress(self) -> dict[str, str]:
        """What the page itself is told: data attributes of its root, by name; "" = none."""
        return {
            "theme": "" if self.theme == "auto" else self.theme,
            "size": "" if self.size == "normal" else self.size,
            "density": "" if self.density == "cosy" else self.density,
            "motion": "" if self.motion == "normal" else self.motion,
            "easy": "yes" if self.easy else "",
        }


def sitting(names: Iterable[str], signs: Signs) -> tuple[Sign, ...]:
    """What each seat wears at a table: what its person chose, if nobody before has it, else what is usual for the seat,
    else the first that is left. No two wear the same mark, nor the same colour."""
    wishes = [signs.get(name, (0, 0)) for name in names]
    marks, colours = (_deal([wish[part] for wish in wishes]) for part in (0, 1))
    return tuple(zip(marks, colours, strict=True))


def _deal(wishes: list[int]) -> list[int]:
    """One of 1 to 4 for each; 0 is no wish."""
    given = [wish if wish and wish not in wishes[:seat] else 0 for seat, wish in enumerate(wishes)]
    for seat, n in enumerate(given):
        if not n and seat + 1 not in given:
            given[seat] = seat + 1
    for seat, n in enumerate(given):
        if not n:
            given[seat] = next(left for left in range(1, 5) if left not in given)
    return given


def choose_sign(settings: Settings, names: tuple[str, ...], seat: int, part: int, n: int) -> None:
    """A person at a table chooses a mark (`part` 0) or a colour (1). Who wore it here takes what is given up."""
    worn = list(sitting(names, settings.signs))
    before = worn[seat][part]
    for other, sign in enumerate(worn):
        wish = settings.signs.get(names[other], (0, 0))[part]
        if other == seat or n in (sign[part], wish):
            value = n if other == seat else before if sign[part] == n else sign[part]
            worn[other] = (value, sign[1]) if part == 0 else (sign[0], value)
            settings.signs.pop(names[other], None)
            settings.signs[names[other]] = worn[other]
    for name in list(settings.signs)[:-PEOPLE]:
        del settings.signs[name]


def load_settings(store: Store) -> Settings:
    """As they were last chosen; what cannot be understood is as usual."""
    kept = read_object(store, SETTINGS)
    settings = Settings()
    for part in fields(Settings):
        if part.name in kept:
            _take(settings, part.name, kept[part.name])
    return settings


def read_object(store: Store, key: str, longest: int = LONGEST) -> dict[str, Any]:
    """What is kept under a key as a JSON object; {} for anything else."""
    text = store.get(key) or ""
    # Deep nesting would overflow the browser's stack inside the parser, which nothing can catch.
    fits = len(text) <= longest and text.count("[") + text.count("{") <= DEEPEST
    try:
        kept = json.loads(text) if fits else {}
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


def _take(settings: Settings, name: str, value: Any) -> None:
    """Take one value over, if it is one."""
    usual = getattr(settings, name)
    if name == "muted":
        if isinstance(value, list):
            settings.muted = tuple(key for key in WARNINGS if key in value)
    elif name == "signs":
        if isinstance(value, dict):
            settings.signs = {
                who: (sign[0], sign[1])
                for who, sign in list(value.items())[-PEOPLE:]
                if len(who) <= LONGEST_NAME
                and isinstance(sign, list)
                and len(sign) == 2
                and all(type(n) is int and 1 <= n <= 4 for n in sign)
            }
    elif (isinstance(usual, bool) and isinstance(value, bool)) or value in CHOICES.get(name, ()):
        setattr(settings, name, value)


def save_settings(store: Store, settings: Settings) -> bool:
    """Remember them; False if that was not possible."""
    return store.put(SETTINGS, json.dumps(asdict(settings), ensure_ascii=False))
