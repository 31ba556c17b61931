"""What every game with hexagonal tiles does with its actions."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from insectarium.core.game import Game
from insectarium.core.message import Value
from insectarium.games._hexes.actions import HexActions
from insectarium.games._hexes.table import HexTable

Table = TypeVar("Table", bound=HexTable)


class HexGame(Game[Table]):
    """A game tells its folder and its actions."""

    home: ClassVar[Path]
    actions: HexActions

    def decode(self, action: int) -> dict[str, Any]:
        return self.actions.decode(action)

    def encode(self, form: Mapping[str, Any]) -> int:
        return self.actions.encode(form)

    def notation(self, state: Table, action: int) -> str:
        return self.actions.notation(action)

    def read_notation(self, state: Table, text: str) -> int:
        return self.actions.read_notation(text)

    def parse(self, state: Table, text: str) -> int:
        """Words mean the same at every decision, so there is no need to compare them with the legal ones."""
        return self.actions.read_notation(" ".join(text.lower().split()))

    def description(self, state: Table, action: int) -> tuple[str, Mapping[str, Value]]:
        return self.actions.description(state, action)

    def decision_kind(self, state: Table) -> str:
        return state.phase_name()

    def turn_of(self, state: Table) -> int:
        return int(state.active)

    def folder(self) -> Path:
        return self.home
