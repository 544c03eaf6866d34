"""What is heard of what happens: which sounds, and the tones that each is made of. `ui/sound.py` plays them."""

from __future__ import annotations

from typing import NamedTuple

from .ports import Happening

LOUDEST = 0.12
"""The gain that all tones sounding at once may reach together."""
LONGEST = 0.6
"""Seconds that a sound may last."""
MOST = 2
"""Sounds for one picture, one after the other."""


class Tone(NamedTuple):
    """One oscillator: it starts at once at its gain and dies away. `fall`: the pitch it sinks to, 0 = it stays."""

    wave: str
    pitch: float
    start: float
    length: float
    gain: float
    fall: float = 0.0


SOUNDS: dict[str, tuple[Tone, ...]] = {
    # A knuckle on wood.
    "bid": (Tone("triangle", 310, 0, 0.09, 0.08, 150), Tone("sine", 930, 0, 0.03, 0.03)),
    # Twice, and lower.
    "outbid": (
        Tone("triangle", 230, 0, 0.1, 0.1, 110),
        Tone("triangle", 190, 0.13, 0.13, 0.1, 90),
    ),
    # A stamp on paper.
    "sold": (Tone("sine", 150, 0, 0.12, 0.09, 60), Tone("triangle", 420, 0, 0.03, 0.03, 200)),
    # Coins.
    "income": (
        Tone("sine", 2093, 0, 0.16, 0.03),
        Tone("sine", 2794, 0.06, 0.16, 0.03),
        Tone("sine", 3520, 0.12, 0.2, 0.025),
    ),
    # A train bell, far away.
    "round": (
        Tone("sine", 659, 0, 0.6, 0.045),
        Tone("sine", 1329, 0, 0.45, 0.025),
        Tone("sine", 1790, 0, 0.25, 0.012),
    ),
    # A hammer, two strokes.
    "built": (
        Tone("triangle", 180, 0, 0.08, 0.09, 80),
        Tone("square", 1100, 0, 0.02, 0.015),
        Tone("triangle", 190, 0.16, 0.1, 0.09, 80),
        Tone("square", 1150, 0.16, 0.02, 0.015),
    ),
    # A small chord, from the bottom up.
    "win": (
        Tone("triangle", 523.25, 0, 0.5, 0.03),
        Tone("triangle", 659.26, 0.09, 0.45, 0.03),
        Tone("triangle", 783.99, 0.18, 0.4, 0.03),
        Tone("triangle", 1046.5, 0.27, 0.32, 0.03),
    ),
}
OWN = ("outbid", "income")
"""Sounds of one's own affairs only: those of four seats would be too many."""


def sounds_of(happenings: tuple[Happening, ...]) -> tuple[str, ...]:
    """The sounds of a picture, in order. To be outbid is heard instead of the bid that did it."""
    kinds = [what.kind for what in happenings if what.kind in SOUNDS and (what.own or what.kind not in OWN)]
    if "win" in kinds:
        return ("win",)
    if "outbid" in kinds:
        kinds = [kind for kind in kinds if kind != "bid"]
    return tuple(dict.fromkeys(kinds))[:MOST]


def length_of(sound: str) -> float:
    """Seconds until a sound has died away."""
    return max(tone.start + tone.length for tone in SOUNDS[sound])
