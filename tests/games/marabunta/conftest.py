"""Small Marabunta positions for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.core.game import Game
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.testing import Trial

OWN_FILE = "components.toml"


def _player(numbers: str = "", **rest: Any) -> dict[str, Any]:
    """A player's part of a position: `_player("d3:0 d4:2", anthills=1)`."""
    pairs = [word.split(":") for word in numbers.split()]
    return {"numbers": {hex: int(number) for hex, number in pairs}, **rest}


class Start:
    """Builds positions. With `pool` red is the chooser and carries it out, or with `active=1` blue does."""

    def __init__(self, game: Game[MarabuntaState]) -> None:
        self.game = game

    def document(
        self,
        pool: str = "",
        dice: str = "0 0 0 0 0 0",
        red: str = "",
        blue: str = "",
        more: tuple[dict[str, Any], dict[str, Any]] = ({}, {}),
        boards: str = "symbol",
        territory: str = "symbol",
        **rest: Any,
    ) -> dict[str, Any]:
        document: dict[str, Any] = {
            "options": {"territory": territory, "boards": boards},
            "splitter": 1,
            "dice": dice.split(),
            "players": [_player(red, **more[0]), _player(blue, **more[1])],
        }
        if pool:
            decision = {"kind": "element", "pool": pool.split(), "active": rest.pop("active", 0)}
            for key in ("left", "stack"):
                if key in rest:
                    decision[key] = rest.pop(key)
            document["decision"] = decision
        return {**document, **rest}

    def __call__(self, *args: Any, **rest: Any) -> Trial[MarabuntaState]:
        return Trial(self.game, self.game.position(self.document(*args, **rest)))


@pytest.fixture(scope="session")
def marabunta() -> Game[MarabuntaState]:
    return insectarium.load("marabunta")


@pytest.fixture(scope="session")
def start(marabunta: Game[MarabuntaState]) -> Start:
    return Start(marabunta)


@pytest.fixture
def changed_file(tmp_path: Path, marabunta: Game[MarabuntaState]) -> Callable[[str, str], Path]:
    """Our components file with one text in it replaced."""
    ours = (marabunta.folder() / OWN_FILE).read_text(encoding="utf-8")

    def write(old: str, new: str) -> Path:
        assert old in ours, old
        path = tmp_path / "boards.toml"
        path.write_text(ours.replace(old, new, 1), encoding="utf-8")
        return path

    return write
