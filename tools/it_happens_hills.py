"""How fair the hills of It Happens.. are, found by playing: python tools/it_happens_hills.py [FILE]

Bots play many matches with fixed seeds. The report tells for each column position how often it wins the
queen and what a die in it earns, and what a worm is worth. Intervals hold in 95 of 100 cases. With a path,
the hills of that file are tried instead of ours; --quick plays a tenth of the matches.
docs/games/it_happens-balance.md has the figures and what they mean.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from insectarium.bots import make_bot
from insectarium.core.rng import Rng
from insectarium.core.toml_source import ComponentsError
from insectarium.games.it_happens.codes import PLACE, REROLL
from insectarium.games.it_happens.components import COLUMNS, OBJECTS, WORM, Components
from insectarium.games.it_happens.game import ItHappens
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.games.it_happens.scoring import CATEGORIES, SETS, VARIETY, points_by_colour

BOT = "greedy"
COLUMN_MATCHES = 2000
WORM_MATCHES = 5000
REROLL_MATCHES = 6000
SEAT_COUNTS = (2, 3, 4, 5)


class Mean:
    """A mean with its interval."""

    def __init__(self) -> None:
        self.count, self.total, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        return self.total / max(1, self.count)

    @property
    def margin(self) -> float:
        if self.count < 2:
            return math.inf
        variance = max(0.0, self.squares / self.count - self.value**2)
        return 1.96 * math.sqrt(variance / (self.count - 1))

    def __str__(self) -> str:
        return f"{self.value:5.2f} ± {self.margin:.2f}"


@dataclass
class Column:
    """What one column of one hill got in one round."""

    colour: str
    dice: int = 0
    tiles: int = 0
    queen: bool = False
    worms: int = 0
    objects: int = 0


@dataclass
class Position:
    """All columns at one place, counted from the left."""

    queen: Mean = field(default_factory=Mean)
    dice: Mean = field(default_factory=Mean)
    tiles: Mean = field(default_factory=Mean)
    worms: Mean = field(default_factory=Mean)
    objects: Mean = field(default_factory=Mean)
    points: Mean = field(default_factory=Mean)
    per_die: Mean = field(default_factory=Mean)

    def add(self, column: Column, competitors: int, object_worth: float) -> None:
        points = column.tiles + column.worms + object_worth * column.objects
        self.queen.add(competitors * column.queen)
        self.dice.add(column.dice)
        self.tiles.add(column.tiles)
        self.worms.add(column.worms)
        self.objects.add(column.objects)
        self.points.add(points)
        self.per_die.add(points / column.dice)


class Round:
    """Listens to the events of a round and keeps the columns of its hills."""

    def __init__(self) -> None:
        self.hills: dict[str, dict[int, Column]] = {}
        self.place: Column | None = None

    def hear(self, kind: str, facts: dict[str, Any]) -> None:
        if kind == "place":
            column = self.hills.setdefault(facts["hill"], {}).setdefault(
                facts["column"], Column(facts["colour"])
            )
            column.dice += 1
            self.place = column
        elif kind == "tile":
            self.hill = facts["hill"]
            column = self._of(facts["colour"])
            column.tiles += facts["points"]
            column.queen = column.queen or facts["tile"] == "queen"
        elif kind == "gain" and facts["gained"]:
            assert self.place is not None
            got = self.place if facts["from"] == "space" else self._of(facts["colour"])
            got.worms += facts["thing"] == WORM
            got.objects += facts["thing"] != WORM

    def _of(self, colour: str) -> Column:
        return next(column for column in self.hills[self.hill].values() if column.colour == colour)


def play_rounds(game: ItHappens, seats: int, seed: str) -> tuple[list[Round], ItHappensState]:
    """A match between bots: its rounds as heard, and its end."""
    state = game.setup(seats=seats, seed=seed)
    bots = [make_bot(BOT, f"{seed}/{seat}") for seat in range(seats)]
    rounds = [Round()]
    while not state.is_over():
        for event in game.play(state, int(bots[int(state.turn)].choose(honest(state, seed)))):
            rounds[-1].hear(event.kind, dict(event.facts))
            if event.kind == "round":
                rounds.append(Round())
    return rounds, state


def honest(state: ItHappensState, seed: str) -> ItHappensState:
    """What the seat to act may know of this state, with dice of its own to think with."""
    copy = state.clone()
    copy.redeal(state.turn, Rng.seeded(f"{seed} thinks {state.rng.words()}"))
    return copy


def column_report(game: ItHappens, seats: int, matches: int) -> list[str]:
    played = [play_rounds(game, seats, f"columns {number}") for number in range(matches)]
    worth = object_worth([end for _, end in played])
    positions = [Position() for _ in range(COLUMNS)]
    for rounds, _ in played:
        for heard in rounds:
            for hill in heard.hills.values():
                for number, column in hill.items():
                    positions[number - 1].add(column, len(hill), worth)
    lines = [
        f"{seats} seats, {matches} matches; an object tile brings {worth:.2f} points",
        "  column   queens, 1 = fair share   dice           objects        worms          points a die",
    ]
    for number, found in enumerate(positions):
        if found.dice.count:
            cells = (found.queen, found.dice, found.objects, found.worms, found.per_die)
            lines.append(f"  {number + 1}        {'   '.join(map(str, cells))}")
    return lines


def object_worth(ends: Sequence[ItHappensState]) -> float:
    """The points for sets and variety, by object tile."""
    points = tiles = 0
    for end in ends:
        by_colour = points_by_colour(end)
        for colour in range(int(end.colours)):
            points += int(by_colour[colour * CATEGORIES + SETS] + by_colour[colour * CATEGORIES + VARIETY])
        tiles += sum(int(count) for count in end.objects)
    return points / max(1, tiles)


def finish(state: ItHappensState, seats: int, seed: str) -> ItHappensState:
    bots = [make_bot(BOT, f"{seed}/{seat}") for seat in range(seats)]
    thinking = Rng.seeded(f"{seed} thinks")
    while not state.is_over():
        copy = state.clone()
        copy.redeal(state.turn, thinking)
        state.advance(bots[int(state.turn)].choose(copy))
    return state


def gifts(game: ItHappens, seats: int, matches: int) -> tuple[Mean, Mean]:
    """What one worm more at the start brings its owner: points, and part of a victory."""
    points, victories = Mean(), Mean()
    for number in range(matches):
        seat = number % seats
        ends = []
        for gift in (0, 1):
            state = game.setup(seats=seats, seed=f"gift {number}")
            state.worms[seat] += gift
            state.worm_supply -= gift
            ends.append(finish(state, seats, f"gift {number}"))
        points.add(ends[1].scores()[seat] - ends[0].scores()[seat])
        victories.add(_share(ends[1], seat) - _share(ends[0], seat))
    return points, victories


def _share(state: ItHappensState, seat: int) -> float:
    winners = state.winners()
    return 1 / len(winners) if seat in winners else 0.0


def rerolls(game: ItHappens, seats: int, matches: int) -> dict[str, Mean]:
    """What rolling again once brings its owner, the worm counted as lost: by the number rolled, and by what
    the bot would have done."""
    gains = {name: Mean() for name in ("1", "2", "3", "4", "5", "6", "the bot would", "the bot would not")}
    for number in range(matches):
        seed = f"reroll {number}"
        state = _somewhere(game, seats, seed)
        if state is None:
            continue
        seat = int(state.turn)
        wanted = make_bot(BOT, seed).choose(honest(state, seed)) == REROLL
        again = state.clone()
        again.advance(REROLL)
        ends = [finish(_placed(one), seats, seed) for one in (again, state)]
        gain = ends[0].scores()[seat] - ends[1].scores()[seat]
        gains[str(int(state.die))].add(gain)
        gains["the bot would" if wanted else "the bot would not"].add(gain)
    return gains


def _somewhere(game: ItHappens, seats: int, seed: str) -> ItHappensState | None:
    """A moment of a match, drawn by lot, at which a die may be rolled again."""
    rng = Rng.seeded(f"{seed} moment")
    state = game.setup(seats=seats, seed=seed)
    bots = [make_bot(BOT, f"{seed}/{seat}") for seat in range(seats)]
    wait = int(rng.below(20 * seats))
    while not state.is_over():
        legal = [int(action) for action in state.legal_actions()]
        if wait <= 0 and REROLL in legal:
            return state
        wait -= state.die > 0
        state.advance(bots[int(state.turn)].choose(honest(state, seed)))
    return None


def _placed(state: ItHappensState) -> ItHappensState:
    """The die in hand put where its owner's chances are best."""
    seat = state.turn
    best: tuple[float, ItHappensState] | None = None
    for action in state.legal_actions():
        if action >= PLACE:
            after = state.clone()
            after.advance(action)
            worth = after.chances()[seat] if not after.is_over() else _share(after, int(seat))
            if best is None or worth > best[0]:
                best = (worth, after)
    assert best is not None
    return best[1]


def contents(components: Components) -> list[str]:
    """What the hills show, by column position."""
    lines = ["Spaces by column: mean height, spaces with objects, with worms"]
    for number in range(COLUMNS):
        columns = [hill.columns[number] for hill in components.hills]
        height = sum(map(len, columns)) / len(columns)
        shown = Counter(space for column in columns for space in column)
        objects = sum(shown[kind] for kind in OBJECTS)
        lines.append(f"  {number + 1}: {height:.2f}, {objects}, {shown[WORM]}")
    return lines


def report(game: ItHappens, scale: float = 1.0) -> str:
    """`scale` plays fewer matches, for a quick look."""
    parts = [f"{game.components.name} (fingerprint {game.components.fingerprint}), bots: {BOT}"]
    parts.append("\n".join(contents(game.components)))
    for seats in SEAT_COUNTS:
        parts.append("\n".join(column_report(game, seats, int(COLUMN_MATCHES * scale))))
    for seats in (3, 5):
        points, victories = gifts(game, seats, int(WORM_MATCHES * scale))
        parts.append(
            f"{seats} seats: one worm more at the start brings {points} points, {100 * victories.value:.1f} "
            f"± {100 * victories.margin:.1f} victories in 100"
        )
    gains = rerolls(game, 3, int(REROLL_MATCHES * scale))
    lines = [f"  {name:<18} {gain}   ({gain.count} moments)" for name, gain in gains.items()]
    parts.append("\n".join(["3 seats: points that rolling again brings, worm paid, after a roll of", *lines]))
    return "\n\n".join(parts)


def main(arguments: list[str]) -> int:
    scale = 1.0
    if arguments and arguments[0] == "--quick":
        scale = 0.1
        arguments = arguments[1:]
    if len(arguments) > 1:
        print("Usage: python tools/it_happens_hills.py [--quick] [FILE]", file=sys.stderr)
        return 2
    try:
        game = ItHappens(Path(arguments[0])) if arguments else ItHappens()
    except ComponentsError as error:
        print(error, file=sys.stderr)
        return 1
    print(report(game, scale))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
