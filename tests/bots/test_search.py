"""The bounds of a search, and that compiling does not change what it finds."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.bots.search import SearchBot
from insectarium.bots.tree import Node
from insectarium.core.rng import Rng
from insectarium.core.state import State


def middle_of_a_match(seats: int, game: str = "micropolis") -> State:
    state: State = insectarium.load(game).setup(seats=seats, seed=11)
    rng = Rng.seeded(11)
    for _ in range(10 * seats):
        actions = state.legal_actions()
        state.advance(actions[rng.below(len(actions))])
    while len(state.legal_actions()) < 4:
        state.advance(state.legal_actions()[0])
    return state


def test_iterations_are_counted_exactly() -> None:
    # At a brief look Micropolis grows a tree.
    bot = SearchBot(1, iterations=70, thorough=False)
    bot.think(middle_of_a_match(2))
    assert bot.iterations_done == 70
    # Every action is judged once, and each iteration follows one.
    assert sum(bot.root.visits) == len(bot.root.actions) + 70


def test_a_line_of_play_goes_on_to_the_end_of_the_turn() -> None:
    state = start_of_a_turn()
    bot = SearchBot(1, iterations=1)
    bot.think(state)
    seat = state.seat_to_act()
    state.redeal(seat, Rng.seeded("search bot 1"))
    for node, slot in zip(bot.path, bot.slots, strict=True):
        assert state.seat_to_act() == seat
        state.apply(node.actions[slot])
    assert len(bot.path) > 1
    assert state.seat_to_act() != seat


def test_a_line_of_play_ends_where_dice_decide() -> None:
    state = insectarium.load("it_happens").setup(seats=2, seed=4)
    bot = SearchBot(1, iterations=1)
    bot.think(state)
    best = bot.root.favourite(state.seat_to_act())
    assert state.leaves_to_chance(bot.root.actions[best])
    assert bot.path == []


def test_a_search_without_a_bound_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a bound"):
        SearchBot(1)


def test_the_time_bound_is_kept() -> None:
    bot = SearchBot(1, milliseconds=60)
    state = middle_of_a_match(3, "it_happens")
    started = time.perf_counter()
    bot.think(state)
    took = time.perf_counter() - started
    assert took >= 0.06
    # Generous, for machines that do other things as well.
    assert took < 60.0
    assert bot.iterations_done >= 1


def test_a_clear_choice_is_made_early(nim: Callable[..., State]) -> None:
    # Two seats: taking one of five stones leaves four, which loses whatever is taken.
    bot = SearchBot(1, iterations=4000)
    assert bot.choose(nim(5, 2)) == 1
    assert bot.iterations_done < 2000


def test_a_search_that_is_asked_for_chances_uses_its_bounds(nim: Callable[..., State]) -> None:
    bot = SearchBot(1, iterations=3000)
    bot.think(nim(5, 2))
    assert bot.iterations_done == 3000


def test_the_memory_bound_is_kept_and_the_search_goes_on() -> None:
    bot = SearchBot(1, iterations=600, most_slots=120)
    bot.think(middle_of_a_match(3, "it_happens"))
    assert bot.iterations_done == 600
    # The last node may bring all its actions.
    assert 120 <= bot.slots_held < 160
    assert bot.slots_held == sum(len(node.actions) for node in _nodes(bot))


def test_actions_that_only_some_deals_allow_count_as_well() -> None:
    bot = SearchBot(1, iterations=600, most_slots=2000)
    bot.think(middle_of_a_match(3, "it_happens"))
    assert any(len(set(node.available)) > 2 for node in _nodes(bot))
    assert bot.slots_held == sum(len(node.actions) for node in _nodes(bot))


def _nodes(bot: SearchBot) -> list[Node]:
    waiting, found = [bot.root], []
    while waiting:
        node = waiting.pop()
        found.append(node)
        waiting += [child for child in node.children if child is not None]
    return found


def start_of_a_turn() -> State:
    """The seat to act will be asked again before the turn passes."""
    state: State = insectarium.load("marabunta").setup(seats=2, seed=2)
    state.apply(state.legal_actions()[0])
    return state


def test_the_next_decision_of_a_turn_takes_up_what_was_found_out() -> None:
    state, bot = start_of_a_turn(), SearchBot(1, iterations=40)
    state.apply(bot.choose(state))
    assert bot.tries_taken_up == 0
    assert bot.rest is not None
    known, held = bot.rest.tries(), bot.rest.slots_below()
    assert known > 0
    assert len(state.legal_actions()) > 1
    bot.choose(state)
    assert bot.tries_taken_up == known
    # What was taken up counts against the bound of memory.
    assert bot.slots_held > held


def test_a_forced_move_in_between_keeps_what_was_found_out(nim: Callable[..., State]) -> None:
    state, bot = nim(6, 1), SearchBot(1, iterations=40)
    chosen = []
    while not state.is_over():
        chosen.append(bot.choose(state))
        state.apply(chosen[-1])
        assert (bot.rest is not None) == (not state.is_over())
    assert sum(chosen) == 6


def test_what_was_found_out_about_another_position_is_forgotten() -> None:
    state, bot = start_of_a_turn(), SearchBot(1, iterations=40)
    bot.choose(state)
    assert bot.rest is not None
    # Not what the search expects: its action was never done.
    bot.choose(state)
    assert bot.tries_taken_up == 0


def test_what_was_found_out_before_new_tiles_came_is_forgotten() -> None:
    """In Micropolis who takes the last tile of a row may be the first to choose from the next one."""
    rows = 0
    for seed in range(8):
        state: Any = insectarium.load("micropolis").setup(seats=2, seed=seed)
        bots = [SearchBot(seat, iterations=30) for seat in range(2)]
        before = None
        while not state.is_over():
            seat, drawn = int(state.seat_to_act()), int(state.stack_drawn)
            action = bots[seat].choose(state)
            if before is not None and before[0] == seat and before[1] != drawn:
                assert bots[seat].tries_taken_up == 0
                rows += 1
            before = seat, drawn
            state.apply(action)
    assert rows > 0


def test_what_was_found_out_before_a_new_tile_came_is_forgotten(new_tile: Callable[[int], State]) -> None:
    """The choices bear the same numbers and nobody is better off, but they bring something else."""
    for hidden, is_known in ((0, False), (1000, True)):
        state, bot = new_tile(hidden), SearchBot(1, iterations=40)
        state.apply(bot.choose(state))
        assert bot.rest is not None
        bot.choose(state)
        assert (bot.tries_taken_up > 0) == is_known


def test_what_other_deals_had_to_choose_from_is_forgotten() -> None:
    state, bot = start_of_a_turn(), SearchBot(1, iterations=40)
    state.apply(bot.choose(state))
    assert bot.rest is not None
    bot.rest.add(-5)
    assert bot.choose(state) in list(state.legal_actions())
    assert bot.tries_taken_up == 0


def test_nothing_is_kept_when_the_turn_passes(nim: Callable[..., State]) -> None:
    bot = SearchBot(1, iterations=40)
    bot.choose(nim(9, 2))
    assert bot.rest is None
    assert bot.expected is None


def test_the_tree_is_let_go_after_the_choice() -> None:
    bot = SearchBot(1, iterations=300)
    bot.choose(middle_of_a_match(3))
    assert len(_nodes(bot)) == 1


def test_other_threads_go_on_while_a_search_thinks() -> None:
    # A search that never pauses lets the other thread go on once, when it is done. One that does can have no
    # time to show it on a busy machine, so there are several.
    assert any(ticks_during_a_search() > 3 for _ in range(20))


def ticks_during_a_search() -> int:
    bot = SearchBot(1, milliseconds=400)
    thread = threading.Thread(target=bot.choose, args=(middle_of_a_match(3),))
    ticks = 0
    thread.start()
    while thread.is_alive():
        time.sleep(0.001)
        ticks += 1
    return ticks


def test_a_tree_knows_each_seats_share() -> None:
    bot = SearchBot(1, iterations=200)
    bot.think(middle_of_a_match(3))
    root = bot.root
    for slot in range(len(root.actions)):
        shares = [root.totals[slot * 3 + seat] for seat in range(3)]
        assert sum(shares) == pytest.approx(root.visits[slot])


def test_three_seats_each_play_for_themselves(nim: Callable[..., State]) -> None:
    # Who leaves one stone gives the win to the next seat, and that seat takes it.
    bot = SearchBot(3, iterations=3000)
    bot.think(nim(4, 3))
    taking_all_but_one = list(bot.root.actions).index(3)
    next_seat = bot.root.totals[taking_all_but_one * 3 + 1]
    assert next_seat == pytest.approx(bot.root.visits[taking_all_but_one], rel=0.05)


SEARCHES = """
import insectarium
from insectarium.bots.search import SearchBot
from insectarium.core.rng import Rng

for seats in (2, 3, 5):
    state = insectarium.load("micropolis").setup(seats=seats, seed=11)
    rng = Rng.seeded(11)
    for _ in range(20):
        actions = state.legal_actions()
        state.advance(actions[rng.below(len(actions))])
    bot = SearchBot("same", iterations=300)
    bot.think(state)
    print(list(bot.root.actions), list(bot.root.visits), [float.hex(total) for total in bot.root.totals])

for game, seats, steps in (("antropolis", 3, 60), ("happy_honey_beez", 2, 100)):
    state = insectarium.load(game).setup(seats=seats, seed=11)
    bot = SearchBot("same", iterations=steps)
    for _ in range(8):
        state.advance(bot.choose(state))
        print([list(plan) for plan in bot.plans], bot.iterations_done)
"""
SOURCES = Path(__file__).resolve().parents[2] / "src"


def test_compiled_and_interpreted_find_the_same() -> None:
    """The sources in the working copy run interpreted; in the second pass the tested package is compiled."""
    interpreted = {**os.environ, "PYTHONPATH": str(SOURCES)}
    outputs = [
        subprocess.run(
            [sys.executable, "-c", SEARCHES], env=environment, capture_output=True, text=True, check=True
        ).stdout
        for environment in (dict(os.environ), interpreted)
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].count("\n") == 3 + 8 + 8
