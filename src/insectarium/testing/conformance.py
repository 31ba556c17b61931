"""The conformance kit: what every game promises, checked on random matches.

    from insectarium.testing import check_conformance

    def test_my_game_keeps_the_contract() -> None:
        check_conformance(insectarium.load("my_game"))

Each check is a function that takes a `Match` and raises AssertionError; the message names game, seats,
options, seed and step. To look at such a moment, build the same match again with `insectarium.testing.Match`:
`Match(game, 3, {"expert": True}, 17).at(42)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from insectarium.core.game import Game
from insectarium.core.manifest import Setting
from insectarium.testing import conformance_rules as rules
from insectarium.testing import conformance_secrets as secrets
from insectarium.testing import conformance_words as words
from insectarium.testing.conformance_builds import compiled_equals_interpreted, hash_seeds_do_not_matter
from insectarium.testing.conformance_match import LONGEST, MOMENTS, Match

Check: TypeAlias = Callable[[Match], None]
CheckOfMany: TypeAlias = Callable[[Sequence[Match]], None]

CHECKS: tuple[Check, ...] = (
    rules.matches_end,
    rules.legal_actions_keep_their_order,
    rules.illegal_actions_are_refused,
    rules.clones_never_bleed,
    rules.pieces_are_conserved,
    rules.scores_add_up,
    rules.chances_are_shares,
    words.records_replay,
    words.positions_round_trip,
    words.views_are_json,
    words.actions_have_words,
    words.decisions_can_be_shown,
    words.score_sheets_have_words,
    words.events_are_told,
    secrets.nothing_hidden_shows,
    secrets.events_tell_no_more_than_views,
    secrets.redeals_are_canonical,
    secrets.redeals_fit,
)
CHECKS_ACROSS_PROCESSES: tuple[CheckOfMany, ...] = (hash_seeds_do_not_matter, compiled_equals_interpreted)
MATCHES_ACROSS_PROCESSES = 5
"""Per seat count and option set: chance is either shared with the outside or not, a few matches show it."""


def tables(game: Game[Any]) -> Iterator[tuple[int, dict[str, Setting]]]:
    """Every number of seats with every set of options that it can be played with."""
    for seats in game.manifest.seats:
        for options in game.manifest.option_sets(seats):
            yield seats, options


def check_conformance(
    game: Game[Any],
    *,
    matches: int = 200,
    seed: int = 1,
    longest: int = LONGEST,
    moments: int = MOMENTS,
) -> None:
    """Run every check on `matches` random matches for each number of seats and set of options.

    `longest` is the number of steps after which a match counts as endless; the costly checks look at
    `moments` steps of each match and at its end. The first fault found raises AssertionError.
    """
    if matches < 1:
        raise ValueError(f"matches must be 1 or more, not {matches}.")
    few: list[Match] = []
    for seats, options in tables(game):
        for number in range(matches):
            match = Match(game, seats, options, seed + number, longest=longest, moments=moments)
            for check in CHECKS:
                run_check(check, match)
            if number < MATCHES_ACROSS_PROCESSES:
                few.append(match)
    for across in CHECKS_ACROSS_PROCESSES:
        across(few)


def run_check(check: Check, match: Match) -> None:
    """Run one check; whatever the game raises becomes a fault that names the moment."""
    try:
        check(match)
    except AssertionError as fault:
        raise AssertionError(f"{check.__name__}: {fault}") from fault
    except Exception as problem:
        raise AssertionError(f"{check.__name__}: {match.fault(repr(problem))}") from problem
