"""Shows by simulated matches that no single strategy wins Micropolis by itself.

    python tools/micropolis_strategies.py [--games N] [--components FILE]

A strategy looks one decision ahead like the bot `greedy`, but sees one row of the score sheet only (pure), or
that row in full and the others at a third (leaning). Balanced is `greedy` itself. Writes
docs/games/micropolis-balance.md unless another components file was given.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Sequence
from pathlib import Path

import insectarium
from insectarium.bots import Bot
from insectarium.bots.greedy import GreedyBot
from insectarium.core.state import State
from insectarium.games.micropolis.heuristic import COLUMNS, outlook
from insectarium.games.micropolis.scoring import CATEGORY_NAMES
from insectarium.games.micropolis.state import Board
from insectarium.lab.match import Plan, play_match
from insectarium.lab.result import Result, Share

PAGE = Path(__file__).resolve().parents[1] / "docs" / "games" / "micropolis-balance.md"
SEED = 1
GAMES = 300
BALANCED = "balanced"
# The rows of the sheet that a strategy plays for. Soldiers are the means of every plan and the aim of one.
STRATEGIES = {
    "population": ("population",),
    "fruit": ("harvest",),
    "barracks": ("barracks",),
    "army": ("red_army",),
    "royal": ("royal",),
    "galleries": ("galleries",),
}
KINDS = {"pure": 0.0, "leaning": 1 / 3}
MEANS_WEIGHT = 0.5
ARMY_MEANS_WEIGHT = 2.0


class Strategist(GreedyBot):
    """Greedy for some rows of the sheet."""

    def __init__(self, name: str, seed: str) -> None:
        super().__init__(seed, name)
        kind, _, strategy = name.partition(" ")
        wanted = STRATEGIES[strategy]
        self.weights = [1.0 if row in wanted else KINDS[kind] for row in CATEGORY_NAMES]
        self.weights.append(ARMY_MEANS_WEIGHT if strategy == "army" else MEANS_WEIGHT)

    def worth(self, state: State, seat: int) -> float:
        assert isinstance(state, Board)
        rows = outlook(state)
        first = int(state.first_hill(seat)) * int(COLUMNS)
        count = int(state.hills_per_seat * COLUMNS)
        return sum(rows[first + n] * self.weights[n % int(COLUMNS)] for n in range(count))


def make(name: str, seed: str) -> Bot:
    return GreedyBot(seed, name) if name == BALANCED else Strategist(name, seed)


def matches(entries: Sequence[str], games: int, components: Path | None) -> Result:
    game = insectarium.load("micropolis", components)
    options = game.manifest.resolve(len(entries))
    plan = Plan("micropolis", tuple(entries), SEED, options, None if components is None else str(components))
    started = time.perf_counter()
    outcomes = [play_match(game, plan, number, make=make) for number in range(games)]
    finished = tuple(outcome for outcome in outcomes if outcome is not None)
    return Result(plan, finished, game.components_fingerprint, 1, time.perf_counter() - started)


def percent(share: Share) -> str:
    return f"{100 * share.value:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] + ["--:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def against_balanced(games: int, components: Path | None) -> str:
    """Win shares of each strategy against balanced players, with a fair share of 50, 33 and 25 %."""
    rows = []
    for kind, strategy in itertools.product(KINDS, STRATEGIES):
        name = f"{kind} {strategy}"
        results = [matches([name] + [BALANCED] * others, games, components) for others in (1, 2, 3)]
        shares = [result.entries()[0].win_share for result in results]
        points = results[0].entries()
        rows.append([name, *map(percent, shares), f"{points[0].mean_score:.0f} : {points[1].mean_score:.0f}"])
    return table(["strategy", "2 seats", "3 seats", "4 seats", "points, 2 seats"], rows)


def against_each_other(games: int, components: Path | None) -> str:
    """Win shares of row against column, two seats."""
    names = [f"leaning {strategy}" for strategy in STRATEGIES]
    rows = [[one, *(_duel(one, other, games, components) for other in names)] for one in names]
    return table(["", *STRATEGIES], rows)


def _duel(one: str, other: str, games: int, components: Path | None) -> str:
    if one == other:
        return ""
    return f"{100 * matches([one, other], games, components).entries()[0].win_share.value:.0f} %"


def _about() -> str:
    """What a strategy is, from the head of this file."""
    return __doc__.split("\n\n")[2].partition(" Writes")[0]


def page(games: int, components: Path | None) -> str:
    return f"""# Is Micropolis balanced?

No single strategy should win by itself. This page was written by

```sh
python tools/micropolis_strategies.py --games {games}
```

It lets one-sided players meet players who weigh everything: {games} matches a cell, seed {SEED}, seats
changing from match to match, 95 % intervals in parentheses.

{_about()}

## One strategist among balanced players

Equal players would win 50 % with 2 seats, 33 % with 3 and 25 % with 4.

{against_balanced(games, components)}

## Strategists against each other

Two seats, the share of matches that the row wins against the column.

{against_each_other(games, components)}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--components", type=Path)
    arguments = parser.parse_args()
    text = page(arguments.games, arguments.components)
    print(text)
    if arguments.components is None:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
