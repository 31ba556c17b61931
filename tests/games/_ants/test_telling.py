"""Sentences of the ants speak of tiles, places and ants in words, never in codes."""

from __future__ import annotations

import re
from typing import Any

import pytest

import insectarium
from insectarium.core.game import Game
from insectarium.core.rng import Rng

GAMES = ("antropolis", "supersize_colony")
STEPS = 150
COORDINATES = re.compile(r"-?\d+, ?-\d+|-\d+, ?-?\d+")
ANT_CODE = re.compile(r"\b[qwsl]\d\b")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return insectarium.load(request.param)


def sentences(game: Game[Any], language: str, edition: str) -> list[str]:
    """What is told of a match played by chance: the choices of every decision, and what happened."""
    state = game.setup(seats=3, seed=11, options={"edition": edition})
    rng = Rng.seeded(4)
    told: list[str] = []
    for _ in range(STEPS):
        if state.is_over():
            break
        legal = list(state.legal_actions())
        action = legal[int(rng.below(len(legal)))]
        told.append(game.describe(state, action, language))
        told += [game.narrate(event.seen_by(-1), language) for event in game.play(state, action)]
    return told


@pytest.mark.parametrize("edition", ["second", "first"])
@pytest.mark.parametrize("language", ["de", "en", "hu", "nl"])
def test_no_sentence_has_a_code_or_coordinates(game: Game[Any], language: str, edition: str) -> None:
    codes = {code.lower() for code in game.tables.kinds.ids}  # type: ignore[attr-defined]
    for sentence in sentences(game, language, edition):
        words = set(re.findall(r"\w+", sentence.lower()))
        assert not words & codes, sentence
        assert not COORDINATES.search(sentence), sentence
        assert not ANT_CODE.search(sentence), sentence


def test_taking_back_an_ant_costs_nothing_where_there_is_no_point_to_lose() -> None:
    antropolis = insectarium.load("antropolis")
    state = antropolis.setup(seats=2, seed=1)
    state.apply(antropolis.parse(state, "stop laying"))
    assert antropolis.describe(state, antropolis.parse(state, "leave w1")).endswith("for free.")


def test_the_choices_of_an_attack_tell_who_comes_from_where() -> None:
    supersize = insectarium.load("supersize_colony")
    state = supersize.setup(seats=2, seed=1)
    attack = supersize.parse(state, "attack 0,0 with s1/0 s2/3")
    told = supersize.describe(state, attack)
    assert told == "Attack in the forest in the middle: soldier 1 from the east, soldier 2 from the west."
