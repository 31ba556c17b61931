"""Whatever is wrong gives one sentence on stderr, the right exit code, and nothing half-done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from insectarium.core.record import Record

Run = Callable[..., tuple[int, str, str]]

BAD_USAGE = [
    (["chess"], "No such command 'chess'."),
    (["play"], "Missing argument 'GAME'."),
    (["play", "chess"], "There is no game 'chess'. Known are "),
    (["play", "micropoli"], "There is no game 'micropoli'. Did you mean micropolis?"),
    (["play", "micropolis", "--seats", "me" + ",greedy" * 6], "Micropolis is for 2 to 6 seats, not 7."),
    (["play", "micropolis", "--seats", "me,greed"], "There is no bot 'greed'. Did you mean greedy?"),
    (["play", "micropolis", "--seats", "me,,greedy"], "'me,,greedy' is not like that."),
    (["play", "micropolis", "--options", "expert=maybe"], "Option expert cannot be maybe"),
    (["play", "micropolis", "--options", "hats=true"], "Micropolis has no option hats"),
    (["play", "micropolis", "--options", "expert"], "An option is written key=value, not 'expert'."),
    (
        ["play", "micropolis", "--seats", "me,greedy,greedy,greedy", "--options", "expert=true"],
        "Option expert=true is for 2 or 3 seats, not 4.",
    ),
    (["play", "micropolis", "--language", "xx"], "Micropolis does not speak 'xx'"),
    (["rules", "micropolis", "--language", "xx"], "Micropolis does not speak 'xx'"),
    (["play", "micropolis", "--components", "nowhere.toml"], "There is no file nowhere.toml."),
    (["play", "micropolis", "--record", "."], "is a folder"),
    (["simulate", "micropolis"], "Missing option '--seats'."),
    (["simulate", "micropolis", "--seats", "random,random", "--games", "0"], "--games"),
    (["simulate", "micropolis", "--seats", "random,me"], "There is no bot 'me'."),
    (["rules", "micropolis", "MIC-001", "--search", "ant"], "Give either"),
    (["replay"], "Missing argument 'FILE'."),
    (["verify", "nowhere.record"], "There is no file nowhere.record."),
    (["verify", "."], ". is a folder, not a file."),
    (["bench", "--seconds", "0"], "A figure needs some time to measure"),
    (["bench", "--seconds", "nan"], "A figure needs some time to measure, not nan seconds."),
    (["bench", "--seconds", "inf"], "A figure needs some time to measure, not inf seconds."),
    (["bench", "--seats", "two"], "A number of seats is a whole number, not 'two'."),
    (["bench", "--games", "chess"], "There is no game 'chess'."),
]


def check_one_sentence(outcome: tuple[int, str, str], code: int, part: str) -> None:
    found, out, err = outcome
    assert part in err
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert out == ""
    assert found == code


@pytest.mark.parametrize(("arguments", "part"), BAD_USAGE)
def test_bad_usage(run: Run, arguments: list[str], part: str) -> None:
    check_one_sentence(run(*arguments), 2, part)


def test_bad_usage_and_failure_end_a_real_process(run_process: Run, tmp_path: Path) -> None:
    check_one_sentence(
        run_process("play", "micropolis", "--seats", "a,b,c,d,e,f,g"), 2, "2 to 6 seats, not 7."
    )
    (tmp_path / "empty").write_text("", encoding="utf-8")
    check_one_sentence(run_process("verify", str(tmp_path / "empty")), 1, "this is no record")


def test_an_unknown_rule_names_near_ones(run: Run) -> None:
    check_one_sentence(run("rules", "micropolis", "MIC-29"), 1, "Did you mean MIC-029")
    check_one_sentence(run("rules", "micropolis", "--search", "giraffe"), 1, "No rule contains 'giraffe'.")


def test_a_broken_components_file_is_named_with_line_and_field(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tiles.toml"
    file.write_text('name = "Mine"\n[[tile]]\nid = "01"\nsegments = ["L1 R9: worker"]\n', encoding="utf-8")
    record = tmp_path / "match.record"
    part = f'{file}, line 4, tile[1].segments[1]: "R9" is not a port'
    command = ("play", "micropolis", "--components", str(file), "--record", str(record))
    check_one_sentence(run(*command), 1, part)
    assert not record.exists()
    simulation = ("simulate", "micropolis", "--seats", "random,random", "--components", str(file))
    check_one_sentence(run(*simulation), 1, part)


def test_a_record_cut_off_anywhere_is_refused(run: Run, finished: Record, tmp_path: Path) -> None:
    lines = finished.to_text().splitlines()
    for kept in range(len(lines)):
        file = tmp_path / "cut.record"
        file.write_text("\n".join(lines[:kept]) + "\n", encoding="utf-8")
        if any(line.startswith("result:") for line in lines[:kept]):
            check_one_sentence(run("verify", str(file)), 1, "The record is cut off")
        elif not any(line.startswith("seed:") for line in lines[:kept]):
            check_one_sentence(run("verify", str(file)), 1, "record")


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("1. take 1\n", "1. take 9 soldiers\n", "Action 1 (take 9 soldiers) is not possible"),
        ("1. take 1\n", "1. fly\n", "Action 1 (fly) is not possible"),
        ("1. take 1\n", "1. left\n", "Action 1 (left) is not possible"),
        ("2. ", "7. ", "action 2 is expected here, not 7."),
        ("seats: 2", "seats: 7", "Micropolis is for 2 to 6 seats, not 7."),
        ("seats: 2", "seats: two", "The field 'seats' must be a number, not 'two'."),
        ("seats: 2", "seats: " + "9" * 5000, "'seats' must be a number"),
        ("game: micropolis", "game: chess", "'chess', a game that is not installed here."),
        ("rules: 1", "rules: 99", "version 99 of the rules"),
        ("seed: a secret", "seed: another", "The seed does not fit the hash"),
        ("seed: a secret", "seed: hidden", "still hidden"),
        ("expert=false", "expert=maybe", "Option expert cannot be maybe"),
        ("player 0: Ada", "components: 0123", "other components"),
        ("player 0: Ada", "position: {", "The position in the header is no JSON"),
        ("player 0: Ada", "position: {}", "position"),
        ("winner", "winner 0 or", "but the actions lead to"),
    ],
)
def test_a_record_that_is_wrong(
    run: Run, finished: Record, tmp_path: Path, old: str, new: str, part: str
) -> None:
    text = finished.fork(0).to_text() + "1. take 1\n2. take 1\n" if "take" in old else finished.to_text()
    assert old in text
    file = tmp_path / "wrong.record"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    check_one_sentence(run("verify", str(file)), 1, part)


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    check_one_sentence(run("replay", str(file)), 1, "is no text in UTF-8.")


def test_there_is_no_action_beyond_the_last(run: Run, record_file: Path) -> None:
    check_one_sentence(run("replay", str(record_file), "--at", "999"), 2, "There is no action 999")


def test_a_record_that_exists_is_not_overwritten(run: Run, record_file: Path) -> None:
    before = record_file.read_text(encoding="utf-8")
    check_one_sentence(run("play", "micropolis", "--record", str(record_file)), 2, "exists already")
    assert record_file.read_text(encoding="utf-8") == before


def test_a_place_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    nowhere = tmp_path / "no" / "match.record"
    check_one_sentence(
        run("play", "micropolis", "--record", str(nowhere)), 1, "cannot be written: No such file"
    )
    assert list(tmp_path.iterdir()) == []
