"""What every file of tiles has: a name, one table for each kind of tile, keys that are known."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from insectarium.core.toml_source import FieldPath, TomlSource

MAX_NAME_LENGTH = 80
MOST_KINDS = 60

_CODE = re.compile(r"[A-Z][A-Za-z0-9]{0,5}")


def read_name(source: TomlSource) -> str:
    name = source.data.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > MAX_NAME_LENGTH:
        sentence = (
            f'The set of tiles needs a name, one line of 1 to {MAX_NAME_LENGTH} characters: name = "..."'
        )
        raise source.error(("name",), sentence)
    return name


def refuse_unknown_keys(
    source: TomlSource, path: FieldPath, table: dict[str, Any], known: tuple[str, ...]
) -> None:
    for key in table:
        if key not in known:
            raise source.error((*path, key), f"This key is not known here; known are {', '.join(known)}.")


def read_number(source: TomlSource, path: FieldPath, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise source.error(path, f"This must be a whole number from {least} to {most}.")
    return value


def tables_of(source: TomlSource, ground: str) -> list[dict[str, Any]]:
    """The tables of one ground; no two of them may have the same code."""
    tables = source.data.get(ground, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise source.error(
            (ground,), f"Each kind of tile is a table of its own that begins with [[{ground}]]."
        )
    seen: dict[str, int] = {}
    for index, table in enumerate(tables):
        code = str(table.get("code")).lower()
        if code in seen:
            raise source.error(
                (ground, index, "code"),
                f"{ground}[{seen[code] + 1}] has this code already; codes must differ.",
            )
        seen[code] = index
    return tables


def read_code(source: TomlSource, path: FieldPath, ground: str, code: Any, initials: str, least: int) -> str:
    """A short name that begins with one of these letters."""
    known = isinstance(code, str) and _CODE.fullmatch(code) is not None and len(code) >= least
    if not known or code[0] not in initials:
        sentence = (
            f"A {ground} tile needs a code of {least} to 6 letters and digits that begins with {initials[0]}."
        )
        raise source.error((*path, "code"), sentence)
    return str(code)


def check_total(source: TomlSource, ground: str, total: int, wanted: int) -> None:
    if total != wanted:
        raise source.error((ground,), f"A set has exactly {wanted} {ground} tiles; this file has {total}.")


def check_kinds(source: TomlSource, kinds: int) -> None:
    if kinds > MOST_KINDS:
        raise source.error((), f"A set has at most {MOST_KINDS} kinds of tiles; this one has {kinds}.")


def fingerprint_of(*parts: object) -> str:
    """Depends on the tiles, not on the name or the remarks of a file."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
