"""Happy Honey Beez as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from insectarium.core.decision import Ghost
from insectarium.core.game import Game, Shape, View
from insectarium.core.manifest import Setting
from insectarium.core.message import Value
from insectarium.core.rng import Rng
from insectarium.core.sheet import ScoreSheet
from insectarium.games._bees.bees import HONEY, POLLEN
from insectarium.games._bees.tables import BeeTables
from insectarium.games._bees.telling import BeePhrases
from insectarium.games.happy_honey_beez import nodes, position, view
from insectarium.games.happy_honey_beez.actions import Actions
from insectarium.games.happy_honey_beez.components import load_components
from insectarium.games.happy_honey_beez.manifest import MANIFEST
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.games.happy_honey_beez.scene import draw, sheet_of
from insectarium.games.happy_honey_beez.setup import new_match
from insectarium.games.happy_honey_beez.state import PHASES
from insectarium.scene import Scene

FOLDER = Path(__file__).parent


class HappyHoneyBeez(Game[BeezState]):
    manifest = MANIFEST
    phrases: BeePhrases

    def __init__(self, components: Path | None = None) -> None:
        self.components = load_components(components)
        self.phrases = BeePhrases(FOLDER / "text", {kind.id: kind for kind in self.components.kinds})
        super().__init__()
        self.components_fingerprint = None if components is None else self.components.fingerprint
        # HHB-047: by whether a flight hole may touch nothing but meadow.
        self.tables = {only: BeeTables(self.components, only) for only in (False, True)}
        self.actions = Actions(self.tables[False])
        self.sheet = sheet_of(self.components, self.components_fingerprint)

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> BeezState:
        tables = self.tables[bool(settings["flight_hole_meadow_only"])]
        return new_match(seats, position.rules_from(settings, seats), tables, rng)

    def decode(self, action: int) -> dict[str, Any]:
        return self.actions.decode(action)

    def encode(self, form: Mapping[str, Any]) -> int:
        return self.actions.encode(form)

    def notation(self, state: BeezState, action: int) -> str:
        return self.actions.notation(action)

    def read_notation(self, state: BeezState, text: str) -> int:
        return self.actions.read_notation(text)

    def parse(self, state: BeezState, text: str) -> int:
        """Words mean the same at every decision, so there is no need to compare them with the legal ones."""
        return self.actions.read_notation(" ".join(text.lower().split()))

    def description(self, state: BeezState, action: int) -> tuple[str, Mapping[str, Value]]:
        return self.actions.description(state, action)

    def decision_kind(self, state: BeezState) -> str:
        return PHASES[state.phase]

    def nodes_of(self, state: BeezState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def ghost_of(self, state: BeezState, action: int) -> Ghost | None:
        return nodes.ghost_of(state, action)

    def meant_by(self, state: BeezState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: BeezState, seat: int) -> dict[str, Any]:
        return view.table_view(state)

    def score_sheet(self, state: BeezState) -> ScoreSheet:
        return view.score_sheet(state)

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Scene:
        return draw(view, self, self.sheet, language, names, shape)

    def position(self, document: Mapping[str, Any]) -> BeezState:
        return position.from_position(document, self.manifest, self.tables)

    def to_position(self, state: BeezState) -> dict[str, Any]:
        return position.to_position(state)

    def pieces(self, state: BeezState) -> dict[str, int]:
        tiles = int(state.board.tiles) + int(state.supply.total()) + len(state.removed)
        pollen = int(state.pollen_supply) + sum(int(p) for p in state.pollen)
        honey = int(state.honey_supply) + sum(int(h) for h in state.jar)
        return {
            "tiles": tiles + int(state.open_count()),
            "pollen": pollen + int(state.bees.carried(POLLEN)),
            "honey": honey + int(state.bees.carried(HONEY)),
            "bees": len(state.bees.spot),
        }

    def folder(self) -> Path:
        return FOLDER
