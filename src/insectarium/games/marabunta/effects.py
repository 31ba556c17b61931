# compiled by mypyc
"""What elements and abilities of Marabunta do to the boards."""

from __future__ import annotations

from insectarium.core.packed import append, i64, pop
from insectarium.games.marabunta import choices, frames
from insectarium.games.marabunta.codes import (
    BANNER,
    CHEST_FACE,
    FACE_NAMES,
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
    ONE_ANYWHERE,
    REMOVE_COOKIE,
    REPEAT_DIE,
    TILE_ELEMENT,
    TILE_NAMES,
    TWO_CHESTS,
    TWO_CIRCLES,
    TWO_STRIKES,
    TWO_ZEROS,
)
from insectarium.games.marabunta.components import ABILITIES
from insectarium.games.marabunta.frames import (
    ANYWHERE,
    BONUSES,
    BY_ANTHILL,
    CHESTS,
    CIRCLES,
    DROPPABLE,
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
    COOKIE,
    COOKIES_GONE,
    CROSSED,
    ENDINGS,
    FIRST_NUMBER,
    NONE,
    NUMBERS,
    REGION_FULL,
    SHEET_FULL,
    Board,
)


class Effects(Board):
    """Effects push frames onto the stack where they need a decision, and mark the boards otherwise."""

    # Beginnings

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
        for number in range(3):
            hex = one if number == 0 else (two if number == 1 else three)
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

    # Events

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
