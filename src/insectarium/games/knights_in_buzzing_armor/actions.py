"""Actions of Knights in Buzzing Armor: those of both games of the bees, hatching, drones against others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood
from insectarium.games._bees.actions import DEED_WORDS, FLIGHT_WORDS, BeeActions
from insectarium.games._bees.bees import WORKER
from insectarium.games._bees.table import BeeTable
from insectarium.games._hexes.actions import name_in
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.codes import subject_of
from insectarium.games._hexes.forms import (
    at_of,
    cell_in,
    number_in,
    one_of,
    place_words,
    read_number,
    read_place,
    tile_place,
)
from insectarium.games._hexes.grid import cell_at
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor.choices_drones import exchanged
from insectarium.games.knights_in_buzzing_armor.codes import (
    EXPEL,
    HATCH,
    HONEY_SHIFT,
    POLLEN_SHIFT,
    PUTS,
    SEDUCE,
    STING,
    VERBS,
    exchanged_with_honey,
    exchanged_with_pollen,
)
from insectarium.games.knights_in_buzzing_armor.flying import owner_at
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    DRONES,
    FIRST_DRONE,
    FIRST_EGG,
    STACK_NAMES,
    Table,
)

DRONE_NAMES = BEE_NAMES[int(FIRST_DRONE) : int(FIRST_EGG)]
HATCHES = ("queen", "worker", "drone")
RAIDS = (STING, SEDUCE, EXPEL)
MOST_EXCHANGED = int(DRONES)
_RAID_WORDS = ("sting", "seduce", "expel")
_TOKENS = ("honey", "pollen")


class Actions(BeeActions):
    title = "Knights in Buzzing Armor"
    verbs = VERBS
    bee_names = BEE_NAMES
    puts = PUTS
    laid_field = "stack"
    words_alone: ClassVar[dict[str, str]] = {"stop laying": "stop_laying", "next type": "next_type"}
    deed_words: ClassVar[dict[str, str]] = {
        "home": "go_home", "leave": "leave_there", "take": "take_back", "egg": "lay_egg", **DEED_WORDS,
    }  # fmt: skip
    flight_words: ClassVar[dict[str, str]] = {**FLIGHT_WORDS, "out": "fly_out"}
    examples = (
        "lay hive 2,0 turn 1, stop laying, put queen, put nothing, out q1 2,0, home q1, leave q1, take q1, "
        "fly w1 2,0, egg q1, collect w1, honey w1, feed w1, hatch w1 drone, abandon w1, sting d1 1,0, "
        "seduce d1+d2 1,0 honey 1, expel d1+d2 1,0, next type"
    )

    def laid_name(self, subject: int) -> str:
        return name_in(STACK_NAMES, subject)

    def laid_numbers(self, form: Mapping[str, Any]) -> tuple[int, int]:
        return one_of(form, "stack", STACK_NAMES), tile_place(form)

    # Numbers and forms

    def fields(self, verb: int, subject: int, where: int) -> dict[str, Any]:
        if verb == HATCH:
            return {"bee": name_in(BEE_NAMES, subject // 4), "take": name_in(HATCHES, subject % 4)}
        return _raid_fields(verb, subject, where) if verb in RAIDS else super().fields(verb, subject, where)

    def numbers(self, verb: int, form: Mapping[str, Any]) -> tuple[int, int]:
        if verb == HATCH:
            return 4 * one_of(form, "bee", BEE_NAMES) + one_of(form, "take", HATCHES), 0
        if verb in RAIDS:
            return _raid_subject(verb, form), cell_in(form) * 8
        return super().numbers(verb, form)

    # Words

    def words(self, form: Mapping[str, Any]) -> str:
        kind = form["kind"]
        if kind == "hatch":
            return f"hatch {form['bee']} {form['take']}"
        if kind in _RAID_WORDS:
            tokens = [f" {token} {form[token]}" for token in _TOKENS if form.get(token)]
            return f"{kind} {'+'.join(form['drones'])} {place_words(form)}{''.join(tokens)}"
        return super().words(form)

    def read(self, first: str, rest: list[str]) -> dict[str, Any] | None:
        if first == "hatch" and len(rest) == 2:
            return {"kind": "hatch", "bee": rest[0], "take": rest[1]}
        if first in _RAID_WORDS and len(rest) in (2, 4, 6):
            raid = {"kind": first, "drones": rest[0].split("+"), "at": read_place(rest[1])}
            return _with_tokens(raid, rest[2:])
        return super().read(first, rest)

    # Sentences

    def description(self, state: BeeTable, action: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, Table)
        sentence, args = super().description(state, action)
        form = self.decode(action)
        if form["kind"] == "lay":
            open_tile = int(state.open[subject_of(action)])
            args["tile"] = "" if open_tile == EMPTY else state.tables.kinds.ids[open_tile]
        if form["kind"] == "hatch":
            args["take"] = form["take"]
        if form["kind"] == "abandon":
            args["price"] = min(1, int(state.track.points[state.active]))
        if "drones" in form:
            args.update(raid_args(state, form))
        return sentence, args


def _raid_fields(verb: int, subject: int, where: int) -> dict[str, Any]:
    drones = [name for number, name in enumerate(DRONE_NAMES) if subject >> number & 1]
    form: dict[str, Any] = {"drones": drones, "at": at_of(where >> 3)}
    if verb == SEDUCE:
        form["honey"] = int(exchanged_with_honey(subject))
        form["pollen"] = int(exchanged_with_pollen(subject))
    return form


def _raid_subject(verb: int, form: Mapping[str, Any]) -> int:
    drones = form.get("drones")
    if not isinstance(drones, list) or not drones or not all(drone in DRONE_NAMES for drone in drones):
        raise NotUnderstood(f'drones must name drones, for example ["d1", "d2"], not {drones!r}.')
    subject = sum(1 << DRONE_NAMES.index(drone) for drone in set(drones))
    if verb == SEDUCE:
        subject |= number_in({"honey": 0, **form}, "honey", 0, MOST_EXCHANGED) << int(HONEY_SHIFT)
        subject |= number_in({"pollen": 0, **form}, "pollen", 0, MOST_EXCHANGED) << int(POLLEN_SHIFT)
    return subject


def _with_tokens(raid: dict[str, Any], words: list[str]) -> dict[str, Any] | None:
    for token, number in zip(words[::2], words[1::2], strict=True):
        if token not in _TOKENS or raid["kind"] != "seduce":
            return None
        raid[token] = read_number(number)
    return raid


def raid_args(state: Table, form: Mapping[str, Any]) -> dict[str, Value]:
    """Who is attacked with how many drones, and what becomes of the workers there."""
    args: dict[str, Value] = {"drones": len(form["drones"]), "owner": 0, "workers": 0, "kept": 0}
    spot = state.board.spot_at(cell_at(*form["at"]), 0)
    owner = NONE if spot == NONE else owner_at(state, spot)
    if owner != NONE:
        workers = int(state.bees.crowd.count(spot, owner, WORKER))
        args.update(owner=int(owner) + 1, workers=workers, kept=int(exchanged(state, workers)))
    if form["kind"] == "seduce":
        args.update(honey=form["honey"], pollen=form["pollen"])
    return args
