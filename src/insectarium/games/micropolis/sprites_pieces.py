"""Foundations, barracks, markers, badges and the other pieces; our own drawings."""

from __future__ import annotations

from math import cos, pi, sin

from insectarium.games.micropolis import sprites_ants as ants
from insectarium.games.micropolis.scene_geometry import INNER, OUTER, TILE_ANGLE, outline, polar
from insectarium.scene import Sprite
from insectarium.scene.palette import (
    GOLD,
    INK,
    INK_SOFT,
    LEAF,
    PAPER,
    PAPER_DEEP,
    RED,
    RULE,
    SOIL,
    SOIL_DEEP,
    TUNNEL,
    WHITE,
)

STONE = "#d6c9ad"
STONE_DEEP = "#9c8a69"
FOUNDATION_RADIUS = INNER - 5
ARMY_RADIUS = 53.0
ARMY_SLOTS = 10
NICHE = 23.0
BARRACKS_HEIGHT = 37.0
_LINE = f'stroke="{INK}" stroke-width="2"'


def circle(radius: float) -> str:
    """The path of a circle."""
    return (
        f"M{-radius:g} 0a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 "
        f"{-2 * radius:g} 0Z"
    )


def box(width: float, height: float) -> str:
    return f"M{-width / 2:g} {-height / 2:g}h{width:g}v{height:g}h{-width:g}Z"


def ground() -> Sprite:
    """Where a ring grows: ten places marked on the paper."""
    edges = []
    for place in range(10):
        (x, y), (u, v) = (polar(radius, (place + 0.5) * TILE_ANGLE) for radius in (INNER, OUTER))
        edges.append(f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}")
    body = (
        f'<circle r="{OUTER + 7}" fill="{PAPER_DEEP}" fill-opacity=".75"/>'
        f'<circle r="{OUTER}" fill="none" stroke="{RULE}" stroke-width="2" stroke-dasharray="7 6"/>'
        f'<path d="{"".join(edges)}" stroke="{RULE}" stroke-width="1.6" stroke-dasharray="2 7"/>'
    )
    return Sprite("ground", body, 2 * OUTER + 14, 2 * OUTER + 14)


def army_place(slot: int) -> tuple[float, float, float]:
    """Centre and turn of a soldier's place on a foundation."""
    turn = slot * 360 / ARMY_SLOTS
    x, y = polar(ARMY_RADIUS, turn)
    return x, y, turn


def foundation() -> Sprite:
    radius = FOUNDATION_RADIUS
    slots = ""
    for slot in range(ARMY_SLOTS):
        x, y, turn = army_place(slot)
        slots += f'<ellipse rx="7.5" ry="11" transform="translate({x:.1f} {y:.1f}) rotate({turn:g})"/>'
    body = (
        f'<circle r="{radius}" fill="{SOIL}" {_LINE}/><circle r="{radius - 3.4}" fill="none" '
        'stroke="currentColor" '
        f'stroke-width="5"/><circle r="{radius - 8}" fill="{TUNNEL}" stroke="{INK}" stroke-width="1.2"/>'
        f'<g fill="{PAPER_DEEP}" stroke="{RULE}" stroke-width="1.3">{slots}</g>'
        f'<circle r="31" fill="{PAPER}" stroke="{RULE}" stroke-width="1.5"/>'
    )
    return Sprite("foundation", body, 2 * radius, 2 * radius, circle(radius))


def red_army() -> Sprite:
    """The marker of the leader: a red banner."""
    body = (
        f'<path d="M-24-33H24" stroke="{INK}" stroke-width="4.5"/><circle cx="-25" cy="-33" r="3.6" '
        f'fill="{GOLD}" {_LINE}/>'
        f'<circle cx="25" cy="-33" r="3.6" fill="{GOLD}" {_LINE}/>'
        f'<path d="M-20-32H20V25L0 36-20 25Z" fill="{RED}" {_LINE}/>'
        f'<path d="M-16-28.500H16V22.500L0 31.5-16 22.500Z" fill="none" stroke="{GOLD}" stroke-width="1.6"/>'
        f'<path d="M-7-17.5-9-23-4.2-21 0-25 4.2-21 9-23 7-17.500Z" fill="{GOLD}"/>'
    )
    return Sprite("red-army", body, 56, 74, box(46, 72))


def barracks_width(capacity: int) -> float:
    return NICHE * capacity + 33


def niche_place(capacity: int, slot: int) -> float:
    """How far right of the centre of a barracks a soldier stands."""
    return -barracks_width(capacity) / 2 + 6 + NICHE * (slot + 0.5)


def barracks(capacity: int, full: bool) -> Sprite:
    width, half = barracks_width(capacity), BARRACKS_HEIGHT / 2
    left, merlon = -width / 2, width / (4 * capacity + 3)
    battlements = "".join(f"v{5 if i % 2 else -5}h{merlon:.2f}" for i in range(1, 4 * capacity + 3))
    wall = f"M{left:g} {half:g}V{-half:g}h{merlon:.2f}{battlements}V{half:g}Z"
    niches = "".join(_niche(niche_place(capacity, slot), full) for slot in range(capacity))
    shield = (
        f'<path transform="translate({width / 2 - 14:g} 3)" d="M-11-11H11V1C11 8 5 11 0 13-5 11-11 8-11 1Z" '
        f'fill="{GOLD if full else WHITE}" stroke="{INK}" stroke-width="1.5"/>'
    )
    body = f'<path d="{wall}" fill="{STONE}" stroke="{INK}" stroke-width="1.8"/>{niches}{shield}'
    name = f"barracks-{capacity}{'-full' if full else ''}"
    return Sprite(
        name, body, width, BARRACKS_HEIGHT, box(width, BARRACKS_HEIGHT), ("soldier",) if full else ()
    )


def _niche(x: float, full: bool) -> str:
    colour = "#6d5638" if full else STONE_DEEP
    arch = (
        f'<path d="M{x - 9:.1f} 15.5V-1a9 9 0 0 1 18 0V15.5Z" fill="{colour}" stroke="{INK}" '
        'stroke-width="1"/>'
    )
    if full:
        return arch + f'<use href="#soldier" transform="translate({x:.1f} 3.5) scale(.72)"/>'
    return arch + f'<g transform="translate({x:.1f} 3.5) scale(.6)" opacity=".55">{ants.soldier_shadow()}</g>'


def tile_back() -> Sprite:
    """The stack: tiles face down."""
    path = outline()
    layers = "".join(
        f'<path d="{path}" transform="translate({step} {-step})" fill="{SOIL_DEEP}" {_LINE}/>'
        for step in (8, 4)
    )
    body = (
        f'{layers}<path d="{path}" fill="{SOIL_DEEP}" {_LINE}/>'
        f'<path d="{path}" transform="scale(.88)" fill="none" stroke="{GOLD}" stroke-opacity=".7" '
        'stroke-width="1.6"/>'
        f'<g transform="translate(0 -22) scale(2)" opacity=".9">{ants.shadow(PAPER_DEEP)}</g>'
    )
    return Sprite("tile-back", body, 164, 184, path)


def ghost(name: str, arrow: str = "") -> Sprite:
    """A place where a tile can go."""
    path = outline(INNER + 5, OUTER - 5, 16.6)
    sign = f'<path d="{arrow}" fill="none" stroke="currentColor" stroke-width="5"/>' if arrow else ""
    body = (
        f'<path d="{path}" fill="{PAPER}" fill-opacity=".6" stroke="{RULE}" stroke-width="2" '
        f'stroke-dasharray="7 6"/>{sign}'
    )
    return Sprite(name, body, 150, 170, path)


def price() -> Sprite:
    body = (
        f'<path d="M-36-15H28L38 0 28 15H-36Z" fill="{WHITE}" stroke="{INK_SOFT}" stroke-width="1.5"/>'
        f'<circle cx="-22" r="12" fill="{INK_SOFT}"/>'
    )
    return Sprite("price", body, 74, 30, "M-36-15H28L38 0 28 15H-36Z")


def count() -> Sprite:
    """Behind a number of soldiers."""
    body = f'<circle r="14" fill="{RED}" stroke="{WHITE}" stroke-width="2.5"/>'
    return Sprite("count", body, 30, 30, circle(14))


def architect_marker() -> Sprite:
    body = (
        f'<circle r="22" fill="{WHITE}" {_LINE}/><circle r="18" fill="none" stroke="{GOLD}" '
        'stroke-width="2.5"/>'
        f'<g transform="translate(0 1)">{ants.dividers(1.15)}</g>'
    )
    return Sprite("architect-marker", body, 44, 44, circle(22))


def effect(name: str, drawing: str, uses: tuple[str, ...] = ()) -> Sprite:
    body = f'<circle r="33" fill="{WHITE}" {_LINE}/>{drawing}'
    return Sprite(f"effect-{name}", body, 66, 66, circle(33), uses)


def supply() -> Sprite:
    mound = "M-62 34C-50 6-30-10 0-10S50 6 62 34Q0 46-62 34Z"
    body = (
        f'<path d="{mound}" fill="{SOIL}" {_LINE}/><path d="M-40 32q4-6 10-6M-6 38q6-5 12-4M26 30q6-4 '
        f'12-1" fill="none" stroke="{SOIL_DEEP}" stroke-width="2"/>'
    )
    for x, y, turn in ((-24, 2, -24), (24, 4, 22), (0, -8, 0)):
        body += f'<use href="#soldier" transform="translate({x} {y}) rotate({turn}) scale(1.15)"/>'
    return Sprite("supply", body, 130, 90, mound, ("soldier",))


def turn_sign() -> Sprite:
    """Points at the player whose turn it is: a leaf on its stem."""
    body = (
        f'<path d="M-16 0H-4" stroke="{INK}" stroke-width="2.5"/>'
        f'<path d="M-6 0C-2-10 8-10 17 0 8 10-2 10-6 0Z" fill="{LEAF}" {_LINE}/><path d="M-4 0H10" '
        f'stroke="{INK}"/>'
    )
    return Sprite("turn", body, 34, 22)


def laurel() -> Sprite:
    """Behind the badge of a winner."""
    leaves = ""
    for angle in range(30, 180, 28):
        for side in (-1, 1):
            x, y = polar(23, side * angle)
            turn = side * (angle - 62)
            leaves += f'<ellipse rx="3.4" ry="8" transform="translate({x:.1f} {y:.1f}) rotate({turn})"/>'
    return Sprite("laurel", f'<g fill="{LEAF}" stroke="{INK}" stroke-width="1">{leaves}</g>', 62, 62)


_STAR = "".join(
    f"{'L' if point else 'M'}{(20 if point % 2 == 0 else 11.5) * sin(point * pi / 5):.1f} "
    f"{-(20 if point % 2 == 0 else 11.5) * cos(point * pi / 5):.1f}"
    for point in range(10)
)
BADGE_SHAPES = {
    "circle": circle(17),
    "square": box(31, 31),
    "triangle": "M0-21 20 14H-20Z",
    "diamond": "M0-21 21 0 0 21-21 0Z",
    "hexagon": "M-9.5-17H9.500L19 0 9.5 17H-9.500L-19 0Z",
    "star": f"{_STAR}Z",
}


def badge(shape: str) -> Sprite:
    path = BADGE_SHAPES[shape]
    return Sprite(f"badge-{shape}", f'<path d="{path}" fill="currentColor" {_LINE}/>', 42, 42, path)
