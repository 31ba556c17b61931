# compiled by mypyc
"""The hexes of the territory: twelve columns of seven, every second column half a hex lower.

A hex is `row * COLUMNS + column`. Its name is the letter of its column and the number of its row: d5.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec

COLUMNS: Final[i64] = 12
ROWS: Final[i64] = 7
HEXES: Final[i64] = 84
# MAR-006, MAR-024
REGIONS: Final[i64] = 6
# MAR-C05
REGION_SIZE: Final[i64] = 14
LETTERS: Final = "abcdefghijkl"
REGION_NAMES: Final = ("blue", "pink", "orange", "green", "silver", "yellow")


def name_of(hex: i64) -> str:
    return f"{LETTERS[hex % COLUMNS]}{int(hex // COLUMNS) + 1}"


HEX_NAMES: Final = [name_of(hex) for hex in range(HEXES)]


def _steps_from(column: i64) -> list[tuple[int, int]]:
    """Columns and rows to the neighbours: above, below, then those of the columns beside."""
    low = 0 if column % 2 == 0 else 1
    return [(0, -1), (0, 1), (-1, low - 1), (-1, low), (1, low - 1), (1, low)]


def _neighbours_of(hex: i64) -> list[int]:
    column = hex % COLUMNS
    row = hex // COLUMNS
    found: list[int] = []
    for across, down in _steps_from(column):
        if 0 <= column + across < COLUMNS and 0 <= row + down < ROWS:
            found.append(int((row + down) * COLUMNS + column + across))
    found.sort()
    return found


class Grid:
    """The neighbours of hex h are `neighbours[first[h]]` up to, not including, `neighbours[first[h + 1]]`."""

    def __init__(self) -> None:
        self.neighbours = vec[i64]()
        self.first = vec[i64]([0])
        self.touching = vec[bool]([False] * (HEXES * HEXES))
        for hex in range(HEXES):
            for other in _neighbours_of(hex):
                self.neighbours = append(self.neighbours, i64(other))
                self.touching[hex * HEXES + other] = True
            self.first = append(self.first, i64(len(self.neighbours)))

    def touch(self, one: i64, other: i64) -> bool:
        return self.touching[one * HEXES + other]


GRID: Final = Grid()
