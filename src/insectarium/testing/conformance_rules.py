"""Checks of the play itself: ends, order, refusals, clones, pieces, points."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from insectarium.core.refusal import Refusal
from insectarium.core.rng import Rng
from insectarium.core.rulebook import Rulebook
from insectarium.core.sheet import ScoreSheet
from insectarium.core.state import NOBODY, State
from insectarium.testing.conformance_match import Match, finish, numbers

NEAR = (1, 2, 8, 16, 64, 1024)
GUESSES = 12
STEPS_A_SHEET = 4


def matches_end(match: Match) -> None:
    """Somebody is to act until the match is over, and nobody afterwards."""
    for state in match.walk():
        acting = int(state.seat_to_act())
        if not state.is_over() and not 0 <= acting < match.seats:
            raise match.fault(f"seat {acting} is to act, but seats are 0 to {match.seats - 1}.")
    if len(state.legal_actions()):
        raise match.fault(f"the match is over, but {numbers(state.legal_actions())} are legal.")
    if state.seat_to_act() != NOBODY:
        raise match.fault(f"the match is over, but seat {int(state.seat_to_act())} is to act.")


def legal_actions_keep_their_order(match: Match) -> None:
    """The same actions in the same order whoever asks and however often, none twice."""
    for state in match.walk():
        legal = numbers(state.legal_actions())
        if len(set(legal)) != len(legal):
            raise match.fault(f"an action is listed twice in {legal}.")
        again = numbers(state.legal_actions())
        if again != legal:
            raise match.fault(f"asked twice, the legal actions are {legal}, then {again}.")
        copied = numbers(state.clone().legal_actions())
        if copied != legal:
            raise match.fault(f"the legal actions are {legal}, those of a clone {copied}.")


def illegal_actions_are_refused(match: Match) -> None:
    """A refusal names a rule of the rulebook, says a sentence, and leaves everything as it was."""
    for state in match.sample():
        tried = _illegal(match, state)
        before = match.game.fingerprint(state)
        try:
            for action in tried:
                _check_refusal(match, _refused(match, state, action), action)
                if state.events is not None:
                    raise match.fault(f"after the refusal of {action} the state still collects events.")
        except AssertionError:
            _name_what_changes_the_state(match, tried)
            raise
        # One look after all of them, since a fingerprint costs more than a refusal.
        if match.game.fingerprint(state) != before:
            _name_what_changes_the_state(match, tried)


def _name_what_changes_the_state(match: Match, tried: list[int]) -> None:
    """The same again on a state of its own, with a look after each."""
    state = match.at(match.step)
    before = match.game.fingerprint(state)
    for action in tried:
        _refused(match, state, action)
        if match.game.fingerprint(state) != before:
            raise match.fault(f"the illegal action {action} is refused, but changes the state.")


def _illegal(match: Match, state: State) -> list[int]:
    """Numbers that are not legal now: neighbours of legal ones, those of other moments, and guesses."""
    legal = numbers(state.legal_actions())
    known = sorted(set(match.actions))
    rng = match.rng("illegal")
    tried = {near for action in legal[:3] for bit in NEAR for near in (action ^ bit, action + bit)}
    tried.update(known[int(rng.below(len(known)))] for _ in range(GUESSES))
    widest = min(2 * known[-1] + 2, 2**32)
    tried.update(int(rng.below(widest)) for _ in range(GUESSES))
    tried.update((-1, known[-1] + 1, 2**31))
    return sorted(tried - set(legal))


def _refused(match: Match, state: State, action: int) -> Refusal:
    try:
        match.game.play(state, action)
    except Refusal as refusal:
        return refusal
    except Exception as problem:
        raise match.fault(
            f"the illegal action {action} raises {problem!r} instead of a Refusal."
        ) from problem
    raise match.fault(f"the action {action} is not among the legal ones, but it is accepted.")


def _check_refusal(match: Match, refusal: Refusal, action: int) -> None:
    book = _rulebook(match.game.folder() / "RULES.md")
    if book is not None and refusal.rule not in book:
        raise match.fault(f"the refusal of {action} names {refusal.rule!r}, no rule of {book.source}.")
    for language in match.languages_for(refusal.message.key, refusal.message.args):
        if not refusal.message.say(language).strip():
            raise match.fault(f"the refusal of {action} says nothing in {language!r}.")


@cache
def _rulebook(path: Path) -> Rulebook | None:
    return Rulebook.read(path) if path.exists() else None


def clones_never_bleed(match: Match) -> None:
    """What is done to a clone leaves the original alone, and the other way round."""
    for state in match.sample():
        before = _trace(match, state)
        clone = state.clone()
        if _trace(match, clone) != before:
            raise match.fault("a clone differs from its original.")
        if clone.events is not None:
            raise match.fault("a clone collects events.")
        _check_play_apart(match, state, before)
        for seat in match.viewers():
            state.clone().redeal(seat, match.rng("redeal"))
        if _trace(match, state) != before:
            raise match.fault("redealing a clone changes the original.")


def _check_play_apart(match: Match, state: State, before: tuple[str, list[int]]) -> None:
    original = state.clone()
    clone = original.clone()
    first = match.game.fingerprint(finish(clone, match.rng("clones")))
    if _trace(match, original) != before or _trace(match, state) != before:
        raise match.fault("playing a clone on changes the original.")
    clone = original.clone()
    second = match.game.fingerprint(finish(original, match.rng("clones")))
    if _trace(match, clone) != before or _trace(match, state) != before:
        raise match.fault("playing the original on changes its clone.")
    if first != second:
        raise match.fault("the same actions lead a clone and its original to different ends.")


def _trace(match: Match, state: State) -> tuple[str, list[int]]:
    return match.game.fingerprint(state), numbers(state.legal_actions())


def pieces_are_conserved(match: Match) -> None:
    """There is as much of everything at every step as at the start."""
    expected = match.game.pieces(match.start())
    for state in match.walk():
        found = match.game.pieces(state)
        if found != expected:
            raise match.fault(f"the match began with the pieces {expected}, now there are {found}.")


def scores_add_up(match: Match) -> None:
    """Points are the sum of the score sheet's rows; winners are seats, and only at the end."""
    first = int(Rng.seeded(f"conformance sheets {match.seed}").below(STEPS_A_SHEET))
    for state in match.walk():
        scores = numbers(state.scores())
        if len(scores) != match.seats:
            raise match.fault(f"{match.seats} seats, but the scores are {scores}.")
        winners = numbers(state.winners())
        if winners and not state.is_over():
            raise match.fault(f"{winners} have won, but the match is not over.")
        if winners != sorted(set(winners) & set(range(match.seats))):
            raise match.fault(f"the winners {winners} are not some of the seats in their order.")
        # A sheet costs more than many steps: some at every match, others at the next one.
        if match.step % STEPS_A_SHEET == first or state.is_over():
            _check_sheet(match, match.game.score_sheet(state), scores)


def _check_sheet(match: Match, sheet: ScoreSheet, scores: list[int]) -> None:
    if any(len(row.points) != match.seats + len(sheet.extra) for row in sheet.rows):
        raise match.fault("a row of the score sheet has not one column per seat and extra player.")
    if numbers(sheet.totals()[: match.seats]) != scores:
        raise match.fault(f"the scores are {scores}, but the sheet adds up to {sheet.totals()}.")
    if not set(sheet.extra_winners) <= set(sheet.extra) or (sheet.extra_winners and match.next_action()):
        raise match.fault(f"the score sheet says too early, or of strangers, that {sheet.extra_winners} win.")


def chances_are_shares(match: Match) -> None:
    """Each seat's chance to win is from 0 to 1; before the end they add up to 1.

    Where the score sheet has players that no seat plays, these have the rest of it.
    """
    for state in match.sample():
        chances = [float(chance) for chance in state.chances()]
        if len(chances) != match.seats or not all(0.0 <= chance <= 1.0 for chance in chances):
            raise match.fault(f"{chances} are no chances of {match.seats} seats.")
        if state.is_over():
            continue
        missing = 1.0 - sum(chances)
        if missing < -1e-9 or (missing > 1e-9 and not match.game.score_sheet(state).extra):
            raise match.fault(f"the chances {chances} do not add up to 1.")
