"""One simulated match: who sits where, and how it came out. Plain data, to pass between processes."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from insectarium.bots import Bot, ask, make_bot
from insectarium.core.game import Game
from insectarium.core.manifest import Setting
from insectarium.core.rng import Rng

# Many times the longest match that came to its end. Some rules let players wait for each other for ever.
MOST_DECISIONS = 10_000


@dataclass(frozen=True)
class Plan:
    """What is the same for all matches of a simulation."""

    game: str
    entries: tuple[str, ...]
    seed: int | str
    options: Mapping[str, Setting]
    components: str | None


@dataclass(frozen=True)
class Outcome:
    """How a match came out. All tuples are in the order of the entries, not of the seats."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: tuple[int, ...]
    thinking: tuple[float, ...]
    steps: int


def seating(number: int, entries: int) -> tuple[int, ...]:
    """The seat of each entry in a match: in n matches in a row everybody sits everywhere once.

    From one such block to the next the neighbours change as well.
    """
    block, turn = divmod(number, entries)
    orders = math.factorial(entries - 1)
    others = next(itertools.islice(itertools.permutations(range(1, entries)), block % orders, None))
    return tuple((place + turn) % entries for place in (0, *others))


@dataclass(frozen=True)
class Sitting:
    """One match to be played. `seats` has the seat of each entry; bots never learn the seed of the deal."""

    number: int
    entries: tuple[str, ...]
    seats: tuple[int, ...]
    options: Mapping[str, Setting]
    deal: str
    bots: str


def play_match(
    game: Game[Any],
    plan: Plan,
    number: int,
    stopped: Callable[[], bool] = lambda: False,
    make: Callable[[str, str], Bot] | None = None,
) -> Outcome | None:
    """Play one match to its end; None if it was stopped before. `make` knows entries that have no spec."""
    name = f"{plan.seed}/{number}"
    seats = seating(number, len(plan.entries))
    return play_sitting(game, Sitting(number, plan.entries, seats, plan.options, name, name), stopped, make)


def play_sitting(
    game: Game[Any],
    sitting: Sitting,
    stopped: Callable[[], bool] = lambda: False,
    make: Callable[[str, str], Bot] | None = None,
    clock: Callable[[int, float], None] | None = None,
) -> Outcome | None:
    """Play this one; `clock` hears of every decision: the entry, and the seconds it thought.

    A match that has no end after MOST_DECISIONS is a draw with the points of that moment.
    """
    seats, count = sitting.seats, len(sitting.entries)
    entry_at = {seat: entry for entry, seat in enumerate(seats)}
    maker = make or make_bot
    bots = [maker(spec, f"{sitting.bots}/{entry}") for entry, spec in enumerate(sitting.entries)]
    # What a bot is dealt for the unknown must not come from the generator that knows it.
    deals = [Rng.seeded(f"{sitting.bots}/{entry}/deals") for entry in range(count)]
    state = game.setup(seats=count, seed=sitting.deal, options=sitting.options)
    decisions, thinking = [0] * count, [0.0] * count
    while not state.is_over() and sum(decisions) < MOST_DECISIONS:
        if stopped():
            return None
        entry = entry_at[int(state.seat_to_act())]
        started = time.perf_counter()
        action = ask(bots[entry], state, seats[entry], deals[entry])
        spent = time.perf_counter() - started
        thinking[entry] += spent
        decisions[entry] += 1
        if clock is not None:
            clock(entry, spent)
        state.advance(action)
    winners = [int(seat) for seat in state.winners()] or list(seats)
    scores = state.scores()
    return Outcome(
        number=sitting.number,
        seats=seats,
        scores=tuple(int(scores[seat]) for seat in seats),
        wins=tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        decisions=tuple(decisions),
        thinking=tuple(thinking),
        steps=sum(decisions),
    )
