"""Point tiles, badges, the tray and the sheets of paper; our own drawings."""

from __future__ import annotations

from math import cos, pi, sin

from insectarium.scene import SEAT_SHAPES, Sprite
from insectarium.scene.palette import GOLD, INK, INK_SOFT, LEAF, PAPER, PAPER_DEEP, RED, WHITE

PALE = "#e9d3a4"
STEEL = "#a9b8ba"
_LINE = f'stroke="{INK}" stroke-width="2"'
TILE = "M-29-34H29a5 5 0 0 1 5 5V19C34 30 16 37 0 40-16 37-34 30-34 19V-29a5 5 0 0 1 5-5Z"


def _termite(jaws: str) -> str:
    """Seen from above, head up: pale, with a dark head."""
    legs = "M3-5 10-9 13-14M-3-5-10-9-13-14M4-1 12 0 16 5M-4-1-12 0-16 5M3 3 10 8 12 15M-3 3-10 8-12 15"
    return (
        f'<path d="{legs}" fill="none" stroke="{INK}" stroke-width="1.6"/>{jaws}'
        f'<ellipse cy="-1" rx="4.5" ry="6" fill="{PALE}" stroke="{INK}" stroke-width="1.3"/>'
    )


def queen_tile() -> Sprite:
    bands = "M-6.5 6Q0 9 6.5 6M-8 11Q0 14 8 11M-7.5 16Q0 19 7.5 16"
    crown = (
        f'<path d="M-8-15-10-25-4-20 0-27 4-20 10-25 8-15Q0-12-8-15Z" fill="{GOLD}" stroke="{INK}" '
        f'stroke-width="1.5"/>'
    )
    body = (
        f'<path d="{TILE}" fill="{GOLD}" fill-opacity=".45"/><path d="{TILE}" fill="none" {_LINE}/>'
        f'<path d="{TILE}" transform="scale(.87)" fill="{WHITE}" stroke="{GOLD}" stroke-width="2"/>'
        f'<g transform="translate(-9 -7) scale(.86)">{_termite("")}'
        f'<ellipse cy="12" rx="8.5" ry="12" fill="{PALE}" stroke="{INK}" stroke-width="1.5"/>'
        f'<path d="{bands}" fill="none" stroke="#9c6b3a" stroke-width="1.6"/>'
        f'<circle cy="-10" r="5" fill="#8a4b2a" stroke="{INK}" stroke-width="1.3"/>{crown}</g>'
    )
    return Sprite("queen-tile", body, 70, 76, TILE)


def general_tile() -> Sprite:
    jaws = (
        f'<path d="M-4-15C-9-20-7-26-2-27-4-24-4-20-1-17M4-15C9-20 7-26 2-27 4-24 4-20 1-17" fill="{INK}"/>'
    )
    body = (
        f'<path d="{TILE}" fill="{STEEL}" fill-opacity=".6"/><path d="{TILE}" fill="none" {_LINE}/>'
        f'<path d="{TILE}" transform="scale(.87)" fill="{WHITE}" stroke="{STEEL}" stroke-width="2"/>'
        f'<g transform="translate(-9 -4) scale(.86)">{_termite(jaws)}'
        f'<ellipse cy="9" rx="5.5" ry="8" fill="{PALE}" stroke="{INK}" stroke-width="1.5"/>'
        f'<path d="M-6-9C-7-16-4-19 0-19S7-16 6-9Q0-12-6-9Z" fill="{STEEL}" stroke="{INK}" '
        f'stroke-width="1.5"/>'
        f'<path d="M0-19C-1-24 2-27 6-27 4-24 3-21 0-19Z" fill="{RED}" stroke="{INK}"/></g>'
    )
    return Sprite("general-tile", body, 70, 76, TILE)


def worm_sign() -> Sprite:
    """Behind the number that earns a worm."""
    path = "M-50-19H50a6 6 0 0 1 6 6V13a6 6 0 0 1-6 6H-50a6 6 0 0 1-6-6V-13a6 6 0 0 1 6-6Z"
    body = (
        f'<path d="{path}" fill="{WHITE}" {_LINE}/>'
        f'<use href="#worm" transform="translate(33 1) scale(1.05)"/>'
    )
    return Sprite("worm-sign", body, 112, 38, path, ("worm",))


def rank_sign(rank: int) -> Sprite:
    """At the head of the columns that would win now."""
    if rank == 1:
        drawing = f'<path d="M-11 6-13-7-5-1 0-10 5-1 13-7 11 6Z" fill="{GOLD}" {_LINE}/>'
    else:
        drawing = (
            f'<path d="M-11 6C-12-6-6-10 0-10S12-6 11 6Q0 1-11 6Z" fill="{STEEL}" {_LINE}/>'
            f'<path d="M0-10V1" stroke="{INK}" stroke-width="1.5"/>'
        )
    return Sprite(f"rank-{rank}", drawing, 28, 20)


def _circle(radius: float) -> str:
    return (
        f"M{-radius:g} 0a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 "
        f"{-2 * radius:g} 0Z"
    )


BADGES = {
    "circle": _circle(17),
    "square": "M-15.5-15.5h31v31h-31Z",
    "triangle": "M0-21 20 14H-20Z",
    "diamond": "M0-21 21 0 0 21-21 0Z",
    "hexagon": "M-9.5-17H9.5L19 0 9.5 17H-9.5L-19 0Z",
}


def badge(shape: str) -> Sprite:
    path = BADGES[shape]
    return Sprite(f"badge-{shape}", f'<path d="{path}" fill="currentColor" {_LINE}/>', 42, 42, path)


def sum_badge(shape: str) -> Sprite:
    """The same shape, flat and wide, behind the pips of a column."""
    path = BADGES[shape]
    body = f'<path d="{path}" fill="currentColor" stroke="{INK}" stroke-width="1.5"/>'
    return Sprite(f"sum-{shape}", body, 42, 42)


def tray() -> Sprite:
    """Where a die is rolled: a shallow wooden bowl."""
    path = "M-62-56H62a14 14 0 0 1 14 14V42a14 14 0 0 1-14 14H-62a14 14 0 0 1-14-14V-42a14 14 0 0 1 14-14Z"
    body = (
        f'<path d="{path}" fill="#9b6f43" {_LINE}/><path d="{path}" transform="scale(.87)" '
        f'fill="{PAPER_DEEP}" '
        f'stroke="{INK_SOFT}" stroke-width="1.5"/>'
    )
    return Sprite("tray", body, 152, 112)


def skip_sign() -> Sprite:
    """A worm on a signpost that points past the turn."""
    path = "M-82-24H64L84 0 64 24H-82Z"
    body = f'<path d="{path}" fill="{WHITE}" {_LINE}/><use href="#worm" transform="translate(-58 0)"/>'
    return Sprite("skip", body, 168, 48, path, ("worm",))


def ghost() -> Sprite:
    """The space that the die in hand would take."""
    path = "M-14-27H14a9 9 0 0 1 9 9V18a9 9 0 0 1-9 9H-14a9 9 0 0 1-9-9V-18a9 9 0 0 1 9-9Z"
    body = (
        f'<path d="{path}" fill="{PAPER}" fill-opacity=".55" stroke="{INK_SOFT}" stroke-width="2" '
        f'stroke-dasharray="5 4"/>'
    )
    return Sprite("ghost", body, 46, 54)


def offer_tags() -> list[Sprite]:
    """For one line of words and for two."""
    return [_offer_tag("offer", 15), _offer_tag("offer-gain", 23)]


def _offer_tag(name: str, half: int) -> Sprite:
    side = 2 * half - 16
    path = f"M-120-{half}H120a8 8 0 0 1 8 8v{side}a8 8 0 0 1-8 8H-120a8 8 0 0 1-8-8v-{side}a8 8 0 0 1 8-8Z"
    body = f'<path d="{path}" fill="{WHITE}" stroke="{INK_SOFT}" stroke-width="1.5"/>'
    return Sprite(name, body, 256, 2 * half)


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
            x, y = 23 * sin(side * angle * pi / 180), -23 * cos(angle * pi / 180)
            turn = side * (angle - 62)
            leaves += f'<ellipse rx="3.4" ry="8" transform="translate({x:.1f} {y:.1f}) rotate({turn})"/>'
    return Sprite("laurel", f'<g fill="{LEAF}" stroke="{INK}">{leaves}</g>', 62, 62)


def pieces() -> list[Sprite]:
    found = [queen_tile(), general_tile(), worm_sign(), rank_sign(1), rank_sign(2), tray(), skip_sign()]
    found += [ghost(), *offer_tags(), turn_sign(), laurel()]
    for shape in SEAT_SHAPES[:5]:
        found += [badge(shape), sum_badge(shape)]
    return found
