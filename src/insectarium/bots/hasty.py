# compiled by mypyc
"""The bot that plays as people do who are new or in a hurry."""

from __future__ import annotations

from insectarium.bots.greedy import GreedyBot
from insectarium.core.packed import append, i64, vec
from insectarium.core.state import State


class HastyBot(GreedyBot):
    """Looks one decision ahead, overlooks some of what it could do, and misjudges the rest a little.

    `overlooks` is the chance not to notice an action, `misjudges` how far it is off when it weighs one, in
    parts of the difference between the best and the worst that it sees. So it rarely does anything absurd,
    and the plainer a good action is, the likelier it finds it.
    """

    def __init__(self, seed: int | str, overlooks: float, misjudges: float, name: str = "hasty") -> None:
        super().__init__(seed, name)
        self.overlooks = overlooks
        self.misjudges = misjudges

    def choose(self, state: State) -> i64:
        seen = self._noticed(state.legal_actions())
        if len(seen) == 1:
            return seen[0]
        seat = state.seat_to_act()
        worths = vec[float]()
        best = worst = self._worth_of(state, seen[0], seat)
        for action in seen:
            worth = self._worth_of(state, action, seat)
            worths = append(worths, worth)
            best = max(best, worth)
            worst = min(worst, worth)
        chosen: i64 = 0
        highest = 0.0
        for number in range(i64(len(seen))):
            felt = worths[number] + self.misjudges * (best - worst) * self._error()
            if number == 0 or felt > highest:
                highest = felt
                chosen = number
        return seen[chosen]

    def _noticed(self, actions: vec[i64]) -> vec[i64]:
        seen = vec[i64]()
        for action in actions:
            if self.rng.fraction() >= self.overlooks:
                seen = append(seen, action)
        if len(seen) == 0:
            seen = append(seen, actions[self.rng.below(i64(len(actions)))])
        return seen

    def _error(self) -> float:
        """Between -1 and 1, small errors likelier than large ones."""
        return self.rng.fraction() - self.rng.fraction()
