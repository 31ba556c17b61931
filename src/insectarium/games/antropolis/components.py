"""The components of Antropolis: the tiles of the ants, which both of their games share."""

from __future__ import annotations

from pathlib import Path

from insectarium.games._ants.tiles import AntTiles, ComponentsError, load_tiles

__all__ = ["AntTiles", "ComponentsError", "load_components"]


def load_components(path: Path | None = None) -> AntTiles:
    """Read a file of tiles (without a path: the one that comes with the game) or raise ComponentsError."""
    return load_tiles(path)
