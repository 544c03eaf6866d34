"""Expectations about many games at once: deals of many seeds, and the same game played twice."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from homesteaders.actions import is_free, parse
from homesteaders.engine import apply, is_over, legal, new_game
from homesteaders.events import Event
from homesteaders.scoring import scores
from homesteaders.state import Deal, Setup, State, deal, digest, dump

from .schema import SEATS

SPREAD = 5  # standard deviations that a count may be off
SHORTEST, LONGEST = 60, 5000  # actions of a game


def check_deals(data: Mapping[str, Any]) -> list[str]:
    """What the deals of many seeds have in common."""
    wanted = data.get("deals")
    if wanted is None:
        return []
    players = data["players"]
    deals = [deal(Setup(players, seed)) for seed in range(wanted["seeds"])]
    problems: list[str] = []
    if "auctions" in wanted:
        numbers = {tile for given in deals for pile in given.piles for tile in pile}
        games = [new_game(Setup(players, seed)) for seed in range(min(20, wanted["seeds"]))]
        counts = {len(given.piles) for given in deals} | {game.auctions for game in games}
        if [game.deal for game in games] != deals[: len(games)]:
            problems.append("a new game does not use the deal of its seed")
        if counts != {wanted["auctions"]}:
            problems.append(f"auctions in a round should be {wanted['auctions']}, but are {sorted(counts)}")
        if numbers != set(range(1, 10 * wanted["auctions"] + 1)):
            problems.append(f"the tiles in use are {sorted(numbers)}")
    if "pile1" in wanted and {given.piles[0] for given in deals} != {tuple(wanted["pile1"])}:
        problems.append("pile 1 is not always in the order that is expected")
    if "start_players" in wanted:
        problems += _even("the start player", (SEATS[given.start_player] for given in deals), wanted["start_players"])
    for stage in wanted.get("stages", ()):
        problems += _check_stage(deals, stage)
    return problems


def _check_stage(deals: list[Deal], stage: Mapping[str, Any]) -> list[str]:
    problems: list[str] = []
    rounds = stage["rounds"]
    piles = [number for number in (2, 3) if f"auction{number}" in stage]
    for number in piles:
        tiles = sorted(stage[f"auction{number}"])
        orders = Counter(tuple(given.piles[number - 1][r - 1] for r in rounds) for given in deals)
        if any(sorted(order) != tiles for order in orders):
            problems.append(f"auction {number} in rounds {rounds} is not always an order of {tiles}")
        if len(orders) != math.factorial(len(tiles)):
            problems.append(f"auction {number} in rounds {rounds} has only {len(orders)} different orders")
    if len(piles) == 2:
        pairs = [f"{a} beside {b}" for a in stage["auction2"] for b in stage["auction3"]]
        for r in rounds:
            there = (f"{given.piles[1][r - 1]} beside {given.piles[2][r - 1]}" for given in deals)
            problems += _even(f"round {r}", there, pairs)
    return problems


def _even(what: str, found: Iterable[str], wanted: list[str]) -> list[str]:
    """Each of `wanted` comes about equally often, and nothing else comes."""
    counts = Counter(found)
    total, share = sum(counts.values()), 1 / len(wanted)
    slack = SPREAD * math.sqrt(total * share * (1 - share))
    problems = [f"{what}: {other} is not expected" for other in counts if other not in wanted]
    return problems + [
        f"{what}: {one} came {counts[one]} times in {total}"
        for one in wanted
        if abs(counts[one] - total * share) > slack
    ]


def check_same_again(data: Mapping[str, Any]) -> list[str]:
    """A whole game of random actions, and once more from its tokens: the same states, events and scores (R16.4)."""
    for seed in data.get("same_again", {}).get("seeds", ()):
        setup = Setup(data["players"], seed)
        tokens, first = _random_game(setup)
        second = _replayed(setup, tokens)
        for step, (one, two) in enumerate(zip(first, second, strict=True)):
            if one != two:
                return [f"seed {seed}: the games differ after action {step}"]
        if not SHORTEST <= len(tokens) < LONGEST:
            return [f"seed {seed}: a game of {len(tokens)} actions is no whole game"]
    return []


def _snapshot(state: State, log: list[Event]) -> tuple[str, str, str, list[str]]:
    return digest(state), dump(state), repr(log), [action.token for action in legal(state)]


def _random_game(setup: Setup) -> tuple[list[str], list[Any]]:
    chooser = random.Random(setup.seed)
    state = new_game(setup)
    tokens: list[str] = []
    seen: list[Any] = [_snapshot(state, [])]
    while not is_over(state) and len(tokens) < LONGEST:
        known = legal(state)
        options = [action for action in known if not is_free(action)]
        trades = [action for action in known if is_free(action) and action.token != "debt"]
        use_trade = bool(trades) and (not options or chooser.random() < 0.2)
        action = chooser.choice(trades if use_trade else options or known)
        log: list[Event] = []
        apply(state, action, log)
        tokens.append(action.token)
        seen.append(_snapshot(state, log))
    return tokens, [*seen, scores(state)]


def _replayed(setup: Setup, tokens: list[str]) -> list[Any]:
    state = new_game(setup)
    seen: list[Any] = [_snapshot(state, [])]
    for text in tokens:
        log: list[Event] = []
        apply(state, parse(text), log)
        seen.append(_snapshot(state, log))
    return [*seen, scores(state)]
