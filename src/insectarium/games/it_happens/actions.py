"""Actions of It Happens..: number ↔ structured value ↔ words of a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood
from insectarium.games.it_happens.codes import ACTIONS, PLACE, REROLL, ROLL, ROLL_THIRD, SKIP
from insectarium.games.it_happens.offers import offer, sides_above
from insectarium.games.it_happens.rules import ItHappensState
from insectarium.games.it_happens.state import OPEN_HILLS, SIDES

WORDS = {"roll": ROLL, "roll third": ROLL_THIRD, "skip": SKIP, "reroll": REROLL}
WORDS_OF = {number: words for words, number in WORDS.items()}
KINDS = ("roll", "skip", "reroll", "place")
DICE = ("own", "third")


def decode(action: int) -> dict[str, Any]:
    if not 0 <= action < ACTIONS:
        raise NotUnderstood(f"{action} is no action of It Happens..")
    if action >= PLACE:
        return {"kind": "place", "hill": action - int(PLACE) + 1}
    if action in (ROLL, ROLL_THIRD):
        return {"kind": "roll", "dice": DICE[action - ROLL]}
    return {"kind": WORDS_OF[action]}


def encode(form: Mapping[str, Any]) -> int:
    kind = _one_of(form, "kind", KINDS)
    if kind == "roll":
        return int(ROLL) + DICE.index(_one_of({"dice": "own", **form}, "dice", DICE))
    if kind == "place":
        return int(PLACE) + _hill(form.get("hill")) - 1
    return int(WORDS[kind])


def _one_of(form: Mapping[str, Any], field: str, names: tuple[str, ...]) -> str:
    value = form.get(field)
    if not isinstance(value, str) or value not in names:
        raise NotUnderstood(f"{field} must be one of {', '.join(names)}, not {value!r}.")
    return value


def _hill(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= OPEN_HILLS:
        raise NotUnderstood(f"hill must be a number from 1 to {int(OPEN_HILLS)}, not {value!r}.")
    return value


def notation(action: int) -> str:
    """The words of a record, for example `place 2`."""
    form = decode(action)
    return f"place {form['hill']}" if form["kind"] == "place" else WORDS_OF[action]


def read_notation(words: str) -> int:
    """The action that these words mean, legal or not."""
    if words in WORDS:
        return int(WORDS[words])
    if words == "roll own":
        return int(ROLL)
    first, _, rest = words.partition(" ")
    if first == "place" and rest in ("1", "2", "3"):
        return int(PLACE) + int(rest) - 1
    raise NotUnderstood(
        f"{words!r} is no action. Actions are: roll, roll third, skip, reroll, place 1, place 2, place 3."
    )


def description(state: ItHappensState, action: int) -> tuple[str, Mapping[str, Value]]:
    """Key and arguments of the sentence that says what this action does."""
    worms = int(state.worms[state.turn])
    if action >= PLACE:
        return _describe_place(state, action - int(PLACE))
    if action == ROLL:
        return "do-roll", {"dice": int(state.own_dice[state.turn])}
    if action == ROLL_THIRD:
        return "do-roll-third", {"dice": int(state.third_dice[state.turn])}
    if action == SKIP:
        return "do-skip", {"worms": worms}
    number = int(state.die)
    return "do-reroll", {
        "number": number, "higher": sides_above(number), "sides": int(SIDES), "worms": worms
    }  # fmt: skip


def _describe_place(state: ItHappensState, slot: int) -> tuple[str, Mapping[str, Value]]:
    given = offer(state, slot, int(state.die_colour), int(state.die)) if state.die else None
    if given is None or given.sum is None or given.rank is None:
        return "do-place-nowhere", {"hill": slot + 1}
    return "do-place", {
        "number": int(state.die),
        "hill": slot + 1,
        "column": given.column + 1,
        "sum": given.sum,
        "rank": given.rank,
        "picture": given.picture or "nothing",
        "exact": "yes" if given.exact else "no",
        "owner": "third" if state.die_colour == state.third() else "seat",
    }
