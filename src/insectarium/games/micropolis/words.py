"""The table of Micropolis in words: tiles by what is on them, anthills by their galleries."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from insectarium.core.game import View
from insectarium.core.message import Value
from insectarium.core.text_table import EMPTY, TextTable
from insectarium.games.micropolis.components import PORTS, Components, Segment, Tile

Say = Callable[[str, Mapping[str, Value]], str]
NameOf = Callable[[int], str]


class Words:
    """Says what lies on one table, in one language."""

    def __init__(self, components: Components, say: Say, name_of: NameOf, view: View) -> None:
        self.tiles = {tile.id: tile for tile in components.tiles}
        self.say = say
        self.name_of = name_of
        self.table: dict[str, Any] = view["table"]
        self.seat: int = view["seat"]

    def tables(self) -> list[TextTable]:
        mine = [hill for hill, anthill in enumerate(self.table["anthills"]) if anthill["seat"] == self.seat]
        others = [hill for hill in range(len(self.table["anthills"])) if hill not in mine]
        return [
            *(self._anthill(hill, details=bool(mine)) for hill in others),
            self._overview(),
            *(self._anthill(hill, details=False) for hill in mine),
            self._row(),
        ]

    def _row(self) -> TextTable:
        laid = [entry for entry in self.table["row"] if entry is not None]
        rows = tuple(
            (str(index + 1), str(index), str(entry["soldiers"] or EMPTY), self.tile(entry["tile"]))
            for index, entry in enumerate(laid)
        )
        facts = {key: self.table[key] for key in ("round", "rounds", "stack", "supply")}
        title = self.say("words-row", facts)
        taken = self.table["taken"]
        note = self.say("words-in-hand", {"tile": self.tile(taken)}) if taken is not None else ""
        return TextTable(title, self._columns("place", "price", "soldiers", "contents"), rows, note)

    def _overview(self) -> TextTable:
        anthills = self.table["anthills"]
        rows = tuple(self._overview_of(hill, anthill) for hill, anthill in enumerate(anthills))
        columns = self._columns("anthill", "player", "army", "barracks", "markers", "tiles")
        return TextTable(self.say("words-anthills", {}), columns, rows)

    def _overview_of(self, hill: int, anthill: Mapping[str, Any]) -> tuple[str, ...]:
        seat = anthill["seat"]
        army = self.say(
            "words-army", {"army": anthill["army"], "leads": str(hill == self.table["marker_anthill"])}
        )
        capacities = [(place, self._barracks_at(anthill, place)) for place in _order(anthill)]
        full = sum(place in anthill["full"] for place, capacity in capacities if capacity)
        empty = sum(place not in anthill["full"] for place, capacity in capacities if capacity)
        barracks = self.say("words-barracks-count", {"full": full, "empty": empty})
        markers = str(self.table["architects"][seat] or EMPTY)
        name = self.anthill_name(hill)
        return name, self.name_of(seat), army, barracks, markers, str(len(_order(anthill)))

    def _barracks_at(self, anthill: Mapping[str, Any], place: int) -> int:
        return self.tiles[anthill["places"][place]].barracks

    def anthill_name(self, hill: int) -> str:
        """As in the notation: A, B, or A1, A2 in the expert game."""
        per_seat = 2 if self.table["expert"] else 1
        return "ABCDEF"[hill // per_seat] + (str(hill % per_seat + 1) if per_seat == 2 else "")

    def _anthill(self, hill: int, *, details: bool) -> TextTable:
        anthill = self.table["anthills"][hill]
        names = self._gallery_names(anthill)
        rows = tuple(
            (anthill["places"][place], self._placed_tile(anthill, place, names)) for place in _order(anthill)
        )
        title = self.say(
            "words-anthill", {"anthill": self.anthill_name(hill), "who": self.name_of(anthill["seat"])}
        )
        note = self._ends(anthill, names)
        return TextTable(title, self._columns("tile", "galleries"), rows, note, details)

    def _gallery_names(self, anthill: Mapping[str, Any]) -> dict[int, str]:
        """Galleries are lettered in the order in which they are met from left to right."""
        names: dict[int, str] = {}
        for place in _order(anthill):
            segments = len(self.tiles[anthill["places"][place]].segments)
            for number in anthill["galleries"][place][:segments]:
                names.setdefault(number, _letters(len(names)))
        return names

    def _placed_tile(self, anthill: Mapping[str, Any], place: int, names: Mapping[int, str]) -> str:
        tile = self.tiles[anthill["places"][place]]
        numbers = anthill["galleries"][place]
        parts = [
            f"{names[numbers[index]]}: {self._contents(segment, tile)}"
            for index, segment in enumerate(tile.segments)
        ]
        if tile.barracks:
            state = "full" if place in anthill["full"] else "empty"
            parts.append(self.say(f"words-barracks-{state}", {"soldiers": tile.barracks}))
        return " | ".join(parts)

    def _ends(self, anthill: Mapping[str, Any], names: Mapping[int, str]) -> str:
        """Which gallery waits at which opening, for the choice between left and right."""
        order = _order(anthill)
        if not order:
            return self.say("words-no-tiles", {})
        if len(order) == len(anthill["places"]):
            return self.say("words-closed-ring", {})
        left = self._openings(anthill, order[0], PORTS[:2], names)
        right = self._openings(anthill, order[-1], PORTS[2:], names)
        return self.say("words-ends", {"left": left, "right": right})

    def _openings(
        self, anthill: Mapping[str, Any], place: int, ports: Sequence[str], names: Mapping[int, str]
    ) -> str:
        tile = self.tiles[anthill["places"][place]]
        found = []
        for port in ports:
            holders = [index for index, segment in enumerate(tile.segments) if port in segment.ports]
            gallery = names[anthill["galleries"][place][holders[0]]] if holders else EMPTY
            found.append(f"{port} {gallery}")
        return ", ".join(found)

    def tile(self, tile_id: str) -> str:
        """`L1 R2: 2 workers, cherry | L2: queen | barracks of 2`"""
        tile = self.tiles[tile_id]
        parts = []
        for segment in tile.segments:
            ports = " ".join(segment.ports) or self.say("words-closed", {})
            parts.append(f"{ports}: {self._contents(segment, tile)}")
        if tile.barracks:
            parts.append(self.say("words-barracks", {"soldiers": tile.barracks}))
        return " | ".join(parts)

    def _contents(self, segment: Segment, tile: Tile) -> str:
        counted = {"worker": segment.workers, "gift": segment.gifts}
        for thing in (*segment.specialists, *segment.fruits):
            counted[thing] = counted.get(thing, 0) + 1
        things = [
            self.say(f"words-{thing}", {"count": count, "eggs": tile.eggs})
            for thing, count in counted.items()
            if count
        ]
        return ", ".join(things) or self.say("words-empty", {})

    def _columns(self, *names: str) -> tuple[str, ...]:
        return tuple(self.say(f"words-column-{name}", {}) for name in names)


def _order(anthill: Mapping[str, Any]) -> list[int]:
    """The places with tiles, from the left end to the right one."""
    places = anthill["places"]
    around = [(anthill["left"] + step) % len(places) for step in range(len(places))]
    return [place for place in around if places[place] is not None]


def _letters(number: int) -> str:
    """a, b ... z, aa, ab: small letters, because the anthills have the capitals."""
    first, second = divmod(number, 26)
    return (chr(ord("a") + first - 1) if first else "") + chr(ord("a") + second)
