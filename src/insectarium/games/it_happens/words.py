"""The table of It Happens.. in words: the open hills column by column, and what everybody has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from insectarium.core.game import View
from insectarium.core.message import Value
from insectarium.core.text_table import EMPTY, TextTable

Say = Callable[[str, Mapping[str, Value]], str]
NameOf = Callable[[int], str]


class Words:
    """Says what lies on one table, in one language."""

    def __init__(self, say: Say, name_of: NameOf, view: View) -> None:
        self.say = say
        self.name_of = name_of
        self.table: dict[str, Any] = view["table"]

    def tables(self) -> list[TextTable]:
        hills = [self._hill(slot, hill) for slot, hill in enumerate(self.table["hills"])]
        last = [self._last_round()] if self.table["last_round"] else []
        return [*last, self._players(), *hills]

    def player(self, colour: str) -> str:
        """Who plays this colour: the player's name, or what the third colour is called."""
        seats = {player["colour"]: player["seat"] for player in self.table["players"]}
        return self.say("third-colour", {}) if seats[colour] is None else self.name_of(seats[colour])

    def colour(self, colour: str) -> str:
        return self.say("colour", {"colour": colour})

    def hill_title(self, slot: int, hill: Mapping[str, Any]) -> str:
        facts: dict[str, Value] = {key: hill[key] for key in ("queen", "general", "worm_number")}
        return self.say("words-hill", {"number": slot + 1, **facts})

    def _hill(self, slot: int, hill: Mapping[str, Any]) -> TextTable:
        rows = tuple(self._column(number, column) for number, column in enumerate(hill["columns"]))
        names = self._columns("column", "player", "dice", "sum", "rank", "spaces")
        return TextTable(self.hill_title(slot, hill), names, rows, self._offers(slot))

    def _column(self, number: int, column: Mapping[str, Any]) -> tuple[str, ...]:
        dice = " ".join(str(die["number"]) for die in column["dice"])
        taken = column["colour"] is not None
        return (
            str(number + 1),
            self.player(column["colour"]) if taken else EMPTY,
            dice or EMPTY,
            str(column["sum"]) if taken else EMPTY,
            str(column["rank"]) if taken else EMPTY,
            self.spaces(column),
        )

    def spaces(self, column: Mapping[str, Any]) -> str:
        """What the free spaces of a column show, from the bottom up."""
        free = column["spaces"][len(column["dice"]) :]
        return ", ".join(self.thing(picture) for picture in free) or self.say("words-full", {})

    def thing(self, picture: str | None) -> str:
        return self.say("thing", {"thing": picture}) if picture else self.say("words-blank", {})

    def _offers(self, slot: int) -> str:
        """What this hill would give for the die in hand."""
        die = self.table["die"]
        if die is None:
            return ""
        for offer in self.table["offers"][die["colour"]]:
            if offer["slot"] == slot:
                return self.say("words-offer", offer_facts(offer, die["number"]))
        return self.say("words-no-offer", {})

    def _players(self) -> TextTable:
        rows = tuple(self._player(player) for player in self.table["players"])
        names = self._columns("player", "colour", "hand", "worms", "objects", "queens", "generals")
        supply = self.table["supply"]["worms"]
        title = self.say(
            "words-players", {"round": self.table["round"], "rounds": self.table["rounds"], "worms": supply}
        )
        die = self.table["die"]
        note = self.say("words-die", {"number": die["number"]}) if die else ""
        return TextTable(title, names, rows, note)

    def _player(self, player: Mapping[str, Any]) -> tuple[str, ...]:
        return (
            self.player(player["colour"]),
            self.colour(player["colour"]),
            " + ".join(str(dice) for dice in player["hands"]),
            str(player["worms"]),
            self.objects(player),
            " ".join(str(points) for _, points in player["queens"]) or EMPTY,
            " ".join(str(points) for _, points in player["generals"]) or EMPTY,
        )

    def objects(self, player: Mapping[str, Any]) -> str:
        owned = player["objects"].items()
        named = (f"{self.thing(kind)}{f' × {count}' if count > 1 else ''}" for kind, count in owned)
        return ", ".join(named) or EMPTY

    def _last_round(self) -> TextTable:
        rows = tuple(
            (str(number + 1), self._winner(hill, "queen"), self._winner(hill, "general"))
            for number, hill in enumerate(self.table["last_round"])
        )
        names = self._columns("hill", "queen", "general")
        return TextTable(self.say("words-last-round", {}), names, rows, details=True)

    def _winner(self, hill: Mapping[str, Any], tile: str) -> str:
        owner = hill[f"{tile}_owner"]
        return EMPTY if owner is None else f"{self.player(owner)} ({hill[tile]})"

    def _columns(self, *names: str) -> tuple[str, ...]:
        return tuple(self.say(f"words-column-{name}", {}) for name in names)


def offer_facts(offer: Mapping[str, Any], number: int) -> dict[str, Value]:
    """An offer of a view as arguments of a sentence."""
    return {
        "number": number,
        "column": offer["column"] + 1,
        "sum": offer["sum"] or 0,
        "rank": offer["rank"] or 0,
        "picture": offer["picture"] or "nothing",
        "exact": "yes" if offer["exact"] else "no",
    }
