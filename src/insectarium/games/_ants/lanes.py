"""The lanes of a tunnel tile as curves, and where ants stand on them."""

from __future__ import annotations

import math
from functools import cache

from insectarium.games._ants.tiles import TileKind
from insectarium.games._hexes.picture import ROOT, Point, side_middle

Lane = tuple[int, ...]
# How far from the middle of the tile the ends of two lanes lie that lead nowhere.
DEAD_END = 0.46
# Two lanes of a tile: no farther apart than this is needed, no farther out is possible.
ENOUGH, FARTHEST = 46.0, 33.0
NEARER = 0.85


def two_dead_ends(lanes: tuple[Lane, ...]) -> bool:
    return len(lanes) == 2 and all(len(lane) == 1 for lane in lanes)


def lane_paths(lane: Lane, size: float, apart: bool = False) -> tuple[str, Point | None]:
    """The path of a lane, and its widening: where it ends or where more than two sides meet."""
    ends = [side_middle(side, size) for side in lane]
    if len(lane) == 2:
        return _curve(lane, ends, size), None
    hub = side_middle(lane[0], size, reach=DEAD_END) if apart else (0.0, 0.0)
    start = f"M{hub[0]:.1f} {hub[1]:.1f}"
    return "".join(f"{start}L{x:.1f} {y:.1f}" for x, y in ends), hub


def _curve(lane: Lane, ends: list[Point], size: float) -> str:
    """An arc that meets both sides at right angles."""
    (x, y), (to_x, to_y) = ends
    apart = (lane[1] - lane[0]) % 6
    if apart == 3:
        return f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"
    radius = size / 2 if apart in (1, 5) else size * 1.5
    sweep = 1 if apart < 3 else 0
    return f"M{x:.1f} {y:.1f}A{radius:.1f} {radius:.1f} 0 0 {sweep} {to_x:.1f} {to_y:.1f}"


def _points(lane: Lane, size: float, apart: bool) -> list[Point]:
    """Places on a lane."""
    if apart:
        return [side_middle(lane[0], size, reach=DEAD_END)]
    gap = (lane[1] - lane[0]) % 6 if len(lane) == 2 else 3
    if gap == 3:
        return [side_middle(side, size, reach=reach) for reach in (0.0, 0.2, 0.4, 0.6) for side in lane]
    # The arc goes round a corner, or round the point where the two sides would meet.
    radius = size / 2 if gap in (1, 5) else size * 1.5
    middle = side_middle(lane[0] + gap / 2 if gap < 3 else lane[0] - (6 - gap) / 2, size)
    far = math.hypot(*middle)
    out = size if gap in (1, 5) else size * ROOT
    around = (middle[0] / far * out, middle[1] / far * out)
    back = math.atan2(-middle[1], -middle[0])
    half = math.radians(60 if gap in (1, 5) else 30)
    angles = [back + half * part for part in (0.0, -0.3, 0.3, -0.6, 0.6)]
    return [(around[0] + radius * math.cos(a), around[1] + radius * math.sin(a)) for a in angles]


@cache
def spots_of(kind: TileKind, size: float) -> tuple[Point, ...]:
    """Where ants stand on an unturned tile: one point for each lane, well apart from each other."""
    lanes = kind.lanes
    if len(lanes) < 2:
        return (_in_bend(lanes[0], size) if lanes else (0.0, 0.0),)
    apart = two_dead_ends(lanes)
    best: tuple[float, tuple[Point, ...]] = (-math.inf, ())
    for one in _points(lanes[0], size, apart):
        for other in _points(lanes[1], size, apart):
            reach = max(math.hypot(*one), math.hypot(*other))
            value = min(ENOUGH, math.dist(one, other)) - max(0.0, reach - FARTHEST) - reach / 20
            if value > best[0]:
                best = value, (one, other)
    return best[1]


def _in_bend(lane: Lane, size: float) -> Point:
    """In a sharp bend ants stand in the tunnel, in every other lane in the middle of the tile."""
    sharp = len(lane) == 2 and (lane[1] - lane[0]) % 6 in (1, 5)
    x, y = _points(lane, size, apart=False)[0] if sharp else (0.0, 0.0)
    return x * NEARER, y * NEARER
