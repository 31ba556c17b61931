"""The sheet of drawings of a game of the bees."""

from __future__ import annotations

from collections.abc import Iterable

from insectarium.games._bees.sprites_pieces import bee_sprites, big_bee_sprite, token_sprites
from insectarium.games._bees.sprites_tiles import FLOORS, GRASS, LID, SIZE, WALL, flower_sprites, tile_sprite
from insectarium.games._bees.tiles import BeeTiles, TileKind
from insectarium.games._hexes.drawing import (
    EDGE,
    back_sprite,
    badge_sprites,
    box_sprite,
    button_sprite,
    disc,
    gap_sprite,
    sign_sprites,
    space_sprite,
    spot_sprite,
)
from insectarium.games._hexes.picture import outline
from insectarium.games._hexes.scene_parts import Box
from insectarium.games._hexes.sheet import TileSheet
from insectarium.scene import SEAT_SHAPES, Sprite
from insectarium.scene.palette import GOLD, INK, LEAF_DEEP

BeeSheet = TileSheet[TileKind]
SPOT_RADIUS = 30.0


def _backs() -> list[Sprite]:
    """A sign above the number tells what lies in a pile: a cell of its kind, or of every kind."""
    up = 'transform="translate(0 -27)"'
    cell = f'<g {up}><path d="{outline(13)}" fill="%s" {EDGE}/></g>'
    flower = f'<g {up}><use href="#daisy"/></g>'
    backs = [
        back_sprite(f"back-{ground}", SIZE, LID, WALL, cell % FLOORS[ground])
        for ground in ("plain", "honey", "breeding")
    ]
    meadow = back_sprite("back-meadow", SIZE, GRASS, LEAF_DEEP, flower)
    return [*backs, Sprite(meadow.name, meadow.body, meadow.width, meadow.height, meadow.shape, ("daisy",))]


def _medal() -> Sprite:
    """Where points are written."""
    body = f'<path d="{disc(17)}" fill="{GOLD}" fill-opacity=".45" stroke="{INK}" stroke-opacity=".5"/>'
    return Sprite("medal", body, 36, 36, disc(17))


def bee_sheet(
    tiles: BeeTiles,
    own_fingerprint: str | None,
    bee_kinds: tuple[str, ...],
    button: tuple[float, float],
    boxes: Iterable[Box],
    own: Iterable[Sprite] = (),
) -> BeeSheet:
    """All drawings of one game; `button` is the size of its buttons, `boxes` are the grounds it needs.

    `own` are further drawings that only this game has.
    """
    common = [
        *bee_sprites(bee_kinds),
        *token_sprites(),
        *flower_sprites(),
        big_bee_sprite(),
        *_backs(),
        *badge_sprites(SEAT_SHAPES[:4]),
        *sign_sprites(),
        space_sprite(SIZE),
        gap_sprite(SIZE),
        spot_sprite(SPOT_RADIUS),
        button_sprite(*button),
        _medal(),
        *(box_sprite(box.width, box.height) for box in boxes),
        *own,
    ]
    return TileSheet(tiles.kinds, tile_sprite, common, own_fingerprint)
