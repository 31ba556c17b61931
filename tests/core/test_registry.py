"""Finding games by name."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.core import registry
from insectarium.core.manifest import BadSetup
from insectarium.core.toml_source import ComponentsError


def test_a_game_is_loaded_by_its_id() -> None:
    game = insectarium.load("micropolis")
    assert game.manifest.id == "micropolis"
    assert game.components_fingerprint is None


def test_asking_for_the_list_changes_nothing_in_it() -> None:
    insectarium.games().clear()
    assert [manifest.id for manifest in insectarium.games()] == [
        manifest.id for manifest in insectarium.games()
    ]
    assert "micropolis" in {manifest.id for manifest in insectarium.games()}


@pytest.mark.parametrize("slip", ["micropoli", "micropolis ", "mikropolis"])
def test_a_slip_gets_a_hint(slip: str) -> None:
    with pytest.raises(BadSetup) as caught:
        insectarium.load(slip)
    assert str(caught.value) == f"There is no game {slip!r}. Did you mean micropolis?"


def test_an_unknown_game_gets_the_list() -> None:
    with pytest.raises(BadSetup, match=r"There is no game 'chess'\. Known are .*micropolis"):
        insectarium.load("chess")


def test_components_of_ones_own_are_named_when_they_are_missing(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match=r"mine\.toml: There is no such file"):
        insectarium.load("micropolis", components=tmp_path / "mine.toml")


def test_a_setup_says_what_is_wrong() -> None:
    with pytest.raises(BadSetup, match="Micropolis is for 2 to 6 seats, not 7"):
        insectarium.load("micropolis").setup(seats=7)


@pytest.mark.parametrize("seed", [1.5, b"x", ["7"]])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(BadSetup, match=r"A seed is a whole number or a text, not .*\."):
        insectarium.load("micropolis").setup(seats=2, seed=seed)


def test_half_a_seat_is_refused() -> None:
    seats: Any = 2.0
    with pytest.raises(BadSetup, match=r"Micropolis is for 2 to 6 seats, not 2\.0"):
        insectarium.load("micropolis").setup(seats=seats)


def test_a_match_without_a_seed_gets_one_of_its_own() -> None:
    game = insectarium.load("micropolis")
    fingerprints = {game.fingerprint(game.setup(seats=2)) for _ in range(5)}
    assert len(fingerprints) == 5


def test_a_view_for_nobody_is_refused() -> None:
    game = insectarium.load("micropolis")
    with pytest.raises(BadSetup, match="There is no seat 3; seats are 0 to 2"):
        game.view(game.setup(seats=3, seed=1), seat=3)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("no_such_package:MANIFEST", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("insectarium.games.micropolis.manifest:MANIFESTO", "AttributeError: "),
        ("insectarium.core.manifest:BadSetup", "insectarium.core.manifest:BadSetup is no Manifest"),
    ],
)
def test_a_broken_plug_in_is_left_out_and_named(
    monkeypatch: pytest.MonkeyPatch, value: str, reason: str
) -> None:
    broken = EntryPoint("moths", value, registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: [broken])
    with pytest.warns(UserWarning, match="The game moths of a plug-in is left out") as caught:
        names = [manifest.id for manifest in insectarium.games()]
    assert "micropolis" in names
    assert f"left out ({reason}" in str(caught[0].message)
