"""The hills: mounds of five towers with their spaces; our own drawings."""

from __future__ import annotations

from random import Random

from insectarium.games.it_happens.components import BLANK, COLUMNS, MAX_HEIGHT, Hill
from insectarium.scene import Sprite
from insectarium.scene.palette import GOLD, INK, LEAF, LEAF_DEEP, SOIL, SOIL_DEEP, TUNNEL

CELL_WIDTH, CELL_HEIGHT = 52.0, 62.0
STEP = 70.0
WALL = 7.5
HALF = CELL_WIDTH / 2 + WALL
WIDTH = COLUMNS * STEP + 26
FLOOR = 46.0
HEIGHT = MAX_HEIGHT * CELL_HEIGHT + FLOOR + 44
BASE = HEIGHT / 2 - FLOOR
"""The lower edge of the lowest spaces, below the centre of the drawing."""


def cell_place(column: int, space: int) -> tuple[float, float]:
    """The centre of a space, from the centre of the hill."""
    return (column - (COLUMNS - 1) / 2) * STEP, BASE - CELL_HEIGHT * (space + 0.5)


def outline(heights: tuple[int, ...]) -> str:
    """Round towers, one for each column, on a broad foot."""
    left, foot = -WIDTH / 2, HEIGHT / 2
    wall = 2 * STEP + HALF
    path = (
        f"M{left:g} {foot:g}C{left + 2:g} {foot - 34:g} {-wall - 4:g} {foot - 30:g} {-wall:g} {BASE - 20:g}"
    )
    for column, height in enumerate(heights):
        x, top = cell_place(column, 0)[0], _top(height)
        start = f"L{x - HALF:g} {top + 10:g}" if column == 0 else ""
        path += f"{start}C{x - HALF:g} {top - 16:g} {x - 16:g} {top - 18:g} {x:g} {top - 18:g}"
        path += f"C{x + 16:g} {top - 18:g} {x + HALF:g} {top - 16:g} {x + HALF:g} {top + 10:g}"
        if column + 1 < COLUMNS:
            path += _between(x, height, heights[column + 1])
    path += (
        f"L{wall:g} {BASE - 20:g}C{wall + 4:g} {foot - 30:g} {-left - 2:g} {foot - 34:g} {-left:g} {foot:g}"
    )
    return f"{path}Q0 {foot + 9:g} {left:g} {foot:g}Z"


def _top(height: int) -> float:
    return BASE - CELL_HEIGHT * height - 6


def _between(x: float, height: int, following: int) -> str:
    """From the right shoulder of one tower to the left shoulder of the next."""
    right, next_left = x + HALF, x + STEP - HALF
    lower = _top(min(height, following)) + 20
    return f"L{right:g} {lower - 6:g}Q{right:g} {lower:g} {(right + next_left) / 2:g} {lower:g}" + (
        f"Q{next_left:g} {lower:g} {next_left:g} {lower - 6:g}L{next_left:g} {_top(following) + 10:g}"
    )


def hill_sprite(hill: Hill, name: str) -> Sprite:
    path = outline(hill.heights)
    cells, pictures, uses = "", "", []
    for column, spaces in enumerate(hill.columns):
        for space, picture in enumerate(spaces):
            x, y = cell_place(column, space)
            cells += _cell(x, y)
            if picture != BLANK:
                pictures += f'<use href="#{picture}" transform="translate({x:g} {y:g}) scale(1.22)"/>'
                uses.append(picture)
    body = (
        f'<path d="{path}" fill="{SOIL}" stroke="{INK}" stroke-width="2.2"/>{_grains(hill)}'
        f'<g fill="{TUNNEL}" stroke="{SOIL_DEEP}" stroke-width="1.6">{cells}</g>{pictures}{_grass()}'
    )
    return Sprite(name, body, WIDTH, HEIGHT, path, tuple(dict.fromkeys(uses)))


def _cell(x: float, y: float) -> str:
    width, height = CELL_WIDTH - 3, CELL_HEIGHT - 4
    return (
        f'<rect x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" height="{height:g}" rx="12"/>'
    )


def _grains(hill: Hill) -> str:
    """Crumbs of soil on the towers, always the same for the same hill."""
    chance = Random(hill.id)
    marks = ""
    for column, height in enumerate(hill.heights):
        x = cell_place(column, 0)[0]
        for _ in range(height + 2):
            side = chance.choice((-1, 1)) * (CELL_WIDTH / 2 + 1)
            y = BASE - chance.random() * CELL_HEIGHT * height
            marks += f"M{x + side - 2:.1f} {y:.1f}q2-2.5 4.5-1"
    for _ in range(14):
        marks += (
            f"M{chance.uniform(-WIDTH / 2 + 14, WIDTH / 2 - 20):.1f} "
            f"{BASE + chance.uniform(10, 36):.1f}q3-3 6-1"
        )
    return f'<path d="{marks}" fill="none" stroke="{SOIL_DEEP}" stroke-width="1.8"/>'


def _grass() -> str:
    blades = ""
    for x, size in (
        (-WIDTH / 2 + 4, 1.0),
        (-WIDTH / 2 + 22, 0.7),
        (WIDTH / 2 - 14, 0.9),
        (WIDTH / 2 - 2, 0.7),
    ):
        foot = HEIGHT / 2 + 2
        blades += f"M{x:g} {foot:g}q-2-14-8-{20 * size:g}M{x + 2:g} {foot:g}q0-16 3-{26 * size:g}"
        blades += f"M{x + 4:g} {foot:g}q3-12 9-{17 * size:g}"
    return f'<path d="{blades}" fill="none" stroke="{LEAF_DEEP}" stroke-width="2.2"/>'


def pile_sprite() -> Sprite:
    """The hills that are still to come, face down."""
    path = "M-34-42h68a6 6 0 0 1 6 6v72a6 6 0 0 1-6 6h-68a6 6 0 0 1-6-6v-72a6 6 0 0 1 6-6Z"
    mound = "M-24 20C-22 2-16 4-14-10-12-20-6-18-4-6-2-26 4-28 7-12 9-2 14-8 17 0 20 8 22 10 24 20Z"
    card = f'fill="{SOIL_DEEP}" stroke="{INK}" stroke-width="2"'
    body = (
        f'<path d="{path}" transform="translate(7 -7)" {card}/><path d="{path}" '
        f'transform="translate(3.5 -3.5)" '
        f'{card}/><path d="{path}" {card}/><path d="{path}" transform="scale(.87)" fill="none" '
        f'stroke="{GOLD}" '
        f'stroke-opacity=".7" stroke-width="1.6"/><path d="{mound}" transform="translate(0 -14)" '
        f'fill="{SOIL}" '
        f'stroke="{INK}" stroke-width="1.5"/><path d="M-26 7H26" stroke="{LEAF}" stroke-width="3"/>'
    )
    return Sprite("pile", body, 94, 98, path)
