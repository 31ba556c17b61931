"""Compile the search, so that it is slower than the measured bot only where its method is.

It is compiled against the sources of the package beside it, and needs a compiled package to run.
"""

import os
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

HERE = Path(__file__).resolve().parent
os.environ["MYPYPATH"] = str(HERE.parents[1] / "src")

setup(
    packages=["insectarium_yardstick"],
    package_dir={"": "src"},
    ext_modules=mypycify(["--strict", "src/insectarium_yardstick/plain.py"], opt_level="3", debug_level="0"),
)
