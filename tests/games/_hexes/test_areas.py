"""What belongs together on a board of hexagonal tiles, as views and scenes tell it."""

from __future__ import annotations

from insectarium.games._hexes.areas import areas_of, counted, lit_area, networks_of
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.grid import cell_at
from insectarium.games._hexes.tiles import Grammar, TileKinds

NEST, TUNNEL, FOREST = 0, 1, 2


def board_of(*tiles: tuple[int, int, str]) -> HexBoard:
    """Tiles (q, r, kind) as printed: side 0 faces east, and they go on counter-clockwise."""
    kinds = TileKinds(Grammar("TNE", ["TT", "NN", "EE"], ["TT", "NN"], ["NN"], "N"))
    names = {
        "nest": kinds.add("nest", "NTENEE", NEST, True, []),
        "straight": kinds.add("straight", "TEETEE", TUNNEL, False, [[0, 3]]),
        "crossing": kinds.add("crossing", "TTETTE", TUNNEL, False, [[0, 3], [1, 4]]),
        "forest": kinds.add("forest", "TTTTTT", FOREST, False, []),
    }
    kinds.finish()
    board = HexBoard(kinds)
    for q, r, name in tiles:
        board.lay(cell_at(q, r), names[name], 0)
    return board


def test_an_area_has_its_tiles_and_its_open_sides() -> None:
    board = board_of((0, 0, "nest"), (1, 0, "nest"), (5, 5, "nest"))
    assert areas_of(board) == [
        {"area": 1, "tiles": [0, 1], "open": [[0, 3], [1, 0]]},
        {"area": 2, "tiles": [2], "open": [[2, 0], [2, 3]]},
    ]


def test_lanes_that_are_joined_make_a_network_with_its_open_ends() -> None:
    board = board_of((0, 0, "straight"), (1, 0, "crossing"), (2, 0, "forest"))
    along, across = networks_of(board, TUNNEL)
    assert along == {"lanes": [[0, 0], [1, 0]], "open": [[0, 3]], "leads": [2]}
    assert across == {"lanes": [[1, 1]], "open": [[1, 1], [1, 4]], "leads": []}


def test_an_area_of_a_scene_names_its_nodes_and_the_points_where_it_is_open() -> None:
    area = lit_area("nest-0", [0, 1], [[1, 0]], "Two tiles.", ["a", "b", "c"], [(0, 0), (100, 0), (9, 9)], 10)
    assert (area.id, area.nodes, area.label) == ("nest-0", ("a", "b"), "Two tiles.")
    ((x, y),) = area.open
    assert (round(x, 2), y) == (108.66, 0)


def test_who_has_none_is_not_counted() -> None:
    assert counted(["Ada", "Ben", "Cleo"], [3, 0, 1]) == "Ada (3), Cleo (1)"
