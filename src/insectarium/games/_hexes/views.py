"""Parts of a view that every game with hexagonal tiles shows."""

from __future__ import annotations

from typing import Any

from insectarium.games._hexes.board import SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.forms import at_of
from insectarium.games._hexes.supply import EMPTY, Market
from insectarium.games._hexes.tiles import TileKinds
from insectarium.games._hexes.track import ScoreTrack


def spaces_view(board: HexBoard) -> list[list[int]]:
    """The empty spaces beside the board."""
    return [at_of(cell) for cell in sorted(int(board.cell[place]) for place in board.frontier)]


def spot_view(spot: int) -> dict[str, Any]:
    tile, lane = divmod(spot, int(SPOTS_PER_TILE))
    return {"on": tile, "lane": lane}


def market_view(kinds: TileKinds, market: Market, row: int) -> list[str | None]:
    """A row of the market, cheapest first; None is an empty place."""
    tiles = [int(market.at(row, place)) for place in range(market.places)]
    return [None if tile == EMPTY else kinds.ids[tile] for tile in tiles]


def stacks_view(track: ScoreTrack) -> dict[str, list[int]]:
    """The markers on each number of the track that holds any, lowest first."""
    numbers = sorted({int(points) for points in track.points})
    return {str(points): [int(seat) for seat in track.stack(points)] for points in numbers}
