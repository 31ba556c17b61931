"""The drawings of one game: those that it always has, and those of its tiles, drawn when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, Protocol, TypeVar

from insectarium.scene import Sprite


class HasId(Protocol):
    @property
    def id(self) -> str: ...


Kind = TypeVar("Kind", bound=HasId)


class TileSheet(Mapping[str, Sprite], Generic[Kind]):
    """The sprites for one set of tiles. Other sets have other names, so that pictures can share a page."""

    def __init__(
        self,
        kinds: Iterable[Kind],
        draw: Callable[[Kind, str], Sprite],
        common: Iterable[Sprite],
        own_fingerprint: str | None,
    ) -> None:
        mark = f"-{own_fingerprint}" if own_fingerprint else ""
        self.kinds = {kind.id: kind for kind in kinds}
        self._draw = draw
        self._tiles = {f"hex{mark}-{code}": kind for code, kind in self.kinds.items()}
        self._names = {kind.id: name for name, kind in self._tiles.items()}
        self._common = {sprite.name: sprite for sprite in sorted(common, key=lambda sprite: sprite.name)}
        self._drawn: dict[str, Sprite] = {}

    def tile(self, code: str) -> str:
        """The name of a tile's sprite."""
        return self._names[code]

    def __getitem__(self, name: str) -> Sprite:
        if name in self._common:
            return self._common[name]
        if name not in self._drawn:
            self._drawn[name] = self._draw(self._tiles[name], name)
        return self._drawn[name]

    def __iter__(self) -> Iterator[str]:
        yield from self._common
        yield from self._tiles

    def __len__(self) -> int:
        return len(self._common) + len(self._tiles)
