"""What is seen and heard to happen between two pictures, from the events of the actions done here since the last one.

Only actions that are done at this table are told (`Game.fresh`): nothing stirs when a game is opened, taken over, taken
back, done again or looked at in history. Hidden holdings of others are told to nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from homesteaders.events import ROUND_KEYS, Event
from homesteaders.holdings import BEHIND_SCREEN
from homesteaders.scoring import winners
from homesteaders.session import Session
from homesteaders.state import State

from .game import Game
from .ports import Happening
from .uistate import END, TABLE, UiState

BIDS = ("bid", "matched", "neutral_placed")
LEDGER = ("trade", "debt")
"""Sources of free actions."""


def unseen(ui: UiState, game: Game | None) -> tuple[Happening, ...]:
    """What has happened in the open game since this was last asked, for the eyes of `ui.viewer`."""
    if game is None:
        return ()
    done = [position for position in game.fresh if position < game.session.position]
    shown, game.shown = game.shown, game.session.position
    game.fresh.clear()
    if not done or not 0 <= shown <= done[0]:
        return ()  # the game has just come here, or single choices resolved themselves again after a step back
    behind_curtain = ui.page == TABLE and game.hides and ui.viewer < 0
    if ui.page not in (TABLE, END) or ui.past >= 0 or behind_curtain:
        return ()
    found = happened(game.session, done, ui.viewer)
    if ui.fast:
        # Skipped ahead: one thing a picture is enough.
        return (tuple(what for what in found if what.kind != "goods") or found)[-1:]
    return found


def happened(session: Session, positions: Iterable[int], viewer: int) -> tuple[Happening, ...]:
    """What the actions at these positions made happen, as the seat `viewer` may know it (-1: an onlooker)."""
    found: list[Happening] = []
    for position in positions:
        found += _of_action(session, position, viewer)
    return tuple(found)


def _of_action(session: Session, position: int, viewer: int) -> Iterator[Happening]:
    """What one action made happen; goods of one kind from one place are told once."""
    before, after = session.state_at(position), session.state_at(position + 1)
    goods: dict[tuple[int, str, int], int] = {}
    for event in session.events[position]:
        own = event.seat == viewer
        source = _source(event, before)
        for holding, n in event.changes:
            if own or session.setup.open_holdings or holding not in BEHIND_SCREEN:
                place = event.seat, source, holding
                goods[place] = goods.get(place, 0) + n
        yield from _told(event, source, own, after, viewer)
    for (seat, source, holding), n in goods.items():
        if n:
            yield Happening("goods", seat, seat == viewer, holding, n, source)


def _told(event: Event, source: str, own: bool, after: State, viewer: int) -> Iterator[Happening]:
    """What an event is besides a change of holdings."""
    key, seat = event.key, event.seat
    if key in BIDS or key == "outbid":
        yield Happening("outbid" if key == "outbid" else "bid", seat, own, auction=event.args["auction"])
    elif key in ("won", "unsold") and event.args["auction"] == 1:
        # The first auction is resolved: the bidding is over, and all of them are stamped.
        for auction, holder in enumerate(after.holder, 1):
            if holder >= 0:
                yield Happening("sold", holder, holder == viewer, auction=auction)
    elif key == "passed":
        yield Happening("passed", seat, own)
    elif key == "placed":
        yield Happening("income", seat, own)
    elif key == "built":
        yield Happening("built", seat, own, source=source)
    elif key in ROUND_KEYS:
        yield Happening("round", n=event.args["round"])
    elif key == "over":
        for winner in winners(after):
            yield Happening("win", winner, winner == viewer)


def _source(event: Event, before: State) -> str:
    """Where something comes from, as `Happening.source` names it."""
    kind, _, what = event.source.partition(":")
    if kind == "building":
        return what
    if kind == "auction":
        return f"auction {what}"
    if kind == "tile":
        for auction in range(1, before.auctions + 1):
            tile = before.tile(auction)
            if tile is not None and str(tile.number) == what:
                return f"auction {auction}"
        return ""
    return "ledger" if kind in LEDGER else kind
