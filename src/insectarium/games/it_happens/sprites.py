"""The sprite sheet of It Happens..: every drawing by its name, the hills drawn when they are first needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from insectarium.games.it_happens.components import Components
from insectarium.games.it_happens.sprites_dice import dice
from insectarium.games.it_happens.sprites_hills import hill_sprite, pile_sprite
from insectarium.games.it_happens.sprites_objects import DRAWINGS
from insectarium.games.it_happens.sprites_papers import papers
from insectarium.games.it_happens.sprites_pieces import pieces
from insectarium.scene import Sprite

_BOX = "M-16-16h32v32h-32Z"


@cache
def _common() -> dict[str, Sprite]:
    """Everything but the hills, which depend on the components."""
    found = [Sprite(name, draw(), 32, 32, _BOX) for name, draw in DRAWINGS.items()]
    found += [*dice(), *pieces(), *papers(), pile_sprite()]
    return {sprite.name: sprite for sprite in found}


class ItHappensSheet(Mapping[str, Sprite]):
    """The sprites for one set of hills. Those of another have other names: pictures can share a page."""

    def __init__(self, components: Components, own_fingerprint: str | None) -> None:
        mark = f"-{own_fingerprint}" if own_fingerprint else ""
        self._hills = {f"hill{mark}-{hill.id}": hill for hill in components.hills}
        self._names = {hill.id: name for name, hill in self._hills.items()}
        self._drawn: dict[str, Sprite] = dict(_common())

    def hill(self, hill_id: str) -> str:
        """The name of a hill's sprite."""
        return self._names[hill_id]

    def __getitem__(self, name: str) -> Sprite:
        if name not in self._drawn:
            self._drawn[name] = hill_sprite(self._hills[name], name)
        return self._drawn[name]

    def __iter__(self) -> Iterator[str]:
        yield from _common()
        yield from self._hills

    def __len__(self) -> int:
        return len(_common()) + len(self._hills)
