"""What viewers are shown: sentences for everything, and nothing that they may not know."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from typing import Any

import pytest

from insectarium.bots.advice import Advice
from insectarium.core.rng import Rng
from insectarium.table import Table, show
from insectarium.table.refusals import PHRASES

Tables = Callable[..., Table]


def do(table: Table, words: str) -> None:
    seat = table.seat_to_act()
    table.apply(table.act(table.seats[seat].owner, seat, table.position, words))


def as_text(value: Any) -> str:
    return json.dumps(value, default=dataclasses.asdict)


def all_shown(table: Table, seat: int) -> str:
    """Everything that a seat is sent, as text."""
    view = table.game.view(table.state, seat)
    mine = [seat] if seat >= 0 else []
    return as_text(
        [
            view,
            show.prompt(table, view, mine, "en"),
            show.decision(table, view, "en"),
            show.score(table.game, view, "en"),
            show.outcome(table, view, "en"),
            show.undo(table, seat, "en") if seat >= 0 else None,
            show.log(table, seat, "en"),
            [show.why(table, seat, node, "en") for node in ("hand", "node-0", "node-1", "nowhere")],
        ]
    )


def test_the_prompt_says_who_must_do_what(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben", "nobody")
    view = table.game.view(table.state, 0)
    assert show.prompt(table, view, [0], "en").sentence == "Take a tile from the row."
    assert show.prompt(table, view, [0, 1], "en").sentence == "Ada: Take a tile from the row."
    other = show.prompt(table, view, [1], "en")
    assert (other.sentence, other.yours) == ("Ada’s turn: Take a tile from the row.", False)
    while table.seat_to_act() != 2:
        do(table, table.game.notation(table.state, int(table.state.legal_actions()[0])))
    waiting = show.prompt(table, table.game.view(table.state, 0), [0], "en")
    assert waiting.sentence == "Waiting for somebody to take the seat of nobody."


def until(table: Table, kind: str, seed: int) -> None:
    """Play at random until something of this kind is to be decided."""
    rng = Rng.seeded(seed)
    while not table.over and table.game.decision_kind(table.state) != kind:
        actions = table.state.legal_actions()
        do(table, table.game.notation(table.state, int(actions[rng.below(len(actions))])))


def test_everybody_is_told_who_decides_in_whose_turn(supersize: Tables) -> None:
    for seed in range(1000):
        table = supersize("Ada", "Ben")
        until(table, "flee", seed)
        if not table.over:
            break
    seat = table.seat_to_act()
    who, turn = table.names[seat], table.names[1 - seat]
    seen = [
        show.prompt(table, table.game.view(table.state, each), [each], "en") for each in (seat, 1 - seat, -1)
    ]
    assert seen[0].sentence.startswith(f"In {turn}’s turn you decide: ")
    assert seen[1].sentence.startswith(f"In {turn}’s turn {who} decides: ")
    assert seen[2].sentence == seen[1].sentence


def test_why_not_is_about_what_is_picked(supersize: Tables) -> None:
    table = supersize("Ada", "Ben")
    until(table, "lay", 1)
    seat = table.seat_to_act()
    view = table.game.view(table.state, seat)
    nodes = [choice["nodes"] for choice in view["decision"]["choices"] if "ghost" in choice]
    things, places = {thing for thing, _ in nodes}, {place for _, place in nodes}
    apart = [(thing, place) for thing in things for place in places if [thing, place] not in nodes]
    for thing, place in apart:
        told = show.why(table, seat, place, "en", [thing])
        assert not told.possible
        assert told.rule is not None
        assert show.why(table, seat, place, "en").possible
    assert apart


def test_the_log_tells_what_happened_and_what_was_taken_back(digging: Tables) -> None:
    table = digging("Ada", "Ben")
    do(table, "walk")
    table.apply(table.undo("ada", 0, table.position))
    do(table, "pass")
    table.apply(table.rename("ada", 0, "Ada L."))
    lines = show.log(table, 1, "en")
    assert [(line.kind, line.step, line.undoes) for line in lines] == [
        ("action", 1, None),
        ("undo", 0, 1),
        ("action", 1, None),
        ("rename", 1, None),
    ]
    assert lines[1].sentences == ["Ada L. takes it back."]
    assert lines[3].sentences == ["The player of this seat is now called Ada L.."]
    assert show.log(table, 1, "en", after=3) == lines[3:]
    assert show.log(table, 1, "en", after=0, until=2) == lines[:2]


def test_a_bot_that_failed_is_mentioned(micropolis: Tables) -> None:
    table = micropolis("Worker (bot)", "Ada")
    action = int(table.state.legal_actions()[0])
    table.apply(table.bot_act(0, action, "random", failed="greedy"))
    (line,) = show.log(table, 1, "en")
    assert line.sentences[0] == "The bot of Worker could not decide; a simpler one decides instead."


def test_why_not(micropolis: Tables) -> None:
    table = micropolis("Ada", "Ben")
    known = [choice["nodes"][0] for choice in table.game.view(table.state, 0)["decision"]["choices"]]
    assert show.why(table, 0, known[0], "en").possible
    assert show.why(table, 1, known[0], "en").sentence == "It is Ada’s turn."
    assert show.why(table, 0, "nowhere", "en").sentence == "Nothing can be done with this now."
    unaffordable = next(
        show.why(table, 0, f"tile-{tile['tile']}", "en")
        for tile in table.game.view(table.state, 0)["table"]["row"]
        if tile is not None and f"tile-{tile['tile']}" not in known
    )
    assert (unaffordable.possible, unaffordable.rule) == (False, "MIC-029")


def test_the_outcome_names_the_winners(digging: Tables) -> None:
    table = digging("Ada", "Ben")
    do(table, "walk")
    for _ in range(6):
        do(table, "pass")
    outcome = show.outcome(table, table.game.view(table.state), "en")
    assert outcome is not None
    assert outcome.sentence == "Ada and Ben share the victory with 1 point."


def test_the_outcome_tells_when_a_tie_was_broken(digging: Tables) -> None:
    table = digging("Ada", "Ada")
    view = {**table.game.view(table.state), "winners": [1]}
    view["sheet"] = {**view["sheet"], "totals": [3, 3]}
    told = show.outcome_sentence(table.game, view, table.names, "en")
    assert told == f"{table.names[1]} wins with 3 points, on the tie-break against {table.names[0]}."


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_what_a_viewer_cannot_know_changes_nothing_it_is_sent(digging: Tables, viewer: int) -> None:
    table = digging("Ada", "Ben")
    chance = Rng.seeded(viewer)
    for _ in range(40):
        shown = all_shown(table, viewer)
        truth = table.state
        for deal in range(3):
            table.state = truth.clone()
            table.state.redeal(viewer, Rng.seeded(deal))
            assert all_shown(table, viewer) == shown
        table.state = truth
        if table.over:
            break
        legal = [int(action) for action in table.state.legal_actions()]
        do(table, table.game.notation(table.state, legal[chance.below(len(legal))]))


def test_every_sentence_exists_in_every_language() -> None:
    assert PHRASES.languages() == ("de", "en", "hu", "nl")
    for language in PHRASES.languages():
        assert PHRASES.keys(language) == PHRASES.keys("en"), language


@pytest.mark.parametrize(
    ("advice", "reasons"),
    [
        (
            Advice(0, 2.0, 3.2, -1, 0.0),
            [
                "It brings 2 points at once.",
                "It should be worth about 3 points more to you than your other choices are on average.",
            ],
        ),
        (
            Advice(0, -1.0, 0.1, 1, 1.4),
            [
                "It costs 1 point at once.",
                "Its use is to hold Ben back, by about 1 point beside your other choices.",
            ],
        ),
        (
            Advice(0, 0.0, 1.0, 1, 2.0),
            [
                "It brings no points at once.",
                "Beside your other choices it should be worth about 1 point more to you, "
                "and it holds Ben back by about 2.",
            ],
        ),
        (
            Advice(0, 0.2, 0.3, -1, 0.0),
            [
                "It brings no points at once.",
                "It pays only later: thinking ahead found nothing better.",
            ],
        ),
    ],
)
def test_a_hint_gives_its_reasons(micropolis: Tables, advice: Advice, reasons: list[str]) -> None:
    table = micropolis("Ada", "Ben")
    shown = show.hint(table, 0, dataclasses.replace(advice, action=int(table.state.legal_actions()[0])), "en")
    assert shown.reasons == reasons
