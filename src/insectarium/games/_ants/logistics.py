# compiled by mypyc
"""Where the workers of a seat can walk, and whether there is work for them."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import WORKER
from insectarium.games._ants.table import AntTable
from insectarium.games._ants.tables import FOREST
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.walking import EVERYBODY, UNMARKED, mask_of_seat, spread


class Regions:
    """The parts of the board in which the workers of a seat move about, each marked with a number.

    `blocked_by` is what they cannot pass, by ground; `goals` are the ants to whom they carry food.
    """

    def __init__(self, table: AntTable, seat: i64, blocked_by: vec[i64], goals: i64) -> None:
        self.table = table
        self.blocked_by = blocked_by
        self.goals = goals
        self.foreign: i64 = EVERYBODY & ~mask_of_seat(seat)
        self.mark = UNMARKED[: SPOTS_PER_TILE * table.board.tiles]
        # By region: whether there is a forest to stop at, and somebody to feed.
        self.forest = vec[i64]()
        self.goal = vec[i64]()
        first = seat * table.ants.per_seat
        for ant in range(first + table.ants.first_of[WORKER], first + table.ants.first_of[WORKER + 1]):
            spot = table.ants.spot[ant]
            if spot >= 0 and self.mark[spot] == NONE:
                self._explore(spot)

    def _explore(self, start: i64) -> None:
        at = self.table.ants.crowd.at
        number = i64(len(self.forest))
        forest: i64 = 0
        standing: i64 = 0
        for spot in spread(self.table.board, at, start, False, self.blocked_by, self.mark, number):
            standing |= at[spot]
            if at[spot] & self.foreign == 0 and self.table.board.ground_of(spot) == FOREST:
                forest = 1
        self.forest = append(self.forest, forest)
        self.goal = append(self.goal, 1 if standing & self.goals != 0 else 0)

    def work_at(self, spot: i64) -> float:
        """How much there is to do for a worker here: nothing, half of it, or all."""
        region = self.mark[spot]
        if self.forest[region] == 0:
            return 0.0
        return 1.0 if self.table.rules.first_edition or self.goal[region] != 0 else 0.5
