"""The documentation of the command line and of records tells the truth."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from insectarium.cli.app import app
from insectarium.cli.session import HELP
from insectarium.core.game import Game
from insectarium.core.record import _FIELDS, Record, seed_hash

Run = Callable[..., tuple[int, str, str]]
DOCS = Path(__file__).resolve().parents[2] / "docs"
CLI = (DOCS / "cli.md").read_text(encoding="utf-8")
RECORD = (DOCS / "record.md").read_text(encoding="utf-8")
JSON_FORMS = re.findall(
    r"^`insectarium ([^`\n]* --json)`:\n\n```json\n(.*?)```", CLI, re.MULTILINE | re.DOTALL
)


def keys_of(document: Any) -> Any:
    """A JSON document without its values: the keys, in the order in which they stand."""
    if isinstance(document, dict):
        return {key: keys_of(value) for key, value in document.items()}
    if isinstance(document, list):
        return [keys_of(value) for value in document if value is not None]
    return None


def test_each_command_with_json_has_its_form_written_down() -> None:
    documented = {command.split()[0] for command, _ in JSON_FORMS}
    assert documented == {"games", "rules", "simulate", "arena", "bench"}


@pytest.mark.parametrize(("command", "form"), JSON_FORMS, ids=[command for command, _ in JSON_FORMS])
def test_json_has_the_documented_keys(run: Run, command: str, form: str) -> None:
    code, out, err = run(*command.split())
    assert (code, err) == (0, "")
    told, shown = json.loads(out), json.loads(form)
    if command.startswith("games "):
        # One game shows the form of all: a new game must not need a new page.
        assert all(keys_of(game).keys() == keys_of(shown["games"][0]).keys() for game in told["games"])
        told["games"] = [game for game in told["games"] if game["id"] == shown["games"][0]["id"]]
    assert keys_of(told) == keys_of(shown)


def test_every_command_is_documented() -> None:
    for command in app.registered_commands:
        assert f"`{command.name}`" in CLI
        assert f"insectarium {command.name} " in CLI


def test_every_word_of_the_prompt_is_documented() -> None:
    for words, _ in HELP[2:]:
        assert f"| `{words.split()[0]}" in CLI


def test_every_field_of_a_record_is_documented() -> None:
    assert set(re.findall(r"^\| `([a-z-]+)` \|", RECORD, re.MULTILINE)) == set(_FIELDS)


@pytest.fixture
def example(tmp_path: Path) -> Path:
    found = re.search(r"```text\n(insectarium record 1\n.*?)```", RECORD, re.DOTALL)
    assert found is not None
    file = tmp_path / "match.record"
    file.write_text(found[1], encoding="utf-8")
    return file


def test_the_example_is_a_true_record(run: Run, game: Game[Any], example: Path) -> None:
    text = example.read_text(encoding="utf-8")
    record = Record.from_text(text)
    assert record.verify(game).is_over()
    assert record.to_text() == text
    code, out, err = run("verify", str(example))
    assert (code, err) == (0, "")
    assert "all 41 are legal" in out


def test_the_python_example_runs(
    example: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = re.search(r"```python\n(.*?)```", RECORD, re.DOTALL)
    assert found is not None
    monkeypatch.chdir(example.parent)
    exec(found[1], {})
    printed = capsys.readouterr().out
    assert "seed: ladybird" in printed
    assert "seed: hidden" in printed


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="sha256sum is not installed here")
def test_the_hash_by_hand() -> None:
    found = re.search(r"```sh\n(printf .*sha256sum)\n```\n\nprints `([0-9a-f]+)`", RECORD)
    assert found is not None
    done = subprocess.run(found[1], shell=True, capture_output=True, text=True, check=True)
    assert done.stdout.split()[0] == found[2]
    assert seed_hash("ladybird") == f"sha256:{found[2]}"
