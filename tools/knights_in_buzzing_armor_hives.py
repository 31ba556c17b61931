"""Shows by simulated matches which hives are finished in Knights in Buzzing Armor, and what the bees do.

    python tools/knights_in_buzzing_armor_hives.py [--games N] [--bot NAME] [--components FILE]

One bot plays all seats. Writes docs/games/knights_in_buzzing_armor-hives.md unless another components file
was given; then it only prints the page.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from insectarium.bots import make_bot
from insectarium.core.event import Event
from insectarium.games.knights_in_buzzing_armor.game import KnightsInBuzzingArmor

PAGE = Path(__file__).resolve().parents[1] / "docs" / "games" / "knights_in_buzzing_armor-hives.md"
SEED = 1
GAMES = 100
SEATS = (2, 3, 4)
STRICT = {"flight_hole_meadow_only": True}
# What is counted, as it is called on the page: kinds of events.
DEEDS = {
    "pollen collected": ("collect",),
    "tokens brought to queens": ("feed",),
    "eggs laid": ("lay_egg",),
    "bees hatched": ("hatch",),
    "drones stung": ("sting",),
    "workers won over or driven off": ("won_over", "driven_off"),
    "queens expelled": ("expel",),
    "queens of one colour that met": ("meet",),
    "queens taken back from finished hives": ("take_back",),
    "bees taken back for a point": ("abandon",),
    "turns in which no open tile fitted": ("replace",),
}


class Tally:
    """What happened in many matches of one kind of table."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.matches = 0
        self.points = 0
        self.stuck = 0
        self.happened: Counter[str] = Counter()
        self.sizes: Counter[int] = Counter()

    def note(self, event: Event) -> None:
        self.happened[event.kind] += 1
        if event.kind == "hive":
            # A shared hive is told once for each of its owners.
            self.sizes[int(event.facts["tiles"])] += 60 // int(event.facts["owners"])

    def each(self, *kinds: str) -> str:
        return f"{sum(self.happened[kind] for kind in kinds) / self.matches:.1f}"

    def per_seat(self, total: int) -> str:
        return f"{total / self.matches / self.seats:.1f}"

    def hives(self, least: int, most: int) -> float:
        return sum(count for size, count in self.sizes.items() if least <= size <= most) / 60

    def share(self, least: int, most: int) -> str:
        return f"{100 * self.hives(least, most) / max(1.0, self.hives(1, 99)):.0f} %"


def play(game: KnightsInBuzzingArmor, bot: str, seats: int, games: int, options: dict[str, bool]) -> Tally:
    tally = Tally(seats)
    for number in range(games):
        seed = f"hives {SEED} {number}"
        state = game.setup(seats=seats, seed=seed, options=options)
        bots = [make_bot(bot, seed=f"{seed} {seat}") for seat in range(seats)]
        while not state.is_over():
            if game.decision_kind(state) == "lay" and not state.open_tile_fits():
                tally.stuck += 1
            action = int(bots[int(state.seat_to_act())].choose(state))
            for event in game.play(state, action):
                tally.note(event)
        tally.matches += 1
        tally.points += sum(state.scores())
    return tally


def rows(tallies: list[Tally]) -> list[tuple[str, list[str]]]:
    found = [
        ("turns of each player", [t.per_seat(t.happened["turn"] + t.matches) for t in tallies]),
        ("tiles laid", [t.each("lay") for t in tallies]),
        ("hives that scored", [f"{t.hives(1, 99) / t.matches:.1f}" for t in tallies]),
        ("of 1 tile", [t.share(1, 1) for t in tallies]),
        ("of 2 tiles", [t.share(2, 2) for t in tallies]),
        ("of 3 to 7 tiles", [t.share(3, 7) for t in tallies]),
        ("of 8 tiles and more", [t.share(8, 99) for t in tallies]),
        ("points of each player", [t.per_seat(t.points) for t in tallies]),
    ]
    found += [(name, [t.each(*kinds) for t in tallies]) for name, kinds in DEEDS.items()]
    return [*found, ("decisions without a tile that fits", [str(t.stuck) for t in tallies])]


def page(tallies: list[Tally], bot: str, games: int) -> str:
    heads = [*(f"{seats} seats" for seats in SEATS), "3 seats, flight holes at meadows only"]
    lines = [
        "# Hives and bees in Knights in Buzzing Armor",
        "",
        "The pictures of the tiles are lost, so the set is our own. It is to let hives of three to seven",
        "tiles finish regularly and to leave nobody without a tile that fits. This page was written by",
        "",
        "```sh",
        f"python tools/knights_in_buzzing_armor_hives.py --games {games} --bot {bot}",
        "```",
        "",
        f"The bot `{bot}` plays all seats; {games} matches a column, seed {SEED}. Figures are for a match",
        "unless they say otherwise; the last row counts all matches of a column together.",
        "",
        "| | " + " | ".join(heads) + " |",
        "| --- | " + " | ".join("--:" for _ in heads) + " |",
        *(f"| {name} | " + " | ".join(cells) + " |" for name, cells in rows(tallies)),
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--games", type=int, default=GAMES)
    arguments.add_argument("--bot", default="greedy")
    arguments.add_argument("--components", type=Path)
    given = arguments.parse_args()
    game = KnightsInBuzzingArmor(given.components)
    tallies = [play(game, given.bot, seats, given.games, {}) for seats in SEATS]
    tallies.append(play(game, given.bot, 3, given.games, STRICT))
    text = page(tallies, given.bot, given.games)
    print(text)
    if given.components is None:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
