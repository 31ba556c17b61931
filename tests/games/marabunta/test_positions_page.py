"""The page about positions of Marabunta is true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from insectarium.core.game import Game
from insectarium.games.marabunta import position, position_frames
from insectarium.games.marabunta.codes import FACE_NAMES, TILE_NAMES
from insectarium.games.marabunta.frames import FRAME_NAMES
from insectarium.games.marabunta.grid import REGION_NAMES
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.games.marabunta.state import ENDINGS, PHASES
from insectarium.testing import Trial

PAGE = Path(__file__).resolve().parents[3] / "docs" / "games" / "marabunta-positions.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, flags=re.DOTALL)
]


def test_the_document_on_the_page_is_what_it_says(marabunta: Game[MarabuntaState]) -> None:
    (document,) = EXAMPLES
    trial = Trial(marabunta, marabunta.position(document))
    assert marabunta.decision_kind(trial.state) == "write_free"
    assert len(trial.choices()) == 84 - 4
    trial.do("write a1")
    assert trial.choices() == ["use pink", "use tile", "finish"]


def test_the_page_names_every_field_kind_and_name() -> None:
    common = ("game", "seats", "options", "random")
    fields = {
        *position.FIELDS, *position.PLAYER_FIELDS, *position.DECISION_FIELDS, *PHASES, *ENDINGS, *FRAME_NAMES,
        *position_frames.MARKS, *(field for row in position_frames.FIELDS.values() for field in row),
        *TILE_NAMES, *FACE_NAMES, *REGION_NAMES,
    }  # fmt: skip
    assert sorted(word for word in fields.difference(common) if f"`{word}`" not in TEXT) == []
