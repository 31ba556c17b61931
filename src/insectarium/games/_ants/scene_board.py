"""The board as nodes: tiles, empty spaces, spots and ants. It grows with the tiles and stays in its frame."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Any

from insectarium.games._ants.areas import AreaWords, ant_areas
from insectarium.games._ants.lanes import spots_of
from insectarium.games._ants.scene_words import ANT_KINDS, AntWords
from insectarium.games._ants.sprites import AntSheet
from insectarium.games._ants.sprites_pieces import CELL, LETTER, LOAD, ant_sprite_name
from insectarium.games._ants.sprites_tiles import SIZE
from insectarium.games._hexes.crowd import crowd
from insectarium.games._hexes.nodes import space_node, spot_node, tile_node
from insectarium.games._hexes.picture import Frame, Point, extent, frame, side_middle, turned
from insectarium.games._hexes.scene_parts import LETTERS, Box
from insectarium.scene import SEAT_SHAPES, SEAT_TONES, Area, Node, Text
from insectarium.scene.palette import WHITE

PADDING = 12.0
LARGEST = 1.15
TILE_LAYER, SPACE_LAYER, SPOT_LAYER, ANT_LAYER, LOAD_LAYER, ATTACK_LAYER = 1, 2, 3, 5, 6, 7
# The room for ants on a tile, in one of its two lanes, and in a sharp bend. Rooms of neighbours do not touch.
WHOLE_TILE, ONE_LANE, BEND = (98.0, 78.0), (40.0, 40.0), (58.0, 56.0)
MOST_ON_TILE, MOST_IN_LANE = 1.3, 0.85
LAYING = ("lay", "market")
LETTER_SIZE = 10.5
CARRIED = 0.72

Spot = tuple[int, int]


class Board:
    """Everything on the board of one view, placed in a box."""

    def __init__(self, table: dict[str, Any], box: Box, sheet: AntSheet, words: AntWords) -> None:
        self.table = table
        self.box = box
        self.sheet = sheet
        self.words = words
        room = (box.width - 2 * PADDING, box.height - 2 * PADDING)
        self.place: Frame = frame(_cells(table), SIZE, *room, LARGEST)
        self.scale = round(self.place.scale, 4)
        self.centres = [self.at(*tile["at"]) for tile in table["board"]]

    def at(self, q: int, r: int) -> Point:
        x, y = self.place.place(q, r, SIZE)
        return round(self.box.x + PADDING + x, 1), round(self.box.y + PADDING + y, 1)

    def spot(self, tile: int, lane: int) -> Point:
        """Where the ants of a lane stand."""
        form = self.table["board"][tile]
        dx, dy = _turned(spots_of(self.sheet.kinds[form["tile"]], SIZE)[lane], form["turn"])
        x, y = self.centres[tile]
        return round(x + dx * self.scale, 1), round(y + dy * self.scale, 1)

    def nodes(self) -> list[Node]:
        nodes = [self.box.ground("board")]
        nests = {nest["nest"]: nest for nest in self.table["nests"]}
        nodes += [self._tile(number, nests) for number in range(len(self.centres))]
        nodes += self._fresh()
        if self.table["phase"] in LAYING:
            nodes += [self._space(q, r) for q, r in self.table["spaces"]]
        if any(name.startswith("spot-") for name in self.words.lit):
            nodes += self._spots()
        return nodes + self._ants()

    def _tile(self, number: int, nests: dict[int, dict[str, Any]]) -> Node:
        form = self.table["board"][number]
        q, r = form["at"]
        shown = self.words.tile(self.sheet.kinds[form["tile"]])
        nest = nests.get(form["nest"])
        if nest is None:
            label = self.words.say("label-board", tile=shown, place=self.words.place(q, r))
        else:
            size = {"tiles": nest["tiles"], "open": nest["open"]}
            label = self.words.say("label-nest", tile=shown, place=self.words.place(q, r), **size)
        x, y = self.centres[number]
        sprite = self.sheet.tile(form["tile"])
        return Node(tile_node(q, r), sprite, x, y, turned(form["turn"]), self.scale, TILE_LAYER, label)

    def _fresh(self) -> list[Node]:
        """A frame round the tile that was just laid, while an ant may be put on it."""
        number = int(self.table["fresh"])
        if number < 0:
            return []
        return [Node("fresh", "fresh", *self.centres[number], 0, self.scale, SPACE_LAYER, quiet=True)]

    def _space(self, q: int, r: int) -> Node:
        label = self.words.say("label-space", place=self.words.place(q, r))
        return Node(space_node(q, r), "space", *self.at(q, r), 0, self.scale, SPACE_LAYER, label)

    def _spots(self) -> list[Node]:
        """All of them, not only those that can be reached: one may ask why not."""
        nodes = []
        for number, form in enumerate(self.table["board"]):
            q, r = form["at"]
            lanes = max(1, len(self.sheet.kinds[form["tile"]].lanes))
            scale = round(self.scale * (1 if lanes == 1 else 0.75), 4)
            for lane in range(lanes):
                where = {"ground": self.sheet.kinds[form["tile"]].ground, "place": self.words.place(q, r)}
                label = self.words.say("label-spot", **where, lane=lane + 1 if lanes > 1 else 0)
                at = self.spot(number, lane)
                nodes.append(Node(spot_node(q, r, lane), "spot", *at, 0, scale, SPOT_LAYER, label))
        return nodes

    def _ants(self) -> list[Node]:
        groups: dict[Spot, list[tuple[int, str]]] = {}
        for seat, player in enumerate(self.table["players"]):
            for name, ant in player["ants"].items():
                if ant is not None:
                    groups.setdefault((ant["on"], ant["lane"]), []).append((seat, name))
        nodes: list[Node] = []
        for spot, group in groups.items():
            nodes += self._group(spot, group)
        return nodes

    def _group(self, spot: Spot, group: list[tuple[int, str]]) -> list[Node]:
        """The ants of one lane, side by side."""
        kind = self.sheet.kinds[self.table["board"][spot[0]]["tile"]]
        several = len(kind.lanes) == 2
        room = ONE_LANE if several else WHOLE_TILE if spots_of(kind, SIZE)[0] == (0.0, 0.0) else BEND
        scale, places = crowd(len(group), *room, CELL, MOST_IN_LANE if several else MOST_ON_TILE)
        x, y = self.spot(*spot)
        nodes: list[Node] = []
        for (seat, name), (dx, dy) in zip(group, places, strict=True):
            at = (round(x + dx * self.scale, 1), round(y + dy * self.scale, 1))
            nodes += self._ant(seat, name, at, round(scale * self.scale, 3))
        return nodes

    def _ant(self, seat: int, name: str, at: Point, scale: float) -> list[Node]:
        ant = self.table["players"][seat]["ants"][name]
        larva = ant.get("larva")
        load = "food" if ant["food"] else "larva" if larva else "none"
        nodes = [ant_picture(seat, name, at, scale, ANT_LAYER, self._label(seat, name, load))]
        beside = (round(at[0] + LOAD[0] * scale, 1), round(at[1] + LOAD[1] * scale, 1))
        carried = round(CARRIED * scale, 3)
        if ant["food"]:
            nodes.append(Node(f"load-{seat}-{name}", "food", *beside, 0, carried, LOAD_LAYER, quiet=True))
        if larva:
            owner, number = larva
            label = self._label(owner, f"l{number}", "none")
            nodes.append(ant_picture(owner, f"l{number}", beside, 0.6 * scale, LOAD_LAYER, label))
        return nodes

    def _label(self, seat: int, name: str, load: str) -> str:
        return self.words.say("label-ant", ant=self.words.ant(name), who=self.words.names[seat], load=load)

    def attack_nodes(self) -> list[Node]:
        """Arrows at the sides through which attackers came."""
        attack = self.table.get("attack")
        if attack is None:
            return []
        x, y = self.centres[attack["on"]]
        label = self.words.say("label-attack")
        nodes = []
        for side in attack["sides"]:
            dx, dy = side_middle(side, SIZE * self.scale, reach=0.95)
            at = (round(x + dx, 1), round(y + dy, 1))
            turn, scale = (180 - 60 * side) % 360, round(self.scale * 0.8, 3)
            nodes.append(Node(f"attack-{side}", "attack", *at, turn, scale, ATTACK_LAYER, label))
        return nodes

    def areas(self) -> tuple[Area, ...]:
        cells = [tile["at"] for tile in self.table["board"]]
        return ant_areas(
            self.table,
            AreaWords(self.words.say, self.words.names),
            [tile_node(q, r) for q, r in cells],
            lambda tile, lane: spot_node(cells[tile][0], cells[tile][1], lane),
            self.centres,
            SIZE * self.scale,
        )


def _cells(table: dict[str, Any]) -> list[tuple[int, int]]:
    """What must be in the frame. Once nothing can be laid any more the tiles have all the room."""
    spaces = [] if table["phase"] == "over" else table["spaces"]
    return [(q, r) for q, r in (*spaces, *(tile["at"] for tile in table["board"]))]


def height_needed(table: dict[str, Any], width: float) -> float:
    """How high a board of this width has to be to show the tiles as large as the width allows."""
    left, top, right, bottom = extent(_cells(table), SIZE)
    scale = min(LARGEST, (width - 2 * PADDING) / (right - left))
    return (bottom - top) * scale + 2 * PADDING


@lru_cache(maxsize=1024)
def _turned(point: Point, turns: int) -> Point:
    """Tiles turn counter-clockwise, and y runs down."""
    angle = radians(60 * turns)
    x, y = point
    return x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle)


def ant_picture(seat: int, name: str, at: Point, scale: float, layer: int, label: str) -> Node:
    """An ant in the colour and with the badge and the letter of its seat."""
    kind = ANT_KINDS[name[0]]
    letter = Text(LETTERS[seat], LETTER_SIZE, bold=True, colour=WHITE, dy=LETTER[kind])
    sprite = ant_sprite_name(kind, SEAT_SHAPES[seat])
    return Node(f"ant-{seat}-{name}", sprite, *at, 0, scale, layer, label, letter, SEAT_TONES[seat])
