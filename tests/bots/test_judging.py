"""Looking back at a decision: chances that anybody may look at, and what was better."""

from __future__ import annotations

import pytest

import insectarium
from insectarium.bots.judging import cost_of, judge
from insectarium.bots.search import SearchBot


def test_chances_are_those_of_equals_where_lines_are_followed() -> None:
    """The search takes its seat for the only one that thinks, and so for more likely to win than it is."""
    state = insectarium.load("micropolis").setup(seats=2, seed=4)
    bot = SearchBot(1, iterations=400)
    judgement = judge(state, int(state.legal_actions()[0]), bot)
    own = float(bot.root.average(bot.root.favourite(0))[0])
    assert judgement.chances[0] < own
    assert 0.35 < judgement.chances[0] < 0.65
    assert sum(judgement.chances) == pytest.approx(1.0)


def test_chances_are_those_of_all_tries_where_a_tree_grows() -> None:
    state = insectarium.load("marabunta").setup(seats=2, seed=4)
    bot = SearchBot(1, iterations=100)
    judgement = judge(state, int(state.legal_actions()[0]), bot)
    root = bot.root
    shares = [
        sum(float(root.totals[2 * slot + seat]) for slot in range(len(root.visits))) / int(root.tries())
        for seat in range(2)
    ]
    assert judgement.chances == pytest.approx(shares)


@pytest.mark.parametrize("game", ["micropolis", "marabunta"])
def test_the_favourite_costs_nothing(game: str) -> None:
    state = insectarium.load(game).setup(seats=2, seed=4)
    first = judge(state, int(state.legal_actions()[0]), SearchBot(1, iterations=100))
    again = judge(state, first.favourite, SearchBot(1, iterations=100))
    assert (again.favourite, again.cost) == (first.favourite, 0.0)


def test_what_a_decision_costs_is_told_in_chances_of_equals_where_lines_are_followed() -> None:
    """The same figure as the graph shows, averaged over deals, if the seat's turn ends with the decision."""
    state = insectarium.load("micropolis").setup(seats=2, seed=4)
    actions = [int(action) for action in state.legal_actions()]
    worths = []
    for action in (actions[0], actions[-1]):
        after = state.clone()
        after.advance(action)
        rival = judge(after, int(after.legal_actions()[0]), SearchBot(1, iterations=60))
        worths.append(rival.chances[0])
    better, worse = (actions[0], actions[-1]) if worths[0] > worths[1] else (actions[-1], actions[0])
    assert cost_of(state, worse, better, 60, "costs") == pytest.approx(abs(worths[0] - worths[1]), abs=0.15)
    assert cost_of(state, better, worse, 60, "costs") == 0.0
