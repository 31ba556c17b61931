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


@pytest.mark.parametrize("language", ["de", "en", "hu", "nl"])
def test_the_table_in_words_is_whole_in_every_language(game: Game[Any], language: str) -> None:
    view = game.view(game.setup(seats=3, seed=2), 0)
    *_, board, market, players, areas = game.text_tables(view, language, ["Ada", "Ben", "Cleo"])
    assert len(board.rows) == len(view["table"]["board"])
    assert len(market.rows) == 3
    assert [row[0] for row in players.rows] == ["Ada", "Ben", "Cleo"]
    assert len(areas.rows) == len(view["table"]["nests"]) + len(view["table"]["tunnels"])


def test_the_table_in_words_tells_who_stands_where() -> None:
    antropolis = insectarium.load("antropolis")
    view = antropolis.view(antropolis.setup(seats=2, seed=2), 0)
    board, _, players, _ = antropolis.text_tables(view, "en", ["Ada", "Ben"])
    assert board.rows[0] == ("0,0", "in the middle", "Forest tile: 6 tunnel openings", "-")
    assert board.rows[1][0::3] == ("1,0", "Worker 1 (w1) of Ada")
    assert players.rows[0][-1] == "Queen 2, Worker 2, Worker 3"


def test_a_packet_is_told_to_those_who_hold_it() -> None:
    supersize = insectarium.load("supersize_colony")
    state = supersize.setup(seats=3, seed=2)
    holder = int(state.seat_to_act())
    assert len(supersize.text_tables(supersize.view(state, holder))) == 5
    assert len(supersize.text_tables(supersize.view(state, (holder + 1) % 3))) == 4
