"""Words and forms of actions, and what they say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from insectarium.core.game import Game
from insectarium.core.refusal import NotUnderstood
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.testing import Trial, rule

Start = Callable[..., Trial[MarabuntaState]]
Both = tuple[dict[str, object], dict[str, object]]
Marabunta = Game[MarabuntaState]

ALL = [
    "split blue yellow", "choose tile", "choose dice", "use silver", "use tile", "finish", "write l7",
    "anthill", "drop", "chest 7", "strike a1", "circle pink", "repeat green", "purge k1",
    "first cookie", "first chest",
]  # fmt: skip


@pytest.mark.parametrize("words", ALL)
def test_words_and_forms_go_both_ways(marabunta: Marabunta, words: str) -> None:
    state = marabunta.setup(seed=1)
    action = marabunta.parse(state, words)
    assert marabunta.notation(state, action) == words
    assert marabunta.encode(marabunta.decode(action)) == action


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("jump", "Actions are: split blue pink"),
        ("", "is no action"),
        ("write m1", "A hex is a letter from a to l"),
        ("use red", "element must be one of blue"),
        ("chest 11", "is no action"),
        ("split red", "die must be one of blue"),
        ("first ant", "bonus must be one of cookie, chest"),
    ],
)
def test_other_words_are_not_understood(marabunta: Marabunta, words: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood, match=sentence):
        marabunta.parse(marabunta.setup(seed=1), words)


@pytest.mark.parametrize(
    "form",
    [
        {"kind": "fly"},
        {"kind": "split", "apart": "blue"},
        {"kind": "chest", "group": 0},
        {"kind": "chest", "group": True},
        {"kind": "write", "hex": 5},
        {"kind": "use", "element": ["blue"]},
    ],
)
def test_other_forms_are_not_understood(marabunta: Marabunta, form: dict[str, object]) -> None:
    with pytest.raises(NotUnderstood):
        marabunta.encode(form)


@pytest.mark.parametrize("number", [-1, 64, 64 << 7, (4 << 7) + 84, 13 << 7, 1 << 40])
def test_other_numbers_are_no_actions(marabunta: Marabunta, number: int) -> None:
    with pytest.raises(NotUnderstood):
        marabunta.decode(number)


def said(trial: Trial[MarabuntaState], words: str, language: str = "en") -> str:
    return trial.game.describe(trial.state, trial.game.parse(trial.state, words), language)


@rule("MAR-D03")
def test_a_pool_is_described_by_what_it_can_do(start: Start) -> None:
    trial = start(dice="3 1 banner chest 0 2", red="d3:0", tile="repeat", more=({"anthills": 0}, {}))
    trial.do("split blue pink orange yellow")
    assert said(trial, "choose dice") == (
        "Take the pool without the tile: "
        "blue 3 (4 hexes), pink 1 (1 hex), orange banner, yellow 2 (no use now)."
    )
    assert said(trial, "choose tile") == (
        "Take the pool with the tile: green chest, silver 0 (6 hexes), the tile (repeat a die)."
    )


def test_a_pool_says_what_only_an_anthill_makes_possible(start: Start) -> None:
    trial = start(dice="3 1 banner chest 0 2", tile="zeros")
    trial.do("split blue")
    assert said(trial, "choose dice") == "Take the pool without the tile: blue 3 (only with an anthill)."
    assert "the tile (two 0s) (only with an anthill)" in said(trial, "choose tile")


@rule("MAR-D02")
def test_a_split_names_both_pools(start: Start) -> None:
    trial = start(dice="3 1 banner chest 0 2", tile="one")
    assert said(trial, "split blue orange") == (
        "Apart from the tile: blue 3, orange banner. "
        "With the tile: pink 1, green chest, silver 0, yellow 2, the tile (a 1 anywhere)."
    )


def test_actions_of_other_moments_have_words_too(marabunta: Marabunta) -> None:
    state = marabunta.setup(seed=1)
    for words in ALL:
        assert marabunta.describe(state, marabunta.parse(state, words))


def test_nested_effects_read_clearly_in_the_log(start: Start) -> None:
    chests: Both = ({"chests": [0, 0, 1, 0, 0, 0, 0]}, {})
    trial = start(pool="blue pink", dice="1 banner 0 0 0 0", red="e1:1", more=chests)
    told = [
        trial.game.narrate(event.seen_by(0), names=["Maria", "Carl"])
        for event in trial.do("use blue", "write e2", "chest 3", "write k1")
    ]
    assert told == [
        "Maria uses: blue 1.",
        "Maria writes 1 on e2 (blue).",
        'Maria marks a chest of "a free 0".',
        'Maria unlocks "a free 0".',
        "Maria writes 0 on k1 (pink).",
        "Maria marks cookie 1.",
    ]
