"""Build the package, compiled by mypyc where that is possible and pure otherwise.

INSECTARIUM_COMPILE decides:
    unset          compile; if that fails for any reason, say so and build the pure package
    no             build the pure package
    yes            compile or fail
    with-compiler  compile or fail, but build the pure package where there is no C compiler
"""

from __future__ import annotations

import importlib.util
import os
import sys
import tempfile
import tomllib
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "insectarium"
MARK = "# compiled by mypyc"
CHOICES = ("", "no", "yes", "with-compiler")
# Commands that only ask for metadata run before mypy is installed, and need no extension.
METADATA_COMMANDS = {"egg_info", "dist_info", "sdist"}


def say(sentence: str) -> None:
    print(f"insectarium: {sentence}", flush=True)


def load_build_module() -> ModuleType:
    """Load insectarium/_build.py alone: importing the package would import what is about to be built."""
    spec = importlib.util.spec_from_file_location("insectarium_build", PACKAGE / "_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_sources() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if is_marked(path)]


def is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return lines.readline().rstrip() == MARK


def dependency_groups(*names: str) -> list[str]:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    return [requirement for name in names for requirement in groups[name]]


def compiler_problem() -> str | None:
    """What keeps a one-line extension from compiling here, or None."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint insectarium_probe(void) { return PY_MAJOR_VERSION; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.add_include_dir(get_python_inc())
            objects = compiler.compile([str(source)], output_dir=folder)
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except Exception:
            command = " ".join(getattr(compiler, "compiler", ["none"])[:1])
            return f"no working C compiler with Python's headers (tried: {command})"
    return None


def mypyc_extensions() -> list[Extension]:
    from mypyc.build import mypycify

    os.chdir(ROOT)
    paths = [str(path.relative_to(ROOT)) for path in compiled_sources()]
    extensions: list[Extension] = mypycify(
        # A cache of its own: sharing one with a plain mypy run would empty it at every turn.
        ["--config-file=pyproject.toml", "--cache-dir=build/mypy", *paths],
        opt_level="3",
        debug_level="0",
        group_name="insectarium._engine",
    )
    return extensions


class BuildPackage(build_py):
    """Copy the package into an emptied folder: a deleted source must not live on in the wheel."""

    def run(self) -> None:
        extensions = {Path(name).resolve() for name in self.get_finalized_command("build_ext").get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in extensions:
                path.unlink()
        super().run()


class BuildExtensions(build_ext):
    """Compile, then note beside the result which sources it was made from."""

    def run(self) -> None:
        super().run()
        if not self.extensions:
            return
        package = PACKAGE if self.inplace else Path(self.build_lib, "insectarium")
        names = [path.relative_to(PACKAGE).as_posix() for path in compiled_sources()]
        load_build_module().write_stamp(package, PACKAGE, names)
        say(f"compiled {len(names)} modules")


def asks_only_for_metadata() -> bool:
    return not METADATA_COMMANDS.isdisjoint(sys.argv[1:])


def build(compile_engine: bool) -> None:
    setup(
        install_requires=dependency_groups("run", *(["compiled"] if compile_engine else [])),
        setup_requires=dependency_groups("compile") if compile_engine else [],
        ext_modules=mypyc_extensions() if compile_engine and not asks_only_for_metadata() else [],
        cmdclass={"build_py": BuildPackage, "build_ext": BuildExtensions},
    )


def build_pure(reason: str) -> None:
    if not asks_only_for_metadata():
        say(f"building without compiling, the engine will run interpreted: {reason}")
    build(compile_engine=False)


def forget_first_attempt() -> None:
    from distutils.dir_util import remove_tree  # setuptools provides it, also where Python no longer does

    # Distutils takes a folder it once made for existing, until it removes one itself.
    remove_tree(tempfile.mkdtemp())
    # The metadata prepared for a wheel name packages that only a compiled one needs: have them written anew.
    if "bdist_wheel" in sys.argv and "--dist-info-dir" in sys.argv:
        place = sys.argv.index("--dist-info-dir")
        del sys.argv[place : place + 2]


def main() -> None:
    choice = os.environ.get("INSECTARIUM_COMPILE", "")
    if choice not in CHOICES:
        sys.exit(f"INSECTARIUM_COMPILE is {choice!r}; it must be unset or one of no, yes, with-compiler.")
    if choice == "no":
        return build_pure("INSECTARIUM_COMPILE=no")
    problem = compiler_problem()
    if problem and choice == "yes":
        sys.exit(f"INSECTARIUM_COMPILE=yes, but there is {problem}.")
    if problem:
        return build_pure(problem)
    try:
        build(compile_engine=True)
    except (Exception, SystemExit) as failure:
        if choice:
            raise
        forget_first_attempt()
        messages_are_above = isinstance(failure, SystemExit)
        build_pure("compiling failed, see above" if messages_are_above else f"compiling failed ({failure})")


main()
