"""Reading a position of Knights in Buzzing Armor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import Manifest
from insectarium.core.packed import i64, vec
from insectarium.games._bees.bees import HONEY, IN_SUPPLY, LOADS, POLLEN
from insectarium.games._bees.tables import START, BeeTables
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.documents import (
    TileNames,
    lay_tile,
    read_rng,
    read_settings,
    read_spot,
    read_track,
    read_yes,
)
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor.position import DONE_FIELDS
from insectarium.games.knights_in_buzzing_armor.position_checks import check, check_bee
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.setup import STACK_SIZES
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    HAND_NAMES,
    HONEY_TOKENS,
    PHASES,
    POLLEN_TOKENS,
    QUEENS,
    STACK_GROUNDS,
    STACK_NAMES,
    STACKS,
    START_POINTS,
)

FIELDS = (
    "game", "seats", "options", "starter", "turn", "decision", "laid", "board", "players", "track", "open",
    "stacks", "box", "removed", "tokens", "random", "flier", "finished",
)  # fmt: skip
PLAYER_FIELDS = ("pollen", "jar", "hives", "lost", "bees", "supply")
BEE_FIELDS = ("at", "carries", "flown", "acted", "raided", "won_over")
MOST_POINTS = 999


def from_position(
    document: Mapping[str, Any], manifest: Manifest, tables: tuple[BeeTables, BeeTables]
) -> KnightsState:
    """The state that the document describes; PositionError says what is wrong with it."""
    whole = Document(dict(document) if isinstance(document, Mapping) else document)
    return _Reader(whole, manifest, tables).read()


class _Reader:
    def __init__(self, document: Document, manifest: Manifest, tables: tuple[BeeTables, BeeTables]) -> None:
        self.document = document.mapping(FIELDS)
        self.document.optional("game", lambda part: part.text(manifest.id), "")
        seats = document["seats"].whole(manifest.seats[0], manifest.seats[-1])
        settings = read_settings(self.document, manifest, seats)
        self.tables = tables[int(bool(settings["flight_hole_meadow_only"]))]
        self.tiles = TileNames(self.tables.kinds, self.tables.count)
        self.state = KnightsState(seats, self.tables, read_rng(self.document))

    def read(self) -> KnightsState:
        self._read_moment()
        self._read_board()
        self._read_players()
        read_track(self.document, self.state.track)
        self._read_waiting()
        self._read_open()
        self._read_stacks()
        self._read_tokens()
        check(self.state, self.document)
        return self.state

    def _seat(self, part: Document) -> int:
        return part.whole(0, int(self.state.seats) - 1)

    def _read_moment(self) -> None:
        state, document = self.state, self.document
        state.starter = document.optional("starter", self._seat, 0)
        state.active = document.optional("turn", self._seat, 0)
        state.phase = PHASES.index(document.optional("decision", lambda part: part.text(*PHASES), "lay"))
        state.laid = document.optional("laid", lambda part: part.whole(0, int(STACKS)), 0)
        state.flier = document.optional("flier", self._seat, int(NONE))

    # Tiles

    def _tile_of(self, part: Document, stack: int) -> int:
        kind = self.tiles.read(part)
        if self.tables.kinds.ground[kind] != STACK_GROUNDS[stack]:
            raise part.fail(f"tile {part.value} does not belong to the stack {STACK_NAMES[stack]}.")
        return kind

    def _read_board(self) -> None:
        board = self.state.board
        for part in self.document["board"].items():
            part.mapping(("tile", "at", "turn"))
            lay_tile(board, self.tiles.read(part["tile"]), part)
            self.state.bees.crowd.grow()
        if board.tiles == 0 or self.tables.kinds.ground[board.kind[0]] != START:
            raise self.document["board"].fail("the first tile on the table is the start tile.")

    def _read_open(self) -> None:
        """Open tiles that are left out come from the stacks."""
        if not self.document.has("open"):
            if self.document.has("stacks"):
                raise self.document.fail("the field 'open' can be left out only together with 'stacks'.")
            return
        part = self.document["open"].mapping(STACK_NAMES)
        for stack, name in enumerate(STACK_NAMES):
            if part.has(name):
                self.state.open[stack] = self._tile_of(part[name], stack)

    def _read_stacks(self) -> None:
        """Tiles that lie nowhere are in the box; stacks that are left out are drawn from it by chance."""
        state = self.state
        if self.document.has("removed"):
            state.removed = self.tiles.read_all(self.document["removed"])
        for name, piles in (("stacks", state.piles), ("box", state.box)):
            if self.document.has(name):
                part = self.document[name].mapping(STACK_NAMES)
                for stack, row in enumerate(STACK_NAMES):
                    tiles = list(part[row].items()) if part.has(row) else []
                    read = [self._tile_of(tile, stack) for tile in tiles]
                    piles.pile[stack] = vec[i64](read[::-1] if name == "stacks" else read)
        for kind, count in enumerate(self.tiles.left):
            if self.tables.kinds.ground[kind] != START:
                stack = [int(ground) for ground in STACK_GROUNDS].index(int(self.tables.kinds.ground[kind]))
                for _ in range(count):
                    state.box.put_on_top(stack, kind)
        if not self.document.has("stacks"):
            self._choose_stacks()

    def _choose_stacks(self) -> None:
        """Draw from the box what this number of players would still have."""
        state = self.state
        state.box.shuffle(state.rng)
        for stack in range(STACKS):
            size = int(STACK_SIZES[state.seats - 2][stack]) - self._out_of(stack)
            while state.piles.size(stack) < size and state.box.size(stack) > 0:
                state.piles.put_on_top(stack, state.box.draw(stack))
            if not self.document.has("open") and state.piles.size(stack) > 0:
                state.open[stack] = state.piles.draw(stack)

    def _out_of(self, stack: int) -> int:
        """How many tiles of a kind are on the table."""
        state, ground = self.state, STACK_GROUNDS[stack]
        laid = sum(state.board.kinds.ground[kind] == ground for kind in state.board.kind)
        removed = sum(state.board.kinds.ground[kind] == ground for kind in state.removed)
        return int(laid + removed + (state.open[stack] != EMPTY))

    # Players

    def _read_players(self) -> None:
        part = self.document["players"]
        players = [player.mapping(PLAYER_FIELDS) for player in part.items()]
        if len(players) != self.state.seats:
            raise part.fail(f"{int(self.state.seats)} players are needed, not {len(players)}.")
        for seat, player in enumerate(players):
            self._read_player(seat, player)
            self._read_bees(seat, player)

    def _read_player(self, seat: int, player: Document) -> None:
        state = self.state
        state.pollen[seat] = player.optional("pollen", lambda p: p.whole(0, int(POLLEN_TOKENS)), 0)
        state.jar[seat] = player.optional("jar", lambda p: p.whole(0, int(HONEY_TOKENS)), 0)
        state.hive_points[seat] = player.optional("hives", lambda p: p.whole(0, MOST_POINTS), 0)
        state.lost_points[seat] = player.optional("lost", lambda p: p.whole(0, MOST_POINTS), 0)
        points = int(START_POINTS + state.hive_points[seat] - state.lost_points[seat])
        if points < 0:
            raise player["lost"].fail(f"a score never drops below 0, but this would be {points}.")
        state.track.points[seat] = points

    def _read_bees(self, seat: int, player: Document) -> None:
        first = seat * int(BEES_PER_SEAT)
        if player.has("bees"):
            bees = player["bees"].mapping(BEE_NAMES)
            for number, name in enumerate(BEE_NAMES):
                if bees.has(name):
                    self._read_bee(first + number, bees[name].mapping(BEE_FIELDS))
        if player.has("supply"):
            for part in player["supply"].items(at_most=len(BEE_NAMES)):
                bee = first + BEE_NAMES.index(part.text(*BEE_NAMES))
                if self.state.bees.spot[bee] != NONE:
                    raise part.fail(f"{part.value} is on the board or named twice.")
                self.state.bees.spot[bee] = IN_SUPPLY
            return
        for number, name in enumerate(BEE_NAMES):
            if name not in HAND_NAMES and self.state.bees.spot[first + number] == NONE:
                self.state.bees.spot[first + number] = IN_SUPPLY

    def _read_bee(self, bee: int, part: Document) -> None:
        bees = self.state.bees
        bees.enter(bee, read_spot(part, self.state.board, "a bee"))
        load = part.optional("carries", lambda p: p.text(*LOADS[1:]), "")
        bees.load[bee] = LOADS.index(load)
        for field, bit in DONE_FIELDS:
            if part.optional(field, read_yes, False):
                bees.done[bee] |= bit
        check_bee(self.state, bee, part)

    def _read_waiting(self) -> None:
        """The queens about whom their owners have to decide."""
        if self.document.has("finished"):
            queens = [self._queen(part) for part in self.document["finished"].items()]
            self.state.pending = vec[i64](queens)

    def _queen(self, part: Document) -> int:
        words = list(part.items(at_most=2))
        if len(words) != 2:
            raise part.fail('a queen is named by her seat and her name, for example [1, "q1"].')
        name = words[1].text(*BEE_NAMES[: int(QUEENS)])
        return self._seat(words[0]) * int(BEES_PER_SEAT) + BEE_NAMES.index(name)

    def _read_tokens(self) -> None:
        state = self.state
        part = self.document["tokens"].mapping(LOADS[1:]) if self.document.has("tokens") else None
        out = sum(int(pollen) for pollen in state.pollen) + int(state.bees.carried(POLLEN))
        state.pollen_supply = self._tokens(part, "pollen", out, int(POLLEN_TOKENS))
        out = sum(int(honey) for honey in state.jar) + int(state.bees.carried(HONEY))
        state.honey_supply = self._tokens(part, "honey", out, int(HONEY_TOKENS))

    def _tokens(self, part: Document | None, token: str, out: int, total: int) -> int:
        if out > total:
            raise self.document.fail(f"{out} tokens of {token} are out; there are only {total}.")
        left = total - out
        if part is not None and part.has(token) and part[token].whole(0, total) != left:
            raise part[token].fail(f"{part[token].value} and {out} tokens that are out are not {total}.")
        return left
