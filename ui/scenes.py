"""Gathers a Scene: the game as the viewer may know it, the staged trades done on a copy, and the selected option."""

from __future__ import annotations

from dataclasses import replace

from homesteaders import preview
from homesteaders.actions import NotationError, Place, parse
from homesteaders.catalog import RINGS
from homesteaders.engine import apply
from homesteaders.events import IllegalAction
from homesteaders.holdings import HOLDING_KEYS, Amounts
from homesteaders.scoring import ScoreSheet, score
from homesteaders.state import ALLOCATE, FINAL, PAY_AUCTION, PAY_WORKERS, Player
from homesteaders.views import View, view_for

from .fits import fits_for, leftovers, ways_for
from .game import Game
from .scene import Fit, Scene
from .since import since
from .uistate import UiState
from .undoing import last_position, round_starts, ways, why

WORTH = (10, 10, 20, 30, 42, 45, 45, 15, 22, 0, 0, 0)
"""What a thing is worth when placements are compared: market prices, a point counting a little more than two silver."""


def stage(view: View, tokens: list[str]) -> tuple[View, list[str], tuple[tuple[str, Amounts], ...]]:
    """The view after the staged actions, the tokens that can still be done, and the change each makes."""
    done: list[str] = []
    effects: list[tuple[str, Amounts]] = []
    for token in tokens:
        try:
            then = preview.staged(view, [parse(token)])
        except (IllegalAction, NotationError):
            continue
        before, after = view.table.players[view.seat].holdings, then.table.players[view.seat].holdings
        change = tuple((h, after[h] - before[h]) for h in range(len(HOLDING_KEYS)) if after[h] != before[h])
        done.append(token)
        effects.append((token, change))
        view = then
    return view, done, tuple(effects)


def after_choice(game: Game, seat: int, tokens: list[str], choice: str) -> tuple[tuple[int, ...], ScoreSheet]:
    """The own holdings and score once the staged actions and the selected option are done. Nothing else is told."""
    state = game.state.copy()
    for token in [*tokens, choice] if choice else tokens:
        try:
            apply(state, parse(token))
        except (IllegalAction, NotationError):
            break
    return tuple(state.players[seat].holdings), score(state.players[seat])


def placement_worth(player: Player, rings: int) -> int:
    """How much a placement's income is worth."""
    return sum(WORTH[holding] * n for holding, n in preview.income(player, rings))


def best_placement(view: View) -> int:
    """The rings of the placement that brings most; of equal ones that with fewest workers placed."""
    player = view.table.players[view.seat]
    places = [action.rings for action in view.legal if isinstance(action, Place)]
    return max(places, key=lambda rings: (placement_worth(player, rings), -rings.bit_count()), default=0)


def settle_rings(view: View, rings: int) -> int:
    """A placement made legal: the rings of a double slot are filled from the first on."""
    settled = 0
    for ring in RINGS:
        if rings >> ring.id & 1:
            first = min(
                r.id for r in RINGS if (r.building, r.slot) == (ring.building, ring.slot) and not settled >> r.id & 1
            )
            settled |= 1 << first
    return settled if Place(settled) in view.legal else -1


def cheapest_payment(view: View) -> str:
    """The payment to begin with: nothing lost in change if possible, then the least gold."""
    table, frame = view.table, view.table.current
    if frame is None or frame.kind not in (PAY_WORKERS, PAY_AUCTION):
        return ""
    due = preview.amount_due(table, frame)
    ways = preview.payment_previews(table.players[view.seat], due)
    if not ways:
        return ""
    best = min(ways, key=lambda way: (way.wasted, way.gold))
    return f"pay gold {best.gold}" if best.gold else "pay silver"


def make_scene(game: Game, ui: UiState, number: int, wait: bool) -> Scene:
    """The table for the eyes of `ui.viewer`. Staged tokens that cannot be done any more are dropped from `ui`."""
    seat = ui.viewer
    frame = game.frame
    assert frame is not None
    acting = frame.seat == seat and game.seats[seat].person
    now = view_for(game.state, seat)
    ahead = now
    fits: dict[int, Fit] = {}
    note = ""
    effects: tuple[tuple[str, Amounts], ...] = ()
    after: tuple[int, ...] = ()
    after_score = None
    worth = 0
    if acting:
        ahead, ui.staged, effects = stage(now, ui.staged)
        if frame.kind == ALLOCATE:
            ui.rings = max(0, settle_rings(ahead, ui.rings))
            ui.choice = Place(ui.rings).token
            worth = best_placement(ahead)
        elif ui.choice and not any(action.token == ui.choice for action in ahead.legal):
            ui.choice = ""
        after, after_score = after_choice(game, seat, ui.staged, ui.choice)
    elif seat >= 0:
        after = tuple(now.table.players[seat].holdings)
    if acting:
        # The marks leave out what was staged for the selected building: they say what choosing another would take.
        base, _, _ = stage(now, ui.staged[: len(ui.staged) - ui.auto]) if ui.auto else (ahead, [], ())
        fits, note = fits_for(base, ui)
    steps = ways(game, ui)
    return Scene(
        now=now,
        ahead=ahead,
        after=after,
        after_score=after_score,
        ui=ui,
        seats=game.seats,
        seat=seat,
        acting=acting,
        number=number,
        effects=effects,
        ways=ways_for(ahead) if acting else {},
        fits=fits,
        fit_note=note,
        log=game.lines,
        was=game.outbid(seat) if seat >= 0 else frozenset(),
        undo=why(game, steps.undo),
        turn=why(game, steps.turn),
        redo=why(game, steps.redo),
        since=since(game, seat) if acting else None,
        says={} if acting else game.said_lately(),
        wait=wait,
        worth=worth,
        left=tuple(leftovers(ahead.table.players[seat], ahead.legal)) if acting and frame.kind == FINAL else (),
        more=_more(now.table.players[seat], after_score) if acting and frame.kind == FINAL and not ui.puzzle else 0,
    )


def _more(player: Player, after: ScoreSheet | None) -> int:
    """How many points the best final actions bring beyond those of a list."""
    from homesteaders.bots.liquidation import final_gain  # not needed for the first screen

    return final_gain(player) + score(player).total - after.total if after is not None else 0


def make_past_scene(game: Game, ui: UiState, number: int) -> Scene:
    """The table after `ui.past` actions, for the eyes of `ui.viewer`: nothing can be done here.

    Of a game that is over everything is shown (R16.5), also what was hidden then. The log is that of the whole game.
    """
    ui.past = min(ui.past, last_position(game))
    state, seat = game.session.state_at(ui.past), ui.viewer
    if game.over and not state.setup.open_holdings:
        state = state.copy()
        state.setup = replace(state.setup, open_holdings=True)
    now = view_for(state, seat)
    steps = ways(game, ui)
    return Scene(
        now=now,
        ahead=now,
        after=tuple(now.table.players[seat].holdings) if seat >= 0 else (),
        after_score=None,
        ui=replace(ui, choice="", building=-1, rings=0, staged=[], auto=0, ledger=False),
        seats=game.seats,
        seat=seat,
        acting=False,
        number=number,
        effects=(),
        ways={},
        fits={},
        fit_note="",
        log=game.lines,
        was=game.at(ui.past).outbid(seat) if seat >= 0 else frozenset(),
        undo=why(game, steps.undo),
        turn=why(game, steps.turn),
        redo=why(game, steps.redo),
        since=None,
        wait=False,
        worth=0,
        left=(),
        past=ui.past,
        starts=round_starts(game),
    )
