"""Positions: states as documents, there and back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.rng import Rng
from insectarium.games.micropolis.manifest import MANIFEST
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial

Micropolis = Game[MicropolisState]

# The smallest document: what is left out is dealt, empty or worked out.
SMALL: dict[str, Any] = {"seats": 2, "round": 1, "anthills": [{"army": 5}, {"army": 5}]}


def tens(count: int) -> list[dict[str, Any]]:
    return [{"army": 5, "tiles": [f"{10 * hill + n:02}" for n in range(1, 11)]} for hill in range(count)]


def hills(*tiles: str, army: int = 5) -> list[dict[str, Any]]:
    return [{"army": army, "tiles": words.split()} for words in tiles]


# --- what may be left out ---


def test_a_small_document_is_enough(micropolis: Micropolis) -> None:
    state = micropolis.position(SMALL)
    table = micropolis.to_position(state)
    assert micropolis.decision_kind(state) == "take"
    assert (state.supply, state.row_size, len(table["stack"])) == (35, 7, 54)
    assert len({place["tile"] for place in table["row"]} | set(table["stack"])) == 61
    assert [hill["tiles"] for hill in table["anthills"]] == [[], []]


def test_tiles_that_are_left_out_are_dealt_by_the_random_words(micropolis: Micropolis) -> None:
    words = Rng.seeded(5).words()
    first, again, other = ({**SMALL, "random": seed} for seed in (words, words, [1, 2, 3, 4]))
    assert micropolis.fingerprint(micropolis.position(first)) == micropolis.fingerprint(
        micropolis.position(again)
    )
    assert (
        micropolis.to_position(micropolis.position(other))["row"]
        != micropolis.to_position(micropolis.position(first))["row"]
    )


def test_a_row_without_stack_leaves_the_rest_in_the_stack(micropolis: Micropolis) -> None:
    row = [{"tile": f"0{number}"} for number in range(1, 8)]
    table = micropolis.to_position(micropolis.position({**SMALL, "row": row}))
    assert [place["tile"] for place in table["row"]] == ["01", "02", "03", "04", "05", "06", "07"]
    assert sorted(table["stack"]) == [f"{number:02}" for number in range(8, 62)]


def test_a_dealt_row_lies_at_the_stack(micropolis: Micropolis) -> None:
    document = {**SMALL, "round": 2, "anthills": hills("01", "02")}
    row = micropolis.to_position(micropolis.position(document))["row"]
    assert [place is None for place in row] == [True, True, False, False, False, False, False]


def test_the_end_of_the_match_needs_no_decision(micropolis: Micropolis) -> None:
    assert micropolis.position({"seats": 2, "round": 11, "anthills": tens(2)}).is_over()


# --- there and back ---

TABLES = [(seats, options) for seats in MANIFEST.seats for options in MANIFEST.option_sets(seats)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_state_of_a_match_comes_back_from_its_document(
    micropolis: Micropolis, seats: int, options: dict[str, Any]
) -> None:
    state = micropolis.setup(seats=seats, seed=11, options=options)
    chance = Rng.seeded(12)
    while True:
        text = json.dumps(micropolis.to_position(state))
        restored = micropolis.position(json.loads(text))
        assert json.dumps(micropolis.to_position(restored)) == text
        assert list(restored.legal_actions()) == list(state.legal_actions())
        if state.is_over():
            break
        legal = state.legal_actions()
        state.apply(legal[chance.below(len(legal))])
    assert restored.scores() == state.scores()


def test_play_goes_on_alike_from_a_document(micropolis: Micropolis) -> None:
    state = micropolis.setup(seats=3, seed=3, options={"expert": True})
    for _ in range(25):
        state.apply(state.legal_actions()[-1])
    restored = micropolis.position(micropolis.to_position(state))
    while not state.is_over():
        action = int(state.legal_actions()[-1])
        state.apply(action)
        restored.apply(action)
        assert micropolis.fingerprint(restored) == micropolis.fingerprint(state)


# --- every kind of decision ---


def decide(kind: str, **fields: Any) -> dict[str, Any]:
    return {"decision": {"kind": kind, **fields}}


RIGHT_DECISIONS: list[tuple[dict[str, Any], list[str]]] = [
    ({"seats": 2, "round": 2, "anthills": hills("46", "01"), **decide("side", anthill=0, tile="30")},
     ["left", "right"]),
    ({**SMALL, "anthills": hills("46", ""), **decide("barracks", anthill=0, place=0)},
     ["leave barracks", "fill barracks"]),
    ({"seats": 2, "round": 2, "anthills": hills("46 42", "03"), **decide("guard", anthill=0, place=1)},
     ["guard none", "guard 46"]),
    ({"seats": 4, "round": 2, "anthills": hills("01", "02", "03", "04"), **decide("leader")},
     ["leader b", "leader c", "leader d"]),
    ({"seats": 2, "round": 1, "options": {"expert": True}, "anthills": hills("", "", "", ""), "leader": 2,
      **decide("place_marker")},
     ["marker b1", "marker b2"]),
]  # fmt: skip


@pytest.mark.parametrize(("document", "choices"), RIGHT_DECISIONS)
def test_every_kind_of_decision_can_be_set_up(
    micropolis: Micropolis, document: dict[str, Any], choices: list[str]
) -> None:
    assert Trial(micropolis, micropolis.position(document)).choices() == choices


def test_effects_still_to_come_can_be_set_up(with_tiles: Callable[..., Any]) -> None:
    game = with_tiles({"42": {"segments": ["L1: guard nurse"], "eggs": 2, "barracks": 2}}).game
    waiting = decide("effect", anthill=0, place=0, pending=["guard", "barracks"])
    document = {**SMALL, "anthills": hills("42", ""), **waiting}
    trial = Trial(game, game.position(document))
    assert trial.choices() == ["first guard", "first barracks"]
    assert trial.table()["decision"] == document["decision"]
