"""The page about positions shows one that works, and names every field."""

from __future__ import annotations

import json
import re
from pathlib import Path

from insectarium.core.game import Game
from insectarium.games.happy_honey_beez import position_reader
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.testing.trial import Trial

PAGE = Path(__file__).parents[3] / "docs" / "games" / "happy_honey_beez-positions.md"


def test_the_example_is_what_it_says(beez: Game[BeezState]) -> None:
    example = re.search(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    trial = Trial(beez, beez.position(json.loads(example[1])))
    assert trial.choices() == ["fly q 0,0", "abandon q", "feed w1", "abandon w1", "end turn"]
    assert trial.state.scores() == [2, 1]


def test_every_field_is_told() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE.read_text(encoding="utf-8")))
    fields = {*position_reader.FIELDS, *position_reader.PLAYER_FIELDS, *position_reader.BEE_FIELDS}
    assert fields - {"game", "seats", "options", "random"} <= told
