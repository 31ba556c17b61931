"""The games, their pictures and their rules."""

from __future__ import annotations

import gzip
import hashlib
import logging
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any

import msgspec
from starlette.responses import Response

import insectarium
from insectarium.bots.levels import LEVELS
from insectarium.core.game import WATCHER, Game, View
from insectarium.core.manifest import Manifest, Option, OptionValue
from insectarium.server import types
from insectarium.server.asking import Ask
from insectarium.server.errors import ApiError, say
from insectarium.server.hall import game_named
from insectarium.server.languages import LANGUAGES
from insectarium.server.render import tones_of

log = logging.getLogger("insectarium")
FOREVER = "public, max-age=31536000, immutable"
PICTURE_SEED = "the picture on the start page"
PICTURE_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox"


@dataclass(frozen=True)
class Stored:
    """Something that is made once and sent often."""

    plain: bytes
    packed: bytes
    hash: str
    media: str
    vary: str

    @classmethod
    def of(cls, content: bytes, media: str, vary: str = "Accept-Encoding") -> Stored:
        packed = gzip.compress(content, mtime=0)
        return cls(content, packed, hashlib.sha256(content).hexdigest()[:16], media, vary)

    def response(self, ask: Ask) -> Response:
        lasting = ask.query("hash") == self.hash
        headers = {
            "ETag": f'"{self.hash}"',
            "Cache-Control": FOREVER if lasting else "no-cache",
            "Vary": self.vary,
        }
        if self.media == "image/svg+xml":
            headers["Content-Security-Policy"] = PICTURE_CSP
        if ask.request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        if "gzip" in ask.request.headers.get("accept-encoding", ""):
            return Response(
                self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media
            )
        return Response(self.plain, headers=headers, media_type=self.media)


@cache
def offered() -> tuple[Manifest, ...]:
    """The games that can be played here. One from elsewhere that cannot even be drawn is left out."""
    fine: list[Manifest] = []
    for manifest in insectarium.games():
        try:
            sheet_of(manifest.id)
            for language in LANGUAGES:
                picture_of(manifest.id, language)
        except Exception as fault:  # it may raise anything, and the other games must not suffer
            log.error("the game %s cannot be drawn and is not offered: %s", manifest.id, fault)
        else:
            fine.append(manifest)
    return tuple(fine)


def offered_game(name: str, field: str | None = None) -> Game[Any]:
    if name not in [manifest.id for manifest in offered()]:
        raise ApiError("no-such-game", args={"game": name[:40]}, field=field)
    return game_named(name)


async def games(ask: Ask) -> types.Games:
    shown = [_shown(manifest, ask.language) for manifest in offered()]
    levels = [
        types.Level(
            level, say(f"level-{level}", {}, ask.language), say(f"level-{level}-help", {}, ask.language)
        )
        for level in LEVELS
    ]
    return types.Games(shown, levels)


async def sprites(ask: Ask) -> Response:
    return sheet_of(_named(ask).manifest.id).response(ask)


async def picture(ask: Ask) -> Response:
    return picture_of(_named(ask).manifest.id, ask.language).response(ask)


async def rules(ask: Ask) -> types.Rules:
    game = _named(ask)
    language = ask.language if ask.language in game.rulebook_languages() else "en"
    grouped = groupby(game.rulebook(language), key=lambda rule: rule.section)
    sections = [
        types.Section(title, [types.ShownRule(rule.id, rule.text) for rule in found])
        for title, found in grouped
    ]
    return types.Rules(game.manifest.id, language, sections)


def _named(ask: Ask) -> Game[Any]:
    name = str(ask.request.path_params["game"])
    return offered_game(name)


def _shown(manifest: Manifest, language: str) -> types.ShownGame:
    game = game_named(manifest.id)
    address = f"/api/games/{manifest.id}"
    return types.ShownGame(
        id=manifest.id,
        title=game.phrases.say("title", {}, language),
        summary=game.phrases.say("summary", {}, language),
        designers=list(manifest.designers),
        publisher=manifest.publisher,
        minutes=manifest.minutes,
        seats=list(manifest.seats),
        default_seats=manifest.default_seats,
        rules_version=manifest.rules_version,
        languages=list(game.phrases.languages()),
        tones=list(tones_of(game)),
        options=[_option(game, option, language) for option in manifest.options],
        sprites=f"{address}/sprites?hash={sheet_of(manifest.id).hash}",
        picture=f"{address}/picture.svg?language={language}&hash={picture_of(manifest.id, language).hash}",
    )


def _option(game: Game[Any], option: Option, language: str) -> types.ShownOption:
    label = game.phrases.say(f"option-{option.key}", {}, language)
    values = [_value(game, option, value, language) for value in option.values]
    return types.ShownOption(option.key, label, _help(game, option, language), option.default, values)


def _help(game: Game[Any], option: Option, language: str) -> str | None:
    try:
        return game.phrases.say(f"option-{option.key}-help", {}, language)
    except KeyError:
        return None


def _value(game: Game[Any], option: Option, value: OptionValue, language: str) -> types.ShownValue:
    if isinstance(value.value, bool):
        label = say("option-yes" if value.value else "option-no", {}, language)
    else:
        label = game.phrases.say(f"option-{option.key}-{value.value}", {}, language)
    return types.ShownValue(value.value, label, None if value.seats is None else list(value.seats))


@cache
def sheet_of(name: str) -> Stored:
    game = game_named(name)
    scene = game.scene(game.view(game.setup(seed=PICTURE_SEED), WATCHER))
    return Stored.of(msgspec.json.encode(scene.sheet_json()), "application/json")


@cache
def picture_of(name: str, language: str) -> Stored:
    """A table in mid-match, the same one every time."""
    scene = game_named(name).scene(_mid_match(name), language, shape="wide")
    # Who asks without naming a language gets the one of the browser.
    return Stored.of(scene.to_svg().encode(), "image/svg+xml", "Accept-Encoding, Accept-Language")


@cache
def _mid_match(name: str) -> View:
    game = game_named(name)
    whole = _played(game, None)
    return game.view(_played(game, whole * 3 // 5), WATCHER)


def _played(game: Game[Any], steps: int | None) -> Any:
    """The state after so many steps of a match of no great skill; without a number, how many it has."""
    state = game.setup(seed=PICTURE_SEED)
    count = 0
    while not state.is_over() and count != steps:
        actions = list(state.legal_actions())
        state.advance(actions[count * 7 % len(actions)])
        count += 1
    return count if steps is None else state
