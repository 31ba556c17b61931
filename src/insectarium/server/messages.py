"""What is said on a live connection (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from insectarium.core.game import Shape
from insectarium.server.errors import ErrorBody
from insectarium.server.types import Name, ShownSeat
from insectarium.table.show import Hint, LogLine, Outcome, Prompt, Score, ShownDecision, Undo, Why

PROTOCOL = 1

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Incoming(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Anything a client says."""


class Hello(Incoming, tag="hello"):
    protocol: int = PROTOCOL
    seen: Number = 0
    language: str = ""
    shape: Shape = "picture"


class Ping(Incoming, tag="ping"):
    seen: Number | None = None


class Act(Incoming, tag="act"):
    id: RequestId
    seat: Number
    position: Number
    action: Number | Annotated[str, Meta(max_length=200)]


class UndoRequest(Incoming, tag="undo"):
    id: RequestId
    seat: Number
    position: Number


class Resign(Incoming, tag="resign"):
    id: RequestId
    seat: Number


class HandOver(Incoming, tag="hand-over"):
    id: RequestId
    seat: Number
    level: str = ""


class TakeBack(Incoming, tag="take-back"):
    id: RequestId
    seat: Number


class Rename(Incoming, tag="rename"):
    id: RequestId
    seat: Number
    name: Name


class WhyRequest(Incoming, tag="why"):
    id: RequestId
    node: Annotated[str, Meta(max_length=200)]
    seat: Number | None = None
    held: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = []


class HintRequest(Incoming, tag="hint"):
    id: RequestId
    seat: Number
    position: Number


class LookRequest(Incoming, tag="look"):
    id: RequestId
    seat: Number


class Language(Incoming, tag="language"):
    id: RequestId
    language: str


class ShapeRequest(Incoming, tag="shape"):
    id: RequestId
    shape: Shape


Request = (
    Hello
    | Ping
    | Act
    | UndoRequest
    | Resign
    | HandOver
    | TakeBack
    | Rename
    | WhyRequest
    | HintRequest
    | LookRequest
    | Language
    | ShapeRequest
)


class Outgoing(Struct, tag_field="type"):
    """Anything the server says."""


class ViewerSeat(Struct):
    seats: list[int]
    seat: int
    host: bool
    watcher: bool
    curtain: bool


class Seed(Struct):
    hash: str
    value: str | None


class TableMessage(Outgoing, tag="table"):
    match: str
    seq: int
    position: int
    step: int
    version: int
    you: ViewerSeat
    seats: list[ShownSeat]
    prompt: Prompt
    decision: Raw
    """A ShownDecision, or null."""
    scene: Raw
    score: Raw
    undo: Undo | None
    hints: bool
    over: bool
    outcome: Outcome | None
    seed: Seed
    rematch: str | None


class LogMessage(Outgoing, tag="log"):
    after: int
    entries: list[LogLine]


class Look(Struct):
    """What a seat may know, for programs."""

    seat: int
    position: int
    view: dict[str, Any]
    deal: dict[str, Any]
    """A complete position of the game in which everything that the seat cannot know was dealt anew."""


class Answer(Outgoing, tag="answer", omit_defaults=True):
    id: str
    ok: bool
    seq: int | None = None
    again: bool = False
    error: ErrorBody | None = None
    why: Why | None = None
    hint: Hint | None = None
    look: Look | None = None


class Thinking(Outgoing, tag="thinking"):
    seat: int
    busy: bool


class Pong(Outgoing, tag="pong"):
    seq: int


class Bye(Outgoing, tag="bye"):
    code: str
    sentence: str
    again: bool


# The parts of TableMessage that are encoded beforehand, for the document.
EMBEDDED = {"decision": ShownDecision | None, "score": Score}
