"""Prints statistics of a Micropolis components file: python tools/micropolis_tiles.py [FILE]"""

import random
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from insectarium.core.rng import Rng
from insectarium.games.micropolis.components import (
    FRUITS,
    PORTS,
    SPECIALISTS,
    Components,
    ComponentsError,
    Segment,
    Tile,
    load_components,
)
from insectarium.games.micropolis.galleries import Galleries
from insectarium.games.micropolis.opening import new_match
from insectarium.games.micropolis.scoring import BARRACKS_VALUES
from insectarium.games.micropolis.state import RING
from insectarium.games.micropolis.tables import SEGMENTS, TileTables
from insectarium.games.micropolis.warren import Warrens

SAMPLES = 5000
SEED = 1
SHAPES = ("through", "crossing", "join", "dead end", "closed")
Row = tuple[str, str]


@dataclass(frozen=True)
class Gallery:
    ants: int
    queens: int
    tiles: int
    fruits: frozenset[str]
    gifts: int
    kinds: int


class Rings:
    """Reads the galleries of rings built from one set of tiles, with the rules of the game itself."""

    def __init__(self, components: Components) -> None:
        self.tiles = components.tiles
        self.number = {tile.id: number for number, tile in enumerate(components.tiles)}
        self.board = new_match(2, False, False, Warrens(TileTables(components)), Rng.seeded(SEED))

    def galleries(self, ring: Sequence[str]) -> list[Gallery]:
        """The galleries of a closed ring of tile ids, given in clockwise order."""
        for place, tile in enumerate(ring):
            self.board.ring[place] = self.number[tile]
        found = Galleries(self.board.tables, self.board.ring, 0)
        roots = {
            int(found.find(place * SEGMENTS + segment))
            for place, tile in enumerate(ring)
            for segment in range(len(self.tiles[self.number[tile]].segments))
        }
        return [_gallery(found, root) for root in sorted(roots)]

    def sample(self, samples: int) -> list[list[Gallery]]:
        """The galleries of rings of tiles drawn at random, always the same ones for the same tiles."""
        chance = random.Random(SEED)
        return [self.galleries(chance.sample(list(self.number), int(RING))) for _ in range(samples)]


def _gallery(found: Galleries, root: int) -> Gallery:
    return Gallery(
        ants=int(found.ants[root]),
        queens=int(found.queens[root]),
        tiles=int(found.length(root)),
        fruits=frozenset(kind for number, kind in enumerate(FRUITS) if found.fruits[root] >> number & 1),
        gifts=int(found.gifts[root]),
        kinds=int(found.kinds(root)),
    )


def shape(segment: Segment) -> str:
    sides = {port[0] for port in segment.ports}
    heights = {port[1] for port in segment.ports}
    if len(segment.ports) < 2:
        return "dead end" if segment.ports else "closed"
    if len(segment.ports) > 2 or len(sides) == 1:
        return "join"
    return "through" if len(heights) == 1 else "crossing"


def ants(tile: Tile) -> int:
    return sum(segment.ants for segment in tile.segments)


def port_counts(tiles: Iterable[Tile]) -> Counter[str]:
    return Counter(port for tile in tiles for segment in tile.segments for port in segment.ports)


def meeting_chance(tiles: Sequence[Tile], height: str) -> float:
    """How often a tile's right edge joins the left edge of another tile at one height."""
    ports = [{port for segment in tile.segments for port in segment.ports} for tile in tiles]
    rights = sum("R" + height in own for own in ports)
    lefts = sum("L" + height in own for own in ports)
    both = sum({"L" + height, "R" + height} <= own for own in ports)
    return (rights * lefts - both) / (len(tiles) * (len(tiles) - 1))


def content_rows(tiles: Sequence[Tile]) -> list[Row]:
    segments = [segment for tile in tiles for segment in tile.segments]
    specialists = Counter(kind for segment in segments for kind in segment.specialists)
    fruits = Counter(kind for segment in segments for kind in segment.fruits)
    total = sum(map(ants, tiles))
    rows = [("tiles", str(len(tiles))), ("ants", f"{total} ({total / len(tiles):.2f} a tile)")]
    rows.append(("workers", str(sum(segment.workers for segment in segments))))
    rows += [(kind, str(specialists[kind])) for kind in SPECIALISTS]
    rows += [(kind, str(fruits[kind])) for kind in FRUITS]
    rows.append(("gift", str(sum(segment.gifts for segment in segments))))
    rows.append(("segments with fruit or gift", str(sum(bool(s.fruits or s.gifts) for s in segments))))
    return rows


def effect_rows(tiles: Sequence[Tile]) -> list[Row]:
    eggs = Counter(tile.eggs for tile in tiles if tile.eggs)
    barracks = Counter(tile.barracks for tile in tiles if tile.barracks)
    rows = [(f"tiles with {number} egg{'s' * (number > 1)}", str(eggs[number])) for number in (1, 2, 3)]
    rows += [(f"barracks of capacity {size}", str(barracks[size])) for size in range(1, len(BARRACKS_VALUES))]
    rows.append(("soldiers in all barracks", str(sum(size * count for size, count in barracks.items()))))
    value = sum(int(BARRACKS_VALUES[size]) * count for size, count in barracks.items())
    rows.append(("points of all barracks", str(value)))
    return rows


def tunnel_rows(tiles: Sequence[Tile]) -> list[Row]:
    shapes = Counter(shape(segment) for tile in tiles for segment in tile.segments)
    ports = port_counts(tiles)
    rows = [(f"tiles with port {port}", f"{ports[port]} ({ports[port] / len(tiles):.0%})") for port in PORTS]
    rows += [(f"segments: {kind}", str(shapes[kind])) for kind in SHAPES]
    sizes = Counter(len(tile.segments) for tile in tiles)
    rows += [(f"tiles with {size} segment{'s' * (size > 1)}", str(sizes[size])) for size in sorted(sizes)]
    rows.append(("neighbours join at height 1", f"{meeting_chance(tiles, '1'):.0%}"))
    rows.append(("neighbours join at height 2", f"{meeting_chance(tiles, '2'):.0%}"))
    return rows


def histogram_rows(tiles: Sequence[Tile]) -> list[Row]:
    counts = Counter(map(ants, tiles))
    return [
        (f"tiles with {number} ants", f"{counts[number]:2} {'#' * counts[number]}")
        for number in sorted(counts)
    ]


def ring_rows(components: Components, samples: int = SAMPLES) -> list[Row]:
    rings = Rings(components).sample(samples)
    largest = sorted(max(gallery.ants for gallery in ring) for ring in rings)
    royal = sum(gallery.tiles for ring in rings for gallery in ring if gallery.queens == 1)
    royal_count = sum(gallery.queens == 1 for ring in rings for gallery in ring)
    kinds = [max(gallery.kinds for gallery in ring) for ring in rings]
    return [
        ("galleries", f"{sum(map(len, rings)) / samples:.2f}"),
        ("ants of the largest gallery", f"{sum(largest) / samples:.2f}"),
        ("the same, 10th to 90th of 100", f"{largest[samples // 10]} to {largest[samples * 9 // 10]}"),
        ("tiles of a gallery with one queen", f"{royal / max(1, royal_count):.2f}"),
        ("most kinds of fruit in a gallery", f"{sum(kinds) / samples:.2f}"),
    ]


def report(components: Components) -> str:
    tiles = components.tiles
    parts = [f"{components.name} (fingerprint {components.fingerprint})"]
    sections = (
        ("Contents", content_rows(tiles)),
        ("Effects", effect_rows(tiles)),
        ("Tunnels", tunnel_rows(tiles)),
        ("Ants on a tile", histogram_rows(tiles)),
        (f"Random rings of {int(RING)} tiles, mean of {SAMPLES}", ring_rows(components)),
    )
    for title, rows in sections:
        parts.append("\n".join([title, *(f"  {label:<36}{value}" for label, value in rows)]))
    return "\n\n".join(parts)


def main(arguments: list[str]) -> int:
    if len(arguments) > 1:
        print("Usage: python tools/micropolis_tiles.py [FILE]", file=sys.stderr)
        return 2
    try:
        components = load_components(Path(arguments[0]) if arguments else None)
    except ComponentsError as error:
        print(error, file=sys.stderr)
        return 1
    print(report(components))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
