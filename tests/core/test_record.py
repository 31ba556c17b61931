"""Records: text that can be replayed, forked and verified, and clear answers to damaged ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import insectarium
from insectarium.core.game import Game
from insectarium.core.record import Record, RecordError, result_text, seed_hash
from insectarium.core.rng import Rng


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    return insectarium.load("micropolis")


@pytest.fixture(scope="module")
def finished(game: Game[Any]) -> Record:
    """A whole match of random actions."""
    record = Record.begin(game, seats=2, seed="a secret", options={"expert": True}, players={0: "Ada"})
    state = record.start(game)
    rng = Rng.seeded("moves")
    while not state.is_over():
        actions = state.legal_actions()
        action = int(actions[rng.below(len(actions))])
        record = record.with_action(game.notation(state, action))
        state.apply(action)
    return record.finished(game, state)


def test_a_record_survives_being_written_and_read(finished: Record) -> None:
    again = Record.from_text(finished.to_text())
    assert again.to_text() == finished.to_text()
    assert again.actions == finished.actions
    assert again.players == {0: "Ada"}


def test_verify_leads_to_the_recorded_result(game: Game[Any], finished: Record) -> None:
    state = Record.from_text(finished.to_text()).verify(game)
    assert state.is_over()
    assert result_text(game, state) == finished.result


def test_replay_stops_where_it_is_told(game: Game[Any], finished: Record) -> None:
    start = finished.replay(game, at=0)
    assert game.fingerprint(start) == game.fingerprint(finished.start(game))
    fifth = finished.replay(game, at=5)
    assert game.fingerprint(fifth) == game.fingerprint(finished.fork(5).replay(game))


def test_steps_give_each_state_before_its_action(game: Game[Any], finished: Record) -> None:
    words = [game.notation(state, action) for state, action in finished.steps(game)]
    assert tuple(words) == finished.actions


def test_a_fork_can_be_played_on(game: Game[Any], finished: Record) -> None:
    fork = finished.fork(10)
    assert fork.result is None
    state = fork.replay(game)
    other = game.notation(state, int(state.legal_actions()[-1]))
    assert fork.with_action(other).replay(game) is not None


def test_a_match_can_begin_with_a_position(game: Game[Any], finished: Record) -> None:
    document = game.to_position(finished.replay(game, at=12))
    rest = replace(finished, position=document, actions=finished.actions[12:])
    assert Record.from_text(rest.to_text()).verify(game).is_over()


def test_several_actions_may_stand_in_one_line(game: Game[Any]) -> None:
    text = (
        Record.begin(game, seats=2, seed=7).to_text()
        + "1. take 1; take 2 soldiers  # both players\n3. take 1\n"
    )
    assert Record.from_text(text).actions == ("take 1", "take 2 soldiers", "take 1")


@pytest.mark.parametrize("seed", ["hidden", "", " ", " a", "a ", "a\nb", "a\u2028b", '"a', "# a", "a: b"])
def test_any_text_is_a_seed_and_comes_back_as_it_was(game: Game[Any], seed: str) -> None:
    again = Record.from_text(Record.begin(game, seats=2, seed=seed).to_text())
    assert again.seed == seed
    again.verify(game)


def test_a_date_cannot_bring_fields_of_its_own(game: Game[Any]) -> None:
    record = Record.begin(game, seats=2, seed=7, date="today\nresult: 9 0; winner 0")
    again = Record.from_text(record.to_text())
    assert (again.date, again.result) == ("today result: 9 0; winner 0", None)


def test_a_hidden_seed_is_not_in_the_text_but_its_hash_is(finished: Record) -> None:
    text = finished.without_seed().to_text()
    assert "a secret" not in text
    assert seed_hash("a secret") in text


def test_a_hidden_seed_cannot_be_replayed(game: Game[Any], finished: Record) -> None:
    with pytest.raises(RecordError, match="still hidden"):
        finished.without_seed().replay(game)


def test_a_changed_seed_does_not_fit_the_published_hash(game: Game[Any], finished: Record) -> None:
    with pytest.raises(RecordError, match="does not fit the hash"):
        replace(finished, seed="another").verify(game)


def test_a_changed_result_is_found_out(game: Game[Any], finished: Record) -> None:
    with pytest.raises(RecordError, match="but the actions lead to"):
        replace(finished, result="99 1; winner 0").verify(game)


def test_a_record_cut_off_in_the_middle_is_found_out(game: Game[Any], finished: Record) -> None:
    lines = finished.to_text().splitlines()
    with pytest.raises(RecordError, match="cut off"):
        Record.from_text("\n".join(lines[:-4])).verify(game)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: "", "Line 1: this is no record"),
        (lambda text: text.replace("record 1", "record 2"), "Line 1: this program reads records of format 1"),
        (lambda text: text.replace("seats: 2\n", ""), "'seats' is missing"),
        (lambda text: text.replace("seats: 2", "seats: two"), "'seats' must be a number"),
        (lambda text: text.replace("seats: 2", "seats: 2\nseats: 3"), "second time"),
        (lambda text: text.replace("2. ", "3. ", 1), "action 2 is expected here, not 3"),
        (lambda text: text.replace("expert=true", "expert"), "key=value"),
        (lambda text: text + "and so on\n", "neither a field of the header nor a numbered action"),
        (lambda text: text + "date: today\n", "the header ends before the first action"),
        (lambda text: text.replace("rules: 1", "rules: 1\nposition: {"), "is no JSON"),
        (lambda text: text.replace("rules: 1", "rules: 1\nposition: 3"), "must be an object"),
        (lambda text: text.replace("rules: 1", "rules: 1\nposition: " + "[" * 100_000), "nested too deeply"),
        (
            lambda text: text.replace("seed: a secret", 'seed: "a secret'),
            "quote but is no JSON",
        ),
        (lambda text: text.replace("player 0", "player 2"), "names a player 2, but seats are 0 to 1"),
        (lambda text: text.replace("player 0", "player 0: Eve\nplayer 0"), "second time"),
    ],
)
def test_a_damaged_text_gets_one_clear_sentence(finished: Record, damage: Any, sentence: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.from_text(damage(finished.to_text()))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ({"game": "marabunta"}, "a record of marabunta"),
        ({"rules_version": 99}, "version 99"),
        ({"components": "0123456789abcdef"}, "other components"),
        ({"seats": 7}, "2 to 6 seats, not 7"),
        ({"options": {"expert": "maybe"}}, "cannot be maybe"),
        ({"position": {"seats": 2, "round": 1}}, "position: the field 'anthills' is missing."),
        (
            {"position": {"seats": 3, "round": 1, "anthills": [{"army": 5}] * 3}},
            "The header has 2 seats, but its position has 3.",
        ),
        ({"options": {}, "actions": ("take 1", "take 9")}, "Action 2 (take 9) is not possible"),
        ({"options": {}, "actions": ("take 7 soldiers",)}, "MIC-029"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_why(
    game: Game[Any], finished: Record, damage: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(RecordError) as refused:
        replace(finished, **damage).replay(game)
    assert sentence in str(refused.value)


def test_an_action_after_the_end_is_refused(game: Game[Any], finished: Record) -> None:
    with pytest.raises(RecordError, match="after the end"):
        finished.with_action("take 1").replay(game)


def test_there_is_no_action_beyond_the_last(game: Game[Any], finished: Record) -> None:
    with pytest.raises(RecordError, match="There is no action"):
        finished.replay(game, at=len(finished.actions) + 1)
    with pytest.raises(RecordError, match="There is no action"):
        finished.fork(-1)
