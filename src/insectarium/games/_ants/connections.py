# compiled by mypyc
"""Paths that a new tile makes between a nest and a forest, through lanes that are manned."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, pop, vec
from insectarium.games._ants.ants import WORKER
from insectarium.games._ants.tables import FOREST, NEST, TUNNEL
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.walking import Crowd, mask_of

SEATS: Final[i64] = 4


class Connections:
    """All new paths through lanes that hold something of `manned`, which is a mask of ants.

    Path k joins the nest (area) nest[k] with the forest tile forest[k] by lanes[k] lanes, of which
    workers[SEATS * k + seat] hold workers of that seat. ANT-A37, ANT-A38, ANT-A39, ANT-A44: a path is simple,
    all its inner members are lanes, and the new tile belongs to it.
    """

    def __init__(self, board: HexBoard, crowd: Crowd, manned: i64) -> None:
        self.board = board
        self.crowd = crowd
        self.manned = manned
        self.nest = vec[i64]()
        self.forest = vec[i64]()
        self.lanes = vec[i64]()
        self.workers = vec[i64]()
        self._path = vec[i64]()

    def count(self) -> i64:
        return i64(len(self.nest))

    def find(self, tile: i64) -> None:
        """Collect the paths to which this tile, just laid, belongs."""
        ground = self.board.kinds.ground[self.board.kind[tile]]
        spot = SPOTS_PER_TILE * tile
        if ground == NEST:
            self._extend(spot, NONE, self.board.area[tile], NONE)
        elif ground == FOREST:
            self._extend(spot, NONE, NONE, tile)
        else:
            for lane in range(self.board.spots_of(tile)):
                self._through(spot + lane)

    def _through(self, spot: i64) -> None:
        """Paths through a lane: one way from it ends in a nest, another in a forest."""
        if self.crowd.at[spot] & self.manned == 0:
            return
        self._path = append(self._path, spot)
        for side in range(SIDES):
            if (self.board.doors[spot] >> side) & 1:
                self._follow(spot, side, spot, NONE, NONE)
        self._path, _ = pop(self._path)

    def _extend(self, spot: i64, turn_at: i64, nest: i64, forest: i64) -> None:
        """Go on from a spot through all its doors that are tunnel openings."""
        ways = self.board.doors[spot] & ~self.board.inner_doors[spot]
        for side in range(SIDES):
            if (ways >> side) & 1:
                self._follow(spot, side, turn_at, nest, forest)

    def _follow(self, spot: i64, side: i64, turn_at: i64, nest: i64, forest: i64) -> None:
        """One step of a path that has reached `nest` or `forest` at its other end, or neither as yet.

        A path that began in the middle, at the lane `turn_at`, looks for its nest first; then it goes on from
        that lane again to look for a forest.
        """
        board = self.board
        beyond = board.door[SIDES * (spot // SPOTS_PER_TILE) + side]
        tile = beyond // SPOTS_PER_TILE
        ground = board.kinds.ground[board.kind[tile]]
        if ground == TUNNEL:
            if self.crowd.at[beyond] & self.manned != 0 and not self._is_on_path(beyond):
                self._path = append(self._path, beyond)
                self._extend(beyond, turn_at, nest, forest)
                self._path, _ = pop(self._path)
        elif ground == NEST and nest == NONE:
            if turn_at != NONE:
                self._extend(turn_at, NONE, board.area[tile], NONE)
            elif forest != NONE:
                self._note(board.area[tile], forest)
        elif ground == FOREST and forest == NONE and nest != NONE:
            self._note(nest, tile)

    def _is_on_path(self, spot: i64) -> bool:
        found = False
        for earlier in self._path:
            if earlier == spot:
                found = True
        return found

    def _note(self, nest: i64, forest: i64) -> None:
        # ANT-092, ANT-A48, ANC-095
        if len(self._path) == 0:
            return
        self.nest = append(self.nest, nest)
        self.forest = append(self.forest, forest)
        self.lanes = append(self.lanes, i64(len(self._path)))
        for seat in range(SEATS):
            workers: i64 = 0
            for spot in self._path:
                if self.crowd.at[spot] & mask_of(seat, WORKER) != 0:
                    workers += 1
            self.workers = append(self.workers, workers)
