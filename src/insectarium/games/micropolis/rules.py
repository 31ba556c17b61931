# compiled by mypyc
"""What may be done in Micropolis, and what it does."""

from __future__ import annotations

from insectarium.core.packed import append, i64, vec
from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.core.state import UNFORESEEN
from insectarium.games.micropolis import foresight, heuristic, refusals, scoring
from insectarium.games.micropolis.codes import (
    BY_MARKER,
    FILL,
    KIND_BITS,
    LEAVE_EMPTY,
    LEFT,
    PAYLOAD,
    RIGHT,
    SECOND_HILL,
    SKIPPED,
    action_of,
)
from insectarium.games.micropolis.state import (
    ARMY_LIMIT,
    CHOOSE_EFFECT,
    MAN_BARRACKS,
    MOVE_GUARD,
    NAME_LEADER,
    NONE,
    OVER,
    PLACE_MARKER,
    RING,
    ROW,
    SIDE,
    TAKE,
    Board,
)
from insectarium.games.micropolis.tables import (
    ARCHITECT,
    BARRACKS,
    EFFECTS,
    GUARD,
    NURSE,
    OFFICER,
)


class MicropolisState(Board):
    """A match of Micropolis."""

    def clone(self) -> MicropolisState:
        copy = MicropolisState(self.seats, self.expert, self.memory, self.rng.clone())
        self.copy_into(copy)
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Only the order of the stack and later chance are unknown, and to all seats alike."""
        drawn = self.stack_drawn
        unknown = _in_order(self.stack, drawn)
        rng.shuffle(unknown)
        stack = self.stack[:]
        for number in range(drawn, i64(len(stack))):
            stack[number] = unknown[number - drawn]
        self.stack = stack
        self.rng = rng.fork()

    # What may be done

    def legal_actions(self) -> vec[i64]:
        if self.phase == TAKE:
            return self._legal_takes()
        if self.phase == SIDE:
            return vec[i64]([action_of(SIDE, LEFT), action_of(SIDE, RIGHT)])
        if self.phase == MAN_BARRACKS:
            return vec[i64]([action_of(MAN_BARRACKS, LEAVE_EMPTY), action_of(MAN_BARRACKS, FILL)])
        if self.phase == MOVE_GUARD:
            return self._legal_garrisons()
        if self.phase == CHOOSE_EFFECT:
            return self._legal_effects()
        if self.phase == NAME_LEADER:
            return self._legal_leaders()
        if self.phase == PLACE_MARKER:
            first = self.first_hill(self.leader())
            # MIC-101
            return vec[i64]([action_of(PLACE_MARKER, first), action_of(PLACE_MARKER, first + 1)])
        return vec[i64]()

    def _legal_takes(self) -> vec[i64]:
        actions = vec[i64]()
        seat = self.active()
        first = self.first_hill(seat)
        for number in range(self.hills_per_seat):
            hill = first + number
            # MIC-106, MIC-A42
            if self.placed[hill] == RING:
                continue
            base = action_of(TAKE, SECOND_HILL * number)
            army = self.army[hill]
            for skipped in range(self.row_size):
                # MIC-029, MIC-104
                if skipped <= army:
                    actions = append(actions, base | skipped)
            # MIC-065, MIC-A16
            if self.architects[seat] > 0:
                for skipped in range(1, self.row_size):
                    actions = append(actions, base | BY_MARKER | skipped)
        return actions

    def _legal_garrisons(self) -> vec[i64]:
        actions = vec[i64]()
        for places in self.legal_garrisons(self.target_hill):
            actions = append(actions, action_of(MOVE_GUARD, places))
        return actions

    def legal_garrisons(self, hill: i64) -> vec[i64]:
        """The sets of barracks that a guard may leave full."""
        sets = vec[i64]()
        barracks = self.barracks_places(hill)
        soldiers = self.army[hill] + self.garrisoned(hill)
        count = i64(len(barracks))
        for chosen in range(1 << count):
            places: i64 = 0
            needed: i64 = 0
            for number in range(count):
                if (chosen >> number) & 1:
                    places |= 1 << barracks[number]
                    needed += self.capacity_at(hill, barracks[number])
            # MIC-062, MIC-063, MIC-A11
            if needed <= soldiers and soldiers - needed <= ARMY_LIMIT:
                sets = append(sets, places)
        return sets

    def _legal_effects(self) -> vec[i64]:
        actions = vec[i64]()
        before = NONE
        # The pending effects are sorted, so that equal ones stand together.
        for effect in self.pending:
            if effect != before:
                actions = append(actions, action_of(CHOOSE_EFFECT, effect))
            before = effect
        return actions

    def _legal_leaders(self) -> vec[i64]:
        actions = vec[i64]()
        for hill in self.leader_candidates():
            actions = append(actions, action_of(NAME_LEADER, hill))
        return actions

    def refusal(self, action: i64) -> Refusal:
        return refusals.explain(self, action >> KIND_BITS, action & PAYLOAD)

    # What it does

    def advance(self, action: i64) -> None:
        payload = action & PAYLOAD
        if self.phase == TAKE:
            self._take(payload)
        elif self.phase == SIDE:
            self._place(payload == LEFT)
        elif self.phase == MAN_BARRACKS:
            self._man_barracks(payload == FILL)
        elif self.phase == MOVE_GUARD:
            self._move_guard(payload)
        elif self.phase == CHOOSE_EFFECT:
            self._choose_effect(payload)
        elif self.phase == NAME_LEADER or self.phase == PLACE_MARKER:
            self._give_marker(payload)
            self.phase = TAKE

    def _take(self, payload: i64) -> None:
        seat = self.active()
        skipped = payload & SKIPPED
        by_marker = (payload & BY_MARKER) != 0
        hill = self.first_hill(seat) + (1 if payload & SECOND_HILL else 0)
        slot = self.slot_of(skipped + 1)
        tile = self.row[slot]
        if by_marker:
            # MIC-066, MIC-067
            self.architects[seat] -= 1
            self.spare_architects += 1
        else:
            self._pay(hill, slot, skipped)
        found = self.row_soldiers[slot]
        self.row[slot] = NONE
        self.row_soldiers[slot] = 0
        self.row_size -= 1
        # MIC-031, MIC-033
        surplus = self._add_to_army(hill, found)
        self.supply += surplus
        self.taken_tile = tile
        self.target_hill = hill
        if self.events is not None:
            self._note_take(seat, tile, skipped, by_marker, found, surplus)
        # MIC-034, MIC-A04
        if self.placed[hill] == 0 or self.placed[hill] == RING - 1:
            self._place(False)
        else:
            self.phase = SIDE

    def _pay(self, hill: i64, slot: i64, price: i64) -> None:
        # MIC-028, MIC-030
        for skipped in range(slot):
            if self.row[skipped] != NONE:
                self.row_soldiers[skipped] += 1
        self.army[hill] -= price

    def _add_to_army(self, hill: i64, soldiers: i64) -> i64:
        """Soldiers arrive on a foundation; the number for whom there is no room."""
        # MIC-032, MIC-A06
        total = self.army[hill] + soldiers
        if total > ARMY_LIMIT:
            self.army[hill] = ARMY_LIMIT
            return total - ARMY_LIMIT
        self.army[hill] = total
        return 0

    def _draw_soldiers(self, hill: i64, wanted: i64) -> i64:
        """Soldiers from the supply, as far as there are any and as there is room; how many came."""
        # MIC-054, MIC-A07, MIC-A08
        drawn = wanted if wanted < self.supply else self.supply
        drawn -= self._add_to_army(hill, drawn)
        self.supply -= drawn
        return drawn

    def _place(self, on_the_left: bool) -> None:
        hill = self.target_hill
        tile = self.taken_tile
        # MIC-035
        if on_the_left:
            self.left[hill] = (self.left[hill] + RING - 1) % RING
            self.target_place = self.left[hill]
        else:
            self.target_place = (self.left[hill] + self.placed[hill]) % RING
        self.ring[hill * RING + self.target_place] = tile
        self.placed[hill] += 1
        self.warrens[hill] = None
        if self.events is not None:
            side = "left" if on_the_left else "right"
            facts: dict[str, int | str] = {"tile": self.tables.ids[tile], "side": side, "hill": int(hill)}
            self.note("place", self.active(), facts)
        self.taken_tile = NONE
        self.pending = self.tables.effects[
            self.tables.first_effect[tile] : self.tables.first_effect[tile + 1]
        ]
        self._resolve_effects()

    # Effects of the placed tile

    def _resolve_effects(self) -> None:
        """MIC-038: do what can be done without a decision; stop where one is needed."""
        while len(self.pending) > 0:
            if self.pending[0] != self.pending[-1]:
                # MIC-A13
                self.phase = CHOOSE_EFFECT
                return
            effect = self.pending[0]
            self.pending = self.pending[1:]
            if self._begin_effect(effect):
                return
        self._end_turn()

    def _begin_effect(self, effect: i64) -> bool:
        """Whether the effect waits for a decision."""
        if effect == NURSE:
            self._nurse()
        elif effect == ARCHITECT:
            self._architect()
        elif effect == OFFICER:
            self._officer()
        elif effect == GUARD:
            # MIC-061
            if len(self.legal_garrisons(self.target_hill)) > 1:
                self.phase = MOVE_GUARD
                return True
        elif effect == BARRACKS:
            # MIC-069
            if self.can_be_filled(self.target_hill, self.target_place):
                self.phase = MAN_BARRACKS
                return True
        return False

    def _choose_effect(self, effect: i64) -> None:
        rest = vec[i64]()
        taken = False
        for waiting in self.pending:
            if waiting == effect and not taken:
                taken = True
            else:
                rest = append(rest, waiting)
        self.pending = rest
        if self.events is not None:
            self.note("effect", self.active(), {"effect": EFFECTS[effect]})
        if not self._begin_effect(effect):
            self._resolve_effects()

    def _nurse(self) -> None:
        tile = self.ring[self.target_hill * RING + self.target_place]
        # MIC-053
        eggs = self.tables.eggs[tile]
        hatched = self._draw_soldiers(self.target_hill, eggs)
        if self.events is not None:
            facts: dict[str, int | str] = {
                "eggs": int(eggs),
                "soldiers": int(hatched),
                "hill": int(self.target_hill),
            }
            self.note("nurse", self.active(), facts)

    def _architect(self) -> None:
        # MIC-064, MIC-A15
        gained: i64 = 1 if self.spare_architects > 0 else 0
        self.spare_architects -= gained
        self.architects[self.active()] += gained
        if self.events is not None:
            self.note("architect", self.active(), {"markers": int(gained)})

    def _officer(self) -> None:
        # MIC-055, MIC-056, MIC-059, MIC-109
        lost: i64 = 1 if self.army[self.marker_hill] > 0 else 0
        self.army[self.marker_hill] -= lost
        self.supply += lost
        # MIC-057, MIC-A10
        gained = self._draw_soldiers(self.target_hill, 1)
        if self.events is not None:
            facts: dict[str, int | str] = {
                "lost": int(lost),
                "gained": int(gained),
                "leader_seat": int(self.leader()),
                "from_hill": int(self.marker_hill),
                "hill": int(self.target_hill),
            }
            self.note("officer", self.active(), facts)

    def _man_barracks(self, fill: bool) -> None:
        hill = self.target_hill
        capacity = self.capacity_at(hill, self.target_place)
        if fill:
            # MIC-069
            self.army[hill] -= capacity
            self.garrisons[hill] |= 1 << self.target_place
        if self.events is not None:
            kind = "fill_barracks" if fill else "leave_barracks"
            self.note(kind, self.active(), {"soldiers": int(capacity), "hill": int(hill)})
        self._resolve_effects()

    def _move_guard(self, places: i64) -> None:
        hill = self.target_hill
        soldiers = self.army[hill] + self.garrisoned(hill)
        changed = places != self.garrisons[hill]
        self.garrisons[hill] = places
        self.army[hill] = soldiers - self.garrisoned(hill)
        if self.events is not None:
            facts: dict[str, int | str] = {
                "army": int(self.army[hill]),
                "garrisons": int(soldiers - self.army[hill]),
                "hill": int(hill),
            }
            self.note("guard" if changed else "guard_rests", self.active(), facts)
        self._resolve_effects()

    # Turns and rounds

    def _end_turn(self) -> None:
        self.target_hill = NONE
        self.target_place = NONE
        self.turns_done += 1
        self.phase = TAKE
        # MIC-040
        if self.turns_done == self.seats:
            self._end_round()

    def _end_round(self) -> None:
        self.turns_done = 0
        self.rounds_done += 1
        # MIC-075
        if self.rounds_done == self.rounds():
            self.phase = OVER
            if self.events is not None:
                self._note_end()
        elif self.is_row_refilled(self.rounds_done, self.row_size):
            self._refill()
            self._check_leader()

    def _refill(self) -> None:
        # MIC-044
        kept: i64 = 0
        for slot in range(ROW):
            tile = self.row[slot]
            if tile != NONE:
                soldiers = self.row_soldiers[slot]
                self.row[slot] = NONE
                self.row_soldiers[slot] = 0
                self.row[kept] = tile
                self.row_soldiers[kept] = soldiers
                kept += 1
        # MIC-045
        new = ROW - kept
        for slot in range(kept, ROW):
            self.row[slot] = self.stack[self.stack_drawn]
            self.stack_drawn += 1
        self.row_size = ROW
        if self.events is not None:
            self.note("refill", NONE, {"tiles": int(new)})

    def _check_leader(self) -> None:
        # MIC-046
        candidates = self.leader_candidates()
        if len(candidates) == 1:
            self._give_marker(candidates[0])
        else:
            # MIC-048
            self.phase = NAME_LEADER

    def _give_marker(self, hill: i64) -> None:
        if self.events is not None:
            kind = "keep_leader" if self.owner(hill) == self.leader() else "new_leader"
            if self.phase == PLACE_MARKER or (kind == "keep_leader" and hill != self.marker_hill):
                kind = "marker"
            number = hill - self.first_hill(self.owner(hill)) + 1
            facts: dict[str, int | str] = {
                "army": int(self.army[hill]),
                "hill": int(hill),
                "anthill": int(number),
            }
            self.note(kind, self.owner(hill), facts)
        # MIC-051
        self.marker_hill = hill

    # Points

    def scores(self) -> list[int]:
        return scoring.totals(self)

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.phase == OVER else []

    def evaluate(self, seat: i64) -> float:
        return self.evaluations()[seat]

    def evaluations(self) -> vec[float]:
        if self.thorough and not self.expert:
            return foresight.evaluations(self)
        return heuristic.evaluations(self)

    def temperature(self) -> float:
        if self.thorough and not self.expert:
            return foresight.temperature(self)
        return heuristic.temperature(self)

    def rounds_ahead(self) -> i64:
        if self.news() != UNFORESEEN:
            return 3 if self.seats < 4 else 2
        return 4 if self.seats < 4 or self.expert else 3

    def news(self) -> i64:
        """Tiles come into the row; the network that judges then looks at nothing that they could change."""
        return UNFORESEEN if self.expert or not self.thorough else self.stack_drawn

    # Events with more to say

    def _note_take(
        self, seat: i64, tile: i64, skipped: i64, by_marker: bool, found: i64, surplus: i64
    ) -> None:
        facts: dict[str, int | str] = {
            "tile": self.tables.ids[tile],
            "index": int(skipped + 1),
            "paid": 0 if by_marker else int(skipped),
            "pay": "marker" if by_marker else "soldiers",
            "found": int(found),
            "surplus": int(surplus),
            "hill": int(self.target_hill),
        }
        self.note("take", seat, facts)

    def _note_end(self) -> None:
        for seat in self.winners():
            self.note("win", seat, {"points": self.scores()[seat], "winners": len(self.winners())})


def _in_order(stack: vec[i64], start: i64) -> vec[i64]:
    """The tiles that are still in the stack, lowest first: nothing of their order is left."""
    count = i64(len(stack))
    waiting = vec[bool]([False] * count)
    for number in range(start, count):
        waiting[stack[number]] = True
    tiles = vec[i64]()
    for tile in range(count):
        if waiting[tile]:
            tiles = append(tiles, tile)
    return tiles
