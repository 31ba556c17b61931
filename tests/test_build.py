"""Packaging: what is compiled, what is stale, what the metadata promise."""

from __future__ import annotations

import importlib.machinery
import os
import re
from importlib import metadata
from pathlib import Path

import pytest

import insectarium.core.state
from insectarium import _build

ROOT = Path(__file__).parent.parent
MARK = "# compiled by mypyc"


def runs_compiled(module_file: str | None) -> bool:
    return str(module_file).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))


def test_compiled_tells_what_was_really_imported() -> None:
    assert _build.compiled() == runs_compiled(insectarium.core.state.__file__)


@pytest.mark.skipif(
    "INSECTARIUM_EXPECT_COMPILED" not in os.environ, reason="only the Makefile knows which pass this is"
)
def test_this_pass_runs_what_it_was_meant_to_run() -> None:
    assert _build.compiled() == (os.environ["INSECTARIUM_EXPECT_COMPILED"] == "yes")


@pytest.mark.skipif(not _build.compiled(), reason="the interpreted engine has no stamp")
def test_every_marked_source_was_compiled() -> None:
    package = _build.PACKAGE
    marked = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if path.read_text(encoding="utf-8").partition("\n")[0] == MARK
    }
    stamped = (package / _build.STAMP_NAME).read_text(encoding="utf-8")
    assert {line.split("  ")[1] for line in stamped.splitlines()} == marked
    _build.check_not_stale()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    (tmp_path / "core").mkdir()
    (tmp_path / "core" / "state.py").write_text("LEGS = 6\n")
    _build.write_stamp(tmp_path, tmp_path, ["core/state.py"])
    return tmp_path


def test_sources_as_compiled_are_accepted(package: Path) -> None:
    _build.compare_with_stamp(package)


def test_an_edited_source_is_refused_by_name_with_the_way_out(package: Path) -> None:
    (package / "core" / "state.py").write_text("LEGS = 8\n")
    with pytest.raises(
        _build.StaleBinaryError, match=r"state\.py was edited after it was compiled: run `make clean"
    ):
        _build.compare_with_stamp(package)


def test_a_deleted_source_is_refused(package: Path) -> None:
    (package / "core" / "state.py").unlink()
    with pytest.raises(_build.StaleBinaryError, match=r"state\.py was compiled but is gone now"):
        _build.compare_with_stamp(package)


def test_compiled_modules_without_a_stamp_are_refused(package: Path) -> None:
    (package / _build.STAMP_NAME).unlink()
    with pytest.raises(_build.StaleBinaryError, match="is missing"):
        _build.compare_with_stamp(package)


def test_a_stale_binary_stops_the_import(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "core" / f"state{importlib.machinery.EXTENSION_SUFFIXES[0]}").touch()
    monkeypatch.setattr(_build, "PACKAGE", package)
    _build.check_not_stale()
    (package / "core" / "state.py").write_text("LEGS = 8\n")
    with pytest.raises(ImportError):
        _build.check_not_stale()


def test_no_binary_lies_in_the_source_tree() -> None:
    assert [path for pattern in ("*.so", "*.pyd") for path in (ROOT / "src").rglob(pattern)] == []


def test_the_lock_file_pins_by_hash_and_names_no_address() -> None:
    text = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    pins = re.findall(r"^[a-z0-9][^ ]*==[^ ]+.*\\\n    --hash=sha256:[0-9a-f]{64}", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE)) > 5


def test_the_lock_file_of_the_pages_names_no_address() -> None:
    assert "://" not in (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")


def test_metadata_name_licence_and_python() -> None:
    about = metadata.metadata("insectarium")
    assert about["License-Expression"] == "MIT"
    assert about["Requires-Python"] == ">=3.11"


def test_metadata_ask_for_packed_arrays_only_when_compiled() -> None:
    asked = {re.split(r"[^\w.-]", line)[0] for line in metadata.requires("insectarium") or []}
    assert asked >= {"typer", "rich", "fluent.runtime"}
    extra = {"librt", "mypy_extensions"}
    assert asked & extra == (extra if _build.compiled() else set())


def test_the_command_is_installed() -> None:
    (command,) = metadata.entry_points(group="console_scripts", name="insectarium")
    assert command.value == "insectarium.cli:main"


def test_data_files_are_installed() -> None:
    missing = [
        path
        for pattern in ("*.toml", "*.ftl", "*.md", "py.typed")
        for path in (ROOT / "src").rglob(pattern)
        if not (_build.PACKAGE.parent / path.relative_to(ROOT / "src")).exists()
    ]
    assert missing == []
