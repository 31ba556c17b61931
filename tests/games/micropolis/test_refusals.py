"""Why not: every action that is refused names the rule and says a sentence, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from insectarium.core.game import Game
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.testing import Trial, rule

Micropolis = Game[MicropolisState]
Start = Callable[..., Trial[MicropolisState]]

FRESH = {"armies": [2, 5], "row": "01 02 03 04 05 06 07"}
TAKEN = {
    "armies": [5, 5],
    "tiles": ["08", "09"],
    "round": 2,
    "row": "02 03 04 05",
    "decision": {"kind": "side", "tile": "01", "anthill": 0},
}
BARRACKS = {
    "armies": [5, 5],
    "tiles": ["46"],
    "row": "01 02 03 04 05 06",
    "decision": {"kind": "barracks", "anthill": 0, "place": 0},
}
GUARD = {
    "armies": [2, 5],
    "tiles": ["51 56 42", "08 09"],
    "full": ["51"],
    "round": 3,
    "row": "01 02",
    "decision": {"kind": "guard", "anthill": 0, "place": 2},
}
MANY_SOLDIERS = {**GUARD, "armies": [9, 5]}
NAME_LEADER = {
    "armies": [6, 6, 6, 5],
    "tiles": ["08", "09", "10", "11"],
    "round": 2,
    "row": "01 02 03 04 05 06 07",
    "decision": {"kind": "leader"},
}
OVER = {
    "armies": [5, 5],
    "tiles": ["01 02 03 04 05 06 07 08 09 10", "11 12 13 14 15 16 17 18 19 20"],
    "round": 11,
}
TENS = [" ".join(f"{number:02}" for number in range(first, first + 10)) for first in range(1, 61, 10)]
EXPERT = {"armies": [2, 5, 5, 5], "expert": True, "row": "01 02 03 04 05 06 07"}
EXPERT_MARKER = {**EXPERT, "decision": {"kind": "place_marker"}}
EXPERT_HALF = {"armies": [5, 5, 5, 5], "expert": True, "tiles": [TENS[0], "", TENS[1], ""], "round": 11}
EXPERT_LEADER = {
    "armies": [6, 5, 6, 6],
    "expert": True,
    "tiles": ["08 09", "", "10 11", ""],
    "round": 3,
    "row": "01 02 03 04 05 06 07",
    "decision": {"kind": "leader"},
}
EXPERT_OVER = {"armies": [5, 5, 5, 5], "expert": True, "tiles": TENS[:4], "round": 21}

REFUSALS = [
    # (table, action, rule, reason)
    (OVER, "take 1", "MIC-075", "over"),
    (EXPERT_OVER, "take 1 anthill 1", "MIC-114", "over"),
    (TAKEN, "take 1", "MIC-023", "finish-first"),
    (BARRACKS, "take 1", "MIC-023", "finish-first"),
    (FRESH, "left", "MIC-036", "no-tile-in-hand"),
    (FRESH, "first nurse", "MIC-038", "no-effect"),
    (FRESH, "fill barracks", "MIC-074", "no-barracks-placed"),
    (FRESH, "guard none", "MIC-061", "no-guard-placed"),
    (FRESH, "leader b", "MIC-048", "no-leader-to-name"),
    (EXPERT, "marker a2", "MIC-101", "marker-stands"),
    (FRESH, "take 1 anthill 2", "MIC-010", "one-anthill"),
    (EXPERT_HALF, "take 1 anthill 1", "MIC-106", "anthill-complete"),
    ({**FRESH, "armies": [9, 5], "tiles": ["", "08"], "leader": 1, "turn": 2, "row": "01 02 03 04 05 06"},
     "take 7 soldiers", "MIC-025", "not-in-row"),
    ({**FRESH, "architects": [1, 0]}, "take 1 marker", "MIC-A16", "nothing-to-avoid"),
    (FRESH, "take 2 marker", "MIC-065", "no-marker"),
    (FRESH, "take 4 soldiers", "MIC-029", "army-too-small"),
    (EXPERT, "take 4 soldiers anthill 1", "MIC-104", "army-too-small"),
    (GUARD, "guard 42", "MIC-061", "no-barracks-there"),
    (GUARD, "guard 51 56", "MIC-062", "too-few-soldiers"),
    (MANY_SOLDIERS, "guard none", "MIC-063", "army-too-large"),
    (NAME_LEADER, "leader a", "MIC-050", "leader-must-hand-over"),
    (NAME_LEADER, "leader d", "MIC-048", "army-not-largest"),
    (EXPERT_LEADER, "leader a1", "MIC-112", "leader-must-hand-over"),
    ({**EXPERT_LEADER, "armies": [6, 5, 6, 4, 6, 4], "tiles": ["08 09", "", "10 11", "", "12 13", ""]},
     "leader b2", "MIC-111", "army-not-largest"),
    (EXPERT_MARKER, "marker b1", "MIC-101", "marker-place"),
]  # fmt: skip


@rule("MIC-029", "MIC-104", "MIC-010", "MIC-106", "MIC-050", "MIC-112")
@pytest.mark.parametrize(
    ("table", "action", "rule_id", "reason"), REFUSALS, ids=[f"{r[2]} {r[3]}" for r in REFUSALS]
)
def test_a_refusal_names_the_rule_and_changes_nothing(
    start: Start, table: dict[str, Any], action: str, rule_id: str, reason: str
) -> None:
    refusal = start(**table).refusal(action)
    assert refusal.rule == rule_id
    assert refusal.message.key == f"refusal-{reason}"
    assert re.fullmatch(rf"[A-Z][^{{}}]+\. \({rule_id}\)", str(refusal))


def number_of(kind: int, payload: int) -> int:
    return kind << 10 | payload


PLACE, TAKE, SIDE, EFFECT, MAN, MOVE, NAME = range(7)
NUMBERS = [
    (FRESH, -1, "MIC-023", "no-such-action"),
    (FRESH, -(2**62), "MIC-023", "no-such-action"),
    (FRESH, 2**62, "MIC-023", "no-such-action"),
    (FRESH, number_of(7, 0), "MIC-023", "no-such-action"),
    (FRESH, number_of(TAKE, 32), "MIC-023", "no-such-action"),
    (EXPERT, number_of(TAKE, 32), "MIC-023", "no-such-action"),
    (FRESH, number_of(TAKE, 7), "MIC-025", "not-in-row"),
    (TAKEN, number_of(SIDE, 2), "MIC-035", "side"),
    (BARRACKS, number_of(MAN, 2), "MIC-070", "partial-garrison"),
    (NAME_LEADER, number_of(NAME, 4), "MIC-048", "no-such-anthill"),
    (EXPERT_MARKER, number_of(PLACE, 1023), "MIC-101", "marker-place"),
]


@rule("MIC-035", "MIC-070")
@pytest.mark.parametrize(("table", "number", "rule_id", "reason"), NUMBERS)
def test_a_number_that_is_no_legal_action_is_refused(
    start: Start, table: dict[str, Any], number: int, rule_id: str, reason: str
) -> None:
    refusal = start(**table).refusal(number)
    assert (refusal.rule, refusal.message.key) == (rule_id, f"refusal-{reason}")


@rule("MIC-A13")
def test_an_effect_that_the_tile_does_not_have_is_refused(with_tiles: Callable[..., Start]) -> None:
    start = with_tiles({"31": {"segments": ["L1: nurse"], "eggs": 1, "barracks": 3}})
    trial = start([5, 5], row="31 02 03 04 05 06 07")
    trial.do("take 1")
    refusal = trial.refusal("first guard")
    assert (refusal.rule, refusal.message.key) == ("MIC-A13", "refusal-effect-not-pending")


def test_every_reason_has_a_sentence_and_a_test(micropolis: Micropolis) -> None:
    """A reason that no test above reaches is one that nobody needs, or one that nobody checked."""
    code = (micropolis.folder() / "refusals.py").read_text(encoding="utf-8")
    used = set(re.findall(r'refuse\([^"]*"MIC-[^"]+"(?: if [^"]+ else "MIC-[^"]+")?, "([a-z-]+)"', code))
    used |= set(re.findall(r'refuse\(rule, "([a-z-]+)"', code))
    texts = (micropolis.folder() / "text" / "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^refusal-([a-z-]+) =", texts, flags=re.MULTILINE))
    shown = {reason for *_, reason in REFUSALS} | {reason for *_, reason in NUMBERS} | {"effect-not-pending"}
    assert used == written == shown


def test_a_refusal_can_tell_its_numbers(start: Start) -> None:
    sentence = str(start(**FRESH).refusal("take 4 soldiers"))
    assert "3" in sentence
    assert "2" in sentence


def test_a_trial_notices_what_is_not_refused(start: Start) -> None:
    with pytest.raises(AssertionError, match="take 1 was not refused"):
        start(**FRESH).refusal("take 1")
