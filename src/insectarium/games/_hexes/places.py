"""Where a cell lies, as one would say it: so many steps one way and so many another from the middle."""

from __future__ import annotations

from insectarium.games._hexes.grid import SIDES, STEPS_Q, STEPS_R

WAYS = ("east", "north_east", "north_west", "west", "south_west", "south_east")


def from_middle(q: int, r: int) -> dict[str, int | str]:
    """The steps from the middle of the table, along one side and then along the next.

    >>> from_middle(2, 0)
    {'steps': 2, 'way': 'east', 'more': 0, 'other': 'north_east'}
    >>> from_middle(3, -1)
    {'steps': 2, 'way': 'east', 'more': 1, 'other': 'north_east'}
    """
    for side in range(int(SIDES)):
        following = (side + 1) % int(SIDES)
        # The two sides are neighbours, so the steps along them are the solution of two equations.
        turn = STEPS_Q[side] * STEPS_R[following] - STEPS_R[side] * STEPS_Q[following]
        steps = turn * (q * STEPS_R[following] - r * STEPS_Q[following])
        more = turn * (STEPS_Q[side] * r - STEPS_R[side] * q)
        if steps > 0 and more >= 0:
            return {"steps": steps, "way": WAYS[side], "more": more, "other": WAYS[following]}
    return {"steps": 0, "way": WAYS[0], "more": 0, "other": WAYS[1]}
