"""The kit finds what it looks for: games that are broken in one way each around sound states."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from lots import Lots, LotsState, Phrases, ScatteredLots, Sketch, first_fault

from insectarium.core.game import Shape, View
from insectarium.core.message import Value
from insectarium.core.rng import Rng
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.testing import Match, check_conformance
from insectarium.testing import conformance_rules as rules
from insectarium.testing import conformance_secrets as secrets
from insectarium.testing import conformance_words as words
from insectarium.testing.conformance import Check
from insectarium.testing.conformance_builds import (
    copy_plain_sources,
    digest,
    equals_engine_in,
    hash_seeds_do_not_matter,
)


class Silent(Phrases):
    """A phrase book that lacks what begins with one word, or says nothing in Dutch."""

    def __init__(self, lacking: str = "", mute: str = "") -> None:
        self.lacking = lacking
        self.mute = mute

    def say(self, key: str, args: Mapping[str, Value], language: str = "en") -> str:
        if self.lacking and key.startswith(self.lacking):
            raise KeyError(key)
        if self.mute and key.startswith(self.mute) and language == "nl":
            return " "
        return super().say(key, args, language)


class RefusesInSilence(Lots):
    phrases = Silent(mute="refusal")


class HasNoPrompt(Lots):
    phrases = Silent(lacking="prompt")


class HasNoNameForARow(Lots):
    phrases = Silent(lacking="score-die")


class HasNoReason(Lots):
    phrases = Silent(mute="because")


class DescribesNothing(Lots):
    phrases = Silent(mute="do-")


class TellsNoRoll(Lots):
    phrases = Silent(lacking="event-roll")


class MissesARow(Lots):
    def score_sheet(self, state: LotsState) -> ScoreSheet:
        return ScoreSheet(super().score_sheet(state).rows[:1])


class MissesAColumn(Lots):
    def score_sheet(self, state: LotsState) -> ScoreSheet:
        return ScoreSheet((*super().score_sheet(state).rows, Row("none", (0,))))


class WritesTwoAlike(Lots):
    def notation(self, state: LotsState, action: int) -> str:
        return f"play {action // 2 * 2}"


class WritesASemicolon(Lots):
    def notation(self, state: LotsState, action: int) -> str:
        return f"play; {action}"

    def read_notation(self, state: LotsState, text: str) -> int:
        return super().read_notation(state, text.replace(";", ""))


class ReadsWrong(Lots):
    def read_notation(self, state: LotsState, text: str) -> int:
        return super().read_notation(state, text) + 1


class EncodesWrong(Lots):
    def encode(self, form: Mapping[str, Any]) -> int:
        return super().encode(form) + 1


class ForgetsTheDice(Lots):
    def position(self, document: Mapping[str, Any]) -> LotsState:
        state = super().position(document)
        state.rng = Rng.seeded(0)
        return state


class HidesTheDiceInPositions(ForgetsTheDice):
    def to_position(self, state: LotsState) -> dict[str, Any]:
        return {**super().to_position(state), "random": [1, 2, 3, 4]}


class WritesSetsIntoPositions(Lots):
    def to_position(self, state: LotsState) -> dict[str, Any]:
        return {**super().to_position(state), "stack": tuple(state.stack)}


class ViewsAreNoJson(Lots):
    def table_view(self, state: LotsState, seat: int) -> dict[str, Any]:
        return {**super().table_view(state, seat), "hand": {1, 2}}


class ViewsChangeInJson(Lots):
    def table_view(self, state: LotsState, seat: int) -> dict[str, Any]:
        return {**super().table_view(state, seat), "by seat": {seat: 1}}


class LookingCostsATurn(Lots):
    def table_view(self, state: LotsState, seat: int) -> dict[str, Any]:
        state.turn += 1
        return super().table_view(state, seat)


class ShowsTheTop(Lots):
    def table_view(self, state: LotsState, seat: int) -> dict[str, Any]:
        return {**super().table_view(state, seat), "next": state.stack[-1:]}


class ShowsAllHands(Lots):
    def table_view(self, state: LotsState, seat: int) -> dict[str, Any]:
        return {**super().table_view(state, seat), "others": state.hands}


class ShowsTheDice(Lots):
    def table_view(self, state: LotsState, seat: int) -> dict[str, Any]:
        return {**super().table_view(state, seat), "dice": state.rng.words()}


class DescribesTheStack(Lots):
    def description(self, state: LotsState, action: int) -> tuple[str, Mapping[str, Value]]:
        return "do-play", {"draws": sum(state.stack[-1:])}


class LooksUnderTheTable(Lots):
    """Draws what the view does not hold."""

    def table_view(self, state: LotsState, seat: int) -> dict[str, Any]:
        self.secret = state.stack[-1:]
        return super().table_view(state, seat)

    def scene(
        self,
        view: View,
        language: str = "en",
        names: Sequence[str] | None = None,
        shape: Shape = "picture",
    ) -> Sketch:
        sketch = Sketch(view)
        sketch.to_svg = lambda: str(self.secret)  # type: ignore[method-assign]
        return sketch


class HasNoNode(Lots):
    def nodes_of(self, state: LotsState, action: int) -> tuple[str, ...]:
        return ()


class HasNodesNobodySees(Lots):
    def nodes_of(self, state: LotsState, action: int) -> tuple[str, ...]:
        return ("card-99",)


class HasTwoSetsAlike(HasNodesNobodySees):
    set_decisions = ("play",)


BROKEN_GAMES: list[tuple[type[Lots], Check, str]] = [
    (RefusesInSilence, rules.illegal_actions_are_refused, "says nothing in 'nl'"),
    (MissesARow, rules.scores_add_up, "the sheet adds up to"),
    (MissesAColumn, rules.scores_add_up, "one column per seat"),
    (WritesTwoAlike, words.actions_have_words, "both written|understood as"),
    (ReadsWrong, words.actions_have_words, "understood as"),
    (EncodesWrong, words.actions_have_words, "understood as"),
    (DescribesNothing, words.actions_have_words, "description of 'play .*' is empty in 'nl'"),
    (WritesTwoAlike, words.records_replay, "not possible|leads to another"),
    (WritesASemicolon, words.records_replay, "action 3 is expected"),
    (ForgetsTheDice, words.positions_round_trip, "the same state back"),
    (HidesTheDiceInPositions, words.positions_round_trip, "plays on differently"),
    (WritesSetsIntoPositions, words.positions_round_trip, "position does not go through JSON"),
    (ViewsAreNoJson, words.views_are_json, "is no JSON"),
    (ViewsChangeInJson, words.views_are_json, "through JSON unchanged"),
    (LookingCostsATurn, words.views_are_json, "views changes the state"),
    (HasNoPrompt, words.decisions_can_be_shown, "prompt-play"),
    (HasNoNode, words.decisions_can_be_shown, "no node of the scene"),
    (HasNodesNobodySees, words.decisions_can_be_shown, "does not show"),
    (HasTwoSetsAlike, words.decisions_can_be_shown, "the same nodes"),
    (HasNoNameForARow, words.score_sheets_have_words, "score-die"),
    (HasNoReason, words.score_sheets_have_words, "because-die is empty"),
    (TellsNoRoll, words.events_are_told, "event-roll"),
    (ShowsTheTop, secrets.nothing_hidden_shows, "view of .* changes"),
    (ShowsAllHands, secrets.nothing_hidden_shows, "view of a watcher changes"),
    (ShowsTheDice, secrets.nothing_hidden_shows, "view of a watcher changes"),
    (DescribesTheStack, secrets.nothing_hidden_shows, "description of actions of seat"),
    (LooksUnderTheTable, secrets.nothing_hidden_shows, "picture of .* changes"),
]


@pytest.mark.parametrize(
    ("broken", "check", "sentence"), BROKEN_GAMES, ids=[broken.__name__ for broken, _, _ in BROKEN_GAMES]
)
def test_a_broken_game_is_found(broken: type[Lots], check: Check, sentence: str) -> None:
    fault = first_fault(check, broken())
    assert fault is not None
    assert fault.startswith(f"{check.__name__}: Match(lots, ")
    assert re.search(sentence, fault)


def test_one_call_checks_everything() -> None:
    check_conformance(Lots(), matches=3)
    with pytest.raises(AssertionError, match="nothing_hidden_shows"):
        check_conformance(ShowsTheTop(), matches=3)
    with pytest.raises(ValueError, match="matches must be 1 or more"):
        check_conformance(Lots(), matches=0)


def test_a_fault_can_be_looked_at_again() -> None:
    fault = first_fault(secrets.nothing_hidden_shows, ShowsTheTop())
    assert fault is not None
    found = re.search(r"Match\(lots, (\d), {'long': (\w+)}, (\d+)\)\.at\((\d+)\)", fault)
    assert found is not None
    match = Match(ShowsTheTop(), int(found[1]), {"long": found[2] == "True"}, int(found[3]))
    shown = match.game.view(match.at(int(found[4])))["table"]["next"]
    assert f'"next": {shown}' in fault


# Across processes


def test_a_match_that_depends_on_the_process_is_found() -> None:
    with pytest.raises(AssertionError, match="played differently in another process"):
        hash_seeds_do_not_matter([Match(ScatteredLots(), 2, {}, 1)])


def test_an_engine_that_plays_differently_is_found(tmp_path: Path) -> None:
    copy_plain_sources(tmp_path)
    matches = [Match(Lots(), 2, {}, seed) for seed in range(3)]
    equals_engine_in(tmp_path, matches)
    source = tmp_path / "insectarium" / "core" / "rng.py"
    text = source.read_text(encoding="utf-8")
    assert text.count("self.fourth, 11)") == 1
    source.write_text(text.replace("self.fourth, 11)", "self.fourth, 12)"), encoding="utf-8")
    with pytest.raises(AssertionError, match="played differently with the interpreted engine"):
        equals_engine_in(tmp_path, matches)


def test_the_copy_of_the_sources_runs_interpreted(tmp_path: Path) -> None:
    copy_plain_sources(tmp_path)
    program = "import insectarium; print(insectarium.compiled(), insectarium.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert done.stdout.split() == ["False", str(tmp_path / "insectarium" / "__init__.py")], done.stderr


def test_a_digest_tells_matches_apart() -> None:
    digests = {digest(Match(Lots(), 2, {}, seed)) for seed in range(5)}
    assert len(digests) == 5
    assert digest(Match(Lots(), 2, {}, 4)) in digests
