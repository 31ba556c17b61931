"""Files are written wholly or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from insectarium.cli.errors import Failed
from insectarium.cli.files import write_text


def test_a_file_is_replaced_and_nothing_else_stays(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    write_text(file, "one\n")
    write_text(file, "two\n")
    assert file.read_bytes() == b"two\n"
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "a.txt", tmp_path / "link"
    file.write_text("one", encoding="utf-8")
    link.symlink_to(file)
    write_text(link, "two")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "two"


def test_a_failure_in_the_middle_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.txt"
    write_text(file, "one")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Failed, match=r"a\.txt cannot be written: No space left on device\."):
        write_text(file, "two")
    assert file.read_text(encoding="utf-8") == "one"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="only some systems have a device that is always full"
)
def test_a_device_that_is_full() -> None:
    with pytest.raises(Failed, match="No space left on device"):
        write_text(Path("/dev/full"), "x" * 100_000)
