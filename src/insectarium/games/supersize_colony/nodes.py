"""Which nodes of the scene mean which actions of Supersize Colony, and the reverse."""

from __future__ import annotations

from insectarium.core.decision import Ghost
from insectarium.games._ants.tables import ROWS
from insectarium.games._ants.tiles import GROUNDS
from insectarium.games._hexes.grid import STEPS, cell_at, q_of, r_of
from insectarium.games._hexes.picture import turned
from insectarium.games.supersize_colony.codes import (
    ATTACK,
    BUY,
    BUY_AND_LAY,
    COLLECT,
    DRAW,
    ESCAPE,
    FEED,
    FEED_LARVA,
    FLEE,
    KEEP,
    KEEP_LIMIT,
    KIDNAP,
    LAY,
    LEAVE,
    MATE,
    NEXT_TYPE,
    PUT,
    PUT_NOTHING,
    PUT_QUEEN,
    PUTS,
    RAISE,
    STOP_BUYING,
    STOP_LAYING,
    TAKE_LARVA,
    VERBS,
    WALK,
    action_of,
    entry_of,
    subject_of,
    verb_of,
    where_of,
)
from insectarium.games.supersize_colony.rules import SupersizeState
from insectarium.games.supersize_colony.state import (
    ANT_NAMES,
    ANTS_PER_SEAT,
    FIRST_SOLDIER,
    LAYING,
    MARKET,
    MARKET_PLACES,
    PUTTING,
    SOLDIERS,
    larva_of,
)

BUTTONS = (STOP_LAYING, STOP_BUYING, NEXT_TYPE, KEEP_LIMIT)
DEEDS = (COLLECT, FEED, LEAVE, MATE)
BECOMES = ("worker", "soldier")


def hand_node(seat: int, place: int) -> str:
    return f"hand-{seat}-{place}"


def packet_node(place: int) -> str:
    return f"packet-{place}"


def market_node(row: int, place: int) -> str:
    return f"market-{GROUNDS[row]}-{place + 1}"


def pile_node(row: int) -> str:
    return f"pile-{GROUNDS[row]}"


def tile_node(q: int, r: int) -> str:
    return f"tile-{q}-{r}".replace("--", "-m")


def space_node(q: int, r: int) -> str:
    """An empty space beside the board: m stands for minus, as in space-m2-1."""
    return f"space-{q}-{r}".replace("--", "-m")


def spot_node(q: int, r: int, lane: int) -> str:
    return f"spot-{q}-{r}-{lane + 1}".replace("--", "-m")


def ant_node(seat: int, number: int) -> str:
    return f"ant-{seat}-{ANT_NAMES[number]}"


def deed_node(verb: int, number: int) -> str:
    """The button for a special action of an ant."""
    return f"do-{VERBS[verb]}-{ANT_NAMES[number]}"


def hatch_node(becomes: int) -> str:
    return f"hatch-{BECOMES[becomes]}"


def button_node(verb: int) -> str:
    return f"button-{VERBS[verb]}"


def put_node(what: int) -> str:
    return f"put-{PUTS[what]}"


def limit_node(seat: int) -> str:
    return f"limit-{seat}"


def nodes_of(state: SupersizeState, action: int) -> tuple[str, ...]:
    """The nodes that stand for a legal action: first the thing, then the place."""
    verb, subject, where = int(verb_of(action)), int(subject_of(action)), int(where_of(action))
    q, r = int(q_of(where >> 3)), int(r_of(where >> 3))
    seat = int(state.active)
    if verb == LAY:
        place = [int(kind) for kind in state.hands[seat]].index(subject)
        return hand_node(seat, place), space_node(q, r)
    if verb == KEEP:
        return (packet_node([int(kind) for kind in state.packet].index(subject)),)
    if verb == BUY_AND_LAY:
        return market_node(*divmod(subject, int(MARKET_PLACES))), space_node(q, r)
    if verb == BUY:
        return (market_node(*divmod(subject, int(MARKET_PLACES))),)
    if verb == PUT:
        return (put_node(subject),)
    if verb == DRAW:
        return (pile_node(subject),)
    if verb == RAISE:
        return (limit_node(seat),)
    if verb in BUTTONS:
        return (button_node(verb),)
    return _ant_nodes(state, verb, subject, spot_node(q, r, where & 7), where >> 3)


def _ant_nodes(state: SupersizeState, verb: int, subject: int, spot: str, cell: int) -> tuple[str, ...]:
    seat = int(state.active)
    if verb == WALK:
        return ant_node(seat, subject), spot
    if verb in (FLEE, ESCAPE):
        return ant_node(int(state.victim), subject), spot
    if verb in DEEDS:
        return ant_node(seat, subject), deed_node(verb, subject)
    if verb == TAKE_LARVA:
        return (ant_node(seat, subject),)
    if verb == FEED_LARVA:
        larva = _larva_node(state, int(larva_of(subject // 2 % 8)))
        return ant_node(seat, subject // 16), larva, hatch_node(subject % 2)
    if verb == KIDNAP:
        larva = _larva_node(state, int(larva_of(subject % 8)))
        return ant_node(seat, subject // 8 + int(FIRST_SOLDIER)), larva, spot
    return _attack_nodes(state, subject, spot, cell)


def _larva_node(state: SupersizeState, larva: int) -> str:
    seat, number = divmod(larva, int(ANTS_PER_SEAT))
    return ant_node(seat, number)


def _attack_nodes(state: SupersizeState, entries: int, spot: str, cell: int) -> tuple[str, ...]:
    """Each soldier and the tile from which he steps in, then the attacked spot."""
    nodes: list[str] = []
    for number in range(SOLDIERS):
        entry = int(entry_of(entries, number))
        if entry:
            beside = cell + int(STEPS[entry - 1])
            nodes += [
                ant_node(int(state.active), number + int(FIRST_SOLDIER)),
                tile_node(int(q_of(beside)), int(r_of(beside))),
            ]
    return *nodes, spot


def ghost_of(state: SupersizeState, action: int) -> Ghost | None:
    """How a tile would lie."""
    if verb_of(action) not in (LAY, BUY_AND_LAY):
        return None
    thing, place = nodes_of(state, action)
    return Ghost(thing, place, turned(int(where_of(action)) & 7))


def meant_by(state: SupersizeState, node: str) -> list[int]:
    """The actions, legal or not, that a click on this node would mean."""
    for verb in BUTTONS:
        if node == button_node(verb):
            return [int(action_of(verb, 0, 0))]
    if node == limit_node(int(state.active)):
        return [int(action_of(RAISE, 0, 0))]
    for row in range(ROWS):
        if node == pile_node(row):
            return [int(action_of(DRAW, row, 0))]
        for place in range(MARKET_PLACES):
            if node == market_node(row, place):
                return [_market_action(state, row * int(MARKET_PLACES) + place)]
    for what in (PUT_NOTHING, PUT_QUEEN):
        if node == put_node(what):
            return [int(action_of(PUT, what, 0))]
    for number in range(len(ANT_NAMES)):
        for verb in DEEDS:
            if node == deed_node(verb, number):
                return [int(action_of(verb, number, 0))]
    return _of_places(state, node)


def _market_action(state: SupersizeState, slot: int) -> int:
    if state.rules.first_edition or state.phase != MARKET:
        return int(action_of(BUY, slot, 0))
    return int(action_of(BUY_AND_LAY, slot, cell_at(0, 0) * 8))


def _of_places(state: SupersizeState, node: str) -> list[int]:
    """A space means laying a tile there, a spot walking there or attacking."""
    kind, *words = node.split("-")
    try:
        numbers = [int(word.replace("m", "-")) for word in words]
    except ValueError:
        return []
    if kind == "space" and len(numbers) == 2 and state.phase in (LAYING, MARKET, PUTTING):
        where = cell_at(numbers[0], numbers[1]) * 8
        kinds = state.kinds_in_hand(state.active)
        return [int(action_of(LAY, tile, where)) for tile in kinds]
    if kind == "spot" and len(numbers) == 3:
        where = cell_at(numbers[0], numbers[1]) * 8 + numbers[2] - 1
        walks = [int(action_of(WALK, number, where)) for number in range(len(ANT_NAMES))]
        return [*walks, int(action_of(ATTACK, 1, where))]
    return []
