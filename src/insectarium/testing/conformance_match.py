"""Random matches for the conformance kit: each can be played again from four words, and names its steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any
from weakref import WeakKeyDictionary

from insectarium.core.game import WATCHER, Game, Picture, View
from insectarium.core.manifest import Setting
from insectarium.core.message import Value
from insectarium.core.rng import Rng
from insectarium.core.state import State

LONGEST = 20_000
MOMENTS = 2
SEVERAL = 3
_KNOWN: WeakKeyDictionary[Game[Any], set[tuple[object, ...]]] = WeakKeyDictionary()


class Match:
    """One match of random actions. The same game, seats, options and seed give the same match again.

    `Match(game, 3, {"expert": True}, 17).at(42)` is the state that a fault at step 42 of it tells about.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Setting],
        seed: int | str,
        *,
        longest: int = LONGEST,
        moments: int = MOMENTS,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.longest = longest
        self.moments = moments
        """How many moments of a match the costly checks look at, beside its end."""
        self.step = 0
        """Where the check that runs now has arrived."""

    def __repr__(self) -> str:
        return f"Match({self.game.manifest.id}, {self.seats}, {self.options}, {self.seed!r})"

    def fault(self, sentence: str) -> AssertionError:
        return AssertionError(f"{self!r}.at({self.step}): {sentence}")

    def viewers(self) -> tuple[int, ...]:
        return (WATCHER, *range(self.seats))

    def start(self) -> State:
        state: State = self.game.setup(seats=self.seats, seed=self.seed, options=self.options)
        return state

    def rng(self, purpose: str) -> Rng:
        """Chance for a check, the same at every run and apart from the match's own."""
        return Rng.seeded(f"conformance {purpose} {self.seed} {self.step}")

    @cached_property
    def actions(self) -> tuple[int, ...]:
        """What is played, to the end of the match."""
        self.step = 0
        rng = self.rng("actions")
        state = self.start()
        played: list[int] = []
        while not state.is_over():
            self.step = len(played)
            if self.step == self.longest:
                raise self.fault(f"the match is not over after {self.longest} steps.")
            legal = state.legal_actions()
            if not len(legal):
                raise self.fault("there is no legal action, but the match is not over.")
            played.append(int(legal[rng.below(len(legal))]))
            state.advance(played[-1])
        return tuple(played)

    def walk(self) -> Iterator[State]:
        """The state before each action, and at last the end. It moves on between steps: clone to keep it."""
        state = self.start()
        for number, action in enumerate(self.actions):
            self.step = number
            yield state
            state.advance(action)
        self.step = len(self.actions)
        yield state

    def at(self, step: int) -> State:
        """The state before this step."""
        state = self.start()
        for action in self.actions[:step]:
            state.advance(action)
        return state

    def sample(self) -> Iterator[State]:
        """A few steps of the match, drawn by lot, and the end. Leave them as they are: they are shared."""
        for step, state in self._sampled:
            self.step = step
            yield state

    @cached_property
    def _sampled(self) -> list[tuple[int, State]]:
        rng = Rng.seeded(f"conformance moments {self.seed}")
        last = len(self.actions)
        wanted = {last} | {int(rng.below(last)) for _ in range(self.moments) if last}
        # No clones: whether these can be trusted is what is to be checked.
        return [(step, self.at(step)) for step in sorted(wanted)]

    def is_for_pictures(self) -> bool:
        """Whether this is the one step of sample() to draw: pictures cost more than all the rest."""
        rng = Rng.seeded(f"conformance pictures {self.seed}")
        return self.step == self._sampled[int(rng.below(len(self._sampled)))][0]

    def languages_for(self, key: str, args: Mapping[str, Value]) -> Sequence[str]:
        """The languages in which these words still need to be heard.

        All of them where the key comes up with new words, or with none, one, two or more of something for the
        first time; one of them where only the numbers are new; none where nothing is.
        """
        shape = [
            (name, max(-1, min(value, SEVERAL)) if isinstance(value, int) else value)
            for name, value in args.items()
        ]
        languages = self.game.phrases.languages()
        if self._is_new(key, *shape):
            return languages
        return (languages[self.step % len(languages)],) if self._is_new(key, *args.items()) else ()

    def _is_new(self, *words: object) -> bool:
        known = _KNOWN.setdefault(self.game, set())
        if words in known:
            return False
        known.add(words)
        return True

    def picture(self, view: View) -> Picture | None:
        """The scene of a view; None for a game that has no pictures yet."""
        try:
            return self.game.scene(view)
        except NotImplementedError:
            return None

    def next_action(self) -> int | None:
        """What is played at the present step; None at the end."""
        return self.actions[self.step] if self.step < len(self.actions) else None


def numbers(actions: Any) -> list[int]:
    """Packed numbers as a list that compares and prints like any other."""
    return list(map(int, actions))


def finish(state: State, rng: Rng) -> State:
    """Play on with random actions to the end; the same state."""
    while not state.is_over():
        legal = state.legal_actions()
        state.advance(legal[rng.below(len(legal))])
    return state
