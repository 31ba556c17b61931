"""Finding room on a tile: how its tunnels run, and where in them the ants and fruits lie.

Every set of tiles must come out readable, also one that the owner of a box wrote down. So the places are not
drawn by hand: each tunnel tries a few and keeps the one where it disturbs the others least.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, pi, radians, sin

from insectarium.games.micropolis.components import Segment, Tile
from insectarium.games.micropolis.scene_geometry import (
    EDGE,
    INNER,
    MIDDLE,
    OUTER,
    PORT_DIRECTIONS,
    PORT_PLACES,
    RIM,
    TUNNEL_WIDTH,
    Point,
    on_tile,
)

Curve = tuple[Point, Point, Point, Point]

RADII = {"worker": 14.5, "queen": 22.5, "nurse": 20.5, "architect": 20.5, "officer": 20.0, "guard": 21.0}
FRUIT_RADIUS = 16.5
WALL_MARGIN = 5.0
_STEPS = 7
_ROUNDS = 3


@dataclass(frozen=True)
class Item:
    """Something drawn in a tunnel; `heading` is the direction of the tunnel there, in degrees."""

    kind: str
    x: float
    y: float
    radius: float
    heading: float


@dataclass(frozen=True)
class Tunnel:
    curves: tuple[Curve, ...]
    items: tuple[Item, ...]
    points: tuple[Point, ...]
    length: float


def tunnels_of(tile: Tile) -> list[Tunnel]:
    ceiling = RIM if tile.barracks else OUTER - 8
    options = [list(_candidates(segment)) for segment in tile.segments]
    chosen = [candidates[0] for candidates in options]
    for _ in range(_ROUNDS):
        for number, candidates in enumerate(options):
            others = chosen[:number] + chosen[number + 1 :]
            chosen[number] = min(candidates, key=_trouble(others, ceiling))
    return chosen


def _trouble(others: list[Tunnel], ceiling: float) -> Callable[[Tunnel], float]:
    def measure(tunnel: Tunnel) -> float:
        cost = sum(_outside(item, ceiling) for item in tunnel.items)
        for other in others:
            cost += _crowding(tunnel.items, other.items)
            cost += _blocking(tunnel.items, other.points) + _blocking(other.items, tunnel.points)
            cost += _touching(tunnel.points, other.points)
        return cost + 0.12 * tunnel.length

    return measure


def _outside(item: Item, ceiling: float) -> float:
    """How far an item reaches over the walls of the tile."""
    x, y = item.x, item.y - MIDDLE
    radius, angle = hypot(x, y), degrees(atan2(abs(x), -y))
    room = item.radius + WALL_MARGIN
    beside = room - radius * sin(radians(EDGE - angle))
    return (
        sum(max(0.0, over) ** 2 for over in (beside, room - (radius - INNER), room - (ceiling - radius))) * 5
    )


def _crowding(some: tuple[Item, ...], others: tuple[Item, ...]) -> float:
    cost = 0.0
    for one in some:
        for other in others:
            near = one.radius + other.radius + 11 - hypot(one.x - other.x, one.y - other.y)
            cost += max(0.0, near) ** 2
    return cost


def _blocking(items: tuple[Item, ...], points: tuple[Point, ...]) -> float:
    cost = 0.0
    for item in items:
        for x, y in points:
            near = item.radius + TUNNEL_WIDTH / 2 + 9 - hypot(item.x - x, item.y - y)
            if near > 0:
                cost += near * near
    return cost


def _touching(some: tuple[Point, ...], others: tuple[Point, ...]) -> float:
    cost = 0.0
    for a, b in some:
        for x, y in others:
            near = TUNNEL_WIDTH + 9 - hypot(a - x, b - y)
            if near > 0:
                cost += near * near * 0.35
    return cost


def _candidates(segment: Segment) -> Iterator[Tunnel]:
    if len(segment.ports) == 2:
        yield from _through(segment)
    else:
        for radius in (175, 127, 197, 160, 143, 215, 108, 228):
            for angle in (0, -4, 4, -7.5, 7.5, -11, 11):
                yield from _to_a_hub(segment, on_tile(radius, angle))


def _through(segment: Segment) -> Iterator[Tunnel]:
    """A tunnel from one port to another, its contents somewhere along it."""
    (x1, y1), (x2, y2) = (PORT_PLACES[port] for port in segment.ports)
    (dx1, dy1), (dx2, dy2) = (PORT_DIRECTIONS[port] for port in segment.ports)
    same_side = segment.ports[0][0] == segment.ports[1][0]
    reach = 48.0 if same_side else hypot(x1 - x2, y1 - y2) * 0.42
    curve = ((x1, y1), (x1 + dx1 * reach, y1 + dy1 * reach), (x2 + dx2 * reach, y2 + dy2 * reach), (x2, y2))
    points = _sampled(curve)
    for at in (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73):
        hub, heading = _point(curve, at), _heading(curve, at)
        yield Tunnel((curve,), _cluster(segment, hub, heading), points, 0.0)


def _to_a_hub(segment: Segment, hub: Point) -> Iterator[Tunnel]:
    """A dead end, a junction or a closed chamber: every port leads to the chamber with the contents."""
    curves = tuple(_lead_in(port, hub) for port in segment.ports)
    points = tuple(point for curve in curves for point in _sampled(curve))
    reaches = [hypot(hub[0] - curve[0][0], hub[1] - curve[0][1]) for curve in curves]
    length = max(reaches, default=0.0) * len(reaches)
    headings = [0.0, 90.0] if len(contents(segment)) > 1 else [0.0]
    if len(curves) == 1:
        headings.append(_heading(curves[0], 0.99))
    for heading in headings:
        yield Tunnel(curves, _cluster(segment, hub, heading), points, length)


def _lead_in(port: str, hub: Point) -> Curve:
    (x, y), (dx, dy) = PORT_PLACES[port], PORT_DIRECTIONS[port]
    reach = hypot(hub[0] - x, hub[1] - y) * 0.5
    bend = (x + dx * reach, y + dy * reach)
    return (x, y), bend, ((bend[0] + hub[0]) / 2, (bend[1] + hub[1]) / 2), hub


def _point(curve: Curve, t: float) -> Point:
    a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = curve
    return a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3


def _sampled(curve: Curve) -> tuple[Point, ...]:
    return tuple(_point(curve, step / _STEPS) for step in range(_STEPS + 1))


def _heading(curve: Curve, t: float) -> float:
    before, after = _point(curve, t - 0.01), _point(curve, t + 0.01)
    return degrees(atan2(after[1] - before[1], after[0] - before[0]))


def contents(segment: Segment) -> list[str]:
    return [*segment.specialists, *["worker"] * segment.workers, *segment.fruits, *["gift"] * segment.gifts]


def _cluster(segment: Segment, hub: Point, heading: float) -> tuple[Item, ...]:
    """The contents side by side along the tunnel; many of them closer and smaller."""
    kinds = contents(segment)
    size = 1.0 if len(kinds) <= 3 else (0.82 if len(kinds) <= 5 else 0.62)
    radii = [RADII.get(kind, FRUIT_RADIUS) * size for kind in kinds]
    items = []
    for kind, radius, (x, y) in zip(kinds, radii, _spots(radii), strict=True):
        turned = radians(heading)
        px = hub[0] + x * cos(turned) - y * sin(turned)
        py = hub[1] + x * sin(turned) + y * cos(turned)
        items.append(Item(kind, px, py, radius, heading))
    return tuple(items)


def _spots(radii: list[float]) -> list[Point]:
    count = len(radii)
    if count <= 2:
        apart = sum(radii) * 1.02
        return [(0.0, 0.0)] if count == 1 else [(-apart / 2, 0.0), (apart / 2, 0.0)][:count]
    reach = max(radii) / sin(pi / count) * 0.98
    return [(reach * cos(2 * pi * i / count), reach * sin(2 * pi * i / count)) for i in range(count)]
