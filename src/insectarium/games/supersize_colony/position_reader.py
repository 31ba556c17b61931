"""Reading a position of Supersize Colony."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import BadSetup, Manifest
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._ants.ants import CARRIED, FOOD, IN_HAND, OUT_OF_GAME
from insectarium.games._ants.tables import NEST, AntTables
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.grid import FARTHEST, SIDES, cell_at
from insectarium.games._hexes.supply import in_order
from insectarium.games.supersize_colony.position import DONE_FIELDS, rules_of
from insectarium.games.supersize_colony.position_checks import check
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    DRAFT_ROUNDS,
    ENDINGS,
    FIRST_LARVA,
    FIRST_SOLDIER,
    FIRST_WORKER,
    FOOD_TOKENS,
    LARVA_LOAD,
    MARKET_PLACES,
    PHASES,
    QUEENS,
    Rules,
)

FIELDS = (
    "game", "seats", "options", "starter", "turn", "decision", "laid", "bought", "board", "players", "track",
    "market", "piles", "box", "supply", "first", "ending", "final_turns", "random", "draft", "attack",
)  # fmt: skip
PLAYER_FIELDS = ("hand", "limit", "food", "tunnels", "nests", "lost", "ants", "killed")
ANT_FIELDS = ("at", "lane", "food", "larva", "walked", "acted", "fresh", "passed")
DRAFT_FIELDS = ("round", "packet", "kept")
ATTACK_FIELDS = ("at", "lane", "seat", "sides")
MOST_POINTS = 999


def from_position(document: Mapping[str, Any], manifest: Manifest, tables: AntTables) -> SupersizeState:
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

    def read(self) -> SupersizeState:
        document = self.document
        document.optional("game", lambda part: part.text("supersize_colony"), "")
        seats = document["seats"].whole(self.manifest.seats[0], self.manifest.seats[-1])
        self.state = SupersizeState(seats, self._rules(seats), self.tables, self._rng())
        self._read_moment()
        self._read_board()
        self._read_players()
        self._read_track()
        self._read_draft()
        self._read_attack()
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
        return rules_of(settings, seats)

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
        state.bought = document.optional("bought", lambda part: part.whole(0, 9), 0)
        state.first_to_target = document.optional("first", self._seat, int(NONE))
        state.ending = ENDINGS.index(document.optional("ending", lambda part: part.text(*ENDINGS), "none"))
        if document.has("final_turns"):
            turns = [self._seat(part) for part in document["final_turns"].items(at_most=int(state.seats))]
            state.final_turns = vec[i64](turns)

    # Tiles

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

    def _tile_of(self, part: Document, row: int) -> int:
        kind = self._tile(part)
        if self.tables.kinds.ground[kind] != row:
            raise part.fail(f"tile {part.value} is no {GROUNDS[row]} tile.")
        return kind

    def _cell(self, part: Document) -> int:
        numbers = [number.whole(-int(FARTHEST), int(FARTHEST)) for number in part.items(at_most=2)]
        if len(numbers) != 2:
            raise part.fail("a place is two numbers, for example [2, -1].")
        return int(cell_at(numbers[0], numbers[1]))

    def _spot(self, part: Document) -> int:
        lane = part.optional("lane", lambda p: p.whole(1, 2), 1) - 1
        spot = self.state.board.spot_at(self._cell(part["at"]), lane)
        if spot == NONE:
            raise part.fail("there is no such place for an ant.")
        return int(spot)

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
                        self.state.market.put(row, place, self._tile_of(tile, row))

    def _read_piles(self) -> None:
        """Piles left out hold the tiles that lie nowhere; beside given piles these are in the box."""
        state = self.state
        for name, piles in (("piles", state.piles), ("box", state.box)):
            if self.document.has(name):
                part = self.document[name].mapping(GROUNDS)
                for row, ground in enumerate(GROUNDS):
                    tiles = list(part[ground].items()) if part.has(ground) else []
                    kinds = [self._tile_of(tile, row) for tile in tiles]
                    piles.pile[row] = vec[i64](kinds[::-1] if name == "piles" else kinds)
        rest = state.box if self.document.has("piles") else state.piles
        for kind, count in enumerate(self.left):
            for _ in range(count):
                rest.put_on_top(self.tables.kinds.ground[kind], kind)
        if not self.document.has("piles"):
            state.piles.shuffle(state.rng)
        if not self.document.has("market"):
            state.market.refill(state.piles)

    # Players

    def _read_players(self) -> None:
        part = self.document["players"]
        players = [player.mapping(PLAYER_FIELDS) for player in part.items()]
        if len(players) != self.state.seats:
            raise part.fail(f"{int(self.state.seats)} players are needed, not {len(players)}.")
        for seat, player in enumerate(players):
            self._read_player(seat, player)
            self._read_ants(seat, player)

    def _read_player(self, seat: int, player: Document) -> None:
        state = self.state
        if player.has("hand"):
            state.hands[seat] = vec[i64]([self._tile(tile) for tile in player["hand"].items()])
        least = int(state.rules.first_limit)
        state.limits[seat] = player.optional("limit", lambda p: p.whole(least, 99), least)
        state.food[seat] = player.optional("food", lambda p: p.whole(0, int(FOOD_TOKENS)), 0)
        state.tunnel_points[seat] = player.optional("tunnels", lambda p: p.whole(0, MOST_POINTS), 0)
        state.nest_points[seat] = player.optional("nests", lambda p: p.whole(0, MOST_POINTS), 0)
        gained = int(state.rules.start_points + state.tunnel_points[seat] + state.nest_points[seat])
        state.lost_points[seat] = player.optional("lost", lambda p: p.whole(0, gained), 0)
        state.track.points[seat] = gained - state.lost_points[seat]

    def _read_ants(self, seat: int, player: Document) -> None:
        if player.has("ants"):
            ants = player["ants"].mapping(ANT_NAMES)
            for number, name in enumerate(ANT_NAMES):
                if ants.has(name):
                    self._read_ant(seat * int(ANTS_PER_SEAT) + number, ants[name].mapping(ANT_FIELDS))
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

    def _read_ant(self, ant: int, part: Document) -> None:
        state, number = self.state, ant % int(ANTS_PER_SEAT)
        spot = self._spot(part)
        if number < QUEENS and state.board.ground_of(spot) != NEST:
            raise part.fail("a queen stands on a nest tile.")
        if number >= FIRST_LARVA and not state.is_brood(spot):
            raise part.fail("a larva lies on a brood chamber.")
        if state.ants.spot[ant] != IN_HAND:
            raise part.fail("a soldier carries this larva already.")
        state.ants.enter(ant, spot)
        if part.optional("food", _yes, False):
            if not FIRST_WORKER <= number < FIRST_SOLDIER or state.rules.first_edition:
                raise part["food"].fail("only workers of the second edition carry food.")
            state.ants.load[ant] = FOOD
        if part.has("larva"):
            self._read_carried(ant, part["larva"])
        done = sum(int(bit) for field, bit in DONE_FIELDS if part.optional(field, _yes, False))
        state.ants.done[ant] = done

    def _read_carried(self, ant: int, part: Document) -> None:
        state = self.state
        if not FIRST_SOLDIER <= ant % int(ANTS_PER_SEAT) < FIRST_LARVA or state.rules.first_edition:
            raise part.fail("only soldiers of the second edition carry larvae.")
        numbers = list(part.items(at_most=2))
        if len(numbers) != 2:
            raise part.fail("a larva is its seat and its number, for example [1, 2].")
        larva = self._seat(numbers[0]) * int(ANTS_PER_SEAT) + int(FIRST_LARVA) + numbers[1].whole(1, 2) - 1
        if state.ants.spot[larva] != IN_HAND:
            raise part.fail("this larva lies on the board or is carried already.")
        state.ants.spot[larva] = CARRIED
        state.ants.load[ant] = LARVA_LOAD + larva

    def _read_track(self) -> None:
        if self.document.has("track"):
            part = self.document["track"]
            orders = [order.whole(0, int(self.state.seats) - 1) for order in part.items()]
            if sorted(orders) != list(range(self.state.seats)):
                raise part.fail("for each seat its place in the order of arrival: 0, 1, 2, ... each once.")
            self.state.track.arrived = vec[i64](orders)

    # What is going on

    def _read_draft(self) -> None:
        if not self.document.has("draft"):
            return
        part = self.document["draft"].mapping(DRAFT_FIELDS)
        row = GROUNDS.index(part["round"].text(*GROUNDS))
        self.state.draft_round = [int(ground) for ground in DRAFT_ROUNDS].index(row)
        self.state.packet = in_order(vec[i64]([self._tile_of(tile, row) for tile in part["packet"].items()]))
        self.state.kept = part.optional("kept", lambda p: p.whole(0, 1), 0)

    def _read_attack(self) -> None:
        if not self.document.has("attack"):
            return
        part = self.document["attack"].mapping(ATTACK_FIELDS)
        self.state.battle = self._spot(part)
        self.state.victim = self._seat(part["seat"])
        for side in part["sides"].items(at_most=int(SIDES)):
            self.state.entries |= 1 << side.whole(0, int(SIDES) - 1)

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


def _yes(part: Document) -> bool:
    if not isinstance(part.value, bool):
        raise part.fail(f"true or false is needed here, not {part.value!r}.")
    return part.value
