"""The worker's side of thinking: what `thinker.py` beside the page exports to it."""

from __future__ import annotations

from time import perf_counter

from .jobs import Jobs

_JOBS = Jobs(perf_counter)


def think(request: str) -> str:
    """Work on a job for a slice; see `Jobs.run`."""
    return _JOBS.run(str(request))
