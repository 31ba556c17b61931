"""Marabunta as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from insectarium.core.game import Game, Shape, View
from insectarium.core.manifest import Setting
from insectarium.core.message import Value
from insectarium.core.rng import Rng
from insectarium.core.sheet import ScoreSheet
from insectarium.core.text_table import TextTable
from insectarium.games.marabunta import actions, frames, nodes, position, telling, view
from insectarium.games.marabunta.codes import TILES
from insectarium.games.marabunta.components import SIDES, load_components
from insectarium.games.marabunta.frames import FRAME_NAMES, FREE_LINK, WRITES
from insectarium.games.marabunta.generator import new_draft
from insectarium.games.marabunta.grid import REGIONS
from insectarium.games.marabunta.manifest import MANIFEST
from insectarium.games.marabunta.rules import MarabuntaState, new_match
from insectarium.games.marabunta.scene import draw
from insectarium.games.marabunta.sprites_regions import SEAT_INKS
from insectarium.games.marabunta.state import CIRCLES_PER_SHEET, FREE, PHASES
from insectarium.games.marabunta.tables import MapTables, SideTables
from insectarium.games.marabunta.words import Words
from insectarium.scene import Scene
from insectarium.text import FluentPhrases

FOLDER = Path(__file__).parent


class Marabunta(Game[MarabuntaState]):
    manifest = MANIFEST
    phrases = FluentPhrases(FOLDER / "text")
    set_decisions = ("split",)
    seat_tones = SEAT_INKS

    def __init__(self, components: Path | None = None) -> None:
        super().__init__()
        self.components = load_components(components)
        self.components_fingerprint = None if components is None else self.components.fingerprint
        self.sides = {side: SideTables(side, self.components.boards[side]) for side in SIDES}
        self.maps = {side: self._drawn_map(side) for side in SIDES}

    def _drawn_map(self, side: str) -> MapTables:
        territory = self.components.territories[side]
        return MapTables(side, list(territory.regions), list(territory.symbols))

    def deal(self, seats: int, settings: Mapping[str, Setting], rng: Rng) -> MarabuntaState:
        territory = str(settings["territory"])
        map = self.maps[territory] if territory in self.maps else generated_map(rng)
        side = self.sides[str(settings["boards"])]
        return new_match(map, side, rng)

    def decode(self, action: int) -> dict[str, Any]:
        return actions.decode(action)

    def encode(self, form: Mapping[str, Any]) -> int:
        return actions.encode(form)

    def notation(self, state: MarabuntaState, action: int) -> str:
        return actions.notation(action)

    def read_notation(self, state: MarabuntaState, text: str) -> int:
        return actions.read_notation(text)

    def description(self, state: MarabuntaState, action: int) -> tuple[str, Mapping[str, Value]]:
        return telling.description(state, action, self._say("en"))

    def describe(self, state: MarabuntaState, action: int, language: str = "en") -> str:
        say = self._say(language)
        return say(*telling.description(state, action, say))

    def _say(self, language: str) -> Callable[[str, Mapping[str, Value]], str]:
        return lambda key, args: self.phrases.say(key, args, language)

    def decision_kind(self, state: MarabuntaState) -> str:
        if len(state.stack) == 0:
            return PHASES[state.phase]
        top = state.stack[-1]
        if frames.kind_of(top) == WRITES and frames.marks_of(top) & FREE_LINK:
            return "write_free"
        return FRAME_NAMES[frames.kind_of(top)]

    def nodes_of(self, state: MarabuntaState, action: int) -> tuple[str, ...]:
        return nodes.nodes_of(state, action)

    def meant_by(self, state: MarabuntaState, node: str) -> list[int]:
        return nodes.meant_by(state, node)

    def table_view(self, state: MarabuntaState, seat: int) -> dict[str, Any]:
        return view.table_view(state)

    def reveals(self, before: MarabuntaState, action: int, after: MarabuntaState) -> bool:
        """A new round brings a tile to light and rolls the dice; nothing else does."""
        return bool(before.round != after.round)

    def score_sheet(self, state: MarabuntaState) -> ScoreSheet:
        return view.score_sheet(state)

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Scene:
        return draw(view, self, language, names, shape)

    def text_tables(
        self, view: View, language: str = "en", names: Sequence[str] | None = None
    ) -> list[TextTable]:
        return Words(self._say(language), lambda seat: self.name_of(seat, language, names), view).tables()

    def position(self, document: Mapping[str, Any]) -> MarabuntaState:
        return position.from_position(document, self.manifest, self.maps.__getitem__, self.sides)

    def to_position(self, state: MarabuntaState) -> dict[str, Any]:
        return position.to_position(state)

    def pieces(self, state: MarabuntaState) -> dict[str, int]:
        """MAR-T10"""
        blank = sum(int(state.blank_circles(region)) for region in range(REGIONS))
        return {
            "tiles": len(set(state.pile)) if len(state.pile) == TILES else 0,
            "dice": len(state.dice),
            "hexes": sum(int(free) for free in state.free_in_region) + sum(m != FREE for m in state.marks),
            "circles": blank + sum(int(own) for own in state.circles),
            "sheets": len(state.circles) * int(CIRCLES_PER_SHEET) // 2,
        }

    def folder(self) -> Path:
        return FOLDER


def generated_map(rng: Rng) -> MapTables:
    draft = new_draft(rng)
    return MapTables("generated", [int(r) for r in draft.region], [int(s) for s in draft.symbol])
