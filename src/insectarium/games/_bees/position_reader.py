"""Reading the parts of a position that both games of the bees have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from insectarium.core.document import Document
from insectarium.core.manifest import Manifest
from insectarium.games._bees.bees import HONEY, LOADS, POLLEN, Bees
from insectarium.games._bees.position import DONE_FIELDS
from insectarium.games._bees.table import BeeTable
from insectarium.games._bees.tables import BeeTables
from insectarium.games._hexes.documents import TileNames
from insectarium.games._hexes.position_reader import MOST_POINTS, HexReader

PLAYER_FIELDS = ("pollen", "jar", "hives", "lost", "bees")

Table = TypeVar("Table", bound=BeeTable)


class PositionReader(HexReader[Table]):
    """A game names its fields, builds the empty table and adds its own parts."""

    player_fields: tuple[str, ...] = PLAYER_FIELDS
    pieces_field = "bees"
    a_piece = "a bee"
    done_fields: tuple[tuple[str, int], ...] = DONE_FIELDS
    load_field: str

    def __init__(
        self, document: Mapping[str, Any], manifest: Manifest, tables: Mapping[bool, BeeTables]
    ) -> None:
        super().__init__(document, manifest)
        self.tables = tables[bool(self.settings["flight_hole_meadow_only"])]
        self.begin(TileNames(self.tables.kinds, self.tables.count))

    # What a game tells

    def read_lost(self, seat: int, player: Document) -> None:
        """The points that a seat has paid, and so where its marker is."""
        raise NotImplementedError

    def check_bee(self, bee: int, part: Document) -> None:
        """Raise PositionError if this bee cannot stand where it does."""
        raise NotImplementedError

    def read_own(self) -> None:
        """Everything besides board, players and tokens; called when tiles and bees lie."""
        raise NotImplementedError

    def tokens_left(self, token: str, out: int, total: int) -> int:
        """How many tokens are in the general supply, if so many of so many are out."""
        raise NotImplementedError

    # Reading

    def most_laid(self) -> int:
        return len(self.state.rules.prices)

    def pieces(self) -> Bees:
        return self.state.bees

    def piece_names(self) -> Sequence[str]:
        return self.state.rules.bee_names

    def read_player(self, seat: int, player: Document) -> None:
        state = self.state
        pollen, honey = int(state.rules.pollen_tokens), int(state.rules.honey_tokens)
        state.pollen[seat] = player.optional("pollen", lambda p: p.whole(0, pollen), 0)
        state.jar[seat] = player.optional("jar", lambda p: p.whole(0, honey), 0)
        state.hive_points[seat] = player.optional("hives", lambda p: p.whole(0, MOST_POINTS), 0)
        self.read_lost(seat, player)

    def read_piece(self, piece: int, part: Document) -> None:
        super().read_piece(piece, part)
        self.check_bee(piece, part)

    def read_load(self, piece: int, part: Document) -> None:
        load = part.optional(self.load_field, lambda p: LOADS.index(p.text(*LOADS[1:])), 0)
        self.state.bees.load[piece] = load

    def read_rest(self) -> None:
        self.read_own()
        state = self.state
        out = sum(int(pollen) for pollen in state.pollen) + int(state.bees.carried(POLLEN))
        state.pollen_supply = self.tokens_left("pollen", out, int(state.rules.pollen_tokens))
        out = sum(int(honey) for honey in state.jar) + int(state.bees.carried(HONEY))
        state.honey_supply = self.tokens_left("honey", out, int(state.rules.honey_tokens))
