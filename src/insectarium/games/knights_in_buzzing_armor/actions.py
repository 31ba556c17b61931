"""Actions of Knights in Buzzing Armor: number ↔ structured value, and their sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.message import Value
from insectarium.core.refusal import NotUnderstood
from insectarium.games._bees.bees import LOADS, WORKER
from insectarium.games._hexes.board import NONE
from insectarium.games._hexes.codes import VERB_BITS, action_of, subject_of, verb_of, where_of
from insectarium.games._hexes.forms import at_of, cell_in, number_in, one_of, tile_fields, tile_place
from insectarium.games._hexes.grid import cell_at
from insectarium.games._hexes.supply import EMPTY
from insectarium.games.knights_in_buzzing_armor.choices_drones import exchanged
from insectarium.games.knights_in_buzzing_armor.codes import (
    EXPEL,
    FLY,
    FLY_OUT,
    HATCH,
    HONEY_SHIFT,
    LAY,
    POLLEN_SHIFT,
    PUT,
    PUTS,
    SEDUCE,
    STING,
    VERBS,
    exchanged_with_honey,
    exchanged_with_pollen,
)
from insectarium.games.knights_in_buzzing_armor.flying import owner_at
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.state import (
    BEE_NAMES,
    DRONES,
    FIRST_DRONE,
    FIRST_EGG,
    STACK_NAMES,
)

BARE = ("stop_laying", "next_type")
DRONE_NAMES = BEE_NAMES[int(FIRST_DRONE) : int(FIRST_EGG)]
HATCHES = ("queen", "worker", "drone")
MOST_EXCHANGED = int(DRONES)


def decode(action: int) -> dict[str, Any]:
    verb = int(verb_of(action)) if abs(action) < 1 << 62 else -1
    if not 0 <= verb < len(VERBS) or action >> int(VERB_BITS) != verb:
        raise NotUnderstood(f"{action} is no action of Knights in Buzzing Armor.")
    form = {"kind": VERBS[verb], **_fields(verb, int(subject_of(action)), int(where_of(action)))}
    try:
        same = encode(form) == action
    except NotUnderstood:
        same = False
    if not same:
        raise NotUnderstood(f"{action} is no action of Knights in Buzzing Armor.")
    return form


def _fields(verb: int, subject: int, where: int) -> dict[str, Any]:
    if VERBS[verb] in BARE:
        return {}
    if verb == LAY:
        return {"stack": _name(STACK_NAMES, subject), **tile_fields(where)}
    if verb == PUT:
        return {"bee": _name(PUTS, subject)}
    if verb in (FLY, FLY_OUT):
        return {"bee": _name(BEE_NAMES, subject), "at": at_of(where >> 3)}
    if verb == HATCH:
        return {"bee": _name(BEE_NAMES, subject // 4), "take": _name(HATCHES, subject % 4)}
    if verb in (STING, SEDUCE, EXPEL):
        return _raid_fields(verb, subject, where)
    return {"bee": _name(BEE_NAMES, subject)}


def _raid_fields(verb: int, subject: int, where: int) -> dict[str, Any]:
    drones = [name for number, name in enumerate(DRONE_NAMES) if subject >> number & 1]
    form: dict[str, Any] = {"drones": drones, "at": at_of(where >> 3)}
    if verb == SEDUCE:
        form["honey"] = int(exchanged_with_honey(subject))
        form["pollen"] = int(exchanged_with_pollen(subject))
    return form


def _name(names: tuple[str, ...], number: int) -> str:
    return names[number] if number < len(names) else ""


def encode(form: Mapping[str, Any]) -> int:
    verb = one_of(form, "kind", VERBS)
    if VERBS[verb] in BARE:
        return int(action_of(verb, 0, 0))
    if verb == LAY:
        stack = one_of(form, "stack", STACK_NAMES)
        return int(action_of(verb, stack, tile_place(form)))
    if verb == PUT:
        return int(action_of(verb, one_of(form, "bee", PUTS), 0))
    if verb in (STING, SEDUCE, EXPEL):
        return int(action_of(verb, _raid_subject(verb, form), cell_in(form) * 8))
    bee = one_of(form, "bee", BEE_NAMES)
    if verb in (FLY, FLY_OUT):
        return int(action_of(verb, bee, cell_in(form) * 8))
    if verb == HATCH:
        return int(action_of(verb, 4 * bee + one_of(form, "take", HATCHES), 0))
    return int(action_of(verb, bee, 0))


def _raid_subject(verb: int, form: Mapping[str, Any]) -> int:
    drones = form.get("drones")
    if not isinstance(drones, list) or not drones or not all(drone in DRONE_NAMES for drone in drones):
        raise NotUnderstood(f'drones must name drones, for example ["d1", "d2"], not {drones!r}.')
    subject = sum(1 << DRONE_NAMES.index(drone) for drone in set(drones))
    if verb == SEDUCE:
        subject |= number_in({"honey": 0, **form}, "honey", 0, MOST_EXCHANGED) << int(HONEY_SHIFT)
        subject |= number_in({"pollen": 0, **form}, "pollen", 0, MOST_EXCHANGED) << int(POLLEN_SHIFT)
    return subject


# Sentences


def description(state: KnightsState, action: int) -> tuple[str, Mapping[str, Value]]:
    form = decode(action)
    kind = form["kind"]
    args: dict[str, Value] = {}
    if "at" in form:
        args.update(q=form["at"][0], r=form["at"][1])
    args.update({key: form[key] for key in ("turn", "take", "stack") if key in form})
    if "bee" in form:
        args["bee" if kind == "put" else "name"] = form["bee"]
    if kind == "lay":
        open_tile = int(state.open[subject_of(action)])
        args["tile"] = "" if open_tile == EMPTY else state.tables.kinds.ids[open_tile]
        args["price"] = int(state.price())
    if kind == "feed":
        args["load"] = LOADS[state.bees.load[state.first_bee() + subject_of(action)]]
    if kind == "abandon":
        args["price"] = min(1, int(state.track.points[state.active]))
    if "drones" in form:
        args.update(raid_args(state, form))
    return f"do-{kind}", args


def raid_args(state: KnightsState, form: Mapping[str, Any]) -> dict[str, Value]:
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
