"""The page about positions of It Happens.. is true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from insectarium.core.game import Game
from insectarium.games.it_happens import position
from insectarium.games.it_happens.components import OBJECTS
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.games.it_happens.state import COLOURS, PHASES
from insectarium.testing import Trial

PAGE = Path(__file__).resolve().parents[3] / "docs" / "games" / "it_happens-positions.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, flags=re.DOTALL)
]


def test_the_document_on_the_page_is_what_it_says(it_happens: Game[ItHappensState]) -> None:
    (document,) = EXAMPLES
    trial = Trial(it_happens, it_happens.position(document))
    assert trial.choices() == ["reroll", "place 1", "place 2", "place 3"]
    assert trial.table()["decision"] == document["decision"]


def test_the_page_names_every_field_kind_colour_and_object() -> None:
    common = ("game", "seats", "options", "random")
    fields = {
        *position.FIELDS, *position.DONE_FIELDS, *position.HILL_FIELDS, *position.COLUMN_FIELDS,
        *position.PLAYER_FIELDS, *position.DECISION_FIELDS, *PHASES, *COLOURS, *OBJECTS,
    }  # fmt: skip
    assert sorted(word for word in fields.difference(common) if f"`{word}`" not in TEXT) == []
