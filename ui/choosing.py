"""How a decision is prepared: selecting, staging, placing. It changes the screen's state alone, never the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from homesteaders.actions import Action, Build, Done, NotationError, Place, is_free, parse
from homesteaders.catalog import BUILDING, BUILDINGS
from homesteaders.engine import why_not
from homesteaders.holdings import WORKERS
from homesteaders.state import ALLOCATE, FINAL, PAY_AUCTION, PAY_WORKERS
from homesteaders.views import View, view_for

from .fits import fits_for, ways_for
from .game import Game
from .reach import way_of
from .scenes import best_placement, cheapest_payment, settle_rings, stage
from .uistate import UiState
from .views.docket_build import chosen_building
from .views.ledger import action_words
from .views.rings import ring_order
from .words import t

PAYMENTS = (PAY_WORKERS, PAY_AUCTION)


class Choosing:
    """The open decision of the person at the screen, and what is selected and staged in it."""

    def __init__(self, game: Game, ui: UiState) -> None:
        frame = game.frame
        assert frame is not None
        self._game = game
        self._ui = ui
        self._kind = frame.kind

    def _ahead(self) -> View:
        """The view after what is staged."""
        view, _, _ = stage(view_for(self._game.state, self._ui.viewer), self._ui.staged)
        return view

    def _legal(self) -> set[str]:
        """The tokens that are legal after what is staged."""
        return {action.token for action in self._ahead().legal}

    def begin(self) -> bool:
        """What is selected before the person has done anything; True if something is."""
        view = self._ahead()
        if self._kind == ALLOCATE:
            self._ui.rings = max(0, settle_rings(view, view.table.players[view.seat].placement))
        elif self._kind in PAYMENTS:
            self._ui.choice = cheapest_payment(view)
        return self._kind == ALLOCATE or bool(self._ui.choice)

    def tokens(self) -> list[str]:
        """What confirming does, in order: the staged lines, then the selected option."""
        ui = self._ui
        if self._kind == ALLOCATE:
            return list(ui.staged) if ui.ledger and ui.staged else [*ui.staged, Place(ui.rings).token]
        return [*ui.staged, ui.choice] if ui.choice else list(ui.staged)

    # ---- intents, each with what stands behind its colon

    def why(self, token: str) -> None:
        """Why an option cannot be had now, in the engine's words; without a token: why nothing can be committed."""
        table = self._ahead().table
        try:
            action = parse(token) if token else self._never()
        except NotationError:
            return
        reason = why_not(table, action)
        if reason is not None:
            self._ui.hint = str(reason)
        if isinstance(action, Build) and 0 <= action.building < len(BUILDINGS):
            self.unselect()
            self._ui.building = action.building

    def _never(self) -> Action:
        """An option that no decision of this kind has: refused with what is to be done first."""
        return Place(0) if self._kind != ALLOCATE else Done()

    def select(self, token: str) -> None:
        if token != self._ui.choice:
            self._without_auto(lambda: token in self._legal())
        if token in self._legal():
            self._ui.choice = token
            self._ui.building = chosen_building(token)

    def unselect(self) -> None:
        """Nothing is selected any more, and nothing is staged for it."""
        self._without_auto(lambda: True)
        self._ui.choice, self._ui.building = "", -1

    def _without_auto(self, still: Callable[[], bool]) -> None:
        """Take back the lines that were staged for the last selection, if the new one is possible without them."""
        ui = self._ui
        if ui.auto:
            kept = ui.staged
            ui.staged = kept[: len(kept) - ui.auto]
            if still():
                ui.auto = 0
            else:
                ui.staged = kept

    def pick(self, key: str) -> None:
        """A building that can be paid for in several ways: the first of them is selected, the slip shows all."""
        self._without_auto(lambda: bool(self._builds(key)))
        options = self._builds(key)
        if options:
            self._ui.choice = options[0]
            self._ui.building = BUILDING[key].id

    def _builds(self, key: str) -> list[str]:
        return sorted(token for token in self._legal() if token.split()[:2] == ["build", key])

    def fund(self, what: str) -> None:
        """Stage the cheapest way to a building (by its key) or an option (by its token), and select that."""
        ui = self._ui
        self._without_auto(lambda: True)
        view = self._ahead()
        fits, _ = fits_for(view, ui)
        if what in BUILDING:
            fit = fits.get(BUILDING[what].id)
            way = fit.way if fit is not None else ()
        else:
            way = ways_for(view).get(what, ()) or way_of(view.table.players[view.seat], what)
        if not way:
            return
        ui.staged = [*ui.staged, *way]
        if what in BUILDING:
            self.pick(what)
            ui.building = BUILDING[what].id
        elif what in self._legal():
            ui.choice = what
        ui.auto = len(way)
        ui.hint = t("prompt.with", n=len(ui.staged))

    def stage(self, token: str) -> None:
        if token in self._legal():
            self._ui.staged = [*self._ui.staged, token]
            self._ui.auto = 0
            self._ui.hint = t("hint.staged", line=action_words(parse(token)))
            self._reselect()

    def plan(self, tokens: Sequence[str]) -> None:
        """Stage the free actions of a plan and select the action that ends the decision, in place of what was there."""
        ui = self._ui
        self.unselect()
        ui.staged = [token for token in tokens if is_free(parse(token))]
        for token in tokens:
            action = parse(token)
            if isinstance(action, Place):
                ui.rings = action.rings
            elif not is_free(action) and token in self._legal():
                ui.choice, ui.building = token, chosen_building(token)
        ui.auto = len(ui.staged) if ui.choice else 0

    def best(self, _rest: str) -> None:
        """Stage the best final actions there are, and finish after them."""
        from homesteaders.bots.liquidation import final_actions  # not needed for the first screen

        if self._kind == FINAL:
            view = view_for(self._game.state, self._ui.viewer)
            best = final_actions(view.table.players[view.seat])
            self.plan([*(action.token for action in best), Done().token])

    def unstage(self, index: str) -> None:
        if index.isdigit() and int(index) < len(self._ui.staged):
            del self._ui.staged[int(index)]
            self._ui.auto = 0
            count = len(self._ui.staged)
            self._reselect()
            if len(self._ui.staged) < count:
                self._ui.hint = t("hint.dropped")

    def clear(self, _rest: str) -> None:
        self._ui.staged = []
        self._ui.auto = 0
        self._ui.building = -1
        self._reselect()

    def _reselect(self) -> None:
        """The list has changed: drop lines that cannot be done any more, keep the selection if it can be."""
        ui = self._ui
        view, ui.staged, _ = stage(view_for(self._game.state, ui.viewer), ui.staged)
        if ui.choice and all(action.token != ui.choice for action in view.legal):
            ui.choice = ""
        if not ui.choice and self._kind in PAYMENTS:
            ui.choice = cheapest_payment(view)

    def ring(self, number: str) -> None:
        """Put a worker on a ring, or take it back."""
        if self._kind == ALLOCATE and number.isdigit():
            self._place(self._ui.rings ^ (1 << int(number)))

    def nth(self, number: str) -> None:
        """The same for the n-th ring, as the keys count them; 0 is the tenth."""
        if self._kind != ALLOCATE or not number.isdigit():
            return
        view = self._ahead()
        order = ring_order(view.table.players[view.seat])
        place = (int(number) or 10) - 1
        if place < len(order):
            self.ring(str(order[place]))
        else:
            self._ui.hint = t("hint.no_ring", n=len(order))

    def move(self, rest: str) -> None:
        """`move:3 5`: the worker of one ring to another; `move:bench 5` and `move:3 bench` from and to the idle."""
        start, _, end = rest.partition(" ")
        if self._kind != ALLOCATE or not all(place == "bench" or place.isdigit() for place in (start, end)):
            return
        wanted = self._ui.rings
        if start != "bench":
            wanted &= ~(1 << int(start))
        if end != "bench":
            wanted |= 1 << int(end)
        if wanted != self._ui.rings:
            self._place(wanted)

    def _place(self, wanted: int) -> None:
        view = self._ahead()
        have = view.table.players[view.seat].holdings[WORKERS]
        if wanted.bit_count() > have:
            self._ui.hint = t("hint.no_worker")
            return
        settled = settle_rings(view, wanted)
        if settled >= 0:
            self._ui.rings = settled

    def recall(self, _rest: str) -> None:
        if self._kind == ALLOCATE:
            if not self._ui.rings:
                self._ui.hint = t("bench.recall_why")
            self._ui.rings = 0

    def auto(self, _rest: str) -> None:
        if self._kind == ALLOCATE:
            best = best_placement(self._ahead())
            if self._ui.rings == best:
                self._ui.hint = t("bench.auto_why")
            self._ui.rings = best
