"""The small network that judges, and the file it is read from."""

from __future__ import annotations

import math
import sys
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insectarium.core.network import Network
from insectarium.core.packed import vec
from insectarium.core.weights import NetworkNumbers, read_network

# Two facts, three hidden units.
NUMBERS = NetworkNumbers(
    rows=[[1.0, -1.0, 0.5], [2.0, 1.0, -3.0]],
    biases=[0.5, 0.0, 1.0],
    outputs=[1.0, 10.0, 100.0],
    bias=7.0,
    temperatures=[1.0, 2.0],
)


@pytest.mark.parametrize(
    ("facts", "value"),
    [
        # Units 0.5, 0 and 1.
        ([0.0, 0.0], 7.0 + 0.5 + 100.0),
        # Units 1.5, -1 and 1.5: what is below nothing counts as nothing.
        ([1.0, 0.0], 7.0 + 1.5 + 150.0),
        # Units 2.5, 1 and -2.
        ([0.0, 1.0], 7.0 + 2.5 + 10.0),
    ],
)
def test_facts_make_points(facts: list[float], value: float) -> None:
    network = Network(NUMBERS)
    assert network.end(network.begin(vec[float](facts))) == value


def test_facts_can_be_told_in_parts() -> None:
    network = Network(NUMBERS)
    first = network.begin(vec[float]([0.25]))
    whole = network.end(network.begin(vec[float]([0.25, 0.5])))
    assert network.end(network.add(first, vec[float]([0.5]), 1)) == whole
    # What is kept of the first part stays as it is.
    assert network.end(network.add(first, vec[float]([0.5]), 1)) == whole


# Two parts of two units and one unit, behind four units that the facts move one by one.
TWO_LAYERS = NetworkNumbers(
    rows=[[1.0 if unit == fact else 0.0 for unit in range(4)] for fact in range(4)],
    biases=[0.0, 0.0, 0.0, -1.0],
    outputs=[1.0, 10.0],
    bias=0.5,
    temperatures=[1.0],
    second_rows=[[1.0], [2.0], [-1.0], [5.0]],
    second_biases=[0.25, 1.0],
)


@pytest.mark.parametrize(
    ("facts", "value"),
    [
        ([0.0, 0.0, 0.0, 0.0], 0.5 + 0.25 + 10.0),
        # The first two units are seen by the first part only, the others by the second one.
        ([1.0, 1.0, 0.0, 0.0], 0.5 + 3.25 + 10.0),
        ([0.0, 0.0, 0.5, 2.0], 0.5 + 0.25 + 10.0 * 5.5),
        # What is below nothing counts as nothing, in both layers.
        ([-1.0, 0.0, 3.0, 0.0], 0.5 + 0.25),
    ],
)
def test_a_second_layer_has_parts_that_see_their_own_units(facts: list[float], value: float) -> None:
    network = Network(TWO_LAYERS)
    assert network.end(network.begin(vec[float](facts))) == value
    other = Network(NUMBERS)
    other.become(network)
    assert other.end(other.begin(vec[float](facts))) == value


@given(
    st.integers(1, 11), st.lists(st.sampled_from([0.0, 0.5, 1.0, -2.0]), min_size=1, max_size=5), st.randoms()
)
def test_any_number_of_units_adds_up(hidden: int, facts: list[float], chance: Random) -> None:
    rows = [[chance.randint(-9, 9) / 4 for _ in range(hidden)] for _ in facts]
    biases = [chance.randint(-9, 9) / 4 for _ in range(hidden)]
    network = Network(NetworkNumbers(rows, biases, [1.0] * hidden, 0.0, [1.0]))
    # Quarters and halves add up to the same in any order.
    wanted = [
        bias + sum(strength * row[unit] for strength, row in zip(facts, rows, strict=True))
        for unit, bias in enumerate(biases)
    ]
    assert list(network.begin(vec[float](facts))) == wanted


def write(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Another test may have had a game of this name.
    monkeypatch.delitem(sys.modules, folder.name, raising=False)
    (folder / "__init__.py").write_text("")
    (folder / "network.toml").write_text(text)
    monkeypatch.syspath_prepend(folder.parent)


FITTING = {
    "bias": "0",
    "biases": "[0, 0]",
    "outputs": "[1, 1]",
    "temperatures": "[1]",
    "rows": "[[1, 2], [3, 4]]",
}


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"rows": "[[1, 2], [3]]"}, "as many numbers as there are biases, 2"),
        ({"outputs": "[1]"}, "as many outputs as biases, 2"),
        ({"second_rows": "[[1]]", "second_biases": "[0, 0]"}, "a row for each of 2 units"),
        ({"second_rows": "[[1], [1]]", "second_biases": "[0]"}, "a bias for each of 2 outputs"),
        ({"second_rows": "[[1], [1, 2]]", "second_biases": "[0, 0]"}, "need as many numbers"),
        ({"second_rows": "[[1, 2, 3], [1, 2, 3]]", "second_biases": "[0, 0]"}, "need as many numbers"),
        (
            {"second_rows": "[[1], [1]]", "second_biases": "[0, 0, 0]", "outputs": "[1, 1, 1]"},
            "every part of a second layer needs as many units",
        ),
    ],
)
def test_what_does_not_fit_together_is_told(
    changed: dict[str, str], fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "crooked_game"
    folder.mkdir()
    text = "".join(f"{name} = {value}\n" for name, value in (FITTING | changed).items())
    write(folder, text, monkeypatch)
    with pytest.raises(ValueError, match=fault):
        read_network("crooked_game", "network.toml")


def test_the_networks_of_the_games_say_what_made_them() -> None:
    text = files("insectarium.games.micropolis").joinpath("network.toml").read_text(encoding="utf-8")
    assert text.startswith("# Made by: python tools/train.py micropolis ")
    of_the_thinker = files("insectarium.games.micropolis").joinpath("network_thinker.toml")
    assert of_the_thinker.read_text(encoding="utf-8").startswith("# Made by: python tools/train_thinker.py ")
    numbers = read_network("insectarium.games.micropolis", "network.toml")
    assert all(math.isfinite(number) for row in numbers.rows for number in row)
