# compiled by mypyc
"""The numbers of Antropolis: its ants, its phases, and the rules of its editions."""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64, vec
from insectarium.games._ants.table import OWN_PHASES, AntRules
from insectarium.games._ants.table import PHASES as SHARED_PHASES

# ANT-020, ANC-029
QUEENS: Final[i64] = 2
ANTS_PER_SEAT: Final[i64] = 5
ANT_NAMES: Final = ("q1", "q2", "w1", "w2", "w3")
# ANT-016, ANC-028
MARKET_PLACES: Final[i64] = 2
# ANT-022, ANC-A03
FIRST_LIMIT: Final[i64] = 3
# ANT-097, ANT-A36: for 1, 2 and 3 tunnel tiles.
TUNNEL_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 4])

# The phase in which ants act.
ACTING: Final[i64] = OWN_PHASES
PHASES: Final = (*SHARED_PHASES, "act")


def rules_of(first_edition: bool, join_required: bool, all_tiles: bool) -> AntRules:
    rules = AntRules("antropolis", list(PHASES), [2, 3, 0, 0], TUNNEL_POINTS)
    rules.first_edition = first_edition
    rules.join_required = join_required
    rules.all_tiles = all_tiles
    # ANT-008, ANC-076, ANC-027, ANC-A28
    rules.target = 15 if all_tiles else 9
    rules.first_limit = FIRST_LIMIT
    # ANT-077, ANC-070
    rules.limit_price = 2 if first_edition else 1
    rules.market_places = MARKET_PLACES
    return rules
