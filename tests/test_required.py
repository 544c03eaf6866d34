"""Is everything in some golden game? The golden games are the recorded ones and the transcripts in `tests/games/`.

Coverage of lines says little; this names each building, slot, tile, bonus, trade, effect and ending that no game shows.
"""

from __future__ import annotations

from functools import cache

import pytest

from tests import features
from tests.golden_games import golden_files, golden_record
from tests.trace_replay import recorded_replays

pytestmark = pytest.mark.engine


@cache
def _in_transcripts() -> set[str]:
    found: set[str] = set()
    for path in golden_files():
        found |= features.features_of(golden_record(path).session)
    return found


def test_the_transcripts_show_everything() -> None:
    missing = features.required() - _in_transcripts()
    assert not missing, f"in no golden game: {sorted(missing)}"


def test_the_recorded_games_show_all_that_recordings_can() -> None:
    """FORMAT: what recordings never hold is just what the own games add."""
    found: set[str] = set()
    for replay in recorded_replays():
        found |= features.features_of(replay.session())
    never_recorded = {
        *(f"free action at {kind}" for kind in ("neutral_bid", "bid", "track_reward", "on_build_worker")),
        *(f"free buy {good} with gold" for good in ("wood", "food", "steel", "gold")),
        *(name for name in features.required() if name.startswith("recruit at ")),
        "slot 1 of river_port half filled",
        "holdings hidden",
    } - {"recruit at allocate", "recruit at final"}
    assert features.required() - found == never_recorded


def test_no_event_of_the_engine_is_left_out() -> None:
    seen = {name.removeprefix("event ") for name in _in_transcripts() if name.startswith("event ")}
    assert seen == set(features.EVENTS)
