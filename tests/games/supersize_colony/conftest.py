"""Small positions of Supersize Colony, and the worked examples in vectors.json as positions and actions."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import insectarium
from insectarium.core.document import PositionError
from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.core.refusal import Refusal
from insectarium.games._ants.tables import AntTables
from insectarium.games._ants.tiles import GROUNDS, load_tiles
from insectarium.games._hexes.grid import STEPS_Q, STEPS_R
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.testing import Trial

Json = Mapping[str, Any]
InOrder = Callable[[Sequence[Json]], list[Json]]
KINDS = ("queen", "worker", "soldier", "larva")
TYPE_PHASES = {"queen": "queens", "worker": "workers", "soldier": "soldiers"}
PASSES = {
    "lay": "stop_laying", "market": "stop_buying", "put": "put", "queens": "next_type",
    "workers": "next_type", "soldiers": "next_type",
}  # fmt: skip
VECTORS = Path(__file__).with_name("vectors.json")


class Tiles:
    """Finds tiles of our set by what their sides show as they lie."""

    def __init__(self, in_order: InOrder) -> None:
        self.in_order = in_order
        self.tables = AntTables(load_tiles())

    def code(self, ground: str, edges: str, brood: bool | None) -> tuple[str, int]:
        kinds = self.tables.kinds
        for kind in range(int(kinds.count)):
            fits = GROUNDS[kinds.ground[kind]] == ground and kinds.lanes[kind] == 1
            if fits and brood in (None, bool(self.tables.brood[kind])):
                for turn in range(int(kinds.rotations[kind])):
                    if kinds.edges_as_laid(kind, turn) == edges:
                        return kinds.ids[kind], turn
        raise AssertionError(f"There is no {ground} tile {edges} in the set.")

    def laid(self, tile: Json) -> dict[str, Any]:
        code, turn = self.code(tile["kind"], tile["edges"], tile.get("brood", False))
        return {"tile": code, "at": list(tile["at"]), "turn": turn}

    def board(self, tiles: Sequence[Json]) -> list[dict[str, Any]]:
        return [self.laid(tile) for tile in self.in_order(tiles)]


class Start:
    """Builds positions: tiles as "nest TENENE 0,0" (brood: "brood ..."), ants as "0 queen 0,0 food"."""

    def __init__(self, game: Game[SupersizeState], tiles: Tiles) -> None:
        self.game = game
        self.tiles = tiles

    def document(
        self,
        board: Sequence[str],
        ants: Sequence[str] = (),
        seats: int = 2,
        players: Sequence[Json] = (),
        **rest: Any,
    ) -> dict[str, Any]:
        tiles = []
        for words in board:
            ground, edges, place = words.split()
            kind = "nest" if ground == "brood" else ground
            tiles.append({"kind": kind, "edges": edges, "brood": ground == "brood", "at": _place(place)})
        found: list[dict[str, Any]] = [{"ants": {}} for _ in range(seats)]
        for words in ants:
            self._add_ant(found, words.split())
        for seat, extra in enumerate(players):
            found[seat].update(extra)
        edition = rest.pop("edition", "second")
        options = {"edition": edition, **rest.pop("options", {})}
        laid = self.tiles.board(tiles)
        return {"seats": seats, "options": options, "board": laid, "players": found, **rest}

    def _add_ant(self, players: list[dict[str, Any]], words: list[str]) -> None:
        seat, kind, place, *marks = words
        ants = players[int(seat)]["ants"]
        ant: dict[str, Any] = {"at": _place(place)}
        for mark in marks:
            if mark.startswith("larva:"):
                carried = int(mark[6:])
                ant["larva"] = [carried, 1 + self._larvae(players, carried)]
            elif mark.startswith("lane"):
                ant["lane"] = int(mark[4:])
            else:
                ant[mark] = True
        number = sum(name[0] == kind[0] for name in ants) + 1
        if kind == "larva":
            number = 1 + self._larvae(players, int(seat))
        ants[f"{kind[0]}{number}"] = ant

    def _larvae(self, players: list[dict[str, Any]], seat: int) -> int:
        lying = sum(name[0] == "l" for name in players[seat]["ants"])
        carried = [ant["larva"] for player in players for ant in player["ants"].values() if "larva" in ant]
        return int(lying + sum(larva[0] == seat for larva in carried))

    def __call__(self, board: Sequence[str], ants: Sequence[str] = (), **rest: Any) -> Trial[SupersizeState]:
        return Trial(self.game, self.game.position(self.document(board, ants, **rest)))


def _place(words: str) -> list[int]:
    return [int(number) for number in words.split(",")]


class Example:
    """One worked example, played on its position."""

    def __init__(self, game: Game[SupersizeState], tiles: Tiles, vector: Json) -> None:
        self.game = game
        self.tiles = tiles
        self.vector = vector
        self.events: list[Event] = []
        self.flee_options: list[list[int]] | None = None
        self.escape_options: list[tuple[int, ...]] | None = None
        self.state = self._position()
        self.first = self.state.clone()

    # The position

    def _position(self) -> SupersizeState:
        vector = self.vector
        turn = vector["turn"]
        players = [self._player(seat) for seat in range(vector["seats"])]
        document = {
            "seats": vector["seats"],
            "options": {"edition": vector["edition"]},
            "starter": vector.get("start_player", 0),
            "turn": turn["seat"],
            "board": self.tiles.board(vector["board"]),
            "players": players,
        }
        if "market" in vector:
            rows = vector["market"].items()
            document["market"] = {row: [tiles.get(str(p)) for p in (1, 2, 3)] for row, tiles in rows}
            document["piles"] = {r: t for r, t in vector["piles"].items() if not r.startswith("_")}
        phases = ("lay", "market") if turn["phase"] == "tile" else ("queens", "workers", "soldiers")
        for phase in phases:
            try:
                state = self.game.position({**document, "decision": phase})
            except PositionError as fault:
                if "nothing to decide" not in str(fault) or phase == phases[-1]:
                    raise
            else:
                assert state.supply == vector.get("supply_food", int(state.supply))
                return state
        raise AssertionError("No phase has a choice.")

    def _player(self, seat: int) -> dict[str, Any]:
        vector = self.vector
        points = vector.get("scores", {}).get(str(seat), 0 if vector["edition"] == "first" else 2)
        gained = points - (0 if vector["edition"] == "first" else 2)
        ants: dict[str, Any] = {}
        for piece in vector["pieces"]:
            if piece["seat"] == seat:
                number = 1 + sum(name[0] == piece["kind"][0] for name in ants)
                ants[f"{piece['kind'][0]}{number}"] = self._ant(piece)
        return {
            "ants": ants,
            "food": vector.get("food", {}).get(str(seat), 0),
            "nests": max(0, gained),
            "lost": max(0, -gained),
            "hand": self._hand(seat),
        }

    def _ant(self, piece: Json) -> dict[str, Any]:
        ant: dict[str, Any] = {"at": piece["at"]}
        carries = piece.get("carries")
        if carries == "food":
            ant["food"] = True
        elif carries:
            ant["larva"] = [int(carries.split(":")[1]), 1]
        return ant

    def _hand(self, seat: int) -> list[str]:
        steps = list(self.vector["do"])
        if seat != self.vector["turn"]["seat"] or any("alternatives" in step for step in steps):
            return []
        hand_lays = [step["lay"] for step in steps if "lay" in step and step["lay"]["from"] == "hand"]
        return [self._code(lay)[0] for lay in hand_lays]

    def _code(self, lay: Json) -> tuple[str, int]:
        return self.tiles.code(lay["kind"], lay["edges"], None if lay["kind"] == "nest" else False)

    # Steps

    def play(self, step: Json) -> None:
        """Do one step; Refusal if it is refused."""
        if "lay" in step:
            self._lay(step)
        elif "stop" in step:
            self._pass_until("queens")
        elif "end_turn" in step:
            self._end_turn()
        elif "flee" in step:
            self._flee(step["flee"])
        elif "escape" in step:
            self._escape(step["escape"])
        else:
            kind, form = self._form(step)
            self._pass_until(TYPE_PHASES[kind])
            self._note_flight(form)
            self.do(form)
            if self.game.decision_kind(self.state) == "loot":
                self.events += self.game.play(self.state, int(self.state.legal_actions()[0]))
            if self.game.decision_kind(self.state) == "escape":
                forms = [self.game.decode(int(action)) for action in self.state.legal_actions()]
                self.escape_options = sorted({tuple(form["at"]) for form in forms})

    def do(self, form: Json) -> None:
        self.events += self.game.play(self.state, self.game.encode(form))

    def _lay(self, step: Json) -> None:
        lay = step["lay"]
        code, turn = self._code(lay)
        place = {"at": lay["at"], "turn": turn}
        if lay["from"] == "hand":
            self.do({"kind": "lay", "tile": code, **place})
        else:
            self._pass_until("market")
            row, price = lay["from"]["market"], lay["from"]["price"]
            self.do({"kind": "buy_and_lay", "row": row, "price": price, **place})
        if self.game.decision_kind(self.state) == "put":
            self._put(step["place"])
        elif step["place"] is not None:
            raise Refusal("supersize_colony", self._only_queens(), "only-queens", {})

    def _only_queens(self) -> str:
        """On a tile that takes no queen the game asks nothing: laying is all there is to refuse."""
        return "SUP-057" if self.vector["edition"] == "second" else "SUC-012"

    def _put(self, what: str | None) -> None:
        if what not in (None, "queen"):
            action = self.game.encode({"kind": "put", "ant": "queen"}) + (1 << 19)
            self.game.play(self.state, action)
        self.do({"kind": "put", "ant": what or "nothing"})

    def _pass_until(self, phase: str) -> None:
        """Close phases until this one comes; stay where we are if it does not come in this turn."""
        trial, events = self.state.clone(), []
        turn = int(trial.active)
        while self.game.decision_kind(trial) != phase:
            kind = self.game.decision_kind(trial)
            if kind not in PASSES or trial.active != turn:
                return
            form = {"kind": PASSES[kind], "ant": "nothing"}
            events += self.game.play(trial, self.game.encode(form))
        self.state = trial
        self.events += events

    def _end_turn(self) -> None:
        turn = int(self.state.active)
        while self.state.active == turn and not self.state.is_over():
            actions = self.state.legal_actions()
            plain = [
                a for a in actions if self.game.decode(int(a))["kind"] in (*PASSES.values(), "keep_limit")
            ]
            self.events += self.game.play(self.state, int(plain[0] if plain else actions[0]))

    def _flee(self, flee: Json) -> None:
        if self.game.decision_kind(self.state) == "flee":
            form = self.game.decode(int(self.state.legal_actions()[0]))
            self.do({**form, "at": flee["to"]})
        else:
            fled = [event.facts for event in self.events if event.kind == "flee"]
            assert [fled[-1]["q"], fled[-1]["r"]] == flee["to"]

    def _escape(self, escape: Json) -> None:
        form = self.game.decode(int(self.state.legal_actions()[0]))
        self.do({**form, "at": escape["to"]})

    def _form(self, step: Json) -> tuple[str, dict[str, Any]]:
        """The type of ant that acts, and the action."""
        ((verb, what),) = step.items()
        if verb == "move":
            ant = self._ant_at(what["kind"], what["from"])
            return what["kind"], {"kind": "walk", "ant": ant, "at": what["to"]}
        if verb in ("collect", "feed_queen"):
            kind = "collect" if verb == "collect" else "feed"
            return "worker", {"kind": kind, "ant": self._ant_at("worker", what["at"])}
        if verb == "abandon":
            return what["kind"], {"kind": "leave", "ant": self._ant_at(what["kind"], what["at"])}
        if verb == "feed_larva":
            worker = self._ant_at("worker", what["at"])
            larva = [what["larva"], 1]
            return "worker", {"kind": "feed_larva", "ant": worker, "larva": larva, "becomes": what["becomes"]}
        if verb == "mate":
            return "soldier", {"kind": "mate", "ant": self._ant_at("soldier", what["at"])}
        if verb == "kidnap":
            soldier = self._ant_at("soldier", what["from"])
            larva = [what["larva"]["seat"], 1]
            return "soldier", {"kind": "kidnap", "ant": soldier, "larva": larva, "at": what["to"]}
        assert verb == "attack", verb
        return "soldier", {"kind": "attack", "at": what["target"], "soldiers": self._soldiers(what)}

    def _soldiers(self, attack: Json) -> dict[str, int]:
        soldiers: dict[str, int] = {}
        sides = list(zip(STEPS_Q, STEPS_R, strict=True))
        for entry in attack["soldiers"]:
            name = self._ant_at("soldier", entry["from"], besides=tuple(soldiers))
            step = tuple(e - t for e, t in zip(entry["enters_from"], attack["target"], strict=True))
            soldiers[name] = sides.index(step)
        return soldiers

    def _ant_at(self, kind: str, at: Sequence[int], besides: tuple[str, ...] = ()) -> str:
        seat = int(self.state.active)
        ants = self.game.to_position(self.state)["players"][seat]["ants"]
        for name, ant in ants.items():
            if name[0] == kind[0] and ant["at"] == list(at) and name not in besides:
                return str(name)
        raise AssertionError(f"No {kind} of seat {seat} stands at {at}.")

    def _note_flight(self, form: Json) -> None:
        """Where the attacked ants could run, worked out on a copy that stops before anybody runs."""
        if form["kind"] != "attack":
            return
        copy = self.state.clone()
        action = self.game.encode(form)
        if action not in [int(legal) for legal in copy.legal_actions()]:
            return
        copy.attack((action >> 19) & 511, action & 524287)
        self.flee_options = []
        if self.game.decision_kind(copy) == "flee":
            from insectarium.games.supersize_colony.choices import choices_of

            self.flee_options = [self.game.decode(int(action))["at"] for action in choices_of(copy)]

    # What came of it

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [{"seat": int(event.seat), **event.facts} for event in self.events if event.kind == kind]


@pytest.fixture(scope="session")
def supersize() -> Game[SupersizeState]:
    return insectarium.load("supersize_colony")


@pytest.fixture(scope="session")
def tiles(in_touching_order: InOrder) -> Tiles:
    return Tiles(in_touching_order)


@pytest.fixture(scope="session")
def start(supersize: Game[SupersizeState], tiles: Tiles) -> Start:
    return Start(supersize, tiles)


@pytest.fixture(scope="session")
def examples() -> dict[str, Json]:
    return {vector["id"]: vector for vector in json.loads(VECTORS.read_text(encoding="utf-8"))}


@pytest.fixture(scope="session")
def example(
    supersize: Game[SupersizeState], tiles: Tiles, examples: dict[str, Json]
) -> Callable[[str], Example]:
    def load(name: str) -> Example:
        return Example(supersize, tiles, examples[name])

    return load
