"""What bots rely on in every game's heuristic."""

from __future__ import annotations

import pytest

import insectarium
from insectarium.core.rng import Rng


@pytest.mark.parametrize("manifest", insectarium.games(), ids=lambda manifest: str(manifest.id))
def test_chances_are_shares_and_judging_leaves_the_state_alone(manifest: insectarium.Manifest) -> None:
    game = insectarium.load(manifest.id)
    rng = Rng.seeded("judging")
    for seats in manifest.seats:
        for options in manifest.option_sets(seats):
            state = game.setup(seats=seats, seed=seats, options=options)
            while not state.is_over():
                before = game.fingerprint(state)
                chances = list(state.chances())
                evaluations = list(state.evaluations())
                # Less than 1 is left to the seats only where a player that no seat plays can win.
                assert sum(chances) <= 1 + 1e-9
                assert len(evaluations) > seats or sum(chances) == pytest.approx(1)
                assert min(chances) > 0
                assert evaluations[:seats] == [state.evaluate(seat) for seat in range(seats)]
                assert game.fingerprint(state) == before
                actions = state.legal_actions()
                state.advance(actions[rng.below(len(actions))])
            winners = state.winners()
            assert [chance > 0 for chance in state.chances()] == [seat in winners for seat in range(seats)]
