"""The bot `yardstick`: a plain information-set Monte Carlo tree search, to measure other bots by."""

from insectarium.bots import Bot
from insectarium.core.manifest import BadSetup
from insectarium.core.state import State
from insectarium_yardstick.plain import PlainSearch

UNITS = {"ms": "milliseconds", "it": "iterations"}


class Yardstick(Bot):
    """Hands the question on: a class compiled apart from the package cannot be a Bot itself."""

    def __init__(self, search: PlainSearch) -> None:
        super().__init__("yardstick")
        self.search = search

    def choose(self, state: State) -> int:
        return int(self.search.choose(state))


def make(parameter: str, seed: int | str) -> Bot:
    number, unit = parameter[:-2], parameter[-2:]
    if unit not in UNITS or not number.isdecimal() or int(number) == 0:
        raise BadSetup(
            f"The bot yardstick is bounded like yardstick@100ms or yardstick@500it, not {parameter!r}."
        )
    return Yardstick(PlainSearch(str(seed), **{UNITS[unit]: int(number)}))
