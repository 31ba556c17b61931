# compiled by mypyc
"""What the tunnels that a new tile completes are worth to each seat, in the way of either edition."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import QUEEN, WORKER, Ants
from insectarium.games._ants.connections import SEATS, Connections
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.walking import mask_of, mask_of_type


class TunnelPoints:
    """One entry per seat, nest and forest."""

    def __init__(self) -> None:
        self.seat = vec[i64]()
        self.nest = vec[i64]()
        self.forest = vec[i64]()
        self.lanes = vec[i64]()
        self.points = vec[i64]()

    def count(self) -> i64:
        return i64(len(self.seat))

    def offer(self, seat: i64, nest: i64, forest: i64, lanes: i64, points: i64) -> None:
        """ANT-A42: between the same nest and forest a seat counts only the best path."""
        for number in range(self.count()):
            if self.seat[number] == seat and self.nest[number] == nest and self.forest[number] == forest:
                if points > self.points[number]:
                    self.points[number] = points
                    self.lanes[number] = lanes
                return
        self.seat = append(self.seat, seat)
        self.nest = append(self.nest, nest)
        self.forest = append(self.forest, forest)
        self.lanes = append(self.lanes, lanes)
        self.points = append(self.points, points)


def manned_by_one(board: HexBoard, ants: Ants, tile: i64, worth: vec[i64]) -> TunnelPoints:
    """Second edition: every lane holds a worker of the scoring seat; `worth` is by number of lanes."""
    found = TunnelPoints()
    for seat in range(ants.seats):
        # ANT-093, ANT-A35, ANT-A46
        if ants.on_board(seat, WORKER) > 0 and ants.on_board(seat, QUEEN) > 0:
            paths = Connections(board, ants.crowd, mask_of(seat, WORKER))
            paths.find(tile)
            for number in range(paths.count()):
                # ANT-091, ANT-A47
                if ants.queens_in(board, seat, paths.nest[number]) > 0:
                    lanes = paths.lanes[number]
                    found.offer(seat, paths.nest[number], paths.forest[number], lanes, worth[lanes])
    return found


def manned_by_all(board: HexBoard, ants: Ants, tile: i64) -> TunnelPoints:
    """First edition: workers of all colours man a tunnel together, and each colour counts its own."""
    found = TunnelPoints()
    # ANC-092, ANC-A23
    paths = Connections(board, ants.crowd, mask_of_type(WORKER))
    paths.find(tile)
    for number in range(paths.count()):
        for seat in range(ants.seats):
            own = paths.workers[SEATS * number + seat]
            # ANC-094, ANC-A24
            if own > 0 and ants.queens_in(board, seat, paths.nest[number]) > 0:
                found.offer(seat, paths.nest[number], paths.forest[number], paths.lanes[number], own + 1)
    return found
