# compiled by mypyc
"""The pieces of all seats: where each stands, what it carries and what it has done this turn.

A piece is a number: per_seat * seat + its place among the pieces of a seat, sorted by type. What the types
and the loads mean is the game's affair.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._hexes.board import SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.walking import Crowd

# Where a piece is that stands on no spot; games may have further such places below it.
IN_HAND: Final[i64] = -1
NO_LOAD: Final[i64] = 0


class Pieces:
    def __init__(self, seats: i64, numbers: list[int]) -> None:
        """`numbers` tells how many pieces of each type a seat has; without seats there is nothing yet."""
        self.seats = seats
        self.type = vec[i64]()
        # By type: the place of its first piece; one more entry tells where the last type ends.
        self.first_of: vec[i64] = vec[i64]()
        self.per_seat: i64 = 0
        self.spot: vec[i64] = vec[i64]()
        self.load: vec[i64] = vec[i64]()
        self.done: vec[i64] = vec[i64]()
        self.crowd = Crowd()
        if seats > 0:
            self._count_out(numbers)

    def _count_out(self, numbers: list[int]) -> None:
        self.first_of = vec[i64]([0])
        for kind, number in enumerate(numbers):
            for _ in range(number):
                self.type = append(self.type, kind)
            self.first_of = append(self.first_of, i64(len(self.type)))
        self.per_seat = i64(len(self.type))
        self.spot = vec[i64]([IN_HAND] * (self.seats * self.per_seat))
        self.load = vec[i64]([NO_LOAD] * (self.seats * self.per_seat))
        self.done = vec[i64]([0] * (self.seats * self.per_seat))

    def copy_into(self, other: Pieces) -> None:
        other.seats = self.seats
        other.type = self.type
        other.first_of = self.first_of
        other.per_seat = self.per_seat
        other.spot = self.spot[:]
        other.load = self.load[:]
        other.done = self.done[:]
        other.crowd = self.crowd.clone()

    def seat_of(self, piece: i64) -> i64:
        return piece // self.per_seat

    def type_of(self, piece: i64) -> i64:
        return self.type[piece % self.per_seat]

    def enter(self, piece: i64, spot: i64) -> None:
        self.spot[piece] = spot
        self.crowd.add(spot, self.seat_of(piece), self.type_of(piece))

    def leave(self, piece: i64) -> None:
        """Take a piece from the board into the hand; what it carries is the game's affair."""
        self.crowd.remove(self.spot[piece], self.seat_of(piece), self.type_of(piece))
        self.spot[piece] = IN_HAND

    def walk(self, piece: i64, spot: i64) -> None:
        self.leave(piece)
        self.enter(piece, spot)

    def next_in_hand(self, seat: i64, kind: i64) -> i64:
        """The first piece of this type that is in hand, or IN_HAND if there is none."""
        first = seat * self.per_seat
        for piece in range(first + self.first_of[kind], first + self.first_of[kind + 1]):
            if self.spot[piece] == IN_HAND:
                return piece
        return IN_HAND

    def in_hand(self, seat: i64, kind: i64) -> i64:
        """How many pieces of this type are in hand."""
        first = seat * self.per_seat
        count: i64 = 0
        for piece in range(first + self.first_of[kind], first + self.first_of[kind + 1]):
            if self.spot[piece] == IN_HAND:
                count += 1
        return count

    def on_board(self, seat: i64, kind: i64) -> i64:
        """How many pieces of this type are on the board."""
        first = seat * self.per_seat
        count: i64 = 0
        for piece in range(first + self.first_of[kind], first + self.first_of[kind + 1]):
            if self.spot[piece] >= 0:
                count += 1
        return count

    def in_area(self, board: HexBoard, seat: i64, kind: i64, area: i64) -> i64:
        """How many pieces of this type stand in an area of the board."""
        first = seat * self.per_seat
        count: i64 = 0
        for piece in range(first + self.first_of[kind], first + self.first_of[kind + 1]):
            spot = self.spot[piece]
            if spot >= 0 and board.area[spot // SPOTS_PER_TILE] == area:
                count += 1
        return count

    def start_turn(self, seat: i64) -> None:
        """All pieces of a seat may move and act again."""
        first = seat * self.per_seat
        for piece in range(first, first + self.per_seat):
            self.done[piece] = 0
