"""What the drawings on the table mean."""

from __future__ import annotations

from insectarium.games._ants.scene_words import AntWords
from insectarium.games._ants.sprites import AntSheet
from insectarium.games._ants.sprites_pieces import ant_sprite_name
from insectarium.games._ants.tiles import TileKind
from insectarium.games._hexes.scene_parts import Box, words_node
from insectarium.scene import Node
from insectarium.scene.palette import INK_SOFT

LINE, LEAST_LINE = 42.0, 31.0
TILE_SCALE, ANT_SCALE = 0.33, 0.75
LAYER = 1


def key_nodes(box: Box, columns: int, sheet: AntSheet, words: AntWords) -> list[Node]:
    """The key in so many columns; nothing where there is too little room for it."""
    entries = _entries(sheet, words)
    lines = -(-len(entries) // columns)
    step = min(LINE, box.height / lines)
    if step < LEAST_LINE:
        return []
    wide = box.width / columns
    nodes: list[Node] = []
    for number, (name, sprite, scale) in enumerate(entries):
        x, y = box.x + number // lines * wide, round(box.y + (number % lines + 0.5) * step, 1)
        size = round(scale * step / LINE, 3)
        shown = words.say(f"key-{name}")
        nodes.append(Node(f"key-{name}", sprite, x + 24, y, 0, size, LAYER, shown, tone=INK_SOFT, quiet=True))
        nodes.append(
            words_node(f"key-{name}-words", x + 48, y, shown, 16, wide - 54, colour=INK_SOFT, quiet=True)
        )
    return nodes


def _entries(sheet: AntSheet, words: AntWords) -> list[tuple[str, str, float]]:
    """Name, drawing and scale of what is explained."""
    tiles: dict[str, TileKind] = {}
    for kind in sheet.kinds.values():
        shows = "brood" if kind.brood else "lanes" if len(kind.lanes) == 2 else kind.ground
        if shows not in tiles or _plainness(kind) > _plainness(tiles[shows]):
            tiles[shows] = kind
    names = [name for name in ("nest", "brood", "tunnel", "lanes", "forest") if name in tiles]
    entries: list[tuple[str, str, float]] = [(name, sheet.tile(tiles[name].id), TILE_SCALE) for name in names]
    ants = [
        kind for kind in ("queen", "worker", "soldier", "larva") if ant_sprite_name(kind, "circle") in sheet
    ]
    entries += [(kind, ant_sprite_name(kind, "circle"), ANT_SCALE) for kind in ants]
    return [*entries, ("food", "food", 0.9)]


def _plainness(kind: TileKind) -> int:
    """How well a tile stands for its kind: few open sides, but tunnels should lead through."""
    if kind.ground != "tunnel":
        return kind.edges.count("E")
    return sum(len(lane) == 2 for lane in kind.lanes)
