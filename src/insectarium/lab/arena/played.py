"""A match of an arena as it was played, and as a line of the file that keeps it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import insectarium
from insectarium.core.registry import load
from insectarium.lab.arena.plan import Fixture, Pairing
from insectarium.lab.match import play_sitting

PACKAGE = Path(insectarium.__file__).parent
Key = tuple[str, int, str, str, str, int]
"""What tells one match of an arena from all others: rule set, table, the two bots, seed, number."""


@dataclass(frozen=True)
class Played:
    """`score` and `share` (of the victory) are of the one, `milliseconds` those of all its decisions."""

    rules: str
    table: int
    one: str
    other: str
    seed: str
    number: int
    code: str
    share: float
    others_share: float
    scores: tuple[int, ...]
    milliseconds: tuple[int, ...]

    @property
    def key(self) -> Key:
        return (self.rules, self.table, self.one, self.other, self.seed, self.number)

    def as_line(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    @staticmethod
    def from_line(line: str) -> Played:
        """Raises ValueError, KeyError or TypeError for anything else than a line of as_line()."""
        fields: dict[str, Any] = json.loads(line)
        return Played(
            **{
                **fields,
                "scores": tuple(int(score) for score in fields["scores"]),
                "milliseconds": tuple(int(number) for number in fields["milliseconds"]),
            }
        )


def key_of(fixture: Fixture) -> Key:
    pairing = fixture.pairing
    return (
        str(pairing.rules),
        pairing.table,
        pairing.one,
        pairing.other,
        str(fixture.seed),
        fixture.number,
    )


def play_fixture(fixture: Fixture, stopped: Callable[[], bool] = lambda: False) -> Played | None:
    """Play one match to its end; None if it was stopped before."""
    game = _game(fixture.pairing.rules.game)
    spent: list[int] = []

    def clock(entry: int, seconds: float) -> None:
        if entry == 0:
            spent.append(round(1000 * seconds))

    outcome = play_sitting(game, fixture.pairing.sitting(fixture.number, fixture.seed), stopped, clock=clock)
    if outcome is None:
        return None
    return Played(
        *key_of(fixture),
        code=code_of(fixture.pairing),
        share=outcome.wins[0],
        others_share=sum(outcome.wins[1:]),
        scores=outcome.scores,
        milliseconds=tuple(spent),
    )


@cache
def _game(name: str) -> Any:
    return load(name)


def code_of(pairing: Pairing) -> str:
    """A fingerprint of everything here that decides such a match; matches of other code are another arena."""
    return _code(pairing.rules.game)


@cache
def _code(game: str) -> str:
    sources = [PACKAGE / "core", PACKAGE / "bots", PACKAGE / "games" / game]
    sources += sorted((PACKAGE / "games").glob("_*"))
    digest = hashlib.sha256()
    for folder in sources:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml") and "scene" not in path.name and "sprites" not in path.name:
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
