"""Fits the weights of homesteaders/bots/evaluation.py to games. Needs numpy (requirements-train.txt).

For each number of players and round, from the last round back:
1. Ridge: weights that foretell a seat's own final score, drawn towards those that there were before.
2. How many points make a lead e times as likely to win (tau), by maximum likelihood.
3. Logit: weights that foretell who wins, as a softmax over the seats of a game, drawn towards those of 1.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from homesteaders.bots.evaluation import FEATURES, features_of
from homesteaders.catalog import ROUNDS
from homesteaders.holdings import BEHIND_SCREEN, HOLDING_KEYS
from tools.selfplay import Game

Array = np.ndarray[Any, np.dtype[np.float64]]

FLOOR = 0.12
"""Features that hardly vary count as if they varied this much, or rare buildings would get wild weights."""
RIDGE = 0.005
RIDGE_ROWS = 1000
PULL = 0.02
PULL_GAMES = 600
"""How strongly weights are drawn, in step 1 and step 3, by squared distance in units of a feature's spread: a part of
what all positions together say, and as much as so many positions, or games, would say."""
TAUS = (1.0, 40.0)
AHEAD = 2
BLEND = 0.8
"""Weights foretell in part the outcome itself, and for so much of it what weights say some rounds later: that varies
less than an outcome, which early in a game is mostly chance."""
PRINTED = {
    **{"vp": 1.0, "points_now": 1.0, "gold": 2.0, "copper": 2.0, "livestock": 2.0},
    **{"debt": -0.5, "debt_squared": -0.2},
}
"""What the rules themselves give (R15.5, R7.4)."""
HELD_OUT = 8
"""One game in so many is not learned from, and only tells how good the fit is."""


class Data(NamedTuple):
    """Positions of one number of players and round: features by game, seat and feature, final scores and shares of the
    win by game and seat, which games are held out, and the number of each game."""

    features: Array
    scores: Array
    wins: Array
    held_out: Array
    games: Array

    def part(self, held_out: bool) -> Data:
        """The games that are held out, or the others."""
        rows = self.held_out == held_out
        return Data(self.features[rows].astype(np.float64), *(each[rows] for each in self[1:]))


class Fit(NamedTuple):
    """Weights of a round, its tau, and how well held-out games are foretold: R2 of the score after step 1 and after
    step 3, the log-loss of the winner, and that of knowing nothing. `games` were learned from."""

    weights: Array
    tau: float
    games: int
    r2: float
    r2_logit: float
    loss: float
    loss_before: float
    loss_blind: float


def load(games: Iterable[Game], players: int) -> tuple[dict[int, Data], dict[str, list[int]]]:
    """All positions by round, and what seats usually hold (medians) by holding and round."""
    features = {number: array("f") for number in range(1, ROUNDS + 1)}  # small counts: exact, and four bytes each
    about: dict[int, list[tuple[list[float], list[float], bool, int]]] = {number: [] for number in range(1, ROUNDS + 1)}
    held: dict[int, list[Sequence[int]]] = {number: [] for number in range(1, ROUNDS + 1)}
    for place, game in enumerate(games):
        scores = [total + silver / 1000 for total, silver in zip(game.totals, game.silver, strict=True)]
        wins = [(seat in game.winners) / len(game.winners) for seat in range(players)]
        for number, seat, starts, track, owned, *holdings in game.rows:
            features[number].extend(features_of(holdings, owned, track, bool(starts)))
            if not game.gifts:
                held[number].append(holdings)
            if seat == 0:
                about[number].append((scores, wins, game.seed % HELD_OUT == 0, place))
    data = {}
    for number, rows in features.items():
        found = about[number]
        data[number] = Data(
            np.frombuffer(rows, dtype=np.float32).reshape(-1, players, len(FEATURES)),
            np.array([each[0] for each in found]),
            np.array([each[1] for each in found]),
            np.array([each[2] for each in found]),
            np.array([each[3] for each in found]),
        )
    usual = {
        HOLDING_KEYS[holding]: [
            int(np.median([row[holding] for row in held[number]])) if held[number] else 0
            for number in range(1, ROUNDS + 1)
        ]
        for holding in BEHIND_SCREEN
    }
    return data, usual


def ridge(data: Data, towards: Array) -> Array:
    """Step 1."""
    rows = data.features.reshape(-1, len(FEATURES))
    scores = data.scores.reshape(-1)
    scale = np.maximum(rows.std(axis=0), FLOOR)
    penalty = (RIDGE * len(rows) + RIDGE_ROWS) * scale**2
    penalty[0] = 0.0  # the constant goes where it wants
    left = rows.T @ rows + np.diag(penalty + 1e-9)
    found: Array = np.linalg.solve(left, rows.T @ scores + penalty * towards)
    return found


def _chances(values: Array, tau: float) -> Array:
    each = np.exp((values - values.max(axis=1, keepdims=True)) / tau)
    chances: Array = each / each.sum(axis=1, keepdims=True)
    return chances


def log_loss(values: Array, wins: Array, tau: float) -> float:
    """The mean log-loss of the winner."""
    return float(-(wins * np.log(np.maximum(_chances(values, tau), 1e-12))).sum(axis=1).mean())


def best_tau(values: Array, wins: Array) -> float:
    """Step 2, by golden section on its logarithm."""
    low, high = np.log(TAUS[0]), np.log(TAUS[1])
    ratio = (np.sqrt(5) - 1) / 2
    for _ in range(30):
        first, second = high - ratio * (high - low), low + ratio * (high - low)
        if log_loss(values, wins, float(np.exp(first))) < log_loss(values, wins, float(np.exp(second))):
            high = second
        else:
            low = first
    return float(np.exp((low + high) / 2))


def logit(data: Data, start: Array, tau: float) -> Array:
    """Step 3, by Newton's method; the weights stay in points."""
    games = len(data.features)
    flat = data.features.reshape(-1, len(FEATURES))
    scale = np.maximum(flat.std(axis=0), FLOOR)
    penalty = (PULL + PULL_GAMES / games) * (scale / tau) ** 2
    weights = start.copy()
    for _ in range(12):
        chances = _chances(data.features @ weights, tau)
        mean = np.einsum("gsf,gs->gf", data.features, chances)
        gradient = (np.einsum("gsf,gs->f", data.features, chances - data.wins)) / (games * tau)
        gradient += 2 * penalty * (weights - start)
        weighted = flat * chances.reshape(-1, 1)
        hessian = (weighted.T @ flat - mean.T @ mean) / (games * tau**2) + np.diag(2 * penalty + 1e-9)
        step = np.linalg.solve(hessian, gradient)
        weights -= step
        if np.abs(step * scale).max() < 1e-4:
            break
    return weights


def _blended(data: Data, later: Data, fit: Fit) -> Data:
    """The same positions, with what is foretold some rounds later in place of a part of the outcomes."""
    values = later.features[np.searchsorted(later.games, data.games)] @ fit.weights
    scores = (1 - BLEND) * data.scores + BLEND * values
    wins = (1 - BLEND) * data.wins + BLEND * _chances(values, fit.tau)
    return data._replace(scores=scores, wins=wins)


def _r2(data: Data, weights: Array) -> float:
    left = data.scores - data.features @ weights
    return float(1 - (left**2).mean() / data.scores.var())


def fit(data: dict[int, Data], before: Mapping[int, Sequence[float]] | None = None) -> dict[int, Fit]:
    """All rounds, from the last back. `before`: the weights by round that there were; without them step 1 draws each
    round towards the next, and the last towards what the rules say."""
    found: dict[int, Fit] = {}
    towards = np.array([PRINTED.get(name, 0.0) for name in FEATURES])
    for number in range(ROUNDS, 0, -1):
        learned, other = data[number].part(False), data[number].part(True)
        if before is not None:
            towards = np.array(before[number])
        if number + AHEAD <= ROUNDS:
            learned = _blended(learned, data[number + AHEAD], found[number + AHEAD])
        plain = ridge(learned, towards)
        tau = best_tau(learned.features @ plain, learned.wins)
        weights = logit(learned, plain, tau)
        # The pull has left the weights a little too flat or steep: one last look at tau.
        tau = best_tau(learned.features @ weights, learned.wins)
        found[number] = Fit(
            weights,
            tau,
            len(learned.features),
            _r2(other, plain),
            _r2(other, weights),
            log_loss(other.features @ weights, other.wins, tau),
            log_loss(other.features @ plain, other.wins, best_tau(learned.features @ plain, learned.wins)),
            float(np.log(data[number].features.shape[1])),
        )
        towards = plain
    return found


def report(players: int, fits: dict[int, Fit]) -> list[str]:
    """How good a fit is, round by round, on held-out games."""
    lines = [f"{players} seats   games     R2  R2 logit  log-loss  (score weights, blind)    tau"]
    for number in sorted(fits):
        each = fits[number]
        lines.append(
            f"round {number:2}  {each.games:6}  {each.r2:5.2f}     {each.r2_logit:5.2f}     {each.loss:5.3f}"
            f"  ({each.loss_before:5.3f}, {each.loss_blind:5.3f})           {each.tau:5.2f}"
        )
    return lines
