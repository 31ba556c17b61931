"""Reading a position of Happy Honey Beez."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import Manifest, Setting
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._bees.bees import QUEEN
from insectarium.games._bees.position_reader import PLAYER_FIELDS as PLAYER_FIELDS
from insectarium.games._bees.position_reader import PositionReader
from insectarium.games._bees.table import BeeRules
from insectarium.games._bees.tables import HONEY_ROOM, MEADOW, PLAIN, BeeTables
from insectarium.games.happy_honey_beez.position_checks import check
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.setup import tiles_in_play
from insectarium.games.happy_honey_beez.state import LAYING, OPEN_TILES, rules_of

FIELDS = (
    "game", "seats", "options", "turn", "decision", "laid", "board", "players", "track", "open", "supply",
    "removed", "random",
)  # fmt: skip
BEE_FIELDS = ("at", "load", "flown", "acted")


def from_position(
    document: Mapping[str, Any], manifest: Manifest, tables: Mapping[bool, BeeTables]
) -> BeezState:
    return Reader(document, manifest, tables).read()


def rules_from(settings: Mapping[str, Setting], seats: int) -> BeeRules:
    return rules_of(seats, bool(settings["abandon_costs_point"]))


class Reader(PositionReader[BeezState]):
    fields = FIELDS
    piece_fields = BEE_FIELDS
    load_field = "load"

    def new_table(self, seats: int, settings: dict[str, Setting], rng: Rng) -> BeezState:
        return BeezState(seats, rules_from(settings, seats), self.tables, rng)

    def laid_at_least(self) -> int:
        return 0 if self.state.phase == LAYING else 1

    def read_lost(self, seat: int, player: Document) -> None:
        state = self.state
        gained = int(state.hive_points[seat])
        state.lost_points[seat] = player.optional("lost", lambda p: p.whole(0, gained), 0)
        state.track.points[seat] = gained - state.lost_points[seat]

    def check_bee(self, bee: int, part: Document) -> None:
        state = self.state
        is_queen = state.bees.type_of(bee) == QUEEN
        if is_queen and state.board.ground_of(state.bees.spot[bee]) == MEADOW:
            raise part.fail("a queen stands on a hive tile.")
        if is_queen and state.bees.load[bee]:
            raise part["load"].fail("only workers carry something.")

    def read_own(self) -> None:
        self._read_open()
        self._read_supply()

    def _read_open(self) -> None:
        """Open tiles that are left out are drawn from the supply."""
        if not self.document.has("open"):
            if self.document.has("supply"):
                raise self.document.fail("the field 'open' can be left out only together with 'supply'.")
            return
        for place, tile in enumerate(self.document["open"].items(at_most=int(OPEN_TILES))):
            if tile.value is not None:
                self.state.open.put(0, place, self.tiles.read(tile))

    def _read_supply(self) -> None:
        """A supply that is left out holds as many tiles of each ground as the number of players asks for."""
        state, document = self.state, self.document
        if document.has("removed"):
            state.removed = self.tiles.read_all(document["removed"])
        if document.has("supply"):
            top_first = list(self.tiles.read_all(document["supply"]))
            state.supply.pile[0] = vec[i64](top_first[::-1])
            return
        for ground in (PLAIN, HONEY_ROOM, MEADOW):
            self._fill_up(ground)
        state.supply.shuffle(state.rng)
        if not document.has("open"):
            state.open.refill(state.supply)

    def _fill_up(self, ground: i64) -> None:
        """Put tiles of a ground that lie nowhere into the supply, until the match has its number."""
        state, left = self.state, self.tiles.left
        kinds = [kind for kind in range(len(left)) if state.tables.kinds.ground[kind] == ground]
        rest = vec[i64]([kind for kind in kinds for _ in range(left[kind])])
        used = sum(int(state.tables.count[kind]) - left[kind] for kind in kinds)
        state.rng.shuffle(rest)
        for kind in rest[: max(int(tiles_in_play(ground, state.seats)) - used, 0)]:
            state.supply.put_on_top(0, kind)

    def tokens_left(self, token: str, out: int, total: int) -> int:
        if out > total:
            raise self.document["players"].fail(f"{out} {token} tokens are out; there are only {total}.")
        return total - out

    def check(self) -> None:
        check(self.state, self.document)
