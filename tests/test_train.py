"""Learning from games: what is noted of a game, that a file of games goes on where it was, and what is written."""

import importlib.util
import shutil
import subprocess
from pathlib import Path

import pytest

from homesteaders.bots import fitted
from homesteaders.bots.evaluation import FEATURES
from homesteaders.catalog import BUILDINGS, ROUNDS
from homesteaders.engine import new_game
from homesteaders.holdings import DEBT, HOLDING_KEYS, SILVER, WORKERS
from homesteaders.rng import Rng
from homesteaders.state import Setup, check
from tools import fitted_file, marginals, measured_file, selfplay, train

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("delta", "rancher")


@pytest.mark.parametrize("players", (2, 3, 4))
def test_a_game_is_noted_from_the_drawn_round_on(players: int) -> None:
    games = [selfplay.play(players, NAMES, seed) for seed in range(1_000_000, 1_000_004)]
    for game in games:
        assert len(game.totals) == len(game.silver) == players
        assert game.winners and all(game.totals[seat] == max(game.totals) for seat in game.winners)
        numbers = sorted({row[0] for row in game.rows})
        assert numbers == list(range(numbers[0], ROUNDS + 1))
        assert [row[1] for row in game.rows] == list(range(players)) * len(numbers)
        for _, _, starts, track, owned, *holdings in game.rows:
            assert starts in (0, 1) and 0 <= track <= 5 and owned & 1
            assert len(holdings) == len(HOLDING_KEYS) and min(holdings) >= 0 and holdings[WORKERS] >= 1
    assert games[1] == selfplay.play(players, NAMES, 1_000_001)


def test_early_rounds_are_drawn_more_often() -> None:
    firsts = [selfplay.play(2, ("delta",), seed).rows[0][0] for seed in range(1_000_000, 1_000_016)]
    assert min(firsts) <= 2 and sum(first <= 4 for first in firsts) > 8


def test_what_is_given_leaves_a_sound_state() -> None:
    for seed in range(40):
        state = new_game(Setup(4, seed))
        before = [player.holdings[:] for player in state.players]
        selfplay.give(state, Rng(seed))
        assert check(state) == []
        assert [player.holdings for player in state.players] != before


def test_a_file_of_games_goes_on_where_it_was(tmp_path: Path) -> None:
    file, whole = tmp_path / "cut.jsonl", tmp_path / "whole.jsonl"
    selfplay.fill(whole, 2, ("delta",), 1_000_000, 4, 1, lambda _: None)
    selfplay.fill(file, 2, ("delta",), 1_000_000, 2, 1, lambda _: None)
    file.write_bytes(whole.read_bytes()[: len(file.read_bytes()) + 50])  # killed in the middle of a line
    selfplay.fill(file, 2, ("delta",), 1_000_000, 4, 2, lambda _: None)
    assert file.read_bytes() == whole.read_bytes()
    assert [game.seed for game in selfplay.read(file)] == list(range(1_000_000, 1_000_004))


def test_seeds_are_far_from_those_of_the_arena() -> None:
    for stage in train.STAGES:
        assert train.seeds_of(stage) >= selfplay.FIRST_SEED > 100_000
    assert max(train.FULL.values()) < selfplay.FIRST_SEED


def test_the_written_weights_are_python_and_small(tmp_path: Path) -> None:
    file = tmp_path / "fitted.py"
    tables = {2: {name: [place / 7 + number for number in range(ROUNDS)] for place, name in enumerate(FEATURES)}}
    fitted_file.write("Made by hand.", {2: [2.0] * 10}, tables, {2: {"silver": [3] * 10}}, file)
    spec = importlib.util.spec_from_file_location("written", file)
    assert spec and spec.loader
    written = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(written)
    assert [float(n) for n in written.WEIGHTS[2]["wood"].split()] == pytest.approx(tables[2]["wood"], rel=1e-3)
    assert "Made by hand." in str(written.__doc__)
    assert max(map(len, file.read_text().splitlines())) <= 120
    assert fitted_file.FILE.stat().st_size < 40_000
    assert set(fitted.WEIGHTS) == set(fitted.TAU) == set(fitted.USUAL) == {2, 3, 4}
    assert [fitted_file.number(n) for n in (0.00012, 12.3456, -0.5, 1e-7)] == ["0", "12.35", "-0.5", "0"]


def test_the_written_measurements_are_python(tmp_path: Path) -> None:
    file = tmp_path / "measured.py"
    row = [measured_file.entry(None)] * 9 + [measured_file.entry((1.234, 0.5, 0.06, 0.0412))]
    measured_file.write(
        "By hand.", {3: {"wood": row, BUILDINGS[5].key: [measured_file.entry((12.3, 1, 1, 0.5))] * 10}}, file
    )
    found: dict[str, dict[int, dict[str, str]]] = {}
    exec(file.read_text(), found)  # type: ignore[arg-type]
    assert found["MEASURED"][3]["wood"].split() == ["-"] * 9 + ["123:50:6:41"]
    assert len(found["MEASURED"][3][BUILDINGS[5].key].split()) == 10


def test_one_more_of_a_thing_is_played_out_with_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marginals, "ITEMS", ("vp", "gold", "debt_less", "track", "church"))
    place, number, found = marginals.measure(3, "delta", 9)
    assert (place, number) == (9, 10)
    assert found["vp"][0] == 1  # a VP chit changes nothing else
    assert found["gold"][0] > 0
    assert "church" not in found  # not on offer in the city
    assert marginals.measure(3, "delta", 9)[2] == found


def test_what_one_more_is() -> None:
    state = new_game(Setup(3, 1))
    player = state.players[0]
    assert marginals.add(state, 0, "silver_5") and player.holdings[SILVER] == 11
    assert marginals.add(state, 0, "track") and player.track == 1
    assert not marginals.add(state, 0, "debt_less")
    assert marginals.add(state, 0, "debt") and marginals.add(state, 0, "debt_less") and player.holdings[DEBT] == 0
    offered = state.supply[:]
    assert marginals.add(state, 0, "ranch") and not marginals.add(state, 0, "ranch")
    assert sum(offered) - sum(state.supply) == 1
    assert not marginals.add(state, 0, "homestead") and not marginals.add(state, 0, "factory")
    assert check(state) == []


def test_measurements_are_the_mean_of_two_kinds() -> None:
    wood = ("wood", 3)
    kinds: list[marginals.Sums] = [{wood: [(1.0, 0.0), (3.0, 0.1)] * 20}, {wood: [(4.0, 0.1)] * 40}]
    for kind in kinds:
        kind.update({(item, n): [] for item in marginals.ITEMS for n in range(1, 11) if (item, n) != wood})
    rows = marginals.entries(kinds)
    assert list(rows) == ["wood"]
    assert rows["wood"] == ["-", "-", "300:100:8:75", *["-"] * 7]


@pytest.mark.long
@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_train_learns_from_a_handful_of_games(tmp_path: Path) -> None:
    """All of `make train` with few games: the printed report, and a file with every weight."""
    file = tmp_path / "fitted.py"
    told = subprocess.run(
        ["make", "train", f"ARGS=--games 60 --folder {tmp_path} --file {file} --date 2001-02-03"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert told.count("round 10") == 2 * 3 and "log-loss" in told
    text = file.read_text()
    assert "2001-02-03: python tools/train.py" in text and "60 + 60" in text
    assert text.count('"own_rail_yard"') == 3
