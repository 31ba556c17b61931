"""What the heuristic promises follows what the rules reward."""

from __future__ import annotations

from collections.abc import Callable

from insectarium.bots.greedy import GreedyBot
from insectarium.core.game import Game
from insectarium.core.rng import Rng
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.testing import Trial

Start = Callable[..., Trial[MarabuntaState]]


def lead(trial: Trial[MarabuntaState]) -> float:
    """How far red is ahead."""
    values = trial.state.evaluations()
    return values[0] - values[1]


def test_it_is_the_same_for_both_seats(start: Start) -> None:
    assert abs(lead(start())) < 1e-9
    assert abs(lead(start(red="d3:2")) + lead(start(blue="d3:2"))) < 1e-9


def test_numbers_circles_anthills_and_points_are_good(start: Start) -> None:
    base = lead(start(red="d3:1"))
    assert lead(start(red="d3:3")) > base
    assert lead(start(red="d3:1", more=({"circles": [2, 4, 2, 2, 2, 2]}, {}))) > base
    assert lead(start(red="d3:1", more=({"anthills": 1}, {}))) < base
    assert lead(start(red="d3:1", more=({"cookies": 3}, {}))) > base
    assert lead(start(red="d3:1", more=({"chests": [1, 0, 0, 0, 0, 0, 2]}, {}))) > base


def test_the_chooser_is_taken_to_choose_well(start: Start) -> None:
    trial = start(dice="3 3 3 3 3 3", red="d3:1 e4:1", blue="j3:1 i4:1", tile="one")
    fair = Trial(trial.game, trial.state.clone())
    fair.do("split blue pink orange")
    greedy = Trial(trial.game, trial.state.clone())
    greedy.do("split blue")
    assert lead(greedy) > lead(fair)


def test_what_is_dropped_is_lost(start: Start) -> None:
    trial = start(pool="blue pink", dice="3 banner 0 0 0 0", red="d3:1")
    dropped = Trial(trial.game, trial.state.clone())
    dropped.do("finish")
    assert lead(dropped) < lead(trial)


def test_a_greedy_bot_beats_a_random_one(marabunta: Game[MarabuntaState]) -> None:
    wins = 0
    for seed in range(6):
        state = marabunta.setup(seed=seed)
        bot, rng = GreedyBot(seed), Rng.seeded(seed)
        while not state.is_over():
            actions = state.legal_actions()
            mine = state.seat_to_act() == seed % 2
            state.apply(bot.choose(state) if mine else actions[rng.below(len(actions))])
        wins += state.winners() == [seed % 2]
    assert wins == 6
