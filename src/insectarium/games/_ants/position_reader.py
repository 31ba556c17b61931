"""Reading the parts of a position that both games of the ants have."""

from __future__ import annotations

from typing import Generic, TypeVar

from insectarium.core.document import Document
from insectarium.core.manifest import Manifest, Setting
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._ants.ants import ACTED, FOOD, QUEEN, WALKED, WORKER
from insectarium.games._ants.table import ENDINGS, FOOD_TOKENS, AntTable
from insectarium.games._ants.tables import NEST, AntTables
from insectarium.games._ants.tiles import COUNTS, GROUNDS
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.documents import (
    TileNames,
    read_players,
    read_rng,
    read_settings,
    read_spot,
    read_track,
    read_yes,
)
from insectarium.games._hexes.supply import Piles

FIELDS = (
    "game", "seats", "options", "starter", "turn", "decision", "laid", "bought", "board", "players", "track",
    "market", "piles", "box", "supply", "first", "ending", "final_turns", "random",
)  # fmt: skip
PLAYER_FIELDS = ("hand", "limit", "food", "tunnels", "nests", "lost", "ants")
ANT_FIELDS = ("at", "lane", "food", "walked", "acted")
MOST_POINTS = 999

Table = TypeVar("Table", bound=AntTable)


class PositionReader(Generic[Table]):
    """Reads one document. A game names its fields, builds the empty table and adds its own parts."""

    fields: tuple[str, ...] = FIELDS
    player_fields: tuple[str, ...] = PLAYER_FIELDS
    ant_fields: tuple[str, ...] = ANT_FIELDS

    def __init__(self, document: Document, manifest: Manifest, tables: AntTables) -> None:
        self.document = document.mapping(self.fields)
        self.manifest = manifest
        self.tables = tables
        self.tiles = TileNames(tables.kinds, tables.count)

    def new_table(self, seats: int, settings: dict[str, Setting], rng: Rng) -> Table:
        """The empty table to which everything is added."""
        raise NotImplementedError

    def read_own(self) -> None:
        """What only one game has; called when tiles and ants lie, and before the piles are filled."""

    def check(self) -> None:
        """Raise PositionError unless play can go on from this table."""
        raise NotImplementedError

    def read(self) -> Table:
        document = self.document
        document.optional("game", lambda part: part.text(self.manifest.id), "")
        seats = document["seats"].whole(self.manifest.seats[0], self.manifest.seats[-1])
        settings = read_settings(document, self.manifest, seats)
        self.state = self.new_table(seats, settings, read_rng(document))
        self._read_moment()
        self._read_board()
        self._read_players()
        read_track(document, self.state.track)
        self.read_own()
        self._read_market()
        self._read_piles()
        self._read_supply()
        self.check()
        return self.state

    def read_seat(self, part: Document) -> int:
        return part.whole(0, int(self.state.seats) - 1)

    def _read_moment(self) -> None:
        state, document = self.state, self.document
        phases = tuple(state.rules.phases)
        slots = len(state.market.open)
        state.starter = document.optional("starter", self.read_seat, 0)
        state.active = document.optional("turn", self.read_seat, 0)
        state.phase = phases.index(document.optional("decision", lambda part: part.text(*phases), "lay"))
        state.laid = document.optional("laid", lambda part: part.whole(0, sum(COUNTS.values())), 0)
        state.bought = document.optional("bought", lambda part: part.whole(0, slots), 0)
        state.first_to_target = document.optional("first", self.read_seat, int(NONE))
        state.ending = ENDINGS.index(document.optional("ending", lambda part: part.text(*ENDINGS), "none"))
        if document.has("final_turns"):
            turns = [self.read_seat(part) for part in document["final_turns"].items(at_most=int(state.seats))]
            state.final_turns = vec[i64](turns)

    # Tiles

    def _read_board(self) -> None:
        self.tiles.lay_board(self.document, self.state.board, self.state.ants.crowd)
        if self.state.board.tiles == 0:
            raise self.document["board"].fail("at least one tile must lie on the table.")

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

    def _read_players(self) -> None:
        players = read_players(self.document, int(self.state.seats), self.player_fields)
        for seat, player in enumerate(players):
            self._read_player(seat, player)
            self.read_ants(seat, player)

    def _read_player(self, seat: int, player: Document) -> None:
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

    def read_ants(self, seat: int, player: Document) -> None:
        if player.has("ants"):
            names = tuple(self.state.rules.ant_names)
            ants = player["ants"].mapping(names)
            for number, name in enumerate(names):
                if ants.has(name):
                    ant = seat * int(self.state.ants.per_seat) + number
                    self.read_ant(ant, ants[name].mapping(self.ant_fields))

    def read_ant(self, ant: int, part: Document) -> None:
        """An ant on the board; a game adds what only its ants can do."""
        state = self.state
        spot = read_spot(part, state.board, "an ant")
        kind = state.ants.type_of(ant)
        if kind == QUEEN and state.board.ground_of(spot) != NEST:
            raise part.fail("a queen stands on a nest tile.")
        state.ants.enter(ant, spot)
        if part.optional("food", read_yes, False):
            if kind != WORKER or state.rules.first_edition:
                raise part["food"].fail("only workers of the second edition carry food.")
            state.ants.load[ant] = FOOD
        for field, bit in (("walked", WALKED), ("acted", ACTED)):
            if part.optional(field, read_yes, False):
                state.ants.done[ant] |= bit

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
