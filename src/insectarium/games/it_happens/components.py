"""The hills of It Happens.. as frozen values, read from a components file."""

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from insectarium.core.toml_source import ComponentsError, FieldPath, TomlSource, read_toml

__all__ = [
    "BLANK",
    "COLUMNS",
    "HILL_COUNT",
    "MAX_HEIGHT",
    "OBJECTS",
    "WORM",
    "Components",
    "ComponentsError",
    "Hill",
    "load_components",
]

# ITH-C08
OBJECTS = ("map", "shoe", "bone", "glasses", "loudspeaker", "telescope", "glove", "key")
WORM = "worm"
BLANK = "-"
PICTURES = (*OBJECTS, WORM, BLANK)

# ITH-002
HILL_COUNT = 12
# ITH-003
COLUMNS = 5
# Nobody has more dice than this.
MAX_HEIGHT = 5
MAX_PIPS = 6
MAX_POINTS = 20
MAX_NAME_LENGTH = 80

_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
_OWN_FILE = Path(__file__).with_name("components.toml")


@dataclass(frozen=True)
class Hill:
    """Columns from left to right, each with what its spaces show from the bottom up."""

    id: str
    columns: tuple[tuple[str, ...], ...]
    worm_number: int
    queen: int
    general: int

    @property
    def heights(self) -> tuple[int, ...]:
        return tuple(len(column) for column in self.columns)


@dataclass(frozen=True)
class Components:
    """A complete set of hills; the fingerprint depends on the hills only, not on how the file is laid out."""

    name: str
    hills: tuple[Hill, ...]
    fingerprint: str


def load_components(path: Path | None = None) -> Components:
    """Read a components file (without a path: the one that comes with the game) or raise ComponentsError."""
    source = read_toml(_OWN_FILE if path is None else path)
    _refuse_unknown_keys(source, (), source.data, ("name", "hill"))
    name = _read_name(source)
    hills = _read_hills(source)
    return Components(name, hills, _fingerprint(hills))


def _fingerprint(hills: tuple[Hill, ...]) -> str:
    return hashlib.sha256("\n".join(map(_canonical_text, hills)).encode()).hexdigest()[:16]


def _canonical_text(hill: Hill) -> str:
    columns = " | ".join(" ".join(column) for column in hill.columns)
    return f"{hill.id} | {columns} | {hill.worm_number} | {hill.queen} | {hill.general}"


def _read_name(source: TomlSource) -> str:
    name = source.data.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > MAX_NAME_LENGTH:
        sentence = (
            f'The set of hills needs a name, one line of 1 to {MAX_NAME_LENGTH} characters: name = "..."'
        )
        raise source.error(("name",), sentence)
    return name


def _read_hills(source: TomlSource) -> tuple[Hill, ...]:
    tables = source.data.get("hill", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise source.error(("hill",), "Each hill is a table of its own that begins with [[hill]].")
    hills: list[Hill] = []
    index_of_id: dict[str, int] = {}
    for index, table in enumerate(tables):
        hill = _read_hill(source, ("hill", index), table)
        # Records are read without regard to capital letters.
        name = hill.id.lower()
        if name in index_of_id:
            sentence = (
                f'The id "{hill.id}" already belongs to hill[{index_of_id[name] + 1}]; ids must differ.'
            )
            raise source.error(("hill", index, "id"), sentence)
        index_of_id[name] = index
        hills.append(hill)
    if len(hills) != HILL_COUNT:
        raise source.error(("hill",), f"A set has exactly {HILL_COUNT} hills; this file has {len(hills)}.")
    return tuple(hills)


def _read_hill(source: TomlSource, path: FieldPath, table: dict[str, Any]) -> Hill:
    _refuse_unknown_keys(source, path, table, ("id", "columns", "worm_number", "queen", "general"))
    hill_id = table.get("id")
    if not isinstance(hill_id, str) or not _ID.fullmatch(hill_id):
        sentence = 'A hill needs an id of 1 to 16 letters, digits, "_" or "-" in quotes: id = "01".'
        raise source.error((*path, "id"), sentence)
    columns = _read_columns(source, (*path, "columns"), table.get("columns"))
    # ITH-C06
    largest = MAX_PIPS * max(map(len, columns))
    worm_number = _read_number(source, (*path, "worm_number"), table.get("worm_number"), 1, largest)
    general = _read_number(source, (*path, "general"), table.get("general"), 1, MAX_POINTS - 1)
    # ITH-C02
    queen = _read_number(source, (*path, "queen"), table.get("queen"), general + 1, MAX_POINTS)
    return Hill(hill_id, columns, worm_number, queen, general)


def _read_number(source: TomlSource, path: FieldPath, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        sentence = f"This must be a whole number from {least} to {most} here; it is {_shown(value)}."
        raise source.error(path, sentence)
    return value


def _read_columns(source: TomlSource, path: FieldPath, value: Any) -> tuple[tuple[str, ...], ...]:
    if not isinstance(value, list) or len(value) != COLUMNS:
        sentence = f'A hill has a list of {COLUMNS} columns, each a text such as "map - worm".'
        raise source.error(path, sentence)
    return tuple(_read_column(source, (*path, index), text) for index, text in enumerate(value))


def _read_column(source: TomlSource, path: FieldPath, text: Any) -> tuple[str, ...]:
    spaces = tuple(text.split()) if isinstance(text, str) else ()
    # ITH-C01
    if not 1 <= len(spaces) <= MAX_HEIGHT:
        sentence = f"A column has 1 to {MAX_HEIGHT} spaces, from the bottom up; this is {_shown(text)}."
        raise source.error(path, sentence)
    for space in spaces:
        # ITH-C07, ITH-A26
        if space not in PICTURES:
            sentence = f'"{space}" is not something a space can show; known are {", ".join(PICTURES)}.'
            raise source.error(path, sentence)
    return spaces


def _refuse_unknown_keys(
    source: TomlSource, path: FieldPath, table: dict[str, Any], known: tuple[str, ...]
) -> None:
    for key in table:
        if key not in known:
            raise source.error((*path, key), f"This key is not known here; known are {', '.join(known)}.")


def _shown(value: Any) -> str:
    if value is None:
        return "missing"
    text = f'"{value}"' if isinstance(value, str) else str(value).lower()
    return text if len(text) <= 40 else text[:39] + "…"
