"""Every game that we ship keeps every promise, at every number of seats, with every set of options."""

from __future__ import annotations

import os
from functools import cache, lru_cache
from typing import Any

import pytest

import insectarium
from insectarium.core.game import Game
from insectarium.core.manifest import Setting, options_as_text
from insectarium.testing import Match
from insectarium.testing.conformance import CHECKS, Check, run_check, tables
from insectarium.testing.conformance_builds import compiled_equals_interpreted, hash_seeds_do_not_matter
from insectarium.testing.conformance_secrets import events_tell_no_more_than_views, nothing_hidden_shows
from insectarium.testing.conformance_words import (
    actions_have_words,
    decisions_can_be_shown,
    events_are_told,
    views_are_json,
)

# Both passes of `make test` are to be quick; the compiled one gets through more matches in its time, and
# `make soak` through more yet. Checks that spend most of their time in words and pictures, which are never
# compiled, are content with fewer.
MATCHES, MATCHES_OF_COSTLY = (200, 30) if insectarium.compiled() else (10, 3)
COSTLY = (
    nothing_hidden_shows,
    events_tell_no_more_than_views,
    views_are_json,
    actions_have_words,
    decisions_can_be_shown,
    events_are_told,
)
SOAKED_MATCHES = int(os.environ.get("INSECTARIUM_SOAK", "1000"))
SHIPPED = [manifest.id for manifest in insectarium.games() if manifest.entry.startswith("insectarium.")]


@cache
def shipped(name: str) -> Game[Any]:
    return insectarium.load(name)


TABLES = [(name, seats, options) for name in SHIPPED for seats, options in tables(shipped(name))]
TABLE_NAMES = [
    f"{name}-{seats}-{options_as_text(options).replace(' ', ',') or 'plain'}"
    for name, seats, options in TABLES
]


def test_there_are_games_to_check() -> None:
    assert "micropolis" in SHIPPED


@lru_cache(maxsize=MATCHES)
def match_of(table: int, seed: int) -> Match:
    """Kept, because the checks of one table follow each other and look at the same matches."""
    name, seats, options = TABLES[table]
    return Match(shipped(name), seats, options, seed)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", range(len(TABLES)), ids=TABLE_NAMES)
def test_a_game_keeps_its_promise(check: Check, table: int) -> None:
    for seed in range(MATCHES_OF_COSTLY if check in COSTLY else MATCHES):
        run_check(check, match_of(table, seed))


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=TABLE_NAMES)
def test_a_game_keeps_its_promises_for_long(name: str, seats: int, options: dict[str, Setting]) -> None:
    for seed in range(SOAKED_MATCHES):
        match = Match(shipped(name), seats, options, f"soak {seed}", moments=6)
        for check in CHECKS:
            run_check(check, match)


def some_matches(name: str, count: int) -> list[Match]:
    game = shipped(name)
    return [Match(game, seats, options, seed) for seats, options in tables(game) for seed in range(count)]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_seed_gives_the_same_match_in_any_process(name: str) -> None:
    hash_seeds_do_not_matter(some_matches(name, 3 if insectarium.compiled() else 1))


@pytest.mark.skipif(not insectarium.compiled(), reason="there is only one engine to compare: not compiled")
@pytest.mark.parametrize("name", SHIPPED)
def test_compiled_and_interpreted_play_the_same_matches(name: str) -> None:
    compiled_equals_interpreted(some_matches(name, 5))
