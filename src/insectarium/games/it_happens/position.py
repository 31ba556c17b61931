"""Positions of It Happens..: a complete state as a document that a person can write."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.document import Document
from insectarium.core.manifest import BadSetup, Manifest
from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.games.it_happens.components import OBJECTS
from insectarium.games.it_happens.position_checks import check
from insectarium.games.it_happens.rules import ItHappensState, empty_table
from insectarium.games.it_happens.state import (
    COLOURS,
    DICE,
    DIE_BITS,
    HILLS,
    NONE,
    OPEN_HILLS,
    OVER,
    PHASES,
    PIP_BITS,
    PLACING,
    ROUNDS,
    SIDES,
    THIRD_DICE_PER_SEAT,
    TILES_PER_KIND,
    TURN,
    WORMS,
)
from insectarium.games.it_happens.tables import COLUMNS_PER_HILL, KINDS, SPACES_PER_COLUMN, HillTables
from insectarium.games.it_happens.view import dice_in

FIELDS = (
    "game", "seats", "options", "round", "start", "turn", "done", "hills", "pile", "players", "decision",
    "random",
)  # fmt: skip
DONE_FIELDS = ("hill", "queen", "general")
HILL_FIELDS = ("hill", "columns")
COLUMN_FIELDS = ("colour", "dice", "which")
PLAYER_FIELDS = ("worms", "objects", "third_dice")
DECISION_FIELDS = ("kind", "die", "colour")


def to_position(state: ItHappensState) -> dict[str, Any]:
    played = int(state.rounds_done * OPEN_HILLS)
    opened = range(OPEN_HILLS) if state.rounds_done < ROUNDS else ()
    drawn = played + len(opened)
    return {
        "game": "it_happens",
        "seats": int(state.seats),
        "round": int(state.rounds_done) + 1,
        "start": int(state.start),
        "turn": int(state.turn),
        "done": [_write_done(state, int(hill)) for hill in state.pile[:played]],
        "hills": [_write_hill(state, slot) for slot in opened],
        "pile": [state.tables.ids[hill] for hill in state.pile[drawn:]],
        "players": [_write_player(state, colour) for colour in range(state.colours)],
        "decision": _write_decision(state),
        "random": state.rng.words(),
    }


def _write_done(state: ItHappensState, hill: int) -> dict[str, Any]:
    queen, general = int(state.queen_owner[hill]), int(state.general_owner[hill])
    return {
        "hill": state.tables.ids[hill],
        "queen": None if queen == NONE else COLOURS[queen],
        "general": None if general == NONE else COLOURS[general],
    }


def _write_hill(state: ItHappensState, slot: int) -> dict[str, Any]:
    columns = []
    for column in range(state.entered[slot]):
        place = int(slot * COLUMNS_PER_HILL + column)
        dice = dice_in(state, place)
        columns.append(
            {
                "colour": COLOURS[state.owner[place]],
                "dice": [number for _, number in dice],
                "which": [which for which, _ in dice],
            }
        )
    return {"hill": state.tables.ids[state.hill_at(slot)], "columns": columns}


def _write_player(state: ItHappensState, colour: int) -> dict[str, Any]:
    counts = {kind: int(state.objects[colour * KINDS + number]) for number, kind in enumerate(OBJECTS)}
    player: dict[str, Any] = {
        "worms": int(state.worms[colour]),
        "objects": {kind: count for kind, count in counts.items() if count},
    }
    if state.seats == 2 and colour < state.seats:
        player["third_dice"] = int(state.third_dice[colour])
    return player


def _write_decision(state: ItHappensState) -> dict[str, Any]:
    decision: dict[str, Any] = {"kind": PHASES[state.phase]}
    if state.phase == PLACING:
        decision.update({"die": int(state.die), "colour": COLOURS[state.die_colour]})
    return decision


def from_position(document: Mapping[str, Any], manifest: Manifest, tables: HillTables) -> ItHappensState:
    """The state that the document describes; PositionError says what is wrong with it."""
    whole = Document(dict(document) if isinstance(document, Mapping) else document)
    return _Reader(whole, manifest, tables).read()


class _Reader:
    def __init__(self, document: Document, manifest: Manifest, tables: HillTables) -> None:
        self.document = document.mapping(FIELDS)
        self.manifest = manifest
        self.tables = tables
        self.used: dict[str, str] = {}
        """Where each hill lies, to find one that lies in two places."""

    def read(self) -> ItHappensState:
        document = self.document
        document.optional("game", lambda part: part.text("it_happens"), "")
        seats = document["seats"].whole(self.manifest.seats[0], self.manifest.seats[-1])
        self._check_options(seats)
        self.state = empty_table(seats, self.tables, self._rng())
        self._read_progress()
        self._read_players()
        done, opened = self._read_done(), self._read_open()
        self.state.pile = vec[i64]([*done, *opened, *self._read_pile(HILLS - len(done) - len(opened))])
        self._read_dice()
        self._read_decision()
        check(self.state, document)
        return self.state

    def _check_options(self, seats: int) -> None:
        if self.document.has("options"):
            part = self.document["options"].mapping(tuple(option.key for option in self.manifest.options))
            try:
                self.manifest.resolve(seats, part.value)
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
        last = int(state.seats) - 1
        state.rounds_done = self.document["round"].whole(1, int(ROUNDS) + 1) - 1
        start = self.document.optional("start", lambda part: part.whole(0, last), None)
        # ITH-060
        state.start = state.rounds_done % state.seats if start is None else start
        state.turn = self.document.optional("turn", lambda part: part.whole(0, last), int(state.start))

    # Tiles in front of the players

    def _read_players(self) -> None:
        part = self.document["players"]
        players = [player.mapping(PLAYER_FIELDS) for player in part.items()]
        if len(players) != self.state.colours:
            third = ", the third colour last" if self.state.seats == 2 else ""
            raise part.fail(f"{int(self.state.colours)} players are needed{third}, not {len(players)}.")
        for colour, player in enumerate(players):
            self._read_player(colour, player)
        owned = sum(int(worms) for worms in self.state.worms)
        if owned > WORMS:
            raise part.fail(f"{owned} worms are with the players; there are only {int(WORMS)}.")
        self.state.worm_supply = WORMS - owned
        self._read_object_supply(part)

    def _read_player(self, colour: int, player: Document) -> None:
        state = self.state
        state.worms[colour] = player.optional("worms", lambda part: part.whole(0, int(WORMS)), 0)
        if player.has("objects"):
            objects = player["objects"].mapping(OBJECTS)
            for number, kind in enumerate(OBJECTS):
                most = int(TILES_PER_KIND)
                count = objects[kind].whole(0, most) if objects.has(kind) else 0
                state.objects[colour * KINDS + number] = count
        if player.has("third_dice"):
            if state.seats != 2 or colour >= state.seats:
                raise player["third_dice"].fail(
                    "only the two seats of a game for two have third-colour dice."
                )
            state.third_dice[colour] = player["third_dice"].whole(0, int(THIRD_DICE_PER_SEAT))

    def _read_object_supply(self, part: Document) -> None:
        state = self.state
        for number, kind in enumerate(OBJECTS):
            owned = sum(int(state.objects[colour * KINDS + number]) for colour in range(state.colours))
            if owned > TILES_PER_KIND:
                raise part.fail(f"{owned} tiles of {kind} are with the players; there are 4 of each kind.")
            state.object_supply[number] = TILES_PER_KIND - owned

    # Hills

    def _hill(self, part: Document) -> int:
        name = part.text()
        if name not in self.tables.ids:
            raise part.fail(f"there is no hill {name!r}.")
        if name in self.used:
            raise part.fail(f"hill {name} is a hill too many: it lies at {self.used[name]} already.")
        self.used[name] = part.path
        return self.tables.ids.index(name)

    def _colour(self, part: Document) -> int:
        return COLOURS.index(part.text(*COLOURS[: int(self.state.colours)]))

    def _read_done(self) -> list[int]:
        due = int(self.state.rounds_done * OPEN_HILLS)
        parts = list(self.document["done"].items()) if self.document.has("done") else []
        if len(parts) != due:
            where = self.document["done"] if self.document.has("done") else self.document
            raise where.fail(f"{due} hills have been evaluated before this round, not {len(parts)}.")
        return [self._read_result(part.mapping(DONE_FIELDS)) for part in parts]

    def _read_result(self, part: Document) -> int:
        hill = self._hill(part["hill"])
        queen = part.optional("queen", self._colour, int(NONE))
        general = part.optional("general", self._colour, int(NONE))
        # ITH-052
        if general != NONE and general == queen:
            raise part.fail("one colour cannot have both tiles of a hill.")
        if queen == NONE and general != NONE:
            raise part.fail("a hill whose general was won had a queen to win as well.")
        self.state.queen_owner[hill] = queen
        self.state.general_owner[hill] = general
        return hill

    def _read_open(self) -> list[int]:
        due = int(OPEN_HILLS) if self.state.rounds_done < ROUNDS else 0
        self.open_parts = [p.mapping(HILL_FIELDS) for p in self.document["hills"].items()] if due else []
        if len(self.open_parts) != due:
            raise self.document["hills"].fail(f"{due} hills lie open, not {len(self.open_parts)}.")
        return [self._hill(part["hill"]) for part in self.open_parts]

    def _read_pile(self, count: int) -> list[int]:
        if self.document.has("pile"):
            part = self.document["pile"]
            pile = [self._hill(hill) for hill in part.items()]
            if len(pile) != count:
                raise part.fail(f"{count} hills are left for the pile, not {len(pile)}.")
            return pile
        unused = vec[i64]([n for n, name in enumerate(self.tables.ids) if name not in self.used])
        self.state.rng.shuffle(unused)
        return [int(hill) for hill in unused]

    # Dice

    def _read_dice(self) -> None:
        self.dice_used: dict[int, set[int]] = {colour: set() for colour in range(self.state.colours)}
        for slot, part in enumerate(self.open_parts):
            if part.has("columns"):
                columns = part["columns"].items(at_most=int(COLUMNS_PER_HILL))
                for column, column_part in enumerate(columns):
                    self._read_column(slot, column, column_part.mapping(COLUMN_FIELDS))
        for seat in range(self.state.seats):
            self.state.own_dice[seat] = DICE - len(self.dice_used[seat])

    def _read_column(self, slot: int, column: int, part: Document) -> None:
        state = self.state
        colour = self._colour(part["colour"])
        place = int(slot * COLUMNS_PER_HILL + column)
        # ITH-031
        if state.column_of[slot * COLUMNS_PER_HILL + colour] != NONE:
            raise part.fail(f"{COLOURS[colour]} has a column in this hill already.")
        numbers = [p.whole(1, int(SIDES)) for p in part["dice"].items(at_most=int(SPACES_PER_COLUMN))]
        height = int(state.height(slot, column))
        if not 1 <= len(numbers) <= height:
            raise part["dice"].fail(f"this column takes 1 to {height} dice, not {len(numbers)}.")
        state.owner[place] = colour
        state.column_of[slot * COLUMNS_PER_HILL + colour] = column
        state.entered[slot] += 1
        state.count[place] = len(numbers)
        state.sum[place] = sum(numbers)
        for space, (which, number) in enumerate(zip(self._which(part, colour), numbers, strict=True)):
            state.dice[place] |= (which << PIP_BITS | number) << space * DIE_BITS

    def _which(self, part: Document, colour: int) -> list[int]:
        """Which dice of the colour these are: as the document says, or those not met so far."""
        out = self._dice_out(colour)
        free = [which for which in out if which not in self.dice_used[colour]]
        count = len(part["dice"].value)
        if len(free) < count:
            raise part["dice"].fail(f"only {len(out)} dice of {COLOURS[colour]} can be in the hills.")
        chosen = free[:count]
        if part.has("which"):
            chosen = [which.whole(0, int(DICE) - 1) for which in part["which"].items()]
            if len(chosen) != count or not set(chosen) <= set(free) or len(set(chosen)) != count:
                raise part["which"].fail(f"one of the dice {free} is needed for each number.")
        self.dice_used[colour].update(chosen)
        return chosen

    def _dice_out(self, colour: int) -> list[int]:
        """The dice of a colour that may lie in the hills."""
        if colour != self.state.third():
            return list(range(DICE))
        # ITH-075
        pair = int(THIRD_DICE_PER_SEAT)
        hands = [int(dice) for dice in self.state.third_dice]
        return [seat * pair + number for seat, held in enumerate(hands) for number in range(pair - held)]

    # The moment

    def _read_decision(self) -> None:
        state = self.state
        state.phase = OVER if state.rounds_done == ROUNDS else TURN
        if not self.document.has("decision"):
            return
        part = self.document["decision"].mapping(DECISION_FIELDS)
        state.phase = PHASES.index(part["kind"].text(*PHASES))
        for field in ("die", "colour"):
            if state.phase != PLACING and part.has(field):
                raise part.fail(f"the decision {part['kind'].value!r} has no field {field!r}.")
        if state.phase == PLACING:
            state.die = part["die"].whole(1, int(SIDES))
            state.die_colour = part.optional("colour", self._colour, int(state.turn))
