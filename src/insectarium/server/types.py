"""What REST requests and answers look like; the OpenAPI document is made from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from insectarium.server.identity import InviteKind
from insectarium.table.seats import SeatKind
from insectarium.table.show import Prompt, Score

LONGEST_NAME = 40
LONGEST_SEED = 64
MOST_SEATS = 20

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Setting = bool | str


class Request(Struct, forbid_unknown_fields=True):
    """A body that a client sends: a field we do not know is a mistake worth telling."""


# Requests


class NewSeat(Request):
    kind: Literal["me", "friend", "bot", "hotseat"]
    name: Name = ""
    level: str = ""


class NewMatch(Request):
    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Setting] = {}
    hints: bool = True
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)] | None = None


class Joining(Request):
    token: str
    name: Name = ""
    seat: int | None = None


class Fork(Request):
    step: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    level: str = "hard"


class Nothing(Request):
    """An empty object."""


# Answers


class Me(Struct):
    person: str
    languages: list[str]
    language: str
    protocol: int
    version: str


class ShownValue(Struct):
    value: Setting
    label: str
    seats: list[int] | None


class ShownOption(Struct):
    key: str
    label: str
    help: str | None
    default: Setting
    values: list[ShownValue]


class ShownGame(Struct):
    id: str
    title: str
    summary: str
    designers: list[str]
    publisher: str
    minutes: int
    seats: list[int]
    default_seats: int
    rules_version: int
    languages: list[str]
    tones: list[str]
    """The colours of the seats."""
    options: list[ShownOption]
    sprites: str
    picture: str


class Level(Struct):
    level: str
    label: str
    help: str


class Games(Struct):
    games: list[ShownGame]
    levels: list[Level]


class Sheet(Struct):
    sheet: int
    sprites: list[dict[str, Any]]


class ShownRule(Struct):
    id: str
    text: str


class Section(Struct):
    title: str
    rules: list[ShownRule]


class Rules(Struct):
    game: str
    language: str
    sections: list[Section]


class ShownSeat(Struct):
    seat: int
    letter: str
    tone: str
    """Its colour, #rrggbb."""
    name: str
    kind: SeatKind
    bot: str | None
    connected: bool
    thinking: bool


class You(Struct):
    seats: list[int]
    host: bool
    watcher: bool


class SeatLink(Struct):
    seat: int
    link: str


class Links(Struct):
    table: str | None
    watch: str | None
    seats: list[SeatLink]


class ShownMatch(Struct):
    match: str
    game: str
    title: str
    options: dict[str, Setting]
    created: float
    hints: bool
    seq: int
    step: int
    over: bool
    rematch: str | None
    seats: list[ShownSeat]
    you: You
    links: Links


class ListedMatch(Struct):
    match: str
    game: str
    title: str
    created: float
    changed: float
    seats: list[str]
    over: bool
    your_turn: bool


class Matches(Struct):
    matches: list[ListedMatch]


class InvitedSeat(Struct):
    seat: int
    name: str
    kind: SeatKind


class ProgramSeat(Struct):
    """A seat for a program. The key is its own: it goes into the header `Authorization: Bearer KEY`."""

    key: str
    match: str
    game: str
    seat: int


class Invitation(Struct):
    match: str
    game: str
    title: str
    kind: InviteKind
    seat: int | None
    free: list[int]
    seats: list[InvitedSeat]
    mine: list[int]


class Moment(Struct):
    """The table at one step of the match."""

    match: str
    step: int
    steps: int
    seat: int
    scene: dict[str, Any]
    score: Score
    prompt: Prompt
    sentences: list[str]
    notation: str | None
    by: int | None


class Chances(Struct):
    """How likely each seat was to win after so many actions."""

    step: int
    chances: list[float]


class TurningPoint(Struct):
    """A decision that cost its seat some of its chance to win; `step` is the moment before it."""

    step: int
    seat: int
    cost: float
    played: str
    better: str
    better_nodes: list[str]


class ReviewAnswer(Struct):
    """As far as it has come; ask again until it is ready."""

    match: str
    ready: bool
    failed: bool
    judged: int
    steps: int
    chances: list[Chances]
    turning_points: list[TurningPoint]


class Health(Struct):
    ok: bool
    matches: int
    connections: int
    version: str
