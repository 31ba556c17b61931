"""What both games of the ants are to the rest of the house."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, TypeVar

from insectarium.core.decision import Ghost
from insectarium.core.game import Shape, View
from insectarium.core.text_table import TextTable
from insectarium.games._ants.actions import AntActions
from insectarium.games._ants.ants import FOOD
from insectarium.games._ants.nodes import ghost_of
from insectarium.games._ants.scene import draw
from insectarium.games._ants.scene_words import AntWords
from insectarium.games._ants.sprites import AntSheet
from insectarium.games._ants.table import AntTable
from insectarium.games._ants.tables import AntTables
from insectarium.games._ants.telling import AntPhrases
from insectarium.games._ants.tiles import load_tiles
from insectarium.games._ants.words import tables_of
from insectarium.games._hexes.game import HexGame
from insectarium.games._hexes.supply import EMPTY
from insectarium.scene import Scene

Table = TypeVar("Table", bound=AntTable)


class AntGame(HexGame[Table]):
    """A game tells its kinds of ants, how it speaks, and what is done in it."""

    ant_kinds: ClassVar[tuple[str, ...]]
    phrases_type: ClassVar[type[AntPhrases]]
    actions_type: ClassVar[type[AntActions]]
    actions: AntActions

    def __init__(self, components: Path | None = None) -> None:
        self.components = load_tiles(components)
        kinds = {kind.id: kind for kind in self.components.kinds}
        self.phrases = self.phrases_type(self.home / "text", kinds)
        super().__init__()
        self.components_fingerprint = None if components is None else self.components.fingerprint
        self.tables = AntTables(self.components)
        self.actions = self.actions_type(self.tables)
        places = self.actions_type.market_places
        self.sheet = AntSheet(self.components, self.components_fingerprint, self.ant_kinds, places)

    def ghost_of(self, state: Table, action: int) -> Ghost | None:
        return ghost_of(state, action)

    def size(self, state: Table) -> int:
        return int(state.board.tiles)

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Scene:
        return draw(view, self, self.sheet, language, names, shape)

    def text_tables(
        self, view: View, language: str = "en", names: Sequence[str] | None = None
    ) -> list[TextTable]:
        return tables_of(AntWords(self, language, names, view), self.sheet.kinds)

    def pieces(self, state: Table) -> dict[str, int]:
        tiles = int(state.board.tiles) + int(state.piles.total()) + int(state.box.total())
        tiles += sum(kind != EMPTY for kind in state.market.open) + sum(len(hand) for hand in state.hands)
        food = int(state.supply) + sum(int(f) for f in state.food)
        food += sum(load == FOOD for load in state.ants.load)
        return {"tiles": tiles, "food": food, "ants": len(state.ants.spot)}
