"""Every rule of every game has a test, and tests and code name only rules that exist."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import insectarium
from insectarium.core.rulebook import RULE_ID, Rulebook
from insectarium.testing.traceability import collect_claims, contradicted, missing

TESTS = Path(__file__).resolve().parent
GAMES = Path(str(files("insectarium"))) / "games"
NAMES = sorted(path.parent.name for path in GAMES.glob("*/RULES.md"))
NAMED_ID = re.compile(rf"\b{RULE_ID.pattern}\b")


@cache
def rulebook(name: str) -> Rulebook:
    return Rulebook.read(GAMES / name / "RULES.md")


@cache
def claims() -> dict[str, list[str]]:
    return collect_claims(TESTS)


def test_there_are_rulebooks_to_check() -> None:
    assert "micropolis" in NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_testable_rule_has_a_test(name: str) -> None:
    untested = missing(rulebook(name), claims())
    assert not untested, f"{len(untested)} rules of {name} without a test: {', '.join(untested)}"


@pytest.mark.parametrize("name", NAMES)
def test_no_rule_is_both_tested_and_called_untestable(name: str) -> None:
    assert contradicted(rulebook(name), claims()) == []


@pytest.mark.parametrize("name", NAMES)
def test_no_test_vector_is_called_untestable(name: str) -> None:
    assert [rule.id for rule in rulebook(name) if rule.is_vector and not rule.testable] == []


def test_tests_claim_only_rules_that_exist() -> None:
    declared = {rule.id for name in NAMES for rule in rulebook(name)}
    strangers = {rule_id: tests for rule_id, tests in claims().items() if rule_id not in declared}
    assert strangers == {}


@pytest.mark.parametrize("name", NAMES)
def test_the_manifest_names_the_prefixes_of_the_rules(name: str) -> None:
    manifest = next(found for found in insectarium.games() if found.entry.split(".")[2] == name)
    assert set(manifest.rules_prefixes) == {rule_id.partition("-")[0] for rule_id in rulebook(name).ids}


@pytest.mark.parametrize("name", NAMES)
def test_tests_of_a_game_claim_rules_of_that_game(name: str) -> None:
    folder = f"games/{name}/"
    own = {rule_id for rule_id, tests in claims().items() if any(test.startswith(folder) for test in tests)}
    assert sorted(own - set(rulebook(name).ids)) == []


@pytest.mark.parametrize("name", NAMES)
def test_the_code_of_a_game_names_only_its_own_rules(name: str) -> None:
    prefixes = {rule_id.partition("-")[0] for rule_id in rulebook(name).ids}
    strangers = [
        f"{file.name}: {named}"
        for file in sorted((GAMES / name).rglob("*"))
        if file.suffix in {".py", ".toml", ".ftl"}
        for named in NAMED_ID.findall(file.read_text(encoding="utf-8"))
        if named.partition("-")[0] in prefixes and named not in rulebook(name)
    ]
    assert strangers == []


def test_the_rulebook_of_micropolis_is_complete() -> None:
    kinds = {"": range(1, 122), "T": range(1, 33), "A": range(1, 45), "D": range(1, 10), "C": range(1, 18)}
    expected = {f"MIC-{kind}{n:0{2 if kind else 3}d}" for kind, numbers in kinds.items() for n in numbers}
    assert set(rulebook("micropolis").ids) == expected


def test_the_coverage_page_is_up_to_date() -> None:
    tool = TESTS.parent / "tools" / "rule_coverage.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
