"""Positions of Micropolis: a complete state as a document that a person can write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import BadSetup, Manifest
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games.micropolis.position_checks import check, tiles_due_in_row
from insectarium.games.micropolis.rules import MicropolisState
from insectarium.games.micropolis.state import (
    ARCHITECT_MARKERS,
    ARMY_LIMIT,
    NONE,
    OVER,
    PHASES,
    RING,
    ROW,
    SOLDIERS,
    TAKE,
)
from insectarium.games.micropolis.tables import EFFECTS
from insectarium.games.micropolis.warren import Warrens

FIELDS = (
    "game", "seats", "options", "round", "turn", "leader", "row", "stack", "supply", "anthills",
    "architects", "decision", "random",
)  # fmt: skip
HILL_FIELDS = ("tiles", "left", "army", "full")
DECISION_FIELDS = ("kind", "tile", "anthill", "place", "pending")


def to_position(state: MicropolisState) -> dict[str, Any]:
    stack = [state.tables.ids[tile] for tile in state.stack[state.stack_drawn :]]
    return {
        "game": "micropolis",
        "seats": int(state.seats),
        "options": {"expert": state.expert},
        "round": int(state.rounds_done) + 1,
        "turn": int(state.turns_done) + 1,
        "leader": int(state.marker_hill),
        "row": [_write_row_tile(state, slot) for slot in range(ROW)],
        "stack": stack,
        "supply": int(state.supply),
        "anthills": [_write_hill(state, hill) for hill in range(state.hills)],
        "architects": [int(markers) for markers in state.architects],
        "decision": _write_decision(state),
        "random": state.rng.words(),
    }


def _write_row_tile(state: MicropolisState, slot: int) -> dict[str, Any] | None:
    tile = int(state.row[slot])
    if tile == NONE:
        return None
    return {"tile": state.tables.ids[tile], "soldiers": int(state.row_soldiers[slot])}


def _write_hill(state: MicropolisState, hill: int) -> dict[str, Any]:
    left = int(state.left[hill])
    places = [(left + step) % RING for step in range(state.placed[hill])]
    ids = {place: state.tables.ids[state.ring[hill * RING + place]] for place in places}
    return {
        "tiles": [ids[place] for place in places],
        "left": left,
        "army": int(state.army[hill]),
        "full": [ids[place] for place in places if state.garrisons[hill] >> place & 1],
    }


def _write_decision(state: MicropolisState) -> dict[str, Any]:
    decision: dict[str, Any] = {"kind": PHASES[state.phase]}
    if state.taken_tile != NONE:
        decision["tile"] = state.tables.ids[state.taken_tile]
    if state.target_hill != NONE:
        decision["anthill"] = int(state.target_hill)
    if state.target_place != NONE:
        decision["place"] = int(state.target_place)
    if len(state.pending):
        decision["pending"] = [EFFECTS[effect] for effect in state.pending]
    return decision


def from_position(document: Mapping[str, Any], manifest: Manifest, memory: Warrens) -> MicropolisState:
    """The state that the document describes; PositionError says what is wrong with it."""
    whole = Document(dict(document) if isinstance(document, Mapping) else document)
    return _Reader(whole, manifest, memory).read()


class _Reader:
    def __init__(self, document: Document, manifest: Manifest, memory: Warrens) -> None:
        self.document = document.mapping(FIELDS)
        self.manifest = manifest
        self.memory = memory
        self.tables = memory.tables
        self.used: dict[str, str] = {}
        """Where each tile lies, to find one that lies in two places."""

    def read(self) -> MicropolisState:
        document = self.document
        document.optional("game", lambda part: part.text("micropolis"), "")
        seats = document["seats"].whole(self.manifest.seats[0], self.manifest.seats[-1])
        self.state = MicropolisState(seats, self._expert(seats), self.memory, self._rng())
        self._read_progress()
        self._read_hills()
        self._read_markers()
        self._read_decision()
        self._read_row()
        self._read_stack()
        self._read_supply()
        check(self.state, document)
        return self.state

    def _expert(self, seats: int) -> bool:
        if not self.document.has("options"):
            return False
        part = self.document["options"].mapping(tuple(option.key for option in self.manifest.options))
        try:
            return bool(self.manifest.resolve(seats, part.value)["expert"])
        except BadSetup as fault:
            raise part.fail(str(fault)) from fault

    def _rng(self) -> Rng:
        if not self.document.has("random"):
            return Rng.seeded(0)
        part = self.document["random"]
        words = [word.whole(0, 0xFFFFFFFF) for word in part.items()]
        try:
            return Rng.restored(words)
        except ValueError as fault:
            raise part.fail(f"{fault}.") from fault

    def _read_progress(self) -> None:
        state = self.state
        state.rounds_done = self.document["round"].whole(1, int(state.rounds()) + 1) - 1
        state.turns_done = self.document.optional("turn", lambda part: part.whole(1, int(state.seats)), 1) - 1
        leader = self.document.optional("leader", lambda part: part.whole(0, int(state.hills) - 1), 0)
        state.marker_hill = leader

    def _tile(self, part: Document) -> int:
        name = part.text()
        if name not in self.tables.ids:
            raise part.fail(f"there is no tile {name!r}.")
        if name in self.used:
            raise part.fail(f"tile {name} is a tile too many: it lies at {self.used[name]} already.")
        self.used[name] = part.path
        return self.tables.ids.index(name)

    def _read_hills(self) -> None:
        state = self.state
        part = self.document["anthills"]
        hills = [hill.mapping(HILL_FIELDS) for hill in part.items()]
        if len(hills) != state.hills:
            raise part.fail(f"{int(state.hills)} anthills are needed, not {len(hills)}.")
        state.ring = vec[i64]([int(NONE)] * (len(hills) * RING))
        state.left = vec[i64]([h.optional("left", lambda p: p.whole(0, int(RING) - 1), 0) for h in hills])
        state.army = vec[i64]([h["army"].whole(0, int(ARMY_LIMIT)) for h in hills])
        state.placed = vec[i64]([self._lay(number, hill) for number, hill in enumerate(hills)])
        state.garrisons = vec[i64]([self._man(number, hill) for number, hill in enumerate(hills)])

    def _lay(self, number: int, hill: Document) -> int:
        tiles = list(hill["tiles"].items(at_most=int(RING))) if hill.has("tiles") else []
        for step, part in enumerate(tiles):
            place = (self.state.left[number] + step) % RING
            self.state.ring[number * RING + place] = self._tile(part)
        return len(tiles)

    def _man(self, number: int, hill: Document) -> int:
        places = 0
        for part in hill["full"].items() if hill.has("full") else ():
            place = self._place_of(number, part)
            if self.state.capacity_at(number, place) == 0:
                raise part.fail(f"tile {part.value} has no barracks.")
            if places >> place & 1:
                raise part.fail(f"the barracks of tile {part.value} is named twice.")
            places |= 1 << place
        return places

    def _place_of(self, hill: int, part: Document) -> int:
        for place in range(RING):
            tile = self.state.ring[hill * RING + place]
            if tile != NONE and self.tables.ids[tile] == part.text():
                return int(place)
        raise part.fail(f"there is no tile {part.value} in this anthill.")

    def _read_markers(self) -> None:
        state = self.state
        markers = [0] * int(state.seats)
        if self.document.has("architects"):
            part = self.document["architects"]
            markers = [seat.whole(0, int(ARCHITECT_MARKERS)) for seat in part.items()]
            if len(markers) != state.seats or sum(markers) > ARCHITECT_MARKERS:
                raise part.fail(
                    f"one number per seat is needed, {int(ARCHITECT_MARKERS)} markers at most in all."
                )
        state.architects = vec[i64](markers)
        state.spare_architects = ARCHITECT_MARKERS - sum(markers)

    def _read_decision(self) -> None:
        state = self.state
        state.phase = OVER if state.rounds_done == state.rounds() else TAKE
        if not self.document.has("decision"):
            return
        part = self.document["decision"].mapping(DECISION_FIELDS)
        state.phase = PHASES.index(part["kind"].text(*PHASES))
        if part.has("anthill"):
            state.target_hill = part["anthill"].whole(0, int(state.hills) - 1)
        if part.has("place"):
            state.target_place = part["place"].whole(0, int(RING) - 1)
        if part.has("tile"):
            state.taken_tile = self._tile(part["tile"])
        if part.has("pending"):
            effects = sorted(EFFECTS.index(effect.text(*EFFECTS)) for effect in part["pending"].items())
            state.pending = vec[i64](effects)

    def _read_row(self) -> None:
        tiles, soldiers = [int(NONE)] * ROW, [0] * ROW
        if self.document.has("row"):
            for slot, part in enumerate(self.document["row"].items(at_most=int(ROW))):
                if part.value is None:
                    continue
                part.mapping(("tile", "soldiers"))
                tiles[slot] = self._tile(part["tile"])
                soldiers[slot] = part.optional("soldiers", lambda number: number.whole(0, int(SOLDIERS)), 0)
        elif self.document.has("stack"):
            raise self.document.fail(
                "the field 'row' is missing; it can be left out only together with 'stack'."
            )
        else:
            due = tiles_due_in_row(self.state)
            tiles[ROW - due :] = self._draw(due)
        self.state.row = vec[i64](tiles)
        self.state.row_soldiers = vec[i64](soldiers)
        self.state.row_size = sum(tile != NONE for tile in tiles)

    def _draw(self, count: int) -> list[int]:
        """So many of the tiles that lie nowhere, in random order."""
        unused = vec[i64]([tile for tile, name in enumerate(self.tables.ids) if name not in self.used])
        self.state.rng.shuffle(unused)
        drawn = [int(tile) for tile in unused[:count]]
        self.used.update((self.tables.ids[tile], "position.row") for tile in drawn)
        return drawn

    def _read_stack(self) -> None:
        if self.document.has("stack"):
            part = self.document["stack"]
            stack = [self._tile(tile) for tile in part.items()]
            missing = [name for name in self.tables.ids if name not in self.used]
            if missing:
                raise part.fail(f"tiles {', '.join(missing)} lie nowhere.")
        else:
            stack = self._draw(len(self.tables.ids))
        drawn = [number for number in range(len(self.tables.ids)) if number not in stack]
        self.state.stack = vec[i64](drawn + stack)
        self.state.stack_drawn = len(drawn)

    def _read_supply(self) -> None:
        state = self.state
        out = sum(int(army) for army in state.army) + sum(int(soldiers) for soldiers in state.row_soldiers)
        out += sum(int(state.garrisoned(hill)) for hill in range(state.hills))
        if out > SOLDIERS:
            raise self.document.fail(f"{out} soldiers are on the table; there are only {int(SOLDIERS)}.")
        state.supply = SOLDIERS - out
        given = self.document.optional("supply", lambda part: part.whole(0, int(SOLDIERS)), int(state.supply))
        if given != state.supply:
            sentence = f"{given} and {out} soldiers on the table are not {int(SOLDIERS)}."
            raise self.document["supply"].fail(sentence)
