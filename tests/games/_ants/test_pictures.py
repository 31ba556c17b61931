"""The pictures of both ant games: everything is there and in the frame, and nothing lies on anything else."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import pytest

import insectarium
from insectarium.core.game import SHAPES, WATCHER, Shape
from insectarium.core.rng import Rng
from insectarium.games._ants.lanes import spots_of
from insectarium.games._ants.sprites_pieces import CELL
from insectarium.games._ants.sprites_tiles import SIZE
from insectarium.games._ants.tiles import TileKind, load_tiles
from insectarium.games._hexes.letters import width_of
from insectarium.games._hexes.nodes import hand_node
from insectarium.scene import Node, Scene

GAMES = ("antropolis", "supersize_colony")
NAMES = ["Maria Sibylla Merian", "Carl", "Jean-Henri Fabre", "Wislawa"]
LANGUAGES = ("en", "nl", "de", "hu")

Box = tuple[float, float, float, float]


def moments(name: str, seats: int, edition: str, every: int, seed: int = 5) -> Iterator[tuple[Any, Any]]:
    """A match at every so many steps and at its end. Nobody stops early if there is something to do."""
    game = insectarium.load(name)
    state = game.setup(seats=seats, seed=seed, options={"edition": edition})
    rng, step = Rng.seeded(seed), 0
    while not state.is_over():
        if step % every == 0:
            yield game, state
        actions = state.legal_actions()
        state.advance(actions[rng.below(max(1, len(actions) - 1))])
        step += 1
    yield game, state


def picture(game: Any, state: Any, shape: Shape = "picture", language: str = "en") -> Scene:
    seat = WATCHER if state.is_over() else int(state.seat_to_act())
    scene = game.scene(game.view(state, seat), language, NAMES[: state.seats], shape)
    assert isinstance(scene, Scene)
    return scene


def text_box(node: Node) -> Box:
    assert node.text is not None
    text, size = node.text, node.text.size * node.scale
    wide = width_of(text.value, size, text.bold)
    left = node.x + text.dx * node.scale - {"start": 0.0, "middle": wide / 2, "end": wide}[text.anchor]
    middle = node.y + text.dy * node.scale
    return left, middle - size * 0.36, left + wide, middle + size * 0.36


def overlaps(one: Box, other: Box) -> bool:
    slack = 0.6
    across = one[0] < other[2] - slack and other[0] < one[2] - slack
    return across and one[1] < other[3] - slack and other[1] < one[3] - slack


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_is_lit_and_everything_lies_in_the_frame(name: str, seats: int, shape: Shape) -> None:
    for edition in ("first", "second"):
        for game, state in moments(name, seats, edition, 17):
            scene = picture(game, state, shape)
            lit = {action for node in scene.nodes for action in node.actions}
            assert lit == {int(action) for action in state.legal_actions()}
            ids = [node.id for node in scene.nodes]
            assert len(ids) == len(set(ids))
            for node in scene.nodes:
                reach = _reach(node, scene)
                assert reach[0] - 0.5 <= node.x <= scene.width - reach[0] + 0.5, node.id
                assert reach[1] - 0.5 <= node.y <= scene.height - reach[1] + 0.5, node.id


def _reach(node: Node, scene: Scene) -> tuple[float, float]:
    if not node.sprite or node.turn:
        return 0.0, 0.0
    sprite = scene.sprites[node.sprite]
    return sprite.width * node.scale / 2, sprite.height * node.scale / 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_words_lie_on_others_in_any_language(name: str, language: str) -> None:
    for seats, edition in ((2, "second"), (4, "first")):
        for game, state in moments(name, seats, edition, 61):
            for shape in SHAPES:
                scene = picture(game, state, shape, language)
                # Ants in hand lie on heaps, so their letters do too.
                texts = [node for node in scene.nodes if node.text and not node.id.startswith("ant-")]
                for one, other in itertools.combinations(texts, 2):
                    assert not overlaps(text_box(one), text_box(other)), (one.id, other.id, shape)
                for node in texts:
                    left, top, right, bottom = text_box(node)
                    assert left >= 0, node.id
                    assert top >= 0, node.id
                    assert right <= scene.width + 1, node.id
                    assert bottom <= scene.height, node.id


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_no_ant_on_the_board_covers_another(name: str, seats: int) -> None:
    for game, state in moments(name, seats, "second", 23):
        scene = picture(game, state)
        ants = [node for node in scene.nodes if node.id.startswith("ant-") and not node.quiet]
        ants = [ant for ant in ants if not _is_carried(ant)]
        for one, other in itertools.combinations(ants, 2):
            wide, high = ((one.scale + other.scale) / 2 * side for side in CELL)
            apart = abs(one.x - other.x) >= wide - 1 or abs(one.y - other.y) >= high - 1
            assert apart, (one.id, other.id)


def _is_carried(ant: Node) -> bool:
    return ant.layer == 6


def tunnel(*lanes: tuple[int, ...]) -> TileKind:
    open_sides = {side for lane in lanes for side in lane}
    edges = "".join("T" if side in open_sides else "E" for side in range(6))
    return TileKind("Uown", "tunnel", edges, lanes, 1, False, "")


# Such tiles are not among ours, but somebody's own may have them.
OTHERS = (
    tunnel((0, 2, 4), (1,)),
    tunnel((0, 1, 2), (3, 4, 5)),
    tunnel((0, 3), (1,)),
    tunnel((0, 1, 2, 3), (4, 5)),
    tunnel((5, 1), (2, 4)),
)


@pytest.mark.parametrize("kind", [*load_tiles().kinds, *OTHERS], ids=lambda kind: f"{kind.id}-{kind.lanes}")
def test_two_lanes_of_a_tile_are_well_apart(kind: TileKind) -> None:
    spots = spots_of(kind, SIZE)
    assert len(spots) == max(1, len(kind.lanes))
    assert all(math.hypot(*spot) < SIZE * 0.7 for spot in spots)
    if len(spots) == 2:
        assert math.dist(*spots) >= 34


@pytest.mark.parametrize("name", GAMES)
def test_nobody_sees_the_code_of_a_tile(name: str) -> None:
    game, state = next(itertools.islice(moments(name, 2, "second", 40), 1, None))
    codes = [kind.id for kind in game.components.kinds]
    for language in LANGUAGES:
        for node in picture(game, state, language=language).nodes:
            words = f"{node.label} {node.text.value if node.text else ''}".replace(",", " ").split()
            assert not set(words) & set(codes), node.id


@pytest.mark.parametrize("name", GAMES)
def test_every_hand_with_its_limit_market_prices_and_piles_are_on_the_table(name: str) -> None:
    for game, state in moments(name, 3, "second", 50):
        table = game.view(state, WATCHER)["table"]
        for shape in SHAPES:
            scene = picture(game, state, shape)
            ids = {node.id for node in scene.nodes}
            for seat, player in enumerate(table["players"]):
                assert {hand_node(seat, place) for place in range(len(player["hand"]))} <= ids
                assert {f"limit-{seat}", f"food-{seat}", f"marker-{seat}", f"points-{seat}"} <= ids
            for ground, row in table["market"].items():
                pile = scene.node(f"pile-{ground}").text
                assert pile is not None
                assert pile.value == str(table["piles"][ground])
                for place in range(1, len(row) + 1):
                    assert {f"market-{ground}-{place}", f"price-{ground}-{place}"} <= ids
            assert {"edition", "ending-0"} <= ids


@pytest.mark.parametrize("name", GAMES)
def test_every_tile_has_a_drawing_that_refers_to_others_on_the_sheet(name: str) -> None:
    game = insectarium.load(name)
    scene: Any = game.scene(game.view(game.setup(seats=2, seed=1), 0))
    sprites = {sprite["name"]: sprite for sprite in scene.sheet_json()["sprites"]}
    kinds = len(game.components.kinds)  # type: ignore[attr-defined]
    assert sum(name.startswith("hex-") for name in sprites) == kinds
    for sprite in sprites.values():
        assert set(sprite.get("uses", ())) <= set(sprites)


@pytest.mark.parametrize("name", GAMES)
def test_a_scene_is_small(name: str) -> None:
    """It is sent to everybody after every action."""
    *_, (game, state) = moments(name, 4, "second", 1000)
    assert len(str(picture(game, state, "wide").as_json())) < 60_000
