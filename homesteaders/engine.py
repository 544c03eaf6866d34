"""The rules in four calls: `new_game`, `legal`, `apply`, `is_over`; and `why_not` for the reason of a refusal.

state = new_game(Setup(players=3, seed=7))
while not is_over(state):
    apply(state, choose(legal(state)))
"""

from __future__ import annotations

from collections.abc import Callable

from .actions import FREE_ACTION_TYPES, Action
from .catalog import BUILDINGS, FINAL_ROUND, HOMESTEAD, STAGE_ROUNDS
from .events import IllegalAction
from .holdings import SILVER, WORKERS
from .ledger import Log, note
from .phases import Phase
from .phases.bidding import BIDDING, NEUTRAL_BIDDING, end_bidding
from .phases.building import BUILDING_STEP
from .phases.effects import WORKER_OFFER, discard_one_debt, gain_rail_line, gain_tile_vp, gain_trade
from .phases.exchange import EXCHANGE
from .phases.final import FINAL_ACTIONS
from .phases.free import apply_free, free_actions, why_not_free
from .phases.payment import PAYMENT
from .phases.track import TRACK, advance
from .phases.workers import ALLOCATION
from .state import (
    ADVANCE,
    ALLOCATE,
    BID,
    BUILD,
    DISCARD_DEBT,
    END_BIDDING,
    EXTRA_BUILD,
    FINAL,
    GAIN_RAIL_LINE,
    GAIN_TRADE,
    NEUTRAL_BID,
    NOBODY,
    ON_BUILD_WORKER,
    PAY_AUCTION,
    PAY_WORKERS,
    RESOLVE,
    START_ROUND,
    TILE_EXCHANGE,
    TILE_VP,
    TILE_WORKER,
    TRACK_REWARD,
    Deal,
    Frame,
    Setup,
    State,
    check_deal,
    deal,
    pending,
)

RULES_VERSION = 1
"""A promise to saves and codes: a change that alters any golden game gives it a new number."""

_PHASES: dict[int, Phase] = {
    ALLOCATE: ALLOCATION,
    PAY_WORKERS: PAYMENT,
    NEUTRAL_BID: NEUTRAL_BIDDING,
    BID: BIDDING,
    TRACK_REWARD: TRACK,
    PAY_AUCTION: PAYMENT,
    BUILD: BUILDING_STEP,
    ON_BUILD_WORKER: WORKER_OFFER,
    EXTRA_BUILD: BUILDING_STEP,
    TILE_WORKER: WORKER_OFFER,
    TILE_EXCHANGE: EXCHANGE,
    FINAL: FINAL_ACTIONS,
}


def new_game(setup: Setup, given: Deal | None = None) -> State:
    """A game at its first decision (R2). `given` replaces the deal of the seed. Raises SetupError."""
    if given is None:
        given = deal(setup)
    else:
        check_deal(setup, given)
    state = State(setup, given)
    for player in state.players:
        player.holdings[SILVER] = 6
        player.holdings[WORKERS] = 1
        player.add_building(HOMESTEAD)
    state.agenda.append(pending(START_ROUND, NOBODY, 1))
    _settle(state, None)
    return state


def legal(state: State) -> tuple[Action, ...]:
    """Everything that the acting seat may do now: options that end the decision, then free actions. () when over."""
    known = state.legal_now
    if known is None:
        if state.agenda:
            frame = state.agenda[-1]
            known = _PHASES[frame.kind].legal(state, frame) + free_actions(
                state.players[frame.seat], frame.kind == FINAL
            )
        else:
            known = ()
        state.legal_now = known
    return known


def apply(state: State, action: Action, log: Log = None, seat: int | None = None) -> None:
    """Carry out an action of the acting seat, in place; events go to `log`.

    `seat` may name who acts, to be checked (R17.14). Raises IllegalAction; then the state is untouched.
    """
    if action not in legal(state) or (seat is not None and seat != state.agenda[-1].seat):
        reason = why_not(state, action, seat)
        assert reason is not None
        raise reason
    carry_out(state, action, log)


def carry_out(state: State, action: Action, log: Log = None) -> None:
    """`apply` without its check: the action must be legal now, or the state is spoilt without a word.

    For search and playouts alone, which take their actions from `legal` or know them to be in it.
    """
    frame = state.agenda[-1]
    state.legal_now = None
    if action.free:
        apply_free(state, frame, action, log)
    else:
        _PHASES[frame.kind].apply(state, frame, action, log)
        _settle(state, log)


def why_not(state: State, action: Action, seat: int | None = None) -> IllegalAction | None:
    """The reason why an action is not legal now, None when it is."""
    if not state.agenda:
        return IllegalAction("over")
    frame = state.agenda[-1]
    if seat is not None and seat != frame.seat:
        return IllegalAction("not_your_decision")
    if action in legal(state):
        return None
    if isinstance(action, FREE_ACTION_TYPES):
        return why_not_free(state, frame, action)
    return _PHASES[frame.kind].why_not(state, frame, action)


def is_over(state: State) -> bool:
    """Has everybody finished the final actions (R15)?"""
    return not state.agenda


def stage_supply(state: State) -> None:
    """R2.5, R3.3: bring the supply to that of the round's stage, at the start of rounds 1, 5 and 9."""
    two = state.setup.players == 2
    for building in BUILDINGS:
        first, last = STAGE_ROUNDS[building.stage]
        if state.round > last:
            state.supply[building.id] = 0
        elif state.round == first:
            state.supply[building.id] = building.copies_2p if two else building.copies


def _start_round(state: State, frame: Frame, log: Log) -> None:
    """R3.2, R3.3: the setup step, and everything that the round will ask, on the agenda."""
    state.round = frame.arg
    state.standing = [0] * len(state.standing)
    state.holder = [NOBODY] * len(state.holder)
    state.passed = 0
    for player in state.players:
        player.placement = 0
    if state.round in (1, 5, 9):
        stage_supply(state)
    note(log, "final_round" if state.round == FINAL_ROUND else "round", NOBODY, round=state.round, stage=state.stage)
    agenda = state.agenda
    agenda.pop()
    seats = [(state.start_player + step) % state.setup.players for step in range(state.setup.players)]
    if state.round == FINAL_ROUND:
        # R15.1: no auction; the unbuilt city buildings are out of reach.
        state.supply = [0] * len(state.supply)
    else:
        agenda.append(pending(START_ROUND, NOBODY, state.round + 1))
        agenda += [pending(RESOLVE, NOBODY, auction) for auction in range(state.auctions, 0, -1)]
        agenda.append(pending(END_BIDDING, NOBODY, 0))
        agenda.append(pending(BID, state.start_player, 0))
        if state.setup.players == 2:
            agenda.append(pending(NEUTRAL_BID, state.start_player, 0))
    agenda += [pending(ALLOCATE, seat, 0) for seat in reversed(seats)]


def _resolve(state: State, frame: Frame, log: Log) -> None:
    """R11.1, R12, R14.1: hand an auction to its winner: marker, and what is to be decided, in order."""
    state.agenda.pop()
    auction = frame.arg
    winner = state.holder[auction - 1]
    if winner < 0:
        note(log, "unsold", winner, auction=auction)
        return
    note(log, "won", winner, auction=auction, value=state.standing[auction - 1])
    if state.start_player != winner and max(state.holder[: auction - 1], default=NOBODY) < 0:
        state.start_player = winner
        note(log, "start_player", winner)
    tile = state.tile(auction)
    assert tile is not None
    agenda = state.agenda
    if tile.pay:
        agenda.append(pending(TILE_EXCHANGE, winner, auction))
    if tile.vp:
        agenda.append(pending(TILE_VP, winner, -tile.number))
    if tile.advance:
        agenda.append(pending(ADVANCE, winner, -tile.number))
    if tile.worker:
        agenda.append(pending(TILE_WORKER, winner, auction))
    if tile.types:
        agenda.append(pending(BUILD, winner, auction))
    agenda.append(pending(PAY_AUCTION, winner, auction))


_AUTOMATIC: dict[int, Callable[[State, Frame, Log], None]] = {
    START_ROUND: _start_round,
    END_BIDDING: end_bidding,
    RESOLVE: _resolve,
    ADVANCE: advance,
    GAIN_TRADE: gain_trade,
    GAIN_RAIL_LINE: gain_rail_line,
    DISCARD_DEBT: discard_one_debt,
    TILE_VP: gain_tile_vp,
}


def _settle(state: State, log: Log) -> None:
    """Run what needs no decision, until one is on top or the game is over."""
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        run = _AUTOMATIC.get(frame.kind)
        if run is None:
            return
        run(state, frame, log)
    note(log, "over", NOBODY)
