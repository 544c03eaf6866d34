"""The levels, weakest first, and how often the two lowest err.

How much they err was tuned on deals with seeds from 1,000,000 on, 120 to 300 games a try, until each level was as far
below the next as docs/opponents.md wants it, and a little more. One challenger among several has to be better by less.
"""

from __future__ import annotations

from .fallible import Fallible, Habits

MISTAKES = Habits(misjudges=3.0, passes=0.03, idles=0.2, forgets=0.25)
"""What both make, the one more and the other less."""
GREENHORN = {2: MISTAKES.times(1.95), 3: MISTAKES.times(1.75), 4: MISTAKES.times(1.5)}
SETTLER = {2: MISTAKES.times(0.95), 3: MISTAKES.times(1.0), 4: MISTAKES.times(0.75)}
"""Habits by number of players."""


LEVELS = ("greenhorn", "settler", "rancher", "foreman", "baron")
"""The keys of the levels in BOTS, weakest first."""


def greenhorn() -> Fallible:
    """A beginner: bids too much now and then or gives up early, leaves workers idle, does not think of trades."""
    return Fallible("greenhorn", GREENHORN)


def settler() -> Fallible:
    """A rancher whose mind is often elsewhere: the same mistakes as a beginner's, fewer of them."""
    return Fallible("settler", SETTLER)
