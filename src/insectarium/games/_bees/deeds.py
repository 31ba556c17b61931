# compiled by mypyc
"""What tiles and bees bring about in either game: finished hives, flights, pollen and honey, turns."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.games._bees import scoring
from insectarium.games._bees.bees import ACTED, FLOWN, HONEY, LOADS, NO_LOAD, POLLEN, TYPE_NAMES
from insectarium.games._bees.codes import PUT_NOTHING
from insectarium.games._bees.hives import finished_now, owners
from insectarium.games._bees.table import LAYING, PUTTING, BeeTable
from insectarium.games._hexes.board import SPOTS_PER_TILE
from insectarium.games._hexes.sharing import share


class Deeds(BeeTable):
    """A table on which the board grows and the bees of the active seat act, named by their number in it."""

    # What a game tells

    def total(self, seat: i64) -> i64:
        """All points of a seat, those of the end included."""
        raise NotImplementedError

    def resolve_tile(self) -> None:
        """A bee was put on the tile just laid, or none: what the tile brings about."""
        raise NotImplementedError

    def hive_scored(self, hive: i64, queens: vec[i64]) -> None:
        """A finished hive has brought its points to the seats with queens in it, if there are any."""

    # Tiles

    def lay_tile(self, kind: i64, where: i64) -> i64:
        """Pay for a tile and lay it; the price."""
        # HHB-051, HHB-A28, KBA-032
        price = self.price()
        self.pollen[self.active] -= price
        self.pollen_supply += price
        self.lay_on_board(kind, where)
        self.bees.crowd.grow()
        self.laid += 1
        self.phase = PUTTING
        return price

    def tile_facts(self, kind: i64, price: i64) -> dict[str, int | str]:
        """What an event tells of the tile just laid."""
        facts = self.place_facts(SPOTS_PER_TILE * self.fresh_tile())
        facts["tile"] = self.tables.kinds.ids[kind]
        facts["price"] = int(price)
        return facts

    def put(self, what: i64) -> None:
        if what != PUT_NOTHING:
            spot = SPOTS_PER_TILE * self.fresh_tile()
            bee = self.bees.next_in_hand(self.active, what - 1)
            # HHB-065, KBA-037
            self.bees.enter(bee, spot)
            self.bees.done[bee] = 0
            if self.events is not None:
                facts = self.place_facts(spot)
                facts["bee"] = TYPE_NAMES[what - 1]
                self.note("put", self.active, facts)
        self.resolve_tile()

    # Points

    def score_hives(self) -> vec[i64]:
        """All hives that the tile just laid finishes score on the same position; which they are."""
        # HHB-A14, HHB-A15, KBA-111, KBA-116, KBA-117
        hives = finished_now(self.board)
        gained = vec[i64]([0] * self.seats)
        for hive in hives:
            self._score_hive(hive, gained)
        # HHB-111, HHB-118, KBA-112, KBA-113
        for step in range(self.seats):
            seat = (self.active + step) % self.seats
            self.track.move(seat, gained[seat])
            self.hive_points[seat] += gained[seat]
        return hives

    def _score_hive(self, hive: i64, gained: vec[i64]) -> None:
        queens = owners(self.board, self.bees, hive)
        if len(queens) > 0:
            # HHB-111, HHB-114, HHB-A16, HHB-A21, KBA-046, KBA-112, KBA-114
            points = share(self.board.area_size[hive], i64(len(queens)))
            for seat in queens:
                gained[seat] += points
                if self.events is not None:
                    facts: dict[str, int | str] = {"tiles": int(self.board.area_size[hive])}
                    facts["points"] = int(points)
                    facts["owners"] = len(queens)
                    self.note("hive", seat, facts)
        self.hive_scored(hive, queens)

    def scores(self) -> list[int]:
        points: list[int] = []
        for seat in range(self.seats):
            points.append(int(self.total(seat)))
        return points

    def winners(self) -> list[int]:
        return scoring.winners(self, self.scores()) if self.is_over() else []

    # Bees

    def fly(self, number: i64, where: i64) -> None:
        bee = self.first_bee() + number
        spot = self.board.spot_at(where >> 3, 0)
        if self.events is not None:
            facts = self.place_facts(spot)
            facts.update(self.bee_facts(number))
            self.note("fly", self.active, facts)
        # HHB-072, KBA-052
        self.bees.walk(bee, spot)
        self.bees.done[bee] |= FLOWN

    def collect(self, number: i64) -> None:
        bee = self.first_bee() + number
        # HHB-092, KBA-071
        self.pollen_supply -= 1
        self.bees.load[bee] = POLLEN
        self.bees.done[bee] |= ACTED
        if self.events is not None:
            self.note("collect", self.active, self.bee_facts(number))

    def make_honey(self, number: i64) -> None:
        bee = self.first_bee() + number
        # HHB-095, HHB-A29, KBA-074
        self.pollen_supply += 1
        self.honey_supply -= 1
        self.bees.load[bee] = HONEY
        self.bees.done[bee] |= ACTED
        if self.events is not None:
            self.note("make_honey", self.active, self.bee_facts(number))

    def feed(self, number: i64) -> None:
        bee = self.first_bee() + number
        load = self.bees.load[bee]
        if load == POLLEN:
            # HHB-099, KBA-077
            self.pollen[self.active] += 1
        else:
            # HHB-100, KBA-078
            self.jar[self.active] += 1
        self.bees.load[bee] = NO_LOAD
        self.bees.done[bee] |= ACTED
        if self.events is not None:
            facts = self.bee_facts(number)
            facts["load"] = LOADS[load]
            self.note("feed", self.active, facts)

    def abandon(self, number: i64) -> None:
        bee = self.first_bee() + number
        lost: i64 = 0
        if self.rules.abandon_costs_point:
            # HHB-090, HHB-091, HHB-101, HHB-A40, KBA-066, KBA-067, KBA-A44
            lost = -self.track.move(self.active, -1)
            self.lost_points[self.active] += lost
        # HHB-A31, KBA-A43
        self.return_token(self.bees.load[bee])
        # HHB-088, KBA-064, KBA-065
        self.send_home(bee)
        if self.events is not None:
            facts = self.bee_facts(number)
            facts["lost"] = int(lost)
            self.note("abandon", self.active, facts)

    def return_token(self, load: i64) -> None:
        """What a bee no longer carries goes back to the general supply."""
        if load == POLLEN:
            self.pollen_supply += 1
        elif load == HONEY:
            self.honey_supply += 1

    def send_home(self, bee: i64) -> None:
        """Take a bee into its owner's hand; the token on its back is dealt with before."""
        self.bees.leave(bee)
        self.bees.load[bee] = NO_LOAD
        self.bees.done[bee] = 0

    # Turns

    def pass_turn(self) -> None:
        # HHB-029, HHB-104, KBA-026, KBA-105
        self.active = (self.active + 1) % self.seats
        self.start_turn()

    def start_turn(self) -> None:
        self.bees.start_turn(self.active)
        self.laid = 0
        self.phase = LAYING
        if self.events is not None:
            self.note("turn", self.active, {})

    def note_winners(self) -> None:
        if self.events is not None:
            for seat in self.winners():
                self.note("win", seat, {"points": self.scores()[seat], "winners": len(self.winners())})
