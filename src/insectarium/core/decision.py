"""A moment at which a seat must choose, as people and programs outside the engine see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Pick = Literal["one", "set"]


@dataclass(frozen=True)
class Ghost:
    """How a thing would lie: the node that is laid, the node of the place, and its turn there in degrees."""

    node: str
    at: str
    turn: float

    def as_json(self) -> dict[str, Any]:
        return {"node": self.node, "at": self.at, "turn": self.turn}


@dataclass(frozen=True)
class Choice:
    """One legal action: its number, its words in a record, and the nodes of the scene that mean it.

    Choices that mean the same nodes may differ in how the thing would lie there: their ghosts.
    """

    action: int
    notation: str
    nodes: tuple[str, ...]
    ghost: Ghost | None = None

    def as_json(self) -> dict[str, Any]:
        form: dict[str, Any] = {"action": self.action, "notation": self.notation, "nodes": list(self.nodes)}
        if self.ghost is not None:
            form["ghost"] = self.ghost.as_json()
        return form


@dataclass(frozen=True)
class Decision:
    """`pick` "one": clicks on the nodes of a choice choose it, the thing first and then the place (several
    choices may share their nodes and then differ by their ghost or their words). `pick` "set": the nodes
    of a choice are chosen together, in any order, and then confirmed; the empty set can be a choice.

    `turn` is the seat whose turn it is; another one can have to decide in the middle of it."""

    seat: int
    kind: str
    pick: Pick
    choices: tuple[Choice, ...]
    turn: int

    def as_json(self, *, with_choices: bool) -> dict[str, Any]:
        shown = [choice.as_json() for choice in self.choices] if with_choices else []
        return {
            "seat": self.seat,
            "turn": self.turn,
            "kind": self.kind,
            "pick": self.pick,
            "choices": shown,
        }
