"""Information-set Monte Carlo tree search as textbooks have it: UCB1 and random playouts, no heuristic."""

from __future__ import annotations

import math
import time
from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.playout import play_to_the_end
from insectarium.core.rng import Rng
from insectarium.core.state import State

EXPLORATION: Final = 0.7


class Point:
    """What is known about a line of play: its next actions, and how often they were tried and won."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.slots: dict[int, int] = {}
        self.actions = vec[i64]()
        self.visits = vec[i64]()
        self.available = vec[i64]()
        self.wins = vec[float]()
        self.children: list[Point | None] = []

    def slot_of(self, action: i64) -> i64:
        known = self.slots.get(action)
        if known is not None:
            return known
        slot = i64(len(self.actions))
        self.slots[action] = slot
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        for _ in range(self.seats):
            self.wins = append(self.wins, 0.0)
        self.children.append(None)
        return slot

    def select(self, legal: vec[i64], seat: i64, rng: Rng) -> i64:
        """An untried action, chosen by chance; where there is none, the highest upper confidence bound."""
        untried: i64 = 0
        chosen: i64 = 0
        best = -1.0
        for action in legal:
            slot = self.slot_of(action)
            self.available[slot] += 1
            visits = float(self.visits[slot])
            if visits == 0.0:
                untried += 1
                if rng.below(untried) == 0:
                    chosen = slot
            elif untried == 0:
                bound = self.wins[slot * self.seats + seat] / visits
                bound += EXPLORATION * math.sqrt(math.log(float(self.available[slot])) / visits)
                if bound > best:
                    best = bound
                    chosen = slot
        return chosen


class PlainSearch:
    def __init__(self, seed: str, milliseconds: i64 = 0, iterations: i64 = 0) -> None:
        self.rng = Rng.seeded(f"yardstick {seed}")
        self.milliseconds = milliseconds
        self.iterations = iterations
        self.iterations_done: i64 = 0

    def choose(self, state: State) -> i64:
        """The action that was tried most before a bound was reached."""
        legal: vec[i64] = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        seat: i64 = state.seat_to_act()
        root = Point(state.seats)
        end = time.perf_counter() + float(self.milliseconds) / 1000.0
        self.iterations_done = 0
        while self.iterations == 0 or self.iterations_done < self.iterations:
            deal = state.clone()
            deal.redeal(seat, self.rng)
            self._iterate(root, deal)
            self.iterations_done += 1
            if self.milliseconds > 0 and time.perf_counter() >= end:
                break
        best: i64 = 0
        for slot in range(i64(len(root.actions))):
            if root.visits[slot] > root.visits[best]:
                best = slot
        return root.actions[best]

    def _iterate(self, root: Point, state: State) -> None:
        point = root
        path: list[Point] = []
        slots = vec[i64]()
        while not state.is_over():
            slot = point.select(state.legal_actions(), state.seat_to_act(), self.rng)
            state.advance(point.actions[slot])
            path.append(point)
            slots = append(slots, slot)
            child = point.children[slot]
            if child is None:
                point.children[slot] = Point(root.seats)
                break
            point = child
        play_to_the_end(state, self.rng)
        # At the end of a match these are no estimates: a winner has 1, or its share.
        shares: vec[float] = state.chances()
        for number in range(i64(len(slots))):
            slot = slots[number]
            path[number].visits[slot] += 1
            for seat in range(root.seats):
                path[number].wins[slot * root.seats + seat] += shares[seat]
