"""The commands that only tell: games, rules, simulate, bench, replay, verify."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import insectarium
from insectarium.cli.app import app
from insectarium.core.game import Game
from insectarium.core.record import Record

Run = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["play", "--help"]])
def test_help(arguments: list[str]) -> None:
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0
    assert done.output.startswith("Usage: ")


def test_version_tells_which_engine_runs(run: Run) -> None:
    kind = "compiled" if insectarium.compiled() else "interpreted"
    assert run("--version") == (0, f"insectarium {insectarium.__version__} ({kind})\n", "")


def test_games(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert "Micropolis, by Bruno Cathala and Charles Chevallier" in out
    assert "2 to 6 seats" in out
    assert "expert=false|true (true: 2, 3 seats)" in out


def test_one_rule_whatever_the_case(run: Run) -> None:
    assert run("rules", "micropolis", "mic-026") == run("rules", "Micropolis", "MIC-026")
    out = run("rules", "micropolis", "mic-026")[1]
    assert "MIC-026 The tile in place 1 is free." in out


def test_the_whole_rulebook(run: Run, game: Game[Any]) -> None:
    out = run("rules", "micropolis")[1]
    for rule in game.rulebook():
        assert f"\n{rule.id} " in out
        assert f"\n{rule.section}\n" in out
    assert "not testable" not in out


def test_a_rule_in_another_language(run: Run) -> None:
    out = run("rules", "micropolis", "mic-026", "--language", "nl")[1]
    assert "MIC-026 De tegel op plaats 1 is gratis." in out


def test_searching_the_rulebook(run: Run) -> None:
    found = json.loads(run("rules", "micropolis", "--search", "ARCHITECT marker", "--json")[1])["rules"]
    assert len(found) > 3
    for rule in found:
        assert "architect" in (rule["section"] + rule["text"]).lower()


def test_simulate_shows_shares_and_intervals(run: Run) -> None:
    command = ("simulate", "micropolis", "--seats", "greedy,random,random", "--games", "6", "--workers", "1")
    code, out, err = run(*command)
    assert (code, err) == (0, "")
    assert "micropolis: 6 matches, seed 1" in out
    for words in ("Share", "95 % interval", "Mean score", "greedy", "random#1", "random#2"):
        assert words in out


def test_simulate_is_the_same_in_another_process_with_more_workers(run: Run, run_process: Run) -> None:
    command = ("simulate", "micropolis", "--seats", "greedy,random", "--games", "4", "--seed", "x", "--json")
    here = json.loads(run(*command, "--workers", "1")[1])
    code, out, err = run_process(*command, "--workers", "2")
    assert (code, err) == (0, "")
    there = json.loads(out)
    for key in ("seconds", "workers"):
        del here[key], there[key]
    for entry in [*here["entries"], *there["entries"]]:
        del entry["mean_decision_ms"]
    assert here == there


def test_bench_says_which_engine_it_measured(run: Run) -> None:
    code, out, err = run("bench", "--games", "micropolis", "--seconds", "0.01", "--seats", "2,3")
    assert (code, err) == (0, "")
    assert f"The engine runs {'compiled' if insectarium.compiled() else 'interpreted'}" in out
    assert out.count("micropolis") == 2


def test_replay_tells_every_action(run: Run, record_file: Path, finished: Record) -> None:
    code, out, err = run("replay", str(record_file))
    assert (code, err) == (0, "")
    assert out.startswith("1. Ada takes tile ")
    assert f"\n{len(finished.actions)}. " in out
    assert "Score sheet" in out


def test_replay_stops_after_an_action(run: Run, record_file: Path) -> None:
    out = run("replay", str(record_file), "--at", "3")[1]
    assert "\n3. " in out
    assert "\n4. " not in out
    assert "Score so far" in out
    assert "Anthill A of Ada" in out
    assert "No tile yet." in run("replay", str(record_file), "--at", "0")[1]


def test_replay_draws_the_table(run: Run, record_file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    code, _, err = run("replay", str(record_file), "--at", "12", "--svg", str(picture))
    assert (code, err) == (0, "")
    assert picture.read_text(encoding="utf-8").startswith("<svg ")


def test_verify_says_what_it_checked(run: Run, record_file: Path, finished: Record) -> None:
    code, out, err = run("verify", str(record_file))
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        f"Seed: fits the published hash {finished.hash}.",
        f"Actions: all {len(finished.actions)} are legal.",
        f"Result: {finished.result}, as recorded.",
    ]


def test_verify_of_a_match_that_goes_on(run: Run, finished: Record, tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    lines = finished.fork(5).to_text().splitlines()
    file.write_text("\n".join(line for line in lines if not line.startswith("seed-hash")), encoding="utf-8")
    code, out, _ = run("verify", str(file))
    assert code == 0
    assert out.splitlines() == [
        "Seed: not checked, because the record has no published hash or no seed.",
        "Actions: all 5 are legal.",
        "Result: none recorded; the match is not over.",
    ]


def test_a_reader_that_leaves_early_sees_no_traceback() -> None:
    command = [sys.executable, "-m", "insectarium", "rules", "micropolis"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
