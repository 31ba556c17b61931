"""Draw the example pictures of the docs; the same every time.

python tools/pictures.py            writes docs/pictures/*.svg
python tools/pictures.py --check    fails if they are not up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

import insectarium
from insectarium.core.game import WATCHER, Game
from insectarium.core.rng import Rng
from insectarium.core.state import State

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ("Maria", "Carl", "Jean", "Ada", "Otto", "Eva")
# Name, seats, expert game, the least number of actions, the kind of decision to show.
PICTURES = (
    ("micropolis-start", 2, False, 0, "take"),
    ("micropolis-middle", 3, False, 30, "side"),
    ("micropolis-expert", 2, True, 70, "take"),
    ("micropolis-end", 3, False, 10_000, "over"),
)


def main() -> int:
    game = insectarium.load("micropolis")
    stale = []
    FOLDER.mkdir(exist_ok=True)
    for name, seats, expert, actions, kind in PICTURES:
        svg = picture(game, seats, expert, actions, kind) + "\n"
        file = FOLDER / f"{name}.svg"
        if not file.exists() or file.read_text(encoding="utf-8") != svg:
            stale.append(file.name)
        if "--check" not in sys.argv:
            file.write_text(svg, encoding="utf-8")
    if stale and "--check" in sys.argv:
        print(f"Not up to date: {', '.join(stale)}. Run python tools/pictures.py.")
        return 1
    return 0


def picture(game: Game[State], seats: int, expert: bool, actions: int, kind: str) -> str:
    state = game.setup(seats=seats, seed="pictures", options={"expert": expert})
    rng = Rng.seeded("players of the pictures")
    done = 0
    while not state.is_over() and (done < actions or game.decision_kind(state) != kind):
        state.apply(likely(game, state, rng))
        done += 1
    seat = WATCHER if state.is_over() else int(state.seat_to_act())
    return game.scene(game.view(state, seat), names=NAMES).to_svg()


def likely(game: Game[State], state: State, rng: Rng) -> int:
    """A random action, though seldom a tile from far behind: a table as players leave it."""
    actions = state.legal_actions()
    near = 4 if game.decision_kind(state) == "take" else len(actions)
    return int(actions[rng.below(min(near, len(actions)))])


if __name__ == "__main__":
    sys.exit(main())
