"""Paths between nests and forests, and the say in a nest."""

from __future__ import annotations

import pytest

from insectarium.games._ants.ants import IN_HAND, QUEEN, WORKER, Ants
from insectarium.games._ants.connections import Connections
from insectarium.games._ants.nests import leaders
from insectarium.games._ants.tables import AntTables
from insectarium.games._ants.tiles import load_tiles
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.grid import cell_at
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.walking import mask_of, mask_of_type

TABLES = AntTables(load_tiles())
Laid = tuple[int, int, str, int]


def build(*laid: Laid) -> tuple[HexBoard, Ants]:
    board, ants = HexBoard(TABLES.kinds), Ants(3, [2, 3])
    for q, r, code, rotation in laid:
        board.lay(cell_at(q, r), TABLES.number[code.lower()], rotation)
        ants.crowd.grow()
    return board, ants


def put(board: HexBoard, ants: Ants, seat: int, kind: int, q: int, r: int, lane: int = 0) -> int:
    ant = ants.next_in_hand(seat, kind)
    ants.enter(ant, board.spot_at(cell_at(q, r), lane))
    return int(ant)


def paths(board: HexBoard, ants: Ants, tile: int, manned: int) -> list[tuple[int, int, int]]:
    found = Connections(board, ants.crowd, manned)
    found.find(tile)
    return sorted(
        (int(n), int(f), int(k)) for n, f, k in zip(found.nest, found.forest, found.lanes, strict=True)
    )


LINE: list[Laid] = [(0, 0, "N1f", 3), (1, 0, "U2a", 0), (2, 0, "U2a", 0), (3, 0, "F1a", 3)]


@pytest.mark.parametrize("last", range(4))
def test_any_tile_of_a_line_can_be_the_last(last: int) -> None:
    board, ants = build(*LINE[:last], *LINE[last + 1 :], LINE[last])
    put(board, ants, 0, WORKER, 1, 0)
    put(board, ants, 0, WORKER, 2, 0)
    nest, forest = board.tile_at(cell_at(0, 0)), board.tile_at(cell_at(3, 0))
    assert paths(board, ants, 3, int(mask_of(0, WORKER))) == [(nest, forest, 2)]
    assert paths(board, ants, 3, int(mask_of(1, WORKER))) == []


def test_workers_of_several_colours_are_counted_apart() -> None:
    board, ants = build(*LINE)
    put(board, ants, 0, WORKER, 1, 0)
    put(board, ants, 1, WORKER, 2, 0)
    found = Connections(board, ants.crowd, mask_of_type(WORKER))
    found.find(3)
    assert list(found.workers) == [1, 1, 0, 0]
    assert found.count() == 1
    assert paths(board, ants, 3, int(mask_of(0, WORKER))) == []


def test_a_junction_makes_a_path_to_each_forest() -> None:
    board, ants = build((0, 0, "N1f", 3), (2, -1, "F1a", 4), (1, 1, "F1a", 2), (1, 0, "U3a", 1))
    put(board, ants, 0, WORKER, 1, 0)
    assert paths(board, ants, 3, int(mask_of(0, WORKER))) == [(0, 1, 1), (0, 2, 1)]


def test_a_loop_gives_two_paths() -> None:
    board, ants = build(
        (0, 0, "N1f", 3), (1, 0, "U3b", 0), (2, -1, "U2b", 4), (2, 0, "U2b", 1), (3, -1, "F2c", 3)
    )  # fmt: skip
    for q, r in [(1, 0), (2, -1), (2, 0)]:
        put(board, ants, 0, WORKER, q, r)
    assert paths(board, ants, 4, int(mask_of(0, WORKER))) == [(0, 4, 2), (0, 4, 2)]


def test_only_the_manned_lane_counts() -> None:
    board, ants = build((0, 0, "N1f", 3), (1, 0, "W4d", 0), (2, 0, "F1a", 3))
    put(board, ants, 0, WORKER, 1, 0, 1)
    assert paths(board, ants, 2, int(mask_of(0, WORKER))) == []
    put(board, ants, 0, WORKER, 1, 0, 0)
    assert paths(board, ants, 2, int(mask_of(0, WORKER))) == [(0, 2, 1)]


def test_a_nest_beside_a_forest_is_no_connection() -> None:
    board, ants = build((0, 0, "N1f", 3), (1, 0, "F1a", 3))
    assert paths(board, ants, 1, int(mask_of(0, WORKER))) == []


def test_the_say_in_a_nest() -> None:
    board, ants = build((0, 0, "N1a", 0), (1, 0, "N2a", 0), (2, 0, "N1a", 3))
    assert list(leaders(board, ants, board.area[0])) == []
    put(board, ants, 2, QUEEN, 2, 0)
    put(board, ants, 0, QUEEN, 0, 0)
    assert list(leaders(board, ants, board.area[0])) == [0, 2]
    second = put(board, ants, 0, QUEEN, 1, 0)
    assert list(leaders(board, ants, board.area[0])) == [0]
    assert (ants.queens_in(board, 0, board.area[0]), ants.on_board(0, QUEEN)) == (2, 2)
    copy = ants.clone()
    ants.leave(second)
    assert ants.next_in_hand(0, QUEEN) == second
    assert copy.next_in_hand(0, QUEEN) == IN_HAND
    shares = [int(share(points, winners)) for points, winners in [(3, 2), (4, 2), (4, 3), (5, 1)]]
    assert shares == [2, 2, 2, 5]
