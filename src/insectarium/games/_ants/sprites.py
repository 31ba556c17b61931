"""Tiles, ants and food of the ants as sprites."""

from __future__ import annotations

import math

from insectarium.games._ants.tiles import AntTiles, TileKind
from insectarium.games._hexes.picture import Point, apothem, corners, lane_path, outline, side_middle
from insectarium.scene import Sprite
from insectarium.scene.palette import (
    GOLD,
    INK,
    LEAF,
    LEAF_DEEP,
    PAPER_DEEP,
    RULE,
    SOIL,
    SOIL_DEEP,
    TUNNEL,
    WHITE,
)

SIZE = 60.0
LANE_WIDTH = 15.0
WIDTH = 2 * apothem(SIZE)


def tile_sprite_name(code: str) -> str:
    return f"tile-{code}"


def tile_sprites(tiles: AntTiles) -> dict[str, Sprite]:
    return {tile_sprite_name(kind.id): _tile(kind) for kind in tiles.kinds}


def _tile(kind: TileKind) -> Sprite:
    draw = {"nest": _nest, "tunnel": _tunnel, "forest": _forest}[kind.ground]
    edge = f'<path d="{outline(SIZE - 1)}" fill="none" stroke="{SOIL_DEEP}" stroke-width="2"/>'
    return Sprite(tile_sprite_name(kind.id), draw(kind) + edge, WIDTH, 2 * SIZE, outline(SIZE - 2))


def _ground(colour: str) -> str:
    return f'<path d="{outline(SIZE)}" fill="{colour}"/>'


def _pebbles() -> str:
    """A few darker crumbs, so that soil looks like soil."""
    crumbs = []
    for number in range(12):
        angle, far = number * 2.4, 14 + 33 * ((number * 7) % 11) / 11
        crumbs.append(f'<circle cx="{far * math.cos(angle):.1f}" cy="{far * math.sin(angle):.1f}" r="1.8"/>')
    return f'<g fill="{SOIL_DEEP}" opacity=".45">{"".join(crumbs)}</g>'


def _stroke(path: str, width: float, colour: str) -> str:
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="butt"/>'


def _lane(sides: tuple[int, ...]) -> str:
    path = lane_path(sides, SIZE + 0.5)
    body = _stroke(path, LANE_WIDTH + 4, SOIL_DEEP) + _stroke(path, LANE_WIDTH, TUNNEL)
    if len(sides) != 2:
        x, y = lane_spot(sides)
        round_end = LANE_WIDTH / 2 + (4 if len(sides) > 2 else 3)
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{round_end:g}" fill="{TUNNEL}"/>'
    return body


def lane_spot(sides: tuple[int, ...]) -> Point:
    """Where an ant in a lane stands: on the curve of the lane, or at its hub."""
    if len(sides) == 2:
        one, other = (side_middle(side, SIZE) for side in sides)
        return (one[0] + other[0]) / 4, (one[1] + other[1]) / 4
    return 0.0, 0.0


def _tunnel(kind: TileKind) -> str:
    lanes = kind.lanes
    if len(lanes) == 2 and all(len(lane) == 1 for lane in lanes):
        # Two dead ends stop short of the middle, so that nobody takes them for one lane.
        return _ground(SOIL) + _pebbles() + "".join(_dead_end(lane[0]) for lane in lanes)
    return _ground(SOIL) + _pebbles() + "".join(_lane(lane) for lane in lanes)


def _dead_end(side: int) -> str:
    (x, y), (end_x, end_y) = side_middle(side, SIZE, reach=0.35), side_middle(side, SIZE + 0.5)
    path = f"M{x:.1f} {y:.1f} L{end_x:.1f} {end_y:.1f}"
    cap = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{LANE_WIDTH / 2 + 2:g}" fill="{TUNNEL}"/>'
    return _stroke(path, LANE_WIDTH + 4, SOIL_DEEP) + cap + _stroke(path, LANE_WIDTH, TUNNEL)


def spots_of(kind: TileKind) -> list[Point]:
    """Where ants stand on an unturned tile, one point for each lane."""
    if len(kind.lanes) == 2 and all(len(lane) == 1 for lane in kind.lanes):
        return [side_middle(lane[0], SIZE, reach=0.5) for lane in kind.lanes]
    if len(kind.lanes) == 2 and all(lane_spot(lane) == (0.0, 0.0) or _straight(lane) for lane in kind.lanes):
        return [side_middle(lane[0], SIZE, reach=0.55) for lane in kind.lanes]
    return [lane_spot(lane) for lane in kind.lanes] or [(0.0, 0.0)]


def _straight(lane: tuple[int, ...]) -> bool:
    return len(lane) == 2 and (lane[1] - lane[0]) % 6 == 3


def _nest(kind: TileKind) -> str:
    """A chamber that opens over the whole width of every side N, and tunnels at the sides T."""
    body = _ground(SOIL) + _pebbles()
    for side in range(6):
        if kind.edges[side] == "T":
            body += _lane((side,))
    chamber = f'<circle r="30" fill="{TUNNEL}" stroke="{SOIL_DEEP}" stroke-width="2.5"/>'
    openings = ""
    for side in range(6):
        if kind.edges[side] == "N":
            before, after = corners(SIZE)[(side + 5) % 6], corners(SIZE)[side]
            points = [_at(before, 0.9), _at(after, 0.9)]
            inner = [side_middle(side + 0.75, SIZE, reach=0.5), side_middle(side - 0.75, SIZE, reach=0.5)]
            path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in [*_reach(before, after), *inner]) + " Z"
            openings += f'<path d="{path}" fill="{TUNNEL}"/>'
            openings += "".join(_wall(one, other) for one, other in zip(points, inner[::-1], strict=True))
    body += chamber + openings + f'<circle r="28.5" fill="{TUNNEL}"/>'
    for side in range(6):
        if kind.edges[side] == "T":
            near, far = side_middle(side, SIZE, reach=0.4), side_middle(side, SIZE, reach=0.8)
            path = f"M{near[0]:.1f} {near[1]:.1f} L{far[0]:.1f} {far[1]:.1f}"
            body += _stroke(path, LANE_WIDTH, TUNNEL)
    if kind.brood:
        body += _brood()
    if kind.start:
        body += f'<circle r="6" cy="17" fill="none" stroke="{SOIL_DEEP}" stroke-width="2"/>'
    return body


def _at(point: Point, part: float) -> Point:
    return point[0] * part, point[1] * part


def _reach(before: Point, after: Point) -> list[Point]:
    """The side between two corners, a little short of both."""
    gap = 0.12
    one = (before[0] + (after[0] - before[0]) * gap, before[1] + (after[1] - before[1]) * gap)
    other = (after[0] + (before[0] - after[0]) * gap, after[1] + (before[1] - after[1]) * gap)
    return [one, other]


def _wall(one: Point, other: Point) -> str:
    return (
        f'<path d="M{one[0]:.1f} {one[1]:.1f} L{other[0]:.1f} {other[1]:.1f}" stroke="{SOIL_DEEP}" '
        'stroke-width="2" opacity=".55"/>'
    )


def _brood() -> str:
    grubs = ((-14, -13, -25), (0, -18, 10), (13, -12, 40))
    return "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="4" ry="7" transform="rotate({turn} {x} {y})" fill="{WHITE}" '
        f'stroke="{RULE}" stroke-width="1.3"/>'
        for x, y, turn in grubs
    )


def _forest(kind: TileKind) -> str:
    body = _ground(LEAF)
    body += f'<path d="{outline(SIZE - 5)}" fill="none" stroke="{LEAF_DEEP}" stroke-width="6" opacity=".55"/>'
    for number in range(9):
        angle, far = number * 2.4 + 0.5, 8 + 26 * ((number * 5) % 9) / 9
        body += _leaf(far * math.cos(angle), far * math.sin(angle), number * 47)
    for side in range(6):
        if kind.edges[side] == "T":
            near, far_end = side_middle(side, SIZE, reach=0.66), side_middle(side, SIZE + 0.5)
            path = f"M{near[0]:.1f} {near[1]:.1f} L{far_end[0]:.1f} {far_end[1]:.1f}"
            body += _stroke(path, LANE_WIDTH + 4, SOIL_DEEP) + _stroke(path, LANE_WIDTH, TUNNEL)
    return body


def _leaf(x: float, y: float, turn: float) -> str:
    return (
        f'<path transform="translate({x:.1f} {y:.1f}) rotate({turn})" d="M0 -9 Q7 -2 0 9 Q-7 -2 0 -9 Z" '
        f'fill="{LEAF_DEEP}" opacity=".5"/>'
    )


def ant_sprites() -> dict[str, Sprite]:
    """Ants in the tone of their seat: workers, and queens with a crown."""
    food = f'<circle r="6" fill="{LEAF}" stroke="{LEAF_DEEP}" stroke-width="2"/>'
    sprites = [
        Sprite("ant-worker", _ant(1.35), 32, 38, "M-15 -18 H15 V18 H-15 Z"),
        Sprite("ant-queen", _ant(1.7) + _crown(), 40, 52, "M-18 -26 H18 V24 H-18 Z"),
        Sprite("food", food, 14, 14, "M-7 -7 H7 V7 H-7 Z"),
    ]
    return {sprite.name: sprite for sprite in sprites}


def _ant(scale: float) -> str:
    bends = [(side, y, bend) for side in (-1, 1) for y, bend in ((-3, -4), (0, 1), (3, 6))]
    legs = "".join(f'<path d="M{side * 2} {y} L{side * 9} {y + bend}"/>' for side, y, bend in bends)
    rounds = ((-8, 3.6, 3.4), (-1.5, 3, 3.6), (7, 4.8, 6))
    parts = "".join(f'<ellipse cy="{y}" rx="{rx}" ry="{ry}"/>' for y, rx, ry in rounds)
    feelers = '<path d="M-1 -11 L-5 -15 M1 -11 L5 -15"/>'
    return (
        f'<g transform="scale({scale:g})">'
        f'<g stroke="{WHITE}" stroke-width="5" opacity=".8" fill="{WHITE}">{parts}</g>'
        f'<g stroke="{INK}" stroke-width="1.5" fill="none">{legs}{feelers}</g>'
        f'<g fill="currentColor" stroke="{INK}" stroke-width="1.1">{parts}</g></g>'
    )


def _crown() -> str:
    points = "M-8 -18 L-9 -27 L-4 -22.5 L0 -28 L4 -22.5 L9 -27 L8 -18 Z"
    return f'<path d="{points}" fill="{GOLD}" stroke="{INK}" stroke-width="1"/>'


def board_sprites() -> dict[str, Sprite]:
    """Empty spaces, spots, the backs of piles and empty places."""
    small = outline(SIZE - 4)
    dashed = f'fill="{PAPER_DEEP}" fill-opacity=".35" stroke="{RULE}" stroke-dasharray="5 6"'
    back = f'<path d="{outline(SIZE)}" fill="{SOIL_DEEP}" stroke="{INK}"/>'
    back += f'<path d="{outline(SIZE - 9)}" fill="none" stroke="{TUNNEL}" stroke-width="2"/>'
    ring = "M-13 0 A13 13 0 1 0 13 0 A13 13 0 1 0 -13 0 Z"
    sprites = [
        Sprite("space", f'<path d="{small}" {dashed}/>', WIDTH, 2 * SIZE, small),
        Sprite("spot", f'<path d="{ring}" fill="{WHITE}" fill-opacity=".35" stroke="{RULE}"/>', 26, 26, ring),
        Sprite("back", back, WIDTH, 2 * SIZE, small),
        Sprite(
            "gap", f'<path d="{small}" fill="none" stroke="{RULE}" stroke-width="2"/>', WIDTH, 2 * SIZE, small
        ),
        _box("button", 190, 42, 9, f'fill="{PAPER_DEEP}" stroke="{RULE}" stroke-width="2"'),
        _box("panel", 470, 144, 12, f'fill="{PAPER_DEEP}" fill-opacity=".55" stroke="{RULE}"'),
        _box("limit", 68, 34, 8, f'fill="{WHITE}" stroke="{RULE}" stroke-width="2"'),
    ]
    return {sprite.name: sprite for sprite in sprites}


def _box(name: str, width: float, height: float, corner: float, style: str) -> Sprite:
    x, y = width / 2, height / 2
    body = f'<rect x="{-x:g}" y="{-y:g}" width="{width:g}" height="{height:g}" rx="{corner:g}" {style}/>'
    return Sprite(name, body, width, height, f"M{-x:g} {-y:g} H{x:g} V{y:g} H{-x:g} Z")
