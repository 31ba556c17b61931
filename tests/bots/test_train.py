"""A network is trained, repeatably, and foresees more than nothing."""

from __future__ import annotations

import importlib
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from insectarium.games.micropolis import foresight

train: Any = importlib.import_module("train")
ARGUMENTS = [
    "micropolis",
    "--matches",
    "24",
    "--seats",
    "2",
    "3",
    "--hidden",
    "4",
    "--epochs",
    "2",
    "--rounds",
    "2",
]


def run(monkeypatch: pytest.MonkeyPatch, out: Path, *more: str) -> dict[str, Any]:
    monkeypatch.setattr("sys.argv", ["tools/train.py", *ARGUMENTS, "--out", str(out), *more])
    train.main()
    return tomllib.loads(out.read_text(encoding="utf-8"))


def test_the_same_seed_gives_the_same_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(monkeypatch, tmp_path / "first.toml")
    assert run(monkeypatch, tmp_path / "second.toml") == first
    assert run(monkeypatch, tmp_path / "other.toml", "--seed", "2") != first
    assert len(first["rows"]) == len(foresight.NETWORK.rows) // foresight.NETWORK.hidden
    assert len(first["biases"]) == len(first["outputs"]) == 4


def test_the_file_says_what_made_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch, tmp_path / "network.toml")
    lines = (tmp_path / "network.toml").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# Made by: python tools/train.py micropolis --matches 24 ")
    assert [line[:9] for line in lines[2:4]] == ["# 2 seats", "# 3 seats"]


def batch_of(positions: int) -> dict[str, Any]:
    """Two seats, of which the one wins about which the only fact is true: by 8 points."""
    rng = np.random.default_rng(1)
    facts = np.zeros((positions, 2, 1), np.float16)
    winners = rng.integers(0, 2, positions)
    facts[np.arange(positions), winners, 0] = 1.0
    shares = facts[:, :, 0].astype(np.float32)
    return {
        "facts": facts,
        "points": np.zeros((positions, 2), np.float32),
        "moment": np.zeros(positions, np.int64),
        "final": 20 + 8 * shares,
        "shares": shares,
        "thinker": np.zeros(positions, np.int64),
    }


def test_what_can_be_foreseen_is_learnt() -> None:
    learner = train.Learner(facts=1, hidden=4, moments=1, seed="1")
    batch = batch_of(200)
    before = learner.surprise(batch)
    for _ in range(800):
        learner.learn(batch, 0.02)
    surprise, error = learner.surprise(batch)
    assert surprise < 0.1 < before[0]
    assert error < 2.0 < before[1]


@pytest.mark.parametrize("arguments", [["happy_honey_beez"], ["nothing"], ["micropolis", "--seats", "9"]])
def test_what_cannot_be_trained_is_told(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["tools/train.py", *arguments])
    with pytest.raises(SystemExit) as stop:
        train.main()
    assert stop.value.code == 2
    assert "error:" in capsys.readouterr().err
