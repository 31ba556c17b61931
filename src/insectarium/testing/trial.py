"""A state to try rules on, in the words that a record uses."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.core.refusal import Refusal
from insectarium.core.state import State

S = TypeVar("S", bound=State)


class Trial(Generic[S]):
    """For example `Trial(game, game.position(document)).do("take 4 soldiers", "left")`."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state

    def do(self, *actions: str) -> list[Event]:
        """Play these actions; everything that happened."""
        return [
            event
            for words in actions
            for event in self.game.play(self.state, self.game.parse(self.state, words))
        ]

    def choices(self) -> list[str]:
        """The words of everything that may be done now."""
        return [self.game.notation(self.state, action) for action in self.state.legal_actions()]

    def refusal(self, action: str | int) -> Refusal:
        """Why an action is refused; an AssertionError if it is not, or not as it should be."""
        number = self.game.parse(self.state, action) if isinstance(action, str) else action
        before = self.game.fingerprint(self.state)
        refusal = self._try(number)
        assert refusal is not None, f"{action} was not refused."
        assert self.game.fingerprint(self.state) == before, f"{action} was refused and changed the state."
        assert refusal.rule in self.game.rulebook(), f"{refusal.rule} is not in the rulebook."
        return refusal

    def _try(self, action: int) -> Refusal | None:
        try:
            self.game.play(self.state, action)
        except Refusal as refusal:
            return refusal
        return None

    def points(self, category: str) -> list[int]:
        """What each seat has in one row of the score sheet."""
        return next(list(row.points) for row in self.game.score_sheet(self.state).rows if row.key == category)

    def table(self) -> dict[str, Any]:
        """The state as a position."""
        return self.game.to_position(self.state)
