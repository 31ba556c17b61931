# compiled by mypyc
"""The contract of a state: the whole truth of one match at one moment."""

from __future__ import annotations

import math
from typing import Final

from insectarium.core.event import Event
from insectarium.core.packed import append, i64, mypyc_attr, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng

NOBODY: Final[i64] = -1
NO_ACTION: Final = -1
UNFORESEEN: Final[i64] = -1
WORD: Final = 1 << 62


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Mutable, cheap to clone. Actions are whole numbers; `Game` turns them into words and back.

    A game implements the methods that raise NotImplementedError; the others have sound defaults.
    """

    def __init__(self, seats: i64, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        # Events are collected only while this is a list: search runs without them.
        self.events: list[Event] | None = None

    def seat_to_act(self) -> i64:
        """The seat that must choose now, NOBODY when the match is over."""
        raise NotImplementedError

    def legal_actions(self) -> vec[i64]:
        """Everything that seat may do now, always in the same order; empty only when the match is over."""
        raise NotImplementedError

    def advance(self, action: i64) -> None:
        """Do an action taken from legal_actions(), unchecked: for search and replay of known matches."""
        raise NotImplementedError

    def refusal(self, action: i64) -> Refusal:
        """Why this action, which is not among the legal ones, is refused."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy, without the collected events."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> str:
        """Packed arrays do not pickle, so a state must not either, not even where it could."""
        raise TypeError("A state cannot be pickled; use Game.to_position(state) or a record instead.")

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Replace, in place, everything `seat` cannot know by a random arrangement that fits what it knows.

        The outcome depends only on what the seat knows and on `rng`, never on the truth that was here
        before. A seat that is none (a watcher) knows what everybody knows.
        """
        raise NotImplementedError

    def is_over(self) -> bool:
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points per seat, as if the match ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, tie-breaks applied; several share a victory. Empty before the end."""
        if not self.is_over():
            return []
        points = self.scores()
        best = max(points)
        return [seat for seat in range(len(points)) if points[seat] == best]

    def apply(self, action: int) -> None:
        """Do an action; an illegal one raises Refusal and changes nothing."""
        # A number that does not fit a machine word is no action of any game.
        wanted: i64 = action if -WORD <= action < WORD else NO_ACTION
        for legal in self.legal_actions():
            if legal == wanted:
                self.advance(wanted)
                return
        raise self.refusal(wanted)

    def note(self, kind: str, seat: i64, facts: dict[str, int | str]) -> None:
        """Say that something happened that everybody sees. Callers in hot code test `events` first."""
        if self.events is not None:
            self.events.append(Event(kind, seat, facts))

    def evaluate(self, seat: i64) -> float:
        """The points this seat is heading for; a game's heuristic says better than this default."""
        return float(self.scores()[seat])

    def be_thorough(self, thinker: i64 = NOBODY) -> None:
        """Judge from now on by everything that is known, in a game that otherwise takes a shorter look.

        For bots that think ahead: a game may take into account that `thinker` does and the others do not;
        with NOBODY all are alike. Clones are as thorough as what they were made from.
        """

    def be_brief(self) -> None:
        """Judge from now on by the shorter look again, as players do who do not think ahead."""

    def plans_turns(self) -> bool:
        """Whether a turn is so many small decisions that a search had better think about whole turns."""
        return False

    def rounds_ahead(self) -> i64:
        """How often the turn comes back to a seat before a search judges what came of its choice.

        With 0 nothing is played on: a tree or the best plan alone tells what to do.
        """
        return 1 if self.plans_turns() else 0

    def news(self) -> i64:
        """A number that changes when something covered comes to light, UNFORESEEN in games that do not say.

        As long as it stays the same, all that follows depends on nothing but what the players do.
        """
        return UNFORESEEN

    def leaves_to_chance(self, action: i64) -> bool:
        """Whether dice or the like decide what comes of this legal action: one try tells little about it."""
        return False

    def likely_actions(self) -> vec[i64]:
        """The legal actions among which nearly always is what looks best to the seat to act.

        A game with many others overrides this, so that whoever plays it on in thought has less to look at.
        """
        return self.legal_actions()

    def evaluations(self) -> vec[float]:
        """evaluate() for every seat; a game whose seats share the work overrides this one as well.

        After the seats, a game may add players that no seat plays and that can win all the same.
        """
        values = vec[float]()
        for seat in range(self.seats):
            values = append(values, self.evaluate(seat))
        return values

    def temperature(self) -> float:
        """How many points of evaluation make a seat e times as likely to win as another."""
        return 8.0

    def chances(self) -> vec[float]:
        """Each seat's chance to win: certain at the end, estimated from evaluations() before.

        They add up to 1, or to less where a player that no seat plays can win.
        """
        if self.is_over():
            chances = vec[float]()
            winners = self.winners()
            for seat in range(self.seats):
                chances = append(chances, 1.0 / float(len(winners)) if seat in winners else 0.0)
            return chances
        return self.chances_at(self.temperature())

    def chances_at(self, temperature: float) -> vec[float]:
        """What the chances were if a lead counted as it does at this temperature, at the end as well."""
        values = self.evaluations()
        best = values[0]
        for value in values:
            if value > best:
                best = value
        total = 0.0
        for player in range(i64(len(values))):
            values[player] = math.exp((values[player] - best) / temperature)
            total += values[player]
        chances = vec[float]()
        for seat in range(self.seats):
            chances = append(chances, values[seat] / total)
        return chances
