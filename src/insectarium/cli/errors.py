"""What goes wrong becomes one sentence and an exit code."""

from __future__ import annotations

from insectarium.bots import BotFault
from insectarium.core.document import PositionError
from insectarium.core.manifest import BadSetup
from insectarium.core.record import RecordError
from insectarium.core.rulebook import RulebookError, UnknownRule
from insectarium.core.toml_source import ComponentsError
from insectarium.lab.arena import ArenaFault
from insectarium.lab.arena.store import StoreFault
from insectarium.lab.simulate import SimulationFault

FINE = 0
FAILED = 1
BAD_USAGE = 2
INTERRUPTED = 130


class Failed(Exception):
    """The thing that was asked for could not be done."""


class BadUsage(Exception):
    """The command was called in a way that means nothing."""


ASKED_WRONGLY = (BadUsage, BadSetup)
WENT_WRONG = (
    Failed,
    ArenaFault,
    BotFault,
    ComponentsError,
    PositionError,
    RecordError,
    RulebookError,
    SimulationFault,
    StoreFault,
    UnknownRule,
)


def one_line(sentence: str) -> str:
    return " ".join(sentence.split())
