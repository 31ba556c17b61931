"""How the nodes of tiles, spaces and spots are named in a scene. In a name m stands for minus: space-m2-1."""

from __future__ import annotations


def tile_node(q: int, r: int) -> str:
    return _named("tile", q, r)


def space_node(q: int, r: int) -> str:
    """An empty space beside the board."""
    return _named("space", q, r)


def spot_node(q: int, r: int, lane: int) -> str:
    return _named("spot", q, r, lane + 1)


def hand_node(seat: int, place: int) -> str:
    """A tile in hand, by its place there."""
    return f"hand-{seat}-{place}"


def numbers_of(node: str, kind: str) -> list[int]:
    """The numbers in the name of a node of this kind, for example [-2, 1]; none for another node."""
    first, *words = node.split("-")
    try:
        return [int(word.replace("m", "-")) for word in words] if first == kind else []
    except ValueError:
        return []


def _named(kind: str, *numbers: int) -> str:
    return "-".join([kind, *(f"m{-number}" if number < 0 else str(number) for number in numbers)])
