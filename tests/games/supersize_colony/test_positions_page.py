"""The page about positions shows one that works, and names every field."""

from __future__ import annotations

import json
import re
from pathlib import Path

from insectarium.core.game import Game
from insectarium.games.supersize_colony import position_reader
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.testing import Trial

PAGE = Path(__file__).parents[3] / "docs" / "games" / "supersize_colony-positions.md"


def test_the_example_is_what_it_says(supersize: Game[SupersizeState]) -> None:
    example = re.search(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    trial = Trial(supersize, supersize.position(json.loads(example[1])))
    assert trial.state.seat_to_act() == 1
    assert trial.choices() == ["flee w1 0,-1", "flee w1 -1,1"]


def test_every_field_is_told() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE.read_text(encoding="utf-8")))
    reader = position_reader.Reader
    fields = {*reader.fields, *reader.player_fields, *reader.piece_fields}
    fields |= {*position_reader.DRAFT_FIELDS, *position_reader.ATTACK_FIELDS}
    common = {"game", "seats", "options", "random"}
    assert fields - common <= told
