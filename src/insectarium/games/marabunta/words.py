"""The table of Marabunta in words: the territory as a grid of letters, then regions, boards and pools."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from insectarium.core.game import View
from insectarium.core.message import Value
from insectarium.core.text_table import EMPTY, TextTable
from insectarium.games.marabunta.grid import COLUMNS, LETTERS, REGION_NAMES, ROWS
from insectarium.games.marabunta.maps import SIGNS
from insectarium.games.marabunta.view import SYMBOLS

Say = Callable[[str, Mapping[str, Value]], str]
NameOf = Callable[[int], str]
CROSS = "x"


class Words:
    """Says what lies on one table, in one language."""

    def __init__(self, say: Say, name_of: NameOf, view: View) -> None:
        self.say = say
        self.name_of = name_of
        self.view = view
        self.table: dict[str, Any] = view["table"]

    def tables(self) -> list[TextTable]:
        return [self._territory(), self._regions(), self._boards(), self._pools()]

    def _territory(self) -> TextTable:
        width = int(COLUMNS)
        cells = [self._cell(hex) for hex in self.table["hexes"]]
        rows = tuple((str(row + 1), *cells[row * width : (row + 1) * width]) for row in range(int(ROWS)))
        return TextTable(
            self.say("words-territory", {}), ("", *LETTERS), rows, self.say("words-territory-note", {})
        )

    @staticmethod
    def _cell(hex: Mapping[str, Any]) -> str:
        """`B.` free, `B*` with a cookie, `B#` with a chest, `Bx` crossed out, `B3A` with a 3 of player A."""
        region = hex["region"][0].upper()
        if "number" in hex:
            return f"{region}{hex['number']}{'AB'[hex['seat']]}"
        if hex.get("crossed"):
            return f"{region}{CROSS}"
        return f"{region}{SIGNS[SYMBOLS.index(hex['symbol'])]}"

    def _regions(self) -> TextTable:
        rows = tuple(
            (
                f"{sheet['region'][0].upper()} {self.say('name-region', {'region': sheet['region']})}",
                " : ".join(str(own) for own in sheet["sums"]),
                " : ".join(str(own) for own in sheet["circles"]),
                str(sheet["blank"]),
                str(sheet["available"]),
            )
            for sheet in self.table["sheets"]
        )
        who = {"first": self.name_of(0), "second": self.name_of(1)}
        title = self.say("words-regions", who)
        return TextTable(title, self._columns("region", "sums", "circles", "blank", "available"), rows)

    def _boards(self) -> TextTable:
        rows = tuple(self._board(seat, player) for seat, player in enumerate(self.table["players"]))
        columns = self._columns("player", "points", "anthills", "cookies", "chests")
        row = " ".join(figure or EMPTY for figure in self.table["cookie_row"])
        return TextTable(
            self.say("words-boards", {}), columns, rows, self.say("words-cookie-row", {"row": row})
        )

    def _board(self, seat: int, player: Mapping[str, Any]) -> tuple[str, ...]:
        chests = [
            f"{number}: {self._ability(group['ability'])} ({marked}/{group['chests']})"
            for number, (group, marked) in enumerate(
                zip(self.table["groups"], player["chests"], strict=True), start=1
            )
        ]
        name = f"{'AB'[seat]} {self.name_of(seat)}"
        points = f"{self.view['scores'][seat]} ({player['points']})"
        return name, points, str(player["anthills"]), str(player["cookies"]), "; ".join(chests)

    def _ability(self, ability: str) -> str:
        return self.say("name-ability", {"ability": ability})

    def _pools(self) -> TextTable:
        facts = {"round": self.table["round"], "cookies": self.table["cookies_left"]}
        rows = []
        for pool in (0, 1):
            elements = [e for e in (*REGION_NAMES, "tile") if (e in self.table["apart"]) == (pool == 1)]
            listed = ", ".join(self._element(element) for element in elements) or EMPTY
            rows.append((self.say(f"scene-pool-{'tile' if pool == 0 else 'dice'}", {}), listed))
        to_come = ", ".join(self.say("name-tile", {"shows": tile}) for tile in self.table["tiles_to_come"])
        note = self.say("label-to-come", {"tiles": to_come})
        return TextTable(self.say("words-round", facts), self._columns("pool", "elements"), tuple(rows), note)

    def _element(self, element: str) -> str:
        shows = self.table["tile"] if element == "tile" else self.table["dice"][REGION_NAMES.index(element)]
        said = self.say("name-element", {"element": element, "shows": shows})
        active = self.table["active"]
        used = active >= 0 and element in self.table["pools"][active] and element not in self.table["left"]
        return self.say("label-used", {"element": said}) if used else said

    def _columns(self, *names: str) -> tuple[str, ...]:
        return tuple(self.say(f"words-column-{name}", {}) for name in names)
