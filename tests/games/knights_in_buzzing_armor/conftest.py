"""Small positions of Knights in Buzzing Armor, and the worked examples as positions and actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import insectarium
from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.games.knights_in_buzzing_armor.rules import KnightsState
from insectarium.games.knights_in_buzzing_armor.state import BEE_NAMES
from insectarium.testing import Trial

Json = Mapping[str, Any]
Knights = Game[KnightsState]
AsLaid = Callable[[Json], dict[str, Any]]
InOrder = Callable[[Sequence[Json]], list[Json]]
KINDS = ("queen", "worker", "drone", "egg")
STEPS = {"queen": "queens", "worker": "workers", "drone": "drones"}
STACKS = ("meadow", "hive", "breeding", "honey")


def _place(words: str) -> list[int]:
    return [int(number) for number in words.split(",")]


class Start:
    """Builds positions: tiles as "hive OCCCCC 1,0", bees as "0 worker 1,0 honey"; the start is at 0,0."""

    def __init__(self, game: Knights, as_laid: AsLaid, in_order: InOrder) -> None:
        self.game = game
        self.in_order = in_order
        self.as_laid = as_laid

    def document(
        self,
        board: Sequence[str] = (),
        bees: Sequence[str] = (),
        seats: int = 2,
        players: Sequence[Json] = (),
        **rest: Any,
    ) -> dict[str, Any]:
        tiles: list[Json] = [{"kind": "start", "edges": "OFOFOF", "at": [0, 0]}]
        for words in board:
            kind, edges, place = words.split()
            tiles.append({"kind": kind, "edges": edges, "at": _place(place)})
        found: list[dict[str, Any]] = [{"bees": {}} for _ in range(seats)]
        for words in bees:
            self._add_bee(found, words.split())
        for seat, extra in enumerate(players):
            found[seat].update(extra)
        if "open" in rest:
            rest["open"] = {stack: self.code(stack, edges) for stack, edges in rest["open"].items()}
        if "stacks" in rest:
            stacks = rest["stacks"].items()
            rest["stacks"] = {stack: [self.code(stack, e) for e in edges] for stack, edges in stacks}
        laid = [self.as_laid(tile) for tile in self.in_order(tiles)]
        return {"seats": seats, "board": laid, "players": found, **rest}

    def code(self, stack: str, edges: str | None) -> str | None:
        return None if edges is None else self.as_laid({"kind": stack, "edges": edges})["tile"]

    def _add_bee(self, players: list[dict[str, Any]], words: list[str]) -> None:
        seat, kind, place, *marks = words
        bees = players[int(seat)]["bees"]
        bee: dict[str, Any] = {"at": _place(place)}
        for mark in marks:
            if mark in ("pollen", "honey"):
                bee["carries"] = mark
            else:
                bee[mark] = True
        number = sum(name[0] == kind[0] for name in bees) + 1
        bees[f"{kind[0]}{number}"] = bee

    def __call__(
        self, board: Sequence[str] = (), bees: Sequence[str] = (), **rest: Any
    ) -> Trial[KnightsState]:
        return Trial(self.game, self.game.position(self.document(board, bees, **rest)))


class Example:
    """One case of a worked example, played on its position."""

    def __init__(self, game: Knights, as_laid: AsLaid, in_order: InOrder, vector: Json, case: Json) -> None:
        self.game = game
        self.in_order = in_order
        self.as_laid = as_laid
        self.vector = vector
        self.case = case
        self.events: list[Event] = []
        self.state = game.position(self._document())
        self.first = self.state.clone()

    # The position

    def _document(self) -> dict[str, Any]:
        vector = self.vector
        turn = vector["turn"]
        decision = "lay" if turn["phase"] == "tile" else STEPS[turn["type"]]
        document = {
            "seats": vector["seats"],
            "options": vector["options"],
            "turn": turn["seat"],
            "laid": turn["laid"],
            "decision": decision,
            "board": [self.as_laid(tile) for tile in self.in_order(vector["board"])],
            "players": [self._player(seat) for seat in range(vector["seats"])],
        }
        if "open_tiles" in vector:
            document["open"] = {tile["kind"]: self._code(tile) for tile in vector["open_tiles"]}
        else:
            laid = [step["lay"] for step in self.case["do"] if "lay" in step]
            document["open"] = {tile["kind"]: self._code(tile) for tile in laid} or None
        if "stacks" in vector:
            stacks = vector["stacks"].items()
            document["stacks"] = {stack: [self._code(tile) for tile in tiles] for stack, tiles in stacks}
        return document

    def _code(self, tile: Json) -> str:
        return str(self.as_laid(tile)["tile"])

    def _player(self, seat: int) -> dict[str, Any]:
        vector = self.vector
        bees: dict[str, Any] = {}
        supply: list[str] = []
        for kind in KINDS:
            names = [name for name in BEE_NAMES if name[0] == kind[0]]
            pieces = [p for p in vector["pieces"] if p["seat"] == seat and p["kind"] == kind]
            for name, piece in zip(names, pieces, strict=False):
                bees[name] = {"at": piece["at"], "carries": piece["carries"]}
            supply += names[len(pieces) + vector["hands"][seat][kind] :]
        gained = vector.get("scores", [2] * vector["seats"])[seat] - 2
        return {
            "bees": bees,
            "supply": supply,
            "pollen": vector.get("pollen", [0] * vector["seats"])[seat],
            "jar": vector.get("jar", [0] * vector["seats"])[seat],
            "hives": max(0, gained),
            "lost": max(0, -gained),
        }

    # Steps

    def play(self, step: Json) -> None:
        """Do one step; Refusal if it is refused."""
        ((verb, what), *rest) = step.items()
        if verb == "lay":
            self._lay(what, dict(rest)["place"])
        elif verb == "end_turn":
            self._end_turn()
        elif verb == "flight_rule":
            queen = self._bee_at(what["seat"], "queen", what["queen"])
            kind = "go_home" if what["to"] == "hand" else "fly_out"
            assert self.state.seat_to_act() == what["seat"]
            self._do({"kind": kind, "bee": queen, "at": what["to"]})
        elif verb == "keep_or_take":
            assert self.state.seat_to_act() == what["seat"]
            kind = "take_back" if what["choice"] == "take" else "leave_there"
            self._do({**self._first_form(), "kind": kind})
        else:
            kind, form = self._form(verb, what)
            self._pass_until(STEPS.get(kind, "queens"))
            self._do(form)

    def _do(self, form: Json) -> None:
        self.events += self.game.play(self.state, self.game.encode(form))

    def _first_form(self) -> dict[str, Any]:
        return self.game.decode(int(self.state.legal_actions()[0]))

    def _lay(self, lay: Json, place: str | None) -> None:
        if lay["pay"] != self.state.price():
            # Paying another price is trying to lay the tile with no more pollen than that.
            document = self.game.to_position(self.state)
            document["players"][document["turn"]]["pollen"] = lay["pay"]
            self.state = self.game.position({**document, "tokens": None})
        laid = self.as_laid(lay)
        self._do({"kind": "lay", "stack": lay["kind"], "at": lay["at"], "turn": laid["turn"]})
        if self.game.decision_kind(self.state) == "put":
            self._do({"kind": "put", "bee": place or "nothing"})

    def _pass_until(self, step: str) -> None:
        """Close the steps of the turn until this one comes; stay where we are if it does not come."""
        trial = self.state.clone()
        turn = int(trial.active)
        while self.game.decision_kind(trial) != step:
            if self.game.decision_kind(trial) not in STEPS.values() or trial.active != turn:
                return
            self.game.play(trial, self.game.encode({"kind": "next_type"}))
        self.state = trial

    def _end_turn(self) -> None:
        turn = int(self.state.active)
        while self.state.active == turn and not self.state.is_over():
            self._do({"kind": "next_type"})

    def _form(self, verb: str, what: Json) -> tuple[str, dict[str, Any]]:
        """The type of bee that acts, and the action."""
        if verb in ("seduce", "expel", "sting"):
            return "drone", self._raid(verb, what)
        piece = what["piece"]
        bee = self._bee_at(piece["seat"], piece["kind"], piece["at"])
        form: dict[str, Any] = {"kind": verb, "bee": bee}
        if verb == "fly":
            form["at"] = what["to"]
        if verb == "hatch":
            form["take"] = what["take"]
        return piece["kind"], form

    def _raid(self, verb: str, what: Json) -> dict[str, Any]:
        start = what["piece"]["at"] if "piece" in what else what["from"]
        seat = int(self.state.active)
        bees = self.game.to_position(self.state)["players"][seat]["bees"]
        drones = [name for name, bee in bees.items() if name[0] == "d" and bee["at"] == start]
        form: dict[str, Any] = {"kind": verb, "drones": drones[: what.get("drones", 1)], "at": what["at"]}
        if verb == "seduce":
            tokens = what.get("exchange", self._carried_at(what["at"]))
            form |= {"honey": tokens.count("honey"), "pollen": tokens.count("pollen")}
        return form

    def _carried_at(self, at: Sequence[int]) -> list[str]:
        """What the workers on a tile carry who would be exchanged, where there is no choice."""
        players = self.game.to_position(self.state)["players"]
        bees = [bee for player in players for name, bee in player["bees"].items() if name[0] == "w"]
        in_hand = int(self.state.in_hand(self.state.active, 1))
        return [bee.get("carries", "") for bee in bees if bee["at"] == list(at)][:in_hand]

    def _bee_at(self, seat: int, kind: str, at: Sequence[int]) -> str:
        bees = self.game.to_position(self.state)["players"][seat]["bees"]
        for name, bee in bees.items():
            if name[0] == kind[0] and bee["at"] == list(at):
                return str(name)
        raise AssertionError(f"No {kind} of seat {seat} is at {at}.")


@pytest.fixture(scope="session")
def knights() -> Knights:
    return insectarium.load("knights_in_buzzing_armor")


@pytest.fixture(scope="session")
def start(knights: Knights, bee_as_laid: AsLaid, in_touching_order: InOrder) -> Start:
    return Start(knights, bee_as_laid, in_touching_order)


@pytest.fixture(scope="session")
def example(
    knights: Knights, bee_as_laid: AsLaid, in_touching_order: InOrder, bee_vectors: dict[str, Json]
) -> Callable[[str], list[Example]]:
    """All cases of a worked example."""

    def load(name: str) -> list[Example]:
        vector = bee_vectors[name]
        cases = vector.get("cases") or [{"do": vector["do"], "expect": vector["expect"]}]
        return [Example(knights, bee_as_laid, in_touching_order, vector, case) for case in cases]

    return load
