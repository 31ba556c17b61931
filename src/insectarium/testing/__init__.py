"""Tools for testing games, ours and yours.

Say which rules a test shows, and check that no rule goes without a test:

    from insectarium.testing import check_traceability, rule

    @rule("MIC-026", "MIC-T09")
    def test_the_front_tile_is_free() -> None: ...

    def test_every_rule_has_a_test() -> None:
        check_traceability("src/my_game/RULES.md", "tests")

Try rules on a position, in the words of a record:

    from insectarium.testing import Trial

    trial = Trial(game, game.position(document))
    trial.do("take 4 soldiers", "left")
    assert trial.refusal("fill barracks").rule == "MIC-074"

Check on random matches that a game keeps the contract:

    from insectarium.testing import check_conformance

    def test_conformance() -> None:
        check_conformance(insectarium.load("my_game"))

With `pytest --strict-markers`, register the marker "rule(*ids): the rule ids this test shows" yourself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from insectarium.core.rulebook import RULE_ID
from insectarium.testing.conformance import check_conformance
from insectarium.testing.conformance_match import Match
from insectarium.testing.traceability import check_traceability
from insectarium.testing.trial import Trial

if TYPE_CHECKING:
    import pytest

__all__ = ["Match", "Trial", "check_conformance", "check_traceability", "rule"]


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test function or class with the ids of the rules that it shows."""
    if not ids:
        raise ValueError('@rule needs at least one rule id, as in @rule("MIC-029").')
    for rule_id in ids:
        if not isinstance(rule_id, str) or not RULE_ID.fullmatch(rule_id):
            raise ValueError(f'@rule got {rule_id!r}, which is no rule id; write it as in @rule("MIC-029").')
    try:
        import pytest
    except ImportError as problem:
        raise ImportError("@rule marks tests for pytest, which is not installed here.") from problem
    return pytest.mark.rule(*ids)
