# compiled by mypyc
"""What lies on the table of either game of the ants, and questions about it."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._ants.ants import QUEEN, SOLDIER, TYPE_NAMES, WORKER, Ants
from insectarium.games._ants.tables import NEST, ROWS, AntTables
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.facts import spot_facts
from insectarium.games._hexes.supply import Market, Piles, each_once, redeal_with_box
from insectarium.games._hexes.table import HexTable

# ANT-C05, ANC-019, SUP-023
FOOD_TOKENS: Final[i64] = 20

# What is to be decided now. Each game adds the phases in which its ants act.
LAYING: Final[i64] = 0
PUTTING: Final[i64] = 1
MARKET: Final[i64] = 2
BUYING: Final[i64] = 3
RAISING: Final[i64] = 4
DRAWING: Final[i64] = 5
OVER: Final[i64] = 6
OWN_PHASES: Final[i64] = 7
PHASES: Final = ("lay", "put", "market", "buy", "limit", "draw", "over")

# Why the end has come near.
NOT_ENDING: Final[i64] = 0
BY_POINTS: Final[i64] = 1
BY_PILES: Final[i64] = 2
STUCK: Final[i64] = 3
ENDINGS: Final = ("none", "points", "piles", "stuck")


def ant_names(numbers: list[int]) -> list[str]:
    """The ants of a seat by name: q1, q2, w1, ..."""
    names: list[str] = []
    for kind, number in enumerate(numbers):
        for place in range(number):
            names.append(f"{TYPE_NAMES[kind][0]}{place + 1}")
    return names


def ant_facts(name: str) -> dict[str, int | str]:
    """An ant as sentences call it: its sort and its number."""
    for sort in TYPE_NAMES:
        if sort[0] == name[0]:
            return {"ant": sort, "number": int(name[1:])}
    raise ValueError(f"There is no ant {name}.")


class AntRules:
    """The game, its edition and its options, the same for all states of a match."""

    def __init__(self, game: str, phases: list[str], ants: list[int], tunnel_points: vec[i64]) -> None:
        self.game = game
        self.phases = phases
        # How many queens, workers, soldiers and larvae a seat has.
        self.ants = ants
        self.ant_names: list[str] = ant_names(ants)
        # By number of tunnel tiles, in the second edition.
        self.tunnel_points = tunnel_points
        self.first_edition = False
        self.join_required = False
        # Whether no tiles go to the box in the first edition.
        self.all_tiles = False
        self.target: i64 = 0
        self.first_limit: i64 = 0
        self.limit_price: i64 = 0
        self.start_points: i64 = 0
        self.market_places: i64 = 0


class AntTable(HexTable):
    ants: Ants
    piles: Piles
    # What lies in the box, face down: nobody knows which tiles these are.
    box: Piles
    market: Market

    def __init__(self, seats: i64, rules: AntRules, tables: AntTables, rng: Rng) -> None:
        super().__init__(seats, rng, rules.phases, OVER)
        self.rules = rules
        self.tables = tables
        self.hands: list[vec[i64]] = []
        self.limits: vec[i64] = vec[i64]()
        self.food: vec[i64] = vec[i64]()
        self.supply: i64 = FOOD_TOKENS
        self.tunnel_points: vec[i64] = vec[i64]()
        self.nest_points: vec[i64] = vec[i64]()
        self.starter: i64 = 0
        self.bought: i64 = 0
        self.first_to_target: i64 = NONE
        self.ending: i64 = NOT_ENDING
        self.final_turns: vec[i64] = vec[i64]()

    def unpack(self) -> None:
        self.unpack_hexes(self.tables.kinds, self.rules.start_points)
        self.ants = Ants(self.seats, self.rules.ants)
        self.piles = Piles(ROWS)
        self.box = Piles(ROWS)
        self.market = Market(ROWS, self.rules.market_places)
        for _ in range(self.seats):
            self.hands.append(vec[i64]())
        self.limits = vec[i64]([self.rules.first_limit] * self.seats)
        self.food = vec[i64]([0] * self.seats)
        self.tunnel_points = vec[i64]([0] * self.seats)
        self.nest_points = vec[i64]([0] * self.seats)

    def copy_table_into(self, other: AntTable) -> None:
        """Make `other`, made for the same match and still bare, equal to this."""
        self.copy_hexes_into(other)
        other.ants = self.ants.clone()
        other.piles = self.piles.clone()
        other.box = self.box
        other.market = self.market.clone()
        for seat in range(self.seats):
            other.hands.append(self.hands[seat][:])
        other.limits = self.limits[:]
        other.food = self.food[:]
        other.supply = self.supply
        other.tunnel_points = self.tunnel_points[:]
        other.nest_points = self.nest_points[:]
        other.starter = self.starter
        other.bought = self.bought
        other.first_to_target = self.first_to_target
        other.ending = self.ending
        other.final_turns = self.final_turns[:]

    def redeal_row(self, row: i64, hidden: vec[i64], rng: Rng) -> vec[i64]:
        """Deal a pile, what is in the box of it and the `hidden` tiles anew; the new hidden tiles."""
        return redeal_with_box(self.piles, self.box, row, hidden, rng)

    def has_turn(self, seat: i64) -> bool:
        """Whether a seat is on turn or has another turn."""
        has = seat == self.active or self.ending == NOT_ENDING
        for later in self.final_turns:
            if later == seat:
                has = True
        return has

    def plans_turns(self) -> bool:
        return True

    def is_looked_at(self, seat: i64) -> bool:
        """Whether a judgement counts what a seat can do with its tiles: one on turn, or until just now."""
        if self.thorough or seat == self.active:
            return True
        begins = self.phase == LAYING and self.laid == 0
        return begins and (seat + 1) % self.seats == self.active

    # Tiles

    def must_join(self, kind: i64) -> bool:
        # ANT-035, ANT-036, SUP-045, SUP-046
        if not self.rules.first_edition:
            return self.rules.join_required
        # ANC-042, ANC-044, ANC-A06, ANC-A07, SUC-011
        return self.tables.kinds.ground[kind] != NEST

    def lay_price(self) -> i64:
        """What the next tile from hand costs."""
        # ANT-040, ANT-041, ANC-038, ANC-039, SUP-049, SUP-050, SUC-011
        return 1 if self.laid > 0 else 0

    def missing_tiles(self) -> i64:
        """How many tiles the hand of the active seat is short of its limit."""
        # ANT-078, ANC-073, ANC-A12, SUP-123, SUC-054
        missing = self.limits[self.active] - i64(len(self.hands[self.active]))
        return missing if missing > 0 else 0

    def kinds_in_hand(self, seat: i64) -> vec[i64]:
        """The kinds of tiles in a hand, each once."""
        return each_once(self.hands[seat])

    def is_stuck(self) -> bool:
        """Whether no tile that a seat can come by fits anywhere, so that nothing will ever be laid again."""
        for seat in range(self.seats):
            if self.any_fits(self.hands[seat]):
                return False
        # ANC-037, SUC-011
        if self.rules.first_edition:
            return True
        for row in range(ROWS):
            if self.any_fits(self.piles.pile[row]):
                return False
        return not self.any_fits(self.market.open)

    def place_facts(self, spot: i64) -> dict[str, int | str]:
        """What an event tells of a spot of the board."""
        facts = spot_facts(self.board, spot)
        facts["ground"] = GROUNDS[self.board.ground_of(spot)]
        return facts

    def rounds_ahead(self) -> i64:
        """Only a single rival is foreseen well enough that it pays to play plans on (decision 7)."""
        return 1 if self.seats == 2 else 0

    # Ants

    def first_ant(self) -> i64:
        """The number of the active seat's first queen."""
        return self.active * self.ants.per_seat

    def queens_on_board(self, seat: i64) -> i64:
        return self.ants.on_board(seat, QUEEN)

    def queens_in_hand(self, seat: i64) -> i64:
        return self.ants.in_hand(seat, QUEEN)

    def workers_on_board(self, seat: i64) -> i64:
        return self.ants.on_board(seat, WORKER)

    def soldiers_on_board(self, seat: i64) -> i64:
        return self.ants.on_board(seat, SOLDIER)
