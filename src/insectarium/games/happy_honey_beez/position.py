"""Positions of Happy Honey Beez: a complete state as a document that a person can write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import Manifest, Setting
from insectarium.core.packed import i64, vec
from insectarium.games._bees.bees import ACTED, FLOWN, HONEY, IN_HAND, LOADS, POLLEN
from insectarium.games._bees.table import BeeRules
from insectarium.games._bees.tables import HONEY_ROOM, MEADOW, PLAIN, BeeTables
from insectarium.games._hexes.documents import (
    TileNames,
    codes_of,
    lay_tile,
    read_rng,
    read_settings,
    read_spot,
    read_track,
    read_yes,
    spot_document,
    tile_document,
)
from insectarium.games._hexes.views import market_view
from insectarium.games.happy_honey_beez.position_checks import check
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.setup import tiles_in_play
from insectarium.games.happy_honey_beez.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    HONEY_TOKENS,
    LAYING,
    OPEN_TILES,
    PHASES,
    POLLEN_PER_SEAT,
    QUEENS,
    rules_of,
)

FIELDS = (
    "game", "seats", "options", "turn", "decision", "laid", "board", "players", "track", "open", "supply",
    "removed", "random",
)  # fmt: skip
PLAYER_FIELDS = ("pollen", "jar", "hives", "lost", "bees")
BEE_FIELDS = ("at", "load", "flown", "acted")
MOST_POINTS = 999


def to_position(state: BeezState) -> dict[str, Any]:
    kinds = state.tables.kinds
    return {
        "game": "happy_honey_beez",
        "seats": int(state.seats),
        "options": {
            "flight_hole_meadow_only": state.tables.meadow_only,
            "abandon_costs_point": state.rules.abandon_costs_point,
        },
        "turn": int(state.active),
        "decision": PHASES[state.phase],
        "laid": int(state.laid),
        "board": [tile_document(state.board, tile) for tile in range(state.board.tiles)],
        "players": [_write_player(state, seat) for seat in range(state.seats)],
        "track": [int(order) for order in state.track.arrived],
        "open": market_view(kinds, state.open, 0),
        "supply": codes_of(kinds, state.supply.pile[0])[::-1],
        "removed": codes_of(kinds, state.removed),
        "random": state.rng.words(),
    }


def _write_player(state: BeezState, seat: int) -> dict[str, Any]:
    first = seat * int(BEES_PER_SEAT)
    return {
        "pollen": int(state.pollen[seat]),
        "jar": int(state.jar[seat]),
        "hives": int(state.hive_points[seat]),
        "lost": int(state.lost_points[seat]),
        "bees": {
            name: _write_bee(state, first + number)
            for number, name in enumerate(BEE_NAMES)
            if state.bees.spot[first + number] != IN_HAND
        },
    }


def _write_bee(state: BeezState, bee: int) -> dict[str, Any]:
    written = spot_document(state.board, int(state.bees.spot[bee]))
    if state.bees.load[bee]:
        written["load"] = LOADS[state.bees.load[bee]]
    for field, bit in (("flown", FLOWN), ("acted", ACTED)):
        if state.bees.done[bee] & bit:
            written[field] = True
    return written


def from_position(
    document: Mapping[str, Any], manifest: Manifest, tables: Mapping[bool, BeeTables]
) -> BeezState:
    """The state that the document describes; PositionError says what is wrong with it."""
    whole = Document(dict(document) if isinstance(document, Mapping) else document)
    return _Reader(whole, manifest, tables).read()


def rules_from(settings: Mapping[str, Setting], seats: int) -> BeeRules:
    return rules_of(seats, bool(settings["abandon_costs_point"]))


class _Reader:
    def __init__(self, document: Document, manifest: Manifest, tables: Mapping[bool, BeeTables]) -> None:
        self.document = document.mapping(FIELDS)
        self.manifest = manifest
        self.tables = tables

    def read(self) -> BeezState:
        document = self.document
        document.optional("game", lambda part: part.text("happy_honey_beez"), "")
        seats = document["seats"].whole(self.manifest.seats[0], self.manifest.seats[-1])
        settings = read_settings(document, self.manifest, seats)
        tables = self.tables[bool(settings["flight_hole_meadow_only"])]
        self.state = BeezState(seats, rules_from(settings, seats), tables, read_rng(document))
        self.names = TileNames(tables.kinds, tables.count)
        self._read_moment()
        self._read_board()
        self._read_players()
        read_track(document, self.state.track)
        self._read_open()
        self._read_supply()
        self._read_tokens()
        check(self.state, document)
        return self.state

    def _read_moment(self) -> None:
        state, document = self.state, self.document
        state.active = document.optional("turn", lambda part: part.whole(0, int(state.seats) - 1), 0)
        state.phase = PHASES.index(document.optional("decision", lambda part: part.text(*PHASES), "lay"))
        least = 0 if state.phase == LAYING else 1
        state.laid = document.optional("laid", lambda part: part.whole(0, int(OPEN_TILES)), least)

    def _read_board(self) -> None:
        part = self.document["board"]
        for tile in part.items():
            tile.mapping(("tile", "at", "turn"))
            lay_tile(self.state.board, self.names.read(tile["tile"]), tile)
            self.state.bees.crowd.grow()
        if self.state.board.tiles == 0:
            raise part.fail("at least one tile must lie on the table.")

    def _read_players(self) -> None:
        part = self.document["players"]
        players = [player.mapping(PLAYER_FIELDS) for player in part.items()]
        if len(players) != self.state.seats:
            raise part.fail(f"{int(self.state.seats)} players are needed, not {len(players)}.")
        for seat, player in enumerate(players):
            self._read_player(seat, player)

    def _read_player(self, seat: int, player: Document) -> None:
        state = self.state
        most_pollen = int(POLLEN_PER_SEAT * state.seats)
        state.pollen[seat] = player.optional("pollen", lambda p: p.whole(0, most_pollen), 0)
        state.jar[seat] = player.optional("jar", lambda p: p.whole(0, int(HONEY_TOKENS)), 0)
        state.hive_points[seat] = player.optional("hives", lambda p: p.whole(0, MOST_POINTS), 0)
        gained = int(state.hive_points[seat])
        state.lost_points[seat] = player.optional("lost", lambda p: p.whole(0, gained), 0)
        state.track.points[seat] = gained - state.lost_points[seat]
        if player.has("bees"):
            bees = player["bees"].mapping(BEE_NAMES)
            for number, name in enumerate(BEE_NAMES):
                if bees.has(name):
                    self._read_bee(seat, number, bees[name].mapping(BEE_FIELDS))

    def _read_bee(self, seat: int, number: int, part: Document) -> None:
        state = self.state
        bee = seat * int(BEES_PER_SEAT) + number
        spot = read_spot(part, state.board, "a bee")
        if number < QUEENS and state.board.ground_of(spot) == MEADOW:
            raise part.fail("a queen stands on a hive tile.")
        state.bees.enter(bee, spot)
        load = part.optional("load", lambda p: LOADS.index(p.text(*LOADS[1:])), 0)
        if load and number < QUEENS:
            raise part["load"].fail("only workers carry something.")
        state.bees.load[bee] = load
        done = FLOWN if part.optional("flown", read_yes, False) else 0
        state.bees.done[bee] = done | (ACTED if part.optional("acted", read_yes, False) else 0)

    def _read_open(self) -> None:
        """Open tiles that are left out are drawn from the supply."""
        if not self.document.has("open"):
            if self.document.has("supply"):
                raise self.document.fail("the field 'open' can be left out only together with 'supply'.")
            return
        for place, tile in enumerate(self.document["open"].items(at_most=int(OPEN_TILES))):
            if tile.value is not None:
                self.state.open.put(0, place, self.names.read(tile))

    def _read_supply(self) -> None:
        """A supply that is left out holds as many tiles of each ground as the number of players asks for."""
        state, document = self.state, self.document
        if document.has("removed"):
            state.removed = self.names.read_all(document["removed"])
        if document.has("supply"):
            top_first = list(self.names.read_all(document["supply"]))
            state.supply.pile[0] = vec[i64](top_first[::-1])
            return
        for ground in (PLAIN, HONEY_ROOM, MEADOW):
            self._fill_up(ground)
        state.supply.shuffle(state.rng)
        if not document.has("open"):
            state.open.refill(state.supply)

    def _fill_up(self, ground: i64) -> None:
        """Put tiles of a ground that lie nowhere into the supply, until the match has its number."""
        state, left = self.state, self.names.left
        kinds = [kind for kind in range(len(left)) if state.tables.kinds.ground[kind] == ground]
        rest = vec[i64]([kind for kind in kinds for _ in range(left[kind])])
        used = sum(int(state.tables.count[kind]) - left[kind] for kind in kinds)
        state.rng.shuffle(rest)
        for kind in rest[: max(int(tiles_in_play(ground, state.seats)) - used, 0)]:
            state.supply.put_on_top(0, kind)

    def _read_tokens(self) -> None:
        state = self.state
        for name, total, held, load in (
            ("pollen", int(POLLEN_PER_SEAT * state.seats), state.pollen, POLLEN),
            ("honey", int(HONEY_TOKENS), state.jar, HONEY),
        ):
            out = sum(int(tokens) for tokens in held) + int(state.bees.carried(load))
            if out > total:
                raise self.document["players"].fail(f"{out} {name} tokens are out; there are only {total}.")
            if load == POLLEN:
                state.pollen_supply = total - out
            else:
                state.honey_supply = total - out
