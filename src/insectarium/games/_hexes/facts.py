# compiled by mypyc
"""What an event tells of a spot."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.games._hexes.board import SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.grid import q_of, r_of


def spot_facts(board: HexBoard, spot: i64) -> dict[str, int | str]:
    """Its place, and its lane counted from 1, or 0 where the tile has only one spot."""
    cell = board.cell_of(spot)
    two = board.spots_of(spot // SPOTS_PER_TILE) > 1
    return {
        "q": int(q_of(cell)),
        "r": int(r_of(cell)),
        "lane": int(spot % SPOTS_PER_TILE) + 1 if two else 0,
    }
