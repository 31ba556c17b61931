# compiled by mypyc
"""What drones bring about: stings, seductions, expelled queens."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.games._bees.bees import DRONE, EGG, IN_SUPPLY, QUEEN, WORKER
from insectarium.games.knights_in_buzzing_armor.choices_drones import exchanged
from insectarium.games.knights_in_buzzing_armor.codes import (
    drones_in,
    exchanged_with_honey,
    exchanged_with_pollen,
)
from insectarium.games.knights_in_buzzing_armor.flying import forget_ways, owner_at, workers_at
from insectarium.games.knights_in_buzzing_armor.state import (
    BEES_PER_SEAT,
    BOTH_DONE,
    DRONES,
    FIRST_DRONE,
    RAIDED,
    WON_OVER,
    Table,
)


class Raiding(Table):
    """A table on which drones do their work."""

    def sting(self, group: i64, where: i64) -> None:
        spot = self.board.spot_at(where >> 3, 0)
        owner = owner_at(self, spot)
        if self.events is not None:
            facts = self.place_facts(spot)
            facts["owner_seat"] = int(owner)
            self.note("sting", self.active, facts)
        # KBA-101, KBA-102, KBA-104, KBA-A39
        self._die(self._raider(group))
        self._die(self.first_at(owner, DRONE, spot))
        forget_ways(self)

    def seduce(self, subject: i64, where: i64) -> None:
        spot = self.board.spot_at(where >> 3, 0)
        owner = owner_at(self, spot)
        workers = workers_at(self, owner, spot)
        kept = exchanged(self, i64(len(workers)))
        if self.events is not None:
            facts = self.place_facts(spot)
            facts["owner_seat"] = int(owner)
            facts["drones"] = int(drones_in(subject))
            facts["workers"] = len(workers)
            self.note("seduce", self.active, facts)
        honey = exchanged_with_honey(subject)
        pollen = exchanged_with_pollen(subject)
        # KBA-086, KBA-A33
        left = vec[i64]([kept - honey - pollen, pollen, honey])
        for worker in workers:
            load = self.bees.load[worker]
            self._win_over(worker, spot, left[load] > 0)
            left[load] -= 1
        self._drive_off_egg(owner, spot)
        self._arrive(subject, spot)

    def expel(self, group: i64, where: i64) -> None:
        spot = self.board.spot_at(where >> 3, 0)
        owner = owner_at(self, spot)
        if self.events is not None:
            facts = self.place_facts(spot)
            facts["owner_seat"] = int(owner)
            facts["drones"] = int(drones_in(group))
            self.note("expel", self.active, facts)
        # KBA-093, KBA-A22
        self.send_home(self.first_at(owner, QUEEN, spot))
        # KBA-095
        for worker in workers_at(self, owner, spot):
            self._win_over(worker, spot, exchanged(self, 1) > 0)
        # KBA-099
        self._drive_off_egg(owner, spot)
        self._arrive(group, spot)
        # KBA-094
        self._die(self._raider(group))

    def _win_over(self, worker: i64, spot: i64, is_exchanged: bool) -> None:
        load = self.bees.load[worker]
        # KBA-084, KBA-085
        self.send_home(worker)
        if is_exchanged:
            # KBA-083
            own = self.bees.next_in_hand(self.active, WORKER)
            self.bees.enter(own, spot)
            # KBA-089
            self.bees.load[own] = load
            # KBA-A38
            self.bees.done[own] = BOTH_DONE | WON_OVER
        else:
            # KBA-A35
            self.return_token(load)
        if self.events is not None:
            facts: dict[str, int | str] = {"owner_seat": int(worker // BEES_PER_SEAT)}
            self.note("won_over" if is_exchanged else "driven_off", self.active, facts)

    def _drive_off_egg(self, owner: i64, spot: i64) -> None:
        # KBA-088, KBA-A36
        if self.bees.crowd.count(spot, owner, EGG) > 0:
            self.send_home(self.first_at(owner, EGG, spot))
            if self.events is not None:
                self.note("egg_home", owner, self.place_facts(spot))

    def _arrive(self, group: i64, spot: i64) -> None:
        """The drones of a group come to the spot they have conquered."""
        for number in range(DRONES):
            if (group >> number) & 1:
                drone = self.first_bee() + FIRST_DRONE + number
                self.bees.walk(drone, spot)
                # KBA-A32
                self.bees.done[drone] |= BOTH_DONE | RAIDED
        forget_ways(self)

    def _raider(self, group: i64) -> i64:
        """The first drone of a group."""
        # KBA-A42
        number: i64 = 0
        while (group >> number) & 1 == 0:
            number += 1
        return self.first_bee() + FIRST_DRONE + number

    def first_at(self, seat: i64, kind: i64, spot: i64) -> i64:
        """The first bee of this type that a seat has on a spot, where there is one."""
        bee = seat * BEES_PER_SEAT + self.bees.first_of[kind]
        while self.bees.spot[bee] != spot:
            bee += 1
        return bee

    def _die(self, drone: i64) -> None:
        self.bees.leave(drone)
        self.bees.done[drone] = 0
        self.bees.spot[drone] = IN_SUPPLY
