"""The tiles of the ants: a cut through the soil with tunnels, nests and, above ground, forests.

Tunnels meet the middle of a side at a right angle and nests open over nearly a whole side, so that what
belongs together goes on over the border of two tiles. Every cavity is drawn three times, each time a little
smaller: its wall, its shade, its floor.
"""

from __future__ import annotations

import math

from insectarium.games._ants.lanes import Lane, lane_paths
from insectarium.games._ants.sprites_forest import forest_floor, plants
from insectarium.games._ants.tiles import TileKind
from insectarium.games._hexes.picture import Point, apothem, corners, outline, side_middle
from insectarium.scene import Sprite
from insectarium.scene.palette import SOIL, SOIL_DEEP, TUNNEL, WHITE

SIZE = 60.0
WIDTH = 2 * apothem(SIZE)
LANE_WIDTH = 17.0
# A hair over the border, so that no seam shows between two tiles.
OVER = 0.5
CLAY = "#a97a4e"
WALL = "#68431f"
SHADE = "#d8b985"
NEST_FLOOR = "#f7e2b4"
NEST_SHADE = "#d9b273"
HUB, NARROW_HUB = 14.0, 11.5
CHAMBER = 33.0


def tile_sprite(kind: TileKind, name: str) -> Sprite:
    if kind.ground == "forest":
        body, uses = _forest(kind), plants(kind)[1]
    else:
        body, uses = (_nest(kind) if kind.ground == "nest" else _tunnel(kind)), ()
    return Sprite(name, body, WIDTH, 2 * SIZE, outline(SIZE - 2), uses)


def written(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


# Soil


def _soil(colour: str, seed: int) -> str:
    """Earth with stones and crumbs; where they lie depends on the tile."""
    stones, crumbs = [], []
    for number in range(15):
        angle, far = number * 2.4 + seed, 12 + 41 * ((number * 7 + seed) % 11) / 11
        x, y = far * math.cos(angle), far * math.sin(angle)
        if number % 3:
            crumbs.append(f"M{x:.0f} {y:.0f}h.1")
        else:
            stones.append(_oval((x, y), 4.4, 2.8, number * 37 % 180))
    return (
        f'<path d="{outline(SIZE + OVER)}" fill="{colour}"/>'
        f'<g fill="{SOIL_DEEP}" fill-opacity=".38" stroke="{WHITE}" stroke-opacity=".18">'
        f'{"".join(stones)}</g><path d="{"".join(crumbs)}" stroke="{WALL}" stroke-opacity=".4" '
        'stroke-width="3" stroke-linecap="round"/>'
    )


def _oval(at: Point, wide: float, high: float, turn: float) -> str:
    x, y = f"{at[0]:.1f}", f"{at[1]:.1f}"
    return f'<ellipse cx="{x}" cy="{y}" rx="{wide:g}" ry="{high:g}" transform="rotate({turn:.0f} {x} {y})"/>'


def _closed_sides(edges: str) -> str:
    """A bank of dense earth along every side that is closed, and the corners beside the open ones."""
    around = corners(SIZE - 1.6)
    path = ""
    for side in range(6):
        before, after = around[(side + 5) % 6], around[side]
        if edges[side] == "E":
            path += f"M{written(before)}L{written(after)}"
        else:
            part = 0.24 if edges[side] == "T" else 0.06
            path += f"M{written(before)}L{written(_between(before, after, part))}"
            path += f"M{written(after)}L{written(_between(after, before, part))}"
    return f'<path d="{path}" fill="none" stroke="{WALL}" stroke-width="3.2" stroke-linecap="butt"/>'


def _between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


# Cavities


def _lane_lines(path: str, wall: str, layer: int) -> str:
    """One of the three layers of a lane: wall, shade, floor."""
    width = (LANE_WIDTH + 5, LANE_WIDTH, LANE_WIDTH - 5)[layer]
    colour = (wall, SHADE, TUNNEL)[layer]
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="butt"/>'


def _round(at: Point, radius: float, layer: int, floor: tuple[str, str] = (SHADE, TUNNEL)) -> str:
    grown = radius + (2.5, 0, -3)[layer]
    colour = (WALL, *floor)[layer]
    return f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{grown:g}" fill="{colour}"/>'


def _tunnel(kind: TileKind) -> str:
    body = _soil(SOIL, sum(map(ord, kind.id))) + _closed_sides(kind.edges)
    for lane in kind.lanes:
        # One after the other: where two cross, the later one is seen to pass over the earlier.
        body += "".join(_lane_layer(lane, kind.lanes, layer) for layer in range(3))
    return body


def _lane_layer(lane: Lane, lanes: tuple[Lane, ...], layer: int) -> str:
    path, hub = lane_paths(lane, lanes, SIZE + 2 * OVER)
    drawing = _lane_lines(path, WALL, layer)
    return drawing if hub is None else drawing + _round(hub, HUB if len(lanes) == 1 else NARROW_HUB, layer)


def _nest(kind: TileKind) -> str:
    """A chamber that opens over the whole width of every side N, and tunnels at the sides T."""
    body = _soil(CLAY, sum(map(ord, kind.id))) + _closed_sides(kind.edges)
    tunnels = [side for side in range(6) if kind.edges[side] == "T"]
    gates = [side for side in range(6) if kind.edges[side] == "N"]
    path = "".join(_spoke(side, 0.3) for side in tunnels)
    for layer in range(3):
        if path:
            body += _lane_lines(path, WALL, layer)
        colour = (WALL, NEST_SHADE, NEST_FLOOR)[layer]
        body += (
            f'<path d="{"".join(_gate(side, layer) for side in gates)}" fill="{colour}"/>' if gates else ""
        )
        body += _round((0, 0), CHAMBER, layer, (NEST_SHADE, NEST_FLOOR))
    # The floor of the tunnels runs into the chamber.
    mouths = "".join(_spoke(side, 0.4) for side in tunnels)
    body += _lane_lines(mouths, WALL, 2) if mouths else ""
    return body + (_clutches(kind) if kind.brood else "")


def _spoke(side: int, start: float) -> str:
    near, far = side_middle(side, SIZE, reach=start), side_middle(side, SIZE + 2 * OVER)
    return f"M{written(near)}L{written(far)}"


def _gate(side: int, layer: int) -> str:
    """From the middle of the tile to nearly the whole of a side."""
    half = (25.5, 23.0, 19.5)[layer]
    far, turn = apothem(SIZE) + 2 * OVER, math.radians(-60 * side)
    inner = half + 3
    points = ((0.0, -inner), (0.62 * far, -half), (far, -half), (far, half), (0.62 * far, half), (0.0, inner))
    return "M" + "L".join(written(_turned(point, turn)) for point in points) + "Z"


def _turned(point: Point, angle: float) -> Point:
    x, y = point
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def _clutches(kind: TileKind) -> str:
    """Eggs in heaps along the closed walls, so that the middle stays free for ants."""
    eggs = []
    for side in range(6):
        if kind.edges[side] != "E":
            continue
        for offset, reach in ((-0.27, 0.53), (0.27, 0.53), (0.0, 0.42)):
            at = side_middle(side + offset, SIZE, reach=reach)
            eggs.append(_oval(at, 3.6, 5.2, -60 * side + 90 + 40 * offset))
    return f'<g fill="{WHITE}" stroke="{WALL}" stroke-opacity=".7" stroke-width="1.2">{"".join(eggs)}</g>'


def _forest(kind: TileKind) -> str:
    paths = "".join(_spoke(side, 0.0) for side in range(6) if kind.edges[side] == "T")
    body = _soil(SOIL, sum(map(ord, kind.id))) + _closed_sides(kind.edges) + forest_floor(SIZE)
    body += "".join(_lane_lines(paths, WALL, layer) for layer in range(3))
    clearing = '<circle r="24" fill="#cdd69d" stroke="#48602c" stroke-opacity=".55" stroke-width="2"/>'
    return body + clearing + plants(kind)[0]
