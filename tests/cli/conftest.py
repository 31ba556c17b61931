"""Running the command line, inside this process and as a process of its own."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.cli.app import run as run_command
from insectarium.core.game import Game
from insectarium.core.record import Record
from insectarium.core.rng import Rng

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run one command here: exit code, stdout, stderr."""

    def runner(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        monkeypatch.setenv("COLUMNS", "120")
        capsys.readouterr()
        code = run_command(arguments)
        return code, *capsys.readouterr()

    return runner


@pytest.fixture
def run_process() -> Run:
    """Run one command as users do: exit code, stdout, stderr."""

    def runner(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        command = [sys.executable, "-m", "insectarium", *arguments]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=300, check=False)
        return done.returncode, done.stdout, done.stderr

    return runner


@pytest.fixture(scope="session")
def game() -> Game[Any]:
    return insectarium.load("micropolis")


@pytest.fixture(scope="session")
def finished(game: Game[Any]) -> Record:
    """A whole match of random actions."""
    record = Record.begin(game, seats=2, seed="a secret", players={0: "Ada", 1: "Ben"})
    state = record.start(game)
    rng = Rng.seeded("moves")
    while not state.is_over():
        actions = state.legal_actions()
        action = int(actions[rng.below(len(actions))])
        record = record.with_action(game.notation(state, action))
        state.apply(action)
    return record.finished(game, state)


@pytest.fixture
def record_file(finished: Record, tmp_path: Path) -> Path:
    file = tmp_path / "match.record"
    file.write_text(finished.to_text(), encoding="utf-8")
    return file
