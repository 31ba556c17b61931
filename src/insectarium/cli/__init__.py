"""The command line. `main` is what the command `insectarium` runs."""

from insectarium.cli.app import main

__all__ = ["main"]
