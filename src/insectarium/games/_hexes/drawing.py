"""Drawings that every game with hexagonal tiles needs: spaces, gaps, backs, spots, badges, boxes and tokens.

All are drawn round (0, 0). A seat is told by the outline of its badge as well as by its colour.
"""

from __future__ import annotations

from collections.abc import Iterable

from insectarium.games._hexes.picture import apothem, outline
from insectarium.scene import SEAT_SHAPES, Sprite
from insectarium.scene.palette import GOLD, INK, LEAF, PAPER, PAPER_DEEP, RED, RULE, WHITE

EDGE = f'stroke="{INK}" stroke-width="1.6"'
BADGES = {
    "circle": "M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z",
    "square": "M-15-15H15V15H-15Z",
    "triangle": "M0-21 20 14H-20Z",
    "diamond": "M0-21 21 0 0 21-21 0Z",
    "hexagon": "M17 0 8.5 15H-8.5L-17 0-8.5-15H8.5Z",
    "star": "M0-21 5.5-7 20-6.5 9 3 12.5 17 0 9-12.5 17-9 3-20-6.5-5.5-7Z",
}


def disc(radius: float) -> str:
    """The path of a circle."""
    half = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{-radius:g} 0{half} {2 * radius:g} 0{half} {-2 * radius:g} 0Z"


def rectangle(width: float, height: float, corner: float = 0) -> str:
    """The path of a rectangle with round corners."""
    x, y, c = width / 2, height / 2, corner
    if not c:
        return f"M{-x:g} {-y:g}H{x:g}V{y:g}H{-x:g}Z"
    arc = f"a{c:g} {c:g} 0 0 1"
    return (
        f"M{c - x:g} {-y:g}H{x - c:g}{arc} {c:g} {c:g}V{y - c:g}{arc} {-c:g} {c:g}H{c - x:g}"
        f"{arc} {-c:g} {-c:g}V{c - y:g}{arc} {c:g} {-c:g}Z"
    )


def box_name(width: float, height: float) -> str:
    return f"box-{width:g}x{height:g}"


def box_sprite(width: float, height: float, corner: float = 10) -> Sprite:
    """The ground of a part of the table; `box_name` tells its name."""
    body = (
        f'<path d="{rectangle(width, height, corner)}" fill="{WHITE}" fill-opacity=".75" '
        f'stroke="{RULE}" stroke-width="1.5"/>'
    )
    return Sprite(box_name(width, height), body, width, height)


def button_sprite(width: float, height: float, name: str = "button") -> Sprite:
    shape = rectangle(width, height, 10)
    body = (
        f'<path d="{shape}" transform="translate(0 2)" fill="{INK}" fill-opacity=".25"/>'
        f'<path d="{shape}" fill="{PAPER_DEEP}" stroke="{INK}" stroke-opacity=".45" stroke-width="1.5"/>'
    )
    return Sprite(name, body, width, height, shape)


def badge_sprites(shapes: Iterable[str] = SEAT_SHAPES) -> list[Sprite]:
    """The signs of the seats, in the tone of the node."""
    return [
        Sprite(
            f"badge-{shape}", f'<path d="{BADGES[shape]}" fill="currentColor" {EDGE}/>', 42, 42, BADGES[shape]
        )
        for shape in shapes
    ]


def space_sprite(size: float, name: str = "space") -> Sprite:
    """An empty place beside the board where a tile may come to lie."""
    shape = outline(size - 4)
    body = (
        f'<path d="{shape}" fill="{PAPER}" fill-opacity=".4" stroke="{RULE}" stroke-width="2" '
        'stroke-dasharray="7 6"/>'
    )
    return Sprite(name, body, 2 * apothem(size), 2 * size, shape)


def gap_sprite(size: float, name: str = "gap") -> Sprite:
    """A place for a tile where none lies."""
    shape = outline(size - 4)
    body = f'<path d="{shape}" fill="{PAPER_DEEP}" fill-opacity=".55" stroke="{RULE}" stroke-width="2"/>'
    return Sprite(name, body, 2 * apothem(size), 2 * size, shape)


def back_sprite(name: str, size: float, ground: str, deep: str, sign: str = "") -> Sprite:
    """A pile of tiles face down: its colour tells of which kind, and so does the sign, a drawing."""
    shape = outline(size - 1)
    below = "".join(
        f'<path d="{shape}" transform="translate({step} {step})" fill="{deep}" {EDGE}/>' for step in (6, 3)
    )
    body = (
        f'{below}<path d="{shape}" fill="{ground}" {EDGE}/>'
        f'<path d="{outline(size - 8)}" fill="none" stroke="{WHITE}" stroke-opacity=".6" stroke-width="2"/>'
        f"{sign}"
    )
    return Sprite(name, body, 2 * apothem(size), 2 * size, shape)


def spot_sprite(radius: float, name: str = "spot") -> Sprite:
    """A place on a tile where a piece may go: nothing is seen of it until it is lit."""
    body = f'<path d="{disc(radius)}" fill="{WHITE}" fill-opacity=".01"/>'
    return Sprite(name, body, 2 * radius, 2 * radius, disc(radius))


def sign_sprites() -> list[Sprite]:
    """Whose turn it is, who has won, where an attack came from."""
    turn = f'<path d="M-11-10 12 0-11 10Z" fill="{LEAF}" {EDGE}/>'
    leaves = "".join(
        f'<path transform="rotate({side * angle}) translate(0 -24)" d="M-6 0Q0-6 6 0 0 6-6 0Z"/>'
        for side in (-1, 1)
        for angle in (50, 80, 110, 140)
    )
    laurel = f'<g fill="{GOLD}" stroke="{INK}" stroke-width="1">{leaves}</g>'
    attack = f'<path d="M-13-9H3V-16L17 0 3 16V9H-13Z" fill="{RED}" {EDGE}/>'
    flag = (
        f'<path d="M-8 14V-13" stroke="{INK}" stroke-width="2.4"/>'
        f'<path d="M-8-13H12L7-6 12 1H-8Z" fill="{RED}" stroke="{INK}" stroke-width="1.4"/>'
    )
    return [
        Sprite("turn", turn, 24, 20),
        Sprite("laurel", laurel, 60, 60),
        Sprite("attack", attack, 34, 32, "M-13-9H3V-16L17 0 3 16V9H-13Z"),
        Sprite("flag", flag, 24, 30),
    ]
