"""Are the territories of Marabunta fair, and do generated ones differ? Numbers for the boards and many maps.

    python tools/marabunta_maps.py                 the two boards and 200 generated territories
    python tools/marabunta_maps.py --maps 1000     more of them
    python tools/marabunta_maps.py --show 3        draw that many in letters

A territory is fair when its regions are worth fighting for alike. Both players share it, so neither is better
off by it; but a region that nobody can reach from elsewhere, or one with all the cookies, would decide too
much.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from itertools import pairwise
from statistics import mean

from insectarium.core.rng import Rng
from insectarium.games.marabunta.components import SIDES, load_components
from insectarium.games.marabunta.generator import new_draft
from insectarium.games.marabunta.grid import HEXES, REGION_NAMES
from insectarium.games.marabunta.maps import CHEST, COOKIE, Territory, neighbours_of, pieces_of

Measure = Callable[[Territory, int], float]


def generated(seed: int) -> Territory:
    draft = new_draft(Rng.seeded(f"map {seed}"))
    return Territory(tuple(int(r) for r in draft.region), tuple(int(s) for s in draft.symbol))


def hexes_of(territory: Territory, region: int) -> list[int]:
    return [hex for hex in range(HEXES) if territory.regions[hex] == region]


def size(territory: Territory, region: int) -> float:
    return len(hexes_of(territory, region))


def pieces(territory: Territory, region: int) -> float:
    return pieces_of(territory.regions, region)


def border(territory: Territory, region: int) -> float:
    """Sides that the region shares with others: the longer, the easier it is to enter."""
    return sum(
        territory.regions[near] != region
        for hex in hexes_of(territory, region)
        for near in neighbours_of(hex)
    )


def contacts(territory: Territory, region: int) -> float:
    """How many other regions it touches."""
    near = {territory.regions[n] for hex in hexes_of(territory, region) for n in neighbours_of(hex)}
    return len(near - {region})


def symbols(symbol: int) -> Measure:
    def count(territory: Territory, region: int) -> float:
        return sum(territory.symbols[hex] == symbol for hex in hexes_of(territory, region))

    return count


MEASURES: dict[str, Measure] = {
    "hexes": size,
    "pieces": pieces,
    "cookies": symbols(COOKIE),
    "chests": symbols(CHEST),
    "border": border,
    "contacts": contacts,
}


def row(name: str, territories: Iterable[Territory]) -> str:
    """Least, average and most of each measure over all regions."""
    listed = list(territories)
    cells = []
    for measure in MEASURES.values():
        values = [measure(territory, region) for territory in listed for region in range(len(REGION_NAMES))]
        cells.append(f"{min(values):3.0f} {mean(values):5.1f} {max(values):3.0f}")
    return f"{name:<12}" + "".join(f"{cell:>16}" for cell in cells)


def likeness(territories: list[Territory]) -> float:
    """The share of hexes that belong to the same region in two maps that follow each other: 1/6 by chance."""
    pairs = pairwise(territories)
    same = [sum(a == b for a, b in zip(x.regions, y.regions, strict=True)) / HEXES for x, y in pairs]
    return mean(same)


def main() -> None:
    parser = argparse.ArgumentParser(description="Statistics of the territories of Marabunta.")
    parser.add_argument("--maps", type=int, default=200, help="how many territories to generate (200)")
    parser.add_argument("--show", type=int, default=0, help="how many of them to show in letters (none)")
    given = parser.parse_args()
    if given.maps < 2:
        parser.error("--maps must be 2 or more.")
    boards = load_components().territories
    maps = [generated(seed) for seed in range(given.maps)]
    print("least, average and most over the regions")
    print(f"{'':<12}" + "".join(f"{name:>16}" for name in MEASURES))
    for side in SIDES:
        print(row(side, [boards[side]]))
    print(row("generated", maps))
    print(f"\n{given.maps} maps, {len({m.regions for m in maps})} of them different; ", end="")
    print(f"two in a row agree in {likeness(maps):.0%} of their hexes (17 % would be chance)")
    for territory in maps[: given.show]:
        print("\n" + "\n".join(territory.lines()))


if __name__ == "__main__":
    main()
