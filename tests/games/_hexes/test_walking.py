"""Walking over spots: what blocks, where one may stay, and staying inside an area."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.grid import cell_at
from insectarium.games._hexes.tiles import Grammar, TileKinds
from insectarium.games._hexes.walking import (
    Crowd,
    mask_of,
    mask_of_seat,
    mask_of_type,
    reachable,
)

QUEEN, WORKER = 0, 1
NEST, TUNNEL = 0, 1
NOTHING = vec[i64]([0, 0])


def row_of_tiles() -> tuple[HexBoard, Crowd]:
    """Two nest tiles, then three straight tunnels, in a line to the east: spots 0, 2, 4, 6, 8."""
    kinds = TileKinds(Grammar("TNE", ["TT", "NN", "EE"], ["TT", "NN"], ["NN"], "N"))
    end = kinds.add("end", "NEEEEE", NEST, True, [])
    way = kinds.add("way", "TEENEE", NEST, True, [])
    straight = kinds.add("straight", "TEETEE", TUNNEL, False, [[0, 3]])
    kinds.finish()
    board, crowd = HexBoard(kinds), Crowd()
    for step, kind in enumerate([end, way, straight, straight, straight]):
        board.lay(cell_at(step, 0), kind, 0)
        crowd.grow()
    return board, crowd


def walk(board: HexBoard, crowd: Crowd, start: int, blocks: vec[i64] = NOTHING, keeps: int = 0) -> list[int]:
    return [int(spot) for spot in reachable(board, crowd, start, False, blocks, keeps)]


def test_the_way_is_free() -> None:
    board, crowd = row_of_tiles()
    assert walk(board, crowd, 4) == [6, 2, 8, 0]


def test_what_blocks_is_never_entered() -> None:
    board, crowd = row_of_tiles()
    crowd.add(6, 1, QUEEN)
    enemy = mask_of(1, QUEEN)
    assert walk(board, crowd, 4, vec[i64]([enemy, enemy])) == [2, 0]
    assert walk(board, crowd, 4, vec[i64]([enemy, 0])) == [6, 2, 8, 0]


def test_one_may_pass_without_staying() -> None:
    board, crowd = row_of_tiles()
    crowd.add(6, 1, WORKER)
    assert walk(board, crowd, 4, NOTHING, int(mask_of_seat(1))) == [2, 8, 0]
    assert walk(board, crowd, 4, NOTHING, int(mask_of_type(QUEEN))) == [6, 2, 8, 0]


def test_inner_doors_stay_in_the_area() -> None:
    board, crowd = row_of_tiles()
    assert [int(spot) for spot in reachable(board, crowd, 0, True, NOTHING, 0)] == [2]


def test_a_crowd_counts_by_seat_and_type() -> None:
    _, crowd = row_of_tiles()
    for _ in range(5):
        crowd.add(4, 2, WORKER)
    crowd.add(4, 3, QUEEN)
    crowd.remove(4, 2, WORKER)
    copy = crowd.clone()
    crowd.remove(4, 3, QUEEN)
    assert (crowd.count(4, 2, WORKER), crowd.count(4, 3, QUEEN), copy.count(4, 3, QUEEN)) == (4, 0, 1)
    assert crowd.at[4] & mask_of(2, WORKER) != 0
    assert crowd.at[4] & mask_of(2, QUEEN) == 0
