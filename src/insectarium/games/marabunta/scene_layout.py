"""Where the parts of the table lie, in each of the three shapes."""

from __future__ import annotations

from dataclasses import dataclass

from insectarium.core.game import Shape
from insectarium.games.marabunta.grid import COLUMNS, ROWS
from insectarium.games.marabunta.sprites import BOARD_HEIGHT, BOARD_WIDTH
from insectarium.games.marabunta.sprites_regions import LEAF_HEIGHT, LEAF_WIDTH, SIZE

Point = tuple[float, float]

MARGIN = 26.0
HEAD = 70.0
HEX_HEIGHT = SIZE * 3**0.5
MAP_WIDTH = SIZE * (1.5 * int(COLUMNS) + 0.5)
MAP_HEIGHT = HEX_HEIGHT * (int(ROWS) + 0.5)
POOLS_WIDTH, POOLS_HEIGHT = 560.0, 282.0
LEAF_STEP_X, LEAF_STEP_Y = LEAF_WIDTH + 14, LEAF_HEIGHT + 12


@dataclass(frozen=True)
class Frame:
    """A part of the table: its upper left corner and its scale."""

    x: float
    y: float
    scale: float = 1.0

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.scale, self.y + y * self.scale


@dataclass(frozen=True)
class Layout:
    width: float
    height: float
    territory: Frame
    pools: Frame
    leaves: Frame
    boards: tuple[Frame, Frame]
    """The viewer's first."""
    heading: bool


def layout(shape: Shape) -> Layout:
    if shape == "tall":
        return _tall()
    return _wide(HEAD if shape == "picture" else MARGIN, shape == "picture")


def _wide(top: float, heading: bool) -> Layout:
    scale = 1.16
    right = MARGIN + MAP_WIDTH * scale + 26
    width = right + POOLS_WIDTH + MARGIN
    leaves = Frame(right, top + POOLS_HEIGHT + 22)
    below = top + max(MAP_HEIGHT * scale, POOLS_HEIGHT + 22 + 3 * LEAF_STEP_Y) + 16
    board = (width - 2 * MARGIN - 20) / 2 / BOARD_WIDTH
    boards = (Frame(MARGIN, below, board), Frame(MARGIN + BOARD_WIDTH * board + 20, below, board))
    return Layout(
        width,
        below + BOARD_HEIGHT * board + MARGIN,
        Frame(MARGIN, top, scale),
        Frame(right, top),
        leaves,
        boards,
        heading,
    )


def _tall() -> Layout:
    width = 620.0
    edge = 10.0
    inner = width - 2 * edge
    pools = Frame(edge, edge + 16, inner / POOLS_WIDTH)
    territory = Frame(edge, pools.y + POOLS_HEIGHT * pools.scale + 12, inner / MAP_WIDTH)
    below = territory.y + MAP_HEIGHT * territory.scale + 14
    board = inner / BOARD_WIDTH
    own = Frame(edge, below, board)
    leaves = Frame(edge, below + BOARD_HEIGHT * board + 14, inner / (2 * LEAF_STEP_X - 14))
    other = Frame(edge, leaves.y + 3 * LEAF_STEP_Y * leaves.scale + 6, board)
    height = other.y + BOARD_HEIGHT * board + edge
    return Layout(width, height, territory, pools, leaves, (own, other), False)
