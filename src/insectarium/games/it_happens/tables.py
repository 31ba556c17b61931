# compiled by mypyc
"""The hills as flat tables of numbers, made once from the components and shared by all states."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games.it_happens.components import BLANK, COLUMNS, MAX_HEIGHT, OBJECTS, WORM, Components

COLUMNS_PER_HILL: Final[i64] = COLUMNS
SPACES_PER_COLUMN: Final[i64] = MAX_HEIGHT
KINDS: Final[i64] = 8
# What a space shows: an object kind from 0 to 7, a worm, or nothing.
WORM_PICTURE: Final[i64] = 8
NO_PICTURE: Final[i64] = -1


class HillTables:
    """Index `hill * COLUMNS_PER_HILL + column`, for pictures `that * SPACES_PER_COLUMN + space`."""

    def __init__(self, components: Components) -> None:
        self.ids: list[str] = [hill.id for hill in components.hills]
        self.heights = vec[i64]()
        self.pictures = vec[i64]()
        self.worm_number = vec[i64]()
        self.queen = vec[i64]()
        self.general = vec[i64]()
        for hill in components.hills:
            for column in hill.columns:
                self._add_column(column)
            self.worm_number = append(self.worm_number, hill.worm_number)
            self.queen = append(self.queen, hill.queen)
            self.general = append(self.general, hill.general)

    def _add_column(self, spaces: tuple[str, ...]) -> None:
        self.heights = append(self.heights, i64(len(spaces)))
        for space in range(MAX_HEIGHT):
            picture = picture_code(spaces[space]) if space < len(spaces) else -1
            self.pictures = append(self.pictures, picture)


def picture_code(name: str) -> int:
    if name == BLANK:
        return -1
    if name == WORM:
        return 8
    return OBJECTS.index(name)


def picture_name(code: i64) -> str | None:
    """What a space shows, in the words of the components file; None for nothing."""
    if code == NO_PICTURE:
        return None
    return WORM if code == WORM_PICTURE else OBJECTS[code]
