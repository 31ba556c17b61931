"""The board of the bees as nodes: tiles, empty spaces, spots and bees. It grows, and stays in its frame."""

from __future__ import annotations

from typing import Any

from insectarium.games._bees.scene_words import BEE_KINDS, BeeWords
from insectarium.games._bees.sprites import BeeSheet
from insectarium.games._bees.sprites_pieces import LETTER, LOAD, PIECE, bee_sprite_name
from insectarium.games._bees.sprites_tiles import SIZE
from insectarium.games._hexes.areas import lit_area
from insectarium.games._hexes.crowd import crowd
from insectarium.games._hexes.nodes import space_node, spot_node, tile_node
from insectarium.games._hexes.picture import Frame, Point, frame, turned
from insectarium.games._hexes.scene_parts import LETTERS, Box
from insectarium.scene import SEAT_SHAPES, SEAT_TONES, Area, Node, Text
from insectarium.scene.palette import WHITE

PADDING = 12.0
LARGEST = 1.3
TILE_LAYER, SPACE_LAYER, SPOT_LAYER, BEE_LAYER, LOAD_LAYER = 1, 2, 3, 5, 6
# The room for bees on a tile.
ROOM = (88.0, 76.0)
LARGEST_BEE = 1.25
LETTER_SIZE = 10.5
CARRIED = 0.78


class Board:
    """Everything on the board of one view, placed in a box."""

    def __init__(self, table: dict[str, Any], box: Box, sheet: BeeSheet, words: BeeWords) -> None:
        self.table = table
        self.box = box
        self.sheet = sheet
        self.words = words
        cells = [(q, r) for q, r in (tile["at"] for tile in table["board"])]
        if table["phase"] != "over":
            cells += [(q, r) for q, r in table["spaces"]]
        self.place: Frame = frame(cells, SIZE, box.width - 2 * PADDING, box.height - 2 * PADDING, LARGEST)
        self.scale = round(self.place.scale, 4)
        self.centres = [self.at(*tile["at"]) for tile in table["board"]]

    def at(self, q: int, r: int) -> Point:
        x, y = self.place.place(q, r, SIZE)
        return round(self.box.x + PADDING + x, 1), round(self.box.y + PADDING + y, 1)

    def nodes(self) -> list[Node]:
        nodes = [self.box.ground("board")]
        nodes += [self._tile(number) for number in range(len(self.centres))]
        if self.table["phase"] in ("lay", "put"):
            nodes += [self._space(q, r) for q, r in self.table["spaces"]]
        if any(name.startswith("spot-") for name in self.words.lit):
            nodes += [self._spot(number) for number in range(len(self.centres))]
        return nodes + self._bees()

    def _tile(self, number: int) -> Node:
        form = self.table["board"][number]
        q, r = form["at"]
        shown = self.words.tile(self.sheet.kinds[form["tile"]])
        label = self.words.say("label-board", tile=shown, place=self.words.place(q, r))
        x, y = self.centres[number]
        sprite = self.sheet.tile(form["tile"])
        return Node(tile_node(q, r), sprite, x, y, turned(form["turn"]), self.scale, TILE_LAYER, label)

    def _space(self, q: int, r: int) -> Node:
        label = self.words.say("label-space", place=self.words.place(q, r))
        return Node(space_node(q, r), "space", *self.at(q, r), 0, self.scale, SPACE_LAYER, label)

    def _spot(self, number: int) -> Node:
        """On every tile, not only where one can land: one may ask why not."""
        q, r = self.table["board"][number]["at"]
        label = self.words.say("label-spot", place=self.words.place(q, r))
        return Node(spot_node(q, r, 0), "spot", *self.centres[number], 0, self.scale, SPOT_LAYER, label)

    def _bees(self) -> list[Node]:
        groups: dict[int, list[tuple[int, str]]] = {}
        for seat, player in enumerate(self.table["players"]):
            for name, bee in player["bees"].items():
                if bee is not None:
                    groups.setdefault(bee["on"], []).append((seat, name))
        nodes: list[Node] = []
        for tile, group in groups.items():
            scale, places = crowd(len(group), *ROOM, PIECE, LARGEST_BEE)
            x, y = self.centres[tile]
            for (seat, name), (dx, dy) in zip(group, places, strict=True):
                at = (round(x + dx * self.scale, 1), round(y + dy * self.scale, 1))
                nodes += self._bee(seat, name, at, round(scale * self.scale, 3))
        return nodes

    def _bee(self, seat: int, name: str, at: Point, scale: float) -> list[Node]:
        bee = self.table["players"][seat]["bees"][name]
        load = bee.get("load", "")
        label = self.words.say(
            "label-bee", bee=self.words.bee(name), who=self.words.names[seat], load=load or "none"
        )
        nodes = [bee_picture(seat, name, at, scale, label)]
        if load:
            beside = (round(at[0] + LOAD[0] * scale, 1), round(at[1] + LOAD[1] * scale, 1))
            carried = round(CARRIED * scale, 3)
            nodes.append(Node(f"load-{seat}-{name}", load, *beside, 0, carried, LOAD_LAYER, quiet=True))
        return nodes

    def areas(self) -> tuple[Area, ...]:
        """The hives. Empty spaces beside one belong to no area: they are where a tile is laid."""
        nodes = [tile_node(*tile["at"]) for tile in self.table["board"]]
        size = SIZE * self.scale
        return tuple(
            lit_area(
                f"hive-{form['area']}",
                form["tiles"],
                form["open"],
                self.words.hive(form),
                nodes,
                self.centres,
                size,
            )
            for form in self.table["hives"]
        )


def bee_picture(seat: int, name: str, at: Point, scale: float, label: str, quiet: bool = False) -> Node:
    """A bee in the colour and with the badge and the letter of its seat."""
    kind = BEE_KINDS[name[0]]
    letter = Text(LETTERS[seat], LETTER_SIZE, bold=True, colour=WHITE, dy=LETTER[kind])
    sprite = bee_sprite_name(kind, SEAT_SHAPES[seat])
    tone = SEAT_TONES[seat]
    return Node(f"bee-{seat}-{name}", sprite, *at, 0, scale, BEE_LAYER, label, letter, tone, quiet=quiet)
