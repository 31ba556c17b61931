"""Who takes part: which script, in which environment, doing what."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = Path(__file__).resolve().parent
COMPILED = ".venv-compiled"
OPENSPIEL_GAMES = {"hive": "Hive", "backgammon": "backgammon", "gin_rummy": "gin rummy"}


@dataclass(frozen=True)
class Contestant:
    key: str
    label: str
    measures: str  # "steps" or "simulations"
    environment: str  # the folder of the virtual environment, under the repository
    script: str
    arguments: tuple[str, ...]

    @property
    def command(self) -> list[str]:
        return [str(interpreter(self.environment)), str(SCRIPTS / self.script), *self.arguments]


def interpreter(environment: str) -> Path:
    return ROOT / environment / "bin" / "python"


def contestants(game: str, seats: int) -> list[Contestant]:
    return [*_ours(game, seats), *_catanatron(), *_openspiel()]


def _ours(game: str, seats: int) -> list[Contestant]:
    def one(key: str, label: str, measures: str, environment: str, kind: str) -> Contestant:
        title = f"Insectarium {game}, {label}"
        return Contestant(key, title, measures, environment, "play_ours.py", (game, str(seats), kind))

    return [
        one("ours-compiled", "compiled loop", "steps", COMPILED, "engine-loop"),
        one("ours-python-loop", "Python loop", "steps", COMPILED, "python-loop"),
        one("ours-interpreted", "not compiled", "steps", ".venv", "engine-loop"),
        one("ours-search", "compiled search", "simulations", COMPILED, "search"),
    ]


def _catanatron() -> list[Contestant]:
    def one(key: str, label: str, measures: str, kind: str) -> Contestant:
        return Contestant(key, label, measures, ".venv-peers", "play_catanatron.py", (kind,))

    return [
        one("catanatron", "Catanatron, Python loop", "steps", "random"),
        one("catanatron-playouts", "Catanatron, full playouts (bound)", "simulations", "playouts"),
    ]


def _openspiel() -> list[Contestant]:
    kinds = [
        ("python-loop", "Python loop", "steps"),
        ("cpp-rollouts", "C++ rollouts", "steps"),
        ("python-search", "Python search", "simulations"),
        ("cpp-search", "C++ search", "simulations"),
    ]
    return [
        Contestant(
            f"openspiel-{game}-{kind}",
            f"OpenSpiel {name}, {label}",
            measures,
            ".venv-peers",
            "play_openspiel.py",
            (game, kind),
        )
        for game, name in OPENSPIEL_GAMES.items()
        for kind, label, measures in kinds
    ]
