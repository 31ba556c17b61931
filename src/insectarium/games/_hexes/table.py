# compiled by mypyc
"""What lies on every table with hexagonal tiles, and whose turn it is."""

from __future__ import annotations

from insectarium.core.packed import i64, vec
from insectarium.core.rng import Rng
from insectarium.core.state import NOBODY, State
from insectarium.games._hexes.board import HexBoard
from insectarium.games._hexes.supply import EMPTY
from insectarium.games._hexes.tiles import TileKinds
from insectarium.games._hexes.track import ScoreTrack


class HexTable(State):
    """A game tells the names of its phases, and which of them is the end.

    What is made here is bare: `unpack` takes what a new table needs out of the box, and a clone, of which a
    search makes many thousands, gets everything from where it was cloned.
    """

    board: HexBoard
    track: ScoreTrack

    def __init__(self, seats: i64, rng: Rng, phases: list[str], over: i64) -> None:
        super().__init__(seats, rng)
        # Clones have the same board until one of them lays a tile: pieces move much more often.
        self.board_is_shared = False
        self.lost_points: vec[i64] = vec[i64]()
        self.phases = phases
        self.over = over
        self.active: i64 = 0
        # What is to be decided now; a turn begins with the first phase.
        self.phase: i64 = 0
        # How many tiles were laid this turn.
        self.laid: i64 = 0
        # The legal actions of this moment, never changed in place; found when somebody asks for them, because
        # a search judges many positions from which it does not go on.
        self.choices: vec[i64] = vec[i64]()
        self.choices_found = False
        # Whether judgements are to say all they can.
        self.thorough = False

    def unpack(self) -> None:
        """Put everything where it is before a match, without a tile laid."""
        raise NotImplementedError

    def unpack_hexes(self, kinds: TileKinds, start_points: i64) -> None:
        """The part of it that all such tables have."""
        self.board = HexBoard(kinds)
        self.track = ScoreTrack(self.seats, start_points)
        self.lost_points = vec[i64]([0] * self.seats)

    def find_choices(self) -> vec[i64]:
        """All legal actions of this moment, in a fixed order."""
        raise NotImplementedError

    def copy_hexes_into(self, other: HexTable) -> None:
        """Make what all such tables have equal in `other`, made for the same match and still bare."""
        other.board = self.board
        other.board_is_shared = True
        self.board_is_shared = True
        other.track = self.track.clone()
        other.lost_points = self.lost_points[:]
        other.active = self.active
        other.phase = self.phase
        other.laid = self.laid
        other.choices = self.choices
        other.choices_found = self.choices_found
        other.thorough = self.thorough

    def lay_on_board(self, kind: i64, where: i64) -> None:
        """Lay a tile, unchecked, at 8 * cell + rotation."""
        if self.board_is_shared:
            self.board = self.board.clone()
            self.board_is_shared = False
        self.board.lay(where >> 3, kind, where & 7)

    def must_join(self, kind: i64) -> bool:
        """Whether a tile of this kind needs a side that can be walked through."""
        return False

    def any_fits(self, kinds: vec[i64]) -> bool:
        """Whether any of these tiles can be laid somewhere; places without a tile do not count."""
        fits = False
        for kind in kinds:
            if kind != EMPTY and not fits:
                fits = self.board.fits_somewhere(kind, self.must_join(kind))
        return fits

    def be_thorough(self, thinker: i64 = NOBODY) -> None:
        self.thorough = True

    def be_brief(self) -> None:
        self.thorough = False

    def is_over(self) -> bool:
        return self.phase == self.over

    def seat_to_act(self) -> i64:
        return NOBODY if self.phase == self.over else self.active

    def legal_actions(self) -> vec[i64]:
        if not self.choices_found:
            self.choices = self.find_choices()
            self.choices_found = True
        return self.choices

    def phase_name(self) -> str:
        return self.phases[self.phase]

    def fresh_tile(self) -> i64:
        """The tile that was just laid."""
        return self.board.tiles - 1
