"""What may be known of a match of Marabunta: everything but the order of the pile."""

from __future__ import annotations

from typing import Any

from insectarium.core.message import Message
from insectarium.core.sheet import Row, ScoreSheet
from insectarium.games.marabunta.codes import FACE_NAMES, REMOVE_COOKIE, TILE_NAMES, TILES
from insectarium.games.marabunta.components import ABILITIES
from insectarium.games.marabunta.grid import HEX_NAMES, HEXES, REGION_NAMES, REGIONS
from insectarium.games.marabunta.position import elements_of
from insectarium.games.marabunta.position_frames import write_frame
from insectarium.games.marabunta.rules import MarabuntaState
from insectarium.games.marabunta.scoring import region_points, region_sums, track_points
from insectarium.games.marabunta.state import CROSSED, ENDINGS, EXECUTING, NONE, PHASES, PLAYERS

# MAR-023, MAR-C08
TRACK = 25
SYMBOLS = ("", "cookie", "chest")


def table_view(state: MarabuntaState) -> dict[str, Any]:
    return {
        "territory": state.map.side,
        "boards": state.side.side,
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "splitter": int(state.splitter),
        "active": int(state.active),
        "tile": TILE_NAMES[state.tile()],
        "tiles_to_come": tiles_to_come(state),
        "dice": [FACE_NAMES[face] for face in state.dice],
        "apart": elements_of(int(state.apart)),
        "pools": [elements_of(int(pool)) for pool in state.pools],
        "left": elements_of(int(state.left)),
        "waiting": [write_frame(int(frame)) for frame in state.stack],
        "removal_due": state.phase == EXECUTING and bool(state.removal_due()),
        "hexes": [_hex(state, hex) for hex in range(HEXES)],
        "sheets": _sheets(state),
        "cookies_left": int(state.free_cookies),
        "players": [_player(state, seat) for seat in range(PLAYERS)],
        "cookie_row": list(state.side.figures),
        "groups": [
            {"ability": ABILITIES[ability], "chests": int(size)}
            for ability, size in zip(state.side.ability, state.side.size, strict=True)
        ],
        "trigger": None
        if state.trigger == NONE
        else {"seat": int(state.trigger), "ending": ENDINGS[state.ending]},
    }


def tiles_to_come(state: MarabuntaState) -> list[str]:
    """Which tiles lie in the pile, in the order of the catalogue: their own order is hidden."""
    later = sorted(int(tile) for tile in state.pile[state.round : TILES])
    return [TILE_NAMES[tile] for tile in later or [int(REMOVE_COOKIE)]]


def _hex(state: MarabuntaState, hex: int) -> dict[str, Any]:
    form: dict[str, Any] = {"name": HEX_NAMES[hex], "region": REGION_NAMES[state.map.region[hex]]}
    form["symbol"] = SYMBOLS[state.map.symbol[hex]]
    if state.marks[hex] == CROSSED:
        form["crossed"] = True
    if state.owner_at(hex) != NONE:
        form["seat"] = int(state.owner_at(hex))
        form["number"] = int(state.number_at(hex))
    return form


def _sheets(state: MarabuntaState) -> list[dict[str, Any]]:
    sums = region_sums(state)
    return [
        {
            "region": name,
            "circles": [int(state.circles[seat * REGIONS + region]) for seat in range(PLAYERS)],
            "blank": int(state.blank_circles(region)),
            "sums": [int(sums[seat * REGIONS + region]) for seat in range(PLAYERS)],
            "available": int(state.free_in_region[region]),
        }
        for region, name in enumerate(REGION_NAMES)
    ]


def _player(state: MarabuntaState, seat: int) -> dict[str, Any]:
    groups = state.side.groups
    points = int(track_points(state, seat))
    laps, field = on_track(points)
    return {
        "anthills": int(state.anthills[seat]),
        "chests": [int(state.chests[seat * groups + group]) for group in range(groups)],
        "cookies": int(state.cookies[seat]),
        "points": points,
        "track": {"laps": laps, "field": field},
    }


def on_track(points: int) -> tuple[int, int]:
    """MAR-114, MAR-A33: how often 25 is circled, and the field reached since."""
    laps = max(0, points - 1) // TRACK
    return laps, points - laps * TRACK


def score_sheet(state: MarabuntaState) -> ScoreSheet:
    """MAR-109 to MAR-115"""
    points = region_points(state)
    sums = region_sums(state)
    rows = [
        Row("cookies", tuple(int(p) for p in state.cookie_points), _cookies_marked(state)),
        Row("chests", tuple(int(p) for p in state.ability_points)),
    ]
    for region, name in enumerate(REGION_NAMES):
        columns = tuple(int(points[seat * REGIONS + region]) for seat in range(PLAYERS))
        reasons = tuple(
            Message("marabunta", "because-region", {"own": int(sums[seat * REGIONS + region])})
            for seat in range(PLAYERS)
        )
        rows.append(Row(name, columns, reasons))
    return ScoreSheet(tuple(rows))


def _cookies_marked(state: MarabuntaState) -> tuple[Message, ...]:
    return tuple(Message("marabunta", "because-cookies", {"cookies": int(count)}) for count in state.cookies)
