"""Shows which weights of a game's heuristic should be larger and which smaller: all are moved at once.

    python tools/slopes.py antropolis --options edition=second --options edition=first --matches 480

In every deal each weight is multiplied by a factor or divided by it, as chance will; the other players get
the opposite; every seat is taken in turn. What a weight brings is the mean lead of those for whom it was the
larger one. A run tells about all weights at once, in as many matches as climbing (tools/climb.py) needs for a
few steps: go some way along what stands out, and run it again from there.

`calm` and `heat`, which turn a lead into a chance, are left alone. The same seed gives the same table.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Iterator

from knobs import Table, knobs_of, parser_of, tables_of
from meeting import Meeting

from insectarium.core.registry import load

FACTOR = 1.4
LEFT_ALONE = ("calm", "heat")

Signs = dict[str, int]


def moved(weights: dict[str, float], signs: Signs, way: int) -> dict[str, float]:
    """The weights with each one moved by its sign, or with `way` -1 by the opposite."""
    return {name: value * FACTOR ** (way * signs.get(name, 0)) for name, value in weights.items()}


def leads(game_id: str, tables: list[Table], bot: str, seed: str) -> Iterator[tuple[Signs, float, int]]:
    """Deal after deal: what was moved which way, the lead it brought, and how many matches that took."""
    knobs = knobs_of(game_id)
    weights = knobs.read()
    chance = random.Random(f"slopes {seed}")
    number = 0
    while True:
        table = tables[number % len(tables)]
        signs = {name: chance.choice((-1, 1)) for name in weights if name not in LEFT_ALONE}
        meeting = Meeting(load(game_id), knobs, bot, [table])
        new, old = moved(weights, signs, 1), moved(weights, signs, -1)
        deal = next(meeting.deals(new, old, f"slopes {seed}/{number}"))
        knobs.set_all(weights)
        yield signs, deal.lead, deal.matches
        number += 1


def slopes(found: list[tuple[Signs, float]]) -> list[tuple[str, float, float]]:
    """For each weight the lead of a larger one, and that in standard errors; the largest first."""
    error = statistics.pstdev([lead for _, lead in found]) / math.sqrt(len(found))
    means = {name: statistics.fmean([signs[name] * lead for signs, lead in found]) for name in found[0][0]}
    rows = [(name, mean, mean / error if error else 0.0) for name, mean in means.items()]
    return sorted(rows, key=lambda row: -row[1])


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--matches", type=int, default=480)
    parser.add_argument("--bot", default="greedy")
    chosen = parser.parse_args()
    found: list[tuple[Signs, float]] = []
    played = 0
    try:
        for signs, lead, matches in leads(chosen.game, tables_of(chosen), chosen.bot, chosen.seed):
            found.append((signs, lead))
            played += matches
            if played >= chosen.matches:
                break
    except ValueError as fault:
        parser.error(str(fault))
    weights = knobs_of(chosen.game).read()
    print(
        f"{played} matches\n\n| weight | now | a larger one leads by | standard errors |\n|---|--:|--:|--:|"
    )
    for name, lead, errors in slopes(found):
        print(f"| {name} | {weights[name]:g} | {lead:+.2f} | {errors:+.1f} |")


if __name__ == "__main__":
    main()
