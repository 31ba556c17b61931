"""Happy Honey Beez to try rules on: small tables, and worked examples turned into positions and actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import insectarium
from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.games.happy_honey_beez.rules import BeezState
from insectarium.testing.trial import Trial

PHASES = {"tile": "lay", "action": "act"}
NAMES = {"queen": ["q"], "worker": ["w1", "w2", "w3"]}


class Start:
    """Builds positions. Tiles are written "code q r turn"; what is left out is empty."""

    def __init__(self, game: Game[BeezState]) -> None:
        self.game = game

    def document(
        self, board: Sequence[str], players: Sequence[Mapping[str, Any]], **rest: Any
    ) -> dict[str, Any]:
        tiles = [line.split() for line in board]
        written = dict(rest)
        for field in ("open", "supply", "removed"):
            if field in written:
                written[field] = written[field].split()
        return {
            "seats": len(players),
            "board": [{"tile": t[0], "at": [int(t[1]), int(t[2])], "turn": int(t[3])} for t in tiles],
            "players": [self._player(player) for player in players],
            **written,
        }

    def _player(self, player: Mapping[str, Any]) -> dict[str, Any]:
        """Bees are written "w1 2 0", with what they carry or have done behind."""
        written = dict(player)
        bees: dict[str, dict[str, Any]] = {}
        for line in written.pop("bees", ()):
            name, q, r, *more = line.split()
            bees[name] = {"at": [int(q), int(r)]}
            for word in more:
                bees[name].update({"load": word} if word in ("pollen", "honey") else {word: True})
        return {"bees": bees, **written}

    def __call__(
        self, board: Sequence[str], players: Sequence[Mapping[str, Any]], **rest: Any
    ) -> Trial[BeezState]:
        return Trial(self.game, self.game.position(self.document(board, players, **rest)))


class Example:
    """One worked example, being played."""

    def __init__(self, game: Game[BeezState], as_laid: Any, vector: Mapping[str, Any]) -> None:
        self.game = game
        self.as_laid = as_laid
        self.vector = vector
        self.events: list[Event] = []

    # The position

    def begin(self, steps: Sequence[Mapping[str, Any]]) -> None:
        self.events = []
        vector = self.vector
        document: dict[str, Any] = {
            "seats": vector["seats"],
            "options": vector["options"],
            "board": [self.as_laid(tile) for tile in vector["board"]],
            "players": [self._player(seat) for seat in range(vector["seats"])],
            "turn": vector["turn"]["seat"],
            "decision": PHASES[vector["turn"]["phase"]],
            "laid": vector["turn"]["laid"],
            "open": self.codes(vector["open_tiles"] if "open_tiles" in vector else _laid_in(steps)),
        }
        if "stacks" in vector:
            document["supply"] = self.codes(vector["stacks"]["supply"])
        if "track" in vector:
            stacked = [
                seat for number in sorted(vector["track"], key=int) for seat in vector["track"][number]
            ]
            document["track"] = [stacked.index(seat) for seat in range(vector["seats"])]
        self.state = self.game.position(document)
        self.before = [int(points) for points in self.state.track.points]
        self.check_given()

    def check_given(self) -> None:
        """What the vector says of the game supply agrees with the tokens that are out."""
        for token, count in self.vector.get("supply", {}).items():
            assert self.table()["tokens"][token] == count

    def codes(self, tiles: Sequence[Mapping[str, Any]]) -> list[str]:
        return [self.as_laid(tile)["tile"] for tile in tiles]

    def _player(self, seat: int) -> dict[str, Any]:
        vector = self.vector
        bees: dict[str, Any] = {}
        names = {kind: list(NAMES[kind]) for kind in NAMES}
        for piece in vector["pieces"]:
            if piece["seat"] == seat:
                bee = {"at": piece["at"]}
                if piece.get("carries"):
                    bee["load"] = piece["carries"]
                bees[names[piece["kind"]].pop(0)] = bee
        numbers = {"hives": "scores", "pollen": "pollen", "jar": "jar"}
        return {"bees": bees, **{field: vector[key][seat] for field, key in numbers.items() if key in vector}}

    # The steps

    def phase(self) -> str:
        return self.game.decision_kind(self.state)

    def do(self, words: str) -> None:
        self.events += self.game.play(self.state, self.game.parse(self.state, words))

    def step(self, step: Mapping[str, Any]) -> None:
        for name in step:
            if name != "place":
                getattr(self, f"step_{name}")(step[name], step)

    def step_lay(self, lay: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        tile = self.as_laid(lay)
        assert self.state.price() == lay["pay"]
        self.do(f"lay {tile['tile']} {tile['at'][0]},{tile['at'][1]} turn {tile['turn']}")
        if step["place"] or self.phase() == "put":
            self.do(f"put {step['place'] or 'nothing'}")

    def step_stop_laying(self, deed: bool, step: Mapping[str, Any]) -> None:
        self.do("stop laying")

    def step_fly(self, flight: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.do(f"fly {self.name_of(flight['piece'])} {flight['to'][0]},{flight['to'][1]}")

    def step_collect(self, deed: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.do(f"collect {self.name_of(deed['piece'])}")

    def step_make_honey(self, deed: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.do(f"honey {self.name_of(deed['piece'])}")

    def step_feed(self, deed: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.do(f"feed {self.name_of(deed['piece'])}")

    def step_abandon(self, deed: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.do(f"abandon {self.name_of(deed['piece'])}")

    def step_end_turn(self, deed: bool, step: Mapping[str, Any]) -> None:
        self.do("end turn")

    # Questions

    def table(self) -> dict[str, Any]:
        return self.game.view(self.state)["table"]  # type: ignore[no-any-return]

    def name_of(self, piece: Mapping[str, Any]) -> str:
        table = self.table()
        for name, bee in table["players"][piece["seat"]]["bees"].items():
            if bee and name[0] == piece["kind"][0] and table["board"][bee["on"]]["at"] == piece["at"]:
                return str(name)
        raise AssertionError(f"There is no {piece}.")

    def flights(self, piece: Mapping[str, Any]) -> list[list[int]]:
        """Where a bee of the active seat may end a flight."""
        name = self.name_of(piece)
        forms = [self.game.decode(int(action)) for action in self.state.legal_actions()]
        return [form["at"] for form in forms if form["kind"] == "fly" and form["bee"] == name]

    def pieces_at(self, tile: Sequence[int]) -> list[dict[str, Any]]:
        table = self.table()
        return [
            {"seat": seat, "kind": "queen" if name == "q" else "worker", "carries": bee["load"] or None}
            for seat, player in enumerate(table["players"])
            for name, bee in player["bees"].items()
            if bee and table["board"][bee["on"]]["at"] == list(tile)
        ]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def _laid_in(steps: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [step["lay"] for step in steps if "lay" in step]


@pytest.fixture(scope="session")
def beez() -> Game[BeezState]:
    return insectarium.load("happy_honey_beez")


@pytest.fixture(scope="session")
def start(beez: Game[BeezState]) -> Start:
    return Start(beez)


@pytest.fixture
def example(
    beez: Game[BeezState], bee_as_laid: Any, bee_vectors: Mapping[str, Any]
) -> Callable[[str], Example]:
    return lambda vector: Example(beez, bee_as_laid, bee_vectors[vector])
