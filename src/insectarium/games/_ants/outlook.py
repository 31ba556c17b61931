# compiled by mypyc
"""What nests and tunnels promise to a seat before they bring points."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.ants import IN_HAND, QUEEN, WORKER
from insectarium.games._ants.scoring import nest_value
from insectarium.games._ants.table import AntTable
from insectarium.games._ants.tables import FOREST, N_SIDE, T_SIDE, TUNNEL
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import SIDES, STEPS
from insectarium.games._hexes.walking import EVERYBODY, mask_of, mask_of_seat, mask_of_type

# How likely an open side of a nest is closed in time: by a tile in hand, or by one that has to be found.
CAP_IN_HAND: Final = 0.8
CAP_TO_FIND: Final = 0.55
# The same for a forest at the open end of a tunnel.
FOREST_IN_HAND: Final = 0.8
FOREST_TO_FIND: Final = 0.45
# A lane on which a worker has yet to walk.
TO_MAN: Final = 0.5
# How likely a tunnel is made longer by one tile before it is finished.
EXTENDING: Final = 0.55
# A tunnel opening of a nest to which a tunnel can be laid.
OPENING: Final = 0.2
# What the second, third, ... open end of tunnels is worth beside the best one.
FURTHER_ENDS: Final = 0.5
# A queen in hand, in a nest that grows, in one that is done, in one that can never be closed.
QUEEN_HELD: Final = 0.6
QUEEN_OUT: Final = 0.5
QUEEN_DONE: Final = 0.2
QUEEN_LOST: Final = -0.2
# More than two spots for each of 85 tiles: to be copied, which is much faster than filling.
UNSEEN: Final[vec[i64]] = vec[i64]([0] * 256)


def queens(table: AntTable, seat: i64) -> float:
    """What the nests with queens of this seat promise, and the queens in hand."""
    value = 0.0
    first = seat * table.ants.per_seat
    seen: i64 = NONE
    for queen in range(first, first + table.ants.first_of[QUEEN + 1]):
        spot = table.ants.spot[queen]
        if spot == IN_HAND:
            value += QUEEN_HELD
        else:
            nest = table.board.area[spot // SPOTS_PER_TILE]
            # Two queens of one seat in the same nest promise its points once.
            if nest != seen:
                value += _nest(table, seat, nest)
            seen = nest
    return value


def _nest(table: AntTable, seat: i64, nest: i64) -> float:
    board = table.board
    if board.area_open[nest] == 0:
        return QUEEN_DONE
    mine = table.ants.queens_in(board, seat, nest)
    sharing: i64 = 1
    for other in range(table.seats):
        if other != seat:
            theirs = table.ants.queens_in(board, other, nest)
            if theirs > mine:
                return QUEEN_DONE
            sharing += 1 if theirs == mine else 0
    likely = _closing(table, seat, nest)
    if likely == 0.0:
        return QUEEN_LOST
    return QUEEN_OUT + likely * float(nest_value(table, nest) + board.area_open[nest]) / float(sharing)


def _closing(table: AntTable, seat: i64, nest: i64) -> float:
    """How likely it is that all open sides of a nest get closed in time.

    What another seat can do about its nest is for that seat to find out.
    """
    board = table.board
    likely = 1.0
    if seat != table.active:
        for _ in range(board.area_open[nest]):
            likely *= CAP_TO_FIND
        return likely
    tile = nest
    while True:
        row = (board.kind[tile] * SIDES + board.rotation[tile]) * SIDES
        inner = board.inner_doors[SPOTS_PER_TILE * tile]
        for side in range(SIDES):
            if board.kinds.letter[row + side] == N_SIDE and (inner >> side) & 1 == 0:
                place = board.place_at(board.cell[board.place[tile]] + STEPS[side])
                if not _anything_fits(table, place):
                    return 0.0
                likely *= CAP_IN_HAND if _cap_in_hand(table, seat, place) else CAP_TO_FIND
        tile = board.next_in_area[tile]
        if tile == nest:
            return likely


def _anything_fits(table: AntTable, place: i64) -> bool:
    words = table.board.kinds.words
    fitting: i64 = 0
    for word in range(words):
        fitting |= table.board.fits[place * words + word]
    return fitting != 0


def _cap_in_hand(table: AntTable, seat: i64, place: i64) -> bool:
    """Whether a nest tile in hand fits that leaves no new side open."""
    for kind in table.hands[seat]:
        if table.tables.nest_sides[kind] == 1 and table.board.fitting_rotations(kind, place) != 0:
            return True
    return False


# Tunnels


def tunnels(table: AntTable, seat: i64) -> float:
    """What forests at the open ends of tunnels from own nests would bring."""
    ends = OpenEnds(table, seat)
    first = seat * table.ants.per_seat
    seen: i64 = NONE
    for queen in range(first, first + table.ants.first_of[QUEEN + 1]):
        spot = table.ants.spot[queen]
        if spot >= 0:
            nest = table.board.area[spot // SPOTS_PER_TILE]
            if nest != seen:
                ends.leave_nest(nest)
            seen = nest
    return ends.best + FURTHER_ENDS * (ends.total - ends.best)


class OpenEnds:
    """Follows lanes outward from a nest: those that are manned, and those that could be."""

    def __init__(self, table: AntTable, seat: i64) -> None:
        self.table = table
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
                        manned = standing & self.manned != 0
                        self.likely = append(self.likely, likely if manned else likely * TO_MAN)

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
                    self._note(likely * self._forest(place) * self._worth(length))

    def _look_for_tunnels(self, tile: i64) -> None:
        """The tunnel openings of a nest tile that face an empty space."""
        board = self.table.board
        row = (board.kind[tile] * SIDES + board.rotation[tile]) * SIDES
        for side in range(SIDES):
            if board.kinds.letter[row + side] == T_SIDE and board.door[SIDES * tile + side] == NONE:
                self._note(OPENING)

    def _worth(self, length: i64) -> float:
        """The points of a tunnel of this length, or what one tile more promises."""
        points = self._points(length)
        if length == self._most_lanes():
            return points
        longer = EXTENDING * self._points(length + 1)
        return longer if longer > points else points

    def _points(self, length: i64) -> float:
        rules = self.table.rules
        return float(length + 1 if rules.first_edition else rules.tunnel_points[length])

    def _forest(self, place: i64) -> float:
        """How likely a forest comes to lie on a place."""
        table = self.table
        if self.seat != table.active:
            return FOREST_TO_FIND
        if not _anything_fits(table, place):
            return 0.0
        for kind in table.hands[self.seat]:
            if table.tables.kinds.ground[kind] == FOREST and table.board.fitting_rotations(kind, place) != 0:
                return FOREST_IN_HAND
        return FOREST_TO_FIND

    def _note(self, value: float) -> None:
        self.total += value
        if value > self.best:
            self.best = value
