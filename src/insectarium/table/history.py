"""The states a match has gone through: some are kept, those between are played again."""

from __future__ import annotations

from dataclasses import dataclass

from insectarium.core.state import State

KEPT_EVERY = 8


@dataclass(frozen=True)
class Step:
    """An action that stands on the table."""

    seq: int
    seat: int
    action: int
    words: str
    by: str


class History:
    def __init__(self, start: State) -> None:
        self.steps: list[Step] = []
        self._kept = [start.clone()]

    def add(self, step: Step, state: State) -> None:
        """`state` is the one that the step led to."""
        self.steps.append(step)
        if len(self.steps) % KEPT_EVERY == 0:
            self._kept.append(state.clone())

    def drop_last(self) -> Step:
        if len(self.steps) % KEPT_EVERY == 0:
            self._kept.pop()
        return self.steps.pop()

    def state_at(self, step: int) -> State:
        """A copy of the state after the first `step` actions."""
        kept = step // KEPT_EVERY
        state = self._kept[kept].clone()
        for done in self.steps[kept * KEPT_EVERY : step]:
            state.advance(done.action)
        return state
