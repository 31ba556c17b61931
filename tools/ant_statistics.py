"""Shows by simulated matches of the ants how points are made and how matches end.

    python tools/ant_statistics.py [GAME ...] [--players BOT] [--games N] [--seats 2,3,4] [--write]

One row for each game, edition and number of seats; all seats are played by the same bot. The seeds are fixed,
so that the same command prints the same table. A match in which nobody lays any more tiles counts as stuck.
--write puts the tables into docs/games/GAME-balance.md.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import insectarium
from insectarium.bots import ask, make_bot
from insectarium.core.rng import Rng
from insectarium.games._ants.table import ENDINGS, AntTable
from insectarium.lab.match import MOST_DECISIONS

DOCS = Path(__file__).resolve().parents[1] / "docs" / "games"
GAMES = ("antropolis", "supersize_colony")
EDITIONS = ("second", "first")
HEAD = (
    "| edition | seats | players | matches | end by points | by piles | stuck | turns a seat | points a seat "
    "| from nests | from tunnels | nests scored | of tiles | tunnels scored | of tiles |"
)


@dataclass
class Tally:
    """What happened in some matches with the same number of seats."""

    seats: int
    matches: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    points: int = 0
    nest_points: int = 0
    tunnel_points: int = 0
    nests: list[int] = field(default_factory=list)
    tunnels: list[int] = field(default_factory=list)

    def add(self, state: AntTable) -> None:
        self.matches += 1
        self.endings[ENDINGS[state.ending] if state.is_over() else "stuck"] += 1
        self.points += sum(state.scores())
        self.nest_points += sum(int(points) for points in state.nest_points)
        self.tunnel_points += sum(int(points) for points in state.tunnel_points)
        for event in state.events or []:
            if event.kind == "turn":
                self.turns += 1
            elif event.kind == "nest":
                # A shared nest is told once for each winner.
                self.nests += [int(event.facts["tiles"])] if self._is_first_winner(state, event) else []
            elif event.kind == "tunnel":
                self.tunnels.append(int(event.facts["lanes"]))

    @staticmethod
    def _is_first_winner(state: AntTable, event: object) -> bool:
        events = state.events or []
        number = next(n for n, other in enumerate(events) if other is event)
        return number == 0 or events[number - 1].kind != "nest"

    def row(self, edition: str, players: str) -> str:
        shares = [
            f"{100 * self.endings[ending] / self.matches:.0f} %" for ending in ("points", "piles", "stuck")
        ]
        seats = self.matches * self.seats
        a_seat = [
            f"{total / seats:.1f}"
            for total in (self.turns, self.points, self.nest_points, self.tunnel_points)
        ]
        made = [
            text
            for sizes in (self.nests, self.tunnels)
            for text in (f"{len(sizes) / self.matches:.1f}", f"{sum(sizes) / max(len(sizes), 1):.1f}")
        ]
        cells = [edition, str(self.seats), f"`{players}`", str(self.matches), *shares, *a_seat, *made]
        return "| " + " | ".join(cells) + " |"


def play(game_id: str, edition: str, seats: int, players: str, games: int, components: Path | None) -> Tally:
    game = insectarium.load(game_id, components)
    tally = Tally(seats)
    for number in range(games):
        name = f"{game_id}/{edition}/{seats}/{number}"
        state = game.setup(seats=seats, seed=name, options={"edition": edition})
        assert isinstance(state, AntTable)
        state.events = []
        bots = [make_bot(players, f"{name}/{seat}") for seat in range(seats)]
        deals = [Rng.seeded(f"{name}/{seat}/deals") for seat in range(seats)]
        for _ in range(MOST_DECISIONS):
            if state.is_over():
                break
            seat = int(state.seat_to_act())
            state.advance(ask(bots[seat], state, seat, deals[seat]))
        tally.add(state)
    return tally


def table(game_id: str, arguments: argparse.Namespace) -> Iterator[str]:
    yield HEAD
    yield "|---|" + "--:|" * (HEAD.count("|") - 2)
    for edition in arguments.editions.split(","):
        for seats in arguments.seats.split(","):
            found = play(
                game_id, edition, int(seats), arguments.players, arguments.games, arguments.components
            )
            yield found.row(edition, arguments.players)


def write(game_id: str, lines: list[str], players: str) -> None:
    """Replace what stands between the two marks of these players on the page of the game."""
    page = DOCS / f"{game_id}-balance.md"
    text = page.read_text(encoding="utf-8")
    marks = f"<!-- {players} -->", f"<!-- end of {players} -->"
    pattern = re.compile(re.escape(marks[0]) + ".*?" + re.escape(marks[1]), re.DOTALL)
    if not pattern.search(text):
        raise SystemExit(f"{page.name} has no marks {marks[0]} and {marks[1]} to write between.")
    page.write_text(pattern.sub("\n".join([marks[0], *lines, marks[1]]), text), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", default=GAMES, help=f"{' or '.join(GAMES)}; both unless named")
    parser.add_argument("--players", default="greedy", help="the bot on every seat, e.g. search@200it")
    parser.add_argument("--games", type=int, default=100, help="matches a row")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--editions", default=",".join(EDITIONS))
    parser.add_argument("--components", type=Path, help="a file of tiles to try instead of the game's own")
    parser.add_argument("--write", action="store_true", help="put the tables into docs/games/")
    arguments = parser.parse_args()
    for game_id in arguments.game:
        print(f"\n{game_id}\n")
        lines = []
        for line in table(game_id, arguments):
            print(line, flush=True)
            lines.append(line)
        if arguments.write:
            write(game_id, lines, arguments.players)


if __name__ == "__main__":
    main()
