"""How the nodes of tiles, spaces and spots are named in a scene. In a name m stands for minus: space-m2-1."""

from __future__ import annotations

from collections.abc import Sequence

from insectarium.core.decision import Ghost
from insectarium.games._hexes.codes import action_of, where_of
from insectarium.games._hexes.picture import turned


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


class PieceNodes:
    """The nodes of a game's pieces, buttons and what can be put on a new tile, named after its words."""

    def __init__(self, piece: str, names: Sequence[str], verbs: Sequence[str], puts: Sequence[str]) -> None:
        """`piece` is what the game calls its pieces, and `names` are those of the pieces of a seat."""
        self._piece = piece
        self._names = names
        self._verbs = verbs
        self._puts = puts

    def piece(self, seat: int, number: int) -> str:
        return f"{self._piece}-{seat}-{self._names[number]}"

    def deed(self, verb: int, number: int) -> str:
        """The button for something that one piece does where it is."""
        return f"do-{self._verbs[verb]}-{self._names[number]}"

    def button(self, verb: int) -> str:
        return f"button-{self._verbs[verb]}"

    def put(self, what: int) -> str:
        return f"put-{self._puts[what]}"

    def meant(self, node: str, buttons: Sequence[int], deeds: Sequence[int]) -> list[int]:
        """The action of a button of these verbs, or of something to put."""
        for verb in buttons:
            if node == self.button(verb):
                return [int(action_of(verb, 0, 0))]
        for what in range(len(self._puts)):
            if node == self.put(what):
                return [int(action_of(self._verbs.index("put"), what, 0))]
        for number in range(len(self._names)):
            for verb in deeds:
                if node == self.deed(verb, number):
                    return [int(action_of(verb, number, 0))]
        return []


def tile_ghost(thing: str, place: str, action: int) -> Ghost:
    """How a tile would lie."""
    return Ghost(thing, place, turned(int(where_of(action)) & 7))


def numbers_of(node: str, kind: str) -> list[int]:
    """The numbers in the name of a node of this kind, for example [-2, 1]; none for another node."""
    first, *words = node.split("-")
    try:
        return [int(word.replace("m", "-")) for word in words] if first == kind else []
    except ValueError:
        return []


def _named(kind: str, *numbers: int) -> str:
    return "-".join([kind, *(f"m{-number}" if number < 0 else str(number) for number in numbers)])
