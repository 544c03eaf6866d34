"""Everything a region may look at, gathered once for each picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from homesteaders.holdings import DEBT, GOLD, HIDDEN, SILVER, Amounts, worth_in_silver
from homesteaders.preview import DEBT_SILVER, PaymentPreview, amount_due, payment_preview
from homesteaders.scoring import ScoreSheet, score
from homesteaders.state import Frame, Player
from homesteaders.views import View

from .uistate import Seat, UiState

FIT_ORDER = {"ok": 0, "tr": 1, "no": 2}


@dataclass(frozen=True, slots=True)
class Fit:
    """Whether a building can be had: `mark` ok (now), tr (with trades) or no; the words; the trades that lead there."""

    mark: str
    short: str
    long: str
    way: tuple[str, ...] = ()

    @property
    def rank(self) -> tuple[int, int]:
        """For sorting: within reach first, those with fewer trades before those with more."""
        return FIT_ORDER[self.mark], len(self.way)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log: whose mark stands before it (-1 = nobody's), in which round and at which action (by its
    position in the game) it happened."""

    seat: int
    text: str
    round: int
    action: int
    says: str = ""
    """What a character said, if the sentence tells that."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """What a seat did, or met, in phrases that go on after its name."""

    seat: int
    phrases: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Since:
    """What happened since the last action of `seat`, which was that at position `start` (-1 = it has not acted yet).

    `groups`: each other seat in the order in which they first did something, then the own seat, if something befell
    it. `news`: sentences that are nobody's. `tiles`: the auction tiles of the round that began. `count`: how many
    actions of others there were.
    """

    seat: int
    start: int
    groups: tuple[Deeds, ...]
    news: tuple[str, ...]
    tiles: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as one seat may see it.

    `now` is the game, `ahead` the game after the staged free actions (its `legal` makes every control), `after` the own
    holdings once the selected option is done too.
    """

    now: View
    ahead: View
    after: tuple[int, ...]
    after_score: ScoreSheet | None
    ui: UiState
    seats: tuple[Seat, ...]
    seat: int
    acting: bool
    number: int
    effects: tuple[tuple[str, Amounts], ...]
    """The staged lines with the change each makes."""
    ways: dict[str, tuple[str, ...]]
    """Options that are not payable yet, with the free actions that make them so."""
    fits: dict[int, Fit]
    fit_note: str
    log: tuple[LogLine, ...]
    was: frozenset[tuple[int, int]]
    """The own bids (auction, value) of this round that were outbid."""
    undo: str
    """Why the last step cannot be undone, "" = it can; so for a turn, and for redo."""
    turn: str
    redo: str
    since: Since | None
    """What the others did since the last turn, while a decision is to be made."""
    wait: bool
    """The option was selected for the player and has just appeared: a second tap of a double tap is not an answer."""
    worth: int
    """The placement worth most, as rings, while workers are placed."""
    left: tuple[tuple[str, str], ...]
    """In the final round: what would still bring points, each as "chits" or "debt" and in words."""
    more: int = 0
    """In the final round: how many points the best final actions bring beyond what is staged."""
    says: Mapping[int, str] = field(default_factory=dict)
    """What characters have just said, by seat, while others act."""
    past: int = -1
    """The table as it was after so many actions; -1 = as it is."""
    starts: tuple[tuple[int, int], ...] = ()
    """(round, position) of the beginnings of the rounds, while the past is shown."""

    @property
    def frame(self) -> Frame:
        """The decision to be made."""
        frame = self.now.table.current
        assert frame is not None
        return frame

    @property
    def kind(self) -> int:
        return self.frame.kind

    @property
    def me(self) -> Player:
        """The own area now. Only when `seat` is one."""
        return self.now.table.players[self.seat]

    @property
    def then(self) -> Player:
        """The own area after the staged free actions."""
        return self.ahead.table.players[self.seat]

    def name(self, seat: int) -> str:
        """A seat's name: foreign text, not yet escaped."""
        return self.seats[seat].label

    @property
    def rivals(self) -> list[int]:
        """The other seats, in turn order after the own one."""
        count = len(self.seats)
        start = self.seat if self.seat >= 0 else -1
        return [(start + step) % count for step in range(1, count + (0 if self.seat >= 0 else 1))]


def means(player: Player) -> int:
    """How much a player can pay in one amount without debt or trades: silver, and gold at five. HIDDEN if hidden."""
    if player.holdings[SILVER] == HIDDEN:
        return HIDDEN
    return worth_in_silver(player.holdings[SILVER], player.holdings[GOLD])


def debts_for(short: int) -> int:
    """How many debts bring the silver that is short."""
    return max(0, -(-short // DEBT_SILVER))


def known(player: Player) -> bool:
    """May this seat's holdings be seen?"""
    return player.holdings[DEBT] != HIDDEN


def points(player: Player) -> int:
    """The score now; only the open part of it where the rest is hidden."""
    sheet = score(player)
    return sheet.total if known(player) else sheet.printed + sum(n for _, n in sheet.bonuses)


def due(scene: Scene) -> int:
    """The silver to be paid."""
    return amount_due(scene.ahead.table, scene.frame)


def payment(token: str, amount: int) -> PaymentPreview:
    """Gold, silver and what is lost in change, of a payment's token."""
    return payment_preview(amount, int(token.split()[2]) if token.startswith("pay gold") else 0)
