"""The sheet of drawings of a game of the ants."""

from __future__ import annotations

from insectarium.games._ants.scene_layout import BUTTON_HEIGHT, BUTTON_WIDTHS, all_boxes
from insectarium.games._ants.sprites_forest import food_sprites, plant_sprites
from insectarium.games._ants.sprites_pieces import ant_sprites
from insectarium.games._ants.sprites_tiles import CLAY, NEST_FLOOR, SIZE, WALL, WIDTH, tile_sprite
from insectarium.games._ants.tiles import AntTiles, TileKind
from insectarium.games._hexes.drawing import (
    EDGE,
    back_sprite,
    badge_sprites,
    box_sprite,
    button_sprite,
    disc,
    gap_sprite,
    rectangle,
    sign_sprites,
    space_sprite,
    spot_sprite,
)
from insectarium.games._hexes.picture import outline
from insectarium.games._hexes.sheet import TileSheet
from insectarium.scene import SEAT_SHAPES, Sprite
from insectarium.scene.palette import GOLD, INK, LEAF, LEAF_DEEP, RULE, SOIL, TUNNEL, WHITE

LIMIT_WIDTH, SMALL_LIMIT_WIDTH, LIMIT_HEIGHT = 118.0, 68.0, 34.0


def _backs() -> list[Sprite]:
    """A sign for each kind of tile stands above the number: a chamber, a tunnel, a leaf."""
    up = 'transform="translate(0 -27)"'
    chamber = f'<g {up}><path d="{disc(11)}" fill="{NEST_FLOOR}" {EDGE}/></g>'
    tunnel = (
        f'<g {up} fill="none"><path d="M-22 8Q-4 8 0 0 4-8 22-8" stroke="{WALL}" stroke-width="12"/>'
        f'<path d="M-22 8Q-4 8 0 0 4-8 22-8" stroke="{TUNNEL}" stroke-width="8"/></g>'
    )
    leaf = f'<g {up}><path d="M-13 5Q-8-12 14-10 12 9-8 9L-13 12Z" fill="#a9bf77" {EDGE}/></g>'
    return [
        back_sprite("back-nest", SIZE, CLAY, WALL, chamber),
        back_sprite("back-tunnel", SIZE, SOIL, WALL, tunnel),
        back_sprite("back-forest", SIZE, LEAF, LEAF_DEEP, leaf),
    ]


def _limits() -> list[Sprite]:
    """How many tiles are in hand; where there is no room for words, beside a small tile."""
    found = []
    for name, width, sign in (("limit", LIMIT_WIDTH, ""), ("limit-small", SMALL_LIMIT_WIDTH, outline(9))):
        shape = rectangle(width, LIMIT_HEIGHT, 8)
        body = f'<path d="{shape}" fill="{WHITE}" stroke="{RULE}" stroke-width="1.5"/>'
        if sign:
            body += f'<path d="{sign}" transform="translate(-19 0)" fill="{SOIL}" stroke="{INK}"/>'
        found.append(Sprite(name, body, width, LIMIT_HEIGHT, shape))
    return found


def _fresh() -> Sprite:
    """A frame for the tile that was just laid."""
    body = (
        f'<path d="{outline(SIZE - 3)}" fill="none" stroke="{INK}" stroke-width="8"/>'
        f'<path d="{outline(SIZE - 3)}" fill="none" stroke="{GOLD}" stroke-width="5"/>'
    )
    return Sprite("fresh", body, WIDTH, 2 * SIZE)


def _medal() -> Sprite:
    """Where points are written."""
    body = f'<path d="{disc(17)}" fill="{GOLD}" fill-opacity=".45" stroke="{INK}" stroke-opacity=".5"/>'
    return Sprite("medal", body, 36, 36, disc(17))


def _common(ant_kinds: tuple[str, ...], places: int) -> list[Sprite]:
    return [
        *ant_sprites(ant_kinds),
        *plant_sprites(),
        *food_sprites(),
        *_backs(),
        *badge_sprites(SEAT_SHAPES[:4]),
        *sign_sprites(),
        space_sprite(SIZE),
        gap_sprite(SIZE),
        spot_sprite(22),
        *(button_sprite(width, BUTTON_HEIGHT, name) for name, width in BUTTON_WIDTHS.items()),
        *_limits(),
        _medal(),
        _fresh(),
        *(box_sprite(width, height) for width, height in all_boxes(places)),
    ]


class AntSheet(TileSheet[TileKind]):
    def __init__(
        self, tiles: AntTiles, own_fingerprint: str | None, ant_kinds: tuple[str, ...], places: int
    ) -> None:
        super().__init__(tiles.kinds, tile_sprite, _common(ant_kinds, places), own_fingerprint)
