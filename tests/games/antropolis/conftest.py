"""Antropolis to try rules on: small tables, and worked examples turned into positions and actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

import insectarium
from insectarium.core.event import Event
from insectarium.core.game import Game
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.grid import cell_at, q_of, r_of
from insectarium.games.antropolis.choices import walk_targets
from insectarium.games.antropolis.rules import AntropolisState
from insectarium.testing.trial import Trial

PHASES = {"tile": "lay", "action": "act", "end": "limit"}
DEFAULTS = {
    "lay": "stop laying", "put": "put nothing", "market": "stop buying", "act": "end actions",
    "buy": "stop buying", "limit": "keep limit",
}  # fmt: skip


class Start:
    """Builds positions. Tiles are written "code q r turn"; what is left out is empty."""

    def __init__(self, game: Game[AntropolisState]) -> None:
        self.game = game

    def document(
        self, board: Sequence[str], players: Sequence[Mapping[str, Any]], **rest: Any
    ) -> dict[str, Any]:
        tiles = [line.split() for line in board]
        return {
            "seats": len(players),
            "board": [{"tile": t[0], "at": [int(t[1]), int(t[2])], "turn": int(t[3])} for t in tiles],
            "players": [self._player(player) for player in players],
            **rest,
        }

    def _player(self, player: Mapping[str, Any]) -> dict[str, Any]:
        """Ants are written "w1 2 0", with a lane as fourth and * for food."""
        written = dict(player)
        ants: dict[str, dict[str, Any]] = {}
        for line in written.pop("ants", ()):
            name, q, r, *more = line.split()
            ants[name] = {"at": [int(q), int(r)]}
            for word in more:
                ants[name].update({"food": True} if word == "*" else {"lane": int(word)})
        hand = written.pop("hand", "").split()
        return {"hand": hand, "ants": ants, **written}

    def __call__(
        self, board: Sequence[str], players: Sequence[Mapping[str, Any]], **rest: Any
    ) -> Trial[AntropolisState]:
        return Trial(self.game, self.game.position(self.document(board, players, **rest)))


class Example:
    """One worked example, being played."""

    def __init__(self, game: Game[AntropolisState], as_laid: Any, vector: Mapping[str, Any]) -> None:
        self.game = game
        self.as_laid = as_laid
        self.vector = vector
        self.events: list[Event] = []

    # The position

    def begin(self, steps: Sequence[Mapping[str, Any]]) -> None:
        self.events = []
        vector = self.vector
        self.state = self.game.position({
            "seats": vector["seats"],
            "options": {"edition": vector["edition"], **vector.get("options", {})},
            "board": [self.as_laid(tile) for tile in vector["board"]],
            "players": [self._player(seat, steps) for seat in range(vector["seats"])],
            "turn": vector["turn"]["seat"],
            "decision": PHASES[vector["turn"]["phase"]],
            **self._supplies(),
        })  # fmt: skip
        self.before = [int(points) for points in self.state.track.points]

    def _player(self, seat: int, steps: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        vector = self.vector
        hand = vector.get("hands", {}).get(str(seat), [])
        if "hands" not in vector and seat == vector["turn"]["seat"]:
            lays = [step["lay"] for step in steps if "lay" in step]
            hand = [self.as_laid(lay)["tile"] for lay in lays]
        return {
            "hand": hand,
            "limit": vector.get("hand_limits", {}).get(str(seat), 3),
            "food": vector.get("food", {}).get(str(seat), 0),
            "nests": vector.get("scores", {}).get(str(seat), 0),
            "ants": self._ants(seat),
        }

    def _ants(self, seat: int) -> dict[str, Any]:
        names = {"queen": ["q1", "q2"], "worker": ["w1", "w2", "w3"]}
        ants = {}
        for piece in self.vector["pieces"]:
            if piece["seat"] == seat:
                ant: dict[str, Any] = {"at": piece["at"], "lane": piece.get("lane", 0) + 1}
                if piece.get("carries"):
                    ant["food"] = True
                ants[names[piece["kind"]].pop(0)] = ant
        return ants

    def _supplies(self) -> dict[str, Any]:
        if "piles" not in self.vector:
            return {}
        full = {"nest": {"1": "N1g", "2": "N1h"}, "tunnel": {"1": "U3a", "2": "U3b"}}
        full["forest"] = {"1": "F3a", "2": "F3b"}
        market = self.vector.get("market", full)
        rows = {ground: [market.get(ground, {}).get(p) for p in ("1", "2")] for ground in GROUNDS}
        piles = {ground: self._pile(ground) for ground in GROUNDS}
        return {"market": rows, "piles": piles}

    def _pile(self, ground: str) -> list[str]:
        pile = self.vector["piles"].get(ground, [])
        spare = {
            "nest": "N1a N1a N1d N1e N1f",
            "tunnel": "U2b U2b U2b U2b U2b",
            "forest": "F2a F2a F2b F2b F2b",
        }
        return spare[ground].split()[:pile] if isinstance(pile, int) else list(pile)

    # The steps

    def phase(self) -> str:
        return self.game.decision_kind(self.state)

    def do(self, words: str) -> None:
        self.events += self.game.play(self.state, self.game.parse(self.state, words))

    def reach(self, *phases: str) -> None:
        """Decline whatever is offered before one of these phases, or to the end of the turn."""
        while self.phase() not in (*phases, "over") and not self.told("turn"):
            self.do(DEFAULTS[self.phase()])

    def step(self, step: Mapping[str, Any]) -> None:
        for name in step:
            if name not in ("place", "piece"):
                getattr(self, f"step_{name}")(step[name], step)

    def step_lay(self, lay: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        tile = self.as_laid(lay)
        q, r = tile["at"]
        if lay["from"] == "hand":
            self.do(f"lay {tile['tile']} {q},{r} turn {tile['turn']}")
        else:
            self.reach("market")
            self.do(f"buy {lay['from']['market']} {lay['from']['price']} {q},{r} turn {tile['turn']}")
        if step["place"] or self.phase() == "put":
            self.do(f"put {step['place'] or 'nothing'}")

    def step_move(self, move: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.reach("act")
        q, r, *lane = move["to"]
        words = f" lane {lane[0] + 1}" if lane else ""
        self.do(f"walk {self.name_of({**move, 'at': move['from']})} {q},{r}{words}")

    def step_collect(self, deed: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.do(f"collect {self.name_of({'kind': 'worker', **deed})}")

    def step_feed_queen(self, deed: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.do(f"feed {self.name_of({'kind': 'worker', **deed})}")

    def step_abandon(self, deed: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.do(f"leave {self.name_of(deed)}")

    def step_stop(self, what: str, step: Mapping[str, Any]) -> None:
        if what == "actions":
            self.reach("buy", "limit")
        else:
            self.reach("act", "limit", "draw")

    def step_buy(self, deed: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.do(f"buy {deed['row']} {deed['price']}")

    def step_raise_limit(self, deed: Mapping[str, Any], step: Mapping[str, Any]) -> None:
        self.do("raise limit")

    def step_draw(self, piles: Sequence[str], step: Mapping[str, Any]) -> None:
        for pile in piles:
            self.do(f"draw {pile}")

    def step_end_turn(self, deed: bool, step: Mapping[str, Any]) -> None:
        while self.phase() != "over" and not self.told("turn"):
            legal = self.game.notation(self.state, int(self.state.legal_actions()[0]))
            self.do(DEFAULTS.get(self.phase(), legal))

    def name_of(self, piece: Mapping[str, Any]) -> str:
        ants = self.game.view(self.state)["table"]["players"][piece["seat"]]["ants"]
        board = self.game.view(self.state)["table"]["board"]
        for name, ant in ants.items():
            if ant and name[0] == piece["kind"][0] and board[ant["on"]]["at"] == piece["at"][:2]:
                return str(name)
        raise AssertionError(f"There is no {piece}.")

    # Questions

    def count(self, seat: int, kind: str, at: Sequence[int] | None = None, food: bool | None = None) -> int:
        table = self.game.view(self.state)["table"]
        return sum(
            ant is not None
            and name[0] == kind[0]
            and (at is None or table["board"][ant["on"]]["at"] == list(at))
            and (food is None or ant["food"] == food)
            for name, ant in table["players"][seat]["ants"].items()
        )

    def walkable(self, piece: Mapping[str, Any]) -> list[list[int]]:
        name = self.name_of(piece)
        ant = piece["seat"] * 5 + ["q1", "q2", "w1", "w2", "w3"].index(name)
        cells = [self.state.board.cell_of(spot) for spot in walk_targets(self.state, ant)]
        return [[int(q_of(cell)), int(r_of(cell))] for cell in cells]

    def told(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


@pytest.fixture(scope="session")
def antropolis() -> Game[AntropolisState]:
    return insectarium.load("antropolis")


@pytest.fixture(scope="session")
def start(antropolis: Game[AntropolisState]) -> Start:
    return Start(antropolis)


@pytest.fixture
def example(
    antropolis: Game[AntropolisState], as_laid: Any, ant_vectors: Mapping[str, Any]
) -> Callable[[str], Example]:
    return lambda vector: Example(antropolis, as_laid, ant_vectors[vector])


@pytest.fixture(scope="session")
def cell() -> Callable[[int, int], int]:
    return lambda q, r: int(cell_at(q, r))
