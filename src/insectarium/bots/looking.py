# compiled by mypyc
"""What looks best at once."""

from __future__ import annotations

from insectarium.core.packed import i64
from insectarium.core.state import State


def looks_best(state: State, briefly: bool) -> i64:
    """What looks best of what is likely; briefly, as to those who look one decision ahead."""
    actions = state.likely_actions()
    best = actions[0]
    if len(actions) == 1:
        return best
    seat = state.seat_to_act()
    seen = state
    if briefly:
        seen = state.clone()
        seen.be_brief()
    most = -1.0
    for action in actions:
        after = seen.clone()
        after.advance(action)
        worth = after.chances()[seat]
        if worth > most:
            most = worth
            best = action
    return best
