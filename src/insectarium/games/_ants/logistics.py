# compiled by mypyc
"""Where the workers of a seat can walk, and whether there is work for them."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import WORKER
from insectarium.games._ants.table import AntTable
from insectarium.games._ants.tables import FOREST
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.walking import EVERYBODY, mask_of_seat

# More than two spots for each of 85 tiles: to be copied, which is much faster than filling.
UNMARKED: Final[vec[i64]] = vec[i64]([NONE] * 256)


class Regions:
    """The parts of the board in which the workers of a seat move about, each marked with a number.

    `blocked_by` is what they cannot pass, `goals` are the ants to whom they carry food.
    """

    def __init__(self, table: AntTable, seat: i64, blocked_by: i64, goals: i64) -> None:
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
                self._spread(spot)

    def _spread(self, start: i64) -> None:
        board = self.table.board
        at = self.table.ants.crowd.at
        mark = self.mark
        door = board.door
        number = i64(len(self.forest))
        forest: i64 = 0
        standing: i64 = 0
        queue = vec[i64]([start])
        mark[start] = number
        head: i64 = 0
        while head < i64(len(queue)):
            spot = queue[head]
            head += 1
            standing |= at[spot]
            if at[spot] & self.foreign == 0 and board.ground_of(spot) == FOREST:
                forest = 1
            ways = board.doors[spot]
            side = (spot // SPOTS_PER_TILE) * SIDES
            while ways != 0:
                if ways & 1:
                    beyond = door[side]
                    if mark[beyond] == NONE and at[beyond] & self.blocked_by == 0:
                        mark[beyond] = number
                        queue = append(queue, beyond)
                ways >>= 1
                side += 1
        self.forest = append(self.forest, forest)
        self.goal = append(self.goal, 1 if standing & self.goals != 0 else 0)

    def work_at(self, spot: i64) -> float:
        """How much there is to do for a worker here: nothing, half of it, or all."""
        region = self.mark[spot]
        if self.forest[region] == 0:
            return 0.0
        return 1.0 if self.table.rules.first_edition or self.goal[region] != 0 else 0.5
