"""One anthill: its ring of tiles round the foundation with the army, and what lies beside it."""

from __future__ import annotations

from typing import Any

from insectarium.core.game import View
from insectarium.games.micropolis.nodes import effect_node, end_node, foundation_node, tile_node
from insectarium.games.micropolis.scene_geometry import in_ring
from insectarium.games.micropolis.scene_layout import CELL_WIDTH, RING_CENTRE, Frame
from insectarium.games.micropolis.scene_row import SOLDIER_LAYER, TILE_LAYER, barracks_nodes
from insectarium.games.micropolis.scene_score import badge
from insectarium.games.micropolis.scene_words import Words
from insectarium.games.micropolis.sprites import MicropolisSheet
from insectarium.games.micropolis.sprites_pieces import army_place
from insectarium.scene import SEAT_TONES, Node, Text
from insectarium.scene.palette import INK_SOFT, RULE, WHITE

RING_PLACES = 10


def hill_nodes(view: View, hill: int, frame: Frame, sheet: MicropolisSheet, words: Words) -> list[Node]:
    anthill = view["table"]["anthills"][hill]
    nodes = _plate(view, hill, frame, words)
    nodes.append(
        Node(
            f"ground-{hill}",
            "ground",
            *frame.at(*RING_CENTRE),
            scale=frame.scale,
            label=words.say("label-ground"),
            quiet=True,
        )
    )
    nodes += _foundation(view, hill, frame, words)
    nodes += _ring(anthill, hill, frame, sheet, words)
    nodes += _ends(view, hill, frame, words)
    if view["table"]["target_anthill"] == hill:
        nodes += _in_hand(view, frame, sheet, words)
    return nodes


def _plate(view: View, hill: int, frame: Frame, words: Words) -> list[Node]:
    """Who builds here, the points, and whose turn it is."""
    table, scale = view["table"], frame.lettering
    seat = table["anthills"][hill]["seat"]
    name = words.name(seat)
    first = hill == 0 or table["anthills"][hill - 1]["seat"] != seat
    short = words.short_name(seat)
    shown = Text(f"{short} · {words.hill(hill)}" if table["expert"] else short, 23, "start", bold=True)
    acts = _acts(view, hill)
    won = seat in view["winners"]
    left = 38 if acts else (10 if won else 0)
    nodes = [
        badge(f"seat-{hill}", seat, *frame.at_corner(28 + left, 30), scale * 1.05, name),
        Node(
            f"name-{hill}",
            "",
            *frame.at_corner(58 + left + (6 if won else 0), 29),
            scale=scale,
            layer=3,
            label=name,
            text=shown,
        ),
    ]
    if acts:
        label = words.say("label-turn", who=name)
        nodes.append(
            Node(f"turn-{hill}", "turn", *frame.at_corner(20, 30), scale=scale, layer=3, label=label)
        )
    if won:
        label = words.say("label-winner", who=name)
        nodes.append(
            Node(f"laurel-{hill}", "laurel", *frame.at_corner(38, 30), scale=scale, layer=2, label=label)
        )
    if first:
        nodes += _markers(table, seat, frame, words)
    return nodes


def _acts(view: View, hill: int) -> bool:
    """Whether the owner of this anthill has to decide, and about this one."""
    decision, table = view["decision"], view["table"]
    mine = decision is not None and decision["seat"] == table["anthills"][hill]["seat"]
    return mine and table["target_anthill"] in (-1, hill)


def _markers(table: dict[str, Any], seat: int, frame: Frame, words: Words) -> list[Node]:
    """The architect markers of a seat."""
    before = sum(table["architects"][:seat])
    label = words.say("label-architect-marker-of", who=words.name(seat))
    return [
        Node(
            f"architect-{before + number}",
            "architect-marker",
            *frame.at(34 + 48 * number, 548),
            0,
            frame.scale,
            2,
            label,
        )
        for number in range(table["architects"][seat])
    ]


def _foundation(view: View, hill: int, frame: Frame, words: Words) -> list[Node]:
    table, scale = view["table"], frame.scale
    anthill = table["anthills"][hill]
    x, y = frame.at(*RING_CENTRE)
    leads = table["marker_anthill"] == hill
    label = words.say(
        "label-foundation",
        hill=words.hill(hill),
        who=words.name(anthill["seat"]),
        army=anthill["army"],
        leads=int(leads),
    )
    nodes = [
        Node(foundation_node(hill), "foundation", x, y, 0, scale, 3, label, tone=SEAT_TONES[anthill["seat"]])
    ]
    nodes += [_soldier(hill, slot, frame, words) for slot in range(anthill["army"])]
    if leads:
        nodes.append(
            Node(
                "red-army",
                "red-army",
                x,
                y,
                0,
                scale * 0.92,
                SOLDIER_LAYER + 1,
                words.say("label-red-army", hill=words.hill(hill)),
                quiet=True,
            )
        )
    count = Text(
        str(anthill["army"]),
        30 if anthill["army"] < 10 else 25,
        bold=True,
        colour=WHITE if leads else INK_SOFT,
    )
    nodes.append(
        Node(
            f"army-{hill}",
            x=x,
            y=y + (2 * scale if leads else 0),
            scale=scale,
            layer=SOLDIER_LAYER + 2,
            label=words.say("label-army", army=anthill["army"]),
            text=count,
            quiet=True,
        )
    )
    return nodes


def _soldier(hill: int, slot: int, frame: Frame, words: Words) -> Node:
    x, y = frame.at(*RING_CENTRE)
    dx, dy, turn = army_place(slot)
    return Node(
        f"army-{hill}-{slot}",
        "soldier",
        x + dx * frame.scale,
        y + dy * frame.scale,
        turn,
        frame.scale,
        SOLDIER_LAYER,
        words.say("label-soldier"),
        quiet=True,
    )


def _ring(
    anthill: dict[str, Any], hill: int, frame: Frame, sheet: MicropolisSheet, words: Words
) -> list[Node]:
    nodes: list[Node] = []
    for place, tile_id in enumerate(anthill["places"]):
        if tile_id is None:
            continue
        tile = words.game.tile(tile_id)
        dx, dy, turn = in_ring(place)
        x, y = frame.at(RING_CENTRE[0] + dx, RING_CENTRE[1] + dy)
        number = (place - anthill["left"]) % RING_PLACES + 1
        label = words.say("label-ring-tile", hill=words.hill(hill), number=number, tile=words.tile(tile))
        node = Node(tile_node(tile_id), sheet.tile(tile_id), x, y, turn, frame.scale, TILE_LAYER, label)
        full = place in anthill["full"]
        nodes += [node, *barracks_nodes(node, tile_id, tile.barracks, words, full=full, built=True)]
    return nodes


def _ends(view: View, hill: int, frame: Frame, words: Words) -> list[Node]:
    """The two places where the anthill can grow, while it has two."""
    table = view["table"]
    anthill = table["anthills"][hill]
    tone = INK_SOFT if table["phase"] == "side" and table["target_anthill"] == hill else RULE
    placed = RING_PLACES - anthill["places"].count(None)
    if not 1 <= placed <= RING_PLACES - 2:
        return []
    nodes = []
    for side, place in (("left", anthill["left"] - 1), ("right", anthill["left"] + placed)):
        dx, dy, turn = in_ring(place % RING_PLACES)
        x, y = frame.at(RING_CENTRE[0] + dx, RING_CENTRE[1] + dy)
        label = words.say(f"label-end-{side}", hill=words.hill(hill))
        nodes.append(Node(end_node(hill, side), f"end-{side}", x, y, turn, frame.scale, 2, label, tone=tone))
    return nodes


def _in_hand(view: View, frame: Frame, sheet: MicropolisSheet, words: Words) -> list[Node]:
    """The tile that has been taken and not yet built, or the effects that wait to be chosen from."""
    table = view["table"]
    if table["taken"] is not None:
        tile = words.game.tile(table["taken"])
        x, y = frame.at(CELL_WIDTH - 66, 58)
        label = words.say("label-taken", tile=words.tile(tile))
        node = Node(tile_node(tile.id), sheet.tile(tile.id), x, y, 0, frame.scale * 0.64, TILE_LAYER, label)
        return [node, *barracks_nodes(node, tile.id, tile.barracks, words)]
    nodes = []
    if table["phase"] == "effect":
        for number, effect in enumerate(dict.fromkeys(table["pending"])):
            x, y = frame.at(CELL_WIDTH - 36 - (number % 2) * 74, 38 + (number // 2) * 74)
            label = words.say(f"do-effect-{effect}")
            nodes.append(
                Node(effect_node(effect), f"effect-{effect}", x, y, 0, frame.scale, SOLDIER_LAYER + 2, label)
            )
    return nodes
