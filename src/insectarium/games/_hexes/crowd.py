"""Several pieces at one place, side by side: none covers another."""

from __future__ import annotations

from functools import cache

Point = tuple[float, float]


@cache
def crowd(
    count: int, width: float, height: float, piece: Point, most: float = 1.0
) -> tuple[float, tuple[Point, ...]]:
    """The scale of the pieces and where each stands, seen from the middle of a room of this size.

    `piece` is the room that one piece needs at scale 1. They stand in as many lines as leave them largest.
    """
    if count == 0:
        return most, ()
    best, columns = 0.0, 1
    for tried in range(1, count + 1):
        lines = -(-count // tried)
        scale = min(most, width / (tried * piece[0]), height / (lines * piece[1]))
        if scale > best + 1e-9:
            best, columns = scale, tried
    lines = -(-count // columns)
    step_x, step_y = piece[0] * best, piece[1] * best
    places: list[Point] = []
    for number in range(count):
        line, column = divmod(number, columns)
        in_line = min(columns, count - line * columns)
        places.append(((column - (in_line - 1) / 2) * step_x, (line - (lines - 1) / 2) * step_y))
    return best, tuple(places)
