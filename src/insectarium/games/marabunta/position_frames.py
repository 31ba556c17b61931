"""What waits to be resolved, as a person writes it in a position: one object for each frame of the stack."""

from __future__ import annotations

from typing import Any

from insectarium.core.document import Document
from insectarium.games.marabunta import frames
from insectarium.games.marabunta.frames import (
    ANYWHERE,
    BONUSES,
    BY_ANTHILL,
    CHESTS,
    CIRCLES,
    DROPPABLE,
    FRAME_NAMES,
    FREE_LINK,
    NEXT,
    NOTHING,
    STRIKES,
    TWO_LEFT,
    WRITES,
)
from insectarium.games.marabunta.grid import HEX_NAMES, REGION_NAMES

MARKS = {"droppable": DROPPABLE, "free": FREE_LINK, "two_left": TWO_LEFT, "anthill": BY_ANTHILL}
FIELDS = {
    WRITES: ("number", "region", "followers"),
    NEXT: ("number", "first", "second"),
    CHESTS: ("count",),
    STRIKES: ("first",),
    CIRCLES: ("count", "but"),
    BONUSES: ("cookies", "chests"),
}
MOST = {"number": 3, "followers": 2, "count": 3, "cookies": 3, "chests": 3}
LEAST = {"count": 1}


def write_frame(frame: int) -> dict[str, Any]:
    kind = int(frames.kind_of(frame))
    values = (frames.one_of(frame), frames.two_of(frame), frames.three_of(frame))
    form: dict[str, Any] = {"do": FRAME_NAMES[kind]}
    for field, value in zip(FIELDS.get(kind, ()), values, strict=False):
        if not _is_left_out(field, int(value)):
            form[field] = _written(field, int(value))
    marks = [name for name, bit in MARKS.items() if frames.marks_of(frame) & bit]
    return {**form, "marks": marks} if marks else form


def _is_left_out(field: str, value: int) -> bool:
    return value == (ANYWHERE if field == "region" else NOTHING) and field not in MOST


def _written(field: str, value: int) -> int | str:
    if field in ("region", "but"):
        return REGION_NAMES[value]
    return HEX_NAMES[value] if field in ("first", "second") else value


def read_frame(part: Document) -> int:
    part.mapping(("do", "marks", *{field for fields in FIELDS.values() for field in fields}))
    kind = FRAME_NAMES.index(part["do"].text(*FRAME_NAMES))
    fields = FIELDS.get(kind, ())
    part.mapping(("do", "marks", *fields))
    values = [_read(part, field) for field in fields]
    one, two, three = [*values, 0, 0, 0][:3]
    marks = 0
    for name in part["marks"].items() if part.has("marks") else ():
        marks |= MARKS[name.text(*MARKS)]
    return int(frames.frame(kind, one, two, three, marks))


def _read(part: Document, field: str) -> int:
    if field == "followers" and not part.has(field):
        return 0
    if field in MOST:
        return part[field].whole(LEAST.get(field, 0), MOST[field])
    if not part.has(field):
        return int(ANYWHERE if field == "region" else NOTHING)
    if field in ("region", "but"):
        return REGION_NAMES.index(part[field].text(*REGION_NAMES))
    return HEX_NAMES.index(part[field].text(*HEX_NAMES))
