# compiled by mypyc
"""The bot that thinks ahead: Monte Carlo tree search over what its seat knows."""

from __future__ import annotations

import time
from typing import Final

from insectarium.bots.bot import Bot
from insectarium.bots.tree import UNKNOWN, Node
from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import State

EXPLORATION: Final = 0.06
# Measured: 65 to 160 bytes for each action that a tree remembers, so 80 MB at most.
MOST_SLOTS: Final[i64] = 500_000
# A compiled search would otherwise keep every other thread of the process waiting until it is done.
SECONDS_BETWEEN_PAUSES: Final = 0.005
# How often a search looks whether it has made up its mind, and how small a part of the iterations that are
# left its favourite must be ahead by. With 1.0 nothing could change any more; with a quarter 97 % of the
# choices are the same (decision 7).
ITERATIONS_BETWEEN_LOOKS: Final[i64] = 16
DECIDED: Final = 0.25
# How many lines of play a thorough look at an action is worth (decision 7).
LINES_IN_A_THOROUGH_LOOK: Final[i64] = 20


class SearchBot(Bot):
    """Information-set Monte Carlo tree search.

    Every iteration deals the unknown anew, follows the tree by upper confidence bounds to its edge, plays the
    turn there to its end by the game's heuristic, and judges what has come of it. A turn that is about to
    begin there is played only in games that cannot be judged well between two turns. Each seat is taken to
    play for its own chance to win.
    The bounds: milliseconds of thinking or iterations, 0 for no bound; at least one must be set.
    """

    def __init__(
        self,
        seed: int | str,
        milliseconds: i64 = 0,
        iterations: i64 = 0,
        name: str = "search",
        exploration: float = EXPLORATION,
        most_slots: i64 = MOST_SLOTS,
    ) -> None:
        super().__init__(name)
        if milliseconds <= 0 and iterations <= 0:
            raise ValueError("A search needs a bound: milliseconds or iterations.")
        self.rng = Rng.seeded(f"search bot {seed}")
        self.milliseconds = milliseconds
        self.iterations = iterations
        self.exploration = exploration
        self.most_slots = most_slots
        self.root = Node(0)
        self.slots_held: i64 = 0
        self.iterations_done: i64 = 0
        # How many tries an earlier decision of the turn had made here.
        self.tries_taken_up: i64 = 0
        self.path: list[Node] = []
        self.slots = vec[i64]()
        # What is left of the tree after a decision, and where its seat will be asked next if chance does not
        # interfere.
        self.rest: Node | None = None
        self.expected: State | None = None
        # What the best action promised that was judged last.
        self.best_chances = vec[float]()

    def choose(self, state: State) -> i64:
        actions = state.legal_actions()
        rest = self._take_up(state)
        if len(actions) == 1:
            self._keep(rest, state, actions[0])
            return actions[0]
        self.think(state, True, rest)
        action = self.root.actions[self.root.favourite(state.seat_to_act())]
        self._keep(self.root, state, action)
        # The tree is the largest thing a bot owns; of this one the part below the action is enough.
        self.root = Node(0)
        return action

    def _take_up(self, state: State) -> Node:
        """What an earlier decision of the same turn found out about this one, nothing if it is another."""
        rest = self.rest
        expected = self.expected
        self.forget()
        if rest is None or expected is None or not _are_alike(expected, state):
            return Node(state.seats)
        return rest

    def forget(self) -> None:
        """Begin the next decision from nothing."""
        self.rest = None
        self.expected = None

    def _keep(self, node: Node, state: State, action: i64) -> None:
        """Keep what is known about the time after an action, if the same seat is to decide then."""
        slot = node.find(action, 0)
        if slot == UNKNOWN or state.leaves_to_chance(action):
            return
        after = state.clone()
        after.advance(action)
        if after.seat_to_act() == state.seat_to_act():
            self.rest = node.children[slot]
            self.expected = after

    def think(self, state: State, until_decided: bool = False, begun: Node | None = None) -> None:
        """Grow a tree for this decision until a bound is reached, or until the choice is clear.

        A tree that has been `begun` for the same decision is grown on.
        """
        self.root = Node(state.seats) if begun is None else begun
        self.slots_held = self.root.slots_below()
        self.tries_taken_up = self.root.tries()
        self.iterations_done = 0
        seat = state.seat_to_act()
        known = state.clone()
        known.be_thorough()
        start = time.perf_counter()
        now = start
        end = start + float(self.milliseconds) / 1000.0
        pause = now + SECONDS_BETWEEN_PAUSES
        while self.iterations <= 0 or self.iterations_done < self.iterations:
            deal = known.clone()
            deal.redeal(seat, self.rng)
            self._follow(deal)
            self.iterations_done += 1
            now = time.perf_counter()
            if self.milliseconds > 0 and now >= end:
                break
            if until_decided and self.iterations_done % ITERATIONS_BETWEEN_LOOKS == 0:
                if float(self.root.ahead()) > DECIDED * self.iterations_left(now - start, end - now):
                    break
            if now >= pause:
                time.sleep(0)
                pause = now + SECONDS_BETWEEN_PAUSES

    def iterations_left(self, seconds_spent: float, seconds_left: float) -> float:
        """About how many more iterations the bounds allow."""
        done = float(self.iterations_done)
        by_number = float(self.iterations) - done
        if self.milliseconds <= 0:
            return by_number
        by_time = done * seconds_left / seconds_spent if seconds_spent > 0.0 else done
        return by_time if self.iterations <= 0 or by_time < by_number else by_number

    def _follow(self, state: State) -> None:
        """One line of play from the root to a point not looked at before, and what is learnt there."""
        self.path = []
        self.slots = vec[i64]()
        edge = self._descend(state)
        chances = state.chances() if edge is None else self._play_turn(edge, state)
        for number in range(i64(len(self.slots))):
            self.path[number].learn(self.slots[number], chances)

    def _descend(self, state: State) -> Node | None:
        """Follow the tree; the node at its edge from which to play on, None where to judge at once."""
        node = self.root
        while not state.is_over():
            if len(node.actions) == 0:
                return node
            slot = self._select(node, state)
            if slot == UNKNOWN:
                return None
            seat = state.seat_to_act()
            self._take(node, slot, state)
            child = node.children[slot]
            if child is None:
                if self.slots_held >= self.most_slots:
                    return None
                child = self._grow(node, slot, state)
                if state.seat_to_act() != seat and state.outweighs_play():
                    return None
            node = child
        return None

    def _play_turn(self, node: Node, state: State) -> vec[float]:
        """Do what looks best as long as the same seat acts, for the middle of a turn is hard to judge.

        Where dice or the like decide, one try of them is enough: a longer line tells little more.
        """
        seat = state.seat_to_act()
        while True:
            slot = self._look_around(node, state)
            if state.leaves_to_chance(node.actions[slot]):
                return self.best_chances
            self._take(node, slot, state)
            if state.seat_to_act() != seat or self.slots_held >= self.most_slots:
                return state.chances()
            node = self._grow(node, slot, state)

    def _take(self, node: Node, slot: i64, state: State) -> None:
        state.advance(node.actions[slot])
        self.path.append(node)
        self.slots = append(self.slots, slot)

    def _grow(self, node: Node, slot: i64, state: State) -> Node:
        child = Node(state.seats)
        node.children[slot] = child
        return child

    def _select(self, node: Node, state: State) -> i64:
        known = i64(len(node.actions))
        grows = self.slots_held < self.most_slots
        slot = node.select(state.legal_actions(), state.seat_to_act(), self.exploration, self.rng, grows)
        self.slots_held += i64(len(node.actions)) - known
        return slot

    def _look_around(self, node: Node, state: State) -> i64:
        """Judge every action from here; the slot of the one that the acting seat likes best."""
        seat = state.seat_to_act()
        legal = state.legal_actions()
        self.slots_held += i64(len(legal))
        lines = LINES_IN_A_THOROUGH_LOOK if state.outweighs_play() else 1
        best: i64 = UNKNOWN
        for action in legal:
            after = state.clone()
            after.advance(action)
            chances = after.chances()
            slot = node.add(action)
            node.available[slot] += 1
            node.learn(slot, chances, lines)
            if best == UNKNOWN or chances[seat] > self.best_chances[seat]:
                best = slot
                self.best_chances = chances
        return best


def _are_alike(one: State, other: State) -> bool:
    """Whether two states are the same to the seat that is to act: its choices, and how well off everybody is.

    One of them may have other covered things, because each was dealt anew.
    """
    if one.seat_to_act() != other.seat_to_act():
        return False
    return list(one.legal_actions()) == list(other.legal_actions()) and list(one.evaluations()) == list(
        other.evaluations()
    )
