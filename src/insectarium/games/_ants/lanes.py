"""The lanes of a tunnel tile as curves, and where ants stand on them."""

from __future__ import annotations

import math
from functools import cache

from insectarium.games._ants.tiles import TileKind
from insectarium.games._hexes.picture import ROOT, Point, side_middle

Lane = tuple[int, ...]
# Of two lanes, how far from the middle of the tile a dead end lies, or farther out beside a junction; and how
# far a junction moves towards its sides.
DEAD_END, FAR_END, JUNCTION = 0.46, 0.68, 0.62
# Two lanes of a tile: no farther apart than this is needed, no farther out is possible.
ENOUGH, FARTHEST = 46.0, 33.0
NEARER, BEND = 0.85, 0.7


def hub_of(lane: Lane, lanes: tuple[Lane, ...], size: float) -> Point:
    """Where a lane ends, or where more than two sides meet. Of two lanes each gives way to the other."""
    if len(lanes) < 2:
        return 0.0, 0.0
    if len(lane) == 1:
        beside_junction = max(len(other) for other in lanes) > 2
        return side_middle(lane[0], size, reach=FAR_END if beside_junction else DEAD_END)
    ends = [side_middle(side, size) for side in lane]
    part = JUNCTION / len(ends)
    return sum(x for x, _ in ends) * part, sum(y for _, y in ends) * part


def lane_paths(lane: Lane, lanes: tuple[Lane, ...], size: float) -> tuple[str, Point | None]:
    """The path of a lane, and its widening: where it ends or where more than two sides meet."""
    ends = [side_middle(side, size) for side in lane]
    if len(lane) == 2:
        return _curve(lane, ends, size), None
    hub = hub_of(lane, lanes, size)
    start = f"M{hub[0]:.1f} {hub[1]:.1f}"
    if len(lanes) < 2:
        return "".join(f"{start}L{x:.1f} {y:.1f}" for x, y in ends), hub
    # From a hub beside the middle they bend, so that they too meet their sides at right angles.
    bends = [side_middle(side, size, reach=BEND) for side in lane]
    curves = zip(bends, ends, strict=True)
    return "".join(f"{start}Q{a:.1f} {b:.1f} {x:.1f} {y:.1f}" for (a, b), (x, y) in curves), hub


def _curve(lane: Lane, ends: list[Point], size: float) -> str:
    """An arc that meets both sides at right angles."""
    (x, y), (to_x, to_y) = ends
    apart = (lane[1] - lane[0]) % 6
    if apart == 3:
        return f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"
    radius = size / 2 if apart in (1, 5) else size * 1.5
    sweep = 1 if apart < 3 else 0
    return f"M{x:.1f} {y:.1f}A{radius:.1f} {radius:.1f} 0 0 {sweep} {to_x:.1f} {to_y:.1f}"


def _points(lane: Lane, lanes: tuple[Lane, ...], size: float) -> list[Point]:
    """Places on a lane."""
    if len(lane) != 2:
        return [hub_of(lane, lanes, size)]
    gap = (lane[1] - lane[0]) % 6
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
    best: tuple[float, tuple[Point, ...]] = (-math.inf, ())
    for one in _points(lanes[0], lanes, size):
        for other in _points(lanes[1], lanes, size):
            reach = max(math.hypot(*one), math.hypot(*other))
            value = min(ENOUGH, math.dist(one, other)) - max(0.0, reach - FARTHEST) - reach / 20
            if value > best[0]:
                best = value, (one, other)
    return best[1]


def _in_bend(lane: Lane, size: float) -> Point:
    """In a sharp bend ants stand in the tunnel, in every other lane in the middle of the tile."""
    sharp = len(lane) == 2 and (lane[1] - lane[0]) % 6 in (1, 5)
    x, y = _points(lane, (lane,), size)[0] if sharp else (0.0, 0.0)
    return x * NEARER, y * NEARER
