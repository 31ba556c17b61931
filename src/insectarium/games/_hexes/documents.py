"""Tiles, places and the beginning of a position, read from a document and written into one."""

from __future__ import annotations

from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import BadSetup, Manifest, Setting
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.forms import at_of
from insectarium.games._hexes.grid import FARTHEST, cell_at
from insectarium.games._hexes.tiles import TileKinds
from insectarium.games._hexes.track import ScoreTrack
from insectarium.games._hexes.walking import Crowd

# Writing


def tile_document(board: HexBoard, tile: int) -> dict[str, Any]:
    return {
        "tile": board.kinds.ids[board.kind[tile]],
        "at": at_of(int(board.cell[board.place[tile]])),
        "turn": int(board.rotation[tile]),
    }


def spot_document(board: HexBoard, spot: int) -> dict[str, Any]:
    """Lanes are counted from 1; the first is left out."""
    written: dict[str, Any] = {"at": at_of(int(board.cell_of(spot)))}
    if spot % SPOTS_PER_TILE:
        written["lane"] = int(spot % SPOTS_PER_TILE) + 1
    return written


def codes_of(kinds: TileKinds, tiles: vec[i64]) -> list[str]:
    return [kinds.ids[kind] for kind in tiles]


# Reading


def read_settings(document: Document, manifest: Manifest, seats: int) -> dict[str, Setting]:
    """The options of a position; what is left out has its default."""
    if not document.has("options"):
        return manifest.resolve(seats)
    part = document["options"].mapping(tuple(option.key for option in manifest.options))
    try:
        return manifest.resolve(seats, part.value)
    except BadSetup as fault:
        raise part.fail(str(fault)) from fault


def read_rng(document: Document) -> Rng:
    if not document.has("random"):
        return Rng.seeded(0)
    part = document["random"]
    words = [word.whole(0, 0xFFFFFFFF) for word in part.items()]
    try:
        return Rng.restored(words)
    except ValueError as fault:
        raise part.fail(f"{fault}.") from fault


def read_yes(part: Document) -> bool:
    if not isinstance(part.value, bool):
        raise part.fail(f"true or false is needed here, not {part.value!r}.")
    return part.value


def read_cell(part: Document) -> int:
    numbers = [number.whole(-int(FARTHEST), int(FARTHEST)) for number in part.items(at_most=2)]
    if len(numbers) != 2:
        raise part.fail("a place is two numbers, for example [2, -1].")
    return int(cell_at(numbers[0], numbers[1]))


def read_spot(part: Document, board: HexBoard, piece: str) -> int:
    """The spot that the fields `at` and `lane` of a part name; `piece` says for whom, such as "an ant"."""
    lane = part.optional("lane", lambda p: p.whole(1, int(SPOTS_PER_TILE)), 1) - 1
    spot = board.spot_at(read_cell(part["at"]), lane)
    if spot == NONE:
        raise part.fail(f"there is no such place for {piece}.")
    return int(spot)


def read_track(document: Document, track: ScoreTrack) -> None:
    if document.has("track"):
        part = document["track"]
        seats = len(track.points)
        orders = [order.whole(0, seats - 1) for order in part.items()]
        if sorted(orders) != list(range(seats)):
            raise part.fail("for each seat its place in the order of arrival: 0, 1, 2, ... each once.")
        track.arrived = vec[i64](orders)


def lay_tile(board: HexBoard, kind: int, part: Document) -> None:
    """Lay a tile as the fields `at` and `turn` say, which must fit those before it."""
    cell = read_cell(part["at"])
    turn = part.optional("turn", lambda p: p.whole(0, 5), 0) % int(board.kinds.rotations[kind])
    place = board.place_at(cell)
    if board.tiles > 0 and place == NONE:
        raise part["at"].fail("this tile touches none of those before it.")
    if place != NONE and board.tile[place] != NONE:
        raise part["at"].fail("a tile lies there already.")
    if place != NONE and not board.fitting_rotations(kind, place) >> turn & 1:
        raise part.fail(f"tile {part.value['tile']} does not fit here with turn {turn}.")
    board.lay(cell, kind, turn)


def read_players(document: Document, seats: int, fields: tuple[str, ...]) -> list[Document]:
    """One part for each player, with no other fields than these."""
    part = document["players"]
    players = [player.mapping(fields) for player in part.items()]
    if len(players) != seats:
        raise part.fail(f"{seats} players are needed, not {len(players)}.")
    return players


class TileNames:
    """Reads the codes of tiles and counts them: no tile can be named more often than it exists."""

    def __init__(self, kinds: TileKinds, count: vec[i64]) -> None:
        self.number = {code.lower(): kind for kind, code in enumerate(kinds.ids)}
        self.count = [int(number) for number in count]
        self.left = list(self.count)

    def read(self, part: Document) -> int:
        name = part.text()
        if name.lower() not in self.number:
            raise part.fail(f"there is no tile {name!r}.")
        kind = self.number[name.lower()]
        if self.left[kind] == 0:
            raise part.fail(f"a tile {name} too many: there are only {self.count[kind]} of it.")
        self.left[kind] -= 1
        return kind

    def read_all(self, part: Document) -> vec[i64]:
        return vec[i64]([self.read(tile) for tile in part.items()])

    def lay_board(self, document: Document, board: HexBoard, crowd: Crowd) -> None:
        """Lay the tiles of the field `board`, one after the other."""
        for part in document["board"].items():
            part.mapping(("tile", "at", "turn"))
            lay_tile(board, self.read(part["tile"]), part)
            crowd.grow()
