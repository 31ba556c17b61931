"""Forest tiles: what grows there, and the food that ants find."""

from __future__ import annotations

from insectarium.games._ants.tiles import TileKind
from insectarium.games._hexes.picture import outline, side_middle
from insectarium.scene import Sprite
from insectarium.scene.palette import INK, LEAF, LEAF_DEEP, WHITE

MOSS = "#86a257"
LIGHT = "#a9bf77"
NEEDLE = "#2f5238"
BERRY = "#c0392b"
_PLANTS = ("fern", "pine", "leaves", "clover", "fern", "pine", "mushroom")


def forest_floor(size: float) -> str:
    return (
        f'<path d="{outline(size - 5)}" fill="{LEAF}" stroke="{LEAF_DEEP}" stroke-width="2"/>'
        f'<g fill="{MOSS}" fill-opacity=".65"><circle cx="-24" cy="-22" r="15"/>'
        '<circle cx="27" cy="14" r="17"/>'
        '<circle cx="-20" cy="27" r="13"/><circle cx="16" cy="-32" r="11"/></g>'
    )


def plants(kind: TileKind) -> tuple[str, tuple[str, ...]]:
    """Plants between the paths, and berries at the clearing; which ones depends on the tile."""
    seed = sum(map(ord, kind.id))
    body, uses = "", set()
    for side in range(6):
        # A plant in every corner of the tile, and one on every side without a path.
        places = [(side + 0.5, 0.84)] + ([(float(side), 0.74)] if kind.edges[side] == "E" else [])
        for number, (direction, reach) in enumerate(places):
            plant = f"plant-{_PLANTS[(seed + side * 2 + number * 3) % len(_PLANTS)]}"
            x, y = side_middle(direction, 60, reach=reach)
            scale = 0.62 if number == 0 and kind.edges[side] + kind.edges[(side + 1) % 6] == "TT" else 0.85
            turn = (seed * 31 + side * 83 + number * 50) % 360
            place = f"translate({x:.1f} {y:.1f}) rotate({turn}) scale({scale:g})"
            body += f'<use href="#{plant}" transform="{place}"/>'
            uses.add(plant)
    return body + _berries(seed, kind.edges), ("berries", *sorted(uses))


def _berries(seed: int, edges: str) -> str:
    """Food grows among the plants; what ants carry looks larger and has a light rim."""
    body = ""
    for number in range(3):
        side = (seed + 2 * number) % 6
        x, y = side_middle(side + (0.36 if edges[side] == "T" else 0.0), 60, reach=0.62)
        body += f'<use href="#berries" transform="translate({x:.1f} {y:.1f}) rotate({60 * number})"/>'
    return body


def plant_sprites() -> list[Sprite]:
    drawings = {
        "fern": _fern(),
        "pine": _pine(),
        "leaves": _leaves(),
        "mushroom": _mushroom(),
        "clover": _clover(),
    }
    return [Sprite(f"plant-{name}", body, 28, 28) for name, body in drawings.items()]


def _fern() -> str:
    fronds = ""
    for turn in range(0, 360, 60):
        leaflets = "".join(f"M0-{y}l{4 - y / 5:.1f}-3M0-{y}l-{4 - y / 5:.1f}-3" for y in (3, 6, 9))
        fronds += f'<path transform="rotate({turn})" d="M0 0V-13{leaflets}"/>'
    return f'<g fill="none" stroke="{LEAF_DEEP}" stroke-width="1.7" stroke-linecap="round">{fronds}</g>'


def _pine() -> str:
    """A conifer from above: whorls of needles."""
    needles = "".join(
        f"M0 0L{x} {y}" for x, y in ((0, -13), (7, -11), (11, -6), (13, 0), (11, 6), (7, 11), (0, 13))
    )
    needles += "".join(f"M0 0L{x} {y}" for x, y in ((-7, 11), (-11, 6), (-13, 0), (-11, -6), (-7, -11)))
    return (
        f'<path d="{needles}" stroke="{NEEDLE}" stroke-width="3.2" stroke-linecap="round"/>'
        f'<circle r="3" fill="{LIGHT}"/>'
    )


def _leaves() -> str:
    shape = "M0-1Q7-6 0-14-7-6 0-1Z"
    parts = "".join(
        f'<path transform="rotate({turn})" d="{shape}" fill="{colour}"/>'
        f'<path transform="rotate({turn})" d="M0-1V-11" fill="none"/>'
        for turn, colour in ((10, LIGHT), (130, "#c8a650"), (250, MOSS))
    )
    return f'<g stroke="{LEAF_DEEP}" stroke-width="1">{parts}</g>'


def _mushroom() -> str:
    return (
        f'<circle r="8" fill="#c79a63" stroke="{INK}" stroke-opacity=".6" stroke-width="1.2"/>'
        f'<circle r="4.5" fill="#dcb98a"/><circle r="1.6" fill="{WHITE}"/>'
    )


def _clover() -> str:
    leaf = "M0 0C-9-4-7-13 0-9 7-13 9-4 0 0Z"
    parts = "".join(f'<path transform="rotate({turn})" d="{leaf}"/>' for turn in (0, 120, 240))
    return f'<g fill="{LIGHT}" stroke="{LEAF_DEEP}" stroke-width="1.1">{parts}</g>'


def food_sprites() -> list[Sprite]:
    """A berry: what ants carry and players pay with. In the forest they grow in clusters."""
    leaf = f'<path d="M0-6Q2-11 7-11 6-6 1-5Z" fill="{LEAF}" stroke="{INK}" stroke-width="1"/>'
    berry = f'<circle cy="2" r="8" fill="{BERRY}" stroke="{INK}" stroke-width="1.6"/>'
    shine = f'<path d="M-4 1Q-3-3 1-3" stroke="{WHITE}" stroke-width="2" fill="none" stroke-linecap="round"/>'
    rim = f'<circle cy="2" r="10.5" fill="{WHITE}"/>'
    cluster = "".join(f'<circle cx="{x}" cy="{y}" r="3.2"/>' for x, y in ((-3, 1), (3, 2), (0, -3)))
    grown = f'<g fill="{BERRY}" stroke="{LEAF_DEEP}" stroke-width="1">{cluster}</g>'
    return [
        Sprite("food", rim + leaf + berry + shine, 22, 26, "M-9 2a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z"),
        Sprite("berries", grown, 14, 14),
    ]
