"""Shows by simulated matches what tiles and bees do in a game of the bees.

    python tools/bee_statistics.py GAME [--games N] [--bot NAME] [--components FILE]

GAME is happy_honey_beez or knights_in_buzzing_armor; one bot plays all seats. Writes the page of the game in
docs/games unless another components file was given; then it only prints the page.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from insectarium.bots import make_bot
from insectarium.core.event import Event
from insectarium.games._bees.game import BeeGame
from insectarium.games._bees.tiles import BeeTiles
from insectarium.games.happy_honey_beez.game import HappyHoneyBeez
from insectarium.games.knights_in_buzzing_armor.game import KnightsInBuzzingArmor

DOCS = Path(__file__).resolve().parents[1] / "docs" / "games"
SEED = 1
SEATS = (2, 3, 4)
STRICT = {"flight_hole_meadow_only": True}


class Tally:
    """What happened in many matches of one kind of table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.matches = 0
        self.points = 0
        self.honey = 0
        self.stuck = 0
        self.happened: Counter[str] = Counter()
        self.sizes: Counter[int] = Counter()

    def note(self, event: Event) -> None:
        self.happened[event.kind] += 1
        facts = event.facts
        if event.kind == "feed":
            self.happened[f"feed {facts['load']}"] += 1
        elif event.kind == "lay" and facts["price"]:
            self.happened["paid"] += 1
        elif event.kind == "hive":
            # A shared hive is told once for each of its owners.
            self.sizes[int(facts["tiles"])] += 60 // int(facts["owners"])

    def each(self, *kinds: str) -> str:
        return f"{sum(self.happened[kind] for kind in kinds) / self.matches:.1f}"

    def per_seat(self, total: int) -> str:
        return f"{total / self.matches / self.seats:.1f}"

    def hives(self, least: int, most: int) -> float:
        return sum(count for size, count in self.sizes.items() if least <= size <= most) / 60

    def share(self, least: int, most: int) -> str:
        return f"{100 * self.hives(least, most) / max(1.0, self.hives(1, 99)):.0f} %"


Row = tuple[str, Callable[[Tally], str]]


def counted(name: str, *kinds: str) -> Row:
    """A row that counts kinds of events."""
    return name, lambda tally: tally.each(*kinds)


TURNS: Row = ("turns of each player", lambda t: t.per_seat(t.happened["turn"] + t.matches))
LAID = counted("tiles laid", "lay")
HIVES: tuple[Row, ...] = (
    ("hives that scored", lambda t: f"{t.hives(1, 99) / t.matches:.1f}"),
    ("of 1 tile", lambda t: t.share(1, 1)),
    ("of 2 tiles", lambda t: t.share(2, 2)),
    ("of 3 to 7 tiles", lambda t: t.share(3, 7)),
    ("of 8 tiles and more", lambda t: t.share(8, 99)),
)
POINTS: Row = ("points of each player", lambda t: t.per_seat(t.points))
REPLACED = counted("turns in which no open tile fitted", "replace")


@dataclass(frozen=True)
class Report:
    """What the page of a game tells."""

    game: Callable[[Path | None], BeeGame[Any]]
    page: str
    games: int
    # The first word of the seeds of its matches.
    seed: str
    title: str
    aim: tuple[str, ...]
    rows: tuple[Row, ...]
    note: str = "unless they say otherwise."
    tells_tiles: bool = False


REPORTS = {
    "happy_honey_beez": Report(
        HappyHoneyBeez,
        "happy_honey_beez-tiles.md",
        100,
        "tiles",
        "What the bee tiles do",
        (
            "The pictures of the tiles are lost, so the set is our own. It is to let hives of three to seven",
            "tiles finish regularly, to leave nobody without a tile that fits, and to keep workers flying.",
            "This page was written by",
        ),
        (
            TURNS,
            LAID,
            counted("of them paid with pollen", "paid"),
            *HIVES,
            counted("hives that closed without a queen", "empty_hive"),
            counted("pollen brought to queens", "feed pollen"),
            counted("honey brought to queens", "feed honey"),
            counted("bees taken back", "abandon"),
            counted("winters", "winter"),
            REPLACED,
            POINTS,
            ("of them honey", lambda t: t.per_seat(t.honey)),
        ),
        tells_tiles=True,
    ),
    "knights_in_buzzing_armor": Report(
        KnightsInBuzzingArmor,
        "knights_in_buzzing_armor-hives.md",
        60,
        "hives",
        "Hives and bees in Knights in Buzzing Armor",
        (
            "The pictures of the tiles are lost, so the set is our own. It is to let hives of three to seven",
            "tiles finish regularly and to leave nobody without a tile that fits. This page was written by",
        ),
        (
            TURNS,
            LAID,
            *HIVES,
            POINTS,
            counted("pollen collected", "collect"),
            counted("tokens brought to queens", "feed"),
            counted("eggs laid", "lay_egg"),
            counted("bees hatched", "hatch"),
            counted("drones stung", "sting"),
            counted("workers won over or driven off", "won_over", "driven_off"),
            counted("queens expelled", "expel"),
            counted("queens of one colour that met", "meet"),
            counted("queens taken back from finished hives", "take_back"),
            counted("bees taken back for a point", "abandon"),
            REPLACED,
            ("decisions without a tile that fits", lambda t: str(t.stuck)),
        ),
        note="unless they say otherwise; the last row counts all matches of a column together.",
    ),
}


def can_lay(game: BeeGame[Any], state: Any) -> bool:
    return any(game.decode(int(action))["kind"] == "lay" for action in state.legal_actions())


def play(game: BeeGame[Any], bot: str, seats: int, seeds: list[str], options: dict[str, bool]) -> Tally:
    tally = Tally(seats)
    for seed in seeds:
        state = game.setup(seats=seats, seed=seed, options=options)
        bots = [make_bot(bot, seed=f"{seed} {seat}") for seat in range(seats)]
        while not state.is_over():
            if game.decision_kind(state) == "lay" and not can_lay(game, state):
                tally.stuck += 1
            action = int(bots[int(state.seat_to_act())].choose(state))
            for event in game.play(state, action):
                tally.note(event)
        tally.matches += 1
        tally.points += sum(state.scores())
        tally.honey += sum(int(jar) for jar in state.jar)
    return tally


def tile_lines(tiles: BeeTiles) -> list[str]:
    """How many tiles of each ground have so many open sides."""
    lines = [
        "## The set",
        "",
        "Hive tiles by the number of their open sides. A tile with a single open side is a hive of its own",
        "as soon as that side touches closed brood: one quick point. So there are few of these, and most",
        "tiles have two or three open sides.",
        "",
        "| | " + " | ".join(str(count) for count in range(7)) + " | with a flight hole |",
        "| --- | " + " | ".join("--:" for _ in range(8)) + " |",
    ]
    for ground in ("plain", "honey", "breeding"):
        kinds = [kind for kind in tiles.kinds if kind.ground == ground]
        counts = [sum(k.count for k in kinds if k.edges.count("O") == number) for number in range(7)]
        holes = sum(kind.count for kind in kinds if "F" in kind.edges)
        lines.append(f"| {ground} | " + " | ".join(str(count) for count in counts) + f" | {holes} |")
    return [*lines, ""]


def page(name: str, tiles: BeeTiles, tallies: list[Tally], bot: str, games: int) -> str:
    report = REPORTS[name]
    heads = [*(f"{seats} seats" for seats in SEATS), "3 seats, flight holes at meadows only"]
    lines = [
        f"# {report.title}",
        "",
        *report.aim,
        "",
        "```sh",
        f"python tools/bee_statistics.py {name} --games {games} --bot {bot}",
        "```",
        "",
        f"The bot `{bot}` plays all seats; {games} matches a column, seed {SEED}. Figures are for a match",
        report.note,
        "",
        "| | " + " | ".join(heads) + " |",
        "| --- | " + " | ".join("--:" for _ in heads) + " |",
        *(
            f"| {title} | " + " | ".join(tell(tally) for tally in tallies) + " |"
            for title, tell in report.rows
        ),
        "",
        *(tile_lines(tiles) if report.tells_tiles else []),
    ]
    return "\n".join(lines)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("game", choices=sorted(REPORTS))
    arguments.add_argument("--games", type=int)
    arguments.add_argument("--bot", default="greedy")
    arguments.add_argument("--components", type=Path)
    given = arguments.parse_args()
    report = REPORTS[given.game]
    games = given.games or report.games
    game = report.game(given.components)
    seeds = [f"{report.seed} {SEED} {number}" for number in range(games)]
    tallies = [play(game, given.bot, seats, seeds, {}) for seats in SEATS]
    tallies.append(play(game, given.bot, 3, seeds, STRICT))
    text = page(given.game, game.components, tallies, given.bot, games)
    print(text)
    if given.components is None:
        (DOCS / report.page).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
