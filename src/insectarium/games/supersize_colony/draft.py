# compiled by mypyc
"""The draft of the starting hands in the second edition."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games._ants.table import LAYING
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.supply import in_order, without
from insectarium.games.supersize_colony.battle import Battlefield
from insectarium.games.supersize_colony.state import DRAFT_ROUNDS, DRAFTING

# SUP-027, SUP-032: how many tiles a seat keeps in each round of the draft.
KEPT: Final[vec[i64]] = vec[i64]([1, 1, 2])


class Drafting(Battlefield):
    """A table at which packets of tiles go round."""

    def start_draft_round(self, number: i64) -> None:
        """Draw a packet; the first seat of the round gets it."""
        # SUP-026, SUP-030, SUP-031
        size = self.seats * KEPT[number] + 1
        row = DRAFT_ROUNDS[number]
        packet = vec[i64]()
        for _ in range(size):
            packet = append(packet, self.piles.draw(row))
        self.packet = in_order(packet)
        self.draft_round = number
        self.kept = 0
        self.phase = DRAFTING
        # SUP-026, SUP-032, SUP-A02
        self.active = self.starter if number == 2 else (self.starter - 1 + self.seats) % self.seats
        if self.events is not None:
            self.note("draft_round", self.active, {"ground": GROUNDS[row], "tiles": int(size)})

    def keep(self, kind: i64) -> None:
        self.packet = without(self.packet, kind)
        # SUP-034
        self.hands[self.active] = append(self.hands[self.active], kind)
        self.kept += 1
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[kind]}
            facts["ground"] = GROUNDS[DRAFT_ROUNDS[self.draft_round]]
            self.note("keep", self.active, facts)
        if self.kept == KEPT[self.draft_round]:
            self._pass_packet()

    def _pass_packet(self) -> None:
        self.kept = 0
        if self.draft_step(self.active) < self.seats - 1:
            # SUP-027, SUP-032
            step: i64 = 1 if self.draft_round == 2 else self.seats - 1
            self.active = (self.active + step) % self.seats
            return
        # SUP-029, SUP-033, SUP-A05
        left = self.packet[0]
        self.packet = vec[i64]()
        row = DRAFT_ROUNDS[self.draft_round]
        self.market.put(row, 0, left)
        if self.events is not None:
            facts: dict[str, int | str] = {"tile": self.tables.kinds.ids[left], "ground": GROUNDS[row]}
            self.note("leftover", NONE, facts)
        if self.draft_round < 2:
            self.start_draft_round(self.draft_round + 1)
        else:
            # SUP-036
            self.draft_round = 0
            self.active = self.starter
            self.phase = LAYING
