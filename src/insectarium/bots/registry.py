"""Bots by name: `random`, `greedy`, `search@500it`, and those of installed plug-ins."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from insectarium.bots.bot import Bot
from insectarium.bots.chance import RandomBot
from insectarium.bots.greedy import GreedyBot
from insectarium.bots.levels import EXPERT_MILLISECONDS, LEVELS, make_level
from insectarium.bots.search import SearchBot
from insectarium.core.manifest import BadSetup

ENTRY_POINTS = "insectarium.bots"
DEFAULT_MILLISECONDS = 200
BOUND = re.compile(r"([1-9][0-9]{0,8})(ms|s|it)")

Maker = Callable[[str, int | str], Bot]
"""Makes a bot from what follows the @ in its spec ("" if nothing does) and a seed."""


def make_bot(spec: str, seed: int | str = 0) -> Bot:
    """The bot that `name` or `name@parameter` describes; BadSetup says what is wrong with a spec."""
    name, at, parameter = spec.strip().partition("@")
    maker = _find(name)
    if at and not parameter:
        raise BadSetup(f"The bot {spec!r} has nothing after the @; write {name} alone or {name}@PARAMETER.")
    bot = maker(parameter, seed)
    bot.name = spec.strip()
    return bot


def bots() -> list[str]:
    """The names of all bots that can play here, ours first."""
    return [*SHIPPED, *(name for name in sorted(_plugged_in()) if name not in SHIPPED)]


def _find(name: str) -> Maker:
    if name in SHIPPED:
        return SHIPPED[name]
    added = _plugged_in()
    if name in added:
        return _load(added[name])
    known = bots()
    near = difflib.get_close_matches(name, known, n=1)
    hint = f" Did you mean {near[0]}?" if near else f" Known are {', '.join(known)}."
    raise BadSetup(f"There is no bot {name!r}.{hint}", "no-bot", {"bot": name})


def _plugged_in() -> dict[str, EntryPoint]:
    """Third-party bots: an entry point in the group "insectarium.bots" that names a Maker."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def _load(point: EntryPoint) -> Maker:
    try:
        maker: Maker = point.load()
    # A plug-in may fail in any way; the others and our own bots must not suffer from it.
    except Exception as fault:
        reason = f"{type(fault).__name__}: {fault}"
        raise BadSetup(f"The bot {point.name} of a plug-in cannot be loaded ({reason}).") from fault
    return maker


def _random(parameter: str, seed: int | str) -> Bot:
    _expect_nothing("random", parameter)
    return RandomBot(seed)


def _greedy(parameter: str, seed: int | str) -> Bot:
    _expect_nothing("greedy", parameter)
    return GreedyBot(seed)


def _expect_nothing(name: str, parameter: str) -> None:
    if parameter:
        raise BadSetup(f"The bot {name} takes no parameter; write {name}, not {name}@{parameter}.")


def _level(level: str) -> Maker:
    def make(parameter: str, seed: int | str) -> Bot:
        _expect_nothing(level, parameter)
        return make_level(level, seed)

    return make


def _search(parameter: str, seed: int | str) -> Bot:
    return _bounded("search", parameter or f"{DEFAULT_MILLISECONDS}ms", seed)


def _expert(parameter: str, seed: int | str) -> Bot:
    return _bounded("expert", parameter or f"{EXPERT_MILLISECONDS}ms", seed)


def _bounded(name: str, parameter: str, seed: int | str) -> Bot:
    bound = BOUND.fullmatch(parameter)
    if bound is None:
        raise BadSetup(
            f"A search is bounded like {name}@200ms, {name}@2s or {name}@500it, not {name}@{parameter}."
        )
    number, unit = int(bound[1]), bound[2]
    if unit == "it":
        return SearchBot(seed, iterations=number)
    return SearchBot(seed, milliseconds=number * (1000 if unit == "s" else 1))


SHIPPED: dict[str, Maker] = {
    "random": _random,
    "greedy": _greedy,
    "search": _search,
    **{level: _level(level) for level in LEVELS},
    "expert": _expert,
}
