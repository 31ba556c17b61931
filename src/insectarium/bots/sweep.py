# compiled by mypyc
"""Sweeps through a turn: from the most promising points of it to the next ones, until it ends."""

from __future__ import annotations

from typing import Final

from insectarium.bots.clock import Clock
from insectarium.bots.plan import MOST_DECISIONS_IN_A_TURN
from insectarium.core.packed import append, i64, vec
from insectarium.core.state import State

# How many points of a turn the narrowest sweep goes on from. It comes to its end whatever the time.
FIRST_WIDTH: Final[i64] = 2


class Front:
    """The most promising points that a sweep has reached in the middle of a turn, best first."""

    def __init__(self, width: i64) -> None:
        self.width = width
        self.worths = vec[float]()
        self.states: list[State] = []
        self.paths: list[vec[i64]] = []
        self.has_given_up = False

    def offer(self, worth: float, state: State, path: vec[i64]) -> None:
        """Keep a point if it is among the best, unless it is there already by other ways."""
        count = i64(len(self.worths))
        if count == self.width and worth <= self.worths[count - 1]:
            self.has_given_up = True
            return
        place = count
        while place > 0 and self.worths[place - 1] < worth:
            place -= 1
        if self._has_twin(worth, state, place):
            return
        self.states.insert(place, state)
        self.paths.insert(place, path)
        self.worths = append(self.worths, worth)
        for later in range(count, place, -1):
            self.worths[later] = self.worths[later - 1]
        self.worths[place] = worth
        if count == self.width:
            self.has_given_up = True
            self.states.pop()
            self.paths.pop()
            self.worths = self.worths[: self.width]

    def _has_twin(self, worth: float, state: State, place: i64) -> bool:
        """Worth the same and as much left to do: most often, the same was done in another order."""
        before = place - 1
        while before >= 0 and self.worths[before] == worth:
            if len(self.states[before].legal_actions()) == len(state.legal_actions()):
                return True
            before -= 1
        return False


class Sweep:
    """Tells what it comes upon to `keep`, `meet` and `try_luck`, which others fill in."""

    def __init__(self, seat: i64, clock: Clock) -> None:
        self.seat = seat
        self.clock = clock
        self.has_seen_all = False

    def keep(self, actions: vec[i64], chances: vec[float]) -> None:
        """A way to end the turn, or to come to what is left to chance."""
        raise NotImplementedError

    def meet(self, action: i64, chances: vec[float]) -> None:
        """Something that can be done first, and how it looks at once."""

    def try_luck(self, state: State, action: i64) -> None:
        """Something that can be done first, and that is left to chance."""

    def choices(self, state: State) -> vec[i64]:
        """What is looked at."""
        return state.legal_actions()

    def sweep(self, start: State, width: i64) -> bool:
        """Follow the most promising ways through the turn; False if time was up before the end."""
        self.has_seen_all = True
        front = Front(1)
        front.offer(0.0, start, vec[i64]())
        for _ in range(MOST_DECISIONS_IN_A_TURN):
            if len(front.states) == 0:
                return True
            following = Front(width)
            for number in range(i64(len(front.states))):
                if width > FIRST_WIDTH and self.clock.is_up():
                    return False
                self._look_around(front.states[number], front.paths[number], following)
                self.clock.step()
            if following.has_given_up:
                self.has_seen_all = False
            front = following
        for number in range(i64(len(front.states))):
            self.keep(front.paths[number], front.states[number].chances())
        return True

    def _look_around(self, state: State, path: vec[i64], following: Front) -> None:
        for action in self.choices(state):
            if state.leaves_to_chance(action):
                if len(path) > 0:
                    # What comes of it is not this plan's merit.
                    self.keep(path, state.chances())
                    return
                self.try_luck(state, action)
                continue
            after = state.clone()
            after.advance(action)
            chances = after.chances()
            way = append(path[:], action)
            if len(path) == 0:
                self.meet(action, chances)
            if after.seat_to_act() != self.seat:
                self.keep(way, chances)
            else:
                following.offer(chances[self.seat], after, way)


class BestTurn(Sweep):
    """The best way to end the turn that a narrow sweep comes upon."""

    def __init__(self, state: State, clock: Clock) -> None:
        super().__init__(state.seat_to_act(), clock)
        self.actions = vec[i64]()
        self.worth = -1.0
        self.sweep(state.clone(), FIRST_WIDTH)

    def choices(self, state: State) -> vec[i64]:
        return state.likely_actions()

    def keep(self, actions: vec[i64], chances: vec[float]) -> None:
        if chances[self.seat] > self.worth:
            self.worth = chances[self.seat]
            self.actions = actions
