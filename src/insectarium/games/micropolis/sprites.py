"""The sprite sheet of Micropolis: every drawing by its name, the tiles drawn when they are first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from insectarium.games.micropolis import sprites_ants as ants
from insectarium.games.micropolis import sprites_fruits as fruits
from insectarium.games.micropolis import sprites_pieces as pieces
from insectarium.games.micropolis.components import FRUITS, MAX_CAPACITY, MAX_EGGS, Components
from insectarium.games.micropolis.sprites_panels import panels
from insectarium.games.micropolis.sprites_tiles import soil, tile_sprite
from insectarium.scene import SEAT_SHAPES, Sprite

_ANTS: dict[str, Callable[[], str]] = {
    "worker": ants.worker,
    "queen": ants.queen,
    "architect": ants.architect,
    "officer": ants.officer,
    "guard": ants.guard,
    "soldier": ants.soldier,
}
_ARROWS = {"left": "M10 22Q8-14-14-16M-4-27-16-16-5-4", "right": "M-10 22Q-8-14 14-16M4-27 16-16 5-4"}


@cache
def _common() -> dict[str, Sprite]:
    """Everything but the tiles, which depend on the components."""
    found = [Sprite(name, draw(), 40, 40, pieces.circle(18)) for name, draw in _ANTS.items()]
    found += [Sprite(f"nurse-{eggs}", ants.nurse(eggs), 40, 40) for eggs in range(1, MAX_EGGS + 1)]
    found += [Sprite(fruit, getattr(fruits, fruit)(), 32, 32) for fruit in (*FRUITS, "gift")]
    found.append(soil())
    found += [
        pieces.ground(),
        pieces.foundation(),
        pieces.red_army(),
        pieces.tile_back(),
        pieces.price(),
        pieces.count(),
    ]
    found += [pieces.architect_marker(), pieces.supply(), pieces.turn_sign(), pieces.laurel()]
    found += [pieces.badge(shape) for shape in SEAT_SHAPES]
    found += [pieces.ghost("gap"), *(pieces.ghost(f"end-{side}", arrow) for side, arrow in _ARROWS.items())]
    for capacity in range(1, MAX_CAPACITY + 1):
        found += [pieces.barracks(capacity, full) for full in (False, True)]
    return {sprite.name: sprite for sprite in [*found, *_effects(), *panels()]}


def _effects() -> list[Sprite]:
    larger = "scale(1.25)"
    ants_at_work = {
        name: f'<use href="#{name}" transform="{larger}"/>' for name in ("architect", "officer", "guard")
    }
    found = [pieces.effect(name, drawing, (name,)) for name, drawing in ants_at_work.items()]
    found.append(pieces.effect("nurse", f'<use href="#nurse-1" transform="{larger}"/>', ("nurse-1",)))
    found.append(pieces.effect("barracks", '<use href="#barracks-1"/>', ("barracks-1",)))
    return found


class MicropolisSheet(Mapping[str, Sprite]):
    """The sprites for one set of tiles. The names of other sets' tiles differ, so that pictures can "
    "share a page."""

    def __init__(self, components: Components, own_fingerprint: str | None) -> None:
        mark = f"-{own_fingerprint}" if own_fingerprint else ""
        self._tiles = {f"tile{mark}-{tile.id}": tile for tile in components.tiles}
        self._names = {tile.id: name for name, tile in self._tiles.items()}
        self._drawn: dict[str, Sprite] = dict(_common())

    def tile(self, tile_id: str) -> str:
        """The name of a tile's sprite."""
        return self._names[tile_id]

    def __getitem__(self, name: str) -> Sprite:
        if name not in self._drawn:
            self._drawn[name] = tile_sprite(self._tiles[name], name)
        return self._drawn[name]

    def __iter__(self) -> Iterator[str]:
        yield from _common()
        yield from self._tiles

    def __len__(self) -> int:
        return len(_common()) + len(self._tiles)
