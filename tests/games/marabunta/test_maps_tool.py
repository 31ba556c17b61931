"""The script about territories runs and says that they are fair."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[3] / "tools" / "marabunta_maps.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True)


def test_it_shows_boards_and_generated_maps() -> None:
    done = run("--maps", "4", "--show", "1")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines[2:5]] == ["symbol", "plain", "generated"]
    assert lines[4].split()[1:7] == ["14", "14.0", "14", "1", "1.0", "1"]
    assert "4 maps, 4 of them different" in done.stdout
    assert len(lines[-1].split()) == 12


def test_it_refuses_too_few() -> None:
    done = run("--maps", "1")
    assert done.returncode == 2
    assert "--maps must be 2 or more." in done.stderr
