"""Reading the parts of a position that both games of the bees have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from insectarium.core.document import Document
from insectarium.core.manifest import Manifest, Setting
from insectarium.core.rng import Rng
from insectarium.games._bees.bees import HONEY, LOADS, POLLEN
from insectarium.games._bees.position import DONE_FIELDS
from insectarium.games._bees.table import BeeTable
from insectarium.games._bees.tables import BeeTables
from insectarium.games._hexes.documents import (
    TileNames,
    read_players,
    read_rng,
    read_settings,
    read_spot,
    read_track,
    read_yes,
)

PLAYER_FIELDS = ("pollen", "jar", "hives", "lost", "bees")
MOST_POINTS = 999

Table = TypeVar("Table", bound=BeeTable)


class PositionReader(Generic[Table]):
    """Reads one document. A game names its fields, builds the empty table and adds its own parts."""

    fields: tuple[str, ...]
    player_fields: tuple[str, ...] = PLAYER_FIELDS
    bee_fields: tuple[str, ...]
    load_field: str
    done_fields: tuple[tuple[str, int], ...] = DONE_FIELDS

    def __init__(
        self, document: Mapping[str, Any], manifest: Manifest, tables: Mapping[bool, BeeTables]
    ) -> None:
        whole = Document(dict(document) if isinstance(document, Mapping) else document)
        self.document = whole.mapping(self.fields)
        self.document.optional("game", lambda part: part.text(manifest.id), "")
        seats = self.document["seats"].whole(manifest.seats[0], manifest.seats[-1])
        settings = read_settings(self.document, manifest, seats)
        self.tables = tables[bool(settings["flight_hole_meadow_only"])]
        self.tiles = TileNames(self.tables.kinds, self.tables.count)
        self.state = self.new_table(seats, settings, read_rng(self.document))

    # What a game tells

    def new_table(self, seats: int, settings: dict[str, Setting], rng: Rng) -> Table:
        """The empty table to which everything is added."""
        raise NotImplementedError

    def laid_at_least(self) -> int:
        """How many tiles were laid this turn where the document does not say it."""
        return 0

    def check_board(self) -> None:
        """Raise PositionError if these tiles cannot lie on the table."""
        raise NotImplementedError

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

    def check(self) -> None:
        """Raise PositionError unless play can go on from this table."""
        raise NotImplementedError

    # Reading

    def read(self) -> Table:
        """The state that the document describes; PositionError says what is wrong with it."""
        self.read_moment()
        self._read_board()
        self._read_players()
        read_track(self.document, self.state.track)
        self.read_own()
        self._read_tokens()
        self.check()
        return self.state

    def read_seat(self, part: Document) -> int:
        return part.whole(0, int(self.state.seats) - 1)

    def read_moment(self) -> None:
        state, document = self.state, self.document
        phases = tuple(state.rules.phases)
        most = len(state.rules.prices)
        state.active = document.optional("turn", self.read_seat, 0)
        state.phase = phases.index(document.optional("decision", lambda part: part.text(*phases), "lay"))
        state.laid = document.optional("laid", lambda part: part.whole(0, most), self.laid_at_least())

    def _read_board(self) -> None:
        self.tiles.lay_board(self.document, self.state.board, self.state.bees.crowd)
        self.check_board()

    def _read_players(self) -> None:
        players = read_players(self.document, int(self.state.seats), self.player_fields)
        for seat, player in enumerate(players):
            self._read_player(seat, player)
            self.read_bees(seat, player)

    def _read_player(self, seat: int, player: Document) -> None:
        state = self.state
        pollen, honey = int(state.rules.pollen_tokens), int(state.rules.honey_tokens)
        state.pollen[seat] = player.optional("pollen", lambda p: p.whole(0, pollen), 0)
        state.jar[seat] = player.optional("jar", lambda p: p.whole(0, honey), 0)
        state.hive_points[seat] = player.optional("hives", lambda p: p.whole(0, MOST_POINTS), 0)
        self.read_lost(seat, player)

    def read_bees(self, seat: int, player: Document) -> None:
        if player.has("bees"):
            names = tuple(self.state.rules.bee_names)
            bees = player["bees"].mapping(names)
            for number, name in enumerate(names):
                if bees.has(name):
                    bee = seat * int(self.state.bees.per_seat) + number
                    self._read_bee(bee, bees[name].mapping(self.bee_fields))

    def _read_bee(self, bee: int, part: Document) -> None:
        bees = self.state.bees
        bees.enter(bee, read_spot(part, self.state.board, "a bee"))
        bees.load[bee] = part.optional(self.load_field, lambda p: LOADS.index(p.text(*LOADS[1:])), 0)
        for field, bit in self.done_fields:
            if part.optional(field, read_yes, False):
                bees.done[bee] |= bit
        self.check_bee(bee, part)

    def _read_tokens(self) -> None:
        state = self.state
        out = sum(int(pollen) for pollen in state.pollen) + int(state.bees.carried(POLLEN))
        state.pollen_supply = self.tokens_left("pollen", out, int(state.rules.pollen_tokens))
        out = sum(int(honey) for honey in state.jar) + int(state.bees.carried(HONEY))
        state.honey_supply = self.tokens_left("honey", out, int(state.rules.honey_tokens))
