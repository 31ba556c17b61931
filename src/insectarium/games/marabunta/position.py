"""Positions of Marabunta: a complete state as a document that a person can write."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import BadSetup, Manifest
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games.marabunta.actions import ELEMENT_NAMES
from insectarium.games.marabunta.codes import ALL_DICE, FACE_NAMES, REMOVE_COOKIE, TILE_BIT, TILE_NAMES, TILES
from insectarium.games.marabunta.components import ABILITIES
from insectarium.games.marabunta.grid import GRID, HEX_NAMES, HEXES, REGION_NAMES, REGIONS
from insectarium.games.marabunta.maps import BadMap, Territory, territory_of
from insectarium.games.marabunta.position_checks import check
from insectarium.games.marabunta.position_frames import read_frame, write_frame
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.games.marabunta.state import (
    ANTHILLS,
    CHOOSING,
    CIRCLES_PER_SHEET,
    COOKIE,
    CROSSED,
    ENDINGS,
    EXECUTING,
    FIRST_NUMBER,
    FREE,
    NONE,
    NUMBERS,
    PHASES,
    PLAYERS,
    PRINTED_CIRCLES,
)
from insectarium.games.marabunta.tables import MapTables, SideTables

FIELDS = (
    "game", "seats", "options", "map", "round", "splitter", "tile", "pile", "dice", "players", "crossed",
    "trigger", "decision", "random",
)  # fmt: skip
PLAYER_FIELDS = ("numbers", "circles", "anthills", "chests", "cookies")
DECISION_FIELDS = ("kind", "apart", "active", "pool", "left", "stack")
# MAR-T09
LAST_ROUND = 19
FIXED_POINTS = {"two_points": 2, "three_points": 3}


def to_position(state: MarabuntaState) -> dict[str, Any]:
    document = {
        "game": "marabunta",
        "options": {"territory": state.map.side, "boards": state.side.side},
        "round": int(state.round),
        "splitter": int(state.splitter),
        "tile": TILE_NAMES[state.tile()],
        "pile": [TILE_NAMES[tile] for tile in state.pile[state.round : TILES - 1]],
        "dice": [FACE_NAMES[face] for face in state.dice],
        "players": [_write_player(state, seat) for seat in range(PLAYERS)],
        "crossed": [HEX_NAMES[hex] for hex in range(HEXES) if state.marks[hex] == CROSSED],
        "decision": _write_decision(state),
        "random": state.rng.words(),
    }
    if state.map.side == "generated":
        document["map"] = territory_in(state).lines()
    if state.trigger != NONE:
        document["trigger"] = {"seat": int(state.trigger), "ending": ENDINGS[state.ending]}
    return document


def territory_in(state: MarabuntaState) -> Territory:
    regions = tuple(int(region) for region in state.map.region)
    return Territory(regions, tuple(int(symbol) for symbol in state.map.symbol))


def _write_player(state: MarabuntaState, seat: int) -> dict[str, Any]:
    groups = range(seat * state.side.groups, (seat + 1) * state.side.groups)
    own = [hex for hex in range(HEXES) if state.owner_at(hex) == seat]
    return {
        "numbers": {HEX_NAMES[hex]: int(state.number_at(hex)) for hex in own},
        "circles": [int(state.circles[seat * REGIONS + region]) for region in range(REGIONS)],
        "anthills": int(state.anthills[seat]),
        "chests": [int(state.chests[group]) for group in groups],
        "cookies": int(state.cookies[seat]),
    }


def elements_of(bits: int) -> list[str]:
    return [name for element, name in enumerate(ELEMENT_NAMES) if bits >> element & 1]


def _write_decision(state: MarabuntaState) -> dict[str, Any]:
    decision: dict[str, Any] = {"kind": PHASES[state.phase]}
    if state.phase == CHOOSING:
        decision["apart"] = elements_of(int(state.apart))
    if state.phase == EXECUTING:
        decision["active"] = int(state.active)
        decision["pool"] = elements_of(int(state.pools[state.active]))
        decision["left"] = elements_of(int(state.left))
        decision["stack"] = [write_frame(int(waiting)) for waiting in state.stack]
    return decision


def from_position(
    document: Mapping[str, Any],
    manifest: Manifest,
    map_of: Callable[[str], MapTables],
    sides: Mapping[str, SideTables],
) -> MarabuntaState:
    """The state that the document describes; PositionError says what is wrong with it."""
    whole = Document(dict(document) if isinstance(document, Mapping) else document)
    return _Reader(whole, manifest, map_of, sides).read()


class _Reader:
    def __init__(
        self,
        document: Document,
        manifest: Manifest,
        map_of: Callable[[str], MapTables],
        sides: Mapping[str, SideTables],
    ) -> None:
        self.document = document.mapping(FIELDS)
        self.manifest = manifest
        self.map_of = map_of
        self.sides = sides

    def read(self) -> MarabuntaState:
        document = self.document
        document.optional("game", lambda part: part.text("marabunta"), "")
        document.optional("seats", lambda part: part.whole(int(PLAYERS), int(PLAYERS)), 0)
        settings = self._settings()
        territory = str(settings["territory"])
        self.state = MarabuntaState(self._map(territory), self.sides[str(settings["boards"])], self._rng())
        self.state.clean()
        self._read_round()
        self._read_players()
        self._read_crossed()
        self._read_trigger()
        self._read_decision()
        check(self.state, document)
        return self.state

    def _settings(self) -> Mapping[str, object]:
        if not self.document.has("options"):
            return self.manifest.resolve(int(PLAYERS))
        part = self.document["options"].mapping(tuple(option.key for option in self.manifest.options))
        try:
            return self.manifest.resolve(int(PLAYERS), part.value)
        except BadSetup as fault:
            raise part.fail(str(fault)) from fault

    def _map(self, territory: str) -> MapTables:
        if territory != "generated":
            if self.document.has("map"):
                raise self.document["map"].fail("only a generated territory has a map in its position.")
            return self.map_of(territory)
        part = self.document["map"]
        try:
            read = territory_of([line.text() for line in part.items()])
        except BadMap as fault:
            place = part if fault.line < 0 else list(part.items())[fault.line]
            raise place.fail(str(fault)) from fault
        return MapTables(territory, list(read.regions), list(read.symbols))

    def _rng(self) -> Rng:
        if not self.document.has("random"):
            return Rng.seeded(0)
        part = self.document["random"]
        words = [word.whole(0, 0xFFFFFFFF) for word in part.items()]
        try:
            return Rng.restored(words)
        except ValueError as fault:
            raise part.fail(f"{fault}.") from fault

    # The round

    def _read_round(self) -> None:
        state, document = self.state, self.document
        state.round = document.optional("round", lambda part: part.whole(1, LAST_ROUND), 1)
        state.splitter = document.optional("splitter", lambda part: part.whole(0, 1), 0)
        state.pile = self._pile()
        state.dice = self._dice()

    def _pile(self) -> vec[i64]:
        """All tiles in the order of the rounds; the order of the earlier ones does not matter any more."""
        now = int(self.state.round)
        tile = self._tile(now)
        later = self._later(now, tile)
        gone = [other for other in range(TILES - 1) if other != tile and other not in later]
        if now >= TILES:
            return vec[i64]([*range(TILES)])
        return vec[i64]([*gone, tile, *later, int(REMOVE_COOKIE)])

    def _tile(self, now: int) -> int:
        if not self.document.has("tile"):
            return int(REMOVE_COOKIE) if now >= TILES else self._unseen([])[0]
        part = self.document["tile"]
        tile = TILE_NAMES.index(part.text(*TILE_NAMES))
        if (tile == REMOVE_COOKIE) != (now >= TILES):
            # MAR-043, MAR-044
            sentence = f"the tile purge comes from round {int(TILES)} on, and no other tile then."
            raise part.fail(sentence)
        return tile

    def _later(self, now: int, tile: int) -> list[int]:
        count = max(0, int(TILES) - 1 - now)
        if not self.document.has("pile"):
            return self._unseen([tile])[:count]
        part = self.document["pile"]
        later: list[int] = []
        for place in part.items():
            found = TILE_NAMES.index(place.text(*TILE_NAMES[:-1]))
            if found == tile or found in later:
                raise place.fail(f"the tile {TILE_NAMES[found]} is there once only.")
            later.append(found)
        if len(later) != count:
            raise part.fail(f"in round {now} there are {count} tiles above the last one, not {len(later)}.")
        return later

    def _unseen(self, known: list[int]) -> list[int]:
        rest = [tile for tile in range(TILES - 1) if tile not in known]
        if self.document.has("pile"):
            named = self.document["pile"].value
            rest = [tile for tile in rest if not isinstance(named, list) or TILE_NAMES[tile] not in named]
        shuffled = vec[i64](rest)
        self.state.rng.shuffle(shuffled)
        return [int(tile) for tile in shuffled]

    def _dice(self) -> vec[i64]:
        if not self.document.has("dice"):
            return vec[i64]([self.state.rng.below(len(FACE_NAMES)) for _ in range(REGIONS)])
        part = self.document["dice"]
        faces = [FACE_NAMES.index(face.text(*FACE_NAMES)) for face in part.items()]
        if len(faces) != REGIONS:
            raise part.fail(f"one face for each of the {int(REGIONS)} dice is needed, not {len(faces)}.")
        return vec[i64](faces)

    # The boards

    def _read_players(self) -> None:
        if not self.document.has("players"):
            return
        part = self.document["players"]
        players = list(part.items())
        if len(players) != PLAYERS:
            raise part.fail(f"two players are needed, not {len(players)}.")
        for seat, player in enumerate(players):
            self._read_player(seat, player.mapping(PLAYER_FIELDS))

    def _read_player(self, seat: int, player: Document) -> None:
        state = self.state
        if player.has("numbers"):
            self._read_numbers(seat, player["numbers"])
        if player.has("circles"):
            self._read_circles(seat, player["circles"])
        if player.has("chests"):
            self._read_chests(seat, player["chests"])
        state.anthills[seat] = player.optional("anthills", lambda p: p.whole(0, int(ANTHILLS)), int(ANTHILLS))
        most = len(state.side.cookies)
        state.cookies[seat] = player.optional("cookies", lambda p: p.whole(0, most), 0)
        state.cookie_points[seat] = sum(int(points) for points in state.side.cookies[: state.cookies[seat]])

    def _read_numbers(self, seat: int, part: Document) -> None:
        for name in part.mapping(tuple(HEX_NAMES)).value:
            hex = HEX_NAMES.index(name)
            self._close(part, hex)
            number = part[name].whole(0, int(NUMBERS) - 1)
            self.state.marks[hex] = FIRST_NUMBER + seat * NUMBERS + number
            for near in GRID.neighbours[GRID.first[hex] : GRID.first[hex + 1]]:
                self.state.near[seat * HEXES + near] = True

    def _close(self, part: Document, hex: int) -> None:
        state = self.state
        if state.marks[hex] != FREE:
            raise part.fail(f"{HEX_NAMES[hex]} has a number or a cross already.")
        state.free_in_region[state.map.region[hex]] -= 1
        if state.map.symbol[hex] == COOKIE:
            state.free_cookies -= 1

    def _read_crossed(self) -> None:
        for part in self.document["crossed"].items() if self.document.has("crossed") else ():
            hex = HEX_NAMES.index(part.text(*HEX_NAMES))
            self._close(part, hex)
            self.state.marks[hex] = CROSSED

    def _read_circles(self, seat: int, part: Document) -> None:
        state = self.state
        least, most = int(PRINTED_CIRCLES), int(CIRCLES_PER_SHEET - PRINTED_CIRCLES)
        circles = [sheet.whole(least, most) for sheet in part.items()]
        if len(circles) != REGIONS:
            raise part.fail(
                f"one number for each of the {int(REGIONS)} sheets is needed, not {len(circles)}."
            )
        for region, count in enumerate(circles):
            state.circles[seat * REGIONS + region] = count
            if state.blank_circles(region) < 0:
                raise part.fail(
                    f"the sheet {REGION_NAMES[region]} has only {int(CIRCLES_PER_SHEET)} circles."
                )

    def _read_chests(self, seat: int, part: Document) -> None:
        state = self.state
        groups = list(part.items())
        if len(groups) != state.side.groups:
            raise part.fail(f"this board has {int(state.side.groups)} groups of chests, not {len(groups)}.")
        for group, marked in enumerate(groups):
            size = int(state.side.size[group])
            state.chests[seat * state.side.groups + group] = marked.whole(0, size)
            if marked.value == size:
                points = FIXED_POINTS.get(ABILITIES[state.side.ability[group]], 0)
                state.ability_points[seat] += points

    # The moment

    def _read_trigger(self) -> None:
        if self.document.has("trigger"):
            part = self.document["trigger"].mapping(("seat", "ending"))
            self.state.trigger = part["seat"].whole(0, 1)
            self.state.ending = ENDINGS.index(part["ending"].text(*ENDINGS))

    def _read_decision(self) -> None:
        state = self.state
        if not self.document.has("decision"):
            return
        part = self.document["decision"].mapping(DECISION_FIELDS)
        state.phase = PHASES.index(part["kind"].text(*PHASES))
        if state.phase == CHOOSING:
            state.apart = self._elements(part["apart"], ELEMENT_NAMES[:-1])
        if state.phase == EXECUTING:
            self._read_pools(part)

    def _read_pools(self, part: Document) -> None:
        state = self.state
        state.active = part.optional("active", lambda p: p.whole(0, 1), int(state.chooser()))
        pool = self._elements(part["pool"], ELEMENT_NAMES)
        rest = int(ALL_DICE | TILE_BIT) - pool
        # MAR-039
        if pool == 0 or rest == 0:
            raise part["pool"].fail("each pool has at least one element.")
        state.pools[state.active] = pool
        state.pools[1 - state.active] = rest
        state.apart = rest if pool & TILE_BIT else pool
        state.left = pool
        if part.has("left"):
            state.left = self._elements(part["left"], tuple(elements_of(pool)))
        if part.has("stack"):
            state.stack = vec[i64]([read_frame(waiting) for waiting in part["stack"].items()])

    def _elements(self, part: Document, names: tuple[str, ...]) -> int:
        bits = 0
        for element in part.items():
            bit = 1 << ELEMENT_NAMES.index(element.text(*names))
            if bits & bit:
                raise element.fail(f"{element.value} is named twice.")
            bits |= bit
        return bits
