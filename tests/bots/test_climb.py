"""The script that improves weights by matches: it climbs, it repeats itself, it is not led by luck."""

from __future__ import annotations

import importlib
import itertools
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from insectarium.core.manifest import BadSetup
from insectarium.core.weights import read_weights

GAME = "micropolis"


@pytest.fixture(scope="module")
def climb() -> ModuleType:
    return importlib.import_module("climb")


@pytest.fixture
def meeting(climb: ModuleType) -> Iterator[SimpleNamespace]:
    knobs = climb.knobs_of(GAME)
    before = knobs.read()
    chosen = SimpleNamespace(game=GAME, seats=[2], options=None, bot="greedy")
    yield climb.meeting_of(chosen)
    knobs.set_all(before)


class Hill:
    """Stands for matches: whoever is nearer to 3 and 2 leads, with a little luck."""

    def __init__(self) -> None:
        self.knobs = importlib.import_module("knobs").Knobs(SimpleNamespace(one=1.0, two=8.0), ["one", "two"])
        self.deal = importlib.import_module("meeting").Deal

    def deals_in(self, matches: int) -> int:
        return matches // 2

    def deals(self, new: dict[str, float], old: dict[str, float], name: str) -> Iterator[object]:
        number = 0
        while True:
            number += 1
            yield self.deal(2, 1.0, self.height(new) - self.height(old) + (0.1 if number % 2 else -0.1))

    @staticmethod
    def height(weights: dict[str, float]) -> float:
        return -abs(weights["one"] - 3.0) - abs(weights["two"] - 2.0)


def test_it_climbs_to_the_top(climb: ModuleType) -> None:
    hill = Hill()
    found = climb.Climb(hill, ["one", "two"], "1")
    found.run(80, 20)
    assert found.weights == pytest.approx({"one": 3.0, "two": 2.0}, rel=0.1)


def test_a_change_that_does_nothing_is_not_kept(
    climb: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    hill = Hill()
    found = climb.Climb(hill, ["one"], "1")
    found.names = []
    before = found.weights
    found.run(3, 20)
    assert found.weights == before
    assert capsys.readouterr().err.count(" no (") == 3


def test_a_climb_that_is_stopped_keeps_what_it_found(
    climb: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop_at_the_third(self: object, moved: object, name: str, deals: int) -> bool:
        if name == "1/2":
            raise KeyboardInterrupt
        return True

    monkeypatch.setattr(climb.Climb, "_is_better", stop_at_the_third)
    found = climb.Climb(Hill(), ["one"], "1")
    before = found.weights
    found.run(9, 20)
    assert found.done == 2
    assert found.weights != before


def test_equal_weights_share_every_deal(meeting: SimpleNamespace) -> None:
    weights = meeting.knobs.read()
    deals = meeting.deals(weights, weights, "a name")
    for deal in itertools.islice(deals, 2):
        assert (deal.matches, deal.wins, deal.lead) == (2, 1.0, 0.0)


def test_weights_that_want_the_wrong_thing_lose(meeting: SimpleNamespace) -> None:
    good = meeting.knobs.read()
    bad = {name: -value for name, value in good.items()} | {"calm": good["calm"], "heat": good["heat"]}
    lead, told = meeting.compare(good, bad, "a name", 4)
    assert lead > 0
    assert "of 4 matches" in told


def test_the_same_seed_gives_the_same_weights(climb: ModuleType, meeting: SimpleNamespace) -> None:
    start = meeting.knobs.read()
    found = []
    for _ in range(2):
        meeting.knobs.set_all(start)
        run = climb.Climb(meeting, climb.names_of(meeting.knobs, None, climb.LEFT_ALONE), "7")
        found.append(climb.climb_and_compare(run, 2, 4))
    assert found[0] == found[1]


def test_unknown_weights_are_told(climb: ModuleType) -> None:
    with pytest.raises(BadSetup, match=r"no weight wings; there are tile, soldier"):
        climb.names_of(climb.knobs_of(GAME), "tile,wings")


def test_weights_are_written_with_what_made_them(climb: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text("# By hand.\ncalm = 1.0\n", encoding="utf-8")
    climb.write_weights(path, ["Made by: a command", *climb.notes_of(path)], "marabunta", {"tie": 2.5})
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# Made by: a command\n# By hand.\n")
    assert tomllib.loads(text) == read_weights("insectarium.games.marabunta") | {"tie": 2.5}
