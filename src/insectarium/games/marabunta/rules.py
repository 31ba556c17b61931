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
    BANNER,
    BONUS,
    CHEST,
    CHEST_FACE,
    CHOOSE,
    CIRCLE,
    COOKIE_FIRST,
    DROP,
    ELEMENTS,
    FACE_NAMES,
    FACES,
    FINISH,
    FREE_ZERO,
    K_CIRCLES,
    K_COOKIES,
    K_FREE_THREE,
    K_FREE_ZERO,
    K_ONE,
    K_STRIKE,
    K_THREE_ONES,
    K_THREE_POINTS,
    K_TWO,
    K_TWO_POINTS,
    KIND_BITS,
    ONE_ANYWHERE,
    PAYLOAD,
    POOL_WITH_TILE,
    PURGE,
    REMOVE_COOKIE,
    REPEAT,
    REPEAT_DIE,
    SPLIT,
    STRIKE,
    TILE_BIT,
    TILE_ELEMENT,
    TILE_NAMES,
    TILES,
    TWO_CHESTS,
    TWO_CIRCLES,
    TWO_STRIKES,
    TWO_ZEROS,
    USE,
    WRITE,
)
from insectarium.games.marabunta.components import ABILITIES
from insectarium.games.marabunta.frames import (
    ANYWHERE,
    BONUSES,
    BY_ANTHILL,
    CHESTS,
    CIRCLES,
    DROPPABLE,
    FRAME_NAMES,
    FREE_LINK,
    NEXT,
    NOTHING,
    PURGES,
    REPEATS,
    STRIKES,
    TWO_LEFT,
    WRITES,
    frame,
)
from insectarium.games.marabunta.grid import GRID, HEX_NAMES, HEXES, REGION_NAMES, REGIONS
from insectarium.games.marabunta.state import CHEST as CHEST_SYMBOL
from insectarium.games.marabunta.state import (
    CHOOSING,
    COOKIE,
    COOKIES_GONE,
    CROSSED,
    ENDINGS,
    EXECUTING,
    FIRST_NUMBER,
    NONE,
    NUMBERS,
    OVER,
    REGION_FULL,
    SHEET_FULL,
    SPLITTING,
    Board,
)
from insectarium.games.marabunta.tables import MapTables, SideTables
from insectarium.games.marabunta.uses import can_use


class MarabuntaState(Board):
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

    def _push(self, kind: i64, one: i64, two: i64, three: i64, marks: i64) -> None:
        self.stack = append(self.stack, frame(kind, one, two, three, marks))

    def _begin_die(self, die: i64) -> None:
        face = self.dice[die]
        if face == BANNER:
            # MAR-055, MAR-D13
            self._circle(die)
        elif face == CHEST_FACE:
            # MAR-056
            self._push(CHESTS, 1, 0, 0, DROPPABLE)
        else:
            # MAR-053, MAR-054
            self._push(WRITES, face, die if face > 0 else ANYWHERE, 0, DROPPABLE)

    def _begin_tile(self, tile: i64) -> None:
        if tile == TWO_CHESTS:
            # MAR-078
            self._push(CHESTS, 2, 0, 0, DROPPABLE)
        elif tile == TWO_CIRCLES:
            # MAR-079
            self._push(CIRCLES, 2, NOTHING, 0, DROPPABLE)
        elif tile == ONE_ANYWHERE:
            # MAR-080
            self._push(WRITES, 1, ANYWHERE, 0, DROPPABLE)
        elif tile == TWO_ZEROS:
            # MAR-081
            self._push(WRITES, 0, ANYWHERE, 1, DROPPABLE)
        elif tile == FREE_ZERO:
            # MAR-084
            self._push(WRITES, 0, ANYWHERE, 0, DROPPABLE | FREE_LINK)
        elif tile == TWO_STRIKES:
            # MAR-085
            self._push(STRIKES, NOTHING, 0, 0, DROPPABLE)
        elif tile == REPEAT_DIE:
            # MAR-086
            self._push(REPEATS, 0, 0, 0, DROPPABLE)
        elif tile == REMOVE_COOKIE:
            # MAR-087
            self._push(PURGES, 0, 0, 0, 0)

    def _begin_ability(self, ability: i64) -> None:
        if ability == K_ONE:
            # MAR-090
            self._push(WRITES, 1, ANYWHERE, 0, 0)
        elif ability == K_TWO:
            # MAR-091
            self._push(WRITES, 2, ANYWHERE, 0, 0)
        elif ability == K_FREE_ZERO:
            # MAR-065, MAR-092
            self._push(WRITES, 0, ANYWHERE, 0, FREE_LINK)
        elif ability == K_FREE_THREE:
            # MAR-065, MAR-093
            self._push(WRITES, 3, ANYWHERE, 0, FREE_LINK)
        elif ability == K_COOKIES:
            # MAR-094
            self._gain_cookie()
            self._gain_cookie()
        elif ability == K_TWO_POINTS:
            # MAR-095
            self._gain_points(2)
        elif ability == K_THREE_POINTS:
            # MAR-096
            self._gain_points(3)
        elif ability == K_THREE_ONES:
            # MAR-097, MAR-A41
            self._push(WRITES, 1, ANYWHERE, 2, 0)
        elif ability == K_STRIKE:
            # MAR-101
            self._push(STRIKES, NOTHING, 0, 0, 0)
        elif ability == K_CIRCLES:
            # MAR-102
            self._push(CIRCLES, 2, NOTHING, 0, 0)

    def _drop(self) -> None:
        self.stack, top = pop(self.stack)
        if self.events is not None:
            self.note("drop", self.active, {"effect": FRAME_NAMES[frames.kind_of(top)]})

    # Numbers

    def _spend_anthill(self) -> None:
        # MAR-061, MAR-064, MAR-A38, MAR-A39
        self.anthills[self.active] -= 1
        self.stack, top = pop(self.stack)
        marks = FREE_LINK | BY_ANTHILL
        self._push(WRITES, frames.one_of(top), frames.two_of(top), frames.three_of(top), marks)
        if self.events is not None:
            self.note("anthill", self.active, {"left": int(self.anthills[self.active])})

    def _write_by(self, top: i64, hex: i64) -> None:
        value = frames.one_of(top)
        self._write(hex, value)
        if frames.kind_of(top) == WRITES:
            followers = frames.three_of(top)
            if followers == 0:
                self._collect_from(hex, NOTHING, NOTHING)
            else:
                self._push(NEXT, value, hex, NOTHING, TWO_LEFT if followers == 2 else 0)
            return
        first = frames.two_of(top)
        if choices.remaining_of(top) == 2:
            self._push(NEXT, value, first, hex, 0)
        else:
            # MAR-A14
            self._collect_from(first, frames.three_of(top), hex)

    def _write(self, hex: i64, value: i64) -> None:
        seat = self.active
        # MAR-030, MAR-045
        self.marks[hex] = FIRST_NUMBER + seat * NUMBERS + value
        for number in range(GRID.first[hex], GRID.first[hex + 1]):
            self.near[seat * HEXES + GRID.neighbours[number]] = True
        if self.events is not None:
            region = REGION_NAMES[self.map.region[hex]]
            facts: dict[str, int | str] = {"hex": HEX_NAMES[hex], "number": int(value), "region": region}
            self.note("write", seat, facts)
        self._close(hex)

    def _cross_out(self, hex: i64) -> None:
        # MAR-075, MAR-076
        self.marks[hex] = CROSSED
        self._close(hex)

    def _close(self, hex: i64) -> None:
        """A hex is no longer available."""
        region = self.map.region[hex]
        self.free_in_region[region] -= 1
        # MAR-104, MAR-032, MAR-A26, MAR-A27
        if self.free_in_region[region] == 0:
            self._end_by(REGION_FULL)
        if self.map.symbol[hex] == COOKIE:
            self.free_cookies -= 1
            # MAR-088, MAR-106
            if self.free_cookies == 0:
                self._end_by(COOKIES_GONE)

    def _end_by(self, ending: i64) -> None:
        # MAR-A25
        if self.trigger != NONE:
            return
        self.trigger = self.active
        self.ending = ending
        if self.events is not None:
            self.note("trigger", self.active, {"ending": ENDINGS[ending]})

    def _collect_from(self, one: i64, two: i64, three: i64) -> None:
        """The cookies and chests under the numbers just written (MAR-103)."""
        cookies: i64 = 0
        chests: i64 = 0
        for hex in vec[i64]([one, two, three]):
            if hex != NOTHING:
                # MAR-068
                if self.map.symbol[hex] == COOKIE:
                    cookies += 1
                # MAR-070
                if self.map.symbol[hex] == CHEST_SYMBOL:
                    chests += 1
        if cookies + chests > 0:
            self._push(BONUSES, cookies, chests, 0, 0)

    def _bonuses_wait(self, top: i64) -> bool:
        """Whether their order is to be decided; bonuses of one kind need no decision."""
        cookies = frames.one_of(top)
        chests = frames.two_of(top)
        if cookies > 0 and chests > 0:
            return True
        self.stack, top = pop(self.stack)
        for _ in range(cookies):
            self._gain_cookie()
        if chests > 0:
            # MAR-A22
            self._push(CHESTS, chests, 0, 0, 0)
        return False

    def _bonus(self, top: i64, cookie: bool) -> None:
        cookies = frames.one_of(top)
        chests = frames.two_of(top)
        if cookie:
            self._push(BONUSES, cookies - 1, chests, 0, 0)
            self._gain_cookie()
        else:
            self._push(BONUSES, cookies, chests - 1, 0, 0)
            self._push(CHESTS, 1, 0, 0, 0)

    # Player boards

    def _gain_cookie(self) -> None:
        seat = self.active
        marked = self.cookies[seat]
        # MAR-A21
        if marked >= i64(len(self.side.cookies)):
            if self.events is not None:
                self.note("lost", seat, {"effect": "cookie"})
            return
        # MAR-068, MAR-069
        points = self.side.cookies[marked]
        self.cookies[seat] = marked + 1
        self.cookie_points[seat] += points
        if self.events is not None:
            self.note("cookie", seat, {"points": int(points), "cookies": int(marked + 1)})

    def _gain_points(self, points: i64) -> None:
        self.ability_points[self.active] += points
        if self.events is not None:
            self.note("points", self.active, {"points": int(points)})

    def _mark_chest(self, top: i64, group: i64) -> None:
        seat = self.active
        left = frames.one_of(top) - 1
        # MAR-073
        if left > 0:
            self._push(CHESTS, left, 0, 0, 0)
        place = seat * self.side.groups + group
        self.chests[place] += 1
        ability = self.side.ability[group]
        missing = self.side.size[group] - self.chests[place]
        if self.events is not None:
            facts: dict[str, int | str] = {"ability": ABILITIES[ability], "missing": int(missing)}
            self.note("chest", seat, facts)
        # MAR-057, MAR-071
        if missing == 0:
            if self.events is not None:
                self.note("unlock", seat, {"ability": ABILITIES[ability]})
            self._begin_ability(ability)

    def _strike(self, top: i64, hex: i64) -> None:
        self._note_hex("strike", hex)
        self._cross_out(hex)
        if frames.one_of(top) == NOTHING:
            self._push(STRIKES, hex, 0, 0, 0)

    def _circle_by(self, top: i64, region: i64) -> None:
        self._circle(region)
        left = frames.one_of(top) - 1
        if left > 0:
            # MAR-A19
            self._push(CIRCLES, left, region, 0, 0)

    def _circle(self, region: i64) -> None:
        seat = self.active
        self.circles[seat * REGIONS + region] += 1
        blank = self.blank_circles(region)
        if self.events is not None:
            facts: dict[str, int | str] = {"region": REGION_NAMES[region], "blank": int(blank)}
            self.note("circle", seat, facts)
        # MAR-105
        if blank == 0:
            self._end_by(SHEET_FULL)

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

    def _note_element(self, kind: str, element: i64) -> None:
        if self.events is None:
            return
        facts: dict[str, int | str]
        if element == TILE_ELEMENT:
            facts = {"element": "tile", "shows": TILE_NAMES[self.tile()]}
        else:
            facts = {"element": REGION_NAMES[element], "shows": FACE_NAMES[self.dice[element]]}
        self.note(kind, self.active, facts)

    def _note_hex(self, kind: str, hex: i64) -> None:
        if self.events is not None:
            region = REGION_NAMES[self.map.region[hex]]
            self.note(kind, self.active, {"hex": HEX_NAMES[hex], "region": region})

    def _note_end(self) -> None:
        for seat in self.winners():
            self.note("win", seat, {"points": self.scores()[seat]})


def new_match(map: MapTables, side: SideTables, rng: Rng) -> MarabuntaState:
    """The table as it is set up."""
    state = MarabuntaState(map, side, rng)
    # MAR-015, MAR-016, MAR-017, MAR-A04
    pile = vec[i64](range(TILES - 1))
    rng.shuffle(pile)
    state.pile = append(pile, REMOVE_COOKIE)
    # MAR-018, MAR-A07
    state.splitter = rng.below(2)
    state.begin_round()
    return state
