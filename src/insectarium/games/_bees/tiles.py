"""The tiles of the bees as frozen values, read from a components file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from insectarium.core.toml_source import ComponentsError, FieldPath, TomlSource, read_toml
from insectarium.games._hexes.tile_file import (
    check_kinds,
    check_total,
    fingerprint_of,
    read_code,
    read_name,
    read_number,
    refuse_unknown_keys,
    tables_of,
)

__all__ = ["COUNTS", "GROUNDS", "BeeTiles", "ComponentsError", "TileKind", "load_tiles"]

GROUNDS = ("plain", "honey", "breeding", "meadow", "start")
# HHB-C01, HHB-C02, KBA-C01
COUNTS = {"plain": 46, "honey": 17, "breeding": 17, "meadow": 15, "start": 1}
INITIALS = {"plain": "H", "honey": "Y", "breeding": "R", "meadow": "M", "start": "S"}

_KEYS = ("code", "edges", "count")
_HIVE_EDGES = re.compile(r"[OCF]{6}")
_OWN_FILE = Path(__file__).with_name("tiles.toml")


@dataclass(frozen=True)
class TileKind:
    """All tiles that look alike."""

    id: str
    ground: str
    edges: str
    count: int


@dataclass(frozen=True)
class BeeTiles:
    """A complete set of tiles; the fingerprint depends on the tiles only."""

    name: str
    kinds: tuple[TileKind, ...]
    fingerprint: str


def load_tiles(path: Path | None = None) -> BeeTiles:
    """Read a file of tiles (without a path: the one that comes with the games) or raise ComponentsError."""
    source = read_toml(_OWN_FILE if path is None else path)
    refuse_unknown_keys(source, (), source.data, ("name", *GROUNDS))
    name = read_name(source)
    kinds = [kind for ground in GROUNDS for kind in _read_ground(source, ground)]
    check_kinds(source, len(kinds))
    _check_whole_set(source, kinds)
    return BeeTiles(name, tuple(kinds), fingerprint_of(kinds))


def _read_ground(source: TomlSource, ground: str) -> list[TileKind]:
    tables = tables_of(source, ground)
    kinds = [_read_kind(source, (ground, index), ground, table) for index, table in enumerate(tables)]
    check_total(source, ground, sum(kind.count for kind in kinds), COUNTS[ground])
    return kinds


def _read_kind(source: TomlSource, path: FieldPath, ground: str, table: dict[str, Any]) -> TileKind:
    refuse_unknown_keys(source, path, table, _KEYS)
    code = read_code(source, path, ground, table.get("code"), INITIALS[ground], 1)
    edges = _read_edges(source, (*path, "edges"), ground, table.get("edges"))
    count = read_number(source, (*path, "count"), table.get("count", 1), 1, COUNTS[ground])
    return TileKind(code, ground, edges, count)


def _read_edges(source: TomlSource, place: FieldPath, ground: str, edges: Any) -> str:
    # HHB-C03
    if ground == "meadow":
        if edges != "MMMMMM":
            raise source.error(place, 'All sides of a meadow are meadow: edges = "MMMMMM".')
    elif not isinstance(edges, str) or not _HIVE_EDGES.fullmatch(edges):
        raise source.error(
            place, 'The edges of a hive tile are six of the letters O, C and F, for example edges = "OCCFCC".'
        )
    # HHB-C01
    if ground == "start" and ("O" not in edges or "F" not in edges):
        raise source.error(place, "The start tile has open brood to build on and a flight hole to leave by.")
    return str(edges)


def _check_whole_set(source: TomlSource, kinds: list[TileKind]) -> None:
    # HHB-C04
    if not any(kind.edges == "OOOOOO" for kind in kinds if kind.ground == "plain"):
        raise source.error(("plain",), "A set has a plain tile with open brood on all six sides, OOOOOO.")
    # HHB-C05
    hives = [kind for kind in kinds if kind.ground not in ("meadow", "start")]
    holes = sum(kind.count for kind in hives if "F" in kind.edges)
    total = sum(kind.count for kind in hives)
    if 3 * holes < total:
        sentence = f"At least a third of the hive tiles need a flight hole; {holes} of {total} have one."
        raise source.error((), sentence)
