"""Nests and tunnels as a view tells them, and as areas of a scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from insectarium.games._ants.ants import WORKER, Ants
from insectarium.games._ants.nests import leaders
from insectarium.games._ants.tables import FOREST, NEST, TUNNEL
from insectarium.games._hexes.areas import area_form, counted, lit_area, networks_of
from insectarium.games._hexes.board import SPOTS_PER_TILE, HexBoard
from insectarium.games._hexes.picture import Point
from insectarium.games._hexes.sharing import share
from insectarium.games._hexes.walking import mask_of
from insectarium.scene.model import Area


def nest_forms(board: HexBoard, ants: Ants, value: Callable[[int], int]) -> list[dict[str, Any]]:
    """Every nest: its size, its open sides, the queens in it, and what each seat would score for it now."""
    nests = [tile for tile in range(board.tiles) if board.area[tile] == tile and _ground(board, tile) == NEST]
    return [_nest(board, ants, nest, value(nest)) for nest in nests]


def _nest(board: HexBoard, ants: Ants, nest: int, value: int) -> dict[str, Any]:
    form = area_form(board, nest)
    ahead = [int(seat) for seat in leaders(board, ants, nest)]
    points = int(share(value, len(ahead))) if ahead else 0
    return {
        "nest": nest,
        "tiles": int(board.area_size[nest]),
        "open": int(board.area_open[nest]),
        "queens": [int(ants.queens_in(board, seat, nest)) for seat in range(ants.seats)],
        "members": form["tiles"],
        "gaps": form["open"],
        "gains": [points if seat in ahead else 0 for seat in range(ants.seats)],
    }


def tunnel_forms(board: HexBoard, ants: Ants) -> list[dict[str, Any]]:
    """Every network of tunnel lanes: where it leads, where it is open, and how many lanes each seat mans."""
    return [_tunnel(board, ants, network) for network in networks_of(board, int(TUNNEL))]


def _tunnel(board: HexBoard, ants: Ants, network: dict[str, Any]) -> dict[str, Any]:
    spots = [tile * int(SPOTS_PER_TILE) + lane for tile, lane in network["lanes"]]
    at = ants.crowd.at
    return {
        "lanes": network["lanes"],
        "gaps": network["open"],
        "nests": sorted({int(board.area[t]) for t in network["leads"] if _ground(board, t) == NEST}),
        "forests": [tile for tile in network["leads"] if _ground(board, tile) == FOREST],
        "workers": [
            sum(1 for spot in spots if at[spot] & mask_of(seat, WORKER)) for seat in range(ants.seats)
        ],
    }


def _ground(board: HexBoard, tile: int) -> int:
    return int(board.kinds.ground[board.kind[tile]])


class AreaWords:
    """The sentences about nests and tunnels, in the reader's language."""

    def __init__(self, say: Callable[..., str], names: Sequence[str]) -> None:
        self.say = say
        self.names = names

    def nest(self, form: dict[str, Any]) -> str:
        gains = counted(self.names, form["gains"])
        queens = sum(form["queens"])
        return self.say("area-nest", tiles=form["tiles"], open=form["open"], gains=gains, queens=queens)

    def tunnel(self, form: dict[str, Any]) -> str:
        ends = "both" if form["nests"] and form["forests"] else "nest" if form["nests"] else "none"
        if form["forests"] and not form["nests"]:
            ends = "forest"
        facts = {"tiles": len(form["lanes"]), "open": len(form["gaps"]), "ends": ends}
        manned = counted(self.names, form["workers"])
        return self.say("area-tunnel", **facts, manned=manned, workers=sum(form["workers"]))


def ant_areas(
    table: dict[str, Any],
    words: AreaWords,
    nodes: Sequence[str],
    spot_of: Callable[[int, int], str],
    centres: Sequence[Point],
    size: float,
) -> tuple[Area, ...]:
    """The nests and tunnels of a view as areas of its scene.

    `nodes` and `centres` are those of the laid tiles, `spot_of` names the node of a lane of a tile.
    """
    found = []
    for form in table["nests"]:
        name = f"nest-{form['nest']}"
        found.append(lit_area(name, form["members"], form["gaps"], words.nest(form), nodes, centres, size))
    for form in table["tunnels"]:
        tiles = list(dict.fromkeys(tile for tile, _ in form["lanes"]))
        name = "tunnel-" + "-".join(str(number) for number in form["lanes"][0])
        area = lit_area(name, tiles, form["gaps"], words.tunnel(form), nodes, centres, size)
        spots = tuple(spot_of(tile, lane) for tile, lane in form["lanes"])
        found.append(Area(area.id, area.nodes + spots, area.label, area.open))
    return tuple(found)
