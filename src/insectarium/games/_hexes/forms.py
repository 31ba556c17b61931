"""Places, turns, lanes and numbers of an action: in its structured form and in the words of a record.

An action names a place by one number: cell * 8 + the rotation of a tile, or the lane of a spot.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from insectarium.core.refusal import NotUnderstood
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.grid import FARTHEST, cell_at, q_of, r_of

_PLACE = re.compile(r"(-?\d{1,3}),(-?\d{1,3})")


# The structured form


def at_of(cell: int) -> list[int]:
    return [int(q_of(cell)), int(r_of(cell))]


def tile_fields(where: int) -> dict[str, Any]:
    """Where and how a tile is laid."""
    return {"at": at_of(where >> 3), "turn": where & 7}


def spot_fields(where: int) -> dict[str, Any]:
    return {"at": at_of(where >> 3), "lane": where & 7}


def one_of(form: Mapping[str, Any], field: str, names: tuple[str, ...]) -> int:
    """The number of the name that a field holds."""
    value = form.get(field)
    if value not in names:
        raise NotUnderstood(f"{field} must be one of {', '.join(names)}, not {value!r}.")
    return names.index(value)


def number_in(form: Mapping[str, Any], field: str, least: int, most: int) -> int:
    value = form.get(field)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise NotUnderstood(f"{field} must be a number from {least} to {most}, not {value!r}.")
    return value


def cell_in(form: Mapping[str, Any]) -> int:
    at = form.get("at")
    if not isinstance(at, list) or len(at) != 2 or not all(type(n) is int for n in at):
        raise NotUnderstood(f"at must be two numbers, for example [2, -1], not {at!r}.")
    if not all(-FARTHEST <= n <= FARTHEST for n in at):
        raise NotUnderstood(f"The table reaches {FARTHEST} tiles in every direction; {at} is beyond it.")
    return int(cell_at(at[0], at[1]))


def tile_place(form: Mapping[str, Any], rotations: int = 6) -> int:
    """Turns after which a tile looks as before count once."""
    return cell_in(form) * 8 + number_in(form, "turn", 0, 5) % rotations


def spot_place(form: Mapping[str, Any]) -> int:
    return cell_in(form) * 8 + lane_in(form)


def lane_in(form: Mapping[str, Any]) -> int:
    """The lane of a form, 0 if it names none."""
    return number_in({"lane": 0, **form}, "lane", 0, int(SPOTS_PER_TILE) - 1)


# The words of a record: `2,-1`, `turn 3`, `lane 2`


def place_words(form: Mapping[str, Any]) -> str:
    return f"{form['at'][0]},{form['at'][1]}"


def tile_words(form: Mapping[str, Any]) -> str:
    return f"{place_words(form)} turn {form['turn']}"


def spot_words(form: Mapping[str, Any]) -> str:
    return f"{place_words(form)}{lane_words(form)}"


def lane_words(form: Mapping[str, Any]) -> str:
    """Lanes are counted from 1; the first is left out."""
    return f" lane {form['lane'] + 1}" if form["lane"] else ""


def read_place(word: str) -> list[int] | str:
    """The place that a word names; a word that names none is given back, to be quoted in the refusal."""
    found = _PLACE.fullmatch(word)
    return [int(found[1]), int(found[2])] if found else word


def read_number(word: str) -> int | str:
    return int(word) if len(word) == 1 and word.isdecimal() and word.isascii() else word


def read_tile(words: list[str]) -> dict[str, Any] | None:
    """The fields of `2,-1 turn 3`."""
    if len(words) != 3 or words[1] != "turn":
        return None
    return {"at": read_place(words[0]), "turn": read_number(words[2])}


def read_spot(words: list[str]) -> dict[str, Any] | None:
    """The fields of `2,-1` or `2,-1 lane 2`."""
    if len(words) not in (1, 3):
        return None
    return {"at": read_place(words[0]), "lane": read_lane(words[1:])}


def read_lane(words: list[str]) -> int | str:
    """No words mean the first lane."""
    if not words:
        return 0
    lane = read_number(words[1]) if len(words) == 2 and words[0] == "lane" else " ".join(words)
    return lane - 1 if isinstance(lane, int) else lane
