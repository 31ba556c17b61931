"""What the tests of several games share."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from insectarium.games._ants.tables import AntTables
from insectarium.games._ants.tiles import GROUNDS, load_tiles
from insectarium.games._bees.tables import BeeTables
from insectarium.games._bees.tiles import GROUNDS as BEE_GROUNDS
from insectarium.games._bees.tiles import load_tiles as load_bee_tiles
from insectarium.games._hexes.grid import STEPS_Q, STEPS_R

Json = Mapping[str, Any]
AsLaid = Callable[[Json], dict[str, Any]]
VECTORS = Path(__file__).parent / "_ants" / "vectors.json"
BEE_VECTORS = Path(__file__).parent / "_bees" / "vectors.json"


@pytest.fixture(scope="session")
def ant_vectors() -> dict[str, dict[str, Any]]:
    """Worked examples of the ants' rules by id: a small board, what is done, and what must come of it."""
    return {vector["id"]: vector for vector in json.loads(VECTORS.read_text(encoding="utf-8"))}


@pytest.fixture(scope="session")
def as_laid() -> AsLaid:
    """Turns a tile that is given by its sides as it lies into a tile of a position: code, place, turn."""
    tables = AntTables(load_tiles())
    kinds = tables.kinds

    def find(tile: Mapping[str, Any]) -> dict[str, Any]:
        lanes = sorted(sorted(lane) for lane in tile.get("lanes", []))
        for kind in range(int(kinds.count)):
            if GROUNDS[kinds.ground[kind]] != tile["kind"] or bool(tables.brood[kind]) != tile.get(
                "brood", False
            ):
                continue
            for turn in range(int(kinds.rotations[kind])):
                if kinds.edges_as_laid(kind, turn) == tile["edges"] and _lanes(kind, turn) == lanes:
                    return {"tile": kinds.ids[kind], "at": tile["at"], "turn": turn}
        raise AssertionError(f"There is no tile {tile} in the set.")

    def _lanes(kind: int, turn: int) -> list[list[int]]:
        """The lanes of a tile that has several; tiles with one are not told apart by it."""
        if kinds.lanes[kind] == 1:
            return []
        sides = [side for side in range(6) if kinds.letter_at(kind, turn, side) == 0]
        return sorted(
            [side for side in sides if kinds.lane_at[(kind * 6 + turn) * 6 + side] == lane] for lane in (0, 1)
        )

    return find


@pytest.fixture(scope="session")
def in_touching_order() -> Callable[[Sequence[Json]], list[Json]]:
    """Puts the tiles of a board, the first of them first, so that each touches one before it."""

    def touches(tile: Json, others: list[Json]) -> bool:
        beside = [[tile["at"][0] + q, tile["at"][1] + r] for q, r in zip(STEPS_Q, STEPS_R, strict=True)]
        return any(list(other["at"]) in beside for other in others)

    def order(board: Sequence[Json]) -> list[Json]:
        left = list(board)
        found = [left.pop(0)] if left else []
        while left:
            nearest = next((tile for tile in left if touches(tile, found)), None)
            assert nearest is not None, "The board of this example is not in one piece."
            found.append(nearest)
            left.remove(nearest)
        return found

    return order


@pytest.fixture(scope="session")
def bee_vectors() -> dict[str, dict[str, Any]]:
    """Worked examples of the bees' rules by id."""
    return {vector["id"]: vector for vector in json.loads(BEE_VECTORS.read_text(encoding="utf-8"))}


@pytest.fixture(scope="session")
def bee_as_laid() -> AsLaid:
    """The same for the bees: a tile given by its ground and its sides as it lies (a hive is a plain tile)."""
    kinds = BeeTables(load_bee_tiles(), False).kinds

    def find(tile: Mapping[str, Any]) -> dict[str, Any]:
        ground = "plain" if tile["kind"] == "hive" else tile["kind"]
        for kind in range(int(kinds.count)):
            if BEE_GROUNDS[kinds.ground[kind]] == ground:
                for turn in range(int(kinds.rotations[kind])):
                    if kinds.edges_as_laid(kind, turn) == tile["edges"]:
                        return {"tile": kinds.ids[kind], "at": tile.get("at"), "turn": turn}
        raise AssertionError(f"There is no tile {tile} in the set.")

    return find
