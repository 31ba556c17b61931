# compiled by mypyc
"""What a search remembers: for each line of play, how often it was tried and how it went for every seat."""

from __future__ import annotations

import math
from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng

UNKNOWN: Final[i64] = -1


class Node:
    """A point of the tree, reached by a line of actions.

    Different deals of the unknown pass through the same node with different legal actions, so each action
    also counts how often it was available. Arrays are indexed by slot, in order of first appearance.
    """

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.actions = vec[i64]()
        self.visits = vec[i64]()
        self.available = vec[i64]()
        # What was reached in all, at `slot * seats + seat`.
        self.totals = vec[float]()
        self.children: list[Node | None] = []

    def find(self, action: i64, guess: i64) -> i64:
        """The slot of an action, UNKNOWN if it was never seen; `guess` is where it probably is."""
        count = i64(len(self.actions))
        if guess < count and self.actions[guess] == action:
            return guess
        for slot in range(count):
            if self.actions[slot] == action:
                return slot
        return UNKNOWN

    def add(self, action: i64) -> i64:
        """A slot for an action that was never seen."""
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        for _ in range(self.seats):
            self.totals = append(self.totals, 0.0)
        self.children.append(None)
        return i64(len(self.actions)) - 1

    def select(self, legal: vec[i64], seat: i64, exploration: float, rng: Rng, grows: bool) -> i64:
        """The slot to try next: an untried action first, then the highest upper confidence bound.

        A node that must not grow passes over actions that it never saw; UNKNOWN if it saw none of these.
        """
        untried: i64 = 0
        chosen: i64 = UNKNOWN
        best = -1.0
        guess: i64 = 0
        for action in legal:
            slot = self.find(action, guess)
            if slot == UNKNOWN:
                if not grows:
                    continue
                slot = self.add(action)
            # Deals have most of their actions in common, in the same order.
            guess = slot + 1
            available = self.available[slot] + 1
            self.available[slot] = available
            visits = self.visits[slot]
            if visits == 0:
                untried += 1
                if untried == 1 or rng.below(untried) == 0:
                    chosen = slot
            elif untried == 0:
                tries = float(visits)
                bound = self.totals[slot * self.seats + seat] / tries
                bound += exploration * math.sqrt(math.log(float(available)) / tries)
                if bound > best:
                    best = bound
                    chosen = slot
        return chosen

    def tries(self) -> i64:
        count: i64 = 0
        for visits in self.visits:
            count += visits
        return count

    def has_only(self, actions: vec[i64]) -> bool:
        """Whether all that was ever seen here is among these actions."""
        return all(any(action == known for action in actions) for known in self.actions)

    def slots_below(self) -> i64:
        """How many actions are remembered here and in all that follows."""
        count = i64(len(self.actions))
        for child in self.children:
            if child is not None:
                count += child.slots_below()
        return count

    def average(self, slot: i64) -> vec[float]:
        """How lines of play through this slot came out for each seat; 0 where none was tried."""
        first = slot * self.seats
        averages = self.totals[first : first + self.seats]
        for seat in range(self.seats):
            averages[seat] /= float(max(1, self.visits[slot]))
        return averages

    def learn(self, slot: i64, chances: vec[float]) -> None:
        """One more line of play through this slot came out so."""
        self.visits[slot] += 1
        first = slot * self.seats
        for seat in range(self.seats):
            self.totals[first + seat] += chances[seat]

    def replace(self, slot: i64, chances: vec[float], lines: i64) -> None:
        """Forget what was learnt about a slot: this is worth so many lines of play."""
        self.visits[slot] = lines
        first = slot * self.seats
        for seat in range(self.seats):
            self.totals[first + seat] = float(lines) * chances[seat]

    def favourite(self, seat: i64) -> i64:
        """The slot that was tried most; among equals the one that went best for this seat."""
        best: i64 = 0
        for slot in range(1, i64(len(self.actions))):
            if self.visits[slot] > self.visits[best]:
                best = slot
            elif self.visits[slot] == self.visits[best]:
                if self.totals[slot * self.seats + seat] > self.totals[best * self.seats + seat]:
                    best = slot
        return best

    def ahead(self) -> i64:
        """By how many tries the action that was tried most is ahead of the next."""
        first: i64 = 0
        second: i64 = 0
        for visits in self.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second
