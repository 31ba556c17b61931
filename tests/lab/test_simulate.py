"""Simulated matches: fair seats, the same outcome for the same seed, clear errors."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from insectarium.bots import Bot
from insectarium.core.manifest import BadSetup
from insectarium.core.packed import i64
from insectarium.core.registry import load
from insectarium.core.state import State
from insectarium.lab import match
from insectarium.lab.match import Outcome, Plan, seating
from insectarium.lab.result import Result, entry_names
from insectarium.lab.simulate import SimulationFault, simulate


@pytest.mark.parametrize("entries", [2, 3, 4, 6])
def test_everybody_sits_everywhere_equally_often(entries: int) -> None:
    for first in range(0, entries * 8, entries):
        block = [seating(number, entries) for number in range(first, first + entries)]
        assert all(sorted(seats) == list(range(entries)) for seats in block)
        for entry in range(entries):
            assert {seats[entry] for seats in block} == set(range(entries))


def test_neighbours_change_too() -> None:
    after_the_first = Counter(
        seats.index((seats[0] + 1) % 4) for seats in (seating(number, 4) for number in range(24))
    )
    assert after_the_first == {1: 8, 2: 8, 3: 8}


def test_the_same_seed_gives_the_same_matches_whatever_the_workers() -> None:
    def outcomes(seed: int, workers: int) -> list[tuple[object, ...]]:
        result = simulate("micropolis", ["greedy", "search@8it", "random"], 6, seed, workers=workers)
        return [(o.number, o.seats, o.scores, o.wins, o.decisions) for o in result.outcomes]

    alone = outcomes(1, 1)
    assert alone == outcomes(1, 1)
    assert alone == outcomes(1, 2)
    assert alone != outcomes(2, 1)


def test_options_and_progress() -> None:
    seen: list[tuple[int, int]] = []
    result = simulate(
        "micropolis",
        ["random", "greedy"],
        games=3,
        options={"expert": "true"},
        workers=1,
        progress=lambda done, games: seen.append((done, games)),
    )
    assert seen == [(1, 3), (2, 3), (3, 3)]
    assert result.plan.options["expert"] is True
    # Twenty rounds of two seats take at least one decision each.
    assert result.mean_steps >= 40


def test_the_json_form_keeps_its_keys() -> None:
    document = simulate("micropolis", ["greedy", "greedy", "random"], games=3, seed=9, workers=1).as_json()
    assert document["format"] == 1
    assert list(document) == [
        *("format", "game", "seats", "games", "seed", "options", "components", "entries", "ahead"),
        *("mean_steps", "workers", "seconds", "insectarium", "compiled"),
    ]
    assert [entry["name"] for entry in document["entries"]] == ["greedy#1", "greedy#2", "random"]
    assert list(document["entries"][0]) == [
        *("name", "spec", "wins", "win_share", "mean_score", "score_deviation"),
        *("wins_by_seat", "mean_decision_ms"),
    ]
    assert set(document["ahead"][0][1]) == {"value", "low", "high"}
    assert document["ahead"][0][0] is None
    assert sum(entry["wins"] for entry in document["entries"]) == pytest.approx(3)


def _result(*outcomes: tuple[tuple[int, ...], tuple[float, ...]]) -> Result:
    plan = Plan("micropolis", ("a", "b"), 1, {}, None)
    made = [
        Outcome(number, (number % 2, 1 - number % 2), scores, wins, (1, 1), (0.0, 0.0), 2)
        for number, (scores, wins) in enumerate(outcomes)
    ]
    return Result(plan, tuple(made), None, 1, 1.0)


def test_shared_victories_count_in_parts() -> None:
    result = _result(((5, 5), (0.5, 0.5)), ((7, 5), (1.0, 0.0)))
    first, second = result.entries()
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert first.wins_by_seat == (0.5, 1.0)
    assert first.mean_score == 6
    assert result.ahead(0, 1).value == 0.75
    assert result.ahead(1, 0).value == 0.25


def test_a_tie_break_puts_the_winner_ahead() -> None:
    assert _result(((5, 5), (0.0, 1.0))).ahead(1, 0).value == 1.0


def test_only_repeated_names_are_numbered() -> None:
    assert entry_names(("greedy", "search", "greedy")) == ["greedy#1", "search", "greedy#2"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game_id": "micropoli"}, "Did you mean micropolis?"),
        ({"seats": ["random"] * 7}, "Micropolis is for 2 to 6 seats, not 7."),
        ({"seats": ["random", "clever"]}, "There is no bot 'clever'."),
        ({"games": 0}, "A simulation needs at least 1 game, not 0."),
        ({"workers": 0}, "A simulation needs at least 1 worker, not 0."),
        ({"options": {"expert": "perhaps"}}, "Option expert cannot be perhaps"),
    ],
)
def test_bad_input_is_named_before_anything_starts(arguments: dict[str, object], sentence: str) -> None:
    asked: dict[str, object] = {"game_id": "micropolis", "seats": ["random", "random"], "games": 2}
    with pytest.raises(BadSetup, match=sentence.replace("?", r"\?")):
        simulate(**{**asked, **arguments})  # type: ignore[arg-type]


class Crashing(Bot):
    def choose(self, state: State) -> i64:
        raise ZeroDivisionError("ants do not divide")


def test_a_crashing_bot_is_reported_with_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "make_bot", lambda spec, seed: Crashing(spec))
    with pytest.raises(SimulationFault, match="Match 1 ended with an error: ZeroDivisionError: ants do not"):
        simulate("micropolis", ["random", "random"], games=2, workers=1)


PLUG_IN = """
import os
from insectarium.bots import Bot

class Dying(Bot):
    def choose(self, state):
        if os.environ["HOW"] == "die":
            os._exit(3)
        raise ZeroDivisionError("ants do not divide")

def make(parameter, seed):
    return Dying("dying")
"""


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("die", "A worker process died in the middle of a match"),
        ("raise", "Match . ended with an error: ZeroDivisionError: ants do not divide"),
    ],
)
def test_a_failing_worker_is_reported(
    how: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _install_plug_in(tmp_path)
    monkeypatch.setenv("HOW", how)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(SimulationFault, match=sentence):
        simulate("micropolis", ["dying", "random"], games=4, workers=2)
    assert not multiprocessing.active_children()


def _install_plug_in(folder: Path) -> None:
    (folder / "dying_bot.py").write_text(PLUG_IN, encoding="utf-8")
    about = folder / "dying_bot-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: dying\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[insectarium.bots]\ndying = dying_bot:make\n", encoding="utf-8")


# What is started in the background of a shell ignores Ctrl-C unless it says otherwise.
ENDLESS = """
import signal
from insectarium.lab.simulate import simulate
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        simulate("micropolis", ["search@50ms", "random"], games=10000, workers=2,
                 progress=lambda done, games: print("going", flush=True))
    except KeyboardInterrupt:
        print("ended", flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows sends Ctrl-C in another way")
def test_ctrl_c_ends_the_workers_too(tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS, encoding="utf-8")
    process = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "going\n"
    workers = _children_of(process.pid)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=300)[0]
    assert said.endswith("ended\n")
    assert process.returncode == 0
    deadline = time.monotonic() + 180
    while any(_lives(worker) for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(_lives(worker) for worker in workers)


def _children_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in tasks.read_text().split()] if tasks.exists() else []


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_match_without_an_end_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "MOST_DECISIONS", 5)
    plan = Plan("micropolis", ("random", "greedy", "random"), 1, {}, None)
    outcome = match.play_match(load("micropolis"), plan, 0)
    assert outcome is not None
    assert outcome.steps == 5
    assert outcome.wins == (1 / 3, 1 / 3, 1 / 3)
