"""Small Micropolis positions for the tests of this folder."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.core.game import Game
from insectarium.core.rng import Rng
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial

Segments = list[str]


def _each(values: Sequence[Any], count: int, default: Any) -> list[Any]:
    return [*values, *[default] * (count - len(values))]


class Start:
    """Builds positions: tiles are written as words, "-" is a gap in the row, what is left out is empty."""

    def __init__(self, game: Game[MicropolisState]) -> None:
        self.game = game

    def document(
        self,
        armies: Sequence[int],
        tiles: Sequence[str] = (),
        full: Sequence[str] = (),
        row: str | None = None,
        soldiers: Sequence[int] = (),
        **rest: Any,
    ) -> dict[str, Any]:
        count = len(armies)
        hills = zip(armies, _each(tiles, count, ""), _each(full, count, ""), strict=True)
        expert = rest.pop("expert", False)
        document = {
            "seats": count // 2 if expert else count,
            "options": {"expert": expert},
            "round": 1,
            "anthills": [{"army": a, "tiles": t.split(), "full": f.split()} for a, t, f in hills],
        }
        if row is not None:
            slots = zip(row.split(), _each(soldiers, len(row.split()), 0), strict=True)
            document["row"] = [None if t == "-" else {"tile": t, "soldiers": s} for t, s in slots]
        return {**document, **rest}

    def __call__(
        self, armies: Sequence[int], supply: int | None = None, **rest: Any
    ) -> Trial[MicropolisState]:
        """With `supply` given, soldiers beyond that number stand on the last tile of the row."""
        document = self.document(armies, **rest)
        state = self.game.position(document)
        if supply is not None:
            document["row"][-1]["soldiers"] += int(state.supply) - supply
            state = self.game.position(document)
        return Trial(self.game, state)


@pytest.fixture(scope="session")
def micropolis() -> Game[MicropolisState]:
    return insectarium.load("micropolis")


@pytest.fixture(scope="session")
def start(micropolis: Game[MicropolisState]) -> Start:
    return Start(micropolis)


@pytest.fixture(scope="session")
def after_rounds(micropolis: Game[MicropolisState]) -> Callable[..., MicropolisState]:
    """A match at random, after so many rounds and turns."""

    def play(seats: int, seed: int, rounds: int, turns: int = 0) -> MicropolisState:
        state = micropolis.setup(seats=seats, seed=seed)
        rng = Rng.seeded(seed)
        while (state.rounds_done, state.turns_done) < (rounds, turns):
            legal = state.legal_actions()
            state.advance(legal[rng.below(len(legal))])
        return state

    return play


def _write(tile: Mapping[str, Any]) -> str:
    return "[[tile]]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in tile.items())


@pytest.fixture(scope="session")
def write_tiles(micropolis: Game[MicropolisState]) -> Callable[..., Path]:
    """Writes our components file with some tiles changed; `blank` makes all the others empty."""
    ours = tomllib.loads((micropolis.folder() / "components.toml").read_text(encoding="utf-8"))["tile"]

    def write(path: Path, changed: Mapping[str, Any], blank: bool = False) -> Path:
        plain = [{"id": tile["id"], "segments": ["closed:"]} for tile in ours] if blank else ours
        tiles = []
        for tile in plain:
            new = changed.get(tile["id"])
            form = {"segments": new} if isinstance(new, list) else new
            tiles.append({"id": tile["id"], **form} if form else tile)
        path.write_text('name = "Changed"\n' + "".join(map(_write, tiles)), encoding="utf-8")
        return path

    return write


@pytest.fixture
def with_tiles(tmp_path: Path, write_tiles: Callable[..., Path]) -> Callable[..., Start]:
    """`start` on a set with other tiles: {"01": ["L1 R1: queen"], "02": {"segments": [...], "eggs": 1}}."""

    def load(changed: Mapping[str, Segments | Mapping[str, Any]], blank: bool = False) -> Start:
        path = write_tiles(tmp_path / "tiles.toml", changed, blank)
        return Start(insectarium.load("micropolis", components=path))

    return load


# Rings of ten tiles, clockwise: each tile is the right neighbour of the one before.


@pytest.fixture(scope="session")
def book_example_ring() -> str:
    return "19 13 50 21 06 52 42 01 54 47"


@pytest.fixture(scope="session")
def six_fruits_ring() -> str:
    return "39 18 51 19 53 13 15 48 24 57"


@pytest.fixture(scope="session")
def full_royal_ring() -> str:
    return "40 22 60 26 29 42 55 13 06 48"
