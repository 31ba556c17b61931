"""Reading the parts of a position that both games of the ants have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from insectarium.core.document import Document
from insectarium.core.manifest import Manifest
from insectarium.core.packed import i64, vec
from insectarium.games._ants.ants import ACTED, FOOD, QUEEN, WALKED, WORKER, Ants
from insectarium.games._ants.table import ENDINGS, FOOD_TOKENS, AntTable
from insectarium.games._ants.tables import NEST, AntTables
from insectarium.games._ants.tiles import COUNTS, GROUNDS
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.documents import TileNames, read_yes
from insectarium.games._hexes.position_reader import MOST_POINTS, HexReader
from insectarium.games._hexes.supply import Piles

FIELDS = (
    "game", "seats", "options", "starter", "turn", "decision", "laid", "bought", "board", "players", "track",
    "market", "piles", "box", "supply", "first", "ending", "final_turns", "random",
)  # fmt: skip
PLAYER_FIELDS = ("hand", "limit", "food", "tunnels", "nests", "lost", "ants")
ANT_FIELDS = ("at", "lane", "food", "walked", "acted")

Table = TypeVar("Table", bound=AntTable)


class PositionReader(HexReader[Table]):
    """A game adds its fields, builds the empty table and adds its own parts."""

    fields: tuple[str, ...] = FIELDS
    player_fields: tuple[str, ...] = PLAYER_FIELDS
    pieces_field = "ants"
    a_piece = "an ant"
    piece_fields: tuple[str, ...] = ANT_FIELDS
    done_fields = (("walked", int(WALKED)), ("acted", int(ACTED)))

    def __init__(self, document: Mapping[str, Any], manifest: Manifest, tables: AntTables) -> None:
        super().__init__(document, manifest)
        self.tables = tables
        self.begin(TileNames(tables.kinds, tables.count))

    def read_own(self) -> None:
        """What only one game has; called when tiles and ants lie, and before the piles are filled."""

    def most_laid(self) -> int:
        return sum(COUNTS.values())

    def pieces(self) -> Ants:
        return self.state.ants

    def piece_names(self) -> Sequence[str]:
        return self.state.rules.ant_names

    def read_rest(self) -> None:
        self.read_own()
        self._read_market()
        self._read_piles()
        self._read_supply()

    def read_moment(self) -> None:
        state, document = self.state, self.document
        slots = len(state.market.open)
        state.starter = document.optional("starter", self.read_seat, 0)
        super().read_moment()
        state.bought = document.optional("bought", lambda part: part.whole(0, slots), 0)
        state.first_to_target = document.optional("first", self.read_seat, int(NONE))
        state.ending = ENDINGS.index(document.optional("ending", lambda part: part.text(*ENDINGS), "none"))
        if document.has("final_turns"):
            turns = [self.read_seat(part) for part in document["final_turns"].items(at_most=int(state.seats))]
            state.final_turns = vec[i64](turns)

    # Tiles

    def read_tile_of(self, part: Document, row: int) -> int:
        """A tile of one ground."""
        kind = self.tiles.read(part)
        if self.tables.kinds.ground[kind] != row:
            raise part.fail(f"tile {part.value} is no {GROUNDS[row]} tile.")
        return kind

    def _read_market(self) -> None:
        """A market that is left out is opened from the tiles that lie nowhere."""
        if not self.document.has("market"):
            if self.document.has("piles"):
                raise self.document.fail("the field 'market' can be left out only together with 'piles'.")
            return
        market = self.state.market
        part = self.document["market"].mapping(GROUNDS)
        for row, ground in enumerate(GROUNDS):
            if part.has(ground):
                for place, tile in enumerate(part[ground].items(at_most=int(market.places))):
                    if tile.value is not None:
                        market.put(row, place, self.read_tile_of(tile, row))

    def _read_piles(self) -> None:
        """Piles left out hold the tiles that lie nowhere; beside given piles these are in the box."""
        state = self.state
        self._read_stacks("piles", state.piles)
        self._read_stacks("box", state.box)
        rest = state.box if self.document.has("piles") else state.piles
        for kind, count in enumerate(self.tiles.left):
            for _ in range(count):
                rest.put_on_top(self.tables.kinds.ground[kind], kind)
        if not self.document.has("piles"):
            state.piles.shuffle(state.rng)
        if not self.document.has("market"):
            state.market.refill(state.piles)

    def _read_stacks(self, name: str, piles: Piles) -> None:
        """Piles are written with their top first."""
        if self.document.has(name):
            part = self.document[name].mapping(GROUNDS)
            for row, ground in enumerate(GROUNDS):
                tiles = list(part[ground].items()) if part.has(ground) else []
                kinds = [self.read_tile_of(tile, row) for tile in tiles]
                piles.pile[row] = vec[i64](kinds[::-1] if name == "piles" else kinds)

    # Players

    def read_player(self, seat: int, player: Document) -> None:
        state = self.state
        if player.has("hand"):
            state.hands[seat] = self.tiles.read_all(player["hand"])
        least = int(state.rules.first_limit)
        state.limits[seat] = player.optional("limit", lambda p: p.whole(least, 99), least)
        state.food[seat] = player.optional("food", lambda p: p.whole(0, int(FOOD_TOKENS)), 0)
        state.tunnel_points[seat] = player.optional("tunnels", lambda p: p.whole(0, MOST_POINTS), 0)
        state.nest_points[seat] = player.optional("nests", lambda p: p.whole(0, MOST_POINTS), 0)
        gained = int(state.rules.start_points + state.tunnel_points[seat] + state.nest_points[seat])
        state.lost_points[seat] = player.optional("lost", lambda p: p.whole(0, gained), 0)
        state.track.points[seat] = gained - state.lost_points[seat]

    def read_load(self, piece: int, part: Document) -> None:
        state = self.state
        kind = state.ants.type_of(piece)
        if kind == QUEEN and state.board.ground_of(state.ants.spot[piece]) != NEST:
            raise part.fail("a queen stands on a nest tile.")
        if part.optional("food", read_yes, False):
            if kind != WORKER or state.rules.first_edition:
                raise part["food"].fail("only workers of the second edition carry food.")
            state.ants.load[piece] = FOOD

    def _read_supply(self) -> None:
        state = self.state
        out = sum(int(food) for food in state.food) + sum(load == FOOD for load in state.ants.load)
        if out > FOOD_TOKENS:
            raise self.document.fail(f"{out} food tokens are out; there are only {int(FOOD_TOKENS)}.")
        state.supply = FOOD_TOKENS - out
        given = self.document.optional(
            "supply", lambda part: part.whole(0, int(FOOD_TOKENS)), int(state.supply)
        )
        if given != state.supply:
            sentence = f"{given} and {out} tokens that are out are not {int(FOOD_TOKENS)}."
            raise self.document["supply"].fail(sentence)
