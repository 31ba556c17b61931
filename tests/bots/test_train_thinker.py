"""The network of a seat that thinks ahead is trained, repeatably, and is the average of several."""

from __future__ import annotations

import importlib
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from insectarium.core.network import Network
from insectarium.core.packed import vec
from insectarium.games.micropolis import foresight

tool: Any = importlib.import_module("train_thinker")
learning: Any = importlib.import_module("thinkers_learner")
ARGUMENTS = (
    "micropolis --matches 8 2 --seats 4 6 --learners 2 --hidden 3 --second 2 --epochs 3 --epochs-of-chances 1"
)


def run(monkeypatch: pytest.MonkeyPatch, out: Path, *more: str) -> dict[str, Any]:
    monkeypatch.setattr("sys.argv", ["tools/train_thinker.py", *ARGUMENTS.split(), "--out", str(out), *more])
    tool.main()
    return tomllib.loads(out.read_text(encoding="utf-8"))


def test_the_same_seed_gives_the_same_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(monkeypatch, tmp_path / "first.toml")
    assert run(monkeypatch, tmp_path / "second.toml") == first
    assert run(monkeypatch, tmp_path / "other.toml", "--seed", "2") != first
    assert len(first["rows"]) == foresight.THINKERS_NETWORK.inputs
    assert len(first["biases"]) == len(first["second_rows"]) == 2 * 3
    assert len(first["second_biases"]) == len(first["outputs"]) == 2 * 2
    assert len(first["temperatures"]) == len(foresight.NETWORK.temperatures)
    notes = (tmp_path / "first.toml").read_text(encoding="utf-8").splitlines()
    assert notes[0].startswith("# Made by: python tools/train_thinker.py micropolis --matches 8 2 ")
    assert [note[:9] for note in notes[2:4]] == ["# 4 seats", "# 6 seats"]


def told(matches: int) -> dict[str, Any]:
    """Matches of two moments: only the second one tells who is going to win, by 8 points."""
    rng = np.random.default_rng(1)
    wins = np.repeat(rng.integers(0, 2, matches), 2).astype(np.float32)
    left = np.tile([1, 0], matches)
    facts = np.zeros((2 * matches, 2), np.float16)
    facts[:, 0] = left
    facts[:, 1] = np.where(left == 0, wins, 0)
    return {
        "facts": facts,
        "points": np.full(2 * matches, 20.0, np.float32),
        "rivals": np.full((2 * matches, 1), 24.0, np.float32),
        "moment": left,
        "left": left,
        "final": 20 + 8 * wins,
        "share": wins,
    }


def test_what_can_be_foreseen_is_learnt() -> None:
    learner, rows = learning.ThinkersLearner(2, 6, 4, 2, "1"), told(400)
    learning.learn(learner, rows, epochs=2000, epochs_of_chances=20)
    values = learner.values(rows["facts"], rows["points"])
    last = rows["left"] == 0
    assert values[last] == pytest.approx(rows["final"][last], abs=2.5)
    # What cannot be known yet is foreseen on average.
    assert values[~last] == pytest.approx(24.0, abs=1.5)


def test_what_a_lead_is_worth_is_learnt() -> None:
    learner, rows = learning.ThinkersLearner(2, 6, 4, 2, "1"), told(400)
    for _ in range(800):
        learner.step(rows, rows["final"], 0.02, 1 / 50, 1.0)
    chances = learning.chances_of(learner.values(rows["facts"], rows["points"]), rows, learner.numbers[6])[0]
    last = rows["left"] == 0
    assert np.abs(chances - rows["share"])[last].max() < 0.1
    assert np.abs(chances[~last] - rows["share"].mean()).max() < 0.1


def test_with_a_trace_what_is_foreseen_one_step_later_counts() -> None:
    learner, rows = learning.ThinkersLearner(2, 6, 4, 2, "1"), told(5)
    values = learner.values(rows["facts"], rows["points"])
    targets = learner.targets(rows, 0.8)
    assert list(learner.targets(rows, 1.0)) == list(rows["final"])
    last = rows["left"] == 0
    assert list(targets[last]) == list(rows["final"][last])
    assert targets[~last] == pytest.approx(0.2 * values[last] + 0.8 * rows["final"][last])


def test_several_judge_as_one_on_average() -> None:
    rows = told(20)
    learners = [learning.ThinkersLearner(2, 6, 4, 2, str(number)) for number in range(3)]
    several = learning.Several(learners)
    alone = [learner.values(rows["facts"], rows["points"]) for learner in learners]
    assert several.values(rows["facts"], rows["points"]) == pytest.approx(np.mean(alone, axis=0), abs=1e-4)
    # What is written down is one network, which judges the same.
    one = Network(several.network())
    for facts, points, value in zip(rows["facts"], rows["points"], np.mean(alone, axis=0), strict=True):
        assert points + one.end(one.begin(vec[float](facts.tolist()))) == pytest.approx(value, abs=1e-4)


def test_nothing_is_kept_of_a_match_before_its_stray_turn() -> None:
    (table,) = tool.tables_of(type("Chosen", (), {"game": "micropolis", "options": None, "seats": [4]})())
    for number in range(12):
        match = tool.Play("micropolis", table, f"stray {number}", foresight)
        kept = tool.Kept()
        match.to_the_end(kept, checked=False)
        rounds = match.state.rounds()
        first = 0 if match.stray == rounds else match.stray
        # There is none if it strayed in the very last turn.
        moments = [int(moment) for moment in kept.rows.get("moment", [])]
        # The last number of a moment is how many rounds are left.
        assert all(moment % (rounds + 1) <= rounds - first for moment in moments)
        assert kept.rows.get("left", []) == list(range(len(moments)))[::-1]


@pytest.mark.parametrize(
    "arguments", [["knights_in_buzzing_armor"], ["nothing"], ["micropolis", "--seats", "9"]]
)
def test_what_cannot_be_trained_is_told(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tools/train_thinker.py", *arguments])
    with pytest.raises(SystemExit) as stop:
        tool.main()
    assert stop.value.code == 2
    assert "error:" in capsys.readouterr().err
