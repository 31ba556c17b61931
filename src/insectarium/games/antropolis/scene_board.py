"""The board of Antropolis as nodes: tiles, spaces, spots and ants. It grows, and stays inside its frame."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from insectarium.core.game import View
from insectarium.games._ants.areas import AreaWords, ant_areas
from insectarium.games._ants.sprites import SIZE, spots_of, tile_sprite_name
from insectarium.games._ants.tiles import AntTiles
from insectarium.games._hexes.picture import Frame, Point, frame, turned
from insectarium.games.antropolis.nodes import ant_node, space_node, spot_node, tile_node
from insectarium.games.antropolis.state import ANT_NAMES
from insectarium.scene import SEAT_TONES, Area, Node, Text
from insectarium.scene.palette import WHITE

if TYPE_CHECKING:
    from insectarium.games.antropolis.scene import SceneWords

LEFT, TOP, BOARD_WIDTH, BOARD_HEIGHT = 20.0, 120.0, 1120.0, 880.0
# Around a spot several ants of one colour stand side by side.
CROWD_RADIUS = 19.0


def board_nodes(view: View, tiles: AntTiles, words: SceneWords) -> list[Node]:
    table = view["table"]
    place = _frame_of(table)
    spots = _spots(table, tiles, place)
    return [
        *_space_nodes(table, place, words),
        *[_tile_node(table, number, place, words) for number in range(len(table["board"]))],
        *_spot_nodes(table, spots, place, words),
        *_ant_nodes(table, spots, place, words),
    ]


def board_areas(view: View, words: SceneWords) -> tuple[Area, ...]:
    table = view["table"]
    place = _frame_of(table)
    tiles = [tile["at"] for tile in table["board"]]
    names = [words.who(seat) for seat in range(view["seats"])]
    return ant_areas(
        table,
        AreaWords(words.say, names),
        [tile_node(q, r) for q, r in tiles],
        lambda tile, lane: spot_node(tiles[tile][0], tiles[tile][1], lane),
        [_xy(place, at) for at in tiles],
        SIZE * place.scale,
    )


def _frame_of(table: dict[str, Any]) -> Frame:
    cells = [tuple(tile["at"]) for tile in table["board"]] + [tuple(space) for space in table["spaces"]]
    return frame(cells, SIZE, BOARD_WIDTH, BOARD_HEIGHT)


def _xy(place: Frame, at: tuple[int, ...] | list[int]) -> Point:
    x, y = place.place(at[0], at[1], SIZE)
    return LEFT + x, TOP + y


def _space_nodes(table: dict[str, Any], place: Frame, words: SceneWords) -> list[Node]:
    shown = words.choices()
    nodes = []
    for q, r in table["spaces"]:
        name = space_node(q, r)
        if name in shown or table["phase"] in ("lay", "market"):
            x, y = _xy(place, [q, r])
            label = words.say("label-space", q=q, r=r)
            nodes.append(Node(name, "space", x, y, scale=place.scale, layer=1, label=label))
    return nodes


def _tile_node(table: dict[str, Any], number: int, place: Frame, words: SceneWords) -> Node:
    tile = table["board"][number]
    x, y = _xy(place, tile["at"])
    q, r = tile["at"]
    return Node(
        tile_node(q, r), tile_sprite_name(tile["tile"]), x, y, turned(tile["turn"]), place.scale, 2,
        _tile_label(table, tile, words),
    )  # fmt: skip


def _tile_label(table: dict[str, Any], tile: dict[str, Any], words: SceneWords) -> str:
    q, r = tile["at"]
    label = words.say("label-tile", tile=tile["tile"], q=q, r=r)
    for nest in table["nests"]:
        if nest["nest"] == tile["nest"]:
            owners = [words.who(seat) for seat, queens in enumerate(nest["queens"]) if queens]
            args = {
                "tiles": nest["tiles"],
                "open": nest["open"],
                "who": ", ".join(owners),
                "owners": len(owners),
            }
            label += " " + words.say("label-nest", **args)
    return label


Spot = tuple[int, int]


def _spots(table: dict[str, Any], tiles: AntTiles, place: Frame) -> dict[Spot, Point]:
    """Where each spot (tile, lane) lies in the picture."""
    kinds = {kind.id: kind for kind in tiles.kinds}
    found: dict[Spot, Point] = {}
    for number, tile in enumerate(table["board"]):
        x, y = _xy(place, tile["at"])
        turn = math.radians(60 * tile["turn"])
        for lane, (dx, dy) in enumerate(spots_of(kinds[tile["tile"]])):
            across = dx * math.cos(turn) + dy * math.sin(turn)
            down = dy * math.cos(turn) - dx * math.sin(turn)
            found[number, lane] = (x + across * place.scale, y + down * place.scale)
    return found


def _spot_nodes(
    table: dict[str, Any], spots: dict[Spot, Point], place: Frame, words: SceneWords
) -> list[Node]:
    shown = words.choices()
    nodes = []
    for (tile, lane), (x, y) in spots.items():
        q, r = table["board"][tile]["at"]
        name = spot_node(q, r, lane)
        if name in shown:
            label = words.say("label-spot", q=q, r=r, lane=lane + 1)
            nodes.append(Node(name, "spot", x, y, scale=place.scale, layer=3, label=label))
    return nodes


def _ant_nodes(
    table: dict[str, Any], spots: dict[Spot, Point], place: Frame, words: SceneWords
) -> list[Node]:
    nodes: list[Node] = []
    standing: dict[Spot, int] = {}
    crowds = _crowds(table)
    for seat, player in enumerate(table["players"]):
        for number, name in enumerate(ANT_NAMES):
            ant = player["ants"][name]
            if ant is not None:
                spot = (ant["on"], ant["lane"])
                order = standing.setdefault(spot, 0)
                standing[spot] += 1
                x, y = _beside(spots[spot], order, crowds[spot], place.scale)
                nodes += _ant(seat, number, name, ant, (x, y), place.scale, words)
    return nodes


def _crowds(table: dict[str, Any]) -> dict[Spot, int]:
    crowds: dict[Spot, int] = {}
    for player in table["players"]:
        for ant in player["ants"].values():
            if ant is not None:
                spot = (ant["on"], ant["lane"])
                crowds[spot] = crowds.get(spot, 0) + 1
    return crowds


def _beside(centre: Point, order: int, crowd: int, scale: float) -> Point:
    if crowd == 1:
        return centre
    angle = 2 * math.pi * order / crowd
    far = CROWD_RADIUS * scale
    return centre[0] + far * math.cos(angle), centre[1] + far * math.sin(angle)


def _ant(
    seat: int, number: int, name: str, ant: dict[str, Any], at: Point, scale: float, words: SceneWords
) -> list[Node]:
    kind = "queen" if name[0] == "q" else "worker"
    label = words.say(f"label-{kind}", who=words.who(seat), name=name, food=int(ant["food"]))
    tone = SEAT_TONES[seat]
    letter = Text("ABCD"[seat], 11, bold=True, colour=WHITE, dy=10)
    found = [Node(ant_node(seat, number), f"ant-{kind}", *at, 0, scale, 5, label, letter, tone)]
    if ant["food"]:
        load = f"load-{seat}-{name}"
        x, y = at[0] + 9 * scale, at[1] - 6 * scale
        found.append(Node(load, "food", x, y, scale=scale, layer=6, quiet=True))
    return found
