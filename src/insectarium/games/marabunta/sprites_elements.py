"""Dice, tiles and the pictograms of effects; our own drawings."""

from __future__ import annotations

from insectarium.games.marabunta.codes import TILE_NAMES
from insectarium.games.marabunta.components import ABILITIES
from insectarium.games.marabunta.grid import REGION_NAMES
from insectarium.games.marabunta.maps import REGION_LETTERS
from insectarium.games.marabunta.sprites_regions import COLOURS, DEEP, chest, cookie, hexagon
from insectarium.scene import Sprite
from insectarium.scene.palette import GOLD, INK, LEAF, PAPER_DEEP, RED, RULE, SOIL, SOIL_DEEP, WHITE

DIE = 58.0
CARD = 66.0
GROUP_WIDTH, GROUP_HEIGHT = 96.0, 84.0


def rounded(width: float, height: float, radius: float) -> str:
    """The path of a rectangle with round corners."""
    w, h, r = width, height, radius
    return (
        f"M{-w / 2 + r:g} {-h / 2:g}h{w - 2 * r:g}q{r:g} 0 {r:g} {r:g}v{h - 2 * r:g}q0 {r:g} {-r:g} {r:g}"
        f"h{-w + 2 * r:g}q{-r:g} 0 {-r:g} {-r:g}v{-h + 2 * r:g}q0 {-r:g} {r:g} {-r:g}Z"
    )


def dice() -> list[Sprite]:
    """Numbers come as text on the bare die."""
    found = []
    for region in REGION_NAMES:
        found.append(_die(f"die-{region}", region, ""))
        found.append(_die(f"die-{region}-banner", region, banner()))
        found.append(_die(f"die-{region}-chest", region, chest(1.25)))
    return found


def _die(name: str, region: str, drawing: str) -> Sprite:
    path = rounded(DIE, DIE, 12)
    letter = REGION_LETTERS[REGION_NAMES.index(region)].upper()
    body = (
        f'<path d="{path}" fill="{COLOURS[region]}" stroke="{INK}" stroke-width="2.2"/>'
        f'<path d="{rounded(DIE - 12, DIE - 12, 9)}" fill="{WHITE}" fill-opacity=".8" '
        f'stroke="{DEEP[region]}"/>'
        f'<text x="-17" y="-10" font-size="14" font-weight="700" text-anchor="middle" '
        f'fill="{DEEP[region]}">{letter}</text>'
        f'<g transform="translate(2 4)">{drawing}</g>'
    )
    return Sprite(name, body, DIE, DIE, path)


def banner() -> str:
    return (
        f'<path d="M-11 18V-17" stroke="{INK}" stroke-width="3.4"/>'
        f'<path d="M-9-16H15L9-7 15 2H-9Z" fill="{RED}" stroke="{INK}" stroke-width="1.8"/>'
    )


def _number(value: str, x: float = 0, y: float = 0, size: float = 26) -> str:
    return (
        f'<text x="{x:g}" y="{y + size * 0.36:g}" font-size="{size:g}" font-weight="700" '
        f'text-anchor="middle" fill="{INK}">{value}</text>'
    )


def _small_hex(x: float, y: float, inside: str, size: float = 13) -> str:
    return (
        f'<g transform="translate({x:g} {y:g})"><path d="{hexagon(size)}" fill="{WHITE}" stroke="{INK}" '
        f'stroke-width="1.6"/>{inside}</g>'
    )


_CROSS = f'<path d="M-6-6 6 6M6-6-6 6" stroke="{RED}" stroke-width="3"/>'


def anthill(scale: float = 1, used: bool = False) -> str:
    cross = f'<path d="M-16-14 16 12M16-14-16 12" stroke="{RED}" stroke-width="3.4"/>' if used else ""
    return (
        f'<g transform="scale({scale:g})"><path d="M-20 14C-14-4-8-16 0-16S14-4 20 14Z" '
        f'fill="{PAPER_DEEP if used else SOIL}" stroke="{INK}" stroke-width="1.8"/>'
        f'<path d="M-5 14V8a5 5 0 0 1 10 0V14Z" fill="{SOIL_DEEP}" stroke="{INK}" stroke-width="1.2"/>'
        f"{cross}</g>"
    )


def _two_circles() -> str:
    return "".join(
        f'<circle cx="{x}" r="9" fill="{LEAF}" stroke="{INK}" stroke-width="1.8"/>' for x in (-12, 12)
    )


def _pair(drawing: str) -> str:
    return "".join(f'<g transform="translate({x} 1)">{drawing}</g>' for x in (-12.5, 12.5))


def _free(number: str) -> str:
    return f'<g transform="translate(-12 4)">{anthill(0.62)}</g>{_number(number, 13, 0, 24)}'


_PICTOGRAMS = {
    "chests": _pair(chest(0.8)),
    "circles": _two_circles(),
    "one": _small_hex(0, 0, _number("1", 0, 0, 18), 19),
    "two": _small_hex(0, 0, _number("2", 0, 0, 18), 19),
    "zeros": _small_hex(-11, -6, _number("0", size=15)) + _small_hex(10, 6, _number("0", size=15)),
    "free_zero": _free("0"),
    "free_three": _free("3"),
    "strike": _small_hex(-11, -6, _CROSS) + _small_hex(10, 6, _CROSS),
    "repeat": (
        f'<path d="M14-8A16 16 0 1 0 15 7M15-17V-6H4" fill="none" stroke="{INK}" stroke-width="3.4"/>'
        + _number("2x", 0, 0, 15)
    ),
    "purge": f'{cookie(1.1)}<path d="M-15-15 15 15M15-15-15 15" stroke="{RED}" stroke-width="4"/>',
    "cookies": _pair(cookie(0.8)),
    "two_points": _number("+2", 0, 0, 28),
    "three_points": _number("+3", 0, 0, 28),
    "three_ones": "".join(
        _small_hex(x, y, _number("1", size=13), 11.5) for x, y in ((-10, -9), (-10, 11), (8, 1))
    ),
}


def tiles() -> list[Sprite]:
    path = rounded(CARD, CARD, 9)
    found = []
    for name in TILE_NAMES:
        edge = RED if name == "purge" else GOLD
        body = (
            f'<path d="{path}" fill="{PAPER_DEEP}" stroke="{INK}" stroke-width="2.2"/>'
            f'<path d="{rounded(CARD - 9, CARD - 9, 7)}" fill="{WHITE}" stroke="{edge}" stroke-width="2.4"/>'
            f'<g transform="scale(1.08)">{_PICTOGRAMS[name]}</g>'
        )
        found.append(Sprite(f"tile-{name}", body, CARD, CARD, path))
    return found


def groups() -> list[Sprite]:
    """A group of chests: its ability above, room for the chests below."""
    path = rounded(GROUP_WIDTH, GROUP_HEIGHT, 9)
    return [
        Sprite(
            f"group-{ability}",
            f'<path d="{path}" fill="{WHITE}" stroke="{RULE}" stroke-width="2"/>'
            f'<g transform="translate(0 -18)">{_PICTOGRAMS[ability]}</g>',
            GROUP_WIDTH,
            GROUP_HEIGHT,
            path,
        )
        for ability in ABILITIES
    ]
