"""The contract of a game: everything around the states that is not in the hot path."""

from __future__ import annotations

import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, Literal, Protocol, TypeVar

from insectarium.core.decision import Choice, Decision, Ghost, Pick
from insectarium.core.event import Event
from insectarium.core.manifest import BadSetup, Manifest, Setting
from insectarium.core.message import Message, PhraseBook, Value, register_phrases
from insectarium.core.refusal import NotUnderstood
from insectarium.core.rng import Rng
from insectarium.core.rulebook import Rulebook
from insectarium.core.sheet import ScoreSheet
from insectarium.core.state import State
from insectarium.core.text_table import TextTable, tables_of

WATCHER = -1
View = dict[str, Any]
Shape = Literal["picture", "wide", "tall"]
SHAPES: tuple[Shape, ...] = ("picture", "wide", "tall")
S = TypeVar("S", bound=State)


class Picture(Protocol):
    """What `Game.scene` returns: a table as a picture made of named nodes."""

    def to_svg(self) -> str: ...

    def as_json(self) -> dict[str, Any]: ...

    def sheet_json(self) -> dict[str, Any]: ...


class Game(ABC, Generic[S]):
    """One rule set with its components. Subclasses fill in the abstract methods."""

    manifest: Manifest
    phrases: PhraseBook
    components_fingerprint: str | None = None
    """Identifies the components that are in play when they are not the ones we ship."""

    seat_tones: tuple[str, ...] = ()
    """The colours of the seats, where a game has its own; otherwise those of the house are used."""

    def __init__(self) -> None:
        register_phrases(self.manifest.id, self.phrases)

    # Setting up

    def setup(
        self,
        *,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Setting] | None = None,
    ) -> S:
        """The state before the first decision. The same seed gives the same match everywhere."""
        count = self.manifest.default_seats if seats is None else seats
        settings = self.manifest.resolve(count, options)
        if seed is None:
            seed = secrets.token_hex(16)
        if not isinstance(seed, int | str):
            raise BadSetup(f"A seed is a whole number or a text, not {seed!r}.")
        return self.deal(count, settings, Rng.seeded(seed))

    @abstractmethod
    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> S:
        """Set the table: seats and options have been checked."""

    # Actions and their words

    @abstractmethod
    def decode(self, action: int) -> dict[str, Any]:
        """An action as a structured value; raises NotUnderstood if the number means none."""

    @abstractmethod
    def encode(self, form: Mapping[str, Any]) -> int:
        """The reverse of decode; raises NotUnderstood with a sentence."""

    @abstractmethod
    def notation(self, state: S, action: int) -> str:
        """An action as a record writes it."""

    @abstractmethod
    def read_notation(self, state: S, text: str) -> int:
        """The action that these words mean, legal or not; raises NotUnderstood."""

    def parse(self, state: S, text: str) -> int:
        """The action meant by `text` at this decision, legal or not; raises NotUnderstood."""
        words = " ".join(text.lower().split())
        legal = [int(action) for action in state.legal_actions()]
        # Writing down every legal action takes long where there are hundreds, and is seldom needed.
        with suppress(NotUnderstood):
            meant = self.read_notation(state, words)
            if meant in legal and self.notation(state, meant) == words:
                return meant
        for action in legal:
            if self.notation(state, action) == words:
                return action
        return self.read_notation(state, words)

    def describe(self, state: S, action: int, language: str = "en") -> str:
        """What this action does, in a sentence."""
        return self.phrases.say(*self.description(state, action), language=language)

    @abstractmethod
    def description(self, state: S, action: int) -> tuple[str, Mapping[str, Value]]:
        """Key and arguments of the sentence for describe()."""

    # The decision to make

    def decision(self, state: S) -> Decision | None:
        """Who must choose what now; None when the match is over."""
        if state.is_over():
            return None
        choices = tuple(self._choice(state, int(action)) for action in state.legal_actions())
        return self._decision(state, choices)

    def _decision(self, state: S, choices: tuple[Choice, ...]) -> Decision:
        kind = self.decision_kind(state)
        pick: Pick = "set" if kind in self.set_decisions else "one"
        return Decision(int(state.seat_to_act()), kind, pick, choices, self.turn_of(state))

    def turn_of(self, state: S) -> int:
        """The seat whose turn it is, where another one can have to decide in the middle of it."""
        return int(state.seat_to_act())

    set_decisions: tuple[str, ...] = ()
    """The kinds of decision that ask for a set of nodes."""

    def _choice(self, state: S, action: int) -> Choice:
        nodes = self.nodes_of(state, action)
        return Choice(action, self.notation(state, action), nodes, self.ghost_of(state, action))

    @abstractmethod
    def decision_kind(self, state: S) -> str:
        """A word for what is to be decided now; the phrase book has a prompt for each."""

    @abstractmethod
    def nodes_of(self, state: S, action: int) -> tuple[str, ...]:
        """The nodes of the scene that stand for this action: first the thing, then the place."""

    def ghost_of(self, state: S, action: int) -> Ghost | None:
        """How a thing would lie after this action, where actions with the same nodes differ in that."""
        return None

    def picked_first(self, state: S) -> tuple[str, ...]:
        """The nodes that are picked when a decision about a set of nodes begins, such as what is so now."""
        return ()

    def meant_by(self, state: S, node: str) -> list[int]:
        """The actions, legal or not, that a click on this node would mean now: what "why not?" asks about.

        `nodes_of` must know them; those of a thing that is picked come first in an answer.
        """
        return []

    # What one seat may know

    def view(self, state: S, seat: int = WATCHER) -> View:
        """Everything that one seat may know, as JSON; WATCHER for somebody who has no seat."""
        return self.views(state, (seat,))[0]

    def views(self, state: S, seats: Sequence[int]) -> list[View]:
        """The views of several seats: what everybody may know is worked out once."""
        for seat in seats:
            if seat != WATCHER and not 0 <= seat < state.seats:
                raise BadSetup(f"There is no seat {seat}; seats are 0 to {int(state.seats) - 1}.")
        # Nobody but the seat that must choose sees its choices, and there can be hundreds of them.
        chooses = state.is_over() or state.seat_to_act() in seats
        decision = self.decision(state) if chooses else self._decision(state, ())
        known_to_all = {
            "over": state.is_over(),
            "winners": [int(winner) for winner in state.winners()],
            "scores": [int(points) for points in state.scores()],
            "sheet": self.score_sheet(state).as_json(),
        }
        return [
            {
                "game": self.manifest.id,
                "seat": seat,
                "seats": int(state.seats),
                "decision": decision.as_json(with_choices=decision.seat == seat) if decision else None,
                **known_to_all,
                "table": self.table_view(state, seat),
            }
            for seat in seats
        ]

    @abstractmethod
    def table_view(self, state: S, seat: int) -> dict[str, Any]:
        """The game's own part of a view, built up field by field from what the seat may know."""

    def reveals(self, before: S, action: int, after: S) -> bool | None:
        """Whether an action told any seat something that it could not know before, chance included.

        None says that the game does not tell; whoever asks then finds out by dealing anew, which is slower.
        """
        return None

    @abstractmethod
    def score_sheet(self, state: S) -> ScoreSheet:
        """The points of scores(), by category."""

    @abstractmethod
    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Picture:
        """The table as a picture; `names` are the players' by seat.

        A "picture" stands by itself. "wide" and "tall" are for clients that show title, prompt and score
        beside it, on a screen or on a telephone held upright; a game may draw the same for all three.
        """

    def size(self, state: S) -> int:
        """How many tiles lie on a board that grows; 0 for a game whose board does not."""
        return 0

    def text_tables(
        self, view: View, language: str = "en", names: Sequence[str] | None = None
    ) -> list[TextTable]:
        """The table in words, for the terminal. A game can say it better than this default."""
        return tables_of(view["table"])

    # Playing with a log

    def play(self, state: S, action: int) -> list[Event]:
        """Apply an action and return what happened; an illegal one raises Refusal and changes nothing."""
        state.events = []
        try:
            state.apply(action)
            return state.events
        finally:
            state.events = None

    def narrate(
        self, event: Mapping[str, Any], language: str = "en", names: Sequence[str] | None = None
    ) -> str:
        """A sentence for the log from an event as a seat saw it (`Event.seen_by`).

        Every fact called `..._seat` also brings the name of the player who sits there.
        """
        facts: dict[str, Value] = dict(event["facts"])
        if event["seat"] >= 0:
            facts["seat"] = event["seat"]
        for key in [key for key in facts if key == "seat" or key.endswith("_seat")]:
            facts["who" if key == "seat" else key.removesuffix("_seat")] = self.name_of(
                int(facts[key]), language, names
            )
        return self.phrases.say(f"event-{event['kind']}", facts, language)

    def name_of(self, seat: int, language: str = "en", names: Sequence[str] | None = None) -> str:
        if names is not None and seat < len(names):
            return names[seat]
        return self.phrases.say("seat-name", {"number": seat + 1}, language)

    # Positions

    @abstractmethod
    def position(self, document: Mapping[str, Any]) -> S:
        """The state that a document describes; PositionError says precisely what is wrong with it."""

    @abstractmethod
    def to_position(self, state: S) -> dict[str, Any]:
        """The complete state as a document that `position` takes back."""

    def fingerprint(self, state: S) -> str:
        """The state as one line of text: equal texts, equal states."""
        return json.dumps(self.to_position(state), sort_keys=True, separators=(",", ":"))

    @abstractmethod
    def pieces(self, state: S) -> dict[str, int]:
        """How many there are of everything that can be neither made nor lost."""

    # The book

    def rulebook(self, language: str = "en") -> Rulebook:
        """The rules in this language, RULES.nl.md for example; in English where there is no such file."""
        translated = self.folder() / f"RULES.{language}.md"
        return Rulebook.read(translated if translated.is_file() else self.folder() / "RULES.md")

    def rulebook_languages(self) -> tuple[str, ...]:
        found = (path.name.split(".")[1] for path in self.folder().glob("RULES.*.md"))
        return ("en", *sorted(found))

    @abstractmethod
    def folder(self) -> Path:
        """Where the game's data files lie."""

    def message(self, key: str, args: Mapping[str, Value] | None = None) -> Message:
        return Message(self.manifest.id, key, args or {})

    def understand(self, state: S, action: int | str | Mapping[str, Any]) -> int:
        """An action given as number, words or structured value, as its number."""
        if isinstance(action, str):
            return self.parse(state, action)
        if isinstance(action, Mapping):
            return self.encode(action)
        if isinstance(action, bool) or not isinstance(action, int):
            raise NotUnderstood(f"An action is a number, words or an object, not {action!r}.")
        self.decode(action)
        return action
