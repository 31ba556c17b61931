"""The weights of heuristics are data, and a file that is wrong says so."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import insectarium
from insectarium.core.weights import THOROUGH_FILE, read_weights

TUNED = (
    "micropolis",
    "it_happens",
    "marabunta",
    "happy_honey_beez",
    "knights_in_buzzing_armor",
    "antropolis",
    "supersize_colony",
)


@pytest.mark.parametrize("game", TUNED)
def test_the_heuristic_uses_the_numbers_of_the_file(game: str) -> None:
    heuristic = importlib.import_module(f"insectarium.games.{game}.heuristic")
    numbers = read_weights(f"insectarium.games.{game}")
    used = {name: getattr(heuristic.WEIGHTS, name) for name in numbers if hasattr(heuristic.WEIGHTS, name)}
    assert len(used) >= 10
    assert used == {name: numbers[name] for name in used}


@pytest.mark.parametrize("game", ["happy_honey_beez", "knights_in_buzzing_armor"])
def test_a_thorough_look_uses_the_numbers_of_its_own_file(game: str) -> None:
    heuristic = importlib.import_module(f"insectarium.games.{game}.heuristic")
    numbers = read_weights(f"insectarium.games.{game}", THOROUGH_FILE)
    assert numbers.keys() == read_weights(f"insectarium.games.{game}").keys()
    assert numbers == {name: getattr(heuristic.THOROUGH_WEIGHTS, name) for name in numbers}


def test_a_search_judges_by_other_numbers_than_a_quick_look() -> None:
    state = insectarium.load("knights_in_buzzing_armor").setup(seats=2, seed=1)
    thorough = state.clone()
    thorough.be_thorough()
    assert thorough.evaluate(0) != state.evaluate(0)
    assert thorough.clone().evaluate(0) == thorough.evaluate(0)
    assert list(thorough.legal_actions()) == list(state.legal_actions())


def test_a_weight_that_is_no_number_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "__init__.py").touch()
    (tmp_path / "odd" / "weights.toml").write_text('tile = "heavy"\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ValueError, match=r"odd, weights.toml: tile is 'heavy'; a weight is a number"):
        read_weights("odd")
