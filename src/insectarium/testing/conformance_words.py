"""Checks of everything that is written: records, positions, views, notations and sentences."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from insectarium.core.event import Event
from insectarium.core.message import Value
from insectarium.core.record import Record
from insectarium.core.state import State
from insectarium.testing.conformance_match import Match, finish, numbers

ACTIONS_TRIED = 40


def records_replay(match: Match) -> None:
    """A match written down as text and read again leads to the same end, and verifies."""
    game = match.game
    record = Record.begin(game, seats=match.seats, seed=match.seed, options=match.options)
    for state in match.walk():
        action = match.next_action()
        if action is not None:
            record = record.with_action(game.notation(state, action))
    record = record.finished(game, state)
    copy = Record.from_text(record.to_text())
    if copy.actions != record.actions or copy.to_text() != record.to_text():
        raise match.fault("the record does not survive being written and read.")
    if game.fingerprint(copy.verify(game)) != game.fingerprint(state):
        raise match.fault("the record leads to another state than the match.")


def positions_round_trip(match: Match) -> None:
    """A state written as a position, through JSON, comes back the same and plays on the same."""
    game = match.game
    for state in match.sample():
        document = game.to_position(state)
        _check_json(match, document, "position")
        copy = game.position(json.loads(json.dumps(document)))
        if game.fingerprint(copy) != game.fingerprint(state):
            raise match.fault("the position does not give the same state back.")
        if numbers(copy.legal_actions()) != numbers(state.legal_actions()):
            raise match.fault("the state that the position gives back has other legal actions.")
        ends = [game.fingerprint(finish(one, match.rng("ends"))) for one in (copy, state.clone())]
        if ends[0] != ends[1]:
            raise match.fault("the state that the position gives back plays on differently.")


def views_are_json(match: Match) -> None:
    """Views go through JSON unchanged and leave the state alone."""
    for state in match.sample():
        before = match.game.fingerprint(state)
        for view in match.game.views(state, match.viewers()):
            _check_json(match, view, f"view of seat {view['seat']}")
        if match.game.fingerprint(state) != before:
            raise match.fault("asking for views changes the state.")


def _check_json(match: Match, document: Any, name: str) -> None:
    try:
        same = json.loads(json.dumps(document)) == document
    except TypeError as problem:
        raise match.fault(f"the {name} is no JSON: {problem}.") from problem
    if not same:
        raise match.fault(f"the {name} does not go through JSON unchanged.")


def actions_have_words(match: Match) -> None:
    """Every legal action goes through each of its forms and back, and is described."""
    for state in match.sample():
        notations: dict[str, int] = {}
        for action in numbers(state.legal_actions()):
            words = match.game.notation(state, action)
            if notations.setdefault(words, action) != action:
                raise match.fault(f"{action} and {notations[words]} are both written {words!r}.")
        for words, action in _some(match, list(notations.items())):
            _check_forms(match, state, action, words)


def _some(match: Match, actions: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """All of them, or as many as come up in turn where there are hundreds."""
    first = int(match.rng("some actions").below(1 + len(actions) // ACTIONS_TRIED))
    return actions[first :: 1 + len(actions) // ACTIONS_TRIED]


def _check_forms(match: Match, state: State, action: int, words: str) -> None:
    game = match.game
    form = game.decode(action)
    _check_json(match, form, f"structured form of {action}")
    for given in (action, words, form):
        _check_same(match, action, given, game.understand(state, given))
    _check_same(match, action, words, game.read_notation(state, words))
    for language in match.languages_for(*game.description(state, action)):
        _check_said(match, f"description of {words!r}", language, game.describe(state, action, language))


def _check_same(match: Match, action: int, given: object, understood: int) -> None:
    if understood != action:
        raise match.fault(f"{given!r} stands for {action}, but is understood as {understood}.")


def _check_said(match: Match, name: str, language: str, sentence: str) -> None:
    if not sentence.strip():
        raise match.fault(f"the {name} is empty in {language!r}.")


def decisions_can_be_shown(match: Match) -> None:
    """Every decision has a prompt, and every choice has nodes to click; a set may be empty."""
    for state in match.sample():
        decision = match.game.decision(state)
        if decision is None:
            continue
        _check_key(match, f"prompt-{decision.kind}")
        for choice in decision.choices:
            if decision.pick == "one" and not choice.nodes:
                raise match.fault(f"no node of the scene stands for {choice.notation!r}.")
        if decision.pick == "set":
            sets = [frozenset(choice.nodes) for choice in decision.choices]
            if len(set(sets)) != len(sets):
                raise match.fault("two choices of a set decision have the same nodes.")
        if match.is_for_pictures():
            _check_nodes_are_drawn(match, state, {node for one in decision.choices for node in one.nodes})


def _check_nodes_are_drawn(match: Match, state: State, nodes: set[str]) -> None:
    picture = match.picture(match.game.view(state, int(state.seat_to_act())))
    if picture is None:
        return
    scene = picture.as_json()
    _check_json(match, scene, "scene")
    drawn = set(_ids_in(scene))
    if nodes - drawn:
        raise match.fault(f"choices name the nodes {sorted(nodes - drawn)}, which the scene does not show.")


def _ids_in(part: object) -> Iterable[str]:
    """Every value of a field `id` in a scene, however deep."""
    if isinstance(part, Mapping):
        if isinstance(part.get("id"), str):
            yield part["id"]
        for value in part.values():
            yield from _ids_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from _ids_in(value)


def score_sheets_have_words(match: Match) -> None:
    """Every row and every extra column of the score sheet has a name, and every reason a sentence."""
    for state in match.sample():
        sheet = match.game.score_sheet(state)
        for key in sheet.extra:
            _check_key(match, f"extra-{key}")
        for row in sheet.rows:
            _check_key(match, f"score-{row.key}")
            for reason in row.because:
                if reason is not None:
                    _check_key(match, reason.key, reason.args)


def _check_key(match: Match, key: str, args: Mapping[str, Value] | None = None) -> None:
    for language in match.languages_for(key, args or {}):
        _check_said(match, f"sentence {key}", language, match.game.phrases.say(key, args or {}, language))


def events_are_told(match: Match) -> None:
    """Every event has a sentence for everybody in every language; a log changes nothing in the match."""
    game = match.game
    state = match.start()
    for step, action in enumerate(match.actions):
        match.step = step
        for event in game.play(state, action):
            _check_event(match, event)
    match.step = len(match.actions)
    if game.fingerprint(state) != game.fingerprint(match.at(match.step)):
        raise match.fault("played with a log of events, the match ends differently.")


def _check_event(match: Match, event: Event) -> None:
    told: list[dict[str, Any]] = []
    for seat in match.viewers():
        seen: dict[str, Any] = event.seen_by(seat)
        # Most events are the same for everybody.
        if seen in told:
            continue
        told.append(seen)
        _check_json(match, seen, f"event {event.kind!r}")
        for language in match.languages_for(f"event-{event.kind}", {**seen["facts"], "seat": seen["seat"]}):
            sentence = match.game.narrate(seen, language)
            _check_said(match, f"sentence of the event {event.kind!r}", language, sentence)
