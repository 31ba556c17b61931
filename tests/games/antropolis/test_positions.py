"""Positions and words of actions: what is written comes back, and what is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest

from insectarium.core.document import PositionError
from insectarium.core.game import Game
from insectarium.core.refusal import NotUnderstood
from insectarium.games.antropolis.rules import AntropolisState

BOARD = ["F6H 0 0 0", "F2S 1 0 0", "N2S 2 0 3", "F2S -1 0 0", "N2S -2 0 0"]
HAND = {"hand": "U1a", "ants": ["q1 2 0"]}
MARKET = {"nest": ["N1a", "N1b"], "tunnel": ["U2a", "U2b"], "forest": ["F1a", "F2a"]}

FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"wings": 1}, "unknown field 'wings'"),
    ({"seats": 5}, "position.seats: 5 is not from 2 to 4"),
    ({"players": [{}]}, "2 players are needed, not 1"),
    ({"board": []}, "at least one tile"),
    ({"board": [{"tile": "X", "at": [0, 0]}]}, "there is no tile 'X'"),
    ({"board": [{"tile": "F6H", "at": [0]}]}, "a place is two numbers"),
    ({"board": [{"tile": "F6H", "at": [0, 0]}, {"tile": "U1a", "at": [5, 5]}]}, "touches none"),
    ({"board": [{"tile": "F6H", "at": [0, 0]}, {"tile": "U1a", "at": [0, 0]}]}, "lies there already"),
    ({"board": [{"tile": "F6H", "at": [0, 0]}, {"tile": "U1a", "at": [1, 0]}]}, "does not fit here"),
    ({"board": [{"tile": "F6H", "at": [0, 0]}, {"tile": "F6H", "at": [1, 0]}]}, "a tile F6H too many"),
    ({"options": {"edition": "third"}}, "Option edition cannot be third"),
    ({"options": {"all_tiles": True}}, "only for edition=first"),
    ({"market": MARKET}, ""),
    ({"market": {"nest": ["U2a"]}, "piles": {}}, "is no nest tile"),
    ({"piles": {}}, "only together with 'piles'"),
    ({"supply": 7}, "are not 20"),
    ({"track": [0, 0]}, "each once"),
    ({"random": [0, 0, 0, 0]}, "not all 0"),
    ({"decision": "buy"}, "second edition tiles are bought in the phase 'market'"),
    ({"decision": "put"}, "laid or bought is above 0"),
    ({"decision": "over"}, "need the field 'ending'"),
    ({"decision": "draw", "laid": 1, "final_turns": [0]}, "need the field 'ending'"),
    ({"ending": "points", "final_turns": [0, 0]}, "one final turn at most"),
    ({"ending": "points", "decision": "over", "final_turns": [0]}, "there are no final turns"),
    ({"bought": 1}, "after those from hand"),
    ({"first": 1}, "'ending' must be"),
    ({"options": {"edition": "first"}, "decision": "market"}, "first edition tiles are bought"),
    ({"options": {"edition": "first"}, "decision": "draw"}, "neither buys nor draws"),
    ({"market": MARKET, "piles": {}}, "all piles are empty"),
    ({"decision": "limit"}, "there is nothing to decide"),
]
PLAYER_FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"ants": {"q1": {"at": [1, 0]}}}, "a queen stands on a nest tile"),
    ({"ants": {"w1": {"at": [9, 9]}}}, "no such place for an ant"),
    ({"ants": {"w1": {"at": [1, 0], "lane": 2}}}, "no such place for an ant"),
    ({"ants": {"q1": {"at": [2, 0], "food": True}}}, "only workers of the second edition carry food"),
    ({"ants": {"w1": {"at": [1, 0], "food": 1}}}, "true or false is needed"),
    ({"ants": {"x1": {"at": [1, 0]}}}, "unknown field 'x1'"),
    ({"food": 21}, "21 is not from 0 to 20"),
    ({"nests": 3, "lost": 4}, "4 is not from 0 to 3"),
    ({"nests": 9}, "'first' must say"),
]


@pytest.mark.parametrize(("changed", "sentence"), FAULTS)
def test_a_wrong_position_is_refused(start: Any, changed: dict[str, Any], sentence: str) -> None:
    document = {**start.document(BOARD, [HAND, {}]), **changed}
    if not sentence:
        assert start.game.position(document).board.tiles == 5
        return
    with pytest.raises(PositionError) as caught:
        start.game.position(document)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(("player", "sentence"), PLAYER_FAULTS)
def test_a_wrong_player_is_refused(start: Any, player: dict[str, Any], sentence: str) -> None:
    document = start.document(BOARD, [HAND, {}])
    document["players"][1] = player
    with pytest.raises(PositionError) as caught:
        start.game.position(document)
    assert sentence in str(caught.value)


def test_colours_do_not_share_a_spot(start: Any) -> None:
    with pytest.raises(PositionError, match="stand on the same spot"):
        start(BOARD, [{"ants": ["w1 1 0"], "hand": "U1a"}, {"ants": ["w1 1 0"]}])


@pytest.mark.parametrize(
    "words",
    [
        "", "fly", "lay", "lay zzz 0,0 turn 1", "lay u1a 0;0 turn 1", "lay u1a 0,0 turn x",
        "lay u1a 0,200 turn 0", "walk w9 0,0", "walk w1 0,0 lane x", "walk w1 0,0 road 1", "put larva",
        "draw soldiers", "buy nest 3", "collect",
    ],
)  # fmt: skip
def test_words_that_mean_nothing(antropolis: Game[AntropolisState], words: str) -> None:
    state = antropolis.setup(seats=2, seed=1)
    with pytest.raises(NotUnderstood):
        antropolis.parse(state, words)


@pytest.mark.parametrize("action", [-1, 14 << 25, 63 << 19, (5 << 25) | (9 << 19), (1 << 25) | 1])
def test_numbers_that_mean_nothing(antropolis: Game[AntropolisState], action: int) -> None:
    with pytest.raises(NotUnderstood):
        antropolis.decode(action)


def test_turns_that_look_alike_are_the_same_action(start: Any) -> None:
    trial = start(BOARD, [{"hand": "U2a", "ants": ["q1 2 0"]}, {}])
    parse = trial.game.parse
    assert parse(trial.state, "lay u2a 0,-1 turn 5") == parse(trial.state, "lay U2a 0,-1  turn 2")


def test_nodes_tell_what_a_click_would_mean(antropolis: Game[AntropolisState]) -> None:
    state = antropolis.setup(seats=3, seed=1)
    for node in ("button-stop_laying", "limit-0", "pile-nest", "market-nest-1", "put-queen", "do-collect-w1"):
        assert antropolis.meant_by(state, node), node
    assert antropolis.meant_by(state, "space-1-m1")
    assert antropolis.meant_by(state, "space-x-1") == []
    assert antropolis.meant_by(state, "title") == []
    while antropolis.decision_kind(state) != "act":
        state.advance(state.legal_actions()[-1])
    assert len(antropolis.meant_by(state, "spot-1-0-1")) == 5
