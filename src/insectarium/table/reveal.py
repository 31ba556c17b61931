"""Whether an action told somebody something: what has been seen cannot be taken back.

A game may know (`Game.reveals`); otherwise the contract alone answers. If an action tells a viewer nothing,
then everything the viewer sees afterwards follows from what they knew before; so it is the same when all that
they did not know is dealt anew before the action. A difference in any of several deals shows that something
came to light. Dealing anew can by chance give the truth: a secret with two possible values is missed once in
2**PROBES.
"""

from __future__ import annotations

from typing import Any, Literal

from insectarium.core.game import WATCHER, Game
from insectarium.core.rng import Rng
from insectarium.core.state import State

PROBES = 12

Told = Literal["nothing", "chance", "secret"]


def told_by(game: Game[Any], before: State, action: int, after: State) -> Told:
    """What came to light when `action` led from one state to the other."""
    if before.rng.words() != after.rng.words():
        return "chance"
    known = game.reveals(before, action, after)
    if known is not None:
        return "secret" if known else "nothing"
    return probed(game, before, action, after)


def probed(game: Game[Any], before: State, action: int, after: State) -> Told:
    """The same for a game that does not tell: found out by dealing anew."""
    for viewer in _viewers(game, before, after):
        seen = _seen(game, after, viewer)
        if any(_otherwise(game, before, action, viewer, probe) != seen for probe in range(PROBES)):
            return "secret"
    return "nothing"


def _viewers(game: Game[Any], before: State, after: State) -> list[int]:
    """One viewer out of each group that sees the same."""
    different: list[int] = []
    seen: list[tuple[object, object]] = []
    for viewer in (WATCHER, *range(int(before.seats))):
        views = (game.table_view(before, viewer), game.table_view(after, viewer))
        if views not in seen:
            seen.append(views)
            different.append(viewer)
    return different


def _otherwise(
    game: Game[Any], before: State, action: int, viewer: int, probe: int
) -> tuple[object, ...] | None:
    """What the viewer would see after the action if what they do not know were different."""
    other = before.clone()
    other.redeal(viewer, Rng.seeded(f"undo {probe}"))
    # That the action was possible can itself be news: a card that others did not know to be in the hand.
    if action not in list(other.legal_actions()):
        return None
    other.advance(action)
    return _seen(game, other, viewer)


def _seen(game: Game[Any], state: State, viewer: int) -> tuple[object, ...]:
    mine = state.seat_to_act() == viewer
    return (
        int(state.seat_to_act()),
        list(state.scores()),
        list(state.legal_actions()) if mine else None,
        game.table_view(state, viewer),
    )
