"""Improve the weights of a game's heuristic by matches: steps at random, kept where they win.

    python tools/climb.py happy_honey_beez --rounds 60 --matches 200 --seed 1 --write

1. Each round some weights are multiplied by factors drawn at random, smaller ones from round to round. A step
   that was kept is tried once more, and one that failed is tried the other way round.
2. A bot with the changed weights meets bots with the present ones (`--bot`, greedy unless told), with the
   same deals from every seat. A step that does not lead after a quarter of its matches is given up.
3. It is kept if it leads by 1.5 standard errors, and by one standard error in as many matches of fresh deals,
   so that luck is not climbed. `--by wins` goes by victories instead of points.
4. In the end the weights found meet those it began with, on deals never used before. --write puts them into
   `weights.toml` beside the game if they lead, with this command and that figure; what the file said before
   about how they were made stays below.

`calm` and `heat`, which turn a lead into a chance, are left alone unless named by --only: one decision ahead
they change next to nothing. Several --seats and --options take turns, so that one set of weights serves all.

Ctrl-C ends the climb and goes on with the comparison; the file then says after how many rounds.

The same seed gives the same weights. Run it with the compiled package: it is fifty times as fast.
"""

from __future__ import annotations

import argparse
import contextlib
import math
import random
import statistics
import sys

from knobs import command, file_of, knobs_of, names_of, notes_of, parser_of, tables_of, write_weights
from meeting import Meeting, Weights

from insectarium.bots import make_bot
from insectarium.core.registry import load

TRY_MARGIN = 1.5
SURE_MARGIN = 1.0
FIRST_STEP = 0.5
LAST_STEP = 0.12
MOST_AT_ONCE = 4
FIRST_LOOK = 4
LEFT_ALONE = ("calm", "heat")

Step = dict[str, float]


class Climb:
    """The weights as they stand, and the way up from them."""

    def __init__(self, meeting: Meeting, names: list[str], seed: str, by_wins: bool = False) -> None:
        self.meeting = meeting
        self.names = names
        self.seed = seed
        self.by_wins = by_wins
        self.weights: Weights = meeting.knobs.read()
        self.chance = random.Random(f"climb {seed}")
        self.done = 0

    def run(self, rounds: int, matches: int) -> None:
        with contextlib.suppress(KeyboardInterrupt):
            self._rounds(rounds, matches)

    def _rounds(self, rounds: int, matches: int) -> None:
        pending: Step | None = None
        for number in range(rounds):
            shrunk = FIRST_STEP * (LAST_STEP / FIRST_STEP) ** (number / max(1, rounds - 1))
            step = pending or self._draw(shrunk)
            moved = dict(self.weights)
            for name, factor in step.items():
                moved[name] = round(moved[name] * factor, 4)
            if self._is_better(moved, f"{self.seed}/{number}", self.meeting.deals_in(matches)):
                self.weights = moved
                pending = step
            elif pending is None:
                pending = {name: 1 / factor for name, factor in step.items()}
            else:
                pending = None
            self.done = number + 1

    def _draw(self, size: float) -> Step:
        names = self.chance.sample(self.names, min(len(self.names), self.chance.randint(1, MOST_AT_ONCE)))
        return {name: math.exp(self.chance.gauss(0, size)) for name in names}

    def _is_better(self, moved: Weights, name: str, deals: int) -> bool:
        kept, told = self._leads(moved, f"climb {name}/try", deals, TRY_MARGIN)
        if kept:
            kept, again = self._leads(moved, f"climb {name}/sure", deals, SURE_MARGIN)
            told = f"{told}, then {again}"
        changes = ", ".join(
            f"{key} {self.weights[key]} to {value}"
            for key, value in moved.items()
            if value != self.weights[key]
        )
        print(f"{name} {'kept' if kept else 'no'} ({told}): {changes}", file=sys.stderr, flush=True)
        return kept

    def _leads(self, moved: Weights, name: str, deals: int, margin: float) -> tuple[bool, str]:
        """Whether these weights lead the present ones by so many standard errors, and by how much they do."""
        values: list[float] = []
        for deal in self.meeting.deals(moved, self.weights, name):
            values.append(deal.wins - 1 if self.by_wins else deal.lead)
            mean = statistics.fmean(values)
            if len(values) == deals or (mean <= 0 and len(values) == max(2, deals // FIRST_LOOK)):
                break
        error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
        return len(values) == deals and mean > max(0, margin * error), f"{mean:+.2f} ± {error:.2f}"


def meeting_of(chosen: argparse.Namespace) -> Meeting:
    make_bot(chosen.bot, 0)
    return Meeting(load(chosen.game), knobs_of(chosen.game), chosen.bot, tables_of(chosen))


def climb_and_compare(climb: Climb, rounds: int, matches: int) -> tuple[Weights, str]:
    """The weights to keep, and why."""
    before = climb.weights
    climb.run(rounds, matches)
    if climb.weights == before:
        return before, "It found none that are better than those before."
    lead, figure = climb.meeting.compare(climb.weights, before, f"climb {climb.seed}/end", 2 * matches)
    if lead > 0:
        return climb.weights, figure
    return before, f"Those before were kept. {figure}"


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument(
        "--matches", type=int, default=200, help="to try a step; as many again to be sure of it"
    )
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--by", choices=["points", "wins"], default="points")
    parser.add_argument("--only", metavar="NAME,...", help="the weights to change")
    parser.add_argument("--write", action="store_true", help="into weights.toml beside the game")
    chosen = parser.parse_args()
    try:
        meeting = meeting_of(chosen)
        climb = Climb(
            meeting, names_of(meeting.knobs, chosen.only, LEFT_ALONE), chosen.seed, chosen.by == "wins"
        )
    except ValueError as fault:
        parser.error(str(fault))
    weights, figure = climb_and_compare(climb, chosen.rounds, chosen.matches)
    print(figure, *(f"{name} = {value!r}" for name, value in weights.items()), sep="\n")
    if chosen.write:
        path = file_of(chosen.game)
        stopped = "" if climb.done == chosen.rounds else f", stopped after {climb.done} rounds"
        write_weights(path, [f"Made by: {command()}{stopped}", figure, *notes_of(path)], chosen.game, weights)


if __name__ == "__main__":
    main()
