"""What each bot does with a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import insectarium
from insectarium.bots import Bot, BotFault, ask, bots, make_bot, registry
from insectarium.bots.chance import RandomBot
from insectarium.bots.search import SearchBot
from insectarium.core.manifest import BadSetup
from insectarium.core.packed import i64
from insectarium.core.rng import Rng
from insectarium.core.state import State
from insectarium.lab.simulate import simulate

SPECS = ("random", "greedy", "search@60it")

OURS = ["random", "greedy", "search", "beginner", "easy", "medium", "hard", "expert"]


def positions(count: int, seats: int, **options: bool) -> list[State]:
    """States with something to choose, from random matches."""
    game = insectarium.load("micropolis")
    found: list[State] = []
    rng = Rng.seeded(f"positions {seats}")
    while len(found) < count:
        state = game.setup(seats=seats, seed=len(found), options=options)
        for _ in range(rng.below(20 * seats)):
            actions = state.legal_actions()
            state.advance(actions[rng.below(len(actions))])
            if state.is_over():
                break
        if not state.is_over() and len(state.legal_actions()) > 1:
            found.append(state)
    return found


def choice(spec: str, state: State) -> int:
    return ask(make_bot(spec, seed=5), state, int(state.seat_to_act()), Rng.seeded("deal"))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("seats", "expert"), [(2, False), (3, True), (4, False)])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(spec: str, seats: int, expert: bool) -> None:
    for number, state in enumerate(positions(8, seats, expert=expert)):
        before = choice(spec, state)
        for deal in range(3):
            other = state.clone()
            other.redeal(state.seat_to_act(), Rng.seeded(f"{number} {deal}"))
            assert choice(spec, other) == before


class Peeking(Bot):
    """Lets the next tile of the stack decide, which no seat can know."""

    def choose(self, state: Any) -> i64:
        actions = state.legal_actions()
        chosen: i64 = actions[state.stack[state.stack_drawn] % len(actions)]
        return chosen


def test_asking_keeps_the_truth_from_a_bot_that_would_use_it() -> None:
    state = insectarium.load("micropolis").setup(seats=3, seed=2)
    truths = [state.clone() for _ in range(12)]
    for number, truth in enumerate(truths):
        truth.redeal(0, Rng.seeded(number))
    bot = Peeking("peeking")
    assert len({int(bot.choose(truth)) for truth in truths}) > 1
    assert len({ask(bot, truth, 0, Rng.seeded("deal")) for truth in truths}) == 1


@pytest.mark.parametrize("spec", SPECS)
def test_asking_leaves_the_state_as_it_was(spec: str) -> None:
    game = insectarium.load("micropolis")
    state = game.setup(seats=3, seed=4)
    before = game.fingerprint(state)
    choice(spec, state)
    assert game.fingerprint(state) == before


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_choices(spec: str) -> None:
    states = positions(10, 3)
    assert [choice(spec, state) for state in states] == [choice(spec, state) for state in states]


def test_random_reaches_every_action_and_follows_its_seed() -> None:
    state = insectarium.load("micropolis").setup(seats=3, seed=1)
    bot = RandomBot(1)
    chosen = [int(bot.choose(state)) for _ in range(200)]
    assert set(chosen) == {int(action) for action in state.legal_actions()}
    again, other = RandomBot(1), RandomBot(2)
    assert chosen == [int(again.choose(state)) for _ in range(200)]
    assert chosen != [int(other.choose(state)) for _ in range(200)]


def test_greedy_takes_a_win_at_hand(nim: Callable[[int], State]) -> None:
    for stones in (1, 2, 3):
        assert choice("greedy", nim(stones)) == stones


def test_greedy_breaks_ties_by_its_seed(nim: Callable[[int], State]) -> None:
    choices = {int(make_bot("greedy", seed).choose(nim(12))) for seed in range(30)}
    assert choices == {1, 2, 3}


def test_search_finds_the_forced_win(nim: Callable[[int], State]) -> None:
    for stones in (5, 6, 7, 9, 10, 11):
        assert choice("search@1500it", nim(stones)) == stones % 4


def test_a_forced_move_is_played_without_thinking(nim: Callable[[int], State]) -> None:
    bot = SearchBot(1, milliseconds=3_600_000)
    assert bot.choose(nim(1)) == 1
    assert bot.iterations_done == 0


def test_search_beats_random_and_greedy_does_too() -> None:
    for spec in ("search@40it", "greedy"):
        result = simulate("micropolis", [spec, "random"], games=10, seed=3, workers=1)
        assert result.entries()[0].win_share.low > 0.5


def test_asking_for_a_seat_that_is_not_to_act_is_an_error(nim: Callable[[int], State]) -> None:
    with pytest.raises(ValueError, match="not seat 1 that is to act, but seat 0"):
        ask(make_bot("random"), nim(5), 1, Rng.seeded(1))


class Wild(Bot):
    def choose(self, state: State) -> i64:
        return 77


def test_an_illegal_choice_is_named(nim: Callable[[int], State]) -> None:
    with pytest.raises(BotFault, match="The bot wild chose 77, which is not a legal action now"):
        ask(Wild("wild"), nim(5), 0, Rng.seeded(1))


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("serch", "There is no bot 'serch'. Did you mean search?"),
        ("", "There is no bot ''. Known are random, greedy, search, beginner, easy, medium, hard, expert."),
        ("search@", "The bot 'search@' has nothing after the @; write search alone or search@PARAMETER."),
        ("search@fast", "A search is bounded like search@200ms, search@2s or search@500it, not search@fast."),
        ("search@0it", "A search is bounded like search@200ms, search@2s or search@500it, not search@0it."),
        ("search@-5ms", "A search is bounded like search@200ms, search@2s or search@500it, not search@-5ms."),
        ("greedy@3", "The bot greedy takes no parameter; write greedy, not greedy@3."),
        ("random@x", "The bot random takes no parameter; write random, not random@x."),
    ],
)
def test_a_bad_spec_gets_one_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as raised:
        make_bot(spec)
    assert str(raised.value) == sentence


def test_bounds_are_read_from_the_spec() -> None:
    def bounds(spec: str) -> tuple[int, int]:
        bot = make_bot(spec)
        assert isinstance(bot, SearchBot)
        assert bot.name == spec
        return int(bot.milliseconds), int(bot.iterations)

    assert bounds("search") == (200, 0)
    assert bounds("search@50ms") == (50, 0)
    assert bounds("search@2s") == (2000, 0)
    assert bounds("search@500it") == (0, 500)


class FakeEntryPoint:
    name = "wild"

    def load(self) -> Callable[[str, int | str], Bot]:
        return lambda parameter, seed: Wild(parameter)


def test_a_plug_in_brings_its_own_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [FakeEntryPoint()])
    assert bots() == [*OURS, "wild"]
    assert isinstance(make_bot("wild@7"), Wild)


class BrokenEntryPoint:
    name = "broken"

    def load(self) -> Callable[[str, int | str], Bot]:
        raise ModuleNotFoundError("No module named 'gone'")


def test_a_broken_plug_in_harms_no_other_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [BrokenEntryPoint(), FakeEntryPoint()])
    assert isinstance(make_bot("wild@7"), Wild)
    assert bots() == [*OURS, "broken", "wild"]
    with pytest.raises(BadSetup) as raised:
        make_bot("broken")
    assert str(raised.value) == (
        "The bot broken of a plug-in cannot be loaded (ModuleNotFoundError: No module named 'gone')."
    )
