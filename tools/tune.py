"""Fit the weights of a game's heuristic to who really wins: self-play first, then a pattern search.

    python tools/tune.py micropolis --matches 1200 --seed 1

1. Bots play matches of the game (`--bot`, by default a small search), now and then at random so that the
   positions are not all alike. Every position with a choice is kept, with who won in the end; with
   `--thorough` every position at the start of a turn, to be judged thoroughly as a search does.
2. Each weight in turn is made a little larger and a little smaller, and kept where `State.chances()` then
   gives the winners of two thirds of the matches more (the mean logarithm of what it gave them). The step
   shrinks when nothing helps any more.
   `--hold` keeps them near where they began: how much of a surprise a weight e times as large is worth.
3. The weights go to `weights.toml` or `weights_thorough.toml` beside the game, with this command. The other
   third of the matches, which the fit never saw, tells whether they say more about who wins.

Weights that foresee more need not play better: let the search with the new ones meet the search with the old
ones before you keep them (docs/decisions/0007-search.md).

The same seed gives the same weights. Run it with the compiled package: it is fifty times as fast.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from knobs import (
    Knobs,
    Table,
    command,
    file_of,
    knobs_of,
    names_of,
    notes_of,
    parser_of,
    tables_of,
    write_weights,
)

from insectarium.bots import make_bot
from insectarium.core.registry import load
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State

RANDOM_ONE_IN = 12
FIRST_STEP = 0.25
LAST_STEP = 0.02
LEAST_CHANCE = 1e-6
TINY = 1e-3


@dataclass(frozen=True)
class Sample:
    """A position of self-play, and each seat's share of the victory in the end."""

    state: State
    shares: tuple[float, ...]


def play(game_id: str, table: Table, spec: str, name: str, thorough: bool = False) -> list[Sample]:
    """One match of self-play: its positions with how it came out."""
    rng = Rng.seeded(name)
    bots = [make_bot(spec, f"{name}/{seat}") for seat in range(table.seats)]
    state = load(game_id).setup(seats=table.seats, seed=name, options=table.options)
    kept: list[State] = []
    before = NOBODY
    while not state.is_over():
        seat = int(state.seat_to_act())
        if thorough and seat != before:
            kept.append(state.clone())
            kept[-1].be_thorough()
        before = seat
        legal = state.legal_actions()
        if len(legal) == 1:
            state.advance(legal[0])
            continue
        if not thorough:
            kept.append(state.clone())
        honest = state.clone()
        honest.redeal(seat, rng)
        strays = rng.below(RANDOM_ONE_IN) == 0
        state.advance(legal[rng.below(len(legal))] if strays else bots[seat].choose(honest))
    shares = tuple(float(share) for share in state.chances())
    return [Sample(position, shares) for position in kept]


def loss(samples: list[Sample]) -> float:
    """How surprised the heuristic is by who won: 0 would be foresight."""
    total = 0.0
    for sample in samples:
        # Where seats have not won all, a player that no seat plays has.
        others_share, others_chance = 1.0, 1.0
        for share, chance in zip(sample.shares, sample.state.chances(), strict=True):
            total += _surprise(share, chance)
            others_share -= share
            others_chance -= chance
        total += _surprise(others_share, others_chance)
    return total / len(samples)


def _surprise(share: float, chance: float) -> float:
    return -share * math.log(max(chance, LEAST_CHANCE)) if share > TINY else 0.0


def fit(knobs: Knobs, names: list[str], judge: Callable[[], float], say: Callable[[str], None]) -> float:
    """Pattern search: each weight a step up and a step down, and smaller steps when none helps."""
    best = judge()
    step = FIRST_STEP
    while step >= LAST_STEP:
        before = best
        for name in names:
            best = _try_both_ways(knobs, name, step, best, judge)
        say(f"step {step:.3f}: surprise {best:.5f}")
        if before - best < 2e-5:
            step /= 2
    return best


def _try_both_ways(knobs: Knobs, name: str, step: float, best: float, judge: Callable[[], float]) -> float:
    old = knobs.read()[name]
    for factor in (1 + step, 1 / (1 + step)):
        knobs.set(name, round(old * factor, 4))
        found = judge()
        if found < best - 1e-6:
            return found
    knobs.set(name, old)
    return best


def drift_from(knobs: Knobs) -> Callable[[], float]:
    """How far the weights have gone since now: the sum of the squares of the logarithms of their ratios."""
    start = knobs.read()

    def drift() -> float:
        return sum(
            math.log(max(value, TINY) / max(start[name], TINY)) ** 2 for name, value in knobs.read().items()
        )

    return drift


def calibration(samples: list[Sample]) -> list[str]:
    """Told and true: how often seats won that were given this chance."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for sample in samples:
        for chance, share in zip(sample.state.chances(), sample.shares, strict=True):
            rows[min(9, int(chance * 10))].append((float(chance), share))
    lines = []
    for row in rows:
        if row:
            told, true = (sum(column) / len(row) for column in zip(*row, strict=True))
            lines.append(f"  told {told:.2f}, true {true:.2f} ({len(row)})")
    return lines


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--matches", type=int, default=1200)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 2, 3])
    parser.add_argument("--bot", default="search@60it")
    parser.add_argument("--out", help="instead of the file beside the game")
    parser.add_argument("--only", metavar="NAME,...", help="the weights to change")
    parser.add_argument("--but", metavar="NAME,...", help="weights to leave alone")
    parser.add_argument("--thorough", action="store_true", help="those by which a search judges")
    parser.add_argument("--hold", type=float, default=0.0, metavar="SURPRISE")
    chosen = parser.parse_args()
    try:
        knobs = knobs_of(chosen.game, chosen.thorough)
        left_alone = names_of(knobs, chosen.but) if chosen.but else []
        names = names_of(knobs, chosen.only, left_alone)
        tables = tables_of(chosen)
        make_bot(chosen.bot, 0)
    except ValueError as fault:
        parser.error(str(fault))
    matches = [
        play(
            chosen.game,
            tables[number % len(tables)],
            chosen.bot,
            f"tune {chosen.seed}/{number}",
            chosen.thorough,
        )
        for number in range(chosen.matches)
    ]
    cut = chosen.matches * 2 // 3
    seen = [sample for match in matches[:cut] for sample in match]
    unseen = [sample for match in matches[cut:] for sample in match]
    before = loss(unseen)
    print(f"{len(seen)} positions to fit, {len(unseen)} to check", *calibration(unseen), sep="\n")
    drift = drift_from(knobs)
    fit(knobs, names, lambda: loss(seen) + chosen.hold * drift(), print)
    after = loss(unseen)
    print(f"surprise on the unseen: {before:.4f} before, {after:.4f} after", *calibration(unseen), sep="\n")
    figure = f"Surprise on matches not fitted to: {before:.4f} before, {after:.4f} after."
    here = file_of(chosen.game, chosen.thorough)
    out = Path(chosen.out) if chosen.out else here
    # Those that were left alone were made as the file said before.
    before_that = notes_of(here) if chosen.only or chosen.but else []
    notes = [f"Made by: {command()}", figure, *before_that]
    write_weights(out, notes, chosen.game, knobs.read(), chosen.thorough)


if __name__ == "__main__":
    main()
