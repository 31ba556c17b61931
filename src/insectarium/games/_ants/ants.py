# compiled by mypyc
"""The ants of all seats: where each stands, what it carries and what it has done this turn.

An ant is a number: per_seat * seat + its place among the ants of a seat, queens first.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._hexes.board import SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.walking import Crowd

QUEEN: Final[i64] = 0
WORKER: Final[i64] = 1
SOLDIER: Final[i64] = 2
LARVA: Final[i64] = 3
TYPE_NAMES: Final = ("queen", "worker", "soldier", "larva")

# Where an ant is that stands on no spot.
IN_HAND: Final[i64] = -1
OUT_OF_GAME: Final[i64] = -2
CARRIED: Final[i64] = -3
# Bits of `done`.
WALKED: Final[i64] = 1
ACTED: Final[i64] = 2

NO_LOAD: Final[i64] = 0
FOOD: Final[i64] = 1


class Ants:
    def __init__(self, seats: i64, numbers: list[int]) -> None:
        """`numbers` tells how many ants of each type a seat has."""
        self.seats = seats
        self.numbers = numbers
        self.type = vec[i64]()
        for kind, number in enumerate(numbers):
            for _ in range(number):
                self.type = append(self.type, kind)
        self.per_seat: i64 = i64(len(self.type))
        self.spot: vec[i64] = vec[i64]([IN_HAND] * (seats * self.per_seat))
        self.load: vec[i64] = vec[i64]([NO_LOAD] * (seats * self.per_seat))
        self.done: vec[i64] = vec[i64]([0] * (seats * self.per_seat))
        self.crowd = Crowd()

    def clone(self) -> Ants:
        copy = Ants(0, [])
        copy.seats = self.seats
        copy.numbers = self.numbers
        copy.type = self.type
        copy.per_seat = self.per_seat
        copy.spot = self.spot[:]
        copy.load = self.load[:]
        copy.done = self.done[:]
        copy.crowd = self.crowd.clone()
        return copy

    def seat_of(self, ant: i64) -> i64:
        return ant // self.per_seat

    def type_of(self, ant: i64) -> i64:
        return self.type[ant % self.per_seat]

    def enter(self, ant: i64, spot: i64) -> None:
        self.spot[ant] = spot
        self.crowd.add(spot, self.seat_of(ant), self.type_of(ant))

    def leave(self, ant: i64) -> None:
        """Take an ant from the board into the hand; what it carries is the game's affair."""
        self.crowd.remove(self.spot[ant], self.seat_of(ant), self.type_of(ant))
        self.spot[ant] = IN_HAND

    def walk(self, ant: i64, spot: i64) -> None:
        self.leave(ant)
        self.enter(ant, spot)

    def next_in_hand(self, seat: i64, kind: i64) -> i64:
        """The first ant of this type that is in hand, or IN_HAND if there is none."""
        first = seat * self.per_seat
        for ant in range(first, first + self.per_seat):
            if self.spot[ant] == IN_HAND and self.type[ant - first] == kind:
                return ant
        return IN_HAND

    def on_board(self, seat: i64, kind: i64) -> i64:
        """How many ants of this type are on the board."""
        first = seat * self.per_seat
        count: i64 = 0
        for ant in range(first, first + self.per_seat):
            if self.spot[ant] >= 0 and self.type[ant - first] == kind:
                count += 1
        return count

    def start_turn(self, seat: i64) -> None:
        """All ants of a seat may walk and act again."""
        first = seat * self.per_seat
        for ant in range(first, first + self.per_seat):
            self.done[ant] = 0

    def queens_in(self, board: HexBoard, seat: i64, nest: i64) -> i64:
        """How many queens of a seat are in a nest, which is an area of the board."""
        first = seat * self.per_seat
        count: i64 = 0
        for queen in range(first, first + self.numbers[0]):
            spot = self.spot[queen]
            if spot != IN_HAND and board.area[spot // SPOTS_PER_TILE] == nest:
                count += 1
        return count
