"""The public face: what `import insectarium` gives."""

from __future__ import annotations

import doctest
import subprocess
import sys

import insectarium


def test_the_example_in_the_package_holds() -> None:
    results = doctest.testmod(insectarium)
    assert results.attempted > 3
    assert results.failed == 0


def test_games_lists_the_games_again_and_again() -> None:
    first = [manifest.id for manifest in insectarium.games()]
    assert "micropolis" in first
    assert [manifest.id for manifest in insectarium.games()] == first


def test_the_function_games_does_not_hide_the_package_games() -> None:
    code = """
import insectarium.games.micropolis.manifest as manifest
import insectarium.games.micropolis.rules
assert insectarium.games.micropolis.rules.MicropolisState
assert manifest.MANIFEST in insectarium.games()
from insectarium.games import micropolis
assert micropolis.__name__ == "insectarium.games.micropolis"
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_importing_the_package_loads_no_game() -> None:
    code = """
import sys, insectarium
insectarium.games()
loaded = [name for name in sys.modules if name.startswith("insectarium.games.")]
assert all(name.endswith(".manifest") or name.count(".") == 2 for name in loaded), loaded
"""
    subprocess.run([sys.executable, "-c", code], check=True)
