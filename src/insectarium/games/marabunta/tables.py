# compiled by mypyc
"""The boards as flat tables of numbers, made once and shared by all states of a match."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games.marabunta.components import ABILITIES, BoardSide
from insectarium.games.marabunta.grid import HEXES, REGIONS


class MapTables:
    """Region and symbol (0 none, 1 cookie, 2 chest) of every hex; the hexes of region r are at r * 14."""

    def __init__(self, side: str, regions: list[int], symbols: list[int]) -> None:
        self.side = side
        self.region = vec[i64](regions)
        self.symbol = vec[i64](symbols)
        self.hexes = vec[i64]()
        for region in range(REGIONS):
            for hex in range(HEXES):
                if self.region[hex] == region:
                    self.hexes = append(self.hexes, hex)


class SideTables:
    """One side of the player boards: the points of the cookies, ability and size of the groups of chests."""

    def __init__(self, side: str, board: BoardSide) -> None:
        self.side = side
        # MAR-022
        self.cookies = vec[i64]()
        self.figures: list[str] = ["" if figure is None else str(figure) for figure in board.cookies]
        for figure in board.cookies:
            # MAR-069
            self.cookies = append(self.cookies, 0 if figure is None else figure)
        # MAR-021
        self.ability = vec[i64]()
        self.size = vec[i64]()
        for group in board.groups:
            self.ability = append(self.ability, ABILITIES.index(group.ability))
            self.size = append(self.size, group.chests)
        self.groups: i64 = i64(len(self.size))
