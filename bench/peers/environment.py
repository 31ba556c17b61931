"""The peers' own virtual environment, made from the pinned requirements.txt beside this file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from contestants import ROOT, interpreter

PEERS = ("catanatron", "open-spiel")
REQUIREMENTS = Path(__file__).resolve().parent / "requirements.txt"
ENVIRONMENT = ".venv-peers"


def prepare_peers() -> list[str]:
    """Make or refresh .venv-peers; one sentence for each peer that could not be installed."""
    stamp = ROOT / ENVIRONMENT / "installed-requirements.txt"
    if stamp.exists() and stamp.read_bytes() == REQUIREMENTS.read_bytes():
        return []
    print(f"Installing the peers into {ENVIRONMENT} ...", file=sys.stderr)
    failure = _run([sys.executable, "-m", "venv", "--clear", str(ROOT / ENVIRONMENT)])
    if failure:
        return [f"The environment {ENVIRONMENT} could not be made: {failure}"]
    # One peer at a time, the versions from the same file: a peer that fails does not take the other with it.
    troubles = []
    for peer in PEERS:
        failure = _run(
            [
                str(interpreter(ENVIRONMENT)),
                *("-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
                *("--constraint", str(REQUIREMENTS), peer),
            ]
        )
        if failure:
            troubles.append(f"{peer} could not be installed: {failure}")
    if not troubles:
        stamp.write_bytes(REQUIREMENTS.read_bytes())
    return troubles


def _run(command: list[str]) -> str:
    """Nothing when it worked, otherwise the last thing the command said."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = (done.stderr or done.stdout).strip().splitlines()
    return "" if done.returncode == 0 else (said[-1] if said else f"exit code {done.returncode}")
