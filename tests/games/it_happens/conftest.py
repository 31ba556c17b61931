"""Small It Happens.. positions for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.core.game import Game
from insectarium.core.rng import Rng
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.testing import Trial

COLOURS = ("yellow", "red", "green", "blue", "white")
HILLS = tuple(f"{number:02}" for number in range(1, 13))
Columns = Sequence[str]


def _column(words: str) -> dict[str, Any]:
    colour, *numbers = words.split()
    return {"colour": colour, "dice": [int(number) for number in numbers]}


class Start:
    """Builds positions. A column with dice is written "green 2 3"; what is left out is empty."""

    def __init__(self, game: Game[ItHappensState]) -> None:
        self.game = game

    def document(
        self,
        seats: int = 3,
        *columns: Columns,
        hills: str = "01 02 03",
        worms: Sequence[int] = (),
        objects: Sequence[Mapping[str, int]] = (),
        die: int = 0,
        colour: str | None = None,
        third_dice: Sequence[int] = (2, 2),
        rolls: Sequence[int] = (),
        **rest: Any,
    ) -> dict[str, Any]:
        """`columns` are those of the first, the second and the third hill; `rolls` the numbers to come."""
        count = 3 if seats == 2 else seats
        players: list[dict[str, Any]] = [
            {
                "worms": worms[n] if n < len(worms) else 0,
                "objects": dict(objects[n] if n < len(objects) else {}),
            }
            for n in range(count)
        ]
        if seats == 2:
            for seat in range(2):
                players[seat]["third_dice"] = third_dice[seat]
        filled = [*columns, *[()] * (3 - len(columns))]
        document: dict[str, Any] = {
            "seats": seats,
            "round": 1,
            "hills": [
                {"hill": hill, "columns": [_column(column) for column in content]}
                for hill, content in zip(hills.split(), filled, strict=True)
            ],
            "players": players,
        }
        if die:
            document["decision"] = {"kind": "place", "die": die}
            if colour:
                document["decision"]["colour"] = colour
        if rolls:
            # A pile that is left out would be shuffled, with the generator that is to roll.
            document["pile"] = [hill for hill in HILLS if hill not in hills.split()]
            document["random"] = rng_that_rolls(*rolls)
        return {**document, **rest}

    def __call__(self, seats: int = 3, *columns: Columns, **rest: Any) -> Trial[ItHappensState]:
        return Trial(self.game, self.game.position(self.document(seats, *columns, **rest)))

    def over(
        self, seats: int = 3, won: Mapping[str, tuple[str | None, str | None]] | None = None, **rest: Any
    ) -> Trial[ItHappensState]:
        """The end of a match: for some hills, who won the queen and the general."""
        given = won or {}
        done = [
            {
                "hill": hill,
                "queen": given.get(hill, (None, None))[0],
                "general": given.get(hill, (None, None))[1],
            }
            for hill in HILLS
        ]
        document = self.document(seats, round=5, done=done, **rest)
        del document["hills"]
        return Trial(self.game, self.game.position(document))


def rng_that_rolls(*numbers: int) -> list[int]:
    """The state of a generator whose next dice show these numbers."""
    for seed in range(1_000_000):
        rng = Rng.seeded(f"loaded {seed}")
        words = rng.words()
        if all(int(rng.below(6)) + 1 == number for number in numbers):
            return words
    raise AssertionError(f"no generator found that rolls {numbers}")


@pytest.fixture(scope="session")
def it_happens() -> Game[ItHappensState]:
    return insectarium.load("it_happens")


@pytest.fixture(scope="session")
def start(it_happens: Game[ItHappensState]) -> Start:
    return Start(it_happens)


def _hill(number: int, columns: Sequence[str], worm_number: int, queen: int, general: int) -> str:
    texts = ", ".join(f'"{column}"' for column in columns)
    return (
        f'[[hill]]\nid = "{number:02}"\ncolumns = [{texts}]\nworm_number = {worm_number}\n'
        f"queen = {queen}\ngeneral = {general}\n"
    )


@pytest.fixture
def with_hills(tmp_path: Path) -> Callable[..., Start]:
    """`start` on hills whose columns all have five blank spaces; hill 01 as given."""

    def load(
        columns: Sequence[str] = ("- - - - -",) * 5, worm_number: int = 30, queen: int = 5, general: int = 2
    ) -> Start:
        text = 'name = "Blank"\n' + _hill(1, columns, worm_number, queen, general)
        text += "".join(_hill(number, ("- - - - -",) * 5, 30, 5, 2) for number in range(2, 13))
        path = tmp_path / "hills.toml"
        path.write_text(text, encoding="utf-8")
        return Start(insectarium.load("it_happens", components=path))

    return load


@pytest.fixture
def evaluated(with_hills: Callable[..., Start]) -> Callable[..., Trial[ItHappensState]]:
    """The next round after one in which the first hill had these columns.

    All other dice lie in the second hill, as ones, but the last one of the first seat, which goes there now.
    """

    def play(
        columns: Columns, seats: int = 4, worms: Sequence[int] = (), **hill: Any
    ) -> Trial[ItHappensState]:
        placed = {_column(column)["colour"]: len(_column(column)["dice"]) for column in columns}
        left = {colour: 5 - placed.get(colour, 0) for colour in COLOURS[:seats]}
        left[COLOURS[0]] -= 1
        second = [f"{colour}{' 1' * count}" for colour, count in left.items() if count]
        trial = with_hills(**hill)(seats, columns, second, worms=worms, die=1, turn=0)
        trial.events = trial.do("place 2")  # type: ignore[attr-defined]
        return trial

    return play
