"""Fuzz the game: `make fuzz MINUTES=10 [SEED=n]`.

Rounds of `tests/fuzzing.py`, one after the other, each made of its number alone. Prints once a minute, and at the
end, what was done; stops at the first finding with the number and the input that bring it back, kept in build/fuzz/.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests import fuzzing  # noqa: E402

KEPT = ROOT / "build" / "fuzz"
EVERY = 60.0
"""Seconds between two lines of progress."""


def report(count: Counter[str], seconds: float, busy: float) -> str:
    """What was done, in all and per minute of processor time."""
    lines = [f"{seconds:.0f} s on the clock, {busy:.0f} s of processor time; per minute of the latter:"]
    for what in sorted(count, key=lambda what: (what.startswith("by "), what)):
        lines.append(f"  {what:40} {count[what]:>10,} {count[what] / max(busy, 0.001) * 60:>12,.0f}")
    return "\n".join(lines)


def keep(found: fuzzing.Finding, folder: Path) -> Path:
    """Write a finding down: how it came about and what was read."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"round-{found.seed}.txt"
    why = "".join(traceback.format_exception(found.__cause__))
    path.write_text(f"{found}\n\n{why}\ninput: {found.text!r}\n", encoding="utf-8")
    return path


def main(words: list[str] | None = None, folder: Path = KEPT) -> int:
    """0: nothing was found. 1: something was."""
    parser = argparse.ArgumentParser(prog="fuzz", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10, help="stop after so many")
    parser.add_argument("--rounds", type=int, default=0, help="stop after so many rounds; 0: only by the clock")
    parser.add_argument("--seed", type=int, default=None, help="the first round (default: by the clock)")
    parser.add_argument("--codes", type=int, default=fuzzing.CODES, help="mutated codes in a round")
    parser.add_argument("--only", default=",".join(fuzzing.STAGES), help="stages, with commas between them")
    args = parser.parse_args(words)
    seed = int(time.time()) if args.seed is None else args.seed
    stages = tuple(args.only.split(","))
    if unknown := set(stages) - set(fuzzing.STAGES):
        parser.error(f"no such stage: {', '.join(sorted(unknown))}; there are {', '.join(fuzzing.STAGES)}")
    count: Counter[str] = Counter()
    began, told, busy = time.monotonic(), time.monotonic(), time.process_time()
    print(f"rounds from SEED={seed} on", flush=True)
    done = 0
    try:
        while time.monotonic() - began < 60 * args.minutes and (not args.rounds or done < args.rounds):
            fuzzing.run(seed + done, count, args.codes, stages)
            done += 1
            if time.monotonic() - told > EVERY:
                told = time.monotonic()
                print(
                    f"{done} rounds: {count['games']:,} games, {count['decisions']:,} decisions, "
                    f"{count['mutated codes']:,} mutated codes",
                    flush=True,
                )
    except fuzzing.Finding as found:
        path = keep(found, folder)
        print("".join(traceback.format_exception(found.__cause__)))
        print(f"FOUND in {found}: {found.__cause__!r:.300}\ninput: {found.text[:2000]!r}\nkept in {path}")
        print(f"It comes back with: make fuzz MINUTES=1 SEED={found.seed}; go on with SEED={found.seed + 1}")
        return 1
    except KeyboardInterrupt:
        print("stopped")
    print(report(count, time.monotonic() - began, time.process_time() - busy))
    print(f"nothing found in {done} rounds; go on with SEED={seed + done}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
