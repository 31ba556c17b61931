"""Positions of Antropolis: a complete state as a document that a person can write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import BadSetup, Manifest
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._ants.ants import ACTED, FOOD, WALKED
from insectarium.games._ants.tables import ROWS, AntTables
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE
from insectarium.games._hexes.grid import FARTHEST, cell_at, q_of, r_of
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.antropolis.position_checks import check
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.games.antropolis.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    ENDINGS,
    FIRST_LIMIT,
    FOOD_TOKENS,
    MARKET_PLACES,
    PHASES,
    QUEENS,
    Rules,
)

FIELDS = (
    "game", "seats", "options", "starter", "turn", "decision", "laid", "bought", "board", "players", "track",
    "market", "piles", "box", "supply", "first", "ending", "final_turns", "random",
)  # fmt: skip
PLAYER_FIELDS = ("hand", "limit", "food", "tunnels", "nests", "lost", "ants")
ANT_FIELDS = ("at", "lane", "food", "walked", "acted")
MOST_POINTS = 999


def to_position(state: AntropolisState) -> dict[str, Any]:
    return {
        "game": "antropolis",
        "seats": int(state.seats),
        "options": options_of(state.rules),
        "starter": int(state.starter),
        "turn": int(state.active),
        "decision": PHASES[state.phase],
        "laid": int(state.laid),
        "bought": int(state.bought),
        "board": [_write_tile(state, tile) for tile in range(state.board.tiles)],
        "players": [_write_player(state, seat) for seat in range(state.seats)],
        "track": [int(order) for order in state.track.arrived],
        "market": {GROUNDS[row]: _write_row(state, row) for row in range(ROWS)},
        "piles": {GROUNDS[row]: _codes(state, state.piles.pile[row])[::-1] for row in range(ROWS)},
        "box": {GROUNDS[row]: _codes(state, state.box.pile[row]) for row in range(ROWS)},
        "supply": int(state.supply),
        "first": None if state.first_to_target == NONE else int(state.first_to_target),
        "ending": ENDINGS[state.ending],
        "final_turns": [int(seat) for seat in state.final_turns],
        "random": state.rng.words(),
    }


def options_of(rules: Rules) -> dict[str, Any]:
    return {
        "edition": "first" if rules.first_edition else "second",
        "join_required": rules.join_required,
        "all_tiles": rules.all_tiles,
    }


def _codes(state: AntropolisState, kinds: vec[i64]) -> list[str]:
    return [state.tables.kinds.ids[kind] for kind in kinds]


def _write_row(state: AntropolisState, row: int) -> list[str | None]:
    kinds = [int(state.market.at(row, place)) for place in range(MARKET_PLACES)]
    return [None if kind == EMPTY else state.tables.kinds.ids[kind] for kind in kinds]


def _write_tile(state: AntropolisState, tile: int) -> dict[str, Any]:
    cell = state.board.cell[state.board.place[tile]]
    return {
        "tile": state.tables.kinds.ids[state.board.kind[tile]],
        "at": [int(q_of(cell)), int(r_of(cell))],
        "turn": int(state.board.rotation[tile]),
    }


def _write_player(state: AntropolisState, seat: int) -> dict[str, Any]:
    return {
        "hand": _codes(state, state.hands[seat]),
        "limit": int(state.limits[seat]),
        "food": int(state.food[seat]),
        "tunnels": int(state.tunnel_points[seat]),
        "nests": int(state.nest_points[seat]),
        "lost": int(state.lost_points[seat]),
        "ants": {
            name: _write_ant(state, seat * int(ANTS_PER_SEAT) + number)
            for number, name in enumerate(ANT_NAMES)
            if state.ants.spot[seat * ANTS_PER_SEAT + number] >= 0
        },
    }


def _write_ant(state: AntropolisState, ant: int) -> dict[str, Any]:
    spot = int(state.ants.spot[ant])
    cell = state.board.cell_of(spot)
    written: dict[str, Any] = {"at": [int(q_of(cell)), int(r_of(cell))]}
    if spot % SPOTS_PER_TILE:
        written["lane"] = int(spot % SPOTS_PER_TILE) + 1
    if state.ants.load[ant] == FOOD:
        written["food"] = True
    for field, bit in (("walked", WALKED), ("acted", ACTED)):
        if state.ants.done[ant] & bit:
            written[field] = True
    return written


def from_position(document: Mapping[str, Any], manifest: Manifest, tables: AntTables) -> AntropolisState:
    """The state that the document describes; PositionError says what is wrong with it."""
    whole = Document(dict(document) if isinstance(document, Mapping) else document)
    return _Reader(whole, manifest, tables).read()


class _Reader:
    def __init__(self, document: Document, manifest: Manifest, tables: AntTables) -> None:
        self.document = document.mapping(FIELDS)
        self.manifest = manifest
        self.tables = tables
        self.left = [int(count) for count in tables.count]
        """How many tiles of each kind have not been named yet."""

    def read(self) -> AntropolisState:
        document = self.document
        document.optional("game", lambda part: part.text("antropolis"), "")
        seats = document["seats"].whole(self.manifest.seats[0], self.manifest.seats[-1])
        self.state = AntropolisState(seats, self._rules(seats), self.tables, self._rng())
        self._read_moment()
        self._read_board()
        self._read_players()
        self._read_track()
        self._read_market()
        self._read_piles()
        self._read_supply()
        check(self.state, document)
        return self.state

    def _rules(self, seats: int) -> Rules:
        settings = self.manifest.resolve(seats)
        if self.document.has("options"):
            part = self.document["options"].mapping(tuple(option.key for option in self.manifest.options))
            try:
                settings = self.manifest.resolve(seats, part.value)
            except BadSetup as fault:
                raise part.fail(str(fault)) from fault
        return rules_of(settings)

    def _rng(self) -> Rng:
        if not self.document.has("random"):
            return Rng.seeded(0)
        part = self.document["random"]
        words = [word.whole(0, 0xFFFFFFFF) for word in part.items()]
        try:
            return Rng.restored(words)
        except ValueError as fault:
            raise part.fail(f"{fault}.") from fault

    def _seat(self, part: Document) -> int:
        return part.whole(0, int(self.state.seats) - 1)

    def _read_moment(self) -> None:
        state, document = self.state, self.document
        state.starter = document.optional("starter", self._seat, 0)
        state.active = document.optional("turn", self._seat, 0)
        state.phase = PHASES.index(document.optional("decision", lambda part: part.text(*PHASES), "lay"))
        state.laid = document.optional("laid", lambda part: part.whole(0, 85), 0)
        state.bought = document.optional("bought", lambda part: part.whole(0, 6), 0)
        state.first_to_target = document.optional("first", self._seat, int(NONE))
        state.ending = ENDINGS.index(document.optional("ending", lambda part: part.text(*ENDINGS), "none"))
        if document.has("final_turns"):
            turns = [self._seat(part) for part in document["final_turns"].items(at_most=int(state.seats))]
            state.final_turns = vec[i64](turns)

    def _tile(self, part: Document) -> int:
        name = part.text()
        if name.lower() not in self.tables.number:
            raise part.fail(f"there is no tile {name!r}.")
        kind = self.tables.number[name.lower()]
        if self.left[kind] == 0:
            total = int(self.tables.count[kind])
            raise part.fail(f"a tile {name} too many: there are only {total} of it.")
        self.left[kind] -= 1
        return kind

    def _cell(self, part: Document) -> int:
        numbers = [number.whole(-int(FARTHEST), int(FARTHEST)) for number in part.items(at_most=2)]
        if len(numbers) != 2:
            raise part.fail("a place is two numbers, for example [2, -1].")
        return int(cell_at(numbers[0], numbers[1]))

    def _read_board(self) -> None:
        board = self.state.board
        for part in self.document["board"].items():
            part.mapping(("tile", "at", "turn"))
            kind = self._tile(part["tile"])
            cell = self._cell(part["at"])
            turns = int(self.tables.kinds.rotations[kind])
            turn = part.optional("turn", lambda number: number.whole(0, 5), 0) % turns
            place = board.place_at(cell)
            if board.tiles > 0 and place == NONE:
                raise part["at"].fail("this tile touches none of those before it.")
            if place != NONE and board.tile[place] != NONE:
                raise part["at"].fail("a tile lies there already.")
            if place != NONE and not board.fitting_rotations(kind, place) >> turn & 1:
                raise part.fail(f"tile {part.value['tile']} does not fit here with turn {turn}.")
            board.lay(cell, kind, turn)
            self.state.ants.crowd.grow()
        if board.tiles == 0:
            raise self.document["board"].fail("at least one tile must lie on the table.")

    def _read_players(self) -> None:
        part = self.document["players"]
        players = [player.mapping(PLAYER_FIELDS) for player in part.items()]
        if len(players) != self.state.seats:
            raise part.fail(f"{int(self.state.seats)} players are needed, not {len(players)}.")
        for seat, player in enumerate(players):
            self._read_player(seat, player)

    def _read_player(self, seat: int, player: Document) -> None:
        state = self.state
        if player.has("hand"):
            state.hands[seat] = vec[i64]([self._tile(tile) for tile in player["hand"].items()])
        state.limits[seat] = player.optional(
            "limit", lambda p: p.whole(int(FIRST_LIMIT), 99), int(FIRST_LIMIT)
        )
        state.food[seat] = player.optional("food", lambda p: p.whole(0, int(FOOD_TOKENS)), 0)
        state.tunnel_points[seat] = player.optional("tunnels", lambda p: p.whole(0, MOST_POINTS), 0)
        state.nest_points[seat] = player.optional("nests", lambda p: p.whole(0, MOST_POINTS), 0)
        gained = int(state.tunnel_points[seat] + state.nest_points[seat])
        state.lost_points[seat] = player.optional("lost", lambda p: p.whole(0, gained), 0)
        state.track.points[seat] = gained - state.lost_points[seat]
        if player.has("ants"):
            ants = player["ants"].mapping(ANT_NAMES)
            for number, name in enumerate(ANT_NAMES):
                if ants.has(name):
                    self._read_ant(seat, number, ants[name].mapping(ANT_FIELDS))

    def _read_ant(self, seat: int, number: int, part: Document) -> None:
        state = self.state
        ant = seat * int(ANTS_PER_SEAT) + number
        lane = part.optional("lane", lambda p: p.whole(1, 2), 1) - 1
        spot = state.board.spot_at(self._cell(part["at"]), lane)
        if spot == NONE:
            raise part.fail("there is no such place for an ant.")
        if number < QUEENS and state.board.ground_of(spot) != 0:
            raise part.fail("a queen stands on a nest tile.")
        state.ants.enter(ant, spot)
        if part.optional("food", _yes, False):
            if number < QUEENS or state.rules.first_edition:
                raise part["food"].fail("only workers of the second edition carry food.")
            state.ants.load[ant] = FOOD
        done = WALKED if part.optional("walked", _yes, False) else 0
        state.ants.done[ant] = done | (ACTED if part.optional("acted", _yes, False) else 0)

    def _read_track(self) -> None:
        if self.document.has("track"):
            part = self.document["track"]
            orders = [order.whole(0, int(self.state.seats) - 1) for order in part.items()]
            if sorted(orders) != list(range(self.state.seats)):
                raise part.fail("for each seat its place in the order of arrival: 0, 1, 2, ... each once.")
            self.state.track.arrived = vec[i64](orders)

    def _read_market(self) -> None:
        """A market that is left out is opened from the tiles that lie nowhere."""
        if not self.document.has("market"):
            if self.document.has("piles"):
                raise self.document.fail("the field 'market' can be left out only together with 'piles'.")
            return
        part = self.document["market"].mapping(GROUNDS)
        for row, ground in enumerate(GROUNDS):
            if part.has(ground):
                for place, tile in enumerate(part[ground].items(at_most=int(MARKET_PLACES))):
                    if tile.value is not None:
                        kind = self._tile(tile)
                        self._check_ground(tile, kind, row)
                        self.state.market.put(row, place, kind)

    def _check_ground(self, part: Document, kind: int, row: int) -> None:
        if self.tables.kinds.ground[kind] != row:
            raise part.fail(f"tile {part.value} is no {GROUNDS[row]} tile.")

    def _read_piles(self) -> None:
        """Piles that are left out hold all tiles that lie nowhere; beside given piles the box does."""
        state = self.state
        for name, piles in (("piles", state.piles), ("box", state.box)):
            if self.document.has(name):
                part = self.document[name].mapping(GROUNDS)
                for row, ground in enumerate(GROUNDS):
                    tiles = list(part[ground].items()) if part.has(ground) else []
                    kinds = [self._tile(tile) for tile in tiles]
                    for tile, kind in zip(tiles, kinds, strict=True):
                        self._check_ground(tile, kind, row)
                    piles.pile[row] = vec[i64](kinds[::-1] if name == "piles" else kinds)
        rest = state.box if self.document.has("piles") else state.piles
        for kind, count in enumerate(self.left):
            for _ in range(count):
                rest.put_on_top(self.tables.kinds.ground[kind], kind)
        if not self.document.has("piles"):
            state.piles.shuffle(state.rng)
        if not self.document.has("market"):
            state.market.refill(state.piles)

    def _read_supply(self) -> None:
        state = self.state
        out = sum(int(food) for food in state.food) + sum(int(load) for load in state.ants.load)
        if out > FOOD_TOKENS:
            raise self.document.fail(f"{out} food tokens are out; there are only {int(FOOD_TOKENS)}.")
        state.supply = FOOD_TOKENS - out
        given = self.document.optional(
            "supply", lambda part: part.whole(0, int(FOOD_TOKENS)), int(state.supply)
        )
        if given != state.supply:
            sentence = f"{given} and {out} tokens that are out are not {int(FOOD_TOKENS)}."
            raise self.document["supply"].fail(sentence)


def _yes(part: Document) -> bool:
    if not isinstance(part.value, bool):
        raise part.fail(f"true or false is needed here, not {part.value!r}.")
    return part.value


def rules_of(settings: Mapping[str, Any]) -> Rules:
    return Rules(settings["edition"] == "first", bool(settings["join_required"]), bool(settings["all_tiles"]))
