"""The tiles of the ants as frozen values, read from a components file."""

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

__all__ = ["COUNTS", "GROUNDS", "AntTiles", "ComponentsError", "TileKind", "load_tiles"]

GROUNDS = ("nest", "tunnel", "forest")
# ANC-007, ANC-008, ANC-009
COUNTS = {"nest": 32, "tunnel": 32, "forest": 21}
STARTS = ("hub", "arm")
SEATS = ("2", "3", "4")
# ANC-009, ANC-010
MOST_OPEN_SIDES = 3

_EDGES = re.compile(r"[TNE]{6}")
_KEYS = ("code", "edges", "lanes", "count", "brood", "start")
_OWN_FILE = Path(__file__).with_name("tiles.toml")


@dataclass(frozen=True)
class TileKind:
    """All tiles that look alike."""

    id: str
    ground: str
    edges: str
    lanes: tuple[tuple[int, ...], ...]
    count: int
    brood: bool
    start: str


@dataclass(frozen=True)
class AntTiles:
    """A complete set of tiles; the fingerprint depends on the tiles and the layouts only."""

    name: str
    kinds: tuple[TileKind, ...]
    arms: dict[int, tuple[int, ...]]
    fingerprint: str


def load_tiles(path: Path | None = None) -> AntTiles:
    """Read a file of tiles (without a path: the one that comes with the games) or raise ComponentsError."""
    source = read_toml(_OWN_FILE if path is None else path)
    refuse_unknown_keys(source, (), source.data, ("name", *GROUNDS, "arms"))
    name = read_name(source)
    kinds = [kind for ground in GROUNDS for kind in _read_ground(source, ground)]
    _check_start_tiles(source, kinds)
    check_kinds(source, len(kinds))
    arms = _read_arms(source)
    return AntTiles(name, tuple(kinds), arms, fingerprint_of(kinds, sorted(arms.items())))


def _read_ground(source: TomlSource, ground: str) -> list[TileKind]:
    kinds: list[TileKind] = []
    for index, table in enumerate(tables_of(source, ground)):
        kinds += _read_kinds(source, (ground, index), ground, table)
    check_total(source, ground, sum(kind.count for kind in kinds), COUNTS[ground])
    return kinds


def _read_kinds(source: TomlSource, path: FieldPath, ground: str, table: dict[str, Any]) -> list[TileKind]:
    """One kind, or two where only some of the tiles are brood chambers (these have a b after the code)."""
    refuse_unknown_keys(source, path, table, _KEYS)
    initials = {"nest": "N", "tunnel": "UW", "forest": "F"}[ground]
    code = read_code(source, path, ground, table.get("code"), initials, 2)
    edges = _read_edges(source, path, ground, table.get("edges"))
    lanes = _read_lanes(source, path, ground, edges, table.get("lanes"))
    count = read_number(source, (*path, "count"), table.get("count", 1), 1, COUNTS[ground])
    brood = read_number(source, (*path, "brood"), table.get("brood", 0), 0, count)
    if brood and ground != "nest":
        raise source.error((*path, "brood"), "Only a nest tile can be a brood chamber.")
    start = table.get("start", "")
    if start not in ("", *STARTS):
        raise source.error((*path, "start"), f"A start tile is one of {', '.join(STARTS)}.")
    plain = TileKind(code, ground, edges, lanes, count - brood, False, start)
    chamber = TileKind(code if brood == count else f"{code}b", ground, edges, lanes, brood, True, start)
    return [kind for kind in (plain, chamber) if kind.count > 0]


def _read_edges(source: TomlSource, path: FieldPath, ground: str, edges: Any) -> str:
    place = (*path, "edges")
    if not isinstance(edges, str) or not _EDGES.fullmatch(edges):
        raise source.error(
            place, 'The edges are six of the letters T, N and E, for example edges = "TEETEE".'
        )
    if ground == "nest":
        # ANC-C02
        if edges.count("N") > MOST_OPEN_SIDES or edges.count("T") > MOST_OPEN_SIDES:
            raise source.error(place, f"A nest tile has at most {MOST_OPEN_SIDES} sides N and as many T.")
    elif "N" in edges or "T" not in edges:
        # ANT-C02
        raise source.error(place, f"A {ground} tile has no side N and at least one side T.")
    return edges


def _read_lanes(
    source: TomlSource, path: FieldPath, ground: str, edges: str, lanes: Any
) -> tuple[tuple[int, ...], ...]:
    place = (*path, "lanes")
    if ground != "tunnel":
        if lanes is not None:
            raise source.error(place, "Only a tunnel tile has lanes.")
        return ()
    sentence = "The one or two lanes of a tunnel tile must name each of its sides T once: lanes = [[0, 3]]."
    if not isinstance(lanes, list) or not 1 <= len(lanes) <= 2:
        raise source.error(place, sentence)
    for lane in lanes:
        if not isinstance(lane, list) or not lane or not all(type(side) is int for side in lane):
            raise source.error(place, sentence)
    if sorted(side for lane in lanes for side in lane) != [s for s in range(6) if edges[s] == "T"]:
        raise source.error(place, sentence)
    return tuple(tuple(lane) for lane in lanes)


def _check_start_tiles(source: TomlSource, kinds: list[TileKind]) -> None:
    """ANT-C01, ANC-012: a hub, and for each of four players a forest and a brood chamber with one tunnel."""
    for ground, start, count in (("forest", "hub", 1), ("forest", "arm", 4), ("nest", "arm", 4)):
        found = [kind for kind in kinds if kind.ground == ground and kind.start == start]
        if len(found) != 1 or found[0].count != count:
            sentence = f'Exactly one kind of {ground} tile, {count} of it, has start = "{start}".'
            raise source.error((ground,), sentence)
    hub, forest, nest = (
        next(kind for kind in kinds if (kind.ground, kind.start) == wanted)
        for wanted in (("forest", "hub"), ("forest", "arm"), ("nest", "arm"))
    )
    if hub.edges != "TTTTTT":
        raise source.error(("forest",), "The hub has a tunnel opening on every side.")
    if forest.edges[0] != "T" or forest.edges[3] != "T":
        raise source.error(("forest",), "The start forest has tunnel openings on the sides 0 and 3.")
    if not nest.brood or nest.edges.count("T") != 1 or nest.edges[0] != "T" or "N" not in nest.edges:
        sentence = "The start nest is a brood chamber with its one tunnel opening on side 0 and a side N."
        raise source.error(("nest",), sentence)
    if any(kind.start for kind in kinds if kind.ground == "tunnel"):
        raise source.error(("tunnel",), "A tunnel tile is no start tile.")


def _read_arms(source: TomlSource) -> dict[int, tuple[int, ...]]:
    table = source.data.get("arms")
    if not isinstance(table, dict) or sorted(table) != sorted(SEATS):
        raise source.error(("arms",), "The start layout needs arms for 2, 3 and 4 players.")
    arms: dict[int, tuple[int, ...]] = {}
    for seats, sides in table.items():
        valid = isinstance(sides, list) and all(type(side) is int and 0 <= side < 6 for side in sides)
        if not valid or len(set(sides)) != len(sides) or len(sides) != int(seats):
            sentence = f"For {seats} players name {seats} different sides of the hub, 0 to 5."
            raise source.error(("arms", seats), sentence)
        arms[int(seats)] = tuple(sides)
    return arms
