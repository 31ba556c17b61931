"""What both games of the bees are to the rest of the house."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, TypeVar

from insectarium.core.game import Shape, View
from insectarium.games._bees.actions import BeeActions
from insectarium.games._bees.bees import HONEY, POLLEN
from insectarium.games._bees.scene import BeeDrawing
from insectarium.games._bees.table import BeeTable
from insectarium.games._bees.tables import BeeTables
from insectarium.games._bees.telling import BeePhrases
from insectarium.games._bees.tiles import load_tiles
from insectarium.games._hexes.game import HexGame
from insectarium.scene import Scene

Table = TypeVar("Table", bound=BeeTable)


class BeeGame(HexGame[Table]):
    """A game tells what is done in it, how it is drawn, and where its tiles are."""

    actions_type: ClassVar[type[BeeActions]]
    actions: BeeActions
    drawing_type: ClassVar[type[BeeDrawing]]
    phrases: BeePhrases

    def __init__(self, components: Path | None = None) -> None:
        self.components = load_tiles(components)
        self.phrases = BeePhrases(self.home / "text", {kind.id: kind for kind in self.components.kinds})
        super().__init__()
        self.components_fingerprint = None if components is None else self.components.fingerprint
        # HHB-047, KBA-029: by whether a flight hole may touch nothing but meadow.
        self.tables = {only: BeeTables(self.components, only) for only in (False, True)}
        self.actions = self.actions_type(self.tables[False])
        self.drawing = self.drawing_type(self.components, self.components_fingerprint)

    def tiles_in(self, state: Table) -> int:
        """How many tiles there are that do not lie on the board and have not left the game."""
        raise NotImplementedError

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Scene:
        return self.drawing.draw(view, self, language, names, shape)

    def pieces(self, state: Table) -> dict[str, int]:
        pollen = int(state.pollen_supply) + sum(int(p) for p in state.pollen)
        honey = int(state.honey_supply) + sum(int(h) for h in state.jar)
        return {
            "tiles": int(state.board.tiles) + len(state.removed) + self.tiles_in(state),
            "pollen": pollen + int(state.bees.carried(POLLEN)),
            "honey": honey + int(state.bees.carried(HONEY)),
            "bees": len(state.bees.spot),
        }
