"""Territories as frozen values, and as the seven lines of text in which people write them.

Each hex is two characters: the letter of its region, then `.` for nothing, `*` for a cookie, `#` for a chest.
"""

from __future__ import annotations

from dataclasses import dataclass

from insectarium.games.marabunta.grid import COLUMNS, GRID, HEX_NAMES, HEXES, REGION_NAMES, REGION_SIZE, ROWS

PLAIN, COOKIE, CHEST = 0, 1, 2
SIGNS = ".*#"
# MAR-033
COOKIE_HEXES = 12
REGION_LETTERS = "".join(name[0] for name in REGION_NAMES)


class BadMap(ValueError):
    """Lines that are no territory; `line` counts from 0, -1 stands for all of them."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line


@dataclass(frozen=True)
class Territory:
    """Region and symbol of every hex."""

    regions: tuple[int, ...]
    symbols: tuple[int, ...]

    def lines(self) -> list[str]:
        words = [REGION_LETTERS[r] + SIGNS[s] for r, s in zip(self.regions, self.symbols, strict=True)]
        return [" ".join(words[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]


def territory_of(lines: list[str]) -> Territory:
    """The territory that these lines describe; BadMap says what is wrong with them."""
    if len(lines) != ROWS:
        raise BadMap(-1, f"A territory has {int(ROWS)} lines, not {len(lines)}.")
    words = [word for line, text in enumerate(lines) for word in _words_of(line, text)]
    regions = tuple(REGION_LETTERS.index(word[0]) for word in words)
    symbols = tuple(SIGNS.index(word[1]) for word in words)
    _check_counts(regions, symbols)
    return Territory(regions, symbols)


def _words_of(line: int, text: str) -> list[str]:
    words = text.split()
    if len(words) != COLUMNS:
        raise BadMap(line, f"A line has {int(COLUMNS)} hexes, not {len(words)}.")
    for word in words:
        if len(word) != 2 or word[0] not in REGION_LETTERS or word[1] not in SIGNS:
            raise BadMap(
                line,
                f'A hex is a letter of {REGION_LETTERS} and one of {SIGNS}, for example "b*"; not "{word}".',
            )
    return words


def _check_counts(regions: tuple[int, ...], symbols: tuple[int, ...]) -> None:
    for region, name in enumerate(REGION_NAMES):
        # MAR-C05
        if regions.count(region) != REGION_SIZE:
            raise BadMap(-1, f"Region {name} has {regions.count(region)} hexes, not {int(REGION_SIZE)}.")
    # MAR-C04
    if symbols.count(COOKIE) != COOKIE_HEXES:
        raise BadMap(-1, f"There are {symbols.count(COOKIE)} cookie hexes, not {COOKIE_HEXES}.")
    if CHEST not in symbols:
        raise BadMap(-1, "At least one hex must show a chest.")


def pieces_of(regions: tuple[int, ...] | list[int], region: int) -> int:
    """Into how many pieces a region falls."""
    waiting = {hex for hex in range(HEXES) if regions[hex] == region}
    pieces = 0
    while waiting:
        pieces += 1
        reached = [min(waiting)]
        waiting.discard(reached[0])
        while reached:
            hex = reached.pop()
            near = set(neighbours_of(hex)) & waiting
            waiting -= near
            reached += sorted(near)
    return pieces


def neighbours_of(hex: int) -> list[int]:
    return [int(other) for other in GRID.neighbours[GRID.first[hex] : GRID.first[hex + 1]]]


def hex_called(name: str) -> int:
    """The hex of this name; -1 if there is none."""
    return HEX_NAMES.index(name) if name in HEX_NAMES else -1
