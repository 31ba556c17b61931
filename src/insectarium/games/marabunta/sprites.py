"""The sprite sheet of Marabunta: every drawing by its name."""

from __future__ import annotations

from functools import cache

from insectarium.games.marabunta.sprites_elements import anthill, dice, groups, rounded, tiles
from insectarium.games.marabunta.sprites_regions import (
    SEAT_INKS,
    chest,
    circles,
    cookie,
    hexagon,
    hexes,
    leaves,
)
from insectarium.scene import Sheet, Sprite
from insectarium.scene.palette import GOLD, INK, INK_SOFT, LEAF, PAPER_DEEP, RULE, WHITE

POOL_WIDTH, POOL_HEIGHT = 274.0, 176.0
BOARD_WIDTH, BOARD_HEIGHT = 752.0, 196.0
BUTTON_WIDTH, BUTTON_HEIGHT = 164.0, 44.0
NUMBER = 23.0


@cache
def sheet() -> Sheet:
    found = [*hexes(), *leaves(), *circles(), *dice(), *tiles(), *groups()]
    found += [*_numbers(), _cross(), _pool(), _board(), _button(), _turn(), _laurel(), *_badges()]
    found += [
        Sprite("chest", chest(0.56), 16, 16),
        Sprite("chest-open", chest(0.56, open_=True), 16, 18),
        Sprite("anthill", anthill(1.15), 48, 40, "M-23 16C-16-5-9-19 0-19S16-5 23 16Z"),
        Sprite("anthill-used", anthill(1.15, used=True), 48, 40, "M-23 16C-16-5-9-19 0-19S16-5 23 16Z"),
        Sprite("cookie", cookie(0.95), 28, 28),
        Sprite("cookie-marked", _marked_cookie(), 28, 28),
        _bonus("cookie", cookie(1.2)),
        _bonus("chest", chest(1.2)),
    ]
    return {sprite.name: sprite for sprite in found}


def _numbers() -> list[Sprite]:
    """Red numbers stand on discs, blue ones on squares."""
    line = f'stroke="{WHITE}" stroke-width="2.2"'
    disc = f'<circle r="{NUMBER}" fill="{SEAT_INKS[0]}" {line}/>'
    square = f'<path d="{rounded(2 * NUMBER - 4, 2 * NUMBER - 4, 5)}" fill="{SEAT_INKS[1]}" {line}/>'
    return [
        Sprite("number-0", disc, 2 * NUMBER, 2 * NUMBER),
        Sprite("number-1", square, 2 * NUMBER, 2 * NUMBER),
    ]


def _cross() -> Sprite:
    body = (
        f'<path d="{hexagon(38)}" fill="{PAPER_DEEP}" fill-opacity=".72"/>'
        f'<path d="M-17-19 17 19M17-19-17 19" stroke="{INK}" stroke-width="5"/>'
    )
    return Sprite("cross", body, 76, 66)


def _pool() -> Sprite:
    path = rounded(POOL_WIDTH, POOL_HEIGHT, 16)
    body = (
        f'<path d="{path}" fill="{PAPER_DEEP}" fill-opacity=".7" stroke="{RULE}" stroke-width="2" '
        'stroke-dasharray="8 6"/>'
    )
    return Sprite("pool", body, POOL_WIDTH, POOL_HEIGHT, path)


def _board() -> Sprite:
    path = rounded(BOARD_WIDTH, BOARD_HEIGHT, 14)
    body = f'<path d="{path}" fill="{PAPER_DEEP}" fill-opacity=".55" stroke="currentColor" stroke-width="3"/>'
    return Sprite("board", body, BOARD_WIDTH, BOARD_HEIGHT)


def _button() -> Sprite:
    path = rounded(BUTTON_WIDTH, BUTTON_HEIGHT, 20)
    return Sprite(
        "button",
        f'<path d="{path}" fill="{WHITE}" stroke="{INK_SOFT}" stroke-width="1.8"/>',
        BUTTON_WIDTH,
        BUTTON_HEIGHT,
        path,
    )


def _marked_cookie() -> str:
    cross = '<path d="M-9-9 9 9M9-9-9 9" stroke="currentColor" stroke-width="4"/>'
    return f'<g opacity=".35">{cookie(0.95)}</g>{cross}'


def _bonus(name: str, drawing: str) -> Sprite:
    path = rounded(60, 44, 14)
    body = f'<path d="{path}" fill="{WHITE}" stroke="{INK_SOFT}" stroke-width="1.8"/>{drawing}'
    return Sprite(f"bonus-{name}", body, 60, 44, path)


def _badges() -> list[Sprite]:
    line = f'stroke="{INK}" stroke-width="2"'
    disc = f'<circle r="17" fill="{SEAT_INKS[0]}" {line}/>'
    square = f'<path d="{rounded(31, 31, 3)}" fill="{SEAT_INKS[1]}" {line}/>'
    return [Sprite("badge-0", disc, 36, 36), Sprite("badge-1", square, 34, 34)]


def _turn() -> Sprite:
    """Points at the player who has to decide: a leaf on its stem."""
    body = (
        f'<path d="M-16 0H-4" stroke="{INK}" stroke-width="2.5"/>'
        f'<path d="M-6 0C-2-10 8-10 17 0 8 10-2 10-6 0Z" fill="{LEAF}" stroke="{INK}" stroke-width="2"/>'
    )
    return Sprite("turn", body, 34, 22)


def _laurel() -> Sprite:
    body = f'<circle r="23" fill="{GOLD}" fill-opacity=".45" stroke="{GOLD}" stroke-width="3"/>'
    return Sprite("laurel", body, 50, 50)
