"""The table of the ants in words, for terminals: players, market, board, nests and tunnels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from insectarium.core.text_table import EMPTY, TextTable
from insectarium.games._ants.areas import AreaWords
from insectarium.games._ants.scene_words import AntWords
from insectarium.games._ants.telling import shown_on
from insectarium.games._ants.tiles import GROUNDS, TileKind


def tables_of(words: AntWords, kinds: Mapping[str, TileKind]) -> list[TextTable]:
    return _Tables(words, kinds).tables()


class _Tables:
    """Tiles are told with their codes, and places with their numbers: that is how actions are typed."""

    def __init__(self, words: AntWords, kinds: Mapping[str, TileKind]) -> None:
        self.words = words
        self.say = words.say
        self.kinds = kinds
        self.table: dict[str, Any] = words.view["table"]

    def tables(self) -> list[TextTable]:
        packet = self._packet(self.table.get("draft"))
        return [*packet, self._board(), self._market(), self._players(), self._areas()]

    def _board(self) -> TextTable:
        standing: dict[int, list[str]] = {}
        for seat, player in enumerate(self.table["players"]):
            for name, ant in player["ants"].items():
                if ant is not None:
                    standing.setdefault(ant["on"], []).append(self._ant(seat, name, ant))
        rows = tuple(
            (
                "{},{}".format(*tile["at"]),
                self.words.place(*tile["at"]),
                self.words.tile(self.kinds[tile["tile"]]),
                "; ".join(standing.get(number, [])) or EMPTY,
            )
            for number, tile in enumerate(self.table["board"])
        )
        return TextTable(self.say("words-board"), self._columns("at", "place", "tile", "ants"), rows)

    def _ant(self, seat: int, name: str, ant: Mapping[str, Any]) -> str:
        load = "food" if ant["food"] else "larva" if ant.get("larva") else "none"
        told = self.words.ant(name)
        return self.say("label-ant", ant=f"{told} ({name})", who=self.words.names[seat], load=load)

    def _market(self) -> TextTable:
        places = len(self.table["market"][GROUNDS[0]])
        prices = [self.say("words-price", price=price) for price in range(1, places + 1)]
        rows = tuple(
            (
                self.say("label-pile", ground=ground, tiles=self.table["piles"][ground]),
                *(self._tile(code) for code in self.table["market"][ground]),
            )
            for ground in GROUNDS
        )
        supply = self.say("label-supply", food=self.table["supply"])
        return TextTable(self.say("scene-market"), ("", *prices), rows, supply)

    def _players(self) -> TextTable:
        rows = tuple(self._player(seat, player) for seat, player in enumerate(self.table["players"]))
        columns = self._columns("player", "points", "food", "limit", "hand", "reserve")
        edition = self.say("scene-edition", edition=self.table["edition"])
        target = self.say("scene-target", target=self.table["target"])
        return TextTable(
            self.say("words-players"),
            columns,
            rows,
            "; ".join(filter(None, (edition, target, self.words.ending))),
        )

    def _player(self, seat: int, player: Mapping[str, Any]) -> tuple[str, ...]:
        gone = player.get("killed", [])
        waiting = [name for name, ant in player["ants"].items() if ant is None and name not in gone]
        carried = {f"l{ant['larva'][1]}" for ant in self._carriers(seat)}
        return (
            self.words.names[seat],
            str(player["points"]),
            str(player["food"]),
            str(player["limit"]),
            "; ".join(self._tile(code) for code in player["hand"]) or EMPTY,
            ", ".join(self.words.ant(name) for name in waiting if name not in carried) or EMPTY,
        )

    def _carriers(self, owner: int) -> list[Mapping[str, Any]]:
        """The ants that carry a larva of this seat."""
        ants = [ant for player in self.table["players"] for ant in player["ants"].values() if ant is not None]
        return [ant for ant in ants if ant.get("larva") and ant["larva"][0] == owner]

    def _tile(self, code: str | None) -> str:
        return f"{code} ({shown_on(self.kinds[code], self.words.language)})" if code else EMPTY

    def _areas(self) -> TextTable:
        area = AreaWords(self.say, self.words.names)
        told = [area.nest(form) for form in self.table["nests"]]
        told += [area.tunnel(form) for form in self.table["tunnels"]]
        return TextTable(
            self.say("words-areas"), ("",), tuple((sentence,) for sentence in told), details=True
        )

    def _packet(self, draft: Mapping[str, Any] | None) -> list[TextTable]:
        if draft is None or draft["packet"] is None:
            return []
        rows = tuple((self._tile(code),) for code in draft["packet"])
        return [TextTable(self.say("scene-packet", ground=draft["ground"]), ("",), rows)]

    def _columns(self, *names: str) -> tuple[str, ...]:
        return tuple(self.say(f"words-column-{name}") for name in names)
