"""The page about positions shows one that works, and names every field."""

from __future__ import annotations

import json
import re
from pathlib import Path

from insectarium.core.game import Game
from insectarium.games.knights_in_buzzing_armor import position_reader
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.testing import Trial

PAGE = Path(__file__).parents[3] / "docs" / "games" / "knights_in_buzzing_armor-positions.md"


def test_the_example_is_what_it_says(knights: Game[KnightsState]) -> None:
    example = re.search(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    trial = Trial(knights, knights.position(json.loads(example[1])))
    assert trial.state.seat_to_act() == 0
    assert trial.choices() == ["out q1 2,0", "out q2 2,0"]


def test_every_field_is_told() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE.read_text(encoding="utf-8")))
    fields = {*position_reader.FIELDS, *position_reader.PLAYER_FIELDS, *position_reader.BEE_FIELDS}
    common = {"game", "seats", "options", "random"}
    assert fields - common <= told
