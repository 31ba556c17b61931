"""Playing in the terminal: whole matches, questions, taking back, saving, and leaving in every way."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from insectarium.cli.match import Match
from insectarium.core.game import Game
from insectarium.core.record import Record

Run = Callable[..., tuple[int, str, str]]
PLAY = ("play", "micropolis", "--seed", "5", "--seats", "me,greedy")


def test_a_whole_match_by_numbers(run_process: Run, game: Game[Any], tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    code, out, err = run_process(*PLAY, "--record", str(file), typed="1\n" * 100)
    assert (code, err) == (0, "")
    assert "Score sheet" in out
    assert out.rstrip().endswith(f"The match is in {file}.")
    record = Record.from_text(file.read_text(encoding="utf-8"))
    assert record.verify(game).is_over()
    assert record.result is not None
    assert dict(record.players) == {0: "Player", 1: "Greedy"}


def test_words_choose_as_well_as_numbers(run: Run) -> None:
    by_number = run(*PLAY, typed="2\n")[1]
    by_words = run(*PLAY, typed="Take  2 SOLDIERS\n")[1]
    assert by_number == by_words
    assert "Player takes tile 2 for 1 soldier." in by_number


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    first = run(*PLAY, typed="1\n" * 100)
    assert "Score sheet" in first[1]
    assert run(*PLAY, typed="1\n" * 100) == first


def test_without_seats_there_are_as_many_as_the_game_likes(run: Run) -> None:
    code, out, _ = run("play", "micropolis")
    assert code == 0
    assert "At the table: Player, Greedy 2, Greedy 3." in out


def test_tiles_are_told_by_what_is_on_them(run: Run) -> None:
    out = run(*PLAY)[1]
    assert "R1 R2: queen | L1: 2 workers" in out
    assert "barracks for 4" in out


def test_illegal_actions_are_refused_and_change_nothing(run: Run) -> None:
    typed = "take 7 soldiers\nleft\nfly away\n99\n0\n\n1\n"
    code, out, err = run(*PLAY, typed=typed)
    assert (code, err) == (0, "")
    assert "That tile costs 6 soldiers, and your army has only 5. (MIC-029)" in out
    assert "There is no tile to attach now." in out
    assert "'fly away' is no action." in out
    assert "There is no choice 99; the choices are 1 to 6." in out
    assert "There is no choice 0; the choices are 1 to 6." in out
    assert out.count("Player takes tile") == 1


def test_why_and_rules_explain(run: Run) -> None:
    out = run(*PLAY, typed="why take 7 soldiers\nwhy 1\nwhy\nrules mic-026\nrules foundation youngest\n")[1]
    assert "MIC-029 The soldiers you pay with come from your army." in out
    assert "That is possible: Take tile 1 for free." in out
    assert "Write the action that you ask about after why." in out
    assert "MIC-026 The tile in place 1 is free." in out
    assert "There is no rule FOUNDATION YOUNGEST in this rulebook." in out


def test_help_names_every_command(run: Run) -> None:
    out = run(*PLAY, typed="help\n")[1]
    for name in ("why", "rules", "table", "undo", "save", "quit"):
        assert f" {name}" in out


def test_table_shows_the_other_anthills_too(run: Run) -> None:
    short = run(*PLAY, typed="1\n")[1]
    whole = run(*PLAY, typed="1\ntable\n")[1]
    assert "Anthill B of Greedy" not in short
    assert "Anthill B of Greedy" in whole


def test_undo_goes_back_to_the_last_choice_of_the_turn(run: Run, game: Game[Any], tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    out = run(*PLAY, "--record", str(file), typed="1\n1\nundo\n2\n1\n")[1]
    assert "Player takes tile 1 for free." in out
    record = Record.from_text(file.read_text(encoding="utf-8"))
    mine = [words for state, words in with_seat(game, record) if state == 0]
    assert mine[:3] == ["take 1", "take 2 soldiers", "left"]


def with_seat(game: Game[Any], record: Record) -> list[tuple[int, str]]:
    return [(int(state.seat_to_act()), game.notation(state, action)) for state, action in record.steps(game)]


def test_undo_stops_where_others_acted(run: Run) -> None:
    out = run(*PLAY, typed="undo\n1\nundo\n")[1]
    assert out.count("Only your own choices of this turn can be taken back") == 2


def test_taking_back_restores_the_state_and_the_record(game: Game[Any]) -> None:
    match = Match(game, Record.begin(game, seats=2, seed=5))
    taken_back = 0
    while taken_back < 5:
        before = (game.fingerprint(match.state), match.record)
        action = int(match.state.legal_actions()[0])
        could_undo = match.can_undo()
        match.act(action)
        if match.can_undo():
            match.undo()
            assert (game.fingerprint(match.state), match.record) == before
            assert match.can_undo() == could_undo
            match.act(action)
            taken_back += 1


def test_what_was_revealed_cannot_be_taken_back(game: Game[Any]) -> None:
    match = Match(game, Record.begin(game, seats=2, seed=5))
    revealed_to_the_same_seat = 0
    while not match.state.is_over():
        seat, stack = int(match.state.seat_to_act()), game.view(match.state)["table"]["stack"]
        match.act(int(match.state.legal_actions()[-1]))
        refilled = game.view(match.state)["table"]["stack"] != stack
        same_seat = match.state.seat_to_act() == seat
        assert match.can_undo() == (same_seat and not refilled)
        revealed_to_the_same_seat += same_seat and refilled
    assert revealed_to_the_same_seat


def test_saving_and_leaving(run: Run, game: Game[Any], tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    code, out, _ = run(*PLAY, typed=f"1\nsave {file}\n1\n1\nsave {file}\nquit\n")
    assert code == 0
    assert out.count(f"Saved in {file}.") == 2
    assert "to keep the match" not in out
    assert len(Record.from_text(file.read_text(encoding="utf-8")).actions) > 2


def test_quit_asks_before_anything_is_lost(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.record"
    out = run(*PLAY, typed="1\nquit\n\n")[1]
    assert "Type save FILE to keep the match" in out
    assert "The match was not saved." in out
    assert list(tmp_path.iterdir()) == []
    out = run(*PLAY, typed=f"1\nquit\n1\nsave\nsave {tmp_path}\nsave {tmp_path}/no/x\nsave {file}\n")[1]
    assert "is a folder" in out
    assert "cannot be written: No such file or directory." in out
    assert f"Saved in {file}." in out
    assert file.exists()


def test_save_does_not_overwrite_what_is_not_its_own(run: Run, record_file: Path) -> None:
    before = record_file.read_text(encoding="utf-8")
    out = run(*PLAY, typed=f"1\nsave {record_file}\nsave\n")[1]
    assert "exists already" in out
    assert "Write the name of a file after save." in out
    assert record_file.read_text(encoding="utf-8") == before


def test_the_end_of_input_ends_quietly(run_process: Run) -> None:
    code, out, err = run_process(*PLAY, typed="1\n")
    assert (code, err) == (0, "")
    assert out.endswith("The match was not saved.\n")


def listen_to_interrupts() -> None:
    """Programs started in the background of a shell would otherwise ignore them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_an_interrupted_match_is_in_its_record(
    game: Game[Any], tmp_path: Path, number: signal.Signals, code: int
) -> None:
    file = tmp_path / "match.record"
    command = [sys.executable, "-u", "-m", "insectarium", *PLAY, "--record", str(file)]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, preexec_fn=listen_to_interrupts
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("2\n")
        process.stdin.flush()
        while "Fill the barracks with soldiers" not in process.stdout.readline():
            assert process.poll() is None, "the match ended before the next question"
        process.send_signal(number)
        _, err = process.communicate(timeout=300)
    assert process.returncode == code
    assert err == ""
    record = Record.from_text(file.read_text(encoding="utf-8"))
    assert record.actions[0] == "take 2 soldiers"
    assert record.result is None
    assert not record.verify(game).is_over()


def test_several_people_at_one_terminal(run: Run) -> None:
    code, out, _ = run("play", "micropolis", "--seed", "5", "--seats", "me,me", typed="1\n2\n")
    assert code == 0
    assert "Player 1 takes tile 1 for free." in out
    assert "Player 2 takes tile 2 for 1 soldier." in out


def test_bots_alone_can_be_watched(run: Run) -> None:
    code, out, _ = run("play", "micropolis", "--seed", "5", "--seats", "random,greedy")
    assert code == 0
    assert "Score sheet" in out
    assert "wins." in out


def test_expert_game_and_own_components(run: Run, game: Game[Any], tmp_path: Path) -> None:
    tiles = tmp_path / "tiles.toml"
    tiles.write_bytes((game.folder() / "components.toml").read_bytes())
    file = tmp_path / "match.record"
    options = ("--options", "expert=true", "--components", str(tiles), "--record", str(file))
    code, out, _ = run(*PLAY, *options, typed="1\n" * 200)
    assert code == 0
    assert "Anthill A2 of Player" in out
    assert run("verify", str(file), "--components", str(tiles))[0] == 0
    assert run("verify", str(file))[0] == 1


def test_a_disk_that_fills_up_does_not_end_the_match(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.record"
    written = 0

    def sometimes_full(_: int) -> None:
        nonlocal written
        written += 1
        if written > 2:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", sometimes_full)
    code, out, err = run(*PLAY, "--record", str(file), typed="1\n" * 100)
    assert code == 1
    assert "Score sheet" in out
    assert set(err.splitlines()) == {f"{file} cannot be written: No space left on device."}
    assert len(Record.from_text(file.read_text(encoding="utf-8")).actions) == 1
