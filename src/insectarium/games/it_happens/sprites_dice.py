"""Dice of five colours: a face with pips, and in front of it the letter and the shape of the colour."""

from __future__ import annotations

from insectarium.scene import SEAT_SHAPES, Sprite
from insectarium.scene.palette import INK, WHITE

LETTERS = "ABCDE"
# Yellow, red, green, blue, white; with each the colour of what is drawn on it.
TONES = ("#e2b53c", "#b23a2a", "#5f8a3e", "#3f76a3", "#f7f0df")
SHADES = ("#b98a1e", "#85261a", "#43662a", "#2b567b", "#cfc1a0")
MARKS = (INK, WHITE, WHITE, WHITE, INK)

FACE = 42.0
FRONT = 15.0
_SPREAD = 11.5
_PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
SHAPES = {
    "circle": "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z",
    "square": "M-4.5-4.5h9v9h-9Z",
    "triangle": "M0-5.5 6 4.5H-6Z",
    "diamond": "M0-6 6 0 0 6-6 0Z",
    "hexagon": "M-3-5H3L6 0 3 5H-3L-6 0Z",
}


def die_name(colour: int, number: int) -> str:
    """The sprite of a die that shows this number; 0 for one that has not been rolled."""
    return f"die-{LETTERS[colour]}-{number}"


def die(colour: int, number: int) -> Sprite:
    half, top = FACE / 2, -(FACE + FRONT) / 2
    bottom = top + FACE + FRONT
    outline = f"M{-half:g} {top + 7:g}a7 7 0 0 1 7-7h{FACE - 14:g}a7 7 0 0 1 7 7V{bottom - 5:g}a5 5 0 0 1-5 5"
    outline += f"h{-FACE + 10:g}a5 5 0 0 1-5-5Z"
    mark = MARKS[colour]
    pips = "".join(f'<circle cx="{x * _SPREAD:g}" cy="{y * _SPREAD:g}" r="4.3"/>' for x, y in _PIPS[number])
    unrolled = _sign(colour, 2.2, "0 0") if number == 0 else ""
    body = (
        f'<path d="{outline}" fill="{SHADES[colour]}" stroke="{INK}" stroke-width="2"/>'
        f'<rect x="{-half:g}" y="{top:g}" width="{FACE:g}" height="{FACE:g}" rx="7" fill="{TONES[colour]}" '
        f'stroke="{INK}" stroke-width="1.6"/>'
        f'<g transform="translate(0 {top + half:g})" fill="{mark}">{pips}{unrolled}</g>'
        f'<g transform="translate(0 {bottom - FRONT / 2 + 0.6:g})" fill="{mark}">{_sign(colour, 0.9, "-8 0")}'
        f'<text x="8" y="4.6" font-size="13" font-weight="700" '
        f'text-anchor="middle">{LETTERS[colour]}</text></g>'
    )
    return Sprite(die_name(colour, number), body, FACE, FACE + FRONT, outline)


def _sign(colour: int, scale: float, place: str) -> str:
    shape = SHAPES[SEAT_SHAPES[colour]]
    return f'<path transform="translate({place}) scale({scale:g})" d="{shape}"/>'


def dice() -> list[Sprite]:
    return [die(colour, number) for colour in range(len(TONES)) for number in range(7)]
