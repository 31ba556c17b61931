"""The components of Happy Honey Beez: the tiles of the bees, which both of their games share."""

from __future__ import annotations

from pathlib import Path

from insectarium.games._bees.tiles import BeeTiles, ComponentsError, load_tiles

__all__ = ["BeeTiles", "ComponentsError", "load_components"]


def load_components(path: Path | None = None) -> BeeTiles:
    """Read a file of tiles (without a path: the one that comes with the game) or raise ComponentsError."""
    return load_tiles(path)
