# compiled by mypyc
"""What lies on the table of either game of the bees, and questions about it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._bees.bees import EGG, TYPE_NAMES, Bees
from insectarium.games._bees.tables import BeeTables
from insectarium.games._bees.tiles import GROUNDS
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.facts import spot_facts
from insectarium.games._hexes.table import HexTable

# The phases with which a turn begins. Each game adds those in which its bees act, and the end.
LAYING: Final[i64] = 0
PUTTING: Final[i64] = 1


class BeeRules:
    """The game, its numbers and its options, the same for all states of a match."""

    def __init__(self, game: str, phases: list[str], bees: list[int], bee_names: list[str]) -> None:
        self.game = game
        self.phases = phases
        # The last phase is the end.
        self.over: i64 = i64(len(phases)) - 1
        # How many queens, workers, drones and eggs a seat has.
        self.bees = bees
        self.bee_names = bee_names
        # How many types of bees there are that fly: all but eggs.
        self.fliers: i64 = EGG if i64(len(bees)) > EGG else i64(len(bees))
        # What the first, second, ... tile of a turn costs.
        self.prices: vec[i64] = vec[i64]()
        self.pollen_tokens: i64 = 0
        self.honey_tokens: i64 = 0
        self.start_points: i64 = 0
        self.abandon_costs_point = False


class BeeTable(HexTable):
    bees: Bees

    def __init__(self, seats: i64, rules: BeeRules, tables: BeeTables, rng: Rng) -> None:
        super().__init__(seats, rng, rules.phases, rules.over)
        self.rules = rules
        self.tables = tables
        # Tiles that left the game because none of the open ones could be laid.
        self.removed: vec[i64] = vec[i64]()
        self.pollen: vec[i64] = vec[i64]()
        self.jar: vec[i64] = vec[i64]()
        # HHB-027, KBA-024
        self.pollen_supply: i64 = rules.pollen_tokens
        self.honey_supply: i64 = rules.honey_tokens
        self.hive_points: vec[i64] = vec[i64]()

    def unpack(self) -> None:
        self.unpack_hexes(self.tables.kinds, self.rules.start_points)
        self.bees = Bees(self.seats, self.rules.bees)
        self.pollen = vec[i64]([0] * self.seats)
        self.jar = vec[i64]([0] * self.seats)
        self.hive_points = vec[i64]([0] * self.seats)

    def copy_table_into(self, other: BeeTable) -> None:
        """Make `other`, made for the same match and still bare, equal to this."""
        self.copy_hexes_into(other)
        other.bees = self.bees.clone()
        other.removed = self.removed[:]
        other.pollen = self.pollen[:]
        other.jar = self.jar[:]
        other.pollen_supply = self.pollen_supply
        other.honey_supply = self.honey_supply
        other.hive_points = self.hive_points[:]

    # Tiles

    def price(self) -> i64:
        """What the next tile of this turn costs."""
        # HHB-056, HHB-059, KBA-032
        return self.rules.prices[self.laid] if self.laid < i64(len(self.rules.prices)) else 0

    def place_facts(self, spot: i64) -> dict[str, int | str]:
        """What an event tells of a spot of the board."""
        facts = spot_facts(self.board, spot)
        facts["ground"] = GROUNDS[self.board.ground_of(spot)]
        return facts

    # Bees

    def first_bee(self) -> i64:
        """The number of the active seat's first queen."""
        return self.active * self.bees.per_seat

    def hive_at(self, spot: i64) -> i64:
        """The hive to which a spot belongs, NONE for a meadow."""
        return self.board.area[spot // SPOTS_PER_TILE]

    def bee_facts(self, number: i64) -> dict[str, int | str]:
        """What an event tells of a bee of the active seat."""
        kind = self.bees.type_of(self.first_bee() + number)
        return {"name": self.rules.bee_names[number], "bee": TYPE_NAMES[kind]}
