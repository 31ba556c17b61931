"""Shows by simulated matches what the bee tiles do in Happy Honey Beez.

    python tools/happy_honey_beez_tiles.py [--games N] [--components FILE]

The bot `greedy` plays all seats. Writes docs/games/happy_honey_beez-tiles.md unless another components file
was given; then it only prints the page.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from insectarium.bots import make_bot
from insectarium.core.event import Event
from insectarium.games._bees.tiles import BeeTiles
from insectarium.games.happy_honey_beez.game import HappyHoneyBeez

PAGE = Path(__file__).resolve().parents[1] / "docs" / "games" / "happy_honey_beez-tiles.md"
SEED = 1
GAMES = 100
SEATS = (2, 3, 4)
OPTION = {"flight_hole_meadow_only": True}


class Tally:
    """What happened in many matches of one kind of table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.matches = 0
        self.points = 0
        self.honey = 0
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

    @property
    def hives(self) -> float:
        return sum(self.sizes.values()) / 60

    def share(self, least: int, most: int) -> str:
        part = sum(count for size, count in self.sizes.items() if least <= size <= most) / 60
        return f"{100 * part / max(1.0, self.hives):.0f} %"


def play(game: HappyHoneyBeez, seats: int, games: int, options: dict[str, bool]) -> Tally:
    tally = Tally(seats)
    for number in range(games):
        seed = f"tiles {SEED} {number}"
        state = game.setup(seats=seats, seed=seed, options=options)
        bots = [make_bot("greedy", seed=f"{seed} {seat}") for seat in range(seats)]
        while not state.is_over():
            action = int(bots[int(state.seat_to_act())].choose(state))
            for event in game.play(state, action):
                tally.note(event)
        tally.matches += 1
        tally.points += sum(state.scores())
        tally.honey += sum(int(jar) for jar in state.jar)
    return tally


def rows(tallies: list[Tally]) -> list[tuple[str, list[str]]]:
    def per_seat(total: int, tally: Tally) -> str:
        return f"{total / tally.matches / tally.seats:.1f}"

    return [
        ("turns of each player", [per_seat(t.happened["turn"] + t.matches, t) for t in tallies]),
        ("tiles laid", [t.each("lay") for t in tallies]),
        ("of them paid with pollen", [t.each("paid") for t in tallies]),
        ("hives that scored", [f"{t.hives / t.matches:.1f}" for t in tallies]),
        ("of 1 tile", [t.share(1, 1) for t in tallies]),
        ("of 2 tiles", [t.share(2, 2) for t in tallies]),
        ("of 3 to 7 tiles", [t.share(3, 7) for t in tallies]),
        ("of 8 tiles and more", [t.share(8, 99) for t in tallies]),
        ("hives that closed without a queen", [t.each("empty_hive") for t in tallies]),
        ("pollen brought to queens", [t.each("feed pollen") for t in tallies]),
        ("honey brought to queens", [t.each("feed honey") for t in tallies]),
        ("bees taken back", [t.each("abandon") for t in tallies]),
        ("winters", [t.each("winter") for t in tallies]),
        ("turns in which no open tile fitted", [t.each("replace") for t in tallies]),
        ("points of each player", [per_seat(t.points, t) for t in tallies]),
        ("of them honey", [per_seat(t.honey, t) for t in tallies]),
    ]


def tile_rows(tiles: BeeTiles) -> list[str]:
    """How many tiles of each ground have so many open sides."""
    lines = ["| | " + " | ".join(str(count) for count in range(7)) + " | with a flight hole |"]
    lines.append("| --- | " + " | ".join("--:" for _ in range(8)) + " |")
    for ground in ("plain", "honey", "breeding"):
        kinds = [kind for kind in tiles.kinds if kind.ground == ground]
        counts = [sum(k.count for k in kinds if k.edges.count("O") == number) for number in range(7)]
        holes = sum(kind.count for kind in kinds if "F" in kind.edges)
        lines.append(f"| {ground} | " + " | ".join(str(count) for count in counts) + f" | {holes} |")
    return lines


def page(tiles: BeeTiles, tallies: list[Tally], games: int) -> str:
    heads = [*(f"{seats} seats" for seats in SEATS), "3 seats, flight holes at meadows only"]
    lines = [
        "# What the bee tiles do",
        "",
        "The pictures of the tiles are lost, so the set is our own. It is to let hives of three to seven",
        "tiles finish regularly, to leave nobody without a tile that fits, and to keep workers flying.",
        "This page was written by",
        "",
        "```sh",
        f"python tools/happy_honey_beez_tiles.py --games {games}",
        "```",
        "",
        f"The bot `greedy` plays all seats; {games} matches a column, seed {SEED}. Figures are for a match",
        "unless they say otherwise.",
        "",
        "| | " + " | ".join(heads) + " |",
        "| --- | " + " | ".join("--:" for _ in heads) + " |",
        *(f"| {name} | " + " | ".join(cells) + " |" for name, cells in rows(tallies)),
        "",
        "## The set",
        "",
        "Hive tiles by the number of their open sides. A tile with a single open side is a hive of its own",
        "as soon as that side touches closed brood: one quick point. So there are few of these, and most",
        "tiles have two or three open sides.",
        "",
        *tile_rows(tiles),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--games", type=int, default=GAMES)
    arguments.add_argument("--components", type=Path)
    given = arguments.parse_args()
    game = HappyHoneyBeez(given.components)
    tallies = [play(game, seats, given.games, {}) for seats in SEATS]
    tallies.append(play(game, 3, given.games, OPTION))
    text = page(game.components, tallies, given.games)
    print(text)
    if given.components is None:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
