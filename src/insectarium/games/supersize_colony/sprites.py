"""The drawings of Supersize Colony: hexagonal tiles, ants, markers, buttons; our own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from insectarium.games._ants.tiles import AntTiles, TileKind
from insectarium.games._hexes.picture import lane_middle, lane_path, outline, side_middle
from insectarium.scene import SEAT_SHAPES, Sprite
from insectarium.scene.palette import (
    GOLD,
    INK,
    INK_SOFT,
    LEAF,
    LEAF_DEEP,
    PAPER,
    PAPER_DEEP,
    RED,
    RULE,
    SOIL,
    SOIL_DEEP,
    TUNNEL,
    WHITE,
)

SIZE = 60.0
WIDTH, HEIGHT = 104.0, 120.0
BUTTON_WIDTH, BUTTON_HEIGHT = 146.0, 34.0
_EDGE = f'stroke="{INK}" stroke-width="1.6"'
BADGES = {
    "circle": "M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z",
    "square": "M-15-15H15V15H-15Z",
    "triangle": "M0-20 19 14H-19Z",
    "diamond": "M0-20 20 0 0 20-20 0Z",
}


def disc(radius: float) -> str:
    """The path of a circle."""
    half = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{-radius:g} 0{half} {2 * radius:g} 0{half} {-2 * radius:g} 0Z"


# Tiles


def tile_sprite(kind: TileKind, name: str) -> Sprite:
    drawing = {"forest": _forest, "tunnel": _tunnel, "nest": _nest}[kind.ground](kind)
    return Sprite(name, drawing, WIDTH, HEIGHT, outline(SIZE - 1))


def _ground(colour: str, deep: str) -> str:
    return (
        f'<path d="{outline(SIZE - 1)}" fill="{colour}" {_EDGE}/>'
        f'<path d="{outline(SIZE - 6)}" fill="none" stroke="{deep}" stroke-opacity=".35" stroke-width="1.5"/>'
    )


def _stroke(path: str, width: float) -> str:
    return (
        '<g fill="none" stroke-linecap="butt">'
        f'<path d="{path}" stroke="{SOIL_DEEP}" stroke-width="{width + 4:g}"/>'
        f'<path d="{path}" stroke="{TUNNEL}" stroke-width="{width:g}"/></g>'
    )


def _spokes(edges: str, letter: str, width: float) -> str:
    sides = [side for side in range(6) if edges[side] == letter]
    ends = [side_middle(side, SIZE - 1) for side in sides]
    path = "".join(f"M0 0L{x:.1f} {y:.1f}" for x, y in ends)
    return _stroke(path, width) if path else ""


def _clipped(drawing: str) -> str:
    """Round ends of tunnels would stand over the rim."""
    return drawing + f'<path d="{outline(SIZE - 1)}" fill="none" {_EDGE}/>'


def _forest(kind: TileKind) -> str:
    leaves = ""
    for number, (x, y) in enumerate(((-26, -22), (24, -26), (-30, 18), (28, 20), (0, -40), (0, 40))):
        leaves += (
            f'<g transform="translate({x} {y}) rotate({number * 67})">'
            '<path d="M-11 0C-6-8 6-8 11 0 6 8-6 8-11 0Z"/><path d="M-9 0H9" stroke-width="1"/></g>'
        )
    drawing = _ground(LEAF, LEAF_DEEP)
    drawing += f'<g fill="#86a257" stroke="{LEAF_DEEP}" stroke-width="1.2">{leaves}</g>'
    drawing += _spokes(kind.edges, "T", 15)
    return _clipped(drawing + f'<circle r="21" fill="#c9d39a" stroke="{LEAF_DEEP}" stroke-width="2"/>')


def _tunnel(kind: TileKind) -> str:
    drawing = _ground(SOIL, SOIL_DEEP) + _pebbles()
    for lane in kind.lanes:
        hub = (0.0, 0.0) if len(kind.lanes) == 1 else lane_middle(lane, SIZE)
        drawing += _stroke(lane_path(lane, SIZE - 1, hub), 17)
        x, y = hub if len(lane) != 2 else lane_middle(lane, SIZE)
        if len(lane) != 2:
            drawing += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="12" fill="{TUNNEL}"/>'
    return _clipped(drawing)


def _pebbles() -> str:
    stones = ((-32, -20), (30, -28), (34, 24), (-20, 38), (-38, 12), (8, -44))
    dots = "".join(f'<ellipse cx="{x}" cy="{y}" rx="3.4" ry="2.2"/>' for x, y in stones)
    return f'<g fill="{SOIL_DEEP}" fill-opacity=".45">{dots}</g>'


def _nest(kind: TileKind) -> str:
    drawing = _ground("#a5764a", SOIL_DEEP) + _pebbles()
    drawing += _spokes(kind.edges, "T", 15) + _spokes(kind.edges, "N", 38)
    drawing += f'<circle r="31" fill="{TUNNEL}" stroke="{SOIL_DEEP}" stroke-width="2"/>'
    ends = [side_middle(side, SIZE - 1) for side in range(6) if kind.edges[side] in "TN"]
    widths = [15 if kind.edges[side] == "T" else 38 for side in range(6) if kind.edges[side] in "TN"]
    for (x, y), width in zip(ends, widths, strict=True):
        drawing += (
            f'<path d="M0 0L{x:.1f} {y:.1f}" stroke="{TUNNEL}" stroke-width="{width}" stroke-linecap="butt"/>'
        )
    if kind.brood:
        eggs = "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="4.6" ry="6" transform="rotate({x * 3} {x} {y})"/>'
            for x, y in ((-19, -14), (19, -14), (-20, 13), (20, 13))
        )
        drawing += f'<g fill="{WHITE}" stroke="{INK_SOFT}" stroke-width="1.2">{eggs}</g>'
    return _clipped(drawing)


# Ants

_LEGS = "M4-3 11-8M-4-3-11-8M4 1 12 2M-4 1-12 2M3 5 10 11M-3 5-10 11"
_BODIES = {
    "queen": '<circle cy="-7" r="4"/><ellipse cy="0" rx="3.4" ry="4"/><ellipse cy="9" rx="5.4" ry="7"/>',
    "worker": '<circle cy="-7" r="3.6"/><ellipse cy="0" rx="3" ry="4"/><ellipse cy="8" rx="4.2" ry="5.4"/>',
    "soldier": '<circle cy="-6" r="5.4"/><ellipse cy="2" rx="3.4" ry="4"/><ellipse cy="9" rx="4.4" ry="5"/>',
}
_SIGNS = {
    "queen": f'<path d="M-7-10-8-19-3-14 0-20 3-14 8-19 7-10Z" fill="{GOLD}" stroke="{INK}"/>',
    "worker": '<path d="M2-10 5-15M-2-10-5-15" stroke="#fffaf0" stroke-width="1.5"/>',
    "soldier": '<path d="M3-10Q7-14 2-17M-3-10Q-7-14-2-17" stroke="#fffaf0" stroke-width="2.4" fill="none"/>',
}


def _ant(name: str) -> Sprite:
    body = (
        f'<circle r="17" fill="currentColor" {_EDGE}/><path d="{_LEGS}" stroke="{WHITE}" stroke-width="1.5" '
        f'fill="none"/><g fill="{WHITE}">{_BODIES[name]}</g>{_SIGNS[name]}'
    )
    return Sprite(f"ant-{name}", body, 36, 40, disc(17))


def _larva() -> Sprite:
    body = (
        f'<path d="M-12 4C-14-6-4-12 4-9 12-6 14 2 9 8 6 11 2 8 4 4 5 1 1-1-2 2-5 6-10 10-12 4Z" '
        f'fill="{WHITE}" {_EDGE}/><circle cx="-8" cy="4" r="3.4" fill="currentColor" stroke="{INK}"/>'
    )
    return Sprite("ant-larva", body, 28, 24, disc(12))


# Everything else


def _markers() -> list[Sprite]:
    food = (
        f'<circle r="9" fill="#7fb03c" {_EDGE}/><path d="M-4 3Q0-6 5-4" stroke="{WHITE}" stroke-width="2" '
        'fill="none"/>'
    )
    back = (
        f'<path d="{outline(SIZE - 1)}" transform="translate(5 -5)" fill="{SOIL_DEEP}" {_EDGE}/>'
        f'<path d="{outline(SIZE - 1)}" fill="#7c6a9a" {_EDGE}/>'
        f'<path d="{outline(SIZE - 12)}" fill="none" stroke="{GOLD}" stroke-width="2"/>'
    )
    space = (
        f'<path d="{outline(SIZE - 4)}" fill="{PAPER}" fill-opacity=".5" stroke="{RULE}" stroke-width="2" '
        'stroke-dasharray="7 6"/>'
    )
    empty = f'<path d="{outline(SIZE - 4)}" fill="{PAPER_DEEP}" stroke="{RULE}" stroke-width="2"/>'
    attack = f'<path d="M-13-9H3V-16L17 0 3 16V9H-13Z" fill="{RED}" {_EDGE}/>'
    turn = f'<path d="M-12-9 10 0-12 9Z" fill="{LEAF}" {_EDGE}/>'
    return [
        Sprite("food", food, 20, 20, disc(9)),
        Sprite("tile-back", back, WIDTH, HEIGHT, outline(SIZE - 1)),
        Sprite("space", space, WIDTH, HEIGHT, outline(SIZE - 4)),
        Sprite("empty", empty, WIDTH, HEIGHT, outline(SIZE - 4)),
        Sprite("spot", f'<circle r="24" fill="{WHITE}" fill-opacity="0"/>', 48, 48, disc(24)),
        Sprite("attack", attack, 34, 32),
        Sprite("turn", turn, 24, 20),
    ]


def _panels() -> list[Sprite]:
    half, tall = BUTTON_WIDTH / 2, BUTTON_HEIGHT / 2
    button = f"M{-half:g} {-tall:g}H{half:g}V{tall:g}H{-half:g}Z"
    found = [Sprite("button", _box(BUTTON_WIDTH, BUTTON_HEIGHT, 8), BUTTON_WIDTH, BUTTON_HEIGHT, button)]
    for name, width, height in (("board", 830.0, 700.0), ("market", 320.0, 340.0), ("score", 330.0, 400.0)):
        found.append(Sprite(f"panel-{name}", _box(width, height, 10), width, height))
    for seats, width in ((2, 738.0), (3, 488.0), (4, 363.0)):
        found.append(Sprite(f"panel-player-{seats}", _box(width, 176, 10), width, 176))
    return found


def _box(width: float, height: float, round_: float) -> str:
    return (
        f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" '
        f'fill="{WHITE}" fill-opacity=".8" stroke="{RULE}" stroke-width="1.5"/>'
    )


@cache
def _common() -> dict[str, Sprite]:
    found = [_ant(name) for name in _BODIES] + [_larva(), *_markers(), *_panels()]
    for shape in SEAT_SHAPES[:4]:
        path = BADGES[shape]
        found.append(
            Sprite(f"badge-{shape}", f'<path d="{path}" fill="currentColor" {_EDGE}/>', 42, 42, path)
        )
    return {sprite.name: sprite for sprite in found}


class ColonySheet(Mapping[str, Sprite]):
    """The sprites for one set of tiles. Other sets have other names, so that pictures can share a page."""

    def __init__(self, components: AntTiles, own_fingerprint: str | None) -> None:
        mark = f"-{own_fingerprint}" if own_fingerprint else ""
        self.kinds = {kind.id: kind for kind in components.kinds}
        self._tiles = {f"hex{mark}-{kind.id}": kind for kind in components.kinds}
        self._names = {kind.id: name for name, kind in self._tiles.items()}
        self._drawn: dict[str, Sprite] = dict(_common())

    def tile(self, code: str) -> str:
        """The name of a tile's sprite."""
        return self._names[code]

    def __getitem__(self, name: str) -> Sprite:
        if name not in self._drawn:
            self._drawn[name] = tile_sprite(self._tiles[name], name)
        return self._drawn[name]

    def __iter__(self) -> Iterator[str]:
        yield from _common()
        yield from self._tiles

    def __len__(self) -> int:
        return len(_common()) + len(self._tiles)
