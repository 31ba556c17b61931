# compiled by mypyc
"""Why something that both games of the bees have is not possible now.

Where a rule stands in both rulebooks, its ids are written in the order: Happy Honey Beez, Knights in Buzzing
Armor.
"""

from __future__ import annotations

from typing import Final

from insectarium.core.packed import i64
from insectarium.core.refusal import Refusal
from insectarium.games._bees.bees import NO_LOAD
from insectarium.games._bees.table import BeeTable
from insectarium.games._bees.tables import MEADOW

# By the number of tiles laid this turn: the rule that sets the price of the next.
PRICE_RULES: Final = (
    "HHB-051 KBA-032", "HHB-053 KBA-033", "HHB-054 KBA-034", "HHB-055 KBA-035", "HHB-059 KBA-035",
)  # fmt: skip


def refuse(table: BeeTable, rules: str, reason: str) -> Refusal:
    return refuse_with(table, rules, reason, {})


def refuse_with(table: BeeTable, rules: str, reason: str, args: dict[str, int | str]) -> Refusal:
    """The id of a rule, or two of a rule of both games."""
    ids = rules.split()
    book = 0 if table.rules.game == "happy_honey_beez" else len(ids) - 1
    return Refusal(table.rules.game, ids[book], reason, args)


def too_dear(table: BeeTable) -> Refusal | None:
    """Why the next tile cannot be paid."""
    price = table.price()
    pollen = table.pollen[table.active]
    if price <= pollen:
        return None
    args: dict[str, int | str] = {"price": int(price), "pollen": int(pollen)}
    return refuse_with(table, PRICE_RULES[table.laid], "tile-too-dear", args)


def no_collecting(table: BeeTable, bee: i64, args: dict[str, int | str]) -> Refusal:
    if table.board.ground_of(table.bees.spot[bee]) != MEADOW:
        return refuse_with(table, "HHB-092 KBA-071", "not-on-meadow", args)
    if table.bees.load[bee] != NO_LOAD:
        return refuse_with(table, "HHB-093 KBA-072", "carries-already", args)
    return refuse(table, "HHB-094 KBA-073", "no-pollen-left")


def no_feeding(table: BeeTable, bee: i64, args: dict[str, int | str]) -> Refusal:
    reason = "carries-nothing" if table.bees.load[bee] == NO_LOAD else "no-queen-here"
    return refuse_with(table, "HHB-098 KBA-076", reason, args)
