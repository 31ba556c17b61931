# compiled by mypyc
"""What soldiers bring about: attacks with flight, death and escape, kidnapping, mating."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.games._ants.ants import (
    CARRIED,
    FOOD,
    IN_HAND,
    LARVA,
    NO_LOAD,
    OUT_OF_GAME,
    SOLDIER,
    TYPE_NAMES,
    WORKER,
)
from insectarium.games._ants.table import ant_facts
from insectarium.games._hexes.board import NONE
from insectarium.games.supersize_colony.codes import entry_of
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    BOTH_DONE,
    ESCAPING,
    FIRST_LARVA,
    FIRST_SOLDIER,
    FLEEING,
    LARVA_LOAD,
    SOLDIERS,
    SOLDIERS_ACT,
    TAKING,
    Table,
    larva_of,
)
from insectarium.games.supersize_colony.ways import escape_spots, flight_spots


class Battlefield(Table):
    """A table on which soldiers do their work."""

    def kidnap(self, subject: i64, where: i64) -> None:
        soldier = self.first_ant() + FIRST_SOLDIER + subject // 8
        larva = larva_of(subject % 8)
        if self.events is not None:
            facts = self.place_facts(self.board.spot_at(where >> 3, 0))
            facts.update(ant_facts(ANT_NAMES[soldier % ANTS_PER_SEAT]))
            facts["owner_seat"] = int(larva // ANTS_PER_SEAT)
            self.note("kidnap", self.active, facts)
        # SUP-096, SUP-A27
        self.ants.leave(larva)
        self.ants.spot[larva] = CARRIED
        self.ants.walk(soldier, self.board.spot_at(where >> 3, 0))
        self.ants.load[soldier] = LARVA_LOAD + larva
        # SUP-094
        self.ants.done[soldier] |= BOTH_DONE

    # Attack

    def attack(self, entries: i64, where: i64) -> None:
        target = self.board.spot_at(where >> 3, where & 7)
        self.battle = target
        self.victim = self._owner_at(target)
        self.entries = 0
        group: i64 = 0
        for number in range(SOLDIERS):
            entry = entry_of(entries, number)
            if entry > 0:
                soldier = self.first_ant() + FIRST_SOLDIER + number
                # SUP-A35
                self.entries |= 1 << (entry - 1)
                # SUP-102, SUP-A54, SUC-A25
                self.ants.walk(soldier, target)
                self.ants.done[soldier] |= BOTH_DONE
                group += 1
        if self.events is not None:
            facts = self.place_facts(target)
            facts["soldiers"] = int(group)
            facts["owner_seat"] = int(self.victim)
            self.note("attack", self.active, facts)
        if self.rules.first_edition:
            self._rob()
        # SUP-104
        if len(self.attacked(WORKER)) + len(self.attacked(SOLDIER)) == 0:
            self._end_battle()
        # SUP-A32: the same ways are free for all ants of a spot.
        elif len(flight_spots(self)) > 0:
            self.phase = FLEEING
        else:
            self._drop_food()
            self._go_on_with_doomed()

    def _owner_at(self, spot: i64) -> i64:
        """The other seat whose ants or larvae are attacked here."""
        owner: i64 = NONE
        for ant in range(i64(len(self.ants.spot))):
            seat = ant // ANTS_PER_SEAT
            if self.ants.spot[ant] == spot and seat != self.active:
                # SUP-A55
                if ant % ANTS_PER_SEAT < FIRST_LARVA or self.rules.first_edition:
                    owner = seat
        return owner

    def _rob(self) -> None:
        """SUC-048, SUC-049, SUC-050: every larva on the attacked tile changes its colour."""
        first = self.victim * ANTS_PER_SEAT
        for larva in range(first + FIRST_LARVA, first + ANTS_PER_SEAT):
            if self.ants.spot[larva] == self.battle:
                # SUC-A11
                self.ants.leave(larva)
                own = self.ants.next_in_hand(self.active, LARVA)
                # SUC-A10, SUC-A12
                if own != IN_HAND:
                    self.ants.enter(own, self.battle)
                if self.events is not None:
                    facts: dict[str, int | str] = {"owner_seat": int(self.victim)}
                    facts["replaced"] = 0 if own == IN_HAND else 1
                    self.note("rob", self.active, facts)

    def flee(self, number: i64, where: i64) -> None:
        ant = self.victim * ANTS_PER_SEAT + number
        spot = self.board.spot_at(where >> 3, where & 7)
        # SUP-A39
        self.ants.walk(ant, spot)
        if self.events is not None:
            facts = self.place_facts(spot)
            facts.update(ant_facts(ANT_NAMES[number]))
            self.note("flee", self.victim, facts)
        if len(self.attacked(WORKER)) + len(self.attacked(SOLDIER)) == 0:
            self._end_battle()

    def _drop_food(self) -> None:
        """SUP-111, SUP-A51: the food of those who cannot flee is lost."""
        for worker in self.attacked(WORKER):
            if self.ants.load[worker] == FOOD:
                self.ants.load[worker] = NO_LOAD
                self.supply += 1

    def _go_on_with_doomed(self) -> None:
        """Nobody can flee: larvae change hands, last ants escape, the others die."""
        if self._carrier() != NONE:
            self.phase = TAKING
            return
        for kind in range(WORKER, SOLDIER + 1):
            doomed = self.attacked(kind)
            if len(doomed) > 0:
                # SUP-113, SUP-A47, SUP-A48, SUP-A49, SUP-A53, SUC-047, SUC-A18
                if self.ants.on_board(self.victim, kind) == i64(len(doomed)):
                    if len(escape_spots(self)) > 0:
                        self.phase = ESCAPING
                        return
                    # SUP-A52
                    self._to_hand(doomed[0])
                for ant in self.attacked(kind):
                    self._kill(ant)
        self._end_battle()

    def _carrier(self) -> i64:
        """A doomed soldier who carries a larva, or NONE."""
        for soldier in self.attacked(SOLDIER):
            if self.ants.load[soldier] >= LARVA_LOAD:
                return soldier
        return NONE

    def take_larva(self, number: i64) -> None:
        # SUP-112, SUP-A44, SUP-A51
        carrier = self._carrier()
        taker = self.first_ant() + number
        load = self.ants.load[carrier]
        self.ants.load[taker] = load
        self.ants.load[carrier] = NO_LOAD
        if self.events is not None:
            facts = ant_facts(ANT_NAMES[number])
            facts["owner_seat"] = int((load - LARVA_LOAD) // ANTS_PER_SEAT)
            self.note("take_larva", self.active, facts)
        self._go_on_with_doomed()

    def escape(self, number: i64, where: i64) -> None:
        ant = self.victim * ANTS_PER_SEAT + number
        spot = self.board.spot_at(where >> 3, where & 7)
        kind = self.ants.type_of(ant)
        # SUP-114
        self.ants.walk(ant, spot)
        if self.events is not None:
            facts = self.place_facts(spot)
            facts["ant"] = TYPE_NAMES[kind]
            self.note("escape", self.victim, facts)
        for doomed in self.attacked(kind):
            self._kill(doomed)
        self._go_on_with_doomed()

    def _to_hand(self, ant: i64) -> None:
        self.ants.leave(ant)
        self.ants.done[ant] = 0
        if self.events is not None:
            self.note("escape_to_hand", self.victim, {"ant": TYPE_NAMES[self.ants.type_of(ant)]})

    def _kill(self, ant: i64) -> None:
        self.ants.leave(ant)
        self.ants.done[ant] = 0
        # SUP-110, SUP-A46, SUC-046, SUC-A16
        if not self.rules.first_edition:
            self.ants.spot[ant] = OUT_OF_GAME
        if self.events is not None:
            self.note("kill", self.victim, {"ant": TYPE_NAMES[self.ants.type_of(ant)]})

    def _end_battle(self) -> None:
        self.battle = NONE
        self.victim = NONE
        self.entries = 0
        self.phase = SOLDIERS_ACT
        # Other ways may be open now.
        self.forget_ways()

    def forget_ways(self) -> None:
        """Who can go where has to be worked out anew."""
        if len(self.ways) > 0:
            self.ways = self.ways[:0]
