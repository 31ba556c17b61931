"""The worked examples: what is done on a small board, and what must come of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from insectarium.core.refusal import Refusal
from insectarium.games._bees.bees import IN_HAND, IN_SUPPLY
from insectarium.games._hexes.forms import at_of
from insectarium.games.knights_in_buzzing_armor.flying import landings
from insectarium.games.knights_in_buzzing_armor.state import BEE_NAMES, BEES_PER_SEAT, STACK_NAMES
from insectarium.testing import rule

Json = Mapping[str, Any]
NAMES = [f"KBA-T{number:02}" for number in range(1, 18)]


@rule("KBA-T01", "KBA-T02", "KBA-T03", "KBA-T04", "KBA-T05", "KBA-T06", "KBA-T07", "KBA-T08", "KBA-T09")
@rule("KBA-T10", "KBA-T11", "KBA-T12", "KBA-T13", "KBA-T14", "KBA-T15", "KBA-T16", "KBA-T17")
@pytest.mark.parametrize("name", NAMES)
def test_an_example_comes_out_as_it_must(example: Callable[[str], list[Any]], name: str) -> None:
    for played in example(name):
        *before, last = played.case["do"] or [None]
        for step in before:
            played.play(step)
        expected = played.case["expect"]
        if expected.get("legal", True):
            if last is not None:
                played.play(last)
            check(played, expected)
        else:
            with pytest.raises(Refusal) as refusal:
                played.play(last)
            assert refusal.value.rule == expected["because"], played.case


CHECKED = {
    "legal", "pollen", "jar", "supply", "scores", "score_delta", "hands", "general_supply", "at",
    "queens_home", "decision", "piece", "reachable", "not_reachable", "game_over", "colony_counts",
    "colony_points", "totals", "winners", "stacks_left", "open_tiles", "next_seat",
}  # fmt: skip


def check(played: Any, expected: Json) -> None:
    assert set(expected) <= CHECKED
    check_tokens(played, expected)
    check_bees(played, expected)
    check_decision(played, expected)
    check_flights(played, expected)
    check_end(played, expected)


def check_tokens(played: Any, expected: Json) -> None:
    state = played.state
    points = [int(p) for p in state.track.points]
    gained = [after - int(before) for after, before in zip(points, played.first.track.points, strict=True)]
    facts = {
        "pollen": [int(p) for p in state.pollen],
        "jar": [int(h) for h in state.jar],
        "scores": points,
        "score_delta": gained,
    }
    for key, value in facts.items():
        assert value == expected.get(key, value)
    tokens = {"pollen": int(state.pollen_supply), "honey": int(state.honey_supply)}
    assert tokens == {**tokens, **expected.get("supply", {})}


def check_bees(played: Any, expected: Json) -> None:
    for key, place in (("hands", IN_HAND), ("general_supply", IN_SUPPLY)):
        for seat, kinds in expected.get(key, {}).items():
            for kind, number in kinds.items():
                assert count(played.state, int(seat), kind, int(place)) == number, (key, seat, kind)
    table = played.game.to_position(played.state)
    for tile in expected.get("at", []):
        standing = [
            (seat, name[0], bee.get("carries"))
            for seat, player in enumerate(table["players"])
            for name, bee in player["bees"].items()
            if bee["at"] == tile["tile"]
        ]
        wanted = [(piece["seat"], piece["kind"][0], piece["carries"]) for piece in tile["pieces"]]
        assert sorted(standing, key=repr) == sorted(wanted, key=repr)
    if "queens_home" in expected:
        owners = [event.facts["owner_seat"] for event in played.events if event.kind == "expel"]
        assert owners == expected["queens_home"]


def count(state: Any, seat: int, kind: str, place: int) -> int:
    numbered = enumerate(BEE_NAMES, seat * int(BEES_PER_SEAT))
    return sum(state.bees.spot[bee] == place for bee, name in numbered if name[0] == kind[0])


def check_decision(played: Any, expected: Json) -> None:
    decision = expected.get("decision", False)
    kind = played.game.decision_kind(played.state)
    if decision is None:
        assert kind not in ("fly_out", "keep")
    elif decision:
        assert kind == "fly_out"
        assert played.state.seat_to_act() == decision["seat"]
        forms = [played.game.decode(int(action)) for action in played.state.legal_actions()]
        bees = played.game.to_position(played.state)["players"][decision["seat"]]["bees"]
        assert sorted({tuple(bees[f["bee"]]["at"]) for f in forms}) == sorted(map(tuple, decision["queens"]))
        targets = {tuple(f["at"]) for f in forms if f["kind"] == "fly_out"}
        assert targets == set(map(tuple, decision["targets"]))
        assert any(f["kind"] == "go_home" for f in forms) == decision["hand"]


def check_flights(played: Any, expected: Json) -> None:
    if "piece" not in expected:
        return
    state, piece = played.state, expected["piece"]
    name = played._bee_at(piece["seat"], piece["kind"], piece["at"])
    bee = piece["seat"] * int(BEES_PER_SEAT) + BEE_NAMES.index(name)
    found = [at_of(int(state.board.cell_of(spot))) for spot in landings(state, bee)]
    assert sorted(found) == sorted(expected["reachable"])
    tiles = [at_of(int(state.board.cell_of(2 * tile))) for tile in range(state.board.tiles)]
    others = [at for at in tiles if at not in found and at != piece["at"]]
    assert sorted(others) == sorted(expected["not_reachable"])


def check_end(played: Any, expected: Json) -> None:
    state = played.state
    assert state.is_over() == expected.get("game_over", state.is_over())
    assert state.seat_to_act() == expected.get("next_seat", int(state.seat_to_act()))
    colony = [int(state.colony(seat)) for seat in range(state.seats)]
    assert colony == expected.get("colony_counts", colony)
    rows = {row.key: list(row.points) for row in played.game.score_sheet(state).rows}
    assert rows["colony"] == expected.get("colony_points", rows["colony"])
    assert state.scores() == expected.get("totals", state.scores())
    assert state.winners() == expected.get("winners", state.winners())
    left = {name: int(state.piles.size(stack)) for stack, name in enumerate(STACK_NAMES)}
    assert left == expected.get("stacks_left", left)
    if "open_tiles" in expected:
        wanted = {tile["kind"]: played._code(tile) for tile in expected["open_tiles"]}
        table = played.game.to_position(state)
        assert {stack: code for stack, code in table["open"].items() if code} == wanted
