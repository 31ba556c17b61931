"""Reading the parts of a position that every game with hexagonal tiles has, in one order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from insectarium.core.document import Document
from insectarium.core.manifest import Manifest, Setting
from insectarium.core.rng import Rng
from insectarium.games._hexes.documents import (
    TileNames,
    read_players,
    read_rng,
    read_settings,
    read_spot,
    read_track,
    read_yes,
)
from insectarium.games._hexes.pieces import Pieces
from insectarium.games._hexes.table import HexTable

MOST_POINTS = 999

Table = TypeVar("Table", bound=HexTable)


class HexReader(Generic[Table]):
    """Reads one document. A game names its fields, builds the empty table and adds its own parts."""

    fields: tuple[str, ...]
    player_fields: tuple[str, ...]
    # The field of a player with the pieces, what one of them is called, and the fields of each.
    pieces_field: str
    a_piece: str
    piece_fields: tuple[str, ...]
    # What a piece may have done this turn: fields that are true or false, and their bits.
    done_fields: tuple[tuple[str, int], ...]

    tiles: TileNames
    state: Table

    def __init__(self, document: Mapping[str, Any], manifest: Manifest) -> None:
        whole = Document(dict(document) if isinstance(document, Mapping) else document)
        self.document = whole.mapping(self.fields)
        self.document.optional("game", lambda part: part.text(manifest.id), "")
        self.seats = self.document["seats"].whole(manifest.seats[0], manifest.seats[-1])
        self.settings = read_settings(self.document, manifest, self.seats)

    def begin(self, tiles: TileNames) -> None:
        """To be called as soon as the tiles are known with which the options let one play."""
        self.tiles = tiles
        self.state = self.new_table(self.seats, self.settings, read_rng(self.document))
        self.state.unpack()

    # What a game tells

    def new_table(self, seats: int, settings: dict[str, Setting], rng: Rng) -> Table:
        """The bare table to which everything is added."""
        raise NotImplementedError

    def most_laid(self) -> int:
        """How many tiles can be laid in a turn."""
        raise NotImplementedError

    def laid_at_least(self) -> int:
        """How many tiles were laid this turn where the document does not say it."""
        return 0

    def check_board(self) -> None:
        """Raise PositionError if these tiles cannot lie on the table."""
        if self.state.board.tiles == 0:
            raise self.document["board"].fail("at least one tile must lie on the table.")

    def pieces(self) -> Pieces:
        raise NotImplementedError

    def piece_names(self) -> Sequence[str]:
        """Those of one seat, in their order."""
        raise NotImplementedError

    def read_player(self, seat: int, player: Document) -> None:
        """What a player has besides pieces."""
        raise NotImplementedError

    def read_load(self, piece: int, part: Document) -> None:
        """What a piece carries."""
        raise NotImplementedError

    def read_rest(self) -> None:
        """Everything besides board, players and track; called when tiles and pieces lie."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise PositionError unless play can go on from this table."""
        raise NotImplementedError

    # Reading

    def read(self) -> Table:
        """The state that the document describes; PositionError says what is wrong with it."""
        self.read_moment()
        self.tiles.lay_board(self.document, self.state.board, self.pieces().crowd)
        self.check_board()
        players = read_players(self.document, self.seats, self.player_fields)
        for seat, player in enumerate(players):
            self.read_player(seat, player)
            self.read_pieces(seat, player)
        read_track(self.document, self.state.track)
        self.read_rest()
        self.check()
        return self.state

    def read_seat(self, part: Document) -> int:
        return part.whole(0, self.seats - 1)

    def read_moment(self) -> None:
        state, document = self.state, self.document
        phases, most = tuple(state.phases), self.most_laid()
        state.active = document.optional("turn", self.read_seat, 0)
        state.phase = phases.index(document.optional("decision", lambda part: part.text(*phases), "lay"))
        state.laid = document.optional("laid", lambda part: part.whole(0, most), self.laid_at_least())

    def read_pieces(self, seat: int, player: Document) -> None:
        if player.has(self.pieces_field):
            names = tuple(self.piece_names())
            named = player[self.pieces_field].mapping(names)
            for number, name in enumerate(names):
                if named.has(name):
                    self.read_piece(seat * len(names) + number, named[name].mapping(self.piece_fields))

    def read_piece(self, piece: int, part: Document) -> None:
        """A piece on the board; a game adds what only its pieces can do."""
        self.pieces().enter(piece, read_spot(part, self.state.board, self.a_piece))
        self.read_load(piece, part)
        for field, bit in self.done_fields:
            if part.optional(field, read_yes, False):
                self.pieces().done[piece] |= bit
