"""A match as text: a header and one line per action. docs/record.md describes the format."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from insectarium.core.document import PositionError
from insectarium.core.game import Game
from insectarium.core.manifest import BadSetup, Setting, options_as_text, options_from_text
from insectarium.core.refusal import NotUnderstood, Refusal
from insectarium.core.state import State

MAGIC = "insectarium record"
FORMAT = 1
HIDDEN = "hidden"
_ACTION = re.compile(r"(\d{1,9})\.\s+(.+)")
_PLAYER = re.compile(r"player (\d{1,9})")
_FIELDS = (
    "game",
    "rules",
    "seats",
    "options",
    "components",
    "seed",
    "seed-hash",
    "position",
    "result",
    "date",
)


class RecordError(ValueError):
    """A record that cannot be read or replayed; the sentence names the line."""


def seed_hash(seed: str) -> str:
    """What is published when a match starts, so that the seed can be checked when it ends."""
    return "sha256:" + hashlib.sha256(f"insectarium match seed {seed}".encode()).hexdigest()


@dataclass(frozen=True)
class Record:
    """Everything needed to play a match again, and nothing else."""

    game: str
    seats: int
    seed: str | None
    """None while the match is being played and the seed is still secret."""
    options: Mapping[str, Setting] = field(default_factory=dict)
    actions: tuple[str, ...] = ()
    rules_version: int = 1
    components: str | None = None
    """Fingerprint of the components file, when it is not the one that comes with the game."""
    position: Mapping[str, Any] | None = None
    """Where the match began, when it did not begin with the setup."""
    hash: str | None = None
    players: Mapping[int, str] = field(default_factory=dict)
    result: str | None = None
    date: str | None = None

    @staticmethod
    def begin(
        game: Game[Any],
        *,
        seats: int,
        seed: int | str,
        options: Mapping[str, Setting] | None = None,
        position: Mapping[str, Any] | None = None,
        players: Mapping[int, str] | None = None,
        date: str | None = None,
    ) -> Record:
        """The record of a match that has not seen an action yet."""
        return Record(
            game=game.manifest.id,
            seats=seats,
            seed=str(seed),
            options=game.manifest.resolve(seats, options),
            rules_version=game.manifest.rules_version,
            components=game.components_fingerprint,
            position=position,
            hash=seed_hash(str(seed)),
            players=players or {},
            date=date,
        )

    # Playing it again

    def start(self, game: Game[Any]) -> State:
        """The state before the first action."""
        self._check_game(game)
        try:
            if self.position is not None:
                return self._positioned(game, self.position)
            if self.seed is None:
                raise RecordError("The seed of this match is still hidden, so it cannot be replayed.")
            state: State = game.setup(seats=self.seats, seed=self.seed, options=self.options)
        except (BadSetup, PositionError) as fault:
            raise RecordError(str(fault)) from fault
        return state

    def _positioned(self, game: Game[Any], document: Mapping[str, Any]) -> State:
        state: State = game.position(document)
        if state.seats != self.seats:
            raise RecordError(f"The header has {self.seats} seats, but its position has {state.seats}.")
        return state

    def _check_game(self, game: Game[Any]) -> None:
        if game.manifest.id != self.game:
            raise RecordError(f"This is a record of {self.game}, not of {game.manifest.id}.")
        if self.rules_version != game.manifest.rules_version:
            raise RecordError(
                f"This record was played with version {self.rules_version} of the rules of {self.game}; "
                f"this program has version {game.manifest.rules_version}."
            )
        if self.components != game.components_fingerprint:
            wanted = self.components or "the components that come with the game"
            raise RecordError(f"This match was played with other components: {wanted}. Give their file.")

    def steps(self, game: Game[Any]) -> Iterator[tuple[State, int]]:
        """Before each action: the state, and the action that follows. The state moves on between steps."""
        state = self.start(game)
        for number, words in enumerate(self.actions, start=1):
            action = self._understood(game, state, number, words)
            yield state, action
            state.advance(action)

    def _understood(self, game: Game[Any], state: State, number: int, words: str) -> int:
        if state.is_over():
            raise RecordError(f"Action {number} ({words}) comes after the end of the match.")
        try:
            action = game.parse(state, words)
            if action not in list(state.legal_actions()):
                raise state.refusal(action)
            return action
        except (Refusal, NotUnderstood) as fault:
            raise RecordError(f"Action {number} ({words}) is not possible: {fault}") from fault

    def replay(self, game: Game[Any], at: int | None = None) -> State:
        """The state after all actions, or after the first `at`."""
        wanted = len(self.actions) if at is None else at
        if not 0 <= wanted <= len(self.actions):
            raise RecordError(f"There is no action {wanted}; this record has {len(self.actions)} actions.")
        state = self.start(game)
        for number, words in enumerate(self.actions[:wanted], start=1):
            state.advance(self._understood(game, state, number, words))
        return state

    def verify(self, game: Game[Any]) -> State:
        """Check the seed against its published hash, every action and the result; the last state."""
        if self.seed is not None and self.hash is not None and seed_hash(self.seed) != self.hash:
            raise RecordError("The seed does not fit the hash that was published when the match started.")
        state = self.replay(game)
        found = result_text(game, state)
        if self.result is not None and found is None:
            raise RecordError(
                f"The record is cut off: it has the result {self.result!r}, "
                f"but after its {len(self.actions)} actions the match is not over."
            )
        if self.result is not None and self.result != found:
            raise RecordError(f"The record says {self.result!r}, but the actions lead to {found!r}.")
        return state

    # Writing it on

    def with_action(self, words: str) -> Record:
        return replace(self, actions=(*self.actions, words))

    def finished(self, game: Game[Any], state: State) -> Record:
        return replace(self, result=result_text(game, state))

    def fork(self, at: int) -> Record:
        """The same match up to action `at`, to be played on differently."""
        if not 0 <= at <= len(self.actions):
            raise RecordError(f"There is no action {at}; this record has {len(self.actions)} actions.")
        return replace(self, actions=self.actions[:at], result=None)

    def without_seed(self) -> Record:
        """What may be shown while the match is being played."""
        return replace(self, seed=None)

    # Text

    def to_text(self) -> str:
        lines = [f"{MAGIC} {FORMAT}", *(f"{key}: {value}" for key, value in self._header()), ""]
        lines += [f"{number}. {words}" for number, words in enumerate(self.actions, start=1)]
        return "\n".join(lines) + "\n"

    def _header(self) -> Iterator[tuple[str, str]]:
        yield "game", self.game
        yield "rules", str(self.rules_version)
        yield "seats", str(self.seats)
        if self.options:
            yield "options", options_as_text(self.options)
        if self.components is not None:
            yield "components", self.components
        yield "seed", _seed_as_text(self.seed)
        if self.hash is not None:
            yield "seed-hash", self.hash
        if self.position is not None:
            yield "position", json.dumps(self.position, separators=(",", ":"))
        if self.date is not None:
            yield "date", " ".join(self.date.split())
        for seat, name in sorted(self.players.items()):
            yield f"player {seat}", " ".join(name.split())
        if self.result is not None:
            yield "result", self.result

    @staticmethod
    def from_text(text: str) -> Record:
        """The record that this text describes; RecordError names the line that is wrong."""
        return _Reader(text).read()


def _seed_as_text(seed: str | None) -> str:
    """In quotes where the plain words would not be read back as they are."""
    if seed is None:
        return HIDDEN
    plain = seed.strip() == seed and len(seed.splitlines()) == 1
    return seed if plain and seed != HIDDEN and not seed.startswith('"') else json.dumps(seed)


def result_text(game: Game[Any], state: State) -> str | None:
    """`41 38 44; winner 2`, or `winners 0 2` for a shared victory; None before the end.

    A player that no seat plays stands behind the seats, with its points: `30 25 third_colour 31`.
    """
    if not state.is_over():
        return None
    sheet = game.score_sheet(state)
    scores = " ".join(str(int(points)) for points in state.scores())
    for key, points in zip(sheet.extra, sheet.totals()[state.seats :], strict=True):
        scores += f" {key} {int(points)}"
    winners = [*(str(int(seat)) for seat in state.winners()), *sheet.extra_winners]
    if not winners:
        return f"{scores}; no winner"
    return f"{scores}; {'winner' if len(winners) == 1 else 'winners'} {' '.join(winners)}"


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.lstrip("\ufeff").splitlines()
        self.header: dict[str, str] = {}
        self.players: dict[int, str] = {}
        self.actions: list[str] = []
        self.number = 0

    def fail(self, sentence: str) -> RecordError:
        return RecordError(f"Line {self.number}: {sentence}")

    def read(self) -> Record:
        self._read_magic()
        for number, raw in enumerate(self.lines[1:], start=2):
            self.number = number
            line = raw.partition("#")[0].strip() if _ACTION.match(raw.strip()) else raw.strip()
            if not line or line.startswith("#"):
                continue
            if _ACTION.fullmatch(line):
                self._read_actions(line)
            else:
                self._read_field(line)
        return self._record()

    def _read_magic(self) -> None:
        self.number = 1
        first = self.lines[0].strip() if self.lines else ""
        if not first.startswith(MAGIC):
            raise self.fail(f"this is no record; a record begins with {MAGIC!r}.")
        if first != f"{MAGIC} {FORMAT}":
            raise self.fail(
                f"this program reads records of format {FORMAT}, not {first.removeprefix(MAGIC).strip()!r}."
            )

    def _read_field(self, line: str) -> None:
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        player = _PLAYER.fullmatch(key)
        if not colon or (key not in _FIELDS and not player):
            raise self.fail(f"{line!r} is neither a field of the header nor a numbered action.")
        if self.actions:
            raise self.fail("the header ends before the first action.")
        if key in self.header or (player and int(player[1]) in self.players):
            raise self.fail(f"the field {key!r} stands here for the second time.")
        if player:
            self.players[int(player[1])] = value
        else:
            self.header[key] = value

    def _read_actions(self, line: str) -> None:
        """`3. take 4 soldiers`, or several actions in one line: `3. take 4 soldiers; left; fill barracks`."""
        match = _ACTION.fullmatch(line)
        assert match is not None
        if int(match[1]) != len(self.actions) + 1:
            raise self.fail(f"action {len(self.actions) + 1} is expected here, not {match[1]}.")
        self.actions += [words for part in match[2].split(";") if (words := " ".join(part.split()))]

    def _record(self) -> Record:
        seats = self._whole("seats")
        strangers = [seat for seat in self.players if seat >= seats]
        if strangers:
            raise RecordError(f"The header names a player {strangers[0]}, but seats are 0 to {seats - 1}.")
        return Record(
            game=self._needed("game"),
            seats=seats,
            seed=self._seed(),
            options=self._options(),
            actions=tuple(self.actions),
            rules_version=self._whole("rules"),
            components=self.header.get("components"),
            position=self._position(),
            hash=self.header.get("seed-hash"),
            players=self.players,
            result=self.header.get("result"),
            date=self.header.get("date"),
        )

    def _needed(self, key: str) -> str:
        if not self.header.get(key):
            raise RecordError(f"The field {key!r} is missing in the header: the record is not complete.")
        return self.header[key]

    def _whole(self, key: str) -> int:
        value = self._needed(key)
        if not value.isdecimal() or len(value) > 9:
            raise RecordError(f"The field {key!r} must be a number, not {value[:20]!r}.")
        return int(value)

    def _seed(self) -> str | None:
        seed = self._needed("seed")
        if not seed.startswith('"'):
            return None if seed == HIDDEN else seed
        try:
            return str(json.loads(seed))
        except json.JSONDecodeError as fault:
            raise RecordError(f"The seed begins with a quote but is no JSON: {fault}.") from fault

    def _options(self) -> dict[str, Setting]:
        try:
            return options_from_text(self.header.get("options", ""))
        except BadSetup as fault:
            raise RecordError(str(fault)) from fault

    def _position(self) -> Mapping[str, Any] | None:
        if "position" not in self.header:
            return None
        try:
            document = json.loads(self.header["position"])
        except json.JSONDecodeError as fault:
            raise RecordError(f"The position in the header is no JSON: {fault}.") from fault
        except RecursionError as fault:
            raise RecordError("The position in the header is nested too deeply.") from fault
        if not isinstance(document, dict):
            raise RecordError("The position in the header must be an object.")
        return document
