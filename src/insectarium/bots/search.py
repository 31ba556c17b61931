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

EXPLORATION: Final = 0.2
# About 60 bytes for each action that a tree remembers, so 60 MB at most.
MOST_SLOTS: Final[i64] = 1_000_000
# A compiled search would otherwise keep every other thread of the process waiting until it is done.
SECONDS_BETWEEN_PAUSES: Final = 0.005


class SearchBot(Bot):
    """Information-set Monte Carlo tree search.

    Every iteration deals the unknown anew, follows the tree by upper confidence bounds, and judges each
    action at its end by the game's heuristic. Each seat is taken to play for its own chance to win.
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
        self.nodes: i64 = 0
        self.slots_held: i64 = 0
        self.iterations_done: i64 = 0
        self.path: list[Node] = []
        self.slots = vec[i64]()

    def choose(self, state: State) -> i64:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        self.think(state)
        action = self.root.actions[self.root.favourite(state.seat_to_act())]
        # The tree is the largest thing a bot owns, and the next decision starts a new one.
        self.root = Node(0)
        return action

    def think(self, state: State) -> None:
        """Grow a tree for this decision until a bound is reached."""
        self.root = Node(state.seats)
        self.nodes = 1
        self.slots_held = 0
        self.iterations_done = 0
        seat = state.seat_to_act()
        now = time.perf_counter()
        end = now + float(self.milliseconds) / 1000.0
        pause = now + SECONDS_BETWEEN_PAUSES
        while self.iterations <= 0 or self.iterations_done < self.iterations:
            deal = state.clone()
            deal.redeal(seat, self.rng)
            self._follow(deal)
            self.iterations_done += 1
            now = time.perf_counter()
            if self.milliseconds > 0 and now >= end:
                break
            if now >= pause:
                time.sleep(0)
                pause = now + SECONDS_BETWEEN_PAUSES

    def _follow(self, state: State) -> None:
        """One line of play from the root to a point not looked at before, and what is learnt there."""
        node = self.root
        self.path = []
        self.slots = vec[i64]()
        chances = vec[float]()
        while not state.is_over():
            legal = state.legal_actions()
            if len(node.actions) == 0:
                chances = self._judge_new_ones(node, state, legal)
                break
            self._judge_new_ones(node, state, legal)
            slot = node.select(legal, state.seat_to_act(), self.exploration)
            if slot == UNKNOWN:
                break
            state.advance(node.actions[slot])
            self.path.append(node)
            self.slots = append(self.slots, slot)
            child = node.children[slot]
            if child is None:
                if self.slots_held >= self.most_slots:
                    break
                child = Node(state.seats)
                node.children[slot] = child
                self.nodes += 1
            node = child
        if len(chances) == 0:
            chances = state.chances()
        for number in range(i64(len(self.slots))):
            self.path[number].learn(self.slots[number], chances)

    def _judge_new_ones(self, node: Node, state: State, legal: vec[i64]) -> vec[float]:
        """Judge the actions that this node never saw; the chances after the one that suits its seat best.

        So each action is weighed with the others from the start, and no line of play is led into a poor
        action only because a deal made it possible for the first time.
        """
        seat = state.seat_to_act()
        best = vec[float]()
        fresh = len(node.actions) == 0
        guess: i64 = 0
        for action in legal:
            slot = node.find(action, guess)
            if slot == UNKNOWN:
                if self.slots_held >= self.most_slots and not fresh:
                    continue
                after = state.clone()
                after.advance(action)
                chances = after.chances()
                slot = node.add(action)
                self.slots_held += 1
                node.learn(slot, chances)
                if len(best) == 0 or chances[seat] > best[seat]:
                    best = chances
            guess = slot + 1
        return best
