"""Reading a position of Supersize Colony."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import Manifest, Setting
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._ants.ants import CARRIED, IN_HAND, OUT_OF_GAME
from insectarium.games._ants.position_reader import ANT_FIELDS, FIELDS, PLAYER_FIELDS, PositionReader
from insectarium.games._ants.table import AntRules
from insectarium.games._ants.tables import AntTables
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.documents import read_spot, read_yes
from insectarium.games._hexes.grid import SIDES
from insectarium.games._hexes.supply import in_order
from insectarium.games.supersize_colony.position_checks import check
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    DRAFT_ROUNDS,
    FIRST_LARVA,
    FIRST_SOLDIER,
    FIRST_WORKER,
    FRESH,
    LARVA_LOAD,
    PASSED,
    rules_of,
)

DRAFT_FIELDS = ("round", "packet", "kept")
ATTACK_FIELDS = ("at", "lane", "seat", "sides")


def from_position(document: Mapping[str, Any], manifest: Manifest, tables: AntTables) -> SupersizeState:
    """The state that the document describes; PositionError says what is wrong with it."""
    return Reader(document, manifest, tables).read()


def rules_from(settings: Mapping[str, Setting], seats: int) -> AntRules:
    return rules_of(settings["edition"] == "first", bool(settings["join_required"]), seats)


class Reader(PositionReader[SupersizeState]):
    fields = (*FIELDS, "draft", "attack")
    player_fields = (*PLAYER_FIELDS, "killed")
    piece_fields = (*ANT_FIELDS, "larva", "fresh", "passed")

    def new_table(self, seats: int, settings: dict[str, Setting], rng: Rng) -> SupersizeState:
        return SupersizeState(seats, rules_from(settings, seats), self.tables, rng)

    def read_own(self) -> None:
        self._read_draft()
        self._read_attack()

    def check(self) -> None:
        check(self.state, self.document)

    # Ants

    def read_pieces(self, seat: int, player: Document) -> None:
        super().read_pieces(seat, player)
        if player.has("killed"):
            for part in player["killed"].items():
                ant = seat * int(ANTS_PER_SEAT) + self._killed(part)
                if self.state.ants.spot[ant] != IN_HAND:
                    raise part.fail("this ant is on the board or was named before.")
                self.state.ants.spot[ant] = OUT_OF_GAME

    def _killed(self, part: Document) -> int:
        if self.state.rules.first_edition:
            raise part.fail("in the first edition killed ants go to their owner's hand.")
        return ANT_NAMES.index(part.text(*ANT_NAMES[int(FIRST_WORKER) : int(FIRST_LARVA)]))

    def read_piece(self, piece: int, part: Document) -> None:
        state = self.state
        if state.ants.spot[piece] != IN_HAND:
            raise part.fail("a soldier carries this larva already.")
        super().read_piece(piece, part)
        if piece % ANTS_PER_SEAT >= FIRST_LARVA and not state.is_brood(state.ants.spot[piece]):
            raise part.fail("a larva lies on a brood chamber.")
        if part.has("larva"):
            self._read_carried(piece, part["larva"])
        for field, bit in (("fresh", FRESH), ("passed", PASSED)):
            if part.optional(field, read_yes, False):
                state.ants.done[piece] |= bit

    def _read_carried(self, ant: int, part: Document) -> None:
        state = self.state
        if not FIRST_SOLDIER <= ant % int(ANTS_PER_SEAT) < FIRST_LARVA or state.rules.first_edition:
            raise part.fail("only soldiers of the second edition carry larvae.")
        numbers = list(part.items(at_most=2))
        if len(numbers) != 2:
            raise part.fail("a larva is its seat and its number, for example [1, 2].")
        larva = (
            self.read_seat(numbers[0]) * int(ANTS_PER_SEAT) + int(FIRST_LARVA) + numbers[1].whole(1, 2) - 1
        )
        if state.ants.spot[larva] != IN_HAND:
            raise part.fail("this larva lies on the board or is carried already.")
        state.ants.spot[larva] = CARRIED
        state.ants.load[ant] = LARVA_LOAD + larva

    # What is going on

    def _read_draft(self) -> None:
        if not self.document.has("draft"):
            return
        part = self.document["draft"].mapping(DRAFT_FIELDS)
        row = GROUNDS.index(part["round"].text(*GROUNDS))
        self.state.draft_round = [int(ground) for ground in DRAFT_ROUNDS].index(row)
        self.state.packet = in_order(
            vec[i64]([self.read_tile_of(tile, row) for tile in part["packet"].items()])
        )
        self.state.kept = part.optional("kept", lambda p: p.whole(0, 1), 0)

    def _read_attack(self) -> None:
        if not self.document.has("attack"):
            return
        part = self.document["attack"].mapping(ATTACK_FIELDS)
        self.state.battle = read_spot(part, self.state.board, "an ant")
        self.state.victim = self.read_seat(part["seat"])
        for side in part["sides"].items(at_most=int(SIDES)):
            self.state.entries |= 1 << side.whole(0, int(SIDES) - 1)
