"""The page about positions is true."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.games.micropolis import position
from insectarium.games.micropolis.state import PHASES
from insectarium.games.micropolis.tables import EFFECTS
from insectarium.testing import Trial

PAGE = Path(__file__).resolve().parents[3] / "docs" / "positions.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, flags=re.DOTALL)
]


def test_the_sessions_on_the_page_are_true() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False)
    assert (done.failed, done.attempted) == (0, 5)


@pytest.mark.parametrize("document", EXAMPLES)
def test_the_documents_on_the_page_are_states(document: dict[str, Any]) -> None:
    game = insectarium.load(document["game"])
    written = game.to_position(game.position(document))
    for key in set(document) - {"row", "anthills", "options"}:
        assert written[key] == document[key]


def test_the_documents_show_what_the_page_says_about_them() -> None:
    game = insectarium.load("micropolis")
    taking, guarding, ended = (Trial(game, game.position(document)) for document in EXAMPLES)
    assert taking.state.seat_to_act() == 2
    assert taking.choices() == ["take 1", "take 2 soldiers"]
    assert guarding.choices() == ["guard none", "guard 51", "guard 56", "guard 51 56"]
    assert ended.state.is_over()


def test_the_page_names_every_field_kind_and_effect() -> None:
    words = (*position.FIELDS, *position.HILL_FIELDS, *position.DECISION_FIELDS, *PHASES, *EFFECTS)
    assert [word for word in words if f"`{word}`" not in TEXT] == []
