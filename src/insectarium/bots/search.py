# compiled by mypyc
"""The bot that thinks ahead: Monte Carlo tree search over what its seat knows."""

from __future__ import annotations

from typing import Final

from insectarium.bots.bot import Bot
from insectarium.bots.clock import Clock
from insectarium.bots.contest import FEWEST_DEALS, best_played_on
from insectarium.bots.lines import WIDTHS, LineFinder
from insectarium.bots.plan import Plan
from insectarium.bots.planner import Planner
from insectarium.bots.tree import UNKNOWN, Node
from insectarium.core.packed import append, i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import UNFORESEEN, State

EXPLORATION: Final = 0.06
# Measured: 65 to 160 bytes for each action that a tree remembers, so 80 MB at most.
MOST_SLOTS: Final[i64] = 500_000
# How often a search looks whether it has made up its mind, and how small a part of the iterations that are
# left its favourite must be ahead by. With 1.0 nothing could change any more; with a quarter 97 % of the
# choices are the same (decision 7).
ITERATIONS_BETWEEN_LOOKS: Final[i64] = 16
DECIDED: Final = 0.25
# Where choices are played on: the part of the time that the tree gets, or lines of play, how many favourites
# of the tree take part, and how much its opinion counts for each deal in which they were played on, with two
# seats; with more it foresees less.
TIME_FOR_THE_TREE: Final = 0.25
MOST_FAVOURITES: Final[i64] = 12
TRUST_IN_THE_TREE: Final = 1.0
# How many tries the first action of the best plan counts for, for each action that there is: so many that the
# chances at the root are about those of the plan.
TRIES_OF_THE_BEST_PLAN: Final[i64] = 20


class SearchBot(Bot):
    """Information-set Monte Carlo tree search, or plans that are played on in many deals.

    Every iteration deals the unknown anew, follows the tree by upper confidence bounds to its edge, plays the
    turn there to its end by the game's heuristic, and judges what has come of it. Each seat is taken to
    play for its own chance to win. Games that plan turns are left to a Planner; an iteration is then a
    look at all actions of one decision. Games that tell when something new comes to light have lines of play
    found and played on (LineFinder), others that look rounds ahead the favourites of the tree.
    The bounds: milliseconds of thinking or iterations, 0 for no bound; at least one must be set.
    If `thorough`, positions are judged by the thorough look, in games that have one.
    """

    def __init__(
        self,
        seed: int | str,
        milliseconds: i64 = 0,
        iterations: i64 = 0,
        name: str = "search",
        exploration: float = EXPLORATION,
        most_slots: i64 = MOST_SLOTS,
        thorough: bool = True,
    ) -> None:
        super().__init__(name)
        if milliseconds <= 0 and iterations <= 0:
            raise ValueError("A search needs a bound: milliseconds or iterations.")
        self.rng = Rng.seeded(f"search bot {seed}")
        self.milliseconds = milliseconds
        self.iterations = iterations
        self.exploration = exploration
        self.most_slots = most_slots
        self.thorough = thorough
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
        # What may be done in the rest of the turn, best first, in games that plan turns.
        self.plans: list[vec[i64]] = []

    def choose(self, state: State) -> i64:
        return self._choose_by_plan(state) if state.plans_turns() else self._choose_by_tree(state)

    def _choose_by_plan(self, state: State) -> i64:
        action = state.legal_actions()[0]
        if len(state.legal_actions()) > 1:
            self.think(state)
            action = self.plans[0][0]
        self.plans = [plan[1:] for plan in self.plans if len(plan) > 1 and plan[0] == action]
        return action

    def _choose_by_tree(self, state: State) -> i64:
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
        # Lines of other deals may have come by with other things to choose from.
        return rest if rest.has_only(state.legal_actions()) else Node(state.seats)

    def forget(self) -> None:
        """Begin the next decision from nothing."""
        self.rest = None
        self.expected = None
        self.plans = []

    def _keep(self, node: Node, state: State, action: i64) -> None:
        """Keep what is known about the time after an action, if the same seat is to decide then."""
        slot = node.find(action, 0)
        if slot == UNKNOWN or state.leaves_to_chance(action):
            return
        after = state.clone()
        # What comes to light by the action must not look as if it had been known to the tree.
        after.redeal(state.seat_to_act(), self.rng)
        after.advance(action)
        if after.seat_to_act() == state.seat_to_act():
            self.rest = node.children[slot]
            self.expected = after

    def think(self, state: State, until_decided: bool = False, begun: Node | None = None) -> None:
        """Grow a tree for this decision until a bound is reached, or until the choice is clear.

        A tree that has been `begun` for the same decision is grown on.
        """
        clock = Clock(self.milliseconds, self.iterations)
        known = state.clone()
        if self.thorough:
            known.be_thorough(known.seat_to_act())
        self.root = Node(state.seats) if begun is None else begun
        self.slots_held = self.root.slots_below()
        self.tries_taken_up = self.root.tries()
        if state.plans_turns():
            clock = self._plan(known, clock)
        elif known.news() != UNFORESEEN:
            clock = self._follow_lines(known, clock)
        elif self._may_play_on(known):
            first_part = clock.part(TIME_FOR_THE_TREE)
            self._grow_tree(known, first_part, until_decided)
            clock = clock.rest(first_part)
            self._play_on(known, clock)
        else:
            self._grow_tree(known, clock, until_decided)
        self.iterations_done = clock.steps

    def _follow_lines(self, known: State, clock: Clock) -> Clock:
        """Find the best line for each action, and play the best of them on; the clock that counted all."""
        first_part = clock.part(TIME_FOR_THE_TREE)
        lines = LineFinder(known, first_part, WIDTHS).find(self.root)
        clock = clock.rest(first_part)
        self._count_as_best(best_played_on(known, self.rng, clock, lines))
        return clock

    def _count_as_best(self, plan: Plan) -> None:
        slot = self.root.find(plan.actions[0], 0)
        tries = TRIES_OF_THE_BEST_PLAN * i64(len(self.root.actions))
        self.root.replace(slot, plan.chances, tries)

    def _plan(self, known: State, clock: Clock) -> Clock:
        """Find whole turns, and the best of them; the clock that counted all."""
        planner = Planner(known, self.rng, clock, self.root)
        for plan in self.plans:
            planner.remember(plan)
        planner.find()
        planner.weigh()
        self._count_as_best(planner.plans[0])
        self.plans = [plan.actions for plan in planner.plans]
        return planner.clock

    def _grow_tree(self, known: State, clock: Clock, until_decided: bool) -> None:
        seat = known.seat_to_act()
        while True:
            deal = known.clone()
            deal.redeal(seat, self.rng)
            self._follow(deal)
            clock.step()
            if clock.is_up():
                return
            if until_decided and clock.steps % ITERATIONS_BETWEEN_LOOKS == 0:
                if float(self.root.ahead()) > DECIDED * clock.steps_left():
                    return

    def _may_play_on(self, known: State) -> bool:
        """Whether the game asks for it, and a bound in iterations could be enough for two choices."""
        least = 2 * FEWEST_DEALS * known.seats * known.rounds_ahead()
        return least > 0 and (self.iterations <= 0 or self.iterations > 2 * least)

    def _play_on(self, known: State, clock: Clock) -> None:
        """Prefer what stands up best to what follows."""
        plans = self._favourites(known.seat_to_act())
        self._prefer(best_played_on(known, self.rng, clock, plans).actions[0])

    def _favourites(self, seat: i64) -> list[Plan]:
        """What the tree tried most, and what it thinks of that."""
        root = self.root
        trust = TRUST_IN_THE_TREE * (2.0 / float(root.seats)) ** 2
        slots: list[int] = [slot for slot in range(len(root.actions)) if root.visits[slot] > 0]
        slots.sort(key=lambda slot: (int(root.visits[slot]), root.average(slot)[seat]), reverse=True)
        plans: list[Plan] = []
        for slot in slots[: int(MOST_FAVOURITES)]:
            actions = append(vec[i64](), root.actions[slot])
            plans.append(Plan(actions, root.average(slot), seat, trust))
        return plans

    def _prefer(self, action: i64) -> None:
        """Make it the favourite of the tree, worth what the tree thinks of it."""
        most: i64 = 0
        for visits in self.root.visits:
            most = max(most, visits)
        slot = self.root.find(action, 0)
        self.root.replace(slot, self.root.average(slot), most + 1)

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
            self._take(node, slot, state)
            child = node.children[slot]
            if child is None:
                if self.slots_held >= self.most_slots:
                    return None
                child = self._grow(node, slot, state)
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
        best: i64 = UNKNOWN
        for action in legal:
            after = state.clone()
            after.advance(action)
            chances = after.chances()
            slot = node.add(action)
            node.available[slot] += 1
            node.learn(slot, chances)
            if best == UNKNOWN or chances[seat] > self.best_chances[seat]:
                best = slot
                self.best_chances = chances
        return best


def _are_alike(one: State, other: State) -> bool:
    """Whether two states are the same to the seat that is to act: its choices, and how well off everybody is.

    What is on offer may show only in what comes of taking it, so one action ahead is compared as well.
    Covered things may differ, because each was dealt anew.
    """
    if one.seat_to_act() != other.seat_to_act() or not _are_judged_alike(one, other):
        return False
    actions = one.legal_actions()
    if list(actions) != list(other.legal_actions()):
        return False
    for action in actions:
        if not one.leaves_to_chance(action):
            after_one, after_other = one.clone(), other.clone()
            after_one.advance(action)
            after_other.advance(action)
            if not _are_judged_alike(after_one, after_other):
                return False
    return True


def _are_judged_alike(one: State, other: State) -> bool:
    return list(one.evaluations()) == list(other.evaluations())
