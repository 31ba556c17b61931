"""Levels: each a bot of its own, honest, and better than chance; beginners make mistakes that people make."""

from __future__ import annotations

import pytest

import insectarium
from insectarium.bots import ask, make_bot
from insectarium.bots.advice import advise
from insectarium.bots.hasty import HastyBot
from insectarium.bots.levels import LEVELS
from insectarium.bots.search import SearchBot
from insectarium.bots.seat import honest
from insectarium.bots.short import (
    LEAST_TRIES,
    LEAST_TRIES_OF_A_PLAN,
    MOST_TRIES,
    TRIES_PER_ACTION,
    TRIES_PER_ACTION_OF_A_PLAN,
    ShortSearchBot,
)
from insectarium.core.manifest import BadSetup
from insectarium.core.rng import Rng
from insectarium.lab.simulate import simulate


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(level: str) -> None:
    spec = f"{level}@3it" if level == "expert" else level
    for manifest in insectarium.games():
        state = insectarium.load(manifest.id).setup(seats=manifest.default_seats, seed=3)
        seat = int(state.seat_to_act())
        assert ask(make_bot(spec, 1), state, seat, Rng.seeded(1)) in list(state.legal_actions())


def test_only_an_expert_is_told_how_long_to_think() -> None:
    assert make_bot("expert@100ms").name == "expert@100ms"
    with pytest.raises(BadSetup, match="takes no parameter"):
        make_bot("hard@100ms")
    with pytest.raises(BadSetup, match="expert@200ms"):
        make_bot("expert@soon")


def test_a_hard_bot_thinks_longer_where_there_is_more_to_choose_from() -> None:
    bot = ShortSearchBot(1)
    state = insectarium.load("marabunta").setup(seats=2, seed=5)
    while not LEAST_TRIES < len(state.legal_actions()) < MOST_TRIES:
        state.apply(bot.choose(state))
    bot.choose(state)
    assert bot.iterations == TRIES_PER_ACTION * len(state.legal_actions())
    bot.choose(insectarium.load("it_happens").setup(seats=2, seed=5))
    assert bot.iterations == LEAST_TRIES
    bot.choose(insectarium.load("happy_honey_beez").setup(seats=2, seed=5))
    assert bot.iterations == MOST_TRIES


def test_a_hard_bot_plans_with_more_tries_than_it_grows_a_tree_with() -> None:
    bot = ShortSearchBot(1)
    state = insectarium.load("antropolis").setup(seats=2, seed=2)
    while not 1 < len(state.legal_actions()) < LEAST_TRIES_OF_A_PLAN // TRIES_PER_ACTION_OF_A_PLAN:
        state.apply(bot.choose(state))
    bot.choose(state)
    assert bot.iterations == LEAST_TRIES_OF_A_PLAN > LEAST_TRIES


def test_a_hard_bot_forgets_between_two_decisions() -> None:
    bot = ShortSearchBot(1)
    state = insectarium.load("antropolis").setup(seats=2, seed=2)
    seat = state.seat_to_act()
    state.apply(bot.choose(state))
    assert state.seat_to_act() == seat
    assert len(state.legal_actions()) > 1
    bot.choose(state)
    assert bot.tries_taken_up == 0


def test_a_hard_bot_takes_the_short_look_and_an_expert_the_thorough_one() -> None:
    state = insectarium.load("antropolis").setup(seats=2, seed=2)
    short, thorough = ShortSearchBot(1), SearchBot(1, iterations=60)
    short.think(state)
    thorough.think(state)
    checked = 0
    for action in state.legal_actions():
        one, other = short.root.find(action, 0), thorough.root.find(action, 0)
        if short.root.visits[one] == thorough.root.visits[other] == 1:
            after = state.clone()
            after.advance(action)
            assert list(short.root.average(one)) == list(after.chances())
            after.be_thorough()
            assert list(thorough.root.average(other)) == list(after.chances())
            assert list(short.root.average(one)) != list(thorough.root.average(other))
            checked += 1
    assert checked > 0


def test_a_beginner_is_better_than_chance_and_worse_than_greedy() -> None:
    against_chance = simulate("micropolis", ["beginner", "random"], games=60, seed=1, workers=1)
    against_greedy = simulate("micropolis", ["beginner", "greedy"], games=30, seed=1, workers=1)
    assert against_chance.entries()[0].win_share.low > 0.5
    assert against_greedy.entries()[0].win_share.high < 0.5


def test_a_hasty_bot_errs_within_what_it_sees() -> None:
    """Without oversights and errors it is greedy; the worst action is rarer than with chance."""
    state = insectarium.load("micropolis").setup(seats=2, seed=5)
    careful = HastyBot(1, 0.0, 0.0)
    assert careful.choose(state) in {int(make_bot("greedy", seed).choose(state)) for seed in range(20)}
    actions = list(state.legal_actions())
    worths = {int(action): careful._worth_of(state, action, state.seat_to_act()) for action in actions}
    worst = min(worths, key=worths.__getitem__)
    choices = [int(make_bot("beginner", seed).choose(state)) for seed in range(400)]
    assert len(set(choices)) > 1
    assert choices.count(worst) / 400 < 0.7 / len(actions)


def test_advice_says_what_an_action_brings_and_knows_nothing_hidden() -> None:
    game = insectarium.load("micropolis")
    state = game.setup(seats=3, seed=11)
    rng = Rng.seeded("walk")
    seen = 0
    while not state.is_over():
        actions = [int(action) for action in state.legal_actions()]
        seat = int(state.seat_to_act())
        if len(actions) > 1:
            best = int(make_bot("greedy", seen).choose(honest(state, seat, Rng.seeded("a"))))
            first = advise(honest(state, seat, Rng.seeded("a")), best, Rng.seeded("x"))
            other_deal = state.clone()
            other_deal.redeal(seat, rng)
            second = advise(honest(other_deal, seat, Rng.seeded("a")), best, Rng.seeded("x"))
            assert first == second
            assert first.held_back >= 0
            seen += 1
        state.advance(actions[int(rng.below(len(actions)))])
    assert seen > 20
