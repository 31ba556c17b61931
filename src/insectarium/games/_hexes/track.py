# compiled by mypyc
"""A score track on which markers that meet are stacked, the first to arrive lowest."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec


class ScoreTrack:
    def __init__(self, seats: i64, start: i64) -> None:
        self.points: vec[i64] = vec[i64]()
        # When each marker came to its number: a smaller one lies lower in the stack.
        self.arrived: vec[i64] = vec[i64]()
        for seat in range(seats):
            self.points = append(self.points, start)
            self.arrived = append(self.arrived, seat)

    def clone(self) -> ScoreTrack:
        copy = ScoreTrack(0, 0)
        copy.points = self.points[:]
        copy.arrived = self.arrived[:]
        return copy

    def move(self, seat: i64, steps: i64) -> i64:
        """Move a marker, never below 0; how far it really went. One that stays keeps its place."""
        before = self.points[seat]
        after = before + steps
        if after < 0:
            after = 0
        if after != before:
            self.points[seat] = after
            self._put_on_top(seat)
        return after - before

    def _put_on_top(self, seat: i64) -> None:
        """Arrivals stay 0, 1, 2, ...: equal tracks are equal in every number."""
        mine = self.arrived[seat]
        for other in range(i64(len(self.arrived))):
            if self.arrived[other] > mine:
                self.arrived[other] -= 1
        self.arrived[seat] = i64(len(self.arrived)) - 1

    def stack(self, points: i64) -> vec[i64]:
        """The seats whose markers lie on this number, lowest first."""
        found = vec[i64]()
        for order in range(i64(len(self.points))):
            for seat in range(i64(len(self.points))):
                if self.arrived[seat] == order and self.points[seat] == points:
                    found = append(found, seat)
        return found

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """Whether one marker is farther than another, or lies below it on the same number."""
        if self.points[seat] != self.points[other]:
            return self.points[seat] > self.points[other]
        return self.arrived[seat] < self.arrived[other]
