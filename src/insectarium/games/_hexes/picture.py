"""Hexagons as pictures: where cells lie, the outline of a tile, and a frame that grows with the board.

Tiles stand with a corner up, so that side 0 faces east. `size` is the distance from the middle to a corner.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

Point = tuple[float, float]
ROOT = math.sqrt(3)


def centre(q: int, r: int, size: float) -> Point:
    """The middle of a cell; (0, 0) lies at the origin of the picture."""
    return size * ROOT * (q + r / 2), size * 1.5 * r


def apothem(size: float) -> float:
    """From the middle of a tile to the middle of a side."""
    return size * ROOT / 2


def corners(size: float, around: Point = (0.0, 0.0)) -> list[Point]:
    """The six corners; corner k lies between side k and side k + 1."""
    angles = [math.radians(60 * k + 30) for k in range(6)]
    return [(around[0] + size * math.cos(a), around[1] - size * math.sin(a)) for a in angles]


def side_middle(side: float, size: float, around: Point = (0.0, 0.0), reach: float = 1.0) -> Point:
    """The middle of a side, or with `reach` below 1 a point on the way to it."""
    angle = math.radians(60 * side)
    far = apothem(size) * reach
    return around[0] + far * math.cos(angle), around[1] - far * math.sin(angle)


def outline(size: float, around: Point = (0.0, 0.0)) -> str:
    """The outline of a tile as an SVG path."""
    return "M" + " L".join(_written(point) for point in corners(size, around)) + " Z"


def turned(rotation: int) -> float:
    """The angle for an SVG rotate() that shows a tile in this rotation."""
    return -60.0 * rotation


def _written(point: Point) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"


@dataclass(frozen=True)
class Frame:
    """How a board is moved and scaled into a rectangle."""

    scale: float
    left: float
    top: float

    def place(self, q: int, r: int, size: float) -> Point:
        x, y = centre(q, r, size)
        return self.left + x * self.scale, self.top + y * self.scale


def extent(cells: Iterable[tuple[int, int]], size: float) -> tuple[float, float, float, float]:
    """How far tiles on these cells reach: left, top, right and bottom."""
    middles = [centre(q, r, size) for q, r in cells] or [(0.0, 0.0)]
    across, down = [x for x, _ in middles], [y for _, y in middles]
    return min(across) - apothem(size), min(down) - size, max(across) + apothem(size), max(down) + size


def frame(
    cells: Iterable[tuple[int, int]], size: float, width: float, height: float, most: float = 1.0
) -> Frame:
    """The largest scale, up to `most`, at which all these cells lie inside width by height, in its middle."""
    left, top, right, bottom = extent(cells, size)
    scale = min(most, width / (right - left), height / (bottom - top))
    return Frame(scale, (width - (left + right) * scale) / 2, (height - (top + bottom) * scale) / 2)
