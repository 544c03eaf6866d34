"""What an opponent is: something that sees a view and answers with one legal action."""

from __future__ import annotations

from typing import Protocol

from ..actions import Action
from ..rng import Rng
from ..views import View


class Bot(Protocol):
    """An opponent. It keeps nothing between calls: the same view and the same random numbers give the same answer."""

    @property
    def name(self) -> str:
        """Its key in BOTS."""

    def choose(self, view: View, rng: Rng) -> Action:
        """One of `view.legal`, which is not empty. It may be a free action; then the bot is asked again."""
