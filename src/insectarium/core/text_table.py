"""What lies on the table as tables of words, for terminals and other places without pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

EMPTY = "-"


@dataclass(frozen=True)
class TextTable:
    """`details` may be left out where room is short and shown on demand."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    details: bool = False


def tables_of(document: Mapping[str, Any], title: str = "Table") -> list[TextTable]:
    """Any JSON object as tables: inner objects and lists of objects get their own, the rest shares one."""
    facts: list[tuple[str, ...]] = []
    tables: list[TextTable] = []
    for key, value in document.items():
        if isinstance(value, Mapping) and value:
            tables += tables_of(value, in_words(key))
        elif isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
            tables.append(_table_of_objects(in_words(key), value))
        else:
            facts.append((in_words(key), _short(value)))
    return ([TextTable(title, ("", ""), tuple(facts))] if facts else []) + tables


def _table_of_objects(title: str, items: list[Any]) -> TextTable:
    keys = list(dict.fromkeys(key for item in items if isinstance(item, Mapping) for key in item))
    rows = []
    for number, item in enumerate(items):
        fields = item if isinstance(item, Mapping) else {}
        rows.append((str(number), *(_short(fields.get(key)) for key in keys)))
    return TextTable(title, ("", *map(in_words, keys)), tuple(rows))


def in_words(key: str) -> str:
    words = key.replace("_", " ")
    return words[:1].upper() + words[1:]


def _short(value: Any) -> str:
    if value is None or value in ([], {}, ""):
        return EMPTY
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {_short(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        nested = any(isinstance(item, list | Mapping) for item in value)
        return ("; " if nested else " ").join(map(_short, value))
    return str(value)
