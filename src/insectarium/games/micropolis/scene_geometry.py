"""Where things lie on a tile and in a ring: ten tiles of 36 degrees round a foundation.

Points of a ring are polar: a radius from the centre of the foundation and an angle clockwise from the top.
Points of a tile are relative to the centre of the tile, which lies upright, its inner edge below.
"""

from __future__ import annotations

from math import cos, radians, sin

from insectarium.games.micropolis.components import PORTS

Point = tuple[float, float]

TILE_ANGLE = 36.0
EDGE = TILE_ANGLE / 2
INNER = 82.0
OUTER = 252.0
MIDDLE = (INNER + OUTER) / 2
# The lower and the upper height at which a tunnel can reach the side edge.
PORT_RADII = (127.0, 197.0)
TUNNEL_WIDTH = 28.0
WALL_WIDTH = 2.6
RIM = 226.0
"""Above this radius there is turf, and the barracks if the tile has one."""


def polar(radius: float, angle: float) -> Point:
    return radius * sin(radians(angle)), -radius * cos(radians(angle))


def on_tile(radius: float, angle: float) -> Point:
    x, y = polar(radius, angle)
    return x, y + MIDDLE


def in_ring(place: int) -> tuple[float, float, float]:
    """Centre and turn of the tile at a place of the ring; place 0 is at the top, 1 to its right."""
    turn = place * TILE_ANGLE
    x, y = polar(MIDDLE, turn)
    return x, y, turn


def port(name: str) -> Point:
    """Where a tunnel that reaches this port meets the edge of the tile."""
    side = -EDGE if name[0] == "L" else EDGE
    return on_tile(PORT_RADII[int(name[1]) - 1], side)


def inward(name: str) -> Point:
    """The direction, at right angles to the edge, in which a tunnel enters the tile."""
    sign = 1 if name[0] == "L" else -1
    angle = radians(-EDGE * sign)
    return sign * cos(angle), sign * sin(angle)


def rotated(point: Point, turn: float) -> Point:
    c, s = cos(radians(turn)), sin(radians(turn))
    return point[0] * c - point[1] * s, point[0] * s + point[1] * c


def port_in_ring(name: str, place: int) -> Point:
    x, y, turn = in_ring(place)
    dx, dy = rotated(port(name), turn)
    return x + dx, y + dy


def outline(inner: float = INNER, outer: float = OUTER, edge: float = EDGE) -> str:
    """The path of a tile: straight sides, arcs inside and outside."""
    a, b = on_tile(inner, -edge), on_tile(outer, -edge)
    c, d = on_tile(outer, edge), on_tile(inner, edge)
    return (
        f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}A{outer:g} {outer:g} 0 0 1 {c[0]:.1f} {c[1]:.1f}"
        f"L{d[0]:.1f} {d[1]:.1f}A{inner:g} {inner:g} 0 0 0 {a[0]:.1f} {a[1]:.1f}Z"
    )


def inset_outline(by: float) -> str:
    """The path of a tile, drawn in from all edges."""
    shift = by / cos(radians(EDGE))
    inner, outer = INNER + by, OUTER - by
    a, b = on_tile(inner, -EDGE), on_tile(outer, -EDGE)
    ax, bx, ay, by_ = a[0] + shift, b[0] + shift, a[1], b[1]
    return (
        f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by_:.1f}A{outer:g} {outer:g} 0 0 1 {-bx:.1f} {by_:.1f}"
        f"L{-ax:.1f} {ay:.1f}A{inner:g} {inner:g} 0 0 0 {ax:.1f} {ay:.1f}Z"
    )


PORT_PLACES = {name: port(name) for name in PORTS}
PORT_DIRECTIONS = {name: inward(name) for name in PORTS}
