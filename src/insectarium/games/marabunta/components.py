"""The boards of Marabunta as frozen values, read from a components file."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from insectarium.core.toml_source import ComponentsError, FieldPath, TomlSource, read_toml
from insectarium.games.marabunta.maps import BadMap, Territory, territory_of

__all__ = ["ABILITIES", "SIDES", "BoardSide", "Components", "ComponentsError", "Group", "load_components"]

# MAR-090 to MAR-102, in the order K1 to K10
ABILITIES = (
    "one", "two", "free_zero", "free_three", "cookies", "two_points", "three_points", "three_ones", "strike",
    "circles",
)  # fmt: skip
SIDES = ("symbol", "plain")
MAX_CHESTS = 6
MAX_GROUPS = 10
MAX_COOKIES = 16
MAX_POINTS = 20
MAX_NAME_LENGTH = 80
NO_FIGURE = "-"

_OWN_FILE = Path(__file__).with_name("components.toml")


@dataclass(frozen=True)
class Group:
    """Chests that together unlock one ability."""

    ability: str
    chests: int


@dataclass(frozen=True)
class BoardSide:
    """One side of the player boards. A cookie without a figure is worth nothing."""

    cookies: tuple[int | None, ...]
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class Components:
    """All boards by side; the fingerprint depends on them only, not on how the file is laid out."""

    name: str
    territories: dict[str, Territory]
    boards: dict[str, BoardSide]
    fingerprint: str


def load_components(path: Path | None = None) -> Components:
    """Read a components file (without a path: the one that comes with the game) or raise ComponentsError."""
    source = read_toml(_OWN_FILE if path is None else path)
    _refuse_unknown_keys(source, (), source.data, ("name", "territory", "board"))
    name = _read_name(source)
    territories = {
        side: _read_territory(source, place, table) for side, place, table in _sides(source, "territory")
    }
    boards = {side: _read_board(source, place, table) for side, place, table in _sides(source, "board")}
    _check_abilities(source, boards)
    return Components(name, territories, boards, _fingerprint(territories, boards))


def _fingerprint(territories: dict[str, Territory], boards: dict[str, BoardSide]) -> str:
    lines = [line for side in SIDES for line in territories[side].lines()]
    lines += [repr(boards[side]) for side in SIDES]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _read_name(source: TomlSource) -> str:
    name = source.data.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > MAX_NAME_LENGTH:
        sentence = f'The boards need a name, one line of 1 to {MAX_NAME_LENGTH} characters: name = "..."'
        raise source.error(("name",), sentence)
    return name


def _sides(source: TomlSource, kind: str) -> list[tuple[str, FieldPath, dict[str, Any]]]:
    """The two tables of a kind, one for each side."""
    tables = source.data.get(kind, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise source.error((kind,), f"Each {kind} is a table of its own that begins with [[{kind}]].")
    found: dict[str, tuple[str, FieldPath, dict[str, Any]]] = {}
    for index, table in enumerate(tables):
        side = table.get("side")
        if side not in SIDES:
            sentence = f"The side is one of {', '.join(SIDES)}, in quotes; it is {_shown(side)}."
            raise source.error((kind, index, "side"), sentence)
        if side in found:
            raise source.error((kind, index, "side"), f"There is a {kind} with this side already.")
        found[side] = (side, (kind, index), table)
    for side in SIDES:
        if side not in found:
            raise source.error((kind,), f'The {kind} with side = "{side}" is missing.')
    return [found[side] for side in SIDES]


def _read_territory(source: TomlSource, path: FieldPath, table: dict[str, Any]) -> Territory:
    _refuse_unknown_keys(source, path, table, ("side", "lines"))
    lines = table.get("lines")
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise source.error((*path, "lines"), "A territory is a list of lines of text.")
    try:
        return territory_of(lines)
    except BadMap as fault:
        place = (*path, "lines") if fault.line < 0 else (*path, "lines", fault.line)
        raise source.error(place, str(fault)) from None


def _read_board(source: TomlSource, path: FieldPath, table: dict[str, Any]) -> BoardSide:
    _refuse_unknown_keys(source, path, table, ("side", "cookies", "chests"))
    return BoardSide(
        _read_cookies(source, (*path, "cookies"), table.get("cookies")),
        _read_groups(source, (*path, "chests"), table.get("chests")),
    )


def _read_cookies(source: TomlSource, path: FieldPath, text: Any) -> tuple[int | None, ...]:
    words = text.split() if isinstance(text, str) else []
    if not 1 <= len(words) <= MAX_COOKIES:
        sentence = f'The row of cookies is text with 1 to {MAX_COOKIES} figures: "0 1 - 2".'
        raise source.error(path, sentence)
    for word in words:
        if word != NO_FIGURE and not (word.isascii() and word.isdigit() and int(word) <= MAX_POINTS):
            sentence = (
                f'A cookie has a number from 0 to {MAX_POINTS} or "{NO_FIGURE}"; this is {_shown(word)}.'
            )
            raise source.error(path, sentence)
    figures = [int(word) for word in words if word != NO_FIGURE]
    # MAR-C09
    if words[0] != "0" or figures != sorted(figures):
        raise source.error(path, "The figures begin with 0 and never become smaller.")
    return tuple(None if word == NO_FIGURE else int(word) for word in words)


def _read_groups(source: TomlSource, path: FieldPath, value: Any) -> tuple[Group, ...]:
    if not isinstance(value, list) or not 1 <= len(value) <= MAX_GROUPS:
        sentence = f'A board has 1 to {MAX_GROUPS} groups of chests: chests = ["one: 2"].'
        raise source.error(path, sentence)
    groups = tuple(_read_group(source, (*path, index), text) for index, text in enumerate(value))
    for index, group in enumerate(groups):
        if group.ability in [earlier.ability for earlier in groups[:index]]:
            raise source.error((*path, index), f"This board has a group for {group.ability} already.")
    return groups


def _read_group(source: TomlSource, path: FieldPath, text: Any) -> Group:
    ability, colon, count = text.partition(":") if isinstance(text, str) else ("", "", "")
    count = count.strip()
    if not colon or not (count.isascii() and count.isdigit() and 1 <= int(count) <= MAX_CHESTS):
        sentence = (
            f'A group reads "ability: chests", with 1 to {MAX_CHESTS} chests: "one: 2"; '
            f"this is {_shown(text)}."
        )
        raise source.error(path, sentence)
    if ability.strip() not in ABILITIES:
        sentence = f'"{ability.strip()}" is no ability; known are {", ".join(ABILITIES)}.'
        raise source.error(path, sentence)
    return Group(ability.strip(), int(count))


def _check_abilities(source: TomlSource, boards: dict[str, BoardSide]) -> None:
    # MAR-A03, MAR-C10
    found = {group.ability for board in boards.values() for group in board.groups}
    for ability in ABILITIES:
        if ability not in found:
            raise source.error(
                ("board",), f"No board has a group for {ability}; every ability occurs somewhere."
            )


def _refuse_unknown_keys(
    source: TomlSource, path: FieldPath, table: dict[str, Any], known: tuple[str, ...]
) -> None:
    for key in table:
        if key not in known:
            raise source.error((*path, key), f"This key is not known here; known are {', '.join(known)}.")


def _shown(value: Any) -> str:
    text = f'"{value}"' if isinstance(value, str) else str(value).lower()
    return text if len(text) <= 40 else text[:39] + "…"
