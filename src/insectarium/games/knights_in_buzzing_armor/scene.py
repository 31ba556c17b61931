"""The table of Knights in Buzzing Armor as a picture, from a view alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from insectarium.core.game import View
from insectarium.games._bees.scene import BeeDrawing
from insectarium.games._bees.scene_layout import Layout, Sizes
from insectarium.games._bees.scene_words import BEE_KINDS, BeeWords
from insectarium.games._bees.sprites_pieces import bee_sprite_name
from insectarium.games._hexes.scene_parts import Box, words_node
from insectarium.games.knights_in_buzzing_armor.scene_offer import offer_nodes, standing, stock_and_note
from insectarium.games.knights_in_buzzing_armor.scene_raids import raid_nodes, raid_sprite, wanted_raids
from insectarium.scene import SEAT_SHAPES, SEAT_TONES, Node, Sprite, Text
from insectarium.scene.palette import INK_SOFT

SUPPLY_LINE = 126.0


class Drawing(BeeDrawing):
    bee_kinds = tuple(BEE_KINDS.values())
    short_track = 20
    track_field = "track"
    sizes = Sizes(
        width=1440.0,
        side=320.0,
        board=860.0,
        offer=440.0,
        stock=96.0,
        player=150.0,
        score=320.0,
        tall_offer=236.0,
        tall_board=640.0,
    )

    def own_sprites(self) -> Iterable[Sprite]:
        return (raid_sprite(),)

    def offer_nodes(self, table: dict[str, Any], places: Layout, words: BeeWords) -> list[Node]:
        return offer_nodes(table, places, self.sheet, words) + stock_and_note(table, places.stock, words)

    def standing(self, table: dict[str, Any], words: BeeWords) -> str:
        return standing(table, words)

    def choice_lines(self, table: dict[str, Any], words: BeeWords) -> int:
        return len(wanted_raids(table, words)) + super().choice_lines(table, words)

    def choice_nodes(self, table: dict[str, Any], box: Box, words: BeeWords) -> list[Node]:
        """Raids, then what single bees may do and what ends a step, line by line in one box."""
        raids, lines = wanted_raids(table, words), self.choice_lines(table, words)
        if not lines:
            return []
        high = box.height * len(raids) / lines
        above = Box(box.x, box.y, box.width, high)
        below = Box(box.x, box.y + high, box.width, box.height - high)
        return raid_nodes(raids, above, words) + super().choice_nodes(table, below, words)

    def seat_nodes(self, view: View, seat: int, box: Box, words: BeeWords) -> list[Node]:
        return super().seat_nodes(view, seat, box, words) + _supply(view["table"], seat, box, words)


def _supply(table: dict[str, Any], seat: int, box: Box, words: BeeWords) -> list[Node]:
    """The bees of a seat that can still be hatched."""
    left = table["players"][seat]["supply"]
    y = box.y + SUPPLY_LINE
    title = words.own("scene-supply")
    nodes = [words_node(f"supply-{seat}", box.x + 18, y, title, 15, 150, italic=True, colour=INK_SOFT)]
    for column, kind in enumerate(("queen", "worker", "drone")):
        count = sum(BEE_KINDS[name[0]] == kind for name in left)
        label = words.own("label-supply", who=words.names[seat], bee=kind, count=count)
        text = Text(str(count), 26, "start", colour=INK_SOFT, dx=26)
        sprite = bee_sprite_name(kind, SEAT_SHAPES[seat])
        at = (box.x + 186 + column * min(70.0, (box.width - 196) / 3), y)
        tone = SEAT_TONES[seat]
        nodes.append(Node(f"supply-{seat}-{kind}", sprite, *at, 0, 0.6, 1, label, text, tone))
    return nodes
