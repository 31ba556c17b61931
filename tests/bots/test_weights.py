"""The weights of heuristics are data, and a file that is wrong says so."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from insectarium.core.weights import read_weights

TUNED = ("micropolis", "it_happens", "marabunta", "happy_honey_beez", "knights_in_buzzing_armor")


@pytest.mark.parametrize("game", TUNED)
def test_the_heuristic_uses_the_numbers_of_the_file(game: str) -> None:
    heuristic = importlib.import_module(f"insectarium.games.{game}.heuristic")
    numbers = read_weights(f"insectarium.games.{game}")
    used = {name: getattr(heuristic.WEIGHTS, name) for name in numbers if hasattr(heuristic.WEIGHTS, name)}
    assert len(used) >= 10
    assert used == {name: numbers[name] for name in used}


def test_a_weight_that_is_no_number_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "__init__.py").touch()
    (tmp_path / "odd" / "weights.toml").write_text('tile = "heavy"\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ValueError, match=r"odd, weights.toml: tile is 'heavy'; a weight is a number"):
        read_weights("odd")
