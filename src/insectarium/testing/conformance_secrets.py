"""Checks of hidden information: what a seat cannot know changes nothing that it sees.

`redeal` is both the tool and a suspect here. The kit re-deals what a seat cannot know and compares what the
seat is shown before and after, byte by byte. It cannot know what ought to be hidden: a `redeal` that leaves a
face-down stack as it is makes these checks blind for that stack, so a game's own tests should show what
`redeal` moves.
"""

from __future__ import annotations

import json

from insectarium.core.game import WATCHER
from insectarium.core.state import State
from insectarium.testing.conformance_match import Match, finish, numbers

REDEALS = 2
ACTIONS_TRIED = 2


def nothing_hidden_shows(match: Match) -> None:
    """View, scene, legal actions and their words stay the same when what the seat cannot know is re-dealt."""
    for state in match.sample():
        for seat in match.viewers():
            painted = seat == _one_of(match) and match.is_for_pictures()
            shown = _shown(match, state, seat, painted)
            _compare_shown(match, seat, shown, _shown(match, _redealt(match, state, seat, 0), seat, painted))


def _compare_shown(match: Match, seat: int, shown: dict[str, str], other: dict[str, str]) -> None:
    for part, text in other.items():
        if shown.get(part) != text:
            raise match.fault(
                f"the {part} of {_name(seat)} changes when what it cannot know is re-dealt: "
                f"{_difference(shown.get(part, ''), text)}."
            )


def _shown(match: Match, state: State, seat: int, painted: bool) -> dict[str, str]:
    """Everything that is sent to a seat now, part by part, as text."""
    game = match.game
    view = game.view(state, seat)
    shown = {"view": json.dumps(view)}
    picture = match.picture(view) if painted else None
    if picture is not None:
        shown["scene"] = json.dumps(picture.as_json())
        shown["picture"] = picture.to_svg()
    if state.seat_to_act() == seat:
        legal = numbers(state.legal_actions())
        shown["list of legal actions"] = json.dumps(legal)
        shown["notation of actions"] = json.dumps([game.notation(state, action) for action in legal])
        shown["description of actions"] = json.dumps([game.description(state, action) for action in legal])
        if painted:
            shown["sentences of actions"] = json.dumps([game.describe(state, action) for action in legal])
    return shown


def events_tell_no_more_than_views(match: Match) -> None:
    """An event tells a seat nothing that its view afterwards does not show.

    The same action is played on the truth and on re-deals of it, with the same dice to come. Where it brings
    hidden things to light, the views afterwards differ, and the events may differ with them. Where two of
    these views are the same, the events of the action, as this seat sees them, must be the same too.
    """
    for state in match.sample():
        tried = numbers(state.legal_actions())
        tried = tried[: ACTIONS_TRIED - 1] + tried[-1:]
        for seat in match.viewers():
            deals = [state, *(_redealt(match, state, seat, number) for number in range(REDEALS))]
            legal = [set(numbers(deal.legal_actions())) for deal in deals]
            for action in tried:
                # What one seat may do can depend on what another cannot know.
                able = [deal for deal, possible in zip(deals, legal, strict=True) if action in possible]
                _compare_events(match, able, seat, action)


def _compare_events(match: Match, deals: list[State], seat: int, action: int) -> None:
    played = [deal.clone() for deal in deals]
    for state in played:
        state.rng = deals[0].rng.clone()
    told = [_told(match, state, seat, action) for state in played]
    if len(set(told)) == 1:
        return
    known: dict[str, str] = {}
    for state, events in zip(played, told, strict=True):
        before = known.setdefault(json.dumps(match.game.view(state, seat)), events)
        if before != events:
            raise match.fault(
                f"the events of action {action} tell {_name(seat)} more than its view shows afterwards: "
                f"{_difference(before, events)}."
            )


def _told(match: Match, state: State, seat: int, action: int) -> str:
    """Play the action; what this seat is told of it."""
    return json.dumps([event.seen_by(seat) for event in match.game.play(state, action)])


def redeals_are_canonical(match: Match) -> None:
    """Re-dealing the truth and re-dealing a re-deal come to the same: nothing of the truth shines through."""
    game = match.game
    for state in match.sample():
        seat = _one_of(match)
        first = game.fingerprint(_redealt(match, state, seat, 0))
        again = game.fingerprint(_redealt(match, _redealt(match, state, seat, 1), seat, 0))
        if first != again:
            difference = _difference(first, again)
            raise match.fault(f"re-dealing for {_name(seat)} depends on the truth: {difference}.")


def redeals_fit(match: Match) -> None:
    """A re-deal is a state of the same match with dice of its own: complete, valid and playable."""
    game = match.game
    for state in match.sample():
        for seat in match.viewers():
            other = _redealt(match, state, seat, 0)
            if game.pieces(other) != game.pieces(state):
                raise match.fault(f"re-dealing for {_name(seat)} makes {game.pieces(other)} of the pieces.")
            if other.rng.words() == state.rng.words():
                raise match.fault(f"re-dealing for {_name(seat)} leaves the dice to come as they were.")
            if seat == _one_of(match):
                copy = game.position(game.to_position(other))
                if game.fingerprint(copy) != game.fingerprint(other):
                    raise match.fault(f"the re-deal for {_name(seat)} does not survive as a position.")
            if not finish(other, match.rng("redealt")).is_over():
                raise match.fault(f"the re-deal for {_name(seat)} cannot be played to the end.")


def _one_of(match: Match) -> int:
    """The viewer who has what is too dear to be done for everybody; another one at another moment."""
    viewers = match.viewers()
    return viewers[match.step % len(viewers)]


def _redealt(match: Match, state: State, seat: int, number: int) -> State:
    clone = state.clone()
    clone.redeal(seat, match.rng(f"redeal {number}"))
    return clone


def _name(seat: int) -> str:
    return "a watcher" if seat == WATCHER else f"seat {seat}"


def _difference(one: str, other: str) -> str:
    """The first place where two texts part, with a little of what stands before it."""
    at = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    start = max(0, at - 40)
    return f"{one[start : at + 40]!r} becomes {other[start : at + 40]!r}"
