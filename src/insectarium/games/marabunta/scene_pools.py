"""The two pools with the dice and the tile of the round, and the buttons below them."""

from __future__ import annotations

from typing import Any

from insectarium.core.game import View
from insectarium.games.marabunta.actions import BONUS_NAMES
from insectarium.games.marabunta.grid import REGION_NAMES
from insectarium.games.marabunta.nodes import (
    DROP_NODE,
    FINISH_NODE,
    bonus_node,
    die_node,
    pool_node,
    tile_node,
)
from insectarium.games.marabunta.scene_boards import LETTERS
from insectarium.games.marabunta.scene_layout import POOLS_HEIGHT, POOLS_WIDTH, Frame, Point
from insectarium.games.marabunta.scene_words import Words
from insectarium.games.marabunta.sprites import BUTTON_HEIGHT, BUTTON_WIDTH, POOL_HEIGHT, POOL_WIDTH
from insectarium.scene import Node, Text
from insectarium.scene.palette import INK, INK_SOFT, WHITE

TITLE = 30.0
ELEMENTS = (*REGION_NAMES, "tile")
COLUMNS = 4
STEP = 65.0
USED_SCALE = 0.62


def pool_nodes(view: View, frame: Frame, words: Words) -> list[Node]:
    table = view["table"]
    nodes: list[Node] = []
    for pool in (0, 1):
        x = _centre(pool)
        nodes += _frame(view, pool, frame, x, words)
        for slot, element in enumerate(_in_pool(table, pool)):
            nodes.append(_element(table, element, frame, _slot(x, slot), words))
    return nodes + _buttons(view, frame, words) + _to_come(table, frame, words)


def _centre(pool: int) -> float:
    return POOL_WIDTH / 2 if pool == 0 else POOLS_WIDTH - POOL_WIDTH / 2


def _in_pool(table: dict[str, Any], pool: int) -> list[str]:
    """Before the split everything lies with the tile."""
    apart = [element in table["apart"] for element in ELEMENTS]
    return [element for element, away in zip(ELEMENTS, apart, strict=True) if away == (pool == 1)]


def _slot(x: float, slot: int) -> Point:
    line, column = divmod(slot, COLUMNS)
    return x + (column - (COLUMNS - 1) / 2) * STEP, TITLE + 48 + line * 80


def _owner(table: dict[str, Any], pool: int) -> int:
    """The seat that carries out this pool; -1 before the choice."""
    for seat, elements in enumerate(table["pools"]):
        if elements and ("tile" in elements) == (pool == 0):
            return seat
    return -1


def _frame(view: View, pool: int, frame: Frame, x: float, words: Words) -> list[Node]:
    table = view["table"]
    owner = _owner(table, pool)
    key = "tile" if pool == 0 else "dice"
    title = words.say(f"scene-pool-{key}") if owner < 0 else words.short_name(owner)
    listed = ", ".join(_say_element(table, element, words) for element in _in_pool(table, pool))
    label = words.say("label-pool", pool=title, elements=listed)
    place = frame.at(x, TITLE + POOL_HEIGHT / 2)
    heading = Text(title, 18, italic=owner < 0, bold=owner >= 0, colour=INK_SOFT if owner < 0 else INK)
    nodes = [
        Node(pool_node(pool), "pool", *place, 0, frame.scale, 0, label),
        Node(f"pool-name-{pool}", "", *frame.at(x, 14), 0, frame.scale, 1, title, heading),
    ]
    if owner >= 0:
        badge = frame.at(x - POOL_WIDTH / 2 + 20, 14)
        letter = Text(LETTERS[owner], 19, bold=True, colour=WHITE)
        scale = 0.7 * frame.scale
        nodes.append(Node(f"pool-seat-{pool}", f"badge-{owner}", *badge, 0, scale, 1, title, letter))
    return nodes


def _say_element(table: dict[str, Any], element: str, words: Words) -> str:
    return words.say("name-element", element=element, shows=_shows(table, element))


def _shows(table: dict[str, Any], element: str) -> str:
    return str(table["tile"] if element == "tile" else table["dice"][REGION_NAMES.index(element)])


def _element(table: dict[str, Any], element: str, frame: Frame, place: Point, words: Words) -> Node:
    shows = _shows(table, element)
    label = _say_element(table, element, words)
    used = _is_used(table, element)
    if used:
        label = words.say("label-used", element=label)
    scale = frame.scale * (USED_SCALE if used else 1)
    x, y = frame.at(*place)
    if element == "tile":
        return Node(tile_node(shows), f"tile-{shows}", x, y, 0, scale, 3, label)
    picture = shows in ("banner", "chest")
    sprite = f"die-{element}-{shows}" if picture else f"die-{element}"
    text = None if picture else Text(shows, 36, bold=True, dx=3, dy=4)
    apart = None
    if table["phase"] == "split":
        apart = frame.at(place[0] + _centre(1) - _centre(0), place[1])
    return Node(
        die_node(element), sprite, x, y, 0, scale, 3, label, text, picked_at=apart, tumble=table["round"]
    )


def _is_used(table: dict[str, Any], element: str) -> bool:
    """Used or dropped: those of the splitter wait while the chooser is at work."""
    if table["phase"] == "over":
        return True
    if table["active"] < 0:
        return False
    mine = element in table["pools"][table["active"]]
    if mine:
        return element not in table["left"]
    return bool(table["active"] == table["splitter"])


def _buttons(view: View, frame: Frame, words: Words) -> list[Node]:
    decision = view["decision"]
    if decision is None:
        return []
    wanted = {name for choice in decision["choices"] for name in choice["nodes"]}
    y = POOLS_HEIGHT - BUTTON_HEIGHT / 2 - 6
    nodes = []
    for node, x in ((FINISH_NODE, POOLS_WIDTH - BUTTON_WIDTH / 2), (DROP_NODE, BUTTON_WIDTH / 2)):
        if node in wanted:
            text = Text(words.say(f"scene-{node}"), 17)
            nodes.append(Node(node, "button", *frame.at(x, y), 0, frame.scale, 3, text.value, text))
    for number, bonus in enumerate(BONUS_NAMES):
        if bonus_node(bonus) in wanted:
            place = frame.at(36 + 76 * number, y)
            label = words.say(f"do-bonus-{bonus}")
            nodes.append(Node(bonus_node(bonus), f"bonus-{bonus}", *place, 0, frame.scale, 3, label))
    return nodes


def _to_come(table: dict[str, Any], frame: Frame, words: Words) -> list[Node]:
    """The tiles that are still in the pile, small, in the order of the rulebook."""
    label = words.say(
        "label-to-come",
        tiles=", ".join(words.say("name-tile", shows=tile) for tile in table["tiles_to_come"]),
    )
    y = POOLS_HEIGHT - 32
    nodes = []
    for number, tile in enumerate(table["tiles_to_come"]):
        x = POOLS_WIDTH / 2 + (number - (len(table["tiles_to_come"]) - 1) / 2) * 31
        if tile == table["tile"]:
            continue
        nodes.append(
            Node(
                f"to-come-{tile}",
                f"tile-{tile}",
                *frame.at(x, y),
                0,
                0.42 * frame.scale,
                1,
                label,
                quiet=True,
            )
        )
    return nodes
