"""One match at the terminal: its state, its record, and how far it can be taken back."""

from __future__ import annotations

from typing import Any

from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.core.record import Record
from insectarium.core.state import State
from insectarium.table.reveal import told_by


class Match:
    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.state: State = record.start(game)
        self._choices: list[int] = []
        """How many actions the record had before each choice that can still be taken back."""

    def act(self, action: int, *, forced: bool = False) -> list[Event]:
        """Do an action of the seat that is to act; a forced one is taken back with the last choice."""
        seat = int(self.state.seat_to_act())
        before = self.state.clone()
        words = self.game.notation(self.state, action)
        events = self.game.play(self.state, action)
        if self.state.seat_to_act() != seat or told_by(self.game, before, action, self.state) != "nothing":
            self._choices.clear()
        elif not forced:
            self._choices.append(len(self.record.actions))
        self.record = self.record.with_action(words)
        if self.state.is_over():
            self.record = self.record.finished(self.game, self.state)
        return events

    def can_undo(self) -> bool:
        return bool(self._choices)

    def undo(self) -> None:
        self.record = self.record.fork(self._choices.pop())
        self.state = self.record.replay(self.game)
