# compiled by mypyc
"""What the actions of Marabunta do."""

from __future__ import annotations

from insectarium.core.packed import append, i64, pop, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.games.marabunta import choices, frames, heuristic, refusals, scoring
from insectarium.games.marabunta.codes import (
    ALL_DICE,
    ANTHILL,
    BONUS,
    CHEST,
    CHOOSE,
    CIRCLE,
    COOKIE_FIRST,
    DROP,
    ELEMENTS,
    FACE_NAMES,
    FACES,
    FINISH,
    KIND_BITS,
    PAYLOAD,
    POOL_WITH_TILE,
    PURGE,
    REMOVE_COOKIE,
    REPEAT,
    SPLIT,
    STRIKE,
    TILE_BIT,
    TILE_ELEMENT,
    TILE_NAMES,
    TILES,
    USE,
    WRITE,
)
from insectarium.games.marabunta.effects import Effects
from insectarium.games.marabunta.frames import (
    BONUSES,
    FRAME_NAMES,
)
from insectarium.games.marabunta.grid import REGION_NAMES, REGIONS
from insectarium.games.marabunta.state import (
    CHOOSING,
    EXECUTING,
    NONE,
    OVER,
    SPLITTING,
)
from insectarium.games.marabunta.tables import MapTables, SideTables
from insectarium.games.marabunta.uses import can_use


class MarabuntaState(Effects):
    """A match of Marabunta."""

    def clone(self) -> MarabuntaState:
        copy = MarabuntaState(self.map, self.side, self.rng.clone())
        self.copy_into(copy)
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Only the order of the tiles in the pile and later dice are unknown, and to both seats alike."""
        shown = self.round if self.round < TILES else TILES - 1
        unknown: list[int] = []
        for number in range(shown, TILES - 1):
            unknown.append(int(self.pile[number]))
        unknown.sort()
        hidden = vec[i64](unknown)
        rng.shuffle(hidden)
        pile = self.pile[:]
        for number in range(shown, TILES - 1):
            pile[number] = hidden[number - shown]
        self.pile = pile
        self.rng = rng.fork()

    def legal_actions(self) -> vec[i64]:
        return choices.legal_actions(self)

    def refusal(self, action: i64) -> Refusal:
        return refusals.explain(self, action >> KIND_BITS, action & PAYLOAD)

    def advance(self, action: i64) -> None:
        kind = action >> KIND_BITS
        payload = action & PAYLOAD
        if kind == SPLIT:
            self._split(payload)
            return
        if kind == CHOOSE:
            self._choose(payload)
        elif kind == USE:
            self._use(payload)
        elif kind == FINISH:
            self._finish()
        elif kind == ANTHILL:
            self._spend_anthill()
        elif kind == DROP:
            self._drop()
        else:
            self._in_effect(kind, payload)
        self._settle()

    def _in_effect(self, kind: i64, payload: i64) -> None:
        self.stack, top = pop(self.stack)
        if kind == WRITE:
            self._write_by(top, payload)
        elif kind == CHEST:
            self._mark_chest(top, payload)
        elif kind == STRIKE:
            self._strike(top, payload)
        elif kind == CIRCLE:
            self._circle_by(top, payload)
        elif kind == REPEAT:
            self._note_element("repeat", payload)
            self._begin_die(payload)
        elif kind == PURGE:
            # MAR-087
            self._note_hex("purge", payload)
            self._cross_out(payload)
        elif kind == BONUS:
            self._bonus(top, payload == COOKIE_FIRST)

    # Rounds

    def begin_round(self) -> None:
        # MAR-036
        if self.events is not None:
            facts: dict[str, int | str] = {"shows": TILE_NAMES[self.tile()], "round": int(self.round)}
            self.note("reveal", self.splitter, facts)
        # MAR-037
        self.dice = vec[i64]()
        for _ in range(REGIONS):
            self.dice = append(self.dice, self.rng.below(FACES))
        if self.events is not None:
            facts = {}
            for die in range(REGIONS):
                facts[REGION_NAMES[die]] = FACE_NAMES[self.dice[die]]
            self.note("roll", self.splitter, facts)
        self.apart = 0
        self.pools = vec[i64]([0, 0])
        self.left = 0
        self.active = NONE
        self.phase = SPLITTING

    def _split(self, apart: i64) -> None:
        self.apart = apart
        self.phase = CHOOSING
        if self.events is not None:
            count: i64 = 0
            for die in range(REGIONS):
                count += (apart >> die) & 1
            facts: dict[str, int | str] = {"dice": int(count), "with_tile": int(REGIONS - count)}
            self.note("split", self.splitter, facts)

    def _choose(self, pool: i64) -> None:
        with_tile = (ALL_DICE - self.apart) | TILE_BIT
        chosen = with_tile if pool == POOL_WITH_TILE else self.apart
        # MAR-040, MAR-041
        self.pools[self.chooser()] = chosen
        self.pools[self.splitter] = (ALL_DICE | TILE_BIT) - chosen
        if self.events is not None:
            self.note("choose", self.chooser(), {"pool": "tile" if pool == POOL_WITH_TILE else "dice"})
        self.phase = EXECUTING
        self._begin_pool(self.chooser())

    def _begin_pool(self, seat: i64) -> None:
        self.active = seat
        self.left = self.pools[seat]

    def _finish(self) -> None:
        if self.events is not None:
            unused: i64 = 0
            for element in range(ELEMENTS):
                unused += (self.left >> element) & 1
            self.note("finish", self.active, {"unused": int(unused)})
        self.left = 0

    def _settle(self) -> None:
        """Go on to the next moment at which somebody has something to decide."""
        while self.phase == EXECUTING:
            if len(self.stack) > 0:
                if self._waits():
                    return
            elif self._can_go_on():
                return
            else:
                self._end_pool()

    def _can_go_on(self) -> bool:
        for element in range(ELEMENTS):
            if (self.left >> element) & 1 == 1 and can_use(self, self.active, element):
                return True
        return False

    def _waits(self) -> bool:
        """Whether the top of the stack waits for a decision; what needs none is done, or lost."""
        top = self.stack[-1]
        if frames.kind_of(top) == BONUSES:
            return self._bonuses_wait(top)
        if choices.has_options(self, top):
            return True
        # MAR-A13, MAR-A18, MAR-A19, MAR-A21
        self.stack, top = pop(self.stack)
        if self.events is not None:
            self.note("lost", self.active, {"effect": FRAME_NAMES[frames.kind_of(top)]})
        return False

    def _end_pool(self) -> None:
        if self.left != 0:
            self._finish()
        if self.active != self.splitter:
            # MAR-041
            self._begin_pool(self.splitter)
            return
        # MAR-107, MAR-108, MAR-A24
        if self.trigger != NONE:
            self.phase = OVER
            self.active = NONE
            self._note_end()
            return
        # MAR-042, MAR-048, MAR-049, MAR-051, MAR-A11
        self.round += 1
        self.splitter = 1 - self.splitter
        self.begin_round()

    # Elements

    def _use(self, element: i64) -> None:
        self.left -= 1 << element
        self._note_element("use", element)
        if element == TILE_ELEMENT:
            self._begin_tile(self.tile())
        else:
            self._begin_die(element)

    def _drop(self) -> None:
        self.stack, top = pop(self.stack)
        if self.events is not None:
            self.note("drop", self.active, {"effect": FRAME_NAMES[frames.kind_of(top)]})

    # Points

    def scores(self) -> list[int]:
        return scoring.totals(self)

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.phase == OVER else []

    def evaluate(self, seat: i64) -> float:
        return heuristic.evaluate(self, seat)

    def evaluations(self) -> vec[float]:
        return heuristic.evaluations(self)

    def temperature(self) -> float:
        return heuristic.temperature(self)

    # Events with more to say

    def _note_end(self) -> None:
        for seat in self.winners():
            self.note("win", seat, {"points": self.scores()[seat]})


def new_match(map: MapTables, side: SideTables, rng: Rng) -> MarabuntaState:
    """The table as it is set up."""
    state = MarabuntaState(map, side, rng)
    state.clean()
    # MAR-015, MAR-016, MAR-017, MAR-A04
    pile = vec[i64](range(TILES - 1))
    rng.shuffle(pile)
    state.pile = append(pile, REMOVE_COOKIE)
    # MAR-018, MAR-A07
    state.splitter = rng.below(2)
    state.begin_round()
    return state
