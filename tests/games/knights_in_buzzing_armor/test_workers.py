"""Workers: pollen, honey, feeding, hatching, and bees that are taken back."""

from __future__ import annotations

from typing import Any

from insectarium.testing import rule

HOME = ["breeding FCCOCC 1,0", "meadow MMMMMM 2,0", "honey CCCCCO 0,-1", "hive COCCCC -1,1"]


def bee(trial: Any, name: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = trial.table()["players"][seat]["bees"][name]
    return found


@rule("KBA-071", "KBA-072", "KBA-073", "KBA-D07")
def test_collecting_pollen(start: Any) -> None:
    trial = start(HOME, ["0 worker 2,0", "0 worker 1,0"], decision="workers")
    trial.do("collect w1")
    assert bee(trial, "w1")["carries"] == "pollen"
    assert trial.table()["tokens"]["pollen"] == 19
    assert trial.refusal("collect w2").rule == "KBA-071"
    laden = start(HOME, ["0 worker 2,0 honey"], decision="workers")
    assert laden.refusal("collect w1").rule == "KBA-072"
    empty = start(HOME, ["0 worker 2,0"], decision="workers", players=[{"pollen": 12}, {"pollen": 8}])
    assert empty.refusal("collect w1").rule == "KBA-073"
    queen = start(HOME, ["0 queen 0,0"], decision="queens")
    assert queen.refusal("collect q1").rule == "KBA-050"


@rule("KBA-074", "KBA-075")
def test_making_honey(start: Any) -> None:
    trial = start(HOME, ["0 worker 0,-1 pollen", "0 worker 1,0 pollen"], decision="workers")
    trial.do("honey w1")
    assert bee(trial, "w1")["carries"] == "honey"
    assert trial.table()["tokens"] == {"pollen": 19, "honey": 19}
    assert trial.refusal("honey w2").rule == "KBA-074"
    without = start(HOME, ["0 worker 0,-1"], decision="workers")
    assert without.refusal("honey w1").rule == "KBA-074"
    used = start(HOME, ["0 worker 0,-1 pollen"], decision="workers", players=[{"jar": 11}, {"jar": 9}])
    assert used.refusal("honey w1").rule == "KBA-075"


@rule("KBA-076", "KBA-077", "KBA-078", "KBA-118")
def test_feeding_the_queen(start: Any) -> None:
    bees = ["0 queen 1,0", "0 worker 1,0 pollen", "0 worker 1,0 honey", "0 worker 1,0", "0 worker 0,0 pollen"]
    trial = start(HOME, bees, decision="workers", players=[{"supply": []}])
    trial.do("feed w1", "feed w2")
    player = trial.table()["players"][0]
    assert (player["pollen"], player["jar"]) == (1, 1)
    assert "carries" not in bee(trial, "w1")
    assert trial.refusal("feed w3").rule == "KBA-076"
    assert trial.refusal("feed w4").rule == "KBA-076"
    assert trial.points("honey") == [1, 0]
    # Taking bees back costs points, never honey.
    trial.do("abandon w3", "fly w4 1,0", "abandon w4")
    assert [int(points) for points in trial.state.track.points] == [0, 2]
    assert trial.points("honey") == [1, 0]


@rule("KBA-079", "KBA-080", "KBA-081", "KBA-A12", "KBA-A13", "KBA-D08")
def test_hatching_gives_a_bee_of_choice_into_the_hand(start: Any) -> None:
    for kind, name in (("queen", "q2"), ("worker", "w3"), ("drone", "d1")):
        trial = start(HOME, ["0 egg 1,0", "0 worker 1,0 honey"], decision="workers")
        trial.do(f"hatch w1 {kind}")
        player = trial.table()["players"][0]
        assert list(player["bees"]) == ["w1"]
        assert name not in player["supply"]
        assert trial.table()["tokens"]["honey"] == 20
        assert trial.table()["players"][1]["supply"] == ["q2", "w3", "w4", "w5", "d1", "d2", "d3"]
        # It is in hand: it can neither fly nor act before a tile brings it onto the board.
        assert not any(words.split()[1] == name for words in trial.choices() if " " in words)


@rule("KBA-079", "KBA-A14", "KBA-A15", "KBA-A16")
def test_what_hatching_needs(start: Any) -> None:
    supply = ["w3", "w4", "w5", "d1", "d2", "d3"]
    trial = start(HOME, ["0 egg 1,0", "0 worker 1,0 honey"], decision="workers", players=[{"supply": supply}])
    assert trial.refusal("hatch w1 queen").rule == "KBA-A14"
    jar = start(HOME, ["0 egg 1,0", "0 worker 1,0 pollen"], decision="workers", players=[{"jar": 3}])
    assert jar.refusal("hatch w1 drone").rule == "KBA-079"
    nowhere = start(HOME, ["0 worker 1,0 honey"], decision="workers")
    assert nowhere.refusal("hatch w1 drone").rule == "KBA-079"
    # To the egg of another colour she does not even come.
    foreign = start(HOME, ["1 egg 1,0", "0 worker 0,0 honey"], decision="workers")
    assert foreign.refusal("fly w1 1,0").rule == "KBA-061"
    assert foreign.refusal("hatch w1 drone").rule == "KBA-079"


@rule("KBA-064", "KBA-065", "KBA-066", "KBA-A43")
def test_taking_bees_back_costs_a_point_each(start: Any) -> None:
    bees = ["0 queen 0,0", "0 worker 2,0 pollen", "0 drone 2,0"]
    trial = start(HOME, bees, decision="queens", players=[{"hives": 3}])
    trial.do("abandon q1", "next type", "abandon w1", "next type", "abandon d1")
    assert [int(points) for points in trial.state.track.points] == [2, 2]
    assert trial.points("lost") == [-3, 0]
    assert trial.table()["players"][0]["bees"] == {}
    assert trial.table()["tokens"]["pollen"] == 20
    assert trial.refusal("put queen").rule == "KBA-037"


@rule("KBA-067", "KBA-A44", "KBA-A47")
def test_no_score_drops_below_0_and_eggs_stay(start: Any) -> None:
    bees = ["0 worker 2,0", "0 worker 2,0", "0 egg 1,0"]
    trial = start(HOME, bees, decision="workers", players=[{"lost": 1}])
    trial.do("abandon w1", "abandon w2")
    assert [int(points) for points in trial.state.track.points] == [0, 2]
    assert trial.points("lost") == [-2, 0]
    assert trial.refusal("abandon e1").rule == "KBA-A47"
