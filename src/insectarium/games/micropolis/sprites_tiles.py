"""The picture of a tile: soil, tunnels with their contents, turf."""

from __future__ import annotations

import zlib
from math import hypot

from insectarium.games.micropolis.components import Tile
from insectarium.games.micropolis.scene_geometry import (
    EDGE,
    INNER,
    OUTER,
    PORT_PLACES,
    TUNNEL_WIDTH,
    WALL_WIDTH,
    Point,
    inset_outline,
    on_tile,
    outline,
)
from insectarium.games.micropolis.sprites_tunnels import Curve, Item, Tunnel, tunnels_of
from insectarium.scene import Sprite
from insectarium.scene.palette import LEAF, LEAF_DEEP, SOIL, SOIL_DEEP, TUNNEL

WIDTH, HEIGHT = 156.0, 176.0
OUTLINE = outline()
INSET = inset_outline(1.3)
WALL = "#4a3220"
# The natural half size of the ants' and fruits' drawings.
_NATURAL = {"worker": 15.0, "queen": 22.0, "nurse": 18.5, "architect": 18.0, "officer": 19.0, "guard": 19.5}
_NATURAL_FRUIT = 14.5


def tile_sprite(tile: Tile, name: str) -> Sprite:
    tunnels = tunnels_of(tile)
    used = {"soil", *(_sprite_of(tile, item) for tunnel in tunnels for item in tunnel.items)}
    body = '<use href="#soil"/>' + _pebbles(tile) + "".join(map(_dug, tunnels))
    for tunnel in tunnels:
        drawn = (_placed(item, _sprite_of(tile, item), number) for number, item in enumerate(tunnel.items))
        body += "".join(drawn)
    return Sprite(name, body, WIDTH, HEIGHT, OUTLINE, tuple(sorted(used)))


def _sprite_of(tile: Tile, item: Item) -> str:
    return f"nurse-{tile.eggs}" if item.kind == "nurse" else item.kind


def soil() -> Sprite:
    """What all tiles have in common: earth, turf and edges."""
    deep, turf = outline(INNER, INNER + 14), outline(OUTER - 9, OUTER)
    body = (
        f'<path d="{OUTLINE}" fill="{SOIL}"/><path d="{deep}" fill="{SOIL_DEEP}" fill-opacity=".45"/>'
        f'<path d="{turf}" fill="{LEAF}"/>'
        f'<path d="{_tufts()}" fill="none" stroke="{LEAF_DEEP}" stroke-width="1.4"/>'
        f'<path d="{INSET}" fill="none" stroke="{WALL}" stroke-width="{WALL_WIDTH}"/>'
    )
    return Sprite("soil", body, WIDTH, HEIGHT, OUTLINE)


def _tufts() -> str:
    blades = []
    for step in range(-7, 8, 2):
        x, y = on_tile(OUTER - 8, step * EDGE / 8)
        blades.append(f"M{x:.1f} {y:.1f}l-2.4-5M{x:.1f} {y:.1f}l2.6-5.6")
    return "".join(blades)


def _pebbles(tile: Tile) -> str:
    """A few stones, the same in every picture of this tile."""
    noise = zlib.crc32(tile.id.encode())
    stones = []
    for index in range(14):
        noise = (noise * 1103515245 + 12345) % 2**31
        radius = INNER + 10 + (noise >> 8) % 140
        angle = ((noise >> 16) % 300) / 10 - 15
        x, y = on_tile(radius, angle)
        stones.append(f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{2 + index % 3}" ry="{1.4 + index % 2}"/>')
    return f'<g fill="{SOIL_DEEP}" fill-opacity=".55">{"".join(stones)}</g>'


def _dug(tunnel: Tunnel) -> str:
    """Walls first and the hollow over them, so that everything of one tunnel flows together."""
    path = "".join(map(_path, tunnel.curves))
    walls = (
        f'<path d="{path}" fill="none" stroke="{WALL}" stroke-width="{TUNNEL_WIDTH + 2 * WALL_WIDTH}" '
        'stroke-linecap="butt"/>'
    )
    hollow = (
        f'<path d="{path}" fill="none" stroke="{TUNNEL}" stroke-width="{TUNNEL_WIDTH}" '
        'stroke-linecap="butt"/>'
    )
    ends = [curve[3] for curve in tunnel.curves] if len(tunnel.curves) != 1 or not _is_through(tunnel) else []
    rooms = [(item.x, item.y, item.radius + 2.5) for item in tunnel.items]
    if len(tunnel.items) > 3:
        rooms.append(_hall(tunnel.items))
    rooms += [(x, y, TUNNEL_WIDTH / 2) for x, y in ends]
    return (
        f'<g fill="{WALL}">{"".join(_disc(x, y, r + WALL_WIDTH) for x, y, r in rooms)}</g>{walls}{hollow}'
        f'<g fill="{TUNNEL}">{"".join(_disc(*room) for room in rooms)}</g>'
    )


def _hall(items: tuple[Item, ...]) -> tuple[float, float, float]:
    """The space in the middle of many things that lie in a circle."""
    x, y = sum(item.x for item in items) / len(items), sum(item.y for item in items) / len(items)
    return x, y, hypot(items[0].x - x, items[0].y - y)


def _is_through(tunnel: Tunnel) -> bool:
    x, y = tunnel.curves[0][3]
    return (x, y) in PORT_PLACES.values()


def _disc(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'


def _path(curve: Curve) -> str:
    """The tunnel, reaching a hair over the edge so that no seam shows where two tiles' tunnels meet."""
    (x0, y0), *rest = curve
    mouth = f"M{_beyond(curve[0], curve[1])}L{x0:.2f} {y0:.2f}C" + " ".join(
        f"{x:.2f} {y:.2f}" for x, y in rest
    )
    return f"{mouth}L{_beyond(curve[3], curve[2])}" if curve[3] in PORT_PLACES.values() else mouth


def _beyond(end: Point, before: Point) -> str:
    dx, dy = end[0] - before[0], end[1] - before[1]
    far = 0.6 / (hypot(dx, dy) or 1)
    return f"{end[0] + dx * far:.2f} {end[1] + dy * far:.2f}"


def _placed(item: Item, sprite: str, number: int) -> str:
    size = item.radius / _NATURAL.get(item.kind, _NATURAL_FRUIT)
    turn = ""
    if item.kind == "worker":
        turn = f" rotate({item.heading + 90 + (16, -14, 24)[number % 3]:.0f})"
    return f'<use href="#{sprite}" transform="translate({item.x:.1f} {item.y:.1f}){turn} scale({size:.2f})"/>'
