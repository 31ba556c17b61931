"""Hexes, leaves and circles: every region has a colour, a letter and a pattern; our own drawings."""

from __future__ import annotations

from math import cos, pi, sin

from insectarium.games.marabunta.grid import REGION_NAMES
from insectarium.games.marabunta.maps import REGION_LETTERS
from insectarium.games.marabunta.view import SYMBOLS
from insectarium.scene import Sprite
from insectarium.scene.palette import GOLD, INK, LEAF_DEEP, PAPER, SOIL, SOIL_DEEP, WHITE

SIZE = 40.0
"""From the middle of a hex to a corner."""
COLOURS = {
    "blue": "#9dbfd8",
    "pink": "#e6b4b8",
    "orange": "#e8b273",
    "green": "#b3c98a",
    "silver": "#d3d1cb",
    "yellow": "#ecdb8f",
}
DEEP = {
    "blue": "#4d7fa3",
    "pink": "#b4626c",
    "orange": "#b26d1f",
    "green": "#66803a",
    "silver": "#85827a",
    "yellow": "#a68b1f",
}
LEAF_WIDTH, LEAF_HEIGHT = 268.0, 104.0
CIRCLE = 11.0
SEAT_INKS = ("#b23a2a", "#2b5c9c")


def hexagon(size: float) -> str:
    """The path of a hex with a flat side up."""
    corners = [(size * cos(k * pi / 3), size * sin(k * pi / 3)) for k in range(6)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"


def _pattern(region: str) -> str:
    """Strokes that tell the regions apart without their colours; all stay inside a hex."""
    if region == "blue":
        return "".join(_wave(y) for y in (-24, -8, 8, 24))
    if region == "pink":
        spots = ((-20, -18), (0, -28), (20, -18), (-30, 0), (30, 0), (-20, 18), (0, 28), (20, 18), (0, 0))
        return "".join(f"M{x - 2} {y}a2 2 0 1 0 4 0a2 2 0 1 0-4 0" for x, y in spots)
    if region == "orange":
        return "".join(f"M{x} {-reach}V{reach}" for x, reach in ((-24, 22), (-8, 30), (8, 30), (24, 22)))
    if region == "green":
        return "M-34 4-8-30M-30 14 8-30M-18 30 22-24M-6 32 30-16M10 30 34 0"
    if region == "silver":
        places = ((-18, -20), (10, -24), (-28, 2), (0, 0), (26, 6), (-10, 22), (16, 24))
        return "".join(f"M{x - 4} {y}h8M{x} {y - 4}v8" for x, y in places)
    return "".join(
        f"M{-w} {y + 5}L0 {y - 5} {w} {y + 5}" for y, w in ((-22, 16), (-6, 28), (10, 26), (26, 14))
    )


def _wave(y: int) -> str:
    half = 32 - abs(y) // 2
    return f"M{-half} {y}q{half / 2:g}-8 {half} 0t{half} 0"


def cookie(scale: float = 1) -> str:
    crumbs = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.2"/>' for x, y in ((-5, -4), (4, -6), (6, 3), (-3, 5), (-9, 3))
    )
    return (
        f'<g transform="scale({scale:g})"><circle r="14" fill="#d9a066" stroke="{INK}" stroke-width="1.8"/>'
        f'<path d="M14 0a14 14 0 0 0-6-11.500a5 5 0 0 0 6 11.500Z" fill="{PAPER}"/>'
        f'<g fill="#5a3a20">{crumbs}</g></g>'
    )


def chest(scale: float = 1, open_: bool = False) -> str:
    lid = "M-13-3V-8C-13-15 13-15 13-8V-3Z" if not open_ else "M-13-5-10-18H12L13-5Z"
    fill = SOIL if not open_ else GOLD
    return (
        f'<g transform="scale({scale:g})" stroke="{INK}" stroke-width="1.8">'
        f'<path d="{lid}" fill="{fill}"/><path d="M-13-3H13V12H-13Z" fill="{SOIL_DEEP}"/>'
        f'<path d="M-4-5H4V3H-4Z" fill="{GOLD}"/></g>'
    )


def hexes() -> list[Sprite]:
    return [_hex(region, symbol) for region in REGION_NAMES for symbol in SYMBOLS]


def hex_sprite(region: str, symbol: str) -> str:
    return f"hex-{region}-{symbol}" if symbol else f"hex-{region}"


def _hex(region: str, symbol: str) -> Sprite:
    path = hexagon(SIZE - 0.8)
    letter = REGION_LETTERS[REGION_NAMES.index(region)].upper()
    inside = {"cookie": cookie(1.15), "chest": chest(1.15), "": ""}[symbol]
    halo = f'<circle r="21" fill="{COLOURS[region]}" fill-opacity=".85"/>' if symbol else ""
    body = (
        f'<path d="{path}" fill="{COLOURS[region]}" stroke="{PAPER}" stroke-width="1.6"/>'
        f'<path d="{_pattern(region)}" fill="none" stroke="{DEEP[region]}" stroke-opacity=".42" '
        'stroke-width="1.7"/>'
        f'<text x="0" y="-21" font-size="12" font-weight="700" text-anchor="middle" '
        f'fill="{DEEP[region]}">{letter}</text>'
        f"{halo}{inside}"
    )
    return Sprite(hex_sprite(region, symbol), body, 2 * SIZE, 2 * SIZE * 0.87, path)


def leaves() -> list[Sprite]:
    return [_leaf(region) for region in REGION_NAMES]


def _leaf(region: str) -> Sprite:
    half, low = LEAF_WIDTH / 2, LEAF_HEIGHT / 2
    path = (
        f"M{-half:g} 0C{-half + 26:g}{-low * 0.95:g} {-half * 0.3:g}{-low:g} 10 {-low:g}"
        f"C{half * 0.6:g} {-low:g} {half - 24:g} -34 {half:g} 0"
        f"C{half - 24:g} 34 {half * 0.6:g} {low:g} 10 {low:g}"
        f"C{-half * 0.3:g} {low:g} {-half + 26:g} {low * 0.95:g} {-half:g} 0Z"
    )
    letter = REGION_LETTERS[REGION_NAMES.index(region)].upper()
    body = (
        f'<path d="{path}" fill="{COLOURS[region]}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M{-half:g} 0H{half - 12:g}" stroke="{DEEP[region]}" stroke-opacity=".6" stroke-width="2"/>'
        f'<g transform="translate({-half + 44:g} 0)"><circle r="21" fill="{WHITE}" fill-opacity=".85" '
        f'stroke="{DEEP[region]}" stroke-width="1.6"/><g transform="scale(.42)"><path d="{_pattern(region)}" '
        f'fill="none" stroke="{DEEP[region]}" stroke-opacity=".5" stroke-width="3"/></g>'
        f'<text y="7.500" font-size="21" font-weight="700" text-anchor="middle" '
        f'fill="{INK}">{letter}</text></g>'
    )
    return Sprite(f"leaf-{region}", body, LEAF_WIDTH, LEAF_HEIGHT, path)


def circle_place(slot: int) -> tuple[float, float]:
    """Where a circle lies on its leaf: two rows of five."""
    line, column = divmod(slot, 5)
    return -40 + column * 27.0, -17 + line * 34.0


def circles() -> list[Sprite]:
    blank = Sprite("circle-blank", _ring(WHITE), 2 * CIRCLE, 2 * CIRCLE)
    dot = f'<circle r="{CIRCLE}" fill="{SEAT_INKS[0]}" stroke="{INK}" stroke-width="1.6"/>'
    side = 2 * CIRCLE - 2
    box = (
        f'<rect x="{-side / 2:g}" y="{-side / 2:g}" width="{side:g}" height="{side:g}" rx="2" '
        f'fill="{SEAT_INKS[1]}" stroke="{INK}" stroke-width="1.6"/>'
    )
    return [
        blank,
        Sprite("circle-0", dot, 2 * CIRCLE, 2 * CIRCLE),
        Sprite("circle-1", box, 2 * CIRCLE, 2 * CIRCLE),
    ]


def _ring(fill: str) -> str:
    return f'<circle r="{CIRCLE}" fill="{fill}" fill-opacity=".8" stroke="{LEAF_DEEP}" stroke-width="1.5"/>'
