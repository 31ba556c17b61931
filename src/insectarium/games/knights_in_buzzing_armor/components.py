"""The tiles of Knights in Buzzing Armor: the 96 that all bee games share."""

from __future__ import annotations

from pathlib import Path

from insectarium.games._bees.tiles import BeeTiles, load_tiles


def load_components(path: Path | None = None) -> BeeTiles:
    """Read a file of tiles (without a path: the one that comes with the games) or raise ComponentsError."""
    return load_tiles(path)
