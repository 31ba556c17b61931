"""The tiles of Micropolis as frozen values, read from a components file."""

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from insectarium.core.toml_source import ComponentsError, FieldPath, TomlSource, read_toml

__all__ = [
    "FRUITS",
    "PORTS",
    "SPECIALISTS",
    "TILE_COUNT",
    "Components",
    "ComponentsError",
    "Segment",
    "Tile",
    "load_components",
]

SPECIALISTS = ("queen", "nurse", "architect", "officer", "guard")
FRUITS = ("cherry", "lemon", "grape", "blackberry", "fig", "pomegranate")
PORTS = ("L1", "L2", "R1", "R2")

# MIC-002
TILE_COUNT = 61
MAX_SEGMENTS = 4
# Keeps the ants and fruits of a whole ring within the packed bytes of a state.
MAX_ITEMS = 9
MAX_CAPACITY = 4
MAX_EGGS = 3
MAX_NAME_LENGTH = 80

_ITEMS = ("worker", *SPECIALISTS, *FRUITS, "gift")
# A record writes "guard none" when a guard leaves every barracks empty.
_RESERVED_IDS = ("none",)
_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
_OWN_FILE = Path(__file__).with_name("components.toml")


@dataclass(frozen=True)
class Segment:
    """A tunnel inside one tile: the ports it reaches and what lies in it."""

    ports: tuple[str, ...]
    workers: int
    specialists: tuple[str, ...]
    fruits: tuple[str, ...]
    gifts: int

    @property
    def ants(self) -> int:
        # MIC-078
        return self.workers + len(self.specialists)


@dataclass(frozen=True)
class Tile:
    id: str
    segments: tuple[Segment, ...]
    barracks: int = 0
    eggs: int = 0


@dataclass(frozen=True)
class Components:
    """A complete set of tiles; the fingerprint depends on the tiles only, not on how the file is laid out."""

    name: str
    tiles: tuple[Tile, ...]
    fingerprint: str


def load_components(path: Path | None = None) -> Components:
    """Read a components file (without a path: the one that comes with the game) or raise ComponentsError."""
    source = read_toml(_OWN_FILE if path is None else path)
    _refuse_unknown_keys(source, (), source.data, ("name", "tile"))
    name = _read_name(source)
    tiles = _read_tiles(source)
    return Components(name, tiles, _fingerprint(tiles))


def _fingerprint(tiles: tuple[Tile, ...]) -> str:
    return hashlib.sha256("\n".join(map(_canonical_text, tiles)).encode()).hexdigest()[:16]


def _canonical_text(tile: Tile) -> str:
    segments = []
    for segment in tile.segments:
        items = (
            ["worker"] * segment.workers + [*segment.specialists, *segment.fruits] + ["gift"] * segment.gifts
        )
        segments.append(f"{' '.join(segment.ports)}: {' '.join(items)}")
    return f"{tile.id} | {' | '.join(segments)} | barracks {tile.barracks} | eggs {tile.eggs}"


def _read_name(source: TomlSource) -> str:
    name = source.data.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > MAX_NAME_LENGTH:
        sentence = (
            f'The set of tiles needs a name, one line of 1 to {MAX_NAME_LENGTH} characters: name = "..."'
        )
        raise source.error(("name",), sentence)
    return name


def _read_tiles(source: TomlSource) -> tuple[Tile, ...]:
    tables = source.data.get("tile", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise source.error(("tile",), "Each tile is a table of its own that begins with [[tile]].")
    tiles: list[Tile] = []
    index_of_id: dict[str, int] = {}
    for index, table in enumerate(tables):
        tile = _read_tile(source, ("tile", index), table)
        # Records are read without regard to capital letters.
        name = tile.id.lower()
        if name in index_of_id:
            sentence = (
                f'The id "{tile.id}" already belongs to tile[{index_of_id[name] + 1}]; ids must differ.'
            )
            raise source.error(("tile", index, "id"), sentence)
        index_of_id[name] = index
        tiles.append(tile)
    if len(tiles) != TILE_COUNT:
        raise source.error(("tile",), f"A set has exactly {TILE_COUNT} tiles; this file has {len(tiles)}.")
    return tuple(tiles)


def _read_tile(source: TomlSource, path: FieldPath, table: dict[str, Any]) -> Tile:
    _refuse_unknown_keys(source, path, table, ("id", "segments", "barracks", "eggs"))
    tile_id = table.get("id")
    if not isinstance(tile_id, str) or not _ID.fullmatch(tile_id) or tile_id.lower() in _RESERVED_IDS:
        sentence = (
            'A tile needs an id of 1 to 16 letters, digits, "_" or "-" in quotes, for example id = "01"; '
            f'"{_RESERVED_IDS[0]}" is taken.'
        )
        raise source.error((*path, "id"), sentence)
    segments = _read_segments(source, (*path, "segments"), table.get("segments"))
    barracks = _read_number(source, (*path, "barracks"), table.get("barracks"), MAX_CAPACITY)
    eggs = _read_number(source, (*path, "eggs"), table.get("eggs"), MAX_EGGS)
    has_nurse = any("nurse" in segment.specialists for segment in segments)
    if has_nurse and not eggs:
        raise source.error((*path, "eggs"), f"A tile with a nurse needs eggs = 1 to {MAX_EGGS}.")
    if eggs and not has_nurse:
        raise source.error(
            (*path, "eggs"), "Only a tile with a nurse has eggs; remove the eggs or add a nurse."
        )
    return Tile(tile_id, segments, barracks, eggs)


def _read_number(source: TomlSource, path: FieldPath, value: Any, most: int) -> int:
    if value is None:
        return 0
    if type(value) is not int or not 1 <= value <= most:
        sentence = f"This must be a whole number from 1 to {most}, or be left out; it is {_shown(value)}."
        raise source.error(path, sentence)
    return value


def _read_segments(source: TomlSource, path: FieldPath, value: Any) -> tuple[Segment, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= MAX_SEGMENTS:
        sentence = (
            f'A tile needs a list of 1 to {MAX_SEGMENTS} segments, for example segments = ["L1 R1: worker"].'
        )
        raise source.error(path, sentence)
    segments: list[Segment] = []
    used: set[str] = set()
    for index, text in enumerate(value):
        segment = _read_segment(source, (*path, index), text)
        for port in segment.ports:
            if port in used:
                sentence = f"Port {port} already belongs to another segment of this tile."
                raise source.error((*path, index), sentence)
        used.update(segment.ports)
        segments.append(segment)
    return tuple(segments)


def _read_segment(source: TomlSource, path: FieldPath, text: Any) -> Segment:
    if not isinstance(text, str) or text.count(":") != 1:
        sentence = f'A segment reads "ports: contents", for example "L1 R1: worker"; this is {_shown(text)}.'
        raise source.error(path, sentence)
    before, after = text.split(":")
    ports = _read_ports(source, path, before.split())
    items = after.split()
    for item in items:
        if item not in _ITEMS:
            sentence = f'"{item}" is not something a tunnel can hold; known are {", ".join(_ITEMS)}.'
            raise source.error(path, sentence)
    if len(items) > MAX_ITEMS:
        raise source.error(path, f"A segment holds at most {MAX_ITEMS} things; this one has {len(items)}.")
    return Segment(
        ports,
        items.count("worker"),
        tuple(kind for kind in SPECIALISTS for _ in range(items.count(kind))),
        tuple(kind for kind in FRUITS for _ in range(items.count(kind))),
        items.count("gift"),
    )


def _read_ports(source: TomlSource, path: FieldPath, words: list[str]) -> tuple[str, ...]:
    if words == ["closed"]:
        return ()
    if not words:
        raise source.error(path, f'Name the ports before the colon ({", ".join(PORTS)}), or write "closed".')
    for word in words:
        if word not in PORTS:
            sentence = (
                f'"{word}" is not a port; the ports are {", ".join(PORTS)}, or "closed" alone for none.'
            )
            raise source.error(path, sentence)
        if words.count(word) > 1:
            raise source.error(path, f"Port {word} is named twice in this segment.")
    return tuple(port for port in PORTS if port in words)


def _refuse_unknown_keys(
    source: TomlSource, path: FieldPath, table: dict[str, Any], known: tuple[str, ...]
) -> None:
    for key in table:
        if key not in known:
            raise source.error((*path, key), f"This key is not known here; known are {', '.join(known)}.")


def _shown(value: Any) -> str:
    text = f'"{value}"' if isinstance(value, str) else str(value).lower()
    return text if len(text) <= 40 else text[:39] + "…"
