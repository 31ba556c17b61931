"""Checks across processes: the same match whatever the hash seed, compiled and interpreted.

Run as a module, it reads from its standard input what to play and prints one digest per match.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from insectarium._build import PACKAGE, STAMP_NAME, compiled
from insectarium.core.game import Game
from insectarium.testing.conformance_match import Match, numbers

HASH_SEEDS = ("1", "4242")
ENGINES = {True: "compiled", False: "interpreted"}


def digest(match: Match) -> str:
    """A whole match as one short text: legal actions, states, points and chances at every step."""
    told = hashlib.sha256()
    for state in match.walk():
        # Nine digits of a chance: machines that fuse a multiplication with an addition round the last one.
        chances = [f"{chance:.9f}" for chance in state.chances()]
        line = [numbers(state.legal_actions()), numbers(state.scores()), chances, numbers(state.winners())]
        told.update(json.dumps([match.game.fingerprint(state), line]).encode())
    return told.hexdigest()


def hash_seeds_do_not_matter(matches: Sequence[Match]) -> None:
    """Two other processes, which scatter sets and dictionaries differently, play the very same matches."""
    if _is_as_shipped(matches):
        here = [digest(match) for match in matches]
        for hash_seed in HASH_SEEDS:
            there = _digests_elsewhere(matches, {"PYTHONHASHSEED": hash_seed}, ENGINES[compiled()])
            _compare(matches, here, there, f"in another process (PYTHONHASHSEED={hash_seed})")


def compiled_equals_interpreted(matches: Sequence[Match]) -> None:
    """The compiled engine and its plain sources play the very same matches."""
    if compiled() and _is_as_shipped(matches):
        with tempfile.TemporaryDirectory() as folder:
            copy_plain_sources(Path(folder))
            equals_engine_in(Path(folder), matches)


def equals_engine_in(folder: Path, matches: Sequence[Match]) -> None:
    """The plain sources of Insectarium in this folder play the same matches as the engine that runs now."""
    there = _digests_elsewhere(matches, {}, ENGINES[False], folder)
    _compare(matches, [digest(match) for match in matches], there, "with the interpreted engine")


def copy_plain_sources(folder: Path) -> None:
    """A copy of the installed package without its compiled modules."""
    binaries = [f"*{suffix}" for suffix in EXTENSION_SUFFIXES]
    shutil.copytree(
        PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns(*binaries, STAMP_NAME, "__pycache__")
    )


def _is_as_shipped(matches: Sequence[Match]) -> bool:
    """Another process loads the game by its manifest, and so without components of one's own."""
    return all(match.game.components_fingerprint is None for match in matches)


def _compare(matches: Sequence[Match], here: list[str], there: list[str], where: str) -> None:
    for match, ours, theirs in zip(matches, here, there, strict=True):
        if ours != theirs:
            raise match.fault(f"this match is played differently {where}: {theirs[:12]}, here {ours[:12]}.")


def _digests_elsewhere(
    matches: Sequence[Match], settings: Mapping[str, str], engine: str, first_on_path: Path | None = None
) -> list[str]:
    """The digests of the same matches, computed by a process of its own."""
    path = [str(first_on_path)] if first_on_path else []
    path += [folder for folder in sys.path if folder]
    done = subprocess.run(
        [sys.executable, "-m", __name__],
        input=json.dumps([_order(match) for match in matches]),
        env={**os.environ, **settings, "PYTHONPATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(f"{matches[0]!r} cannot be played in another process:\n{done.stderr}")
    ran, *digests = done.stdout.split()
    if ran != engine:
        raise AssertionError(f"The other process was to run {engine}, but it ran {ran}.")
    return digests


def _order(match: Match) -> dict[str, Any]:
    return {
        "entry": match.game.manifest.entry,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed,
        "longest": match.longest,
    }


def _play_orders(orders: list[dict[str, Any]]) -> None:
    print(ENGINES[compiled()])
    games: dict[str, Game[Any]] = {}
    for order in orders:
        entry = order["entry"]
        if entry not in games:
            module, _, name = entry.partition(":")
            games[entry] = getattr(importlib.import_module(module), name)()
        match = Match(games[entry], order["seats"], order["options"], order["seed"], longest=order["longest"])
        print(digest(match))


if __name__ == "__main__":
    _play_orders(json.load(sys.stdin))
