# compiled by mypyc
"""The tiles as flat tables of numbers, made once from the components and shared by all states."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import append, i64, vec
from insectarium.games.micropolis.components import FRUITS, PORTS, Components, Segment, Tile

# The places of a hill for tiles.
RING: Final[i64] = 10
NONE: Final[i64] = -1
SEGMENTS: Final[i64] = 4
WALL: Final[i64] = -1

NURSE: Final[i64] = 0
ARCHITECT: Final[i64] = 1
OFFICER: Final[i64] = 2
GUARD: Final[i64] = 3
BARRACKS: Final[i64] = 4
EFFECTS: Final = ("nurse", "architect", "officer", "guard", "barracks")


class TileTables:
    """Index `tile * SEGMENTS + segment`, or `tile * 4 + port` with the ports in the order L1 L2 R1 R2."""

    def __init__(self, components: Components) -> None:
        self.ids: list[str] = [tile.id for tile in components.tiles]
        self.ants = vec[i64]()
        self.fruits = vec[i64]()
        self.gifts = vec[i64]()
        self.queens = vec[i64]()
        self.port_segment = vec[i64]()
        self.population = vec[i64]()
        self.capacity = vec[i64]()
        self.eggs = vec[i64]()
        self.effects = vec[i64]()
        self.first_effect = vec[i64]([0])
        for tile in components.tiles:
            self._add(tile)

    def _add(self, tile: Tile) -> None:
        for number in range(SEGMENTS):
            self._add_segment(tile.segments[number] if number < len(tile.segments) else None)
        for port in PORTS:
            self.port_segment = append(self.port_segment, _segment_with(tile, port))
        # MIC-078
        ants = sum(s.workers + len(s.specialists) for s in tile.segments)
        self.population = append(self.population, ants)
        self.capacity = append(self.capacity, tile.barracks)
        self.eggs = append(self.eggs, tile.eggs)
        for effect in _effects_of(tile):
            self.effects = append(self.effects, effect)
        self.first_effect = append(self.first_effect, i64(len(self.effects)))

    def _add_segment(self, segment: Segment | None) -> None:
        ants: i64 = 0
        fruits: i64 = 0
        gifts: i64 = 0
        queens: i64 = 0
        if segment is not None:
            ants = segment.workers + len(segment.specialists)
            for fruit in segment.fruits:
                kind: i64 = FRUITS.index(fruit)
                fruits |= 1 << kind
            gifts = segment.gifts
            queens = segment.specialists.count("queen")
        self.ants = append(self.ants, ants)
        self.fruits = append(self.fruits, fruits)
        self.gifts = append(self.gifts, gifts)
        self.queens = append(self.queens, queens)


def _segment_with(tile: Tile, port: str) -> int:
    for number, segment in enumerate(tile.segments):
        if port in segment.ports:
            return number
    return -1


def _effects_of(tile: Tile) -> list[int]:
    """What happens at once when this tile is placed: specialists in a fixed order, then the barracks."""
    found: list[int] = []
    for number, name in enumerate(EFFECTS):
        # MIC-A14
        found += [number] * sum(segment.specialists.count(name) for segment in tile.segments)
    if tile.barracks:
        found.append(EFFECTS.index("barracks"))
    return found
