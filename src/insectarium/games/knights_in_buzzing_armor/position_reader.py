"""Reading a position of Knights in Buzzing Armor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import Manifest, Setting
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._bees.bees import IN_SUPPLY, LOADS
from insectarium.games._bees.position_reader import PLAYER_FIELDS as SHARED_PLAYER_FIELDS
from insectarium.games._bees.position_reader import PositionReader
from insectarium.games._bees.tables import START, BeeTables
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.position_reader import MOST_POINTS
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor.position import DONE_FIELDS
from insectarium.games.knights_in_buzzing_armor.position_checks import check, check_bee
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.setup import STACK_SIZES
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    BEES_PER_SEAT,
    HAND_NAMES,
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
PLAYER_FIELDS = (*SHARED_PLAYER_FIELDS, "supply")
BEE_FIELDS = ("at", "carries", "flown", "acted", "raided", "won_over")


def from_position(
    document: Mapping[str, Any], manifest: Manifest, tables: Mapping[bool, BeeTables]
) -> KnightsState:
    return Reader(document, manifest, tables).read()


class Reader(PositionReader[KnightsState]):
    fields = FIELDS
    player_fields = PLAYER_FIELDS
    piece_fields = BEE_FIELDS
    load_field = "carries"
    done_fields = DONE_FIELDS

    def new_table(self, seats: int, settings: dict[str, Setting], rng: Rng) -> KnightsState:
        return KnightsState(seats, self.tables, rng)

    def read_moment(self) -> None:
        self.state.starter = self.document.optional("starter", self.read_seat, 0)
        super().read_moment()
        self.state.flier = self.document.optional("flier", self.read_seat, int(NONE))

    def read_own(self) -> None:
        self._read_waiting()
        self._read_open()
        self._read_stacks()

    def check_bee(self, bee: int, part: Document) -> None:
        check_bee(self.state, bee, part)

    def check(self) -> None:
        check(self.state, self.document)

    # Tiles

    def _tile_of(self, part: Document, stack: int) -> int:
        kind = self.tiles.read(part)
        if self.tables.kinds.ground[kind] != STACK_GROUNDS[stack]:
            raise part.fail(f"tile {part.value} does not belong to the stack {STACK_NAMES[stack]}.")
        return kind

    def check_board(self) -> None:
        board = self.state.board
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

    def read_lost(self, seat: int, player: Document) -> None:
        state = self.state
        state.lost_points[seat] = player.optional("lost", lambda p: p.whole(0, MOST_POINTS), 0)
        points = int(START_POINTS + state.hive_points[seat] - state.lost_points[seat])
        if points < 0:
            raise player["lost"].fail(f"a score never drops below 0, but this would be {points}.")
        state.track.points[seat] = points

    def read_pieces(self, seat: int, player: Document) -> None:
        super().read_pieces(seat, player)
        first = seat * int(BEES_PER_SEAT)
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
        return self.read_seat(words[0]) * int(BEES_PER_SEAT) + BEE_NAMES.index(name)

    def tokens_left(self, token: str, out: int, total: int) -> int:
        part = self.document["tokens"].mapping(LOADS[1:]) if self.document.has("tokens") else None
        if out > total:
            raise self.document.fail(f"{out} tokens of {token} are out; there are only {total}.")
        left = total - out
        if part is not None and part.has(token) and part[token].whole(0, total) != left:
            raise part[token].fail(f"{part[token].value} and {out} tokens that are out are not {total}.")
        return left
