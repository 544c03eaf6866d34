"""TRACK_REWARD (R10): advances on the Railroad Development Track and their rewards."""

from __future__ import annotations

from ..actions import Action, Reward
from ..catalog import REWARD_GAINS, REWARD_SPACES, REWARDS, TRACK_END
from ..events import IllegalAction
from ..language import Key
from ..ledger import Log, change, note
from ..state import TRACK_REWARD, Frame, State, pending
from . import Phase
from .effects import source_of

# R10.2: what may be chosen at each space, the space reached and all earlier ones.
_REWARDS_AT = tuple(
    tuple(Reward(key) for key, space in zip(REWARDS, REWARD_SPACES, strict=True) if space <= reached)
    for reached in range(TRACK_END + 1)
)


def advance(state: State, frame: Frame, log: Log) -> None:
    """R10.1: one space forward, not beyond the last, and a reward to choose all the same."""
    player = state.players[frame.seat]
    player.track = min(player.track + 1, TRACK_END)
    if log is not None:
        note(log, "advanced", frame.seat, source_of(frame.arg), space=player.track)
    state.agenda[-1] = pending(TRACK_REWARD, frame.seat, frame.arg)


def _legal(state: State, frame: Frame) -> tuple[Action, ...]:
    return _REWARDS_AT[state.players[frame.seat].track]


def _apply(state: State, frame: Frame, action: Reward, log: Log) -> None:
    state.agenda.pop()
    change(state, frame.seat, REWARD_GAINS[REWARDS.index(action.key)], log, "reward", "track")


def _why_not(state: State, frame: Frame, action: Action) -> IllegalAction:
    space = state.players[frame.seat].track
    if not isinstance(action, Reward) or action.key not in REWARDS:
        return IllegalAction("reward.first", space=space)
    needed = REWARD_SPACES[REWARDS.index(action.key)]
    return IllegalAction("reward.too_early", space=space, needed=needed, reward=Key(f"reward.{action.key}"))


TRACK = Phase(_legal, _apply, _why_not)
