"""Areas and networks of lanes as a view tells them, and as a scene lights them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from insectarium.games._hexes.board import NONE, SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.grid import SIDES, STEPS
from insectarium.games._hexes.picture import Point, side_middle
from insectarium.games._hexes.tiles import LETTERS
from insectarium.scene.model import Area


def area_form(board: HexBoard, area: int) -> dict[str, Any]:
    """An area, named by one of its tiles: all its tiles, and its open sides as pairs (tile, side)."""
    tiles = sorted(int(tile) for tile in board.members(area))
    letter = int(board.kinds.grammar.open_letter)
    gaps = [[tile, side] for tile in tiles for side in _open_sides(board, tile, letter)]
    return {"area": int(board.area[area]), "tiles": tiles, "open": gaps}


def areas_of(board: HexBoard) -> list[dict[str, Any]]:
    """All areas of a board, each once."""
    return [area_form(board, tile) for tile in range(board.tiles) if board.area[tile] == tile]


def networks_of(board: HexBoard, ground: int) -> list[dict[str, Any]]:
    """Lanes of one ground that can be walked without leaving it.

    Each has its `lanes` as pairs (tile, lane), its ends that are still `open` as pairs (tile, side), and the
    tiles of other ground to which it `leads`.
    """
    found: list[dict[str, Any]] = []
    seen: set[int] = set()
    for tile in range(board.tiles):
        if board.kinds.ground[board.kind[tile]] == ground:
            first = int(SPOTS_PER_TILE) * tile
            for spot in range(first, first + int(board.spots_of(tile))):
                if spot not in seen:
                    found.append(_network(board, spot, ground, seen))
    return found


def _network(board: HexBoard, start: int, ground: int, seen: set[int]) -> dict[str, Any]:
    spots, leads = [start], set()
    seen.add(start)
    for spot in spots:
        for beyond in _beyond(board, spot):
            if board.ground_of(beyond) != ground:
                leads.add(beyond // int(SPOTS_PER_TILE))
            elif beyond not in seen:
                seen.add(beyond)
                spots.append(beyond)
    lanes = [divmod(spot, int(SPOTS_PER_TILE)) for spot in sorted(spots)]
    gaps = [[tile, side] for tile, lane in lanes for side in _lane_ends(board, tile, lane)]
    return {"lanes": [list(lane) for lane in lanes], "open": gaps, "leads": sorted(leads)}


def _beyond(board: HexBoard, spot: int) -> list[int]:
    first = spot // int(SPOTS_PER_TILE) * int(SIDES)
    return [int(board.door[first + side]) for side in range(SIDES) if board.doors[spot] >> side & 1]


def _lane_ends(board: HexBoard, tile: int, lane: int) -> list[int]:
    """The sides at which a lane ends at an empty space."""
    row = (int(board.kind[tile]) * int(SIDES) + int(board.rotation[tile])) * int(SIDES)
    kinds = board.kinds
    return [
        side
        for side in open_sides(board, tile)
        if kinds.lane_at[row + side] == lane and _leads_on(board, int(kinds.letter[row + side]))
    ]


def _leads_on(board: HexBoard, letter: int) -> bool:
    """Whether a side that shows this letter can be walked through at all."""
    first = letter * int(LETTERS)
    return any(board.kinds.grammar.passable[first + other] for other in range(LETTERS))


def open_sides(board: HexBoard, tile: int) -> list[int]:
    """The sides of a tile beside which none lies."""
    cell = board.cell[board.place[tile]]
    return [side for side in range(SIDES) if board.tile_at(cell + STEPS[side]) == NONE]


def _open_sides(board: HexBoard, tile: int, letter: int) -> list[int]:
    kind, rotation = board.kind[tile], board.rotation[tile]
    return [side for side in open_sides(board, tile) if board.kinds.letter_at(kind, rotation, side) == letter]


def lit_area(
    name: str,
    tiles: Sequence[int],
    gaps: Sequence[Sequence[int]],
    label: str,
    nodes: Sequence[str],
    centres: Sequence[Point],
    size: float,
) -> Area:
    """These tiles as an area of a scene; `nodes` and `centres` are those of all laid tiles, by number, and
    `size` is how large they are drawn. `gaps` are pairs (tile, side)."""
    points = tuple(side_middle(side, size, centres[tile]) for tile, side in gaps)
    return Area(name, tuple(nodes[tile] for tile in tiles), label, points)


def counted(names: Sequence[str], numbers: Sequence[int]) -> str:
    """Who has how many, as sentences about areas need it; without those who have none: "Ada (3), Ben (2)"."""
    return ", ".join(f"{name} ({number})" for name, number in zip(names, numbers, strict=True) if number)
