"""What can be taken back, and why the rest cannot."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from insectarium.core.rng import Rng
from insectarium.table import Declined, Table, show
from insectarium.table.reveal import probed, told_by

Tables = Callable[..., Table]


def do(table: Table, words: str) -> None:
    seat = table.seat_to_act()
    table.apply(table.act(table.seats[seat].owner, seat, table.position, words))


def reason(table: Table, seat: int = 0) -> str | None:
    refusal = table.undo_refusal(seat)
    return None if refusal is None else refusal.message.key


def test_an_action_that_tells_nothing_is_taken_back(digging: Tables) -> None:
    table = digging("Ada", "Ben")
    before = table.game.fingerprint(table.state)
    do(table, "walk")
    do(table, "walk")
    for _ in range(2):
        assert reason(table) is None
        table.apply(table.undo("ada", 0, table.position))
    assert table.game.fingerprint(table.state) == before
    assert table.step == 0
    assert table.seq == 4
    assert reason(table) == "undo-nothing"


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("dig", "undo-secret"),
        ("peek", "undo-secret"),
        ("roll", "undo-chance"),
        ("pass", "undo-turn-over"),
    ],
)
def test_what_came_to_light_stays_there(digging: Tables, words: str, key: str) -> None:
    table = digging("Ada", "Ben")
    do(table, words)
    assert reason(table) == key
    with pytest.raises(Declined):
        table.undo("ada", 0, table.position)


def test_showing_a_hand_tells_the_others(digging: Tables) -> None:
    table = digging("Ada", "Ben")
    do(table, f"show {table.state.hands[0]}")  # type: ignore[attr-defined]
    assert reason(table) == "undo-secret"


def test_only_the_last_action_and_only_ones_own(digging: Tables) -> None:
    table = digging("Ada", "Ben")
    do(table, "walk")
    assert reason(table, seat=1) == "undo-nothing"
    with pytest.raises(Declined, match="is not yours"):
        table.undo("ben", 0, table.position)
    do(table, "pass")
    do(table, "walk")
    assert reason(table, seat=0) == "undo-others-acted"
    assert reason(table, seat=1) is None
    with pytest.raises(Declined, match="has changed since"):
        table.undo("ben", 1, table.position - 1)


def test_what_a_bot_did_for_somebody_is_not_taken_back(digging: Tables) -> None:
    table = digging("Ada", "Ben")
    table.apply(table.hand_over("ada", 0, "greedy"))
    table.apply(table.bot_act(0, 0, "greedy"))
    table.apply(table.take_back("ada", 0))
    assert reason(table) == "undo-bot-acted"


def test_nothing_is_taken_back_after_the_end(digging: Tables) -> None:
    table = digging("Ada", "Ben")
    for _ in range(6):
        do(table, "pass")
    assert table.over
    assert reason(table) == "undo-over"


def test_the_sentence_says_what_would_be_taken_back(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    chance = random.Random(5)
    while table.undo_refusal(0) is not None:
        seat = table.seat_to_act()
        action = chance.choice([int(action) for action in table.state.legal_actions()])
        table.apply(table.act(table.seats[seat].owner, seat, table.position, action))
    shown = show.undo(table, 0, "en")
    assert shown.possible
    assert shown.sentence.startswith("Take back: Take tile ")


def test_choices_that_cannot_be_taken_back_are_marked_beforehand(digging: Tables) -> None:
    table = digging("Ada", "Ben")
    view = table.game.view(table.state, 0)
    decision = show.decision(table, view, "en")
    assert decision is not None
    final = {choice.notation: choice.final for choice in decision.choices}
    assert not final["walk"]
    assert final["roll"]
    assert final["pass"]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_micropolis_says_of_itself_is_what_dealing_anew_shows(micropolis: Tables, seats: int) -> None:
    """Without chance in the middle of a match, the two ways to find out must always agree."""
    table = micropolis(*("Ada", "Ben", "Cleo", "Dan")[:seats])
    chance = Rng.seeded(seats)
    seen = set()
    while not table.over:
        legal = table.state.legal_actions()
        action = int(legal[chance.below(len(legal))])
        before = table.state.clone()
        do(table, table.game.notation(table.state, action))
        told = told_by(table.game, before, action, table.state)
        assert told == probed(table.game, before, action, table.state)
        seen.add(told)
    assert seen == {"nothing", "secret"}
