"""A moment at which a seat must choose, as people and programs outside the engine see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Pick = Literal["one", "set"]


@dataclass(frozen=True)
class Choice:
    """One legal action: its number, its words in a record, and the nodes of the scene that mean it."""

    action: int
    notation: str
    nodes: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        return {"action": self.action, "notation": self.notation, "nodes": list(self.nodes)}


@dataclass(frozen=True)
class Decision:
    """`pick` "one": a click on the node of a choice chooses it (several choices may share a node and then
    differ by their words). `pick` "set": the nodes of a choice are chosen together, in any order, and
    then confirmed; the empty set can be a choice."""

    seat: int
    kind: str
    pick: Pick
    choices: tuple[Choice, ...]

    def as_json(self, *, with_choices: bool) -> dict[str, Any]:
        shown = [choice.as_json() for choice in self.choices] if with_choices else []
        return {"seat": self.seat, "kind": self.kind, "pick": self.pick, "choices": shown}
