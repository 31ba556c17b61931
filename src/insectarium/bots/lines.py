# compiled by mypyc
"""Lines of play: a seat's own turns, as far ahead as nothing new comes to light."""

from __future__ import annotations

from typing import Final

from insectarium.bots.clock import Clock
from insectarium.bots.looking import looks_best
from insectarium.bots.plan import Plan, insert_plan, keep_opening
from insectarium.bots.tree import UNKNOWN, Node
from insectarium.core.packed import append, i64, vec
from insectarium.core.state import State

# How many ends of the present turn are followed, of the next one, and of all later ones: at a decision, and
# while lines are played on.
WIDTHS: Final = vec[i64]([40, 5, 3])
NARROW: Final = vec[i64]([3, 2, 1])
# How many lines take part in a contest.
MOST_LINES: Final[i64] = 6
# How much it counts in a contest what a line is worth by itself, for each deal in which it is played on; and
# what a single turn is worth, after which news come.
TRUST_IN_A_LINE: Final = 0.6
TRUST_IN_A_TURN: Final = 0.2
# How often an action counts as tried at the root.
ONLY_LOOKED_AT: Final[i64] = 1
FOLLOWED: Final[i64] = 2


class End:
    """A way to end a turn, and how that leaves every seat; `state` is None where news follow, or nothing."""

    def __init__(self, actions: vec[i64], chances: vec[float], state: State | None) -> None:
        self.actions = actions
        self.chances = chances
        self.state = state


class LineFinder:
    """Finds the best line for each action that the seat to act may begin with.

    As long as nothing new comes to light (`State.news`) the rivals are foreseen: each does what looks best
    to it at a brief look. The state is what the seat to act knows.
    """

    def __init__(self, known: State, clock: Clock, widths: vec[i64]) -> None:
        self.known = known
        self.seat = known.seat_to_act()
        self.news = known.news()
        self.clock = clock
        self.widths = widths

    def find(self, root: Node) -> list[Plan]:
        """The best lines with different beginnings, best first; at the root each action is worth its line."""
        openings: list[Plan] = []
        ends = self._ends(self.known)
        for end in ends:
            self._note(root, end, ONLY_LOOKED_AT)
        for end in self._best(ends, self.widths[0]):
            line = self._followed(end, 0)
            self._note(root, line, FOLLOWED)
            trust = TRUST_IN_A_LINE if len(line.actions) > len(end.actions) else TRUST_IN_A_TURN
            keep_opening(openings, Plan(line.actions, line.chances, self.seat, trust))
        lines: list[Plan] = []
        for plan in openings:
            insert_plan(lines, plan, MOST_LINES)
        return lines

    def best(self) -> End:
        """The best line, and how it leaves every seat."""
        return self._best_line(self.known, 0)

    def play_turn(self, line: End) -> None:
        """Play the turn with which a line begins."""
        state = self.known
        for action in line.actions:
            if state.is_over() or state.seat_to_act() != self.seat or state.news() != self.news:
                return
            state.advance(action)

    def _note(self, root: Node, line: End, tries: i64) -> None:
        """So that those who look back know about every action, also about one that was not followed."""
        slot = root.find(line.actions[0], 0)
        if slot == UNKNOWN:
            slot = root.add(line.actions[0])
            root.available[slot] += 1
        worth = line.chances[self.seat]
        before = root.visits[slot]
        if before < tries or (before == tries and worth > root.average(slot)[self.seat]):
            root.replace(slot, line.chances, tries)

    def _followed(self, end: End, depth: i64) -> End:
        """A turn with what follows it, as far as that can be foreseen and time allows."""
        if end.state is None or self.clock.is_up():
            return end
        rest = self._answered(end.state, depth)
        actions = end.actions[:]
        for action in rest.actions:
            actions = append(actions, action)
        return End(actions, rest.chances, rest.state)

    def _answered(self, state: State, depth: i64) -> End:
        """What follows when the rivals have answered."""
        state = state.clone()
        while state.seat_to_act() != self.seat:
            self.clock.step()
            state.advance(looks_best(state, briefly=True))
            if self._is_end_of_line(state):
                return End(vec[i64](), state.chances(), None)
        return self._best_line(state, depth + 1)

    def _best_line(self, state: State, depth: i64) -> End:
        """The best turn from here, with what follows it."""
        best: End | None = None
        width = self.widths[depth if depth < len(self.widths) else -1]
        for end in self._best(self._ends(state), width):
            line = self._followed(end, depth)
            if best is None or line.chances[self.seat] > best.chances[self.seat]:
                best = line
        assert best is not None
        return best

    def _ends(self, state: State) -> list[End]:
        """All ways to end a turn."""
        found: list[End] = []
        self._find_ends(state, vec[i64](), found)
        return found

    def _find_ends(self, state: State, before: vec[i64], found: list[End]) -> None:
        self.clock.step()
        for action in state.legal_actions():
            end = self._end(state, action, append(before[:], action))
            after = end.state
            if after is not None and after.seat_to_act() == self.seat:
                self._find_ends(after, end.actions, found)
            else:
                found.append(end)

    def _best(self, ends: list[End], width: i64) -> list[End]:
        """The most promising, best first; those that look the same count once."""
        best: list[End] = []
        for end in ends:
            worth = end.chances[self.seat]
            place = i64(len(best))
            while place > 0 and best[place - 1].chances[self.seat] < worth:
                place -= 1
            if place < width and not (place > 0 and best[place - 1].chances[self.seat] == worth):
                best.insert(place, end)
                if len(best) > width:
                    best.pop()
        return best

    def _end(self, state: State, action: i64, actions: vec[i64]) -> End:
        """What an action leads to; the middle of the seat's own turn is not judged."""
        after = state.clone()
        after.advance(action)
        if self._is_end_of_line(after):
            return End(actions, after.chances(), None)
        if after.seat_to_act() == self.seat:
            return End(actions, vec[float](), after)
        return End(actions, after.chances(), after)

    def _is_end_of_line(self, state: State) -> bool:
        return state.is_over() or state.news() != self.news
