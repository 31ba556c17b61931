"""The stand-ins for packed arrays behave as the real ones do wherever the code is allowed to look."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from insectarium._build import PACKAGE
from insectarium.core.packed import append, extend, i64, mypyc_attr, pop, remove, u8, vec


def test_append_and_extend_give_back_the_longer_array() -> None:
    numbers = vec[i64]([3, 1])
    numbers = append(numbers, 4)
    numbers = extend(numbers, [1, 5])
    assert list(numbers) == [3, 1, 4, 1, 5]


def test_remove_takes_the_first_of_equal_items() -> None:
    assert list(remove(vec[i64]([3, 1, 4, 1]), 1)) == [3, 4, 1]


def test_pop_gives_back_the_array_and_the_item() -> None:
    numbers, last = pop(vec[i64]([3, 1, 4]))
    assert (list(numbers), last) == ([3, 1], 4)
    numbers, first = pop(numbers, 0)
    assert (list(numbers), first) == ([1], 3)


def test_a_slice_is_a_copy() -> None:
    original = vec[u8]([u8(1), u8(2)])
    copy = original[:]
    copy[0] = u8(9)
    assert list(original) == [1, 2]
    assert list(copy) == [9, 2]


def test_arrays_hold_floats_and_objects_too() -> None:
    assert list(vec[float]([0.5])) == [0.5]
    assert list(append(vec[str](), "ant")) == ["ant"]


def test_arrays_start_empty_and_compare_by_content() -> None:
    assert len(vec[i64]()) == 0
    assert vec[i64]([1, 2]) == vec[i64](range(1, 3))
    assert 2 in vec[i64]([1, 2])


def test_class_settings_leave_the_class_as_it_is() -> None:
    class Ant:
        legs = 6

    assert mypyc_attr(allow_interpreted_subclasses=True)(Ant) is Ant


def test_the_interpreted_engine_needs_no_third_party_package(tmp_path: Path) -> None:
    """A copy without compiled modules, run by an interpreter that sees only the standard library."""
    core = tmp_path / "insectarium" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").touch()
    (core / "__init__.py").touch()
    for name in ("_build.py", "core/packed.py", "core/rng.py"):
        (core.parent / name).write_bytes((PACKAGE / name).read_bytes())
    program = (
        f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from insectarium.core.packed import vec, i64\n"
        "import insectarium.core.rng\n"
        "assert 'librt' not in sys.modules and 'mypy_extensions' not in sys.modules\n"
        "print(type(vec[i64]([1])).__name__)\n"
    )
    result = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True)
    assert (result.stdout, result.stderr) == ("list\n", "")
