"""What one seat may know (R16). The screen and the opponents see views, never the state."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .actions import Action
from .catalog import ROUNDS
from .engine import legal
from .holdings import BEHIND_SCREEN, HIDDEN
from .rng import Rng
from .state import Deal, State

ONLOOKER = -1


@dataclass(frozen=True, slots=True)
class View:
    """The table as `seat` sees it (-1: an onlooker).

    `table` is a state of its own, with what the seat may not know taken out: hidden holdings are HIDDEN, the piles
    end with the tiles revealed so far (pile 1 is open whole), the seed is 0. `unseen` has the tile numbers still face
    down, sorted, by pile. `legal` is empty unless it is this seat's decision.
    """

    seat: int
    table: State
    unseen: tuple[tuple[int, ...], ...]
    legal: tuple[Action, ...]


def view_for(state: State, seat: int) -> View:
    """R16.1-R16.3: the view of a seat. When the game is over everything is open (R16.5)."""
    table = state.copy()
    table.legal_now = None
    shown = min(state.round, ROUNDS)
    piles = state.deal.piles
    table.deal = Deal(state.deal.start_player, (piles[0], *(pile[:shown] for pile in piles[1:])))
    table.setup = replace(state.setup, seed=0)
    if not state.setup.open_holdings and state.agenda:
        for other, player in enumerate(table.players):
            if other != seat:
                for holding in BEHIND_SCREEN:
                    player.holdings[holding] = HIDDEN
    frame = state.current
    return View(
        seat=seat,
        table=table,
        unseen=((), *(tuple(sorted(pile[shown:])) for pile in piles[1:])),
        legal=legal(state) if frame is not None and frame.seat == seat else (),
    )


def determinize(view: View, rng: Rng) -> State:
    """A whole state that fits a view with open holdings: the unseen tiles are shuffled within their stages (R2.2)."""
    state = view.table.copy()
    if any(HIDDEN in player.holdings for player in state.players):
        raise ValueError("hidden holdings cannot be filled in from a view alone")
    piles = [state.deal.piles[0]]
    for shown, unseen in zip(state.deal.piles[1:], view.unseen[1:], strict=True):
        pile = list(shown)
        for last in (4, 8, 10):
            # Numbers of one pile are in the order of its stages, four, four and two.
            rest = [number for number in unseen if len(shown) < last and (number - 1) % 10 < last]
            unseen = tuple(number for number in unseen if number not in rest)
            rng.shuffle(rest)
            pile += rest
        piles.append(tuple(pile))
    state.deal = Deal(state.deal.start_player, tuple(piles))
    return state
