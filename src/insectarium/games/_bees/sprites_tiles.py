"""The tiles of the bees: pieces of comb, cell by cell, and meadows in flower.

A tile is six cells of comb wide and keeps its cells when it is turned, so that the comb goes on over the
border of two tiles. The three cells at a side tell what it is: brood in open cells, cells with a lid, or a
flight hole between lids. The cells in the middle tell the rooms apart.
"""

from __future__ import annotations

import math

from insectarium.games._bees.tiles import TileKind
from insectarium.games._hexes.picture import Point, apothem, corners, outline, side_middle
from insectarium.scene import Sprite
from insectarium.scene.palette import INK, LEAF_DEEP, WHITE

SIZE = 60.0
WIDTH = 2 * apothem(SIZE)
CELL = SIZE / 6
# A hair over the border, so that no seam shows between two tiles.
OVER = 0.4

WAX = "#c98f2e"
WALL = "#6f4312"
LID = "#b07a33"
LID_LIGHT = "#d9ab62"
FLOORS = {"plain": "#f8e3a6", "honey": "#f0ac25", "breeding": "#f3cdb9", "start": "#f8e3a6"}
LINES = {"plain": "#d9b45f", "honey": "#b06c0c", "breeding": "#c98d78", "start": "#d9b45f"}
NURSERY = "#fdf0cd"
HOLE = "#33200d"
GRASS, GRASS_LIGHT = "#9fb765", "#b5c97d"


def tile_sprite(kind: TileKind, name: str) -> Sprite:
    if kind.ground == "meadow":
        return Sprite(name, _meadow(), WIDTH, 2 * SIZE, outline(SIZE - 2), ("flower", "daisy", "bell"))
    uses = ("big-bee",) if kind.ground == "start" else ()
    return Sprite(name, _hive(kind), WIDTH, 2 * SIZE, outline(SIZE - 2), uses)


def _cell(around: Point, size: float) -> str:
    return "M" + " ".join(f"{x:.1f} {y:.1f}" for x, y in corners(size, around)) + "Z"


def _turned(point: Point, side: int) -> Point:
    """Sides are counted counter-clockwise, and y runs down."""
    angle = math.radians(60 * side)
    x, y = point
    return x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle)


def _ring(number: int) -> list[Point]:
    """The middles of the cells that are so many cells from the middle."""
    step = CELL * math.sqrt(3)
    if number == 0:
        return [(0.0, 0.0)]
    found = []
    for side in range(6):
        (x, y), (to_x, to_y) = _turned((step * number, 0), side), _turned((step * number, 0), side + 1)
        for part in range(number):
            share = part / number
            found.append((x + (to_x - x) * share, y + (to_y - y) * share))
    return found


def _at_side(side: int) -> tuple[Point, Point, Point]:
    """The cell on the border in the middle of a side, and the two inside the border beside it."""
    step = CELL * math.sqrt(3)
    return (
        _turned((3 * step, 0), side),
        _turned((2.5 * step, 1.5 * CELL), side),
        _turned((2.5 * step, -1.5 * CELL), side),
    )


# Hives


def _hive(kind: TileKind) -> str:
    floor, lines = FLOORS[kind.ground], LINES[kind.ground]
    inner = [point for ring in range(3) for point in _ring(ring)]
    body = f'<path d="{outline(SIZE + OVER)}" fill="{WAX}"/>'
    body += f'<path d="{"".join(_cell(point, CELL) for point in inner)}" fill="{floor}" stroke="{lines}"/>'
    sides = {letter: [side for side in range(6) if kind.edges[side] == letter] for letter in "OCF"}
    body += _open(sides["O"], lines) + _lids(sides["C"] + sides["F"]) + _holes(sides["F"])
    return body + _walls(kind.edges) + _room(kind)


def _half_cell(side: int) -> str:
    """The part of the border cell of a side that lies on this tile."""
    far = side_middle(side, SIZE + OVER)
    points = [point for point in corners(CELL, _at_side(side)[0])]
    middle = math.hypot(*far)
    inside = [p for p in points if (p[0] * far[0] + p[1] * far[1]) / middle < middle - 0.5]
    along = _turned((middle, CELL), side), _turned((middle, -CELL), side)
    ordered = sorted([*inside, *along], key=lambda p: math.atan2(p[1] - far[1] * 0.9, p[0] - far[0] * 0.9))
    return "M" + " ".join(f"{x:.1f} {y:.1f}" for x, y in ordered) + "Z"


def _open(sides: list[int], lines: str) -> str:
    """Cells without lids over the whole side, with a grub in each."""
    if not sides:
        return ""
    cells, grubs = "", ""
    for side in sides:
        before, after = corners(SIZE + OVER)[(side + 5) % 6], corners(SIZE + OVER)[side]
        _, left, right = _at_side(side)
        wide = [_towards(before, after, 0.1), _towards(after, before, 0.1)]
        inner = [_turned((34.0, 17.0), side), _turned((34.0, -17.0), side)]
        area = [wide[0], wide[1], inner[1], inner[0]]
        cells += "M" + " ".join(f"{x:.1f} {y:.1f}" for x, y in area) + "Z"
        for x, y in (left, right):
            grubs += f"M{x - 3.4:.1f} {y + 1.6:.1f}q1.4-5.4 6.8-3.4"
    rims = "".join(_cell(point, CELL - 1) for side in sides for point in _at_side(side)[1:])
    halves = "".join(_half_cell(side) for side in sides)
    return (
        f'<path d="{cells}" fill="{NURSERY}"/>'
        f'<path d="{rims}{halves}" fill="{NURSERY}" stroke="{lines}" stroke-width="1.1"/>'
        f'<path d="{grubs}" fill="none" stroke="{WALL}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{grubs}" fill="none" stroke="{WHITE}" stroke-width="3.4" stroke-linecap="round"/>'
    )


def _towards(point: Point, other: Point, share: float) -> Point:
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share


def _lids(sides: list[int]) -> str:
    """Cells that are closed with wax."""
    if not sides:
        return ""
    flanks = [point for side in sides for point in _at_side(side)[1:]]
    lids = "".join(_cell(point, CELL - 0.6) for point in flanks)
    lids += "".join(_half_cell(side) for side in sides)
    shine = "".join(f"M{x - 4:.1f} {y - 1:.1f}q4-5 8 0" for x, y in flanks)
    return (
        f'<path d="{lids}" fill="{LID}" stroke="{WALL}" stroke-width="1.2"/>'
        f'<path d="{shine}" fill="none" stroke="{LID_LIGHT}" stroke-width="2" stroke-linecap="round"/>'
    )


def _walls(edges: str) -> str:
    """A thick border where a side is closed, left open round flight holes."""
    path = ""
    for side, letter in enumerate(edges):
        before, after = corners(SIZE - 1.2)[(side + 5) % 6], corners(SIZE - 1.2)[side]
        if letter == "C":
            path += f"M{before[0]:.1f} {before[1]:.1f}L{after[0]:.1f} {after[1]:.1f}"
        elif letter == "F":
            for one, other in ((before, after), (after, before)):
                end = _towards(one, other, 0.27)
                path += f"M{one[0]:.1f} {one[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
        else:
            for one, other in ((before, after), (after, before)):
                end = _towards(one, other, 0.07)
                path += f"M{one[0]:.1f} {one[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
    return f'<path d="{path}" fill="none" stroke="{WALL}" stroke-width="5" stroke-linecap="round"/>'


def _holes(sides: list[int]) -> str:
    """A dark way out, with a board to land on."""
    body = ""
    for side in sides:
        way = "M53 12.5C44 12.5 36 10 36 0S44-12.5 53-12.5Z"
        body += (
            f'<g transform="rotate({-60 * side})"><path d="{way}" fill="{LID_LIGHT}" stroke="{WALL}" '
            f'stroke-width="2"/><path d="M52.4 8.5C45 8.5 40 6 40 0S45-8.5 52.4-8.5Z" fill="{HOLE}"/></g>'
        )
    return body


def _room(kind: TileKind) -> str:
    if kind.ground == "honey":
        return _honey()
    if kind.ground == "breeding":
        return _cradles()
    return '<use href="#big-bee"/>' if kind.ground == "start" else ""


def _honey() -> str:
    """Honey shines in the cells."""
    shine = "".join(f"M{x - 4:.1f} {y - 2:.1f}q2.5-3.4 6-2.6" for ring in range(3) for x, y in _ring(ring))
    deep = "".join(_cell(point, CELL - 3) for ring in (0, 2) for point in _ring(ring))
    return (
        f'<path d="{deep}" fill="#d98a12" fill-opacity=".55"/>'
        f'<path d="{shine}" fill="none" stroke="{WHITE}" stroke-opacity=".85" stroke-width="1.8" '
        'stroke-linecap="round"/>'
    )


def _cradles() -> str:
    """An egg stands in every other cell."""
    eggs = "".join(
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="2.6" ry="5" transform="rotate(20 {x:.1f} {y:.1f})"/>'
        for x, y in [*_ring(2)[::2], *_ring(1)]
    )
    return f'<g fill="{WHITE}" stroke="{WALL}" stroke-opacity=".6">{eggs}</g>'


# Meadows


def _meadow() -> str:
    blades = ""
    for number in range(26):
        angle, far = number * 2.4, 9 + 40 * ((number * 7) % 13) / 13
        x, y = far * math.cos(angle), far * math.sin(angle)
        blades += f"M{x:.0f} {y:.0f}q-1-5-4-7M{x:.0f} {y:.0f}q1-6 3-8"
    flowers = "".join(
        f'<use href="#{name}" transform="translate({x} {y}) scale({scale})"/>'
        for name, x, y, scale in (
            ("flower", -25, -22, 1.0), ("daisy", 24, -25, 0.9), ("bell", -32, 12, 0.9),
            ("daisy", -6, 36, 1.0), ("flower", 31, 14, 0.95), ("bell", 3, -42, 0.75),
            ("flower", -14, 10, 0.6), ("daisy", 13, -2, 0.6),
        )
    )  # fmt: skip
    return (
        f'<path d="{outline(SIZE + OVER)}" fill="{GRASS}"/>'
        f'<path d="{outline(SIZE - 16)}" fill="{GRASS_LIGHT}" fill-opacity=".6"/>'
        f'<path d="{outline(SIZE - 0.8)}" fill="none" stroke="{LEAF_DEEP}" stroke-opacity=".35" '
        'stroke-width="1.6"/>'
        f'<path d="{blades}" fill="none" stroke="{LEAF_DEEP}" stroke-opacity=".65" stroke-width="1.4"/>'
        f"{flowers}"
    )


def flower_sprites() -> list[Sprite]:
    """A poppy, a daisy and a bellflower."""
    edge = f'stroke="{INK}" stroke-opacity=".7" stroke-width=".9"'
    poppy = "".join(
        f'<ellipse transform="rotate({angle})" cy="-6" rx="5.4" ry="5"/>' for angle in (0, 90, 180, 270)
    )
    petals = "".join(
        f'<ellipse transform="rotate({angle})" cy="-6" rx="2.4" ry="5"/>' for angle in range(0, 360, 45)
    )
    bell = "M-7-2Q-7-10 0-10T7-2L9 5 4 2 0 6-4 2-9 5Z"
    return [
        Sprite(
            "flower",
            f'<g fill="#c8452f" {edge}>{poppy}</g><circle r="3.2" fill="#2d1d16"/>'
            '<circle r="4.2" fill="none" stroke="#e9c652" stroke-dasharray="1 1.6" stroke-width="1.6"/>',
            24, 24,
        ),
        Sprite(
            "daisy",
            f'<g fill="{WHITE}" {edge}>{petals}</g><circle r="3.6" fill="#e2b12c" {edge}/>',
            24, 24,
        ),
        Sprite(
            "bell",
            f'<path d="{bell}" fill="#7d6bb0" {edge}/><circle cy="5" r="1.6" fill="#e2b12c"/>',
            20, 20,
        ),
    ]  # fmt: skip
