"""What holds at every moment of matches in which bees are busy: random play alone hardly uses drones."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.core.refusal import Refusal
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.testing import rule

Knights = Game[KnightsState]
# What is done when it can be done, dearest first; the rest is chosen by chance.
WANTED = ("expel", "seduce", "sting", "hatch", "make_honey", "feed", "collect", "lay_egg")
RARE = ("stop_laying", "next_type")


def busy_match(knights: Knights, seats: int, seed: int) -> Iterator[tuple[KnightsState, dict[str, Any]]]:
    """The moments of a match, each with the action that is chosen."""
    document = knights.to_position(knights.setup(seats=seats, seed=seed))
    for player in document["players"]:
        # Everybody has more bees in hand, so that there is something to fight with.
        player["supply"] = ["w5"]
    state = knights.position(document)
    chance = random.Random(seed)
    while not state.is_over():
        forms = [knights.decode(int(action)) for action in state.legal_actions()]
        forms = [form for form in forms if form["kind"] != "abandon"]
        form = choose(forms, own_places(knights, state), chance)
        yield state, form
        state.apply(knights.encode(form))
    yield state, {}


def own_places(knights: Knights, state: KnightsState) -> list[list[int]]:
    """The tiles on which the acting seat has bees."""
    bees = knights.to_position(state)["players"][int(state.seat_to_act())]["bees"]
    return [bee["at"] for bee in bees.values()]


def choose(forms: list[dict[str, Any]], places: list[list[int]], chance: random.Random) -> dict[str, Any]:
    for kind in WANTED:
        wanted = [form for form in forms if form["kind"] == kind]
        if wanted and chance.random() < 0.8:
            return chance.choice(wanted)
    together = [form for form in forms if form["kind"] == "fly" and form["at"] in places]
    if together and chance.random() < 0.6:
        return chance.choice(together)
    bees = [form for form in forms if form["kind"] == "put" and form["bee"] != "nothing"]
    usual = [form for form in forms if form["kind"] not in RARE]
    return chance.choice(bees or usual or forms)


@rule("KBA-063", "KBA-042")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colours_never_mix_and_queens_of_one_colour_never_stay_together(knights: Knights, seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(5):
        for state, form in busy_match(knights, seats, seed):
            seen[form.get("kind", "over")] += 1
            if sum(seen.values()) % 4:
                continue
            # Reading a position checks colours, queens, eggs, tokens and the end.
            document = knights.to_position(state)
            again = knights.position(document)
            assert knights.to_position(again) == document
            assert list(again.legal_actions()) == list(state.legal_actions())
            assert knights.pieces(state) == {"tiles": 96, "pollen": 20, "honey": 20, "bees": 12 * seats}
    assert {"seduce", "sting", "collect", "lay_egg", "take_back", "leave_there"} <= set(seen), seen


def test_refused_actions_of_other_moments_name_a_rule(knights: Knights) -> None:
    rules = set(knights.rulebook().ids)
    known: dict[int, None] = {}
    for state, form in busy_match(knights, 3, 5):
        legal = {int(action) for action in state.legal_actions()}
        for action in list(known)[::7]:
            if action not in legal:
                before = knights.fingerprint(state)
                with pytest.raises(Refusal) as refusal:
                    state.apply(action)
                assert refusal.value.rule in rules
                assert "refusal-" not in str(refusal.value)
                assert knights.fingerprint(state) == before
        if form:
            known[knights.encode(form)] = None
