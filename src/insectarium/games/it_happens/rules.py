# compiled by mypyc
"""What may be done in It Happens.., and what it does."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.games.it_happens import heuristic, refusals, scoring
from insectarium.games.it_happens.codes import PLACE, REROLL, ROLL, ROLL_THIRD, SKIP
from insectarium.games.it_happens.components import OBJECTS
from insectarium.games.it_happens.state import (
    COLOURS,
    DICE,
    DIE_BITS,
    FIRST_WORMS,
    HILLS,
    NONE,
    OPEN_COLUMNS,
    OPEN_HILLS,
    OVER,
    PIP_BITS,
    PLACING,
    ROUNDS,
    SIDES,
    THIRD_DICE_PER_SEAT,
    TILES_PER_KIND,
    TURN,
    WORMS,
    Board,
)
from insectarium.games.it_happens.tables import (
    COLUMNS_PER_HILL,
    KINDS,
    NO_PICTURE,
    WORM_PICTURE,
    HillTables,
)


class ItHappensState(Board):
    """A match of It Happens.."""

    def clone(self) -> ItHappensState:
        copy = ItHappensState(self.seats, self.tables, self.rng.clone())
        self.copy_into(copy)
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Only the order of the pile and later chance are unknown, and to all seats alike."""
        drawn = (self.rounds_done + 1) * OPEN_HILLS
        if drawn < HILLS:
            unknown = _sorted(self.pile, drawn)
            rng.shuffle(unknown)
            pile = self.pile[:]
            for number in range(drawn, HILLS):
                pile[number] = unknown[number - drawn]
            self.pile = pile
        self.rng = rng.fork()

    # What may be done

    def legal_actions(self) -> vec[i64]:
        if self.phase == TURN:
            return self._legal_starts()
        if self.phase == PLACING:
            return self._legal_placings()
        return vec[i64]()

    def _legal_starts(self) -> vec[i64]:
        actions = vec[i64]()
        own = self.can_roll_own(self.turn)
        if own:
            actions = append(actions, ROLL)
        # ITH-076
        if self.third_dice[self.turn] > 0 and self.can_roll_third(self.turn):
            actions = append(actions, ROLL_THIRD)
        # ITH-041, ITH-046, ITH-A01, ITH-A16
        if own and self.worms[self.turn] > 0:
            actions = append(actions, SKIP)
        return actions

    def _legal_placings(self) -> vec[i64]:
        actions = vec[i64]()
        # ITH-043, ITH-044, ITH-078
        if self.die_colour == self.turn and self.worms[self.turn] > 0:
            actions = append(actions, REROLL)
        for slot in range(OPEN_HILLS):
            # ITH-033, ITH-034
            if self.column_for(slot, self.die_colour) != NONE:
                actions = append(actions, PLACE + slot)
        return actions

    def leaves_to_chance(self, action: i64) -> bool:
        return action < PLACE and action != SKIP

    def refusal(self, action: i64) -> Refusal:
        return refusals.explain(self, action)

    # What it does

    def advance(self, action: i64) -> None:
        if action >= PLACE:
            self._place(action - PLACE)
        elif action == REROLL:
            # ITH-041, ITH-048
            self._pay_worm()
            self._throw("reroll")
        elif action == SKIP:
            self._pay_worm()
            if self.events is not None:
                self.note("skip", self.turn, {"worms": int(self.worms[self.turn])})
            # ITH-A02
            self._next_turn()
        else:
            self.die_colour = self.third() if action == ROLL_THIRD else self.turn
            self.phase = PLACING
            self._throw("roll")

    def _pay_worm(self) -> None:
        self.worms[self.turn] -= 1
        self.worm_supply += 1

    def _throw(self, kind: str) -> None:
        before = self.die
        # ITH-007, ITH-044
        self.die = self.rng.below(SIDES) + 1
        if self.events is not None:
            facts: dict[str, int | str] = {"number": int(self.die), "before": int(before)}
            facts["owner"] = self._owner_word(self.die_colour)
            facts["colour"] = COLOURS[self.die_colour]
            self.note(kind, self.turn, facts)

    def _place(self, slot: i64) -> None:
        """ITH-026"""
        colour = self.die_colour
        column = self.column_for(slot, colour)
        place = slot * COLUMNS_PER_HILL + column
        # ITH-029
        space = self.count[place]
        if space == 0:
            self.owner[place] = colour
            self.column_of[slot * COLUMNS_PER_HILL + colour] = column
            self.entered[slot] += 1
        die = (self.next_die(self.turn, colour) << PIP_BITS) | self.die
        self.dice[place] |= die << (space * DIE_BITS)
        self.count[place] = space + 1
        self.sum[place] += self.die
        if colour == self.turn:
            self.own_dice[self.turn] -= 1
        else:
            self.third_dice[self.turn] -= 1
        if self.events is not None:
            self._note_place(slot, column)
        self._gain(colour, self.picture(slot, column, space))
        self.die = 0
        self.die_colour = NONE
        if self.events is not None:
            self._note_stuck(colour)
        # ITH-040
        self._next_turn()

    def _gain(self, colour: i64, picture: i64) -> None:
        """ITH-038"""
        if picture == NO_PICTURE:
            return
        gained: i64 = 0
        if picture == WORM_PICTURE:
            # ITH-036
            gained = self._take_worm(colour)
        # ITH-037, ITH-A08
        elif self.object_supply[picture] > 0:
            gained = 1
            self.object_supply[picture] -= 1
            self.objects[colour * KINDS + picture] += 1
        if self.events is not None:
            thing = "worm" if picture == WORM_PICTURE else OBJECTS[picture]
            self._note_gain(colour, thing, gained, "space")

    def _take_worm(self, colour: i64) -> i64:
        """How many of the one worm that is due there are: ITH-A07."""
        if self.worm_supply == 0:
            return 0
        self.worm_supply -= 1
        self.worms[colour] += 1
        return 1

    # Turns and rounds

    def _next_turn(self) -> None:
        self.phase = TURN
        # ITH-022, ITH-040, ITH-025, ITH-A04
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            if self.can_act(seat):
                self.turn = seat
                return
        # ITH-023
        self._end_round()

    def _end_round(self) -> None:
        # ITH-A13
        for slot in range(OPEN_HILLS):
            self._evaluate(slot)
        # ITH-057, ITH-058
        self.clear_hills()
        self.rounds_done += 1
        # ITH-060
        self.start = (self.start + 1) % self.seats
        self.turn = self.start
        # ITH-018, ITH-061, ITH-A27
        if self.rounds_done == ROUNDS:
            self.phase = OVER
            if self.events is not None:
                self._note_end()
        elif self.events is not None:
            self.note("round", self.start, {"round": int(self.rounds_done + 1)})

    def _evaluate(self, slot: i64) -> None:
        hill = self.hill_at(slot)
        first = slot * COLUMNS_PER_HILL
        for column in range(self.entered[slot]):
            rank = self.rank_of(slot, column)
            colour = self.owner[first + column]
            if rank == 1:
                # ITH-049, ITH-054
                self.queen_owner[hill] = colour
            elif rank == 2:
                # ITH-050
                self.general_owner[hill] = colour
        if self.events is not None:
            self._note_tiles(slot)
        # ITH-A07
        for column in range(self.entered[slot]):
            # ITH-055, ITH-056
            if self.sum[first + column] == self.tables.worm_number[hill]:
                colour = self.owner[first + column]
                gained = self._take_worm(colour)
                if self.events is not None:
                    self._note_gain(colour, "worm", gained, "number")

    def clear_hills(self) -> None:
        """Every die back to its owner, as at the start of a round."""
        for place in range(OPEN_COLUMNS):
            self.owner[place] = NONE
            self.count[place] = 0
            self.sum[place] = 0
            self.dice[place] = 0
            self.column_of[place] = NONE
        for slot in range(OPEN_HILLS):
            self.entered[slot] = 0
        for seat in range(self.seats):
            # ITH-015
            self.own_dice[seat] = DICE
            # ITH-075
            self.third_dice[seat] = THIRD_DICE_PER_SEAT if self.seats == 2 else 0

    # Points

    def scores(self) -> list[int]:
        return scoring.totals(self)[: int(self.seats)]

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        # ITH-080, ITH-A19
        return [colour for colour in scoring.winning_colours(self) if colour < self.seats]

    def evaluate(self, seat: i64) -> float:
        return heuristic.evaluations(self)[seat]

    def evaluations(self) -> vec[float]:
        return heuristic.evaluations(self)

    def temperature(self) -> float:
        return heuristic.temperature(self)

    # Events

    def _owner_word(self, colour: i64) -> str:
        return "third" if colour == self.third() else "seat"

    def _seat_of(self, colour: i64) -> i64:
        return NONE if colour == self.third() else colour

    def _note_place(self, slot: i64, column: i64) -> None:
        facts: dict[str, int | str] = {
            "number": int(self.die),
            "hill": int(slot + 1),
            "card": self.tables.ids[self.hill_at(slot)],
            "column": int(column + 1),
            "sum": int(self.sum[slot * COLUMNS_PER_HILL + column]),
            "owner": self._owner_word(self.die_colour),
            "colour": COLOURS[self.die_colour],
        }
        self.note("place", self.turn, facts)

    def _note_gain(self, colour: i64, thing: str, gained: i64, source: str) -> None:
        facts: dict[str, int | str] = {"thing": thing, "gained": int(gained), "from": source}
        facts["owner"] = self._owner_word(colour)
        facts["colour"] = COLOURS[colour]
        self.note("gain", self._seat_of(colour), facts)

    def _note_stuck(self, colour: i64) -> None:
        left: i64 = 0
        if colour == self.third():
            for dice in self.third_dice:
                left += dice
        else:
            left = self.own_dice[colour]
        if left > 0 and not self.can_place(colour):
            facts: dict[str, int | str] = {"dice": int(left), "owner": self._owner_word(colour)}
            self.note("stuck", self._seat_of(colour), facts)

    def _note_tiles(self, slot: i64) -> None:
        hill = self.hill_at(slot)
        winners = (self.queen_owner[hill], self.general_owner[hill])
        values = (self.tables.queen[hill], self.tables.general[hill])
        for number in range(2):
            colour = winners[number]
            facts: dict[str, int | str] = {"hill": int(slot + 1), "card": self.tables.ids[hill]}
            facts["tile"] = "queen" if number == 0 else "general"
            facts["points"] = int(values[number])
            # ITH-A05
            if colour == NONE:
                self.note("unclaimed", NONE, facts)
                continue
            column = self.column_of[slot * COLUMNS_PER_HILL + colour]
            facts["sum"] = int(self.sum[slot * COLUMNS_PER_HILL + column])
            facts["owner"] = self._owner_word(colour)
            facts["colour"] = COLOURS[colour]
            self.note("tile", self._seat_of(colour), facts)

    def _note_end(self) -> None:
        winners = scoring.winning_colours(self)
        totals = scoring.totals(self)
        for colour in winners:
            facts: dict[str, int | str] = {"points": totals[colour], "winners": len(winners)}
            facts["owner"] = self._owner_word(colour)
            self.note("win", self._seat_of(colour), facts)


def _sorted(pile: vec[i64], start: i64) -> vec[i64]:
    """The hills that are still in the pile, lowest first: nothing of their order is left."""
    hills: list[int] = []
    for number in range(start, i64(len(pile))):
        hills.append(int(pile[number]))
    hills.sort()
    return vec[i64](hills)


def empty_table(seats: i64, tables: HillTables, rng: Rng) -> ItHappensState:
    """A table with all dice in their owners' hands and all tiles in the supply; no hill is drawn yet."""
    state = ItHappensState(seats, tables, rng)
    state.owner = vec[i64]([NONE] * OPEN_COLUMNS)
    state.count = vec[i64]([0] * OPEN_COLUMNS)
    state.sum = vec[i64]([0] * OPEN_COLUMNS)
    state.dice = vec[i64]([0] * OPEN_COLUMNS)
    state.column_of = vec[i64]([NONE] * OPEN_COLUMNS)
    state.entered = vec[i64]([0] * OPEN_HILLS)
    state.own_dice = vec[i64]([0] * seats)
    state.third_dice = vec[i64]([0] * seats)
    state.clear_hills()
    state.worms = vec[i64]([0] * state.colours)
    state.worm_supply = WORMS
    state.objects = vec[i64]([0] * (state.colours * KINDS))
    # ITH-009, ITH-C08
    state.object_supply = vec[i64]([TILES_PER_KIND] * KINDS)
    state.queen_owner = vec[i64]([NONE] * HILLS)
    state.general_owner = vec[i64]([NONE] * HILLS)
    return state


def new_match(seats: i64, random_start: bool, tables: HillTables, rng: Rng) -> ItHappensState:
    """The table as it is set up."""
    state = empty_table(seats, tables, rng)
    # ITH-014
    state.pile = vec[i64](range(HILLS))
    rng.shuffle(state.pile)
    # ITH-016, ITH-A14
    for seat in range(seats):
        state.worms[seat] = FIRST_WORMS
    state.worm_supply = WORMS - FIRST_WORMS * seats
    # ITH-017, ITH-A12
    state.start = rng.below(seats) if random_start else 0
    state.turn = state.start
    return state
