"""Who meets whom, on which seats and with which deals. Plain data, to pass between processes."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field

from insectarium.bots import make_bot
from insectarium.core.manifest import BadSetup, Setting, options_as_text, options_from_text
from insectarium.core.registry import games, load
from insectarium.lab.match import Sitting

EVERY_GAME = "all"
MEETINGS = ("all", "neighbours", "first")


@dataclass(frozen=True)
class RuleSet:
    """A game with its options, all of them resolved; `name` tells only those that are not the default."""

    game: str
    options: tuple[tuple[str, Setting], ...]
    name: str

    @staticmethod
    def of(text: str, table: int) -> RuleSet:
        """`micropolis`, `antropolis:edition=first` or `marabunta:boards=b+territory=c`."""
        game, _, options = text.partition(":")
        manifest = load(game).manifest
        settings = manifest.resolve(table, options_from_text(options.replace("+", " ")))
        chosen = {
            option.key: settings[option.key]
            for option in manifest.options
            if settings[option.key] != option.default
        }
        name = f"{game}:{options_as_text(chosen).replace(' ', '+')}" if chosen else game
        return RuleSet(game, tuple(settings.items()), name)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Pairing:
    """One bot at a table whose other seats are all taken by another one."""

    rules: RuleSet
    table: int
    one: str
    other: str

    def sitting(self, number: int, seed: int | str) -> Sitting:
        """The match of this number: with each deal, the one sits on every seat once."""
        deal, seat = divmod(number, self.table)
        others = (place for place in range(self.table) if place != seat)
        return Sitting(
            number=number,
            entries=(self.one, *[self.other] * (self.table - 1)),
            seats=(seat, *others),
            options=dict(self.rules.options),
            deal=f"{seed}/{self.table}/{deal}",
            bots=f"{seed}/{self.one}/{self.other}/{number}",
        )


@dataclass(frozen=True)
class Fixture:
    """One match of a pairing."""

    pairing: Pairing
    number: int
    seed: int | str


@dataclass(frozen=True)
class ArenaPlan:
    """All that decides an arena.

    `meetings`: everybody meets everybody (all), the next one (neighbours), or the first one (first).
    """

    rules: tuple[RuleSet, ...]
    bots: tuple[str, ...]
    table: int = 2
    matches: int = 60
    seed: int | str = 1
    meetings: str = "all"
    pairings: tuple[Pairing, ...] = field(init=False)

    def __post_init__(self) -> None:
        self._check()
        # Whole rounds only: everybody has had every seat of every deal.
        object.__setattr__(self, "matches", -(-self.matches // self.table) * self.table)
        pairings = (
            Pairing(rules, self.table, one, other) for rules in self.rules for one, other in self._meetings()
        )
        object.__setattr__(self, "pairings", tuple(pairings))

    def _check(self) -> None:
        if len(self.bots) < 2:
            raise BadSetup("An arena needs at least 2 bots.")
        for number, bot in enumerate(self.bots):
            if bot in self.bots[:number]:
                raise BadSetup(f"The bot {bot} is named twice; in an arena each meets the others.")
            make_bot(bot)
        if self.matches < 1:
            raise BadSetup(f"A meeting needs at least 1 match, not {self.matches}.")
        if self.meetings not in MEETINGS:
            raise BadSetup(f"Meetings are {', '.join(MEETINGS)}, not {self.meetings}.")

    def _meetings(self) -> Iterator[tuple[str, str]]:
        if self.meetings == "first":
            yield from ((self.bots[0], other) for other in self.bots[1:])
        elif self.meetings == "neighbours":
            yield from itertools.pairwise(self.bots)
        elif self.table == 2:
            yield from itertools.combinations(self.bots, 2)
        else:
            # One among many of the other is another test than the reverse.
            yield from itertools.permutations(self.bots, 2)

    def fixtures(self) -> Iterator[Fixture]:
        """All matches, a round of every meeting at a time, so that a part says something of all."""
        for first in range(0, self.matches, self.table):
            for pairing in self.pairings:
                for number in range(first, first + self.table):
                    yield Fixture(pairing, number, self.seed)


def rule_sets(texts: list[str], table: int) -> tuple[RuleSet, ...]:
    """The rule sets that are named; `all` stands for every game that can be played by so many."""
    if texts == [EVERY_GAME]:
        texts = [manifest.id for manifest in games() if table in manifest.seats]
        if not texts:
            raise BadSetup(f"No game here is for {table} seats.")
    found = tuple(RuleSet.of(text, table) for text in texts)
    if len(set(found)) < len(found):
        raise BadSetup("A rule set is named twice.")
    return found
