# compiled by mypyc
"""What tunnels promise to a seat before a forest makes them score."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import QUEEN, WORKER
from insectarium.games._ants.logistics import Regions
from insectarium.games._ants.table import AntTable
from insectarium.games._ants.tables import FOREST, T_SIDE, TUNNEL
from insectarium.games._ants.weights import AntWeights
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES, STEPS
from insectarium.games._hexes.walking import EVERYBODY, mask_of, mask_of_seat, mask_of_type

# More than two spots for each of 85 tiles: to be copied, which is much faster than filling.
UNSEEN: Final[vec[i64]] = vec[i64]([0] * 256)


def tunnels(table: AntTable, weights: AntWeights, seat: i64, regions: Regions) -> float:
    """What forests at the open ends of tunnels from own nests would bring."""
    ends = OpenEnds(table, weights, seat, regions)
    first = seat * table.ants.per_seat
    seen: i64 = NONE
    for queen in range(first, first + table.ants.first_of[QUEEN + 1]):
        spot = table.ants.spot[queen]
        if spot >= 0:
            nest = table.board.area[spot // SPOTS_PER_TILE]
            if nest != seen:
                ends.leave_nest(nest)
            seen = nest
    return ends.best + weights.further_ends * (ends.total - ends.best)


class OpenEnds:
    """Follows lanes outward from a nest: those that are manned, and those that could be."""

    def __init__(self, table: AntTable, weights: AntWeights, seat: i64, regions: Regions) -> None:
        self.table = table
        self.regions = regions
        self.weights = weights
        self.seat = seat
        self.best = 0.0
        self.total = 0.0
        first_edition = table.rules.first_edition
        self.manned: i64 = mask_of_type(WORKER) if first_edition else mask_of(seat, WORKER)
        self.foreign: i64 = EVERYBODY & ~mask_of_seat(seat) & ~self.manned
        self.seen = UNSEEN[: SPOTS_PER_TILE * table.board.tiles]
        # The lanes reached, how many lanes lead to each from the nest, and how likely all get manned.
        self.lanes = vec[i64]()
        self.length = vec[i64]()
        self.likely = vec[float]()
        # A short look leaves it to another seat what it can do about its tunnels.
        self.looks_closely = table.is_looked_at(seat)
        self.holds_forest = False
        if self.looks_closely:
            for kind in table.hands[seat]:
                if table.tables.kinds.ground[kind] == FOREST:
                    self.holds_forest = True

    def leave_nest(self, nest: i64) -> None:
        board = self.table.board
        self.lanes = vec[i64]()
        self.length = vec[i64]()
        self.likely = vec[float]()
        tile = nest
        while True:
            self._look_for_tunnels(tile)
            self._step(SPOTS_PER_TILE * tile, 0, 1.0)
            tile = board.next_in_area[tile]
            if tile == nest:
                break
        head: i64 = 0
        while head < i64(len(self.lanes)):
            self._look(self.lanes[head], self.length[head], self.likely[head])
            self._step(self.lanes[head], self.length[head], self.likely[head])
            head += 1

    def _step(self, spot: i64, length: i64, likely: float) -> None:
        """Go on from a spot to all lanes beside it."""
        board = self.table.board
        ways = board.doors[spot] & ~board.inner_doors[spot]
        if ways == 0 or length >= self._most_lanes():
            return
        for side in range(SIDES):
            if (ways >> side) & 1:
                beyond = board.door[SIDES * (spot // SPOTS_PER_TILE) + side]
                if self.seen[beyond] == 0 and board.ground_of(beyond) == TUNNEL:
                    self.seen[beyond] = 1
                    standing = self.table.ants.crowd.at[beyond]
                    if standing & self.foreign == 0:
                        self.lanes = append(self.lanes, beyond)
                        self.length = append(self.length, length + 1)
                        self.likely = append(self.likely, likely * self._manned(beyond, standing))

    def _manned(self, lane: i64, standing: i64) -> float:
        """How likely a worker stands on a lane when a forest is laid."""
        if standing & self.manned != 0:
            return 1.0
        return self.weights.to_man if self.regions.mark[lane] != NONE else self.weights.out_of_reach

    def _most_lanes(self) -> i64:
        return i64(len(self.table.rules.tunnel_points)) - 1

    def _look(self, spot: i64, length: i64, likely: float) -> None:
        """The tunnel openings of a lane that face an empty space."""
        board = self.table.board
        tile = spot // SPOTS_PER_TILE
        row = (board.kind[tile] * SIDES + board.rotation[tile]) * SIDES
        for side in range(SIDES):
            if board.kinds.letter[row + side] == T_SIDE and board.door[SIDES * tile + side] == NONE:
                if board.kinds.lane_at[row + side] == spot % SPOTS_PER_TILE:
                    place = board.place_at(board.cell[board.place[tile]] + STEPS[side])
                    self._note(likely * self._worth(place, length))

    def _look_for_tunnels(self, tile: i64) -> None:
        """The tunnel openings of a nest tile that face an empty space."""
        board = self.table.board
        row = (board.kind[tile] * SIDES + board.rotation[tile]) * SIDES
        for side in range(SIDES):
            if board.kinds.letter[row + side] == T_SIDE and board.door[SIDES * tile + side] == NONE:
                self._note(self.weights.opening)

    def _worth(self, place: i64, length: i64) -> float:
        """What a forest at the end of a tunnel promises, or a tunnel tile and a forest behind it."""
        now = self._points(length) * self._forest(place)
        if length == self._most_lanes():
            return now
        forest = self.weights.forest_in_hand if self.holds_forest else self.weights.forest_to_find
        longer = self._points(length + 1) * forest * self._tunnel(place)
        return longer if longer > now else now

    def _points(self, length: i64) -> float:
        rules = self.table.rules
        return float(length + 1 if rules.first_edition else rules.tunnel_points[length])

    def _forest(self, place: i64) -> float:
        """How likely a forest comes to lie on a place."""
        table = self.table
        if not self.looks_closely:
            return self.weights.forest_to_find
        words = table.board.kinds.words
        anything: i64 = 0
        forests: i64 = 0
        for word in range(words):
            fitting = table.board.fits[place * words + word]
            anything |= fitting
            forests |= fitting & table.tables.forest_words[word]
        if forests == 0:
            return 0.0 if anything == 0 else self.weights.no_forest
        return self.weights.forest_in_hand if self._holds_forest_for(place) else self.weights.forest_to_find

    def _tunnel(self, place: i64) -> float:
        """How likely a tunnel tile and then a forest prolong a tunnel; more for every further end."""
        if not self.looks_closely:
            return self.weights.tunnel_to_find
        table = self.table
        best = self.weights.tunnel_to_find
        for kind in table.hands[self.seat]:
            ends = table.tables.far_ends[kind]
            if ends > 0 and table.board.fitting_rotations(kind, place) != 0:
                worth = self.weights.tunnel_in_hand * (1.0 + self.weights.further_ends * float(ends - 1))
                best = worth if worth > best else best
        return best

    def _holds_forest_for(self, place: i64) -> bool:
        """Whether a forest in hand fits on a place."""
        table = self.table
        for kind in table.hands[self.seat]:
            if table.tables.kinds.ground[kind] == FOREST and table.board.fitting_rotations(kind, place) != 0:
                return True
        return False

    def _note(self, value: float) -> None:
        self.total += value
        if value > self.best:
            self.best = value
