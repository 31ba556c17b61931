"""Draw the example pictures of the docs; the same every time.

python tools/pictures.py            writes docs/pictures/*.svg
python tools/pictures.py --check    fails if they are not up to date
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import insectarium
from insectarium.bots.greedy import GreedyBot
from insectarium.core.game import WATCHER, Game, Shape
from insectarium.core.manifest import Setting
from insectarium.core.rng import Rng
from insectarium.core.state import State

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ("Maria", "Carl", "Jean", "Ada", "Otto", "Eva")
END = 10_000


@dataclass(frozen=True)
class Example:
    """A moment of a match: the first decision of this kind after so many actions."""

    name: str
    game: str
    seats: int
    actions: int
    kind: str
    options: Mapping[str, Setting] = field(default_factory=dict)
    shape: Shape = "picture"


EXAMPLES = (
    Example("micropolis-start", "micropolis", 2, 0, "take"),
    Example("micropolis-middle", "micropolis", 3, 30, "side"),
    Example("micropolis-expert", "micropolis", 2, 70, "take", {"expert": True}),
    Example("micropolis-end", "micropolis", 3, END, "over"),
    Example("antropolis-middle", "antropolis", 3, 90, "lay"),
    Example("antropolis-end", "antropolis", 4, END, "over", {"edition": "first"}),
    Example("supersize-colony-middle", "supersize_colony", 4, 170, "workers"),
    Example("supersize-colony-phone", "supersize_colony", 2, 100, "lay", shape="tall"),
    Example("happy-honey-beez-middle", "happy_honey_beez", 3, 70, "lay"),
    Example("happy-honey-beez-phone", "happy_honey_beez", 2, 60, "act", shape="tall"),
    Example("knights-middle", "knights_in_buzzing_armor", 3, 130, "workers"),
    Example("knights-phone", "knights_in_buzzing_armor", 2, 80, "lay", shape="tall"),
)


def main() -> int:
    stale = []
    FOLDER.mkdir(exist_ok=True)
    for example in EXAMPLES:
        svg = picture(example) + "\n"
        file = FOLDER / f"{example.name}.svg"
        if not file.exists() or file.read_text(encoding="utf-8") != svg:
            stale.append(file.name)
        if "--check" not in sys.argv:
            file.write_text(svg, encoding="utf-8")
    if stale and "--check" in sys.argv:
        print(f"Not up to date: {', '.join(stale)}. Run python tools/pictures.py.")
        return 1
    return 0


def picture(example: Example) -> str:
    game = insectarium.load(example.game)
    state = game.setup(seats=example.seats, seed="pictures", options=example.options)
    choose = player_of(game)
    done = 0
    while not state.is_over() and (done < example.actions or game.decision_kind(state) != example.kind):
        state.apply(choose(state))
        done += 1
    seat = WATCHER if state.is_over() else int(state.seat_to_act())
    return game.scene(game.view(state, seat), names=NAMES, shape=example.shape).to_svg()


def player_of(game: Game[Any]) -> Callable[[State], int]:
    """Who plays the matches of the pictures, so that tables look as players leave them."""
    if game.manifest.id == "micropolis":
        rng = Rng.seeded("players of the pictures")
        return lambda state: likely(game, state, rng)
    bot = GreedyBot("pictures")
    if game.manifest.id == "supersize_colony":
        return lambda state: eager(game, state, bot)
    return lambda state: int(bot.choose(state.clone()))


def eager(game: Game[Any], state: State, bot: GreedyBot) -> int:
    """What the greedy bot does, though it lays a tile wherever it can: a table with something to see."""
    actions = [int(action) for action in state.legal_actions()]
    tiles = [action for action in actions if game.notation(state, action).startswith("lay ")]
    if tiles and bot.rng.below(3):
        return tiles[bot.rng.below(len(tiles))]
    return int(bot.choose(state.clone()))


def likely(game: Game[Any], state: State, rng: Rng) -> int:
    """A random action, though seldom a tile from far behind: a table as players leave it."""
    actions = state.legal_actions()
    near = 4 if game.decision_kind(state) == "take" else len(actions)
    return int(actions[rng.below(min(near, len(actions)))])


if __name__ == "__main__":
    sys.exit(main())
