"""Nodes, sprites and scenes as frozen values, and their JSON form (docs/scene.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from insectarium.scene.palette import INK

PROTOCOL = 1

Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True)
class Sprite:
    """A named SVG fragment drawn around its centre (0, 0).

    `shape` is the path of its silhouette: where it can be clicked, and what is lit when it may be.
    `uses` names the sprites that the fragment refers to. What is drawn in `currentColor` takes a node's tone.
    """

    name: str
    body: str
    width: float
    height: float
    shape: str = ""
    uses: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        form: dict[str, Any] = {
            "name": self.name,
            "body": self.body,
            "width": self.width,
            "height": self.height,
        }
        if self.shape:
            form["shape"] = self.shape
        if self.uses:
            form["uses"] = list(self.uses)
        return form


Sheet = Mapping[str, Sprite]


@dataclass(frozen=True)
class Text:
    """Words or a number at a node. They stand upright, even when the sprite of the node is turned."""

    value: str
    size: float = 18
    anchor: Anchor = "middle"
    bold: bool = False
    italic: bool = False
    colour: str = INK
    dx: float = 0
    dy: float = 0

    def as_json(self) -> dict[str, Any]:
        form: dict[str, Any] = {"value": self.value}
        if self.size != 18:
            form["size"] = self.size
        if self.anchor != "middle":
            form["anchor"] = self.anchor
        if self.bold:
            form["bold"] = True
        if self.italic:
            form["italic"] = True
        if self.colour != INK:
            form["colour"] = self.colour
        if self.dx:
            form["dx"] = self.dx
        if self.dy:
            form["dy"] = self.dy
        return form


@dataclass(frozen=True)
class Node:
    """One thing on the table. It keeps its id through the match, so that it can glide to its new place.

    A node without a sprite is a text. `quiet` nodes are decoration: they take no clicks and are not read out.
    `actions` are the legal actions of which this node is a part; `picked_at` is where it lies while it is
    picked for a set. `tumble` differs from throw to throw; it is 0 for what does not lie as it was thrown.
    `like` is the id of a node that this one is as good as: one click means the same on both.
    """

    id: str
    sprite: str = ""
    x: float = 0
    y: float = 0
    turn: float = 0
    scale: float = 1
    layer: int = 0
    label: str = ""
    text: Text | None = None
    tone: str = ""
    quiet: bool = False
    actions: tuple[int, ...] = ()
    picked_at: tuple[float, float] | None = None
    tumble: int = 0
    like: str = ""

    @property
    def active(self) -> bool:
        return bool(self.actions)

    def as_json(self) -> dict[str, Any]:
        """Without what is as usual. Written out, since every node of every scene goes through here."""
        form: dict[str, Any] = {"id": self.id}
        if self.sprite:
            form["sprite"] = self.sprite
        if self.x:
            form["x"] = self.x
        if self.y:
            form["y"] = self.y
        if self.turn:
            form["turn"] = self.turn
        if self.scale != 1:
            form["scale"] = self.scale
        if self.layer:
            form["layer"] = self.layer
        if self.label:
            form["label"] = self.label
        if self.text is not None:
            form["text"] = self.text.as_json()
        if self.tone:
            form["tone"] = self.tone
        if self.quiet:
            form["quiet"] = True
        if self.actions:
            form["actions"] = list(self.actions)
        if self.picked_at is not None:
            form["picked_at"] = list(self.picked_at)
        if self.tumble:
            form["tumble"] = self.tumble
        if self.like:
            form["like"] = self.like
        return form

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Node:
        given = dict(form)
        if "text" in given:
            given["text"] = Text(**given["text"])
        for several in ("actions", "picked_at"):
            if several in given:
                given[several] = tuple(given[several])
        return cls(**given)


@dataclass(frozen=True)
class Area:
    """Nodes that belong together, such as the tiles of a nest, with a sentence about them.

    Whoever points at one of them sees them all lit, and `open`, the points where something is missing.
    """

    id: str
    nodes: tuple[str, ...]
    label: str
    open: tuple[tuple[float, float], ...] = ()

    def as_json(self) -> dict[str, Any]:
        form: dict[str, Any] = {"id": self.id, "nodes": list(self.nodes), "label": self.label}
        if self.open:
            form["open"] = [list(point) for point in self.open]
        return form

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Area:
        points = tuple((point[0], point[1]) for point in form.get("open", ()))
        return cls(form["id"], tuple(form["nodes"]), form["label"], points)


@dataclass(frozen=True)
class Scene:
    """A table at one moment: nodes in the order in which they are drawn, lowest layer first."""

    width: float
    height: float
    nodes: tuple[Node, ...]
    sprites: Sheet = field(repr=False)
    title: str = ""
    prompt: str = ""
    language: str = "en"
    areas: tuple[Area, ...] = ()
    status: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "nodes", tuple(sorted(self.nodes, key=lambda node: node.layer)))

    def node(self, id: str) -> Node:
        for node in self.nodes:
            if node.id == id:
                return node
        raise KeyError(f"This scene has no node {id!r}.")

    def as_json(self) -> dict[str, Any]:
        """The scene without the drawings: those come once, from `sheet_json`."""
        form: dict[str, Any] = {
            "scene": PROTOCOL,
            "width": self.width,
            "height": self.height,
            "title": self.title,
            "prompt": self.prompt,
            "language": self.language,
            "nodes": [node.as_json() for node in self.nodes],
        }
        if self.areas:
            form["areas"] = [area.as_json() for area in self.areas]
        if self.status:
            form["status"] = self.status
        return form

    @classmethod
    def from_json(cls, form: Mapping[str, Any], sprites: Sheet) -> Scene:
        """The reverse of as_json."""
        if form.get("scene") != PROTOCOL:
            raise ValueError(
                f"This is a scene of version {form.get('scene')!r}; version {PROTOCOL} is known here."
            )
        return cls(
            form["width"],
            form["height"],
            tuple(Node.from_json(node) for node in form["nodes"]),
            sprites,
            form["title"],
            form["prompt"],
            form["language"],
            tuple(Area.from_json(area) for area in form.get("areas", ())),
            form.get("status", ""),
        )

    def sheet_json(self) -> dict[str, Any]:
        """All sprites of the game, whether they are on the table now or not."""
        return {"sheet": PROTOCOL, "sprites": [self.sprites[name].as_json() for name in self.sprites]}

    def to_svg(self) -> str:
        """The scene as a picture that stands by itself."""
        from insectarium.scene.svg import svg_of

        return svg_of(self)

    def _repr_svg_(self) -> str:
        return self.to_svg()


def first_equal(names: Sequence[str], things: Sequence[object], place: int) -> str:
    """What a node at this place is `like`: the first that shows an equal thing; nothing if that is itself."""
    first = things.index(things[place])
    return names[first] if first != place else ""


def with_choices(nodes: Iterable[Node], decision: Mapping[str, Any] | None) -> list[Node]:
    """The nodes, those lit that are part of a legal choice of the decision in a view."""
    meant: dict[str, list[int]] = {}
    for choice in decision["choices"] if decision else ():
        for name in choice["nodes"]:
            meant.setdefault(name, []).append(choice["action"])
    return [replace(node, actions=tuple(meant[node.id])) if node.id in meant else node for node in nodes]
