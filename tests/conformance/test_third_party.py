"""A game from another package is found, keeps the contract and is played by our bots."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.bots import ask, make_bot
from insectarium.core.game import Game
from insectarium.core.manifest import BadSetup
from insectarium.core.rng import Rng
from insectarium.testing import check_conformance
from insectarium.testing.conformance import CHECKS, CHECKS_ACROSS_PROCESSES

NIM = Path(__file__).parents[2] / "examples" / "nim"


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """The game in examples/nim, as if it were installed."""
    install(tmp_path, "nim = insectarium_nim.manifest:MANIFEST")
    monkeypatch.syspath_prepend(str(NIM / "src"))
    monkeypatch.syspath_prepend(str(tmp_path))
    return insectarium.load("nim")


def install(folder: Path, entry_point: str) -> None:
    """What an installer writes about a package: its name and its entry points."""
    about = folder / "insectarium_nim-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: insectarium-nim\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(f"[insectarium.games]\n{entry_point}\n")


def test_an_installed_game_is_found_after_ours(nim: Game[Any]) -> None:
    assert [manifest.id for manifest in insectarium.games()][-1] == "nim"
    assert insectarium.load("nim").manifest is nim.manifest


def test_the_entry_point_is_the_one_that_the_package_declares() -> None:
    declared = (NIM / "pyproject.toml").read_text(encoding="utf-8")
    assert '[project.entry-points."insectarium.games"]\nnim = "insectarium_nim.manifest:MANIFEST"' in declared


def test_an_entry_point_that_is_no_manifest_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "broken = json:loads")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.warns(UserWarning, match=r"The game broken .* is left out \(json:loads is no Manifest\)"):
        assert "micropolis" in [manifest.id for manifest in insectarium.games()]


def test_a_game_without_components_refuses_a_file_of_them(nim: Game[Any], tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"Nim cannot be played with other components\."):
        insectarium.load("nim", components=tmp_path / "tiles.toml")


def test_the_example_keeps_the_contract(nim: Game[Any]) -> None:
    check_conformance(nim, matches=20)


def test_the_tests_of_the_example_pass() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "tests"],
        cwd=NIM,
        env={**os.environ, "PYTHONPATH": str(NIM / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("spec", ["search@200it", "greedy", "random"])
def test_our_bots_play_the_example_to_its_end(nim: Game[Any], spec: str) -> None:
    state = nim.setup(seats=3, seed=5)
    bot, rng = make_bot(spec, seed=1), Rng.seeded(1)
    while not state.is_over():
        state.apply(ask(bot, state, int(state.seat_to_act()), rng))
    assert len(state.winners()) == 1


@pytest.mark.parametrize(("last", "expected"), [("wins", "take 4 from 2"), ("loses", "take 3 from 2")])
def test_the_search_sees_how_to_win_the_example(nim: Game[Any], last: str, expected: str) -> None:
    document = nim.to_position(nim.setup(seats=2, seed=5, options={"last": last}))
    state = nim.position({**document, "heaps": [0, 4, 0], "turn": 0})
    action = ask(make_bot("search@400it", seed=1), state, 0, Rng.seeded(1))
    assert nim.notation(state, action) == expected


def test_the_guide_names_every_check_and_file() -> None:
    guide = (NIM.parents[1] / "docs" / "new-game.md").read_text(encoding="utf-8")
    names = [check.__name__ for check in (*CHECKS, *CHECKS_ACROSS_PROCESSES)]
    assert [name for name in names if f"`{name}`" not in guide] == []
    files = [path.name for path in (NIM / "src").rglob("*") if path.suffix in (".py", ".md", ".ftl")]
    assert [name for name in files if name != "__init__.py" and name not in guide] == []
